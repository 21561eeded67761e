"""Diamantenraub, as bots see it."""

import numpy as np

from karfunkel.bots.judgement.common import at_random, mix
from karfunkel.games.diamantenraub import rules
from karfunkel.games.kernel import kernel

__all__ = ["forecast", "rules", "sift", "sight", "stroll"]


@kernel
def sight(state):
    """The active cards, the diamonds, the limits and how many cards everyone has left."""
    seen = mix(state.rounds, state.step)
    for seat in range(state.seats):
        seen = mix(seen, 128 * np.int64(state.diamonds[seat]) + state.limits[seat])
        seen = mix(seen, 32 * np.int64(state.held[seat]) + state.drawn[seat])
        for side in range(2):
            seen = mix(seen, rules.card_or_none(state, seat, side))
    return seen


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
