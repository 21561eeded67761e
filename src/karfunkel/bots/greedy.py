"""The bot ``greedy``: it wants the best lead right after this move and looks no further."""

from typing import Any

import numpy as np

from karfunkel.bots.mind import Deadline, Situation, Thought, alone
from karfunkel.games import chance, verbs
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel
from karfunkel.games.stage import first_seat

SAMPLES = 16  # how many ways the hidden things may lie that it weighs up


class Greedy:
    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        game = situation.game
        rules = game.rules
        samples = SAMPLES if game.facts.hidden or game.facts.simultaneous else 1
        states = np.empty(2, rules.STATE)
        root = np.empty(1, rules.STATE)
        root[0] = situation.position
        words = np.empty(rules.WORDS if game.facts.hidden or game.facts.chance else 0, np.uint32)
        moves = np.empty((2, rules.MOST_MOVES), np.int64)
        gains = np.empty(rules.MOST_MOVES, np.int64)
        scores = np.empty(max(game.facts.seats), np.int64)
        seat = situation.seat - 1
        return alone(
            int(best_move(root, seat, samples, states, words, moves, gains, scores, generator, NO_EVENTS))
        )


@kernel
def best_move(root, seat, samples, states, words, moves, gains, scores, generator, events):
    """The move with the best sum of leads over redealt positions; equals are drawn among by lot."""
    found = verbs.legal(root[0], seat, moves[0])
    for choice in range(found):
        gains[choice] = 0
    sample, state = states[0], states[1]
    for _ in range(samples):
        states[0] = root[0]
        chance.fill(words, generator)
        verbs.redeal(sample, seat, words)
        for choice in range(found):
            states[1] = states[0]
            verbs.play(state, seat, moves[0, choice], events)
            finish_step(state, np.int64(sample.pending) & ~(1 << seat), moves[1], generator, events)
            gains[choice] += lead(state, seat, scores)
    best, equals = gains[0], 0
    for choice in range(found):
        if gains[choice] > best:
            best, equals = gains[choice], 0
        if gains[choice] == best:
            moves[0, equals] = moves[0, choice]
            equals += 1
    return moves[0, (chance.next_word(generator) * equals) >> 32]


@kernel
def finish_step(state, others, moves, generator, events):
    """Let the others who choose in the same step choose at random."""
    while others:
        seat = first_seat(others)
        others &= ~(1 << seat)
        found = verbs.legal(state, seat, moves)
        if found:  # nothing to choose for those who had chosen already
            verbs.play(state, seat, moves[(chance.next_word(generator) * found) >> 32], events)


@kernel
def lead(state, seat, scores):
    """By how much a seat is ahead of the best of the others."""
    verbs.scores(state, scores)
    best = np.int64(-(1 << 60))
    for other in range(state.seats):
        if other != seat:
            best = max(best, scores[other])
    return scores[seat] - best
