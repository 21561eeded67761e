"""How many move sequences there are: perft, the check that legal moves are counted as others count them.

Every entry of a record's ``moves`` counts as one; a finished game has no continuation; in a simultaneous
step the seats choose in seat order.
"""

from collections.abc import Iterator

import numpy as np

from karfunkel.games import verbs
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import allocating_kernel, kernel
from karfunkel.games.stage import UNDEALT, first_seat
from karfunkel.match.match import Match


@allocating_kernel
def count_sequences(layouts, depth, states, moves, events):
    """The number of sequences of exactly ``depth`` moves, walked depth first without recursion."""
    counts = np.zeros(depth + 1, np.int64)  # by level: how many moves there are …
    tried = np.zeros(depth + 1, np.int64)  # … and how many of them have been tried
    deals = np.ones(depth + 1, np.int64)
    total = 0
    level = 0
    states[0] = layouts[0]
    counts[0] = legal_moves(states[0], moves[0])
    if depth == 1:
        return counts[0]
    while level >= 0:
        if tried[level] == counts[level]:
            level -= 1
            continue
        state = states[level + 1]
        states[level + 1] = states[level]
        verbs.play(state, first_seat(state.pending), moves[level, tried[level]], events)
        tried[level] += 1
        deals[level + 1] = deals[level]
        if state.stage == UNDEALT:
            verbs.lay(state, layouts[deals[level]])
            deals[level + 1] += 1
        found = legal_moves(state, moves[level + 1])
        if level + 2 == depth:
            total += found
        elif found:
            level += 1
            counts[level] = found
            tried[level] = 0
    return total


@kernel
def legal_moves(state, moves):
    return verbs.legal(state, first_seat(state.pending), moves) if state.pending else 0


def perft(match: Match, depth: int) -> Iterator[int]:
    """The numbers of move sequences of each length 1 … depth from a match's deal."""
    layouts = match.layouts()
    states = np.empty(depth + 1, layouts.dtype)
    moves = np.empty((depth + 1, match.game.rules.MOST_MOVES), np.int64)
    for length in range(1, depth + 1):
        yield int(count_sequences(layouts, length, states, moves, NO_EVENTS))
