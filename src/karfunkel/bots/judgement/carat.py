"""Carat, as bots see it."""

import math

import numpy as np

from karfunkel.bots.judgement.carat_chips import FOLLOWING, HOPES, KIND, NUMBERS, SLOTS
from karfunkel.bots.judgement.common import mix
from karfunkel.games.carat import rules
from karfunkel.games.carat.rules import DIAMOND, FIELDS, FULL, MOVES_OF_A_TILE, PLACES, TILES, corner_of
from karfunkel.games.kernel import kernel
from karfunkel.games.machine import lowest, size, unsigned

__all__ = ["forecast", "rules", "sift", "sight", "stroll"]


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


ALL_FIELDS = 4
"""Every chip is seen, however many fields round it are free."""

CANDIDATES = 12
FEW = 20  # so many moves are all kept, in order
SPREAD = 3.0  # points: how far a forecast is off for a last tile; for n tiles, times the root of n
FINE = 1 << 12  # a point is so many steps of an appeal
FOR_MOVE = 1 << 13  # a number of move fits below an appeal


@kernel
def sift(state, seat, moves, count):
    """The most promising moves, best first; near the end of the game all of them."""
    weights = weights_of(state, seat)
    for choice in range(count):
        promise = np.int64(appeal(state, moves[choice], weights) * FINE)
        moves[choice] += promise * FOR_MOVE
    kept = count if count <= FEW else CANDIDATES
    for place in range(kept):
        best = place
        for other in range(place + 1, count):
            if moves[other] > moves[best]:
                best = other
        chosen = moves[best]
        moves[best] = moves[place]
        moves[place] = chosen & (FOR_MOVE - 1)
    return kept


@kernel
def stroll(state, seat, moves, count, generator):
    """The most promising move."""
    weights = weights_of(state, seat)
    best, chosen = -math.inf, moves[0]
    for choice in range(count):
        promise = appeal(state, moves[choice], weights)
        if promise > best:
            best, chosen = promise, moves[choice]
    return chosen


@kernel
def rate(state, seat, moves, count, turns, others, free, ratings):
    """How good moves look to who may turn tiles or not, minds others or not, and sees only some chips."""
    weights = weights_of(state, seat)
    if not others:
        weights = max(weights[0], 0.0), max(weights[1], 0.0), max(weights[2], 0.0), max(weights[3], 0.0)
    for choice in range(count):
        held = turns or moves[choice] & 3 == 0
        ratings[choice] = appeal(state, moves[choice], weights, free) if held else -1.0


@kernel
def weights_of(state, seat):
    """By colour: what its points are worth to a seat."""
    return weight(state, seat, 0), weight(state, seat, 1), weight(state, seat, 2), weight(state, seat, 3)


@kernel
def weight(state, seat, colour):
    """Own points count in full, those of others as far as one of them may be the one to beat."""
    player = state.player[colour]
    if player == seat:
        return 1.0
    return 0.0 if player == rules.NEUTRAL else -1 / (state.seats - 1)


@kernel
def appeal(state, move, weights, free=ALL_FIELDS):
    """By how much a move raises the hopes of a seat (C11-C14), in chips with so many fields left free."""
    tile = move // MOVES_OF_A_TILE
    field = (move - MOVES_OF_A_TILE * tile) >> 2
    kinds = KIND[unsigned(4 * tile + (move & 3))]
    gain = 0.0
    for corner in range(4):
        place = unsigned(corner_of(field, corner))
        touching = np.int64(state.touching[place])
        if touching + (free + 1) * DIAMOND < FULL:
            continue
        before = NUMBERS[unsigned(touching % SLOTS)]
        after = FOLLOWING[unsigned(before), unsigned(kinds[corner])]
        promise = worth(after, weights)
        if touching + free * DIAMOND >= FULL:  # it was looked at before
            promise -= worth(before, weights)
        gain += state.chips[place] * promise
    return gain


@kernel
def worth(number, weights):
    """What a chip of 1 is worth to a seat, by the number of what lies round it."""
    hopes = HOPES[unsigned(number)]
    return weights[0] * hopes[0] + weights[1] * hopes[1] + weights[2] * hopes[2] + weights[3] * hopes[3]


@kernel
def forecast(state, scores):
    """What is won already, and what the other chips promise."""
    rules.scores(state, scores)
    left = TILES - size(state.laid)
    if left == 0:
        return 0.0
    for place in range(PLACES):
        touching = np.int64(state.touching[unsigned(place)])
        if touching & FULL == 0:
            hopes = HOPES[unsigned(NUMBERS[unsigned(touching % SLOTS)])]
            for colour in range(4):
                player = state.player[colour]
                if player != rules.NEUTRAL:
                    scores[player] += state.chips[unsigned(place)] * hopes[colour]
    return SPREAD * math.sqrt(left)
