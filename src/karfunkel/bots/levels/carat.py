"""The levels of Carat differ by what they look at; the strongest searches (docs/bots/carat.md)."""

from dataclasses import dataclass
from typing import Any

from karfunkel.bots.glance import Glance
from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.judgement import carat
from karfunkel.bots.mind import Mind
from karfunkel.games.contract import Game, Position


@dataclass(frozen=True)
class Eye:
    """What a level sees of a move at one glance."""

    turns: bool
    """it turns its tiles; otherwise it lays them with red at the north-west, as it holds them"""
    others: bool
    """what others gain counts too"""
    free: int
    """how many fields may stay free round a chip for it to be looked at"""

    def rate(self, position: Position, seat: int, moves: Any, count: int, ratings: Any) -> None:
        carat.rate(position, seat, moves, count, self.turns, self.others, self.free, ratings)


_EYES = {
    "level1": Eye(turns=False, others=False, free=0),
    "level2": Eye(turns=True, others=False, free=1),
    "level3": Eye(turns=True, others=True, free=1),
    "level4": Eye(turns=True, others=True, free=carat.ALL_FIELDS),
}

EFFORT = 40_000
HORIZON = 2
"""So many turns beyond the tree the most promising move is played; then what the chips promise is counted."""


def mind_of(level: str, game: Game) -> Mind:
    if level in _EYES:
        return Glance(_EYES[level].rate)
    return search(EFFORT)


def search(effort: int) -> InfosetSearch:
    return InfosetSearch(effort, horizon=HORIZON)
