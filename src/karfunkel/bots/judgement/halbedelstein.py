"""The Halbedelstein-Spiel, as bots see it."""

import numpy as np

from karfunkel.bots.judgement.common import FARTHEST, at_random, mix
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.rules import INNER, OUTER, PIT, QUIET_TURNS, TWO_OR_MORE
from karfunkel.games.kernel import kernel, record
from karfunkel.games.machine import size
from karfunkel.games.stage import first_seat

MARKS = (0x1B56C4E9D2A38F71, 0x2E0D9A4B75F3618D, 0x37A1F08C6D5E92B3, 0x0C93E57B21D8A64F)
"""One for each row, any numbers: equal rows in different places are not the same"""

EACH_PIT = 0x0101010101010101

WEIGHTS = np.array(
    [
        # stones, inner_stones, inner_pits, pits, singles, turn, own_exposed, loot
        (12, -3, -3, 7, 1, 28, -4, 4),
        (19, -9, 28, -3, -4, -30, 1, 5),
    ],
    record(
        [
            ("stones", "i8"),
            ("inner_stones", "i8"),
            ("inner_pits", "i8"),  # for each that is filled
            ("pits", "i8"),  # the same, of both rows
            ("singles", "i8"),  # for each pit with a single stone
            ("turn", "i8"),
            ("own_exposed", "i8"),  # for each stone of the mover that can be captured
            ("loot", "i8"),  # for each stone of the other
        ]
    ),
)
"""For game 1 and game 2, fitted to games of the search against itself (docs/decisions/alphabeta.md)"""

__all__ = ["appraise", "forecast", "rules", "sift", "sight", "stroll"]


@kernel
def sight(state):
    """The rows, each mixed on its own, as that is faster than one after the other; and the small numbers.

    Quiet turns (H3) do not count before a search could see their end.
    """
    late = max(np.int64(0), np.int64(state.quiet) - (QUIET_TURNS - FARTHEST))
    small = late
    for seat in range(2):
        small = 16 * small + 4 * state.plunders[seat] + state.step[seat] + 1
    seen = mix(state.rows[0, INNER], MARKS[0]) ^ mix(state.rows[0, OUTER], MARKS[1])
    seen ^= mix(state.rows[1, INNER], MARKS[2]) ^ mix(state.rows[1, OUTER], MARKS[3])
    return mix(seen, 4 * small + state.pending)


@kernel
def appraise(state, seat):
    """What the seats have, compared; and whose turn it is, who may take what lies open to him."""
    weights = WEIGHTS[np.int64(state.advanced)]
    mover = first_seat(state.pending)
    value = holding(state, mover, weights) - holding(state, 1 - mover, weights) + weights.turn
    value += weights.own_exposed * exposed(state, mover) + weights.loot * exposed(state, 1 - mover)
    return value if mover == seat else -value


@kernel
def holding(state, seat, weights):
    """What a seat has on its side."""
    inner, outer = np.int64(state.rows[seat, INNER]), np.int64(state.rows[seat, OUTER])
    inner_filled, outer_filled = filled(inner), filled(outer)
    singles = (inner_filled & ~filled(inner & TWO_OR_MORE)) | (
        outer_filled & ~filled(outer & TWO_OR_MORE)
    ) << 1
    return (
        weights.stones * (total(inner) + total(outer))
        + weights.inner_stones * total(inner)
        + weights.inner_pits * size(inner_filled)
        + weights.pits * size(inner_filled | outer_filled << 1)
        + weights.singles * size(singles)
    )


@kernel
def exposed(state, seat):
    """A seat's stones that face a filled pit, and can be captured (H5); in game 2 those behind too (H9)."""
    inner, rival_inner = np.int64(state.rows[seat, INNER]), np.int64(state.rows[1 - seat, INNER])
    facing = filled(inner) & turned(filled(rival_inner))
    stones = total(inner & facing * PIT)
    if state.advanced:
        stones += total(np.int64(state.rows[seat, OUTER]) & turned(facing) * PIT)
    return stones


@kernel
def filled(row):
    """1 in every pit of a row that is not empty."""
    row |= (row >> 4) & 0x0F0F0F0F0F0F0F0F
    row |= (row >> 2) & 0x3F3F3F3F3F3F3F3F
    row |= (row >> 1) & 0x7F7F7F7F7F7F7F7F
    return row & EACH_PIT


@kernel
def total(row):
    """The stones in a row."""
    row = (row & 0x00FF00FF00FF00FF) + ((row >> 8) & 0x00FF00FF00FF00FF)
    row += row >> 16
    row += row >> 32
    return row & 0xFF


@kernel
def turned(row):
    """A row of ones in the order in which the other seat's row faces it."""
    row = (row & 0x00FF00FF00FF00FF) << 8 | (row >> 8) & 0x00FF00FF00FF00FF
    row = (row & 0x0000FFFF0000FFFF) << 16 | (row >> 16) & 0x0000FFFF0000FFFF
    return (row & 0x00000000FFFFFFFF) << 32 | row >> 32


@kernel
def sift(state, seat, moves, count):
    return count


@kernel
def stroll(state, seat, moves, count, generator):
    return moves[at_random(count, generator)]


@kernel
def forecast(state, scores):
    """The scores as they stand."""
    rules.scores(state, scores)
    return 0.0
