"""What a seat sees of the Halbedelstein-Spiel: everything (G4)."""

import msgspec
import numpy as np

from karfunkel.games import stage
from karfunkel.games.contract import Position
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.notation import DIRECTIONS


class View(msgspec.Struct, frozen=True):
    seat: int
    """who looks; 0 is a spectator"""
    to_move: int | None
    pits: tuple[tuple[int, ...], ...]
    """stones by seat along its ring B1…B8, A8…A1"""
    directions: tuple[str | None, ...]
    """"cw" or "ccw" by seat; None where it is not fixed yet"""
    plunders: tuple[bool, ...]
    """by seat: may it capture already? (H9)"""
    quiet: int
    """turns in a row without a capture; at 100 the game is drawn (H3)"""


def view(state: Position, seat: int) -> View:
    return View(
        seat=seat,
        to_move=int(stage.first_seat(int(state.pending))) + 1 if state.pending else None,
        pits=pits(state),
        directions=tuple(DIRECTIONS.get(int(step)) for step in state.step),
        plunders=tuple(bool(plunders) for plunders in state.plunders),
        quiet=int(state.quiet),
    )


def pits(state: Position) -> tuple[tuple[int, ...], ...]:
    """Every seat's stones along its ring."""
    rings = np.ascontiguousarray(state.rows).view(np.int8).reshape(2, rules.PITS)
    return tuple(tuple(ring) for ring in rings.tolist())
