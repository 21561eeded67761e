"""Laws of a game's course: what is legal, how it ends, what stays."""

import pytest

from karfunkel import games
from karfunkel.games.contract import copy
from karfunkel.games.faults import IllegalMove
from karfunkel.games.stage import OVER, PLAYING
from karfunkel.match.match import Match
from tests.laws.cases import CASES
from tests.laws.conserved import CONSERVED, cards_of
from tests.laws.walk import Walk, law


def test_every_registered_game_is_held_to_the_laws_with_every_number_of_seats() -> None:
    assert set(CONSERVED) == set(games.NAMES)
    for name in games.NAMES:
        assert {case.seats for case in CASES if case.name == name} == set(games.load(name).facts.seats)
    assert len({str(case) for case in CASES}) == len(CASES)


@law(examples=3)
def test_nothing_is_made_or_lost(walk: Walk) -> None:
    for match in walk.positions():
        CONSERVED[walk.case.name](match, match.state)


@law(examples=6, cases=tuple(case for case in CASES if case.name == "diamantenraub"))
def test_D1_no_card_changes_its_owner(walk: Walk) -> None:
    for match in walk.positions():
        for seat, pile in enumerate(match.deal["piles"]):
            assert cards_of(match.state, seat) == sorted(card - 1 for card in pile)


@law(examples=3)
def test_the_game_is_over_exactly_when_nobody_may_move_and_nothing_is_legal(walk: Walk) -> None:
    for match in walk.positions():
        over = match.outcome() is not None
        assert over == (match.pending() == ())
        assert match.state.stage == (OVER if over else PLAYING)
        assert list(match.pending()) == sorted(set(match.pending()))
        for seat in range(1, match.seats + 1):
            assert bool(match.legal(seat)) == (seat in match.pending())
    outcome = walk.match.outcome()
    assert outcome is not None
    assert outcome.reason in walk.case.game.endings
    assert outcome.scores == walk.match.scores()
    assert set(outcome.winners) <= set(range(1, walk.case.seats + 1))


@law(examples=2)
def test_legal_moves_are_ascending_different_and_the_same_when_asked_again(walk: Walk) -> None:
    for match in walk.positions():
        for seat in match.pending():
            moves = match.game.legal(match.state, seat)
            assert list(moves) == sorted(set(moves))
            assert len(moves) <= match.game.rules.MOST_MOVES
            assert match.game.legal(match.state, seat) == moves
            assert match.game.legal(copy(match.state), seat) == moves
            texts = match.legal(seat)
            assert len(set(texts)) == len(texts) == len(moves)


@law(examples=1)
def test_every_legal_move_is_accepted_and_changes_only_the_position_it_is_played_on(walk: Walk) -> None:
    for match in walk.some_positions(0.3):
        for seat in match.pending():
            for move in match.game.legal(match.state, seat):
                before = match.state.tobytes()
                after = copy(match.state)
                first = match.game.play(after, seat, move)
                assert match.state.tobytes() == before != after.tobytes()
                again = copy(match.state)
                assert match.game.play(again, seat, move) == first
                assert again.tobytes() == after.tobytes()


@law(examples=2)
def test_a_move_that_is_not_legal_is_refused_and_changes_nothing(walk: Walk) -> None:
    texts = {text for seat in walk.match.pending() for text in walk.match.legal(seat)}
    refused = 0
    for match in walk.positions():
        texts.update(text for seat in match.pending() for text in match.legal(seat)[:3])
        before, entries = match.state.tobytes(), list(match.entries)
        for seat in range(1, match.seats + 1):
            for text in walk.random.sample(sorted(texts), min(6, len(texts))):
                if text not in match.legal(seat):
                    with pytest.raises(IllegalMove) as refusal:
                        match.play(seat, text)
                    assert (refusal.value.seat, refusal.value.move) == (seat, text)
                    assert refusal.value.reason
                    refused += 1
        assert match.state.tobytes() == before
        assert list(match.entries) == entries
    assert refused


@law(examples=1)
def test_a_number_that_is_no_legal_move_is_refused_and_changes_nothing(walk: Walk) -> None:
    refused = 0
    for match in walk.some_positions(0.3):
        highest = max(
            (move for seat in match.pending() for move in match.game.legal(match.state, seat)), default=0
        )
        before = match.state.tobytes()
        for seat in range(1, match.seats + 1):
            legal = match.game.legal(match.state, seat)
            for move in [0, highest, walk.random.randint(0, highest), *legal[:1]]:
                if move not in legal:
                    with pytest.raises(IllegalMove):
                        match.game.play(match.state, seat, move)
                    refused += 1
        assert match.state.tobytes() == before
    assert refused


@law(examples=3)
def test_no_game_is_longer_than_its_fact_card_says(walk: Walk) -> None:
    match = walk.to_the_end()
    longest = walk.case.game.facts.longest
    deals = len(match.layouts())
    assert longest is None or len(match.entries) <= longest * deals
    assert len(match.entries) <= 10_000


@law(examples=1)
def test_a_position_takes_less_than_a_kilobyte_and_copies_are_equal_bytes(walk: Walk) -> None:
    for match in walk.positions():
        assert len(match.state.tobytes()) < 1024
        assert copy(match.state).tobytes() == match.state.tobytes()


@law(examples=2)
def test_events_end_with_the_end_and_every_event_is_told_in_every_language(walk: Walk) -> None:
    said = 0
    for match in walk.positions():
        ended = [event for event in walk.events if type(event).__name__ == "Ended"]
        assert len(ended) == (match.outcome() is not None)
        assert not ended or walk.events[-1] is ended[0]
        if walk.random.random() < 0.1 or ended:
            for event in [*walk.events, *match.game.opening(match.state)]:
                for seat in range(match.seats + 1):
                    seen = event.seen_by(seat)
                    for language in ("de", "nl", "en"):
                        assert not seen or match.game.narrate(seen, language).strip()
                        said += 1
    assert said


def test_G1_seat_one_begins_every_match() -> None:
    for case in CASES:
        match: Match = case.match(7)
        assert match.pending()[0] == 1
        if not case.game.facts.simultaneous:
            assert match.pending() == (1,)
