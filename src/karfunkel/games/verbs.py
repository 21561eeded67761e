"""The compiled verbs: one name for what every game can do, the game chosen by the type of the position.

Search and simulation call these from kernels, where Numba picks the game while compiling, at no cost;
from Python, or interpreted, the plain bodies below look the game up by ``state.dtype``.

A game's ``rules.py`` offers a kernel for each verb:

``deal(state, words)``
    deal what is due, by random words (G2); ``state.stage`` turns from UNDEALT to PLAYING
``lay(state, source)``
    the same, but take over the deal that another position was given
``legal(state, seat, moves)``
    write that seat's legal moves, ascending; how many there are.  Nothing else knows what is legal.
``play(state, seat, move, events)``
    play a legal move and tell what happened; legality is the caller's responsibility
``scores(state, out)``
    the scores as they stand, by seat
``redeal(state, seat, words)``
    draw anew, alike likely, whatever that seat (-1: a spectator) cannot know (G4)
"""

from types import ModuleType
from typing import Any

from karfunkel.games import cache  # isort: skip
import numba
import numpy as np
from numba.core import types
from numba.extending import overload

from karfunkel.games.kernel import Position

__all__ = ["cache", "deal", "enlist", "lay", "legal", "play", "redeal", "rules_of", "scores"]

_RULES: dict[np.dtype[Any], ModuleType] = {}
_RULES_BY_TYPE: dict[types.Type, ModuleType] = {}


def enlist(rules: ModuleType) -> None:
    """Make the verbs know a game's rules."""
    _RULES[rules.STATE] = rules
    _RULES_BY_TYPE[numba.from_dtype(rules.STATE)] = rules


def rules_of(state: Position) -> ModuleType:
    return _RULES[state.dtype]


def deal(state: Any, words: Any) -> Any:
    return rules_of(state).deal(state, words)


@overload(deal)
def _deal(state, words):
    kernel = _RULES_BY_TYPE[state].deal
    return lambda state, words: kernel(state, words)


def lay(state: Any, source: Any) -> Any:
    return rules_of(state).lay(state, source)


@overload(lay)
def _lay(state, source):
    kernel = _RULES_BY_TYPE[state].lay
    return lambda state, source: kernel(state, source)


def legal(state: Any, seat: Any, moves: Any) -> Any:
    return rules_of(state).legal(state, seat, moves)


@overload(legal)
def _legal(state, seat, moves):
    kernel = _RULES_BY_TYPE[state].legal
    return lambda state, seat, moves: kernel(state, seat, moves)


def play(state: Any, seat: Any, move: Any, events: Any) -> Any:
    return rules_of(state).play(state, seat, move, events)


@overload(play)
def _play(state, seat, move, events):
    kernel = _RULES_BY_TYPE[state].play
    return lambda state, seat, move, events: kernel(state, seat, move, events)


def scores(state: Any, out: Any) -> Any:
    return rules_of(state).scores(state, out)


@overload(scores)
def _scores(state, out):
    kernel = _RULES_BY_TYPE[state].scores
    return lambda state, out: kernel(state, out)


def redeal(state: Any, seat: Any, words: Any) -> Any:
    return rules_of(state).redeal(state, seat, words)


@overload(redeal)
def _redeal(state, seat, words):
    kernel = _RULES_BY_TYPE[state].redeal
    return lambda state, seat, words: kernel(state, seat, words)
