"""Mister Diamond, as bots see it."""

import numpy as np

from karfunkel.bots.judgement.common import at_random, mix
from karfunkel.games.kernel import kernel
from karfunkel.games.mister_diamond import rules
from karfunkel.games.mister_diamond.rules import DECLINE, FIRST_THEFT, MOST_VALUES, face_up

__all__ = ["forecast", "rules", "sift", "sight", "stroll"]

RICHEST = 1 << 40  # more than anyone can have, so that wealth decides only among equal rings


@kernel
def sight(state):
    """The rings and the card turned up; of the tray only how much is known of it (M5)."""
    seen = mix(mix(0, state.pending), state.turned)
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
    """A place not known to be fixed, by lot; or the most valuable theft."""
    if moves[0] >= DECLINE:
        return moves[dearest(state, moves, count)]
    fresh = 0
    for choice in range(count):
        fresh += 1 - ((state.tried >> moves[choice]) & 1)
    skipped = at_random(fresh if fresh else count, generator)
    for choice in range(count):
        if fresh and (state.tried >> moves[choice]) & 1:
            continue
        if skipped == 0:
            return moves[choice]
        skipped -= 1
    return moves[0]


@kernel
def dearest(state, moves, count):
    """Which of the thefts in a list, after declining, moves the most valuable ring."""
    best = 1
    for choice in range(2, count):
        if value_of(state, moves[choice]) > value_of(state, moves[best]):
            best = choice
    return best


@kernel
def value_of(state, theft):
    return np.int64(state.values[(theft - FIRST_THEFT) % MOST_VALUES])


@kernel
def rate_carelessly(state, seat, moves, count, ratings):
    """A place that is not known to be fixed, or any theft."""
    for choice in range(count):
        if moves[choice] < DECLINE:
            ratings[choice] = 1 - ((state.tried >> moves[choice]) & 1)
        else:
            ratings[choice] = moves[choice] > DECLINE


@kernel
def rate(state, seat, moves, count, ratings):
    """A place that is not known to be fixed, or the most valuable theft, from who has most."""
    rate_carelessly(state, seat, moves, count, ratings)
    for choice in range(count):
        if moves[choice] > DECLINE:
            victim = (moves[choice] - FIRST_THEFT) // MOST_VALUES
            has = np.int64(state.totals[victim]) + rules.dollars(state, victim)
            ratings[choice] = value_of(state, moves[choice]) + has / RICHEST


@kernel
def forecast(state, scores):
    """The scores as they stand."""
    rules.scores(state, scores)
    return 0.0
