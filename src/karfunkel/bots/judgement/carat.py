"""Carat, as bots see it."""

import numpy as np

from karfunkel.bots.judgement.common import at_random, mix
from karfunkel.games.carat import rules
from karfunkel.games.carat.rules import FIELDS
from karfunkel.games.kernel import kernel
from karfunkel.games.machine import lowest

__all__ = ["rules", "sift", "sight", "stroll"]


@kernel
def sight(state):
    """Which tile lies where; whose turn it is follows from their number, and hands are hidden (C6)."""
    laid = np.int64(state.laid)
    seen = mix(laid, 0)
    while laid:
        field = lowest(laid)
        laid &= laid - 1
        seen ^= mix(FIELDS + field, np.int64(state.board[field]))
    return seen


@kernel
def sift(state, seat, moves, count):
    return count


@kernel
def stroll(state, seat, moves, count, generator):
    return moves[at_random(count, generator)]
