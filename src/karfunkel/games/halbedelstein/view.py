"""What a seat sees of the Halbedelstein-Spiel: everything (G4)."""

import msgspec

from karfunkel.games.contract import SEATS_IN, Position
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
        to_move=next(iter(SEATS_IN[state.pending]), None),
        pits=pits(state),
        directions=tuple(map(DIRECTIONS.get, state.step.tolist())),
        plunders=tuple(map(bool, state.plunders.tolist())),
        quiet=int(state.quiet),
    )


def pits(state: Position) -> tuple[tuple[int, ...], ...]:
    """Every seat's stones along its ring."""
    rings = state.rows.tobytes()  # a byte for each pit
    return tuple(rings[: rules.PITS]), tuple(rings[rules.PITS :])
