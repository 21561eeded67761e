"""What every position has in common, whatever the game.

Kernels count seats from 0; everything above them, as the players do, from 1 (G1).
"""

import numpy as np

from karfunkel.games.kernel import kernel

UNDEALT, PLAYING, OVER = range(3)

HEAD = (
    ("seats", "i1"),
    ("stage", "i1"),  # UNDEALT (a deal is due), PLAYING or OVER
    ("pending", "u1"),  # one bit for each seat that may move now; several in a simultaneous step
    ("winners", "u1"),  # one bit a seat, once the game is over
    ("reason", "i1"),  # an index into the game's REASONS, once the game is over
)


_LOWEST = np.array([0, *((seats & -seats).bit_length() - 1 for seats in range(1, 256))])


@kernel
def begin(state, pending):
    """The deal is done; these seats may move."""
    state.stage = PLAYING
    state.pending = pending


@kernel
def finish(state, winners, reason):
    """The game is over."""
    state.stage = OVER
    state.pending = 0
    state.winners = winners
    state.reason = reason


@kernel
def first_seat(seats):
    """The lowest seat in a set of bits that is not empty."""
    return _LOWEST[seats]


@kernel
def highest(scores, seats):
    """All seats that share the best score (G3)."""
    best = scores[0]
    for seat in range(1, seats):
        best = max(best, scores[seat])
    winners = 0
    for seat in range(seats):
        if scores[seat] == best:
            winners |= 1 << seat
    return winners
