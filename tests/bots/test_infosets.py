"""The search over information sets, on whatever game."""

import threading
import time
from typing import Any

import numpy as np
import pytest

from karfunkel.bots import infosets
from karfunkel.bots.infosets import ENTRY, NODE, InfosetSearch, enter, slot_of
from karfunkel.bots.judgement.common import WORD, mix
from karfunkel.bots.mind import Deadline, Situation, Thought
from karfunkel.games import chance
from tests.bots.situations import match_of, situation_of

GAMES: tuple[tuple[str, int, dict[str, Any]], ...] = (
    ("carat", 2, {}),
    ("carat", 4, {"three_tiles": True}),
    ("mister_diamond", 3, {}),
    ("halbedelstein", 2, {}),
    ("halbedelstein", 2, {"rules": "advanced"}),
)


def thought(situation: Situation, effort: int, seed: int = 1) -> Thought:
    return InfosetSearch(effort).think(situation, Deadline(), chance.generator(seed))


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_the_same_chance_gives_the_same_thought(name: str, seats: int, options: dict[str, Any]) -> None:
    situation = situation_of(match_of(name, seats, entries=1, **options))
    first = thought(situation, 40)
    assert first == thought(situation, 40)
    assert first.effort in (0, 40)


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_all_legal_moves_are_ranked_and_none_else(name: str, seats: int, options: dict[str, Any]) -> None:
    situation = situation_of(match_of(name, seats, entries=1, **options))
    ranked = [choice.move for choice in thought(situation, 20).choices]
    assert len(set(ranked)) == len(ranked)
    assert set(ranked) <= set(situation.game.legal(situation.position, situation.seat))


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_thinking_ends_when_somebody_says_so(name: str, seats: int, options: dict[str, Any]) -> None:
    """It looks at the flag before every simulation; the time that this takes decides nothing here."""
    situation = situation_of(match_of(name, seats, entries=1, **options))
    deadline = Deadline()
    threading.Timer(0.2, deadline.stop).start()
    found = InfosetSearch(1 << 40).think(situation, deadline, chance.generator(1))
    assert found.effort < 1 << 40


def test_thinking_that_is_stopped_before_it_begins_still_finds_a_move() -> None:
    situation = situation_of(match_of("carat", 2))
    deadline = Deadline()
    deadline.stop()
    found = InfosetSearch(1000).think(situation, deadline, chance.generator(1))
    assert found.effort == 1
    assert found.choices[0].weight == 1


@pytest.mark.compiled_only
@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_a_full_table_ends_the_growth_but_not_the_search(
    name: str, seats: int, options: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(infosets, "MOST_SLOTS", 1 << 10)
    monkeypatch.setattr(infosets, "FEWEST_SLOTS", 1 << 10)
    situation = situation_of(match_of(name, seats, entries=1, **options))
    found = thought(situation, 5000)
    assert found.effort in (0, 5000)
    assert [choice.weight for choice in found.choices] == [1.0] + [0.0] * (len(found.choices) - 1)


def test_entries_are_told_apart_although_their_places_meet() -> None:
    table, used = np.zeros(64, ENTRY), np.zeros(1, np.int64)
    node, neighbour = 1001, 1003  # their places overlap
    places = [enter(table, used, key, move) for key in (node, neighbour) for move in range(NODE, 20)]
    assert len(set(places)) == len(places) == used[0]
    assert places == [slot_of(table, key, move) for key in (node, neighbour) for move in range(NODE, 20)]


def test_mixing_tells_orders_and_numbers_apart() -> None:
    mixed = {mix(mix(mix(0, a), b), c) for a in range(12) for b in range(12) for c in range(12)}
    assert len(mixed) == 12**3
    assert all(0 <= number <= WORD for number in mixed)
    assert mix(np.int64(WORD), np.int64(-1)) == mix(WORD, -1)


@pytest.mark.compiled_only
def test_other_threads_run_while_it_thinks() -> None:
    """The global lock is released: a thread that counts gets on in the midst of a single slice."""
    situation = situation_of(match_of("carat", 2))
    thought(situation, 10)
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0)

    counter = threading.Thread(target=count)
    counter.start()
    thought(situation, infosets.SLICE)
    done.set()
    counter.join()
    assert counted
