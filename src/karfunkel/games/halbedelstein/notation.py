"""Pits and directions as text: ``B5``, ``cw`` (RULES: Halbedelstein-Spiel, "Notation")."""

from karfunkel.games.faults import Fault, quoted
from karfunkel.games.halbedelstein.rules import CLOCKWISE, COUNTER_CLOCKWISE

PITS = (*(f"B{pit}" for pit in range(1, 9)), *(f"A{pit}" for pit in range(8, 0, -1)))
"""The names of a ring's pits, as a seat calls its own."""

_TEXTS = (*PITS, "cw", "ccw")
_MOVES = {text: move for move, text in enumerate(_TEXTS)}

DIRECTIONS = {1: "cw", -1: "ccw"}


def parse_move(text: str) -> int:
    if text not in _MOVES:
        raise Fault(
            f"{quoted(text)} is no move; a move is a pit, A1 to A8 or B1 to B8, or a direction, cw or ccw"
        )
    return _MOVES[text]


def format_move(move: int) -> str:
    return _TEXTS[move]


assert _TEXTS[CLOCKWISE] == "cw"
assert _TEXTS[COUNTER_CLOCKWISE] == "ccw"
