"""Searches on several threads."""

from typing import Any

import pytest

from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.mind import Deadline, Mind, Thought
from karfunkel.bots.rounds import RoundSearch
from karfunkel.games import chance
from tests.bots.situations import match_of, situation_of

SEARCHES: tuple[tuple[Mind, str, dict[str, Any]], ...] = (
    (InfosetSearch(300, horizon=2), "carat", {"three_tiles": True}),
    (InfosetSearch(300), "mister_diamond", {"marks": "on"}),
    (RoundSearch(100), "diamantenraub", {}),
)


def thought(mind: Mind, name: str, options: dict[str, Any], threads: int) -> Thought:
    situation = situation_of(match_of(name, 3, entries=9, **options))
    return mind.think(situation, Deadline(threads=threads), chance.generator(1))


@pytest.mark.parametrize(("mind", "name", "options"), SEARCHES)
def test_threads_think_the_same_every_time_and_together_more_than_one(
    mind: Mind, name: str, options: dict[str, Any]
) -> None:
    alone, together = (thought(mind, name, options, threads) for threads in (1, 3))
    assert together == thought(mind, name, options, 3)
    assert together.effort == 3 * alone.effort > 0
    assert {choice.move for choice in together.choices} == {choice.move for choice in alone.choices}
    assert together.choices != alone.choices
    assert sum(choice.weight for choice in together.choices) == pytest.approx(1)


@pytest.mark.parametrize(("mind", "name", "options"), SEARCHES)
def test_all_threads_stop_when_somebody_says_so(mind: Mind, name: str, options: dict[str, Any]) -> None:
    deadline = Deadline(threads=2)
    deadline.stop()
    situation = situation_of(match_of(name, 3, entries=9, **options))
    found = mind.think(situation, deadline, chance.generator(1))
    assert found.effort == 2  # each of them must find a move
    assert all(
        choice.move in situation.game.legal(situation.position, situation.seat) for choice in found.choices
    )
