"""The deals of Mister Diamond: what a box holds, and the rounds dealt from it (M1, M2, M12).

An edition is a text file (see ``editions/1993.txt``).  A deal holds a match's rounds; it is complete, so a
record needs no edition file.
"""

from collections import Counter
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any, TypeGuard

import msgspec
import numpy as np

from karfunkel.games import material
from karfunkel.games.contract import Position, Words, new_position
from karfunkel.games.faults import Fault, shown
from karfunkel.games.mister_diamond import rules
from karfunkel.games.mister_diamond.notation import card_name
from karfunkel.games.mister_diamond.options import EDITIONS, Options

MOST_DOLLARS = 1_000_000

_ROUND_KEYS = ("places", "fixed", "cards")


class Edition(msgspec.Struct, frozen=True):
    """What a box holds (M1)."""

    places: int
    fixed: int
    rings: tuple[tuple[int, int], ...]
    """ring values, ascending, each with its number of cards"""
    steals: int


def fresh(options: Options, seats: int, edition: Edition | None = None) -> Position:
    """A position with an edition's material, by default the one that the options name."""
    edition = edition or read_edition(options.edition)
    state = new_position(rules)
    values, numbers = np.array(edition.rings, dtype=np.int64).T
    rules.setup(state, seats, edition.places, edition.fixed, values, numbers, edition.steals)
    rules.agree(state, int(options.marks == "on"), int(options.empty_rings_cost), options.rounds)
    return state


# --- editions


def read_edition(name: str) -> Edition:
    """An edition that comes with the game, or a user's own file."""
    return _shipped(name) if name in EDITIONS else _read(Path(name))


@cache
def _shipped(name: str) -> Edition:
    return _read(Path(__file__).parent / "editions" / f"{name}.txt")


def _read(path: Path) -> Edition:
    counts: dict[str, int] = {}
    rings: dict[int, int] = {}
    for number, line in material.lines(path):
        try:
            _read_line(line, counts, rings)
        except Fault as fault:
            raise Fault(f"{path}, line {number}: {fault} (M1)") from None
    try:
        return _edition(counts, rings)
    except Fault as fault:
        raise Fault(f"{path}: {fault} (M1)") from None


def _read_line(line: str, counts: dict[str, int], rings: dict[int, int]) -> None:
    word, *texts = line.split()
    if word not in ("places", "fixed", "steal", "ring"):
        raise Fault(f"{shown(word)} is unknown; a line begins with places, fixed, ring or steal")
    if word == "ring":
        if len(texts) != 2:
            raise Fault('a ring line is "ring VALUE CARDS", as in "ring 3000 7"')
        value = _number(texts[0], "a ring value", 1, MOST_DOLLARS)
        if value in rings:
            raise Fault(f"ring {value} stands twice; give all its cards in one line")
        rings[value] = _number(texts[1], "a number of ring cards", 1, rules.MOST_CARDS)
        return
    if len(texts) != 1:
        raise Fault(f'a {word} line is "{word} NUMBER"')
    if word in counts:
        raise Fault(f"{word} stands twice")
    lowest, highest = {
        "places": (1, rules.MOST_PLACES),
        "fixed": (0, rules.MOST_PLACES),
        "steal": (0, rules.MOST_CARDS),
    }[word]
    counts[word] = _number(texts[0], word, lowest, highest)


def _number(text: str, what: str, lowest: int, highest: int) -> int:
    if text.isascii() and text.isdecimal() and len(text) < 10 and lowest <= int(text) <= highest:
        return int(text)
    raise Fault(f"{what} is a whole number from {lowest} to {highest}, not {shown(text)}")


def _edition(counts: Mapping[str, int], rings: Mapping[int, int]) -> Edition:
    for word in ("places", "fixed", "steal"):
        if word not in counts:
            raise Fault(f'the line "{word} NUMBER" is missing')
    _check_numbers(counts["places"], counts["fixed"], len(rings), sum(rings.values()) + counts["steal"])
    return Edition(counts["places"], counts["fixed"], tuple(sorted(rings.items())), counts["steal"])


def _check_numbers(places: int, fixed: int, values: int, cards: int) -> None:
    """What any material must be like, that of an edition or of a deal."""
    if fixed >= places:
        raise Fault(f"of {places} diamonds {fixed} are fixed; at least one must be loose")
    if not values:
        raise Fault("there is no ring card; there must be at least one")
    if values > rules.MOST_VALUES:
        raise Fault(f"there are {values} different ring values; at most {rules.MOST_VALUES} are possible")
    if cards > rules.MOST_CARDS:
        raise Fault(f"there are {cards} cards; at most {rules.MOST_CARDS} are possible")


# --- drawing


def draw(options: Options, seats: int, words: Words, part: Mapping[str, object]) -> dict[str, Any]:
    """Rounds drawn by random words; of any round, whatever is given by hand stands."""
    edition = read_edition(options.edition)
    given = _given_rounds(options, part)
    rounds = []
    for number in range(1, options.rounds + 1):
        state = fresh(options, seats, edition)
        rules.deal(state, words(number - 1))
        by_hand = given[number - 1] if number <= len(given) else {}
        dealt = {**_read_out(state), **by_hand}
        _check_round(number, dealt, edition, f"the edition {material.recorded(options.edition)}")
        rounds.append(dealt)
    return {"rounds": rounds}


