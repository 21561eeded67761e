"""docs/deals.md, done over in plain Python from that page alone: the product deals as it says."""

import hashlib
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from karfunkel import games
from karfunkel.games import chance
from karfunkel.match import seeds
from karfunkel.match.match import Match

TEXT = (Path(__file__).parents[2] / "docs" / "deals.md").read_text(encoding="utf-8")
SEED, WORDS, DEALS = (json.loads(block) for block in re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL))
ORDERS = ("RYBG", "RYGB", "RBYG", "RBGY", "RGYB", "RGBY")
TILES = [f"{value}{order}" for value in range(1, 7) for order in ORDERS]
RINGS = (1000, 2000, 3000, 4000, 5000, 6000)


def words(seed: bytes, game: str, number: int) -> Iterator[int]:
    stream = hashlib.shake_256(seed + f"karfunkel/1/deal/{game}/{number}".encode("ascii")).digest(4000)
    return (int.from_bytes(stream[place : place + 4], "big") for place in range(0, len(stream), 4))


def pick(stream: Iterator[int], n: int) -> int:
    word = next(stream)
    while word * n % 2**32 < 2**32 % n:
        word = next(stream)
    return word * n // 2**32


def shuffled(items: list[Any], stream: Iterator[int]) -> list[Any]:
    for i in range(len(items) - 1, 0, -1):
        j = pick(stream, i + 1)
        items[i], items[j] = items[j], items[i]
    return items


def carat(seed: bytes) -> dict[str, Any]:
    stream = words(seed, "carat", 1)
    chips = shuffled([1] * 10 + [2] * 10 + [3] * 10 + [4] * 10 + [5] * 9, stream)
    return {"chips": chips, "supply": shuffled(list(TILES), stream)}


def mister_diamond(seed: bytes, rounds: int) -> dict[str, Any]:
    dealt = []
    for number in range(1, rounds + 1):
        stream = words(seed, "mister_diamond", number)
        fixed: list[int] = []
        for place in range(1, 43):
            if pick(stream, 43 - place) < 16 - len(fixed):
                fixed.append(place)
        cards = shuffled([value for value in RINGS for _ in range(7)] + ["steal"] * 7, stream)
        dealt.append({"places": 42, "fixed": fixed, "cards": cards})
    return {"rounds": dealt}


def diamantenraub(seed: bytes, seats: int) -> dict[str, Any]:
    cards = shuffled(list(range(1, 81)), words(seed, "diamantenraub", 1))
    return {"piles": [cards[20 * seat : 20 * seat + 20] for seat in range(seats)]}


def halbedelstein(seed: bytes) -> dict[str, Any]:
    pits = ["B5", "B6", "B7", "B8", "A8", "A7", "A6", "A5", "A4", "A3", "A2", "A1"]
    return {"first": pits[pick(words(seed, "halbedelstein", 1), 12)]}


def dealt(seed: bytes, name: str, seats: int, **options: object) -> dict[str, Any]:
    """What the product deals, without what the seed does not decide."""
    game = games.load(name)
    deal = Match.new(game, game.options(options, seats), seats, seed).deal
    return {key: value for key, value in deal.items() if key != "deck"}


def test_the_seed_and_the_words_on_the_page_are_right() -> None:
    assert hashlib.shake_256(b"karfunkel/1/seed/1/karfunkel").hexdigest(32) == SEED
    assert seeds.seed_from_text("karfunkel", 1).hex() == SEED
    assert len(WORDS) == 3
    for game, first in WORDS.items():
        stream = words(bytes.fromhex(SEED), game, 1)
        assert [next(stream) for _ in first] == first
        assert seeds.deal_words(bytes.fromhex(SEED), game, 1, 4).tolist() == first


def test_the_deals_on_the_page_are_those_of_the_product_and_of_the_description() -> None:
    seed = bytes.fromhex(SEED)
    assert dealt(seed, "carat", 2) == DEALS["carat"] == carat(seed)
    assert dealt(seed, "mister_diamond", 2, rounds=2) == DEALS["mister_diamond"] == mister_diamond(seed, 2)
    assert dealt(seed, "diamantenraub", 2) == DEALS["diamantenraub"] == diamantenraub(seed, 2)
    assert dealt(seed, "halbedelstein", 2) == {}
    assert dealt(seed, "halbedelstein", 2, rules="advanced", first_by_lot=True) == halbedelstein(seed)


@pytest.mark.parametrize("number", range(1, 26))
def test_G2_the_product_deals_by_the_description(number: int) -> None:
    seed = seeds.seed_from_text("many deals", number)
    assert dealt(seed, "halbedelstein", 2, rules="advanced", first_by_lot=True) == halbedelstein(seed)
    for seats in (2, 3, 4):
        assert dealt(seed, "carat", seats, three_tiles=bool(number % 2)) == carat(seed)
        assert dealt(seed, "diamantenraub", seats, junior=bool(number % 2)) == diamantenraub(seed, seats)
    for seats in range(2, 9):
        rounds = 1 + number % 3
        assert dealt(seed, "mister_diamond", seats, rounds=rounds) == mister_diamond(seed, rounds)


@pytest.mark.parametrize("n", [1, 3, 5, 36, 49, 80])
def test_words_that_would_favour_some_numbers_are_passed_over(n: int) -> None:
    """They are too rare to meet in a game, so here they are made: those just above a multiple of 2^32 / n."""
    edges = [-(-(2**32 * k) // n) for k in range(n)]
    near = sorted({(edge + step) % 2**32 for edge in edges for step in (-1, 0, 1)})
    passed_over = 0
    for word in near:  # 12345 is never passed over
        picked, cursor = chance.pick(np.array([word, 12345], np.uint32), 0, n)
        assert picked == pick(iter([word, 12345]), n)
        passed_over += cursor == 2
    assert passed_over == 2**32 % n if n > 1 else passed_over == 0


def test_words_that_are_all_passed_over_are_a_fault_and_nothing_behind_them_is_read() -> None:
    with pytest.raises(IndexError, match="used up"):
        chance.pick(np.zeros(16, np.uint32), 0, 3)
