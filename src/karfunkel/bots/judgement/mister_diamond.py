"""Mister Diamond, as bots see it."""

import numpy as np

from karfunkel.bots.judgement.common import at_random, mix
from karfunkel.games.kernel import kernel
from karfunkel.games.mister_diamond import rules
from karfunkel.games.mister_diamond.rules import DECLINE, face_up

__all__ = ["rules", "sift", "sight", "stroll"]


@kernel
def sight(state):
    """The rings and the card turned up; of the tray only how much is known of it (M5)."""
    seen = mix(state.pending, state.turned)
    seen = mix(seen, 64 * np.int64(state.loose) + face_up(state) + 1)
    for seat in range(state.seats):
        for kind in range(state.kinds):
            seen = mix(seen, 64 * np.int64(state.filled[seat, kind]) + state.empty[seat, kind])
    tried = state.tried
    while tried:
        seen += 1
        tried &= tried - 1
    return seen


@kernel
def sift(state, seat, moves, count):
    """Of all untried places, any one; of all that are known to be fixed, any one; every theft (M4, M6)."""
    if moves[0] >= DECLINE:
        return count
    fresh, known = -1, -1
    for choice in range(count):
        if (state.tried >> moves[choice]) & 1:
            known = moves[choice]
        elif fresh < 0:
            fresh = moves[choice]
    kept = 0
    if fresh >= 0:
        moves[0] = fresh
        kept = 1
    if known >= 0:
        moves[kept] = known
        kept += 1
    return kept


@kernel
def stroll(state, seat, moves, count, generator):
    return moves[at_random(count, generator)]
