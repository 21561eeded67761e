"""Search for games in which all choose at once: what to choose, and how often, so that nobody can read it.

Every simulation redeals what cannot be seen, lets all choose, plays on for some steps and asks how the seats
stand.  Each seat's choices are learned by regret (Hart, Mas-Colell 2000): what would have done better than
what was chosen is chosen more often.  The mean of all strategies on the way comes close to an equilibrium
(regret matching+ with linear weights; Tammelin 2014), and it is played.

The others do not know the searcher's hand.  So they learn in simulations of their own, in which that hand is
redealt too; in those the searcher's seat learns what to choose with any hand.

No game is named here: what must be known of one comes from ``judgement``.
"""

from typing import Any, NamedTuple

import numpy as np

from karfunkel.bots import judgement
from karfunkel.bots.abreast import abreast
from karfunkel.bots.mind import Choice, Deadline, Situation, Thought, alone
from karfunkel.games import chance, verbs
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.kernel import kernel
from karfunkel.games.machine import lowest
from karfunkel.games.stage import PLAYING

MOVES = 1 << 14  # numbers of moves are below
SLICE = 250  # simulations between two looks at Python, where a keyboard interrupt may wait
NOW, TRIAL, DEALT = range(3)  # scratch positions: where a simulation is, what a habit tries, where it began


class RoundSearch:
    def __init__(self, effort: int, steps: int = 2, learned: bool = True) -> None:
        """``effort`` is the number of simulations, for each thread; each goes on for so many steps.

        Unless ``learned``, the others are taken to choose out of habit.
        """
        self._effort = effort
        self._steps = steps
        self._learned = learned

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        game = situation.game
        options = np.array(game.legal(situation.position, situation.seat))
        if len(options) == 1:
            return alone(int(options[0]))
        studies = abreast(
            deadline.threads, generator, lambda own: self._study(situation, options, deadline, own)
        )
        shares, values = sum(study.shares for study in studies), sum(study.values for study in studies)
        owned, effort = sum(study.owned for study in studies), sum(study.simulations for study in studies)
        return Thought(_ranked(options, shares / shares.sum(), values / owned), effort=effort)

    def _study(self, situation: Situation, options: Any, deadline: Deadline, generator: Any) -> "_Study":
        game, seat = situation.game, situation.seat - 1
        rules, seats = game.rules, int(situation.position.seats)
        moves, found = np.empty((2, rules.MOST_MOVES), np.int64), len(options)
        root, states = np.empty(1, rules.STATE), np.empty(3, rules.STATE)
        root[0] = situation.position
        words = np.empty(rules.WORDS, np.uint32)
        regrets = np.zeros((seats + 1, MOVES))
        shares, values = np.zeros(found), np.zeros(found)
        owned = np.zeros(1, np.int64)
        odds, chances = np.zeros((2, rules.MOST_MOVES)), np.zeros(seats)
        gains = np.zeros(rules.MOST_MOVES)
        chosen = np.zeros((2, seats), np.int64)
        done = 0
        while done < self._effort and not (done and deadline.flag[0]):
            done += simulate(
                root, seat, done, min(SLICE, self._effort - done), deadline.flag, self._steps, self._learned,
                states, words, moves, regrets, shares, values, owned, odds, gains, chances, chosen, generator,
                NO_EVENTS,
            )  # fmt: skip
        return _Study(shares, values, int(owned[0]), int(done))


class _Study(NamedTuple):
    """What came of simulations, by move."""

    shares: Any
    """of the strategy, summed up over them all"""
    values: Any
    """sums over those in which the searcher learned for the hand that it holds"""
    owned: int
    """how many those are"""
    simulations: int


def _ranked(options: Any, weights: Any, values: Any) -> tuple[Choice, ...]:
    choices = [
        Choice(int(move), float(weight), float(value))
        for move, weight, value in zip(options, weights, values, strict=True)
    ]
    return tuple(sorted(choices, key=lambda choice: -choice.weight))


@kernel
def simulate(
    root, searcher, before, count, flag, steps, learned, states, words, moves, regrets, shares, values, owned,
    odds, gains, chances, chosen, generator, events,
):  # fmt: skip
    """So many simulations; fewer when the flag is raised.  ``before`` of them have been made.

    ``owned`` counts those in which the searcher learned for the hand that it holds.
    """
    seats = np.int64(root[0].seats)
    pending = np.int64(root[0].pending)
    for done in range(count):
        if done and flag[0]:
            return done
        turn = (before + done) % (2 * seats)
        own = not learned or turn < seats
        learner = searcher if own else turn - seats
        if not own and not (pending >> learner) & 1:
            own = True
            learner = searcher
        states[DEALT] = root[0]
        chance.fill(words, generator)
        verbs.redeal(states[DEALT], searcher if own else -1, words)
        for other in range(seats):
            if other != learner and (pending >> other) & 1:
                found = verbs.legal(states[DEALT], other, moves[1])
                chosen[0, other] = by_regret(
                    states, other, moves[1], found, regrets[other], odds[1], generator, events
                )
        row = seats if own else learner
        found = verbs.legal(states[DEALT], learner, moves[0])
        strategy(moves[0], found, regrets[row], odds[0])
        mean = 0.0
        for choice in range(found):
            states[NOW] = states[DEALT]
            state = states[NOW]
            chosen[0, learner] = moves[0, choice]
            left = pending
            while left:
                seat = lowest(left)
                left &= left - 1
                verbs.play(state, seat, chosen[0, seat], events)
            play_on(states, steps - 1, moves[1], chosen[1], generator, events)
            judgement.expect(state, chances)
            gains[choice] = chances[learner]
            mean += odds[0, choice] * chances[learner]
        weight = before + done + 1
        owned[0] += own
        for choice in range(found):
            move = moves[0, choice]
            regrets[row, move] = max(regrets[row, move] + gains[choice] - mean, 0.0)
            if own:
                shares[choice] += weight * odds[0, choice]
                values[choice] += gains[choice]
    return count


@kernel
def strategy(moves, found, regrets, odds):
    """How often each move is chosen, by regret; whether any regret is left."""
    whole = 0.0
    for choice in range(found):
        whole += regrets[moves[choice]]
    for choice in range(found):
        odds[choice] = regrets[moves[choice]] / whole if whole > 0 else 1 / found
    return whole > 0


@kernel
def by_regret(states, seat, moves, found, regrets, odds, generator, events):
    """A move drawn by regret; out of habit where nothing was learned yet."""
    if not strategy(moves, found, regrets, odds):
        states[NOW] = states[DEALT]
        return judgement.habit(states, seat, moves, found, generator, events)
    mark = chance.next_word(generator) / chance.WORD
    for choice in range(found - 1):
        mark -= odds[choice]
        if mark < 0:
            return moves[choice]
    return moves[found - 1]


@kernel
def play_on(states, steps, moves, chosen, generator, events):
    """So many more steps, in which all choose out of habit."""
    state = states[NOW]
    while steps > 0 and state.stage == PLAYING:
        steps -= 1
        pending = np.int64(state.pending)
        left = pending
        while left:
            seat = lowest(left)
            left &= left - 1
            found = verbs.legal(state, seat, moves)
            chosen[seat] = judgement.habit(states, seat, moves, found, generator, events)
        left = pending
        while left:
            seat = lowest(left)
            left &= left - 1
            verbs.play(state, seat, chosen[seat], events)
