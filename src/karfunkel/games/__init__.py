"""The games, and the contract they share."""

from importlib import import_module
from typing import TYPE_CHECKING, cast

from karfunkel.games.faults import Fault, quoted

if TYPE_CHECKING:
    from karfunkel.games.contract import Game

NAMES = ("carat", "mister_diamond", "diamantenraub", "halbedelstein")
"""One name a game: to add one, write its package and its name here (CONTRIBUTING)."""


def load(name: str) -> "Game":
    """The game of that name.  Its kernels are loaded with it, so this takes a moment."""
    if name not in NAMES:
        raise Fault(f"there is no game {quoted(name)}; there are {', '.join(NAMES)}")
    return cast("Game", import_module(f"karfunkel.games.{name}").GAME)
