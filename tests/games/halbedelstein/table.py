"""Positions of the Halbedelstein-Spiel for tests: drawn as seat 1 sees them, its own rows below.

0 0 0 0 0 0 0 0      seat 2's outer row, A8 … A1
0 0 0 0 0 0 0 0      seat 2's inner row, B8 … B1
2 2 2 2 2 2 2 2      seat 1's inner row, B1 … B8
2 2 2 2 2 2 2 2      seat 1's outer row, A1 … A8
"""

import numpy as np

from karfunkel.games.contract import Event, Position
from karfunkel.games.halbedelstein import GAME, view


def position(drawing: str, mover: int = 1, **fields: int | tuple[int, int]) -> Position:
    """A position of game 2, both past their first turn; other fields of the state may be given."""
    rows = [[int(stones) for stones in line.split()] for line in drawing.strip().splitlines()]
    far_outer, far_inner, near_inner, near_outer = rows
    rings = [near_inner + near_outer[::-1], far_inner[::-1] + far_outer]
    options = GAME.options({"rules": "advanced"}, 2)
    state = GAME.layouts(options, 2, {})[0]
    state.rows[:] = np.array(rings, np.int8).view("<i8").reshape(2, 2)
    state.pending = mover
    state.plunders[:] = 1
    for name, value in fields.items():
        state[name] = value
    return state


def drawing(state: Position) -> list[str]:
    """A position as ``position`` reads it."""
    near, far = view.pits(state)
    rows = [far[8:], far[7::-1], near[:8], near[:7:-1]]
    return [" ".join(map(str, row)) for row in rows]


def play(state: Position, entry: str) -> tuple[Event, ...]:
    """Play an entry of a record."""
    seat, text = entry.split()
    return GAME.play(state, int(seat), GAME.parse_move(state, text))
