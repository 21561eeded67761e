"""What the levels of Mister Diamond remember, and how they steal."""

from random import Random
from typing import Any

import pytest

from karfunkel.bots import LEVELS
from karfunkel.bots.hints import hint
from karfunkel.bots.memory import remembered
from karfunkel.bots.mind import Deadline
from karfunkel.bots.thinking import Player
from karfunkel.games.mister_diamond.events import RoundBegins, Stuck
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay, write_record
from tests.bots.situations import match_of


def stuck(place: int) -> Stuck:
    return Stuck(1, place, 1000, False)


def failures(match: Match) -> list[int]:
    """The places of failed tries in a match of one round, in order."""
    return [event.place for event in match.witnessed(1) if isinstance(event, Stuck) and event.place]


def test_M5_the_latest_failed_tries_are_remembered_each_place_once() -> None:
    seen = (RoundBegins(1, 2, 1), *map(stuck, (4, 7, 4, 9)))
    assert remembered(seen, 1) == {9}
    assert remembered(seen, 2) == {4, 9}
    assert remembered(seen, 12) == {4, 7, 9}


def test_M12_a_new_round_makes_old_places_worthless() -> None:
    assert remembered((RoundBegins(1, 2, 1), stuck(4), RoundBegins(2, 2, 2), stuck(5)), 12) == {5}


def choice(match: Match, level: str, seed: int = 0) -> str:
    deadline = Deadline()
    deadline.stop()
    return Player(level, match.pending()[0], Random(seed).randbytes(32)).choose(match, deadline)


def tries(match: Match, level: str) -> set[int]:
    """Places that a level tries here, with different luck."""
    texts = [choice(match, level, seed) for seed in range(30)]
    return {int(text[1:]) for text in texts if text.startswith("T")}


def test_M5_who_remembers_little_tries_fixed_diamonds_again() -> None:
    again = dict.fromkeys(LEVELS, 0)
    for seed in range(6):
        match = match_of("mister_diamond", 2, seed, entries=30)
        if match.legal(match.pending()[0])[0] == "-":
            continue
        failed = failures(match)
        for level in LEVELS:
            again[level] += len(tries(match, level) & set(failed))
        assert not tries(match, "level2") & set(failed[-5:])
        assert not tries(match, "level4") & set(failed[-10:])
    assert again["level1"] > again["level3"] > again["level5"] == 0


def test_M5_marked_diamonds_are_forgotten_by_nobody() -> None:
    match = match_of("mister_diamond", 2, 3, entries=24, marks="on")
    assert failures(match)
    for level in LEVELS:
        assert not tries(match, level) & set(failures(match))


def test_M5_a_hint_does_not_tell_where_tries_have_failed_unless_that_is_marked() -> None:
    named = {"off": set[bool](), "on": set[bool]()}
    for seed in range(20):
        for marks, found in named.items():
            match = match_of("mister_diamond", 2, seed, entries=22, marks=marks)
            deadline = Deadline()
            deadline.stop()
            given = hint(match, match.pending()[0], deadline=deadline)
            places = [int(one.move[1:]) for one in given.advice if one.move.startswith("T")]
            found |= {place in failures(match) for place in places}
    assert named == {"off": {False}, "on": {True, False}}


def test_M6_thieves_take_the_dearest_ring_and_children_any() -> None:
    chosen: dict[str, set[bool]] = {"level2": set(), "level3": set()}
    for seed in range(40):
        match = match_of("mister_diamond", 4, seed, entries=30)
        if not match.pending() or match.legal(match.pending()[0])[0] != "-":
            continue
        thefts = match.legal(match.pending()[0])[1:]
        best = max(int(text.partition(":")[2]) for text in thefts)
        for level, found in chosen.items():
            text = choice(match, level, seed)
            assert text in thefts
            found.add(int(text.partition(":")[2]) == best)
    assert chosen == {"level2": {True, False}, "level3": {True}}


@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_that_comes_back_knows_what_it_knew(level: str) -> None:
    """The match read back from its record: memory follows from what was seen."""
    match = match_of("mister_diamond", 3, 5, entries=26)
    again = replay(parse_record(write_record(match)))
    assert again.pending() == match.pending()
    assert [choice(again, level, seed) for seed in range(5)] == [
        choice(match, level, seed) for seed in range(5)
    ]


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_every_level_plays_legal_moves_to_the_end(seats: int) -> None:
    options: dict[str, Any] = {"rounds": 2, "empty_rings_cost": True}
    random = Random(seats)
    match = match_of("mister_diamond", seats, **options)
    while match.pending():
        seat = match.pending()[0]
        text = choice(match, random.choice(LEVELS), random.randrange(100))
        assert text in match.legal(seat)
        match.play(seat, text)
    assert match.outcome()
