"""Hints: what they promise is possible, and they are told for people."""

from random import Random

import pytest

from karfunkel import games
from karfunkel.bots import hints
from karfunkel.bots.mind import Deadline
from karfunkel.match.match import Match
from karfunkel.words.catalogue import Speaker
from karfunkel.words.languages import LANGUAGES
from tests.bots.situations import match_of, play_at_random
from tests.laws.cases import CASES, Case

NAMES = {seat: f"<{seat}>" for seat in range(1, 9)}


def hint_at_once(match: Match, seat: int) -> hints.Hint:
    deadline = Deadline()
    deadline.stop()
    return hints.hint(match, seat, deadline=deadline)


@pytest.mark.compiled_only
@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_hint_names_legal_moves_and_promises_what_is_possible(case: Case) -> None:
    random = Random(str(case))
    checked = 0
    for entries in (0, 7, 18, 33):
        match = case.match(random.randrange(1000))
        play_at_random(match, entries, random)
        for seat in match.pending():
            given = hint_at_once(match, seat)
            assert 1 <= len(given.advice) <= hints.MOVES
            assert sum(one.weight for one in given.advice) <= 1 + 1e-9
            assert given.advice[0].weight == max(one.weight for one in given.advice) > 0
            for one in given.advice:
                assert one.move in match.legal(seat)
                assert one.value is None or 0 <= one.value <= 1
                assert one.scores is None or len(one.scores) == case.seats
                checked += 1
    assert checked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", games.NAMES)
def test_moves_have_names_for_people_in_every_language(name: str, language: str) -> None:
    """Different moves of a seat have different names."""
    for entries in (0, 12, 25):
        match = match_of(name, 2, 4, entries=entries)
        for seat in match.pending():
            game, speaker = match.game, Speaker(language, NAMES)
            called = {game.call_move(match.state, move, speaker) for move in game.legal(match.state, seat)}
            assert len(called) == len(game.legal(match.state, seat))


def test_a_hint_tells_how_the_game_may_end_even_where_all_moves_are_alike() -> None:
    """M2: nobody knows anything of the tray yet."""
    match = match_of("mister_diamond", 2)
    (advice,) = hint_at_once(match, 1).advice
    assert advice.value is not None
    assert advice.scores is not None


def test_a_hint_calls_people_by_their_names() -> None:
    told: list[hints.Told] = []
    for seed in range(12):
        match = match_of("mister_diamond", 3, seed, entries=26)
        if match.legal(match.pending()[0])[0] == "-":
            given = hint_at_once(match, match.pending()[0])
            told += hints.narrate(match, given, "en", NAMES)
    assert any("from <" in one.called for one in told)
    assert any("<" in reason for one in told for reason in one.reasons)
    assert not any("Seat" in part for one in told for part in (one.called, *one.reasons))
