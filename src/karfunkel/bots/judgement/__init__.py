"""What a bot knows of a game beyond its rules, as verbs like those of ``games/verbs.py``.

A module here, named after the game, offers a kernel for each that its search wants.  Where one moves after
the other (``infosets.py``, ``alphabeta.py``):

``sight(state)``
    a number for all that lies open: equal for positions that look alike to everyone, else hardly ever
``sift(state, seat, moves, count)``
    keep, of so many legal moves in a list, those worth telling apart, the most promising first; how many
    are left
``stroll(state, seat, moves, count, generator)``
    one of them, for a playout: at random, or a little wiser
``forecast(state, scores)``
    write the final scores to expect, as numbers with fractions; how far they may be off: 0 where they stand

For two seats in games in which all lies open:

``appraise(state, seat)``
    how good a position looks for a seat: the logarithm of the odds that it wins, times ``ODDS``

Where all choose at once (``rounds.py``):

``habit(states, seat, moves, count, generator, events)``
    the move that a player chooses without much thought in the first position; the second is for trying
``expect(state, chances)``
    every seat's chance of winning
"""

from types import ModuleType
from typing import Any

from karfunkel.games import cache  # isort: skip
import numba
import numpy as np
from numba.core import types
from numba.extending import overload

from karfunkel.bots.judgement import carat, diamantenraub, halbedelstein, mister_diamond
from karfunkel.bots.judgement.common import FARTHEST, ODDS
from karfunkel.games import verbs

__all__ = ["FARTHEST", "ODDS", "appraise", "cache", "expect", "forecast", "habit", "sift", "sight", "stroll"]

_JUDGEMENT: dict[np.dtype[Any], ModuleType] = {}
_JUDGEMENT_BY_TYPE: dict[types.Type, ModuleType] = {}


def enlist(judgement: ModuleType) -> None:
    verbs.enlist(judgement.rules)
    _JUDGEMENT[judgement.rules.STATE] = judgement
    _JUDGEMENT_BY_TYPE[numba.from_dtype(judgement.rules.STATE)] = judgement


for module in (carat, mister_diamond, diamantenraub, halbedelstein):
    enlist(module)


def sight(state: Any) -> Any:
    return _JUDGEMENT[state.dtype].sight(state)


@overload(sight)
def _sight(state):
    kernel = _JUDGEMENT_BY_TYPE[state].sight
    return lambda state: kernel(state)


def sift(state: Any, seat: Any, moves: Any, count: Any) -> Any:
    return _JUDGEMENT[state.dtype].sift(state, seat, moves, count)


@overload(sift)
def _sift(state, seat, moves, count):
    kernel = _JUDGEMENT_BY_TYPE[state].sift
    return lambda state, seat, moves, count: kernel(state, seat, moves, count)


def stroll(state: Any, seat: Any, moves: Any, count: Any, generator: Any) -> Any:
    return _JUDGEMENT[state.dtype].stroll(state, seat, moves, count, generator)


@overload(stroll)
def _stroll(state, seat, moves, count, generator):
    kernel = _JUDGEMENT_BY_TYPE[state].stroll
    return lambda state, seat, moves, count, generator: kernel(state, seat, moves, count, generator)


def forecast(state: Any, scores: Any) -> Any:
    return _JUDGEMENT[state.dtype].forecast(state, scores)


@overload(forecast)
def _forecast(state, scores):
    kernel = _JUDGEMENT_BY_TYPE[state].forecast
    return lambda state, scores: kernel(state, scores)


def appraise(state: Any, seat: Any) -> Any:
    return _JUDGEMENT[state.dtype].appraise(state, seat)


@overload(appraise)
def _appraise(state, seat):
    kernel = _JUDGEMENT_BY_TYPE[state].appraise
    return lambda state, seat: kernel(state, seat)


def habit(states: Any, seat: Any, moves: Any, count: Any, generator: Any, events: Any) -> Any:
    return _JUDGEMENT[states.dtype].habit(states, seat, moves, count, generator, events)


@overload(habit)
def _habit(states, seat, moves, count, generator, events):
    kernel = _JUDGEMENT_BY_TYPE[states.dtype].habit
    return lambda states, seat, moves, count, generator, events: kernel(
        states, seat, moves, count, generator, events
    )


def expect(state: Any, chances: Any) -> Any:
    return _JUDGEMENT[state.dtype].expect(state, chances)


@overload(expect)
def _expect(state, chances):
    kernel = _JUDGEMENT_BY_TYPE[state].expect
    return lambda state, chances: kernel(state, chances)
