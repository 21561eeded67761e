"""The levels of Mister Diamond differ by how much they remember and how they steal
(docs/bots/mister_diamond.md)."""

from typing import Any

import msgspec

from karfunkel.bots.glance import Glance
from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.judgement import mister_diamond
from karfunkel.bots.judgement.common import at_random
from karfunkel.bots.memory import Forgetful
from karfunkel.bots.mind import Choice, Deadline, Mind, Situation, Thought
from karfunkel.games.contract import Game

_SPAN = {"level1": 1, "level2": 5, "level3": 5, "level4": 10}
"""So many failed tries a level remembers."""

_CARELESS = ("level1", "level2")
"""These take any ring they may; the others the dearest."""

EFFORT = 40_000
EFFORT_FOR_A_TRY = 2_000  # what matters is settled without search; it tells how the game may end


def mind_of(level: str, game: Game) -> Mind:
    if level not in _SPAN:
        return Thief()
    rate = mister_diamond.rate_carelessly if level in _CARELESS else mister_diamond.rate
    return Forgetful(_SPAN[level], Glance(rate))


def _search(effort: int) -> InfosetSearch:
    """It counts dollars, not victories: luck decides so much that thousands of victories tell less."""
    return InfosetSearch(effort, weight_of_lead=1.0, whole_lead=40_000)


class Thief:
    """It forgets nothing, and searches before it steals.

    A place not tried yet is always the better one (M2, M5); of those, which are alike, it tries any.  Its
    other choices, which hints show, do not tell where tries have failed, unless that is marked.
    """

    def __init__(self) -> None:
        self._for_a_try = _search(EFFORT_FOR_A_TRY)
        self._for_a_theft = _search(EFFORT)

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        position = situation.position
        legal = situation.game.legal(position, situation.seat)
        if legal[0] >= situation.game.rules.DECLINE:
            return self._for_a_theft.think(situation, deadline, generator)
        thought = self._for_a_try.think(situation, deadline, generator)
        tried = int(position.tried)
        choices: list[Choice] = []
        for choice in sorted(thought.choices, key=lambda choice: tried >> choice.move & 1):
            if tried >> choice.move & 1 and not position.marks:
                continue
            alike = [place for place in legal if (tried >> place & 1) == (tried >> choice.move & 1)]
            move = alike[at_random(len(alike), generator)]
            choices.append(msgspec.structs.replace(choice, move=move, weight=float(not choices)))
        return msgspec.structs.replace(thought, choices=tuple(choices))
