"""Diamantenraub, as bots see it."""

import math

import numpy as np

from karfunkel.bots.judgement.common import at_random
from karfunkel.bots.judgement.lessons.diamantenraub import LESSONS
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.rules import (
    COLOURS,
    DIAMOND,
    DOWN,
    FIVE,
    HAND,
    KEEP,
    LOSS_BIT,
    PILE,
    SWAP,
    TO_WIN,
    TWO,
    UP,
)
from karfunkel.games.kernel import kernel
from karfunkel.games.machine import lowest, size
from karfunkel.games.stage import OVER

__all__ = ["expect", "habit", "rules"]

NOW, TRIAL = range(2)
LOW_HAND = 4  # a mean number below it makes a hand worth swapping
STRENGTH = 0.04  # in diamonds, of a number on an active card


@kernel
def habit(states, seat, moves, count, generator, events):
    """A card that does well in this round against some that the others might play; a poor hand is swapped."""
    if count == 1:
        return moves[0]
    now = states[NOW]
    if now.step == HAND:
        if moves[count - 1] != KEEP:
            return moves[at_random(count, generator)]
        return np.int64(SWAP if numbers_in_hand(now, seat) < LOW_HAND * np.int64(now.held[seat]) else KEEP)
    first, second, third, fourth = generator[0], generator[1], generator[2], generator[3]
    best, choice = -math.inf, np.int64(0)
    for place in range(count):
        generator[0], generator[1], generator[2], generator[3] = first, second, third, fourth
        states[TRIAL] = now
        trial = states[TRIAL]
        others = np.int64(now.still_in) & ~(1 << seat)
        while others:
            other = lowest(others)
            others &= others - 1
            trial.hands[other, 0] = imagined(now, other, generator)
            trial.chosen[other] = trial.hands[other, 0]
        trial.pending = 1 << seat
        rules.play(trial, seat, moves[place], events)
        gain = lead(trial, seat)
        if gain > best:
            best, choice = gain, moves[place]
    return choice


@kernel
def imagined(state, seat, generator):
    """A card that a seat might play: one that it has not drawn yet is as unknown as one that it holds."""
    left = PILE - np.int64(state.drawn[seat])
    if left:
        return state.piles[seat, PILE - 1 - at_random(left, generator)]
    return state.hands[seat, at_random(np.int64(state.held[seat]), generator)]


@kernel
def lead(state, seat):
    """By how much a seat is ahead of the best of the others, in diamonds."""
    own, best = 0.0, -math.inf
    for other in range(np.int64(state.seats)):
        reach = np.int64(state.diamonds[other]) + STRENGTH * rules.strength(state, other)
        if other == seat:
            own = reach
        else:
            best = max(best, reach)
    return own - best


@kernel
def numbers_in_hand(state, seat):
    total = np.int64(0)
    for place in range(np.int64(state.held[seat])):
        total += rules.number_of(np.int64(state.deck[state.hands[seat, place]]))
    return total


@kernel
def expect(state, chances):
    """The shares of the victory, or what lessons.py has taught about their chances."""
    seats = np.int64(state.seats)
    if state.stage == OVER:
        winners = np.int64(state.winners)
        for seat in range(seats):
            chances[seat] = ((winners >> seat) & 1) / size(winners)
        return
    lesson = LESSONS[np.int64(state.junior), seats - 2, np.int64(state.step)]
    late = lateness(state)
    whole = 0.0
    for seat in range(seats):
        chances[seat] = math.exp(worth(state, seat, lesson, late))
        whole += chances[seat]
    for seat in range(seats):
        chances[seat] /= whole


@kernel
def lateness(state):
    """How near the end is, from 0 to 1, by the most diamonds that anybody has (D10)."""
    most = np.int64(0)
    for seat in range(np.int64(state.seats)):
        most = max(most, np.int64(state.diamonds[seat]))
    return min(most, TO_WIN) / TO_WIN


@kernel
def worth(state, seat, lesson, late):
    """How well a seat stands: what it has, each thing by its weight early and late in the game.

    It is linear in ``lesson``, whose first weights are those of 0 … 7 diamonds.
    """
    bears, menace = rules.borne_by(state, seat), np.int64(0)
    targets = rules.borne_by_opponents(state, seat)
    for other in range(np.int64(state.seats)):
        if other != seat:
            menace |= np.int64(state.fires[other, 0]) | np.int64(state.fires[other, 1])
    armed = (state.fires[seat, 0] != 0) + (state.fires[seat, 1] != 0)
    numbers, symbols, shot, aims = 0, 0, 0, 0
    held = np.int64(state.held[seat])
    for place in range(held):
        card = np.int64(state.deck[state.hands[seat, place]])
        numbers += rules.number_of(card)
        symbols += rules.symbol_of(card, 0) != 0
        shot += rules.borne(card) & menace != 0
        aims += rules.fired(card) & targets != 0
    total = lesson[min(np.int64(state.diamonds[seat]), TO_WIN)]
    total += weighed(lesson, 0, late, rules.strength(state, seat) / 10)
    total += weighed(lesson, 1, late, (bears & DIAMOND) != 0)
    total += weighed(lesson, 2, late, (bears & UP) != 0)
    total += weighed(lesson, 3, late, (bears & DOWN) != 0)
    total += weighed(lesson, 4, late, (bears & FIVE) != 0)
    total += weighed(lesson, 5, late, (bears & TWO) != 0)
    total += weighed(lesson, 6, late, (bears & (COLOURS << LOSS_BIT)) != 0)
    total += weighed(lesson, 7, late, armed)
    total += weighed(lesson, 8, late, (PILE - np.int64(state.drawn[seat])) / 10)
    total += weighed(lesson, 9, late, np.int64(state.limits[seat]) if state.step == HAND else held)
    total += weighed(lesson, 10, late, numbers / 10)
    total += weighed(lesson, 11, late, symbols)
    total += weighed(lesson, 12, late, shot)
    total += weighed(lesson, 13, late, aims)
    total += weighed(lesson, 14, late, (bears != 0) + 0)
    return total


THINGS = 15
WEIGHTS = TO_WIN + 1 + 2 * THINGS


@kernel
def weighed(lesson, thing, late, count):
    place = TO_WIN + 1 + 2 * thing
    return count * (lesson[place] + late * lesson[place + 1])
