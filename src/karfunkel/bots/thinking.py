"""Bots at a match: each has its own chance, and gets only what its seat may see."""

from typing import Any, Protocol

import numpy as np

from karfunkel.bots import check_name
from karfunkel.bots.greedy import Greedy
from karfunkel.bots.uniform import Uniform
from karfunkel.games import chance
from karfunkel.games.contract import Game, Position
from karfunkel.match import seeds
from karfunkel.match.match import Match


class Bot(Protocol):
    """A way of choosing a move."""

    def choose(self, game: Game, position: Position, seat: int, generator: Any) -> int:
        """One of the seat's legal moves.  What the seat cannot see is drawn at random in ``position``."""
        ...


def _bot(name: str) -> Bot:
    kinds: dict[str, type[Bot]] = {"random": Uniform, "greedy": Greedy}
    return kinds[check_name(name)]()


class Player:
    """A bot on a seat.  Its chance comes from a seed, so that the same game can be had again."""

    def __init__(self, name: str, seat: int, seed: bytes) -> None:
        self.name = name
        self.seat = seat
        self._bot = _bot(name)
        self._generator = chance.generator(seeds.bot_seed(seed, seat))

    def choose(self, match: Match) -> str:
        """The text of the move it wants to play."""
        game = match.game
        words = np.empty(game.rules.WORDS, np.uint32)
        chance.fill(words, self._generator)
        position = game.redeal(match.state, self.seat, words)
        return game.format_move(position, self._bot.choose(game, position, self.seat, self._generator))
