"""Minds that forget, as people do: of the failed tries in Mister Diamond they know the latest few (M5).

What they know follows from what their seat has witnessed, so a bot that comes back to a match knows as much
as one that has been there all the time.
"""

from dataclasses import replace
from typing import Any

from karfunkel.bots.mind import Deadline, Mind, Situation, Thought
from karfunkel.games.contract import Event, copy
from karfunkel.games.mister_diamond.events import RoundBegins, Stuck


class Forgetful:
    """It thinks about a table at which it remembers the latest few failed tries, and no others."""

    def __init__(self, span: int, mind: Mind) -> None:
        self._span = span
        self._mind = mind

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        return self._mind.think(self.as_remembered(situation), deadline, generator)

    def as_remembered(self, situation: Situation) -> Situation:
        if situation.position.marks:
            return situation  # nobody forgets what is marked
        known = remembered(situation.witnessed(), self._span)
        position = copy(situation.position)
        position.tried = sum(1 << (place - 1) for place in known)
        return replace(situation, position=position)


def remembered(witnessed: tuple[Event, ...], span: int) -> frozenset[int]:
    """The places of the latest failed tries in the running round, so many at the most."""
    known: dict[int, None] = {}
    for event in witnessed:
        if isinstance(event, RoundBegins):
            known.clear()
        elif isinstance(event, Stuck) and event.place is not None:
            known.pop(event.place, None)  # tried again: seen afresh
            known[event.place] = None
    return frozenset(list(known)[-span:])