def _given_rounds(options: Options, part: Mapping[str, object]) -> list[dict[str, Any]]:
    for key in part:
        if key != "rounds":
            raise Fault(f"a deal of Mister Diamond has no {shown(key)}; it is an object with rounds")
    given = part.get("rounds", [])
    if not isinstance(given, list):
        raise Fault(f"rounds is a list with an object for each round, not {shown(given)} (M12)")
    if len(given) > options.rounds:
        raise Fault(f"{_rounds(len(given))} are given, but the match has {_rounds(options.rounds)} (M12)")
    for number, by_hand in enumerate(given, start=1):
        _check_keys(number, by_hand)
    return given


def _read_out(state: Position) -> dict[str, Any]:
    fixed = int(state.fixed)
    return {
        "places": int(state.places),
        "fixed": [place for place in range(1, int(state.places) + 1) if fixed >> (place - 1) & 1],
        "cards": [card_name(state, card) for card in state.pile[: int(state.cards)].tolist()],
    }


# --- checking


def layouts(options: Options, seats: int, deal: object) -> tuple[Position, ...]:
    """One dealt position for each round; a Fault names what is wrong with the deal."""
    if not isinstance(deal, dict):
        raise Fault(f"a deal of Mister Diamond is an object with rounds, not {shown(deal)}")
    if "rounds" not in deal:
        raise Fault("rounds is missing in the deal (M12)")
    rounds = _given_rounds(options, deal)
    if len(rounds) < options.rounds:
        raise Fault(f"the deal has {_rounds(len(rounds))}, but the match has {_rounds(options.rounds)} (M12)")
    edition: Edition | None = None
    source = ""
    if options.edition in EDITIONS:
        edition, source = read_edition(options.edition), f"the edition {options.edition}"
    for number, dealt in enumerate(rounds, start=1):
        edition = _check_round(number, dealt, edition, source)
        source = source or "round 1"  # a deal is complete, but all its rounds are played with one box
    assert edition
    return tuple(_lay_out(options, seats, edition, dealt) for dealt in rounds)


def _lay_out(options: Options, seats: int, edition: Edition, dealt: Mapping[str, Any]) -> Position:
    state = fresh(options, seats, edition)
    source = fresh(options, seats, edition)
    source.fixed = sum(1 << (place - 1) for place in dealt["fixed"])
    kinds = {value: kind for kind, (value, _) in enumerate(edition.rings)}
    source.pile[: len(dealt["cards"])] = [kinds.get(card, rules.STEAL) for card in dealt["cards"]]
    rules.lay(state, source)
    return state


def _check_keys(number: int, dealt: object) -> None:
    if not isinstance(dealt, dict):
        raise Fault(f"round {number}: a round is an object with {', '.join(_ROUND_KEYS)}, not {shown(dealt)}")
    for key in dealt:
        if key not in _ROUND_KEYS:
            raise Fault(f"round {number}: a round has no {shown(key)}, only {', '.join(_ROUND_KEYS)}")


def _check_round(number: int, dealt: Mapping[str, Any], expected: Edition | None, source: str) -> Edition:
    """The material of a round, after checking it; ``source`` says where the expected one comes from."""
    for key in _ROUND_KEYS:
        if key not in dealt:
            raise Fault(f"round {number}: {key} is missing")
    try:
        places = _check_places(dealt["places"])
        if expected:
            _compare("places", places, expected.places, source)
        fixed = _check_fixed(dealt["fixed"], places)
        if expected:
            _compare("fixed diamonds", len(fixed), expected.fixed, source)
        cards = _check_cards(dealt["cards"])
        _check_numbers(places, len(fixed), len(cards.keys() - {"steal"}), cards.total())
        if expected:
            _compare_cards(cards, expected, source)
    except Fault as fault:
        raise Fault(f"round {number}: {fault}") from None
    rings = sorted((card, count) for card, count in cards.items() if card != "steal")
    return Edition(places, len(fixed), tuple(rings), cards["steal"])


def _check_places(places: object) -> int:
    if not _is_number(places, rules.MOST_PLACES):
        raise Fault(f"places is a whole number from 1 to {rules.MOST_PLACES}, not {shown(places)}")
    return places


def _check_fixed(fixed: object, places: int) -> list[int]:
    if not isinstance(fixed, list):
        raise Fault(f"fixed is a list of places, not {shown(fixed)}")
    previous = 0
    for place in fixed:
        if not _is_number(place, places):
            raise Fault(f"fixed holds {shown(place)}; places are whole numbers from 1 to {places}")
        if place == previous:
            raise Fault(f"fixed holds {place} twice")
        if place < previous:
            raise Fault(f"fixed is ascending, but {place} comes after {previous}")
        previous = place
    return fixed


def _check_cards(cards: object) -> Counter[Any]:
    if not isinstance(cards, list):
        raise Fault(f'cards is a list of ring values and "steal", top first, not {shown(cards)}')
    for card in cards:
        if card != "steal" and not _is_number(card, MOST_DOLLARS):
            raise Fault(f'cards holds {shown(card)}; a card is "steal" or a value from 1 to {MOST_DOLLARS}')
    return Counter(cards)


def _compare_cards(cards: Counter[Any], expected: Edition, source: str) -> None:
    wanted: Counter[Any] = Counter(steal=expected.steals)
    wanted.update(dict(expected.rings))
    for card in [*wanted, *cards]:
        name = "steal cards" if card == "steal" else f"cards of {card}"
        _compare(name, cards[card], wanted[card], source)


def _compare(what: str, found: int, wanted: int, source: str) -> None:
    if found != wanted:
        raise Fault(f"{what}: {source} has {wanted}, not {found} (M1)")


def _is_number(value: object, highest: int) -> TypeGuard[int]:
    """True is a number to Python, but not in JSON."""
    return type(value) is int and 1 <= value <= highest


def _rounds(number: int) -> str:
    return "1 round" if number == 1 else f"{number} rounds"
