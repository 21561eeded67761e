"""The levels of Mister Diamond differ by how much they remember and how they steal
(docs/bots/mister_diamond.md)."""

from typing import Any

import msgspec

from karfunkel.bots.glance import Glance
from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.judgement import mister_diamond
from karfunkel.bots.judgement.common import at_random
from karfunkel.bots.memory import Forgetful
from karfunkel.bots.mind import Deadline, Mind, Situation, Thought
from karfunkel.games.contract import Game

_SPAN = {"level1": 1, "level2": 2, "level3": 7, "level4": 12}
"""So many failed tries a level remembers."""

EFFORT = 40_000
EFFORT_FOR_A_TRY = 2_000  # what matters is settled without search; it tells how the game may end


def mind_of(level: str, game: Game) -> Mind:
    if level == "level1":
        return Forgetful(_SPAN[level], Glance(mister_diamond.rate_carelessly))
    if level in _SPAN:
        return Forgetful(_SPAN[level], Glance(mister_diamond.rate))
    return Thief()


class Thief:
    """It forgets nothing and searches; of places that are alike it tries any one."""

    def __init__(self) -> None:
        self._for_a_try = InfosetSearch(EFFORT_FOR_A_TRY, whole_lead=20_000)
        self._for_a_theft = InfosetSearch(EFFORT, whole_lead=20_000)

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        legal = situation.game.legal(situation.position, situation.seat)
        if legal[0] >= situation.game.rules.DECLINE:
            return self._for_a_theft.think(situation, deadline, generator)
        thought = self._for_a_try.think(situation, deadline, generator)
        tried = int(situation.position.tried)
        choices = []
        for choice in thought.choices:
            alike = [place for place in legal if (tried >> place & 1) == (tried >> choice.move & 1)]
            choices.append(msgspec.structs.replace(choice, move=alike[at_random(len(alike), generator)]))
        return msgspec.structs.replace(thought, choices=tuple(choices))
