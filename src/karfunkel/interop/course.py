"""The course of a game in few compiled calls, for programs that ask for every step from outside."""

import numpy as np

from karfunkel.games import chance, verbs
from karfunkel.games.kernel import kernel
from karfunkel.games.stage import OVER, PLAYING, UNDEALT, first_seat

A_DEAL, THE_END = -1, -4  # who is to move, where it is no seat


@kernel
def look(positions, moves):
    """The first of the seats that may move, from 0, or A_DEAL or THE_END; and how many moves it has."""
    state = positions[0]
    if state.stage != PLAYING:
        return np.int64(A_DEAL if state.stage == UNDEALT else THE_END), np.int64(0)
    seat = np.int64(first_seat(state.pending))
    return seat, np.int64(verbs.legal(state, seat, moves))


@kernel
def step(positions, seat, move, moves, events):
    """Play a move, and look."""
    verbs.play(positions[0], seat, move, events)
    return look(positions, moves)


@kernel
def legal(positions, seat, moves):
    return verbs.legal(positions[0], seat, moves)


@kernel
def deal(positions, words, generator):
    chance.fill(words, generator)
    verbs.deal(positions[0], words)


@kernel
def redeal(positions, seat, words):
    verbs.redeal(positions[0], seat, words)


@kernel
def copy(source, target):
    """NumPy would copy a record field by field, in many times the time."""
    target[0] = source[0]


@kernel
def play_out(source, scratch, words, generator, moves, events):
    """Play on at random to the end, elsewhere; the winners."""
    scratch[0] = source[0]
    state = scratch[0]
    while state.stage != OVER:
        if state.stage == UNDEALT:
            deal(scratch, words, generator)
        seat = first_seat(state.pending)
        found = verbs.legal(state, seat, moves)
        verbs.play(state, seat, moves[(chance.next_word(generator) * found) >> 32], events)
    return np.int64(state.winners)
