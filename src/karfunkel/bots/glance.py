"""A mind that looks at the table once and does not search."""

from collections.abc import Callable
from typing import Any

import numpy as np

from karfunkel.bots.judgement.common import at_random
from karfunkel.bots.mind import Choice, Deadline, Situation, Thought
from karfunkel.games.contract import Position

Rate = Callable[[Position, int, Any, int, Any], Any]
"""``rate(position, seat, moves, count, ratings)`` writes how good each move looks to a seat, from 0."""


class Glance:
    """It plays the move that looks best; equals are drawn among by lot."""

    def __init__(self, rate: Rate) -> None:
        self._rate = rate

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        moves = np.array(situation.game.legal(situation.position, situation.seat))
        ratings = np.zeros(len(moves))
        self._rate(situation.position, situation.seat - 1, moves, len(moves), ratings)
        best = np.flatnonzero(ratings == ratings.max())
        chosen = int(best[at_random(len(best), generator)])
        ratings[chosen] += 1  # before its equals
        order = np.argsort(-ratings, kind="stable").tolist()
        return Thought(tuple(Choice(int(moves[place]), float(place == chosen)) for place in order))
