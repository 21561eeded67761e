"""Moves and cards as text: ``T17``, ``S3:4000``, ``-`` (RULES: Mister Diamond, "Notation")."""

import re
from typing import Literal

from karfunkel.games.contract import Position
from karfunkel.games.faults import Fault, quoted
from karfunkel.games.mister_diamond import rules

Card = int | Literal["steal"]
"""A card as deals have it: a ring's value or a steal card."""

FORGOTTEN = "T?"
"""A failed try, as it is told later on: everyone saw the place, but nothing tells it again (M5)."""

_TRY = re.compile(r"T([1-9][0-9]?)")
_THEFT = re.compile(r"S([1-9]):([1-9][0-9]{0,6})")


def parse_move(state: Position, text: str) -> int:
    if text == "-":
        return rules.DECLINE
    if found := _TRY.fullmatch(text):
        return _parse_place(state, int(found[1]))
    if found := _THEFT.fullmatch(text):
        return _parse_theft(state, int(found[1]), int(found[2]))
    raise Fault(
        f"{quoted(text)} is no move; a move is like T17 (try place 17), S3:4000 (steal from seat 3), or -"
    )


def _parse_place(state: Position, place: int) -> int:
    if place > state.places:
        raise Fault(f"there is no place {place}; places are 1 to {state.places}")
    return place - 1


def _parse_theft(state: Position, victim: int, value: int) -> int:
    if victim > state.seats:
        raise Fault(f"there is no seat {victim}; seats are 1 to {state.seats}")
    values = ring_values(state)
    if value not in values:
        raise Fault(f"no ring is worth {value}; rings are worth {', '.join(map(str, values))}")
    return rules.FIRST_THEFT + rules.MOST_VALUES * (victim - 1) + values.index(value)


def format_move(state: Position, move: int) -> str:
    if move < rules.DECLINE:
        return f"T{move + 1}"
    if move == rules.DECLINE:
        return "-"
    victim, kind = split_theft(move)
    return f"S{victim}:{state.values[kind]}"


def split_theft(move: int) -> tuple[int, int]:
    """The victim's seat and the index of the rings' value."""
    victim, kind = divmod(int(move) - rules.FIRST_THEFT, rules.MOST_VALUES)
    return victim + 1, kind


def ring_values(state: Position) -> tuple[int, ...]:
    return tuple(state.values[: int(state.kinds)].tolist())


def card_name(state: Position, card: int) -> Card:
    """A card of the pile as deals have it."""
    return "steal" if card == rules.STEAL else int(state.values[card])
