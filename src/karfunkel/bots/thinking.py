"""Bots at a match: each has its own chance, and gets only what its seat may see."""

from typing import Any

import numpy as np

from karfunkel.bots import LEVELS, check_name
from karfunkel.bots.greedy import Greedy
from karfunkel.bots.levels import mind_of
from karfunkel.bots.mind import Deadline, Mind, Situation, Thought, picked
from karfunkel.bots.uniform import Uniform
from karfunkel.games import chance
from karfunkel.games.contract import Game
from karfunkel.match import seeds
from karfunkel.match.match import Match


def _mind(name: str, game: Game) -> Mind:
    if check_name(name) in LEVELS:
        return mind_of(name, game)
    kinds: dict[str, type[Mind]] = {"random": Uniform, "greedy": Greedy}
    return kinds[name]()


class Player:
    """A bot on a seat.  Its chance comes from a seed, so that the same game can be had again."""

    def __init__(self, name: str, seat: int, seed: bytes, seconds: float | None = None) -> None:
        """``seconds`` caps the time for a move; a bot that it cuts short may play otherwise another time."""
        self.name = check_name(name)
        self.seat = seat
        self._seconds = seconds
        self._generator = chance.generator(seeds.bot_seed(seed, seat))
        self._mind: Mind | None = None

    def choose(self, match: Match, deadline: Deadline | None = None) -> str:
        """The text of the move it wants to play.  Whoever holds the deadline can end its thinking at once."""
        thought = self.think(self.situation(match), deadline)
        return match.game.format_move(match.state, picked(thought, self._generator))

    def think(self, situation: Situation, deadline: Deadline | None = None) -> Thought:
        """What it makes of a situation."""
        if self._mind is None:
            self._mind = _mind(self.name, situation.game)
        with deadline or Deadline(self._seconds) as limit:
            return self._mind.think(situation, limit, self._generator)

    def situation(self, match: Match) -> Situation:
        """What its seat knows of a match, all else drawn at random (G4)."""
        game = match.game
        unseen = game.facts.hidden or game.facts.chance
        words: Any = np.empty(game.rules.WORDS if unseen else 0, np.uint32)
        chance.fill(words, self._generator)
        position = game.redeal(match.before_step(), self.seat, words)
        return Situation(game, position, self.seat, lambda: match.witnessed(self.seat))
