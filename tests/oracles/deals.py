"""Random deals for the oracles, complete as in a record, and wilder ones than the boxes hold.

They come from Python's own generator, so that tests of the product's shuffles do not lean on the product.
"""

from itertools import permutations
from pathlib import Path
from random import Random
from typing import Any

HOUSE_DECK = (Path(__file__).parent.parent / "cases" / "house_deck.txt").read_text().split()
SYMBOLS_WITHOUT_NUMBERS = ["xR", "xY", "xB", "xG", "x^", "xv", "x*", "^", "v", "*", "-R", "-Y", "-B", "-G"]


def random_deal(game: str, options: dict[str, Any], seats: int, random: Random) -> dict[str, Any]:
    if game == "carat":
        return carat_deal(random)
    if game == "mister_diamond":
        return {"rounds": [mister_diamond_round(random) for _ in range(options["rounds"])]}
    if game == "diamantenraub":
        return diamantenraub_deal(HOUSE_DECK, seats, random)
    if game == "halbedelstein" and options.get("first_by_lot"):  # H11
        return {"first": random.choice(["B5", "B6", "B7", "B8", *(f"A{pit}" for pit in range(1, 9))])}
    return {}


def carat_deal(random: Random) -> dict[str, Any]:
    """C1, C2."""
    chips = [1] * 10 + [2] * 10 + [3] * 10 + [4] * 10 + [5] * 9
    supply = [str(value) + "R" + "".join(rest) for value in range(1, 7) for rest in permutations("YBG")]
    random.shuffle(chips)
    random.shuffle(supply)
    return {"chips": chips, "supply": supply}


def mister_diamond_round(random: Random) -> dict[str, Any]:
    """M1, M2."""
    cards: list[int | str] = [value for value in range(1000, 7000, 1000) for _ in range(7)]
    cards += ["steal"] * 7
    random.shuffle(cards)
    return {"places": 42, "fixed": sorted(random.sample(range(1, 43), 16)), "cards": cards}


def small_mister_diamond_round(random: Random) -> dict[str, Any]:
    """M1: an edition with few values, few loose diamonds and many thieves, so that M7-M10 meet."""
    places = random.randint(4, 12)
    fixed = sorted(random.sample(range(1, places + 1), random.randint(1, places - 2)))
    cards: list[int | str] = [random.choice([1000, 2000]) for _ in range(random.randint(4, 14))]
    cards += ["steal"] * random.randint(1, 8)
    random.shuffle(cards)
    return {"places": places, "fixed": fixed, "cards": cards}


def diamantenraub_deal(deck: list[str], seats: int, random: Random) -> dict[str, Any]:
    """D1."""
    numbers = list(range(1, 81))
    random.shuffle(numbers)
    piles = [numbers[20 * seat : 20 * seat + 20] for seat in range(seats)]
    return {"deck": list(deck), "piles": piles}


def wild_diamantenraub_deck(random: Random) -> list[str]:
    """D3: cards may repeat and bear two symbols; few different numbers, so that strengths tie."""
    highest = random.choice([1, 2, 4, 10])
    kinds = SYMBOLS_WITHOUT_NUMBERS + [f"x{number}" for number in range(1, highest + 1)] + ["two", "five"] * 3
    loaded = random.random()
    deck = []
    for _ in range(80):
        card = random.choice("LR") + str(random.randint(1, highest)) + random.choice("RYBG")
        symbols = [symbol for symbol in random.sample(kinds, 2) if random.random() < loaded]
        deck.append(card + (":" + "+".join(symbols) if symbols else ""))
    return deck
