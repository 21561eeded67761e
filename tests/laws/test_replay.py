"""Laws of records and texts: what is written down can be played again, and says the same."""

import json

import numpy as np

from karfunkel.games import chance
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay, write_record
from tests.laws.cases import CASES
from tests.laws.walk import Walk, law


def same(one: Match, other: Match) -> None:
    """Two matches that nobody can tell apart."""
    assert one.state.tobytes() == other.state.tobytes()
    assert entries_of(one) == entries_of(other)
    assert [entry.before.tobytes() for entry in one.entries] == [
        entry.before.tobytes() for entry in other.entries
    ]
    assert (one.pending(), one.chosen()) == (other.pending(), other.chosen())
    assert (one.scores(), one.outcome()) == (other.scores(), other.outcome())
    for seat in range(one.seats + 1):
        assert one.view(seat) == other.view(seat)
        assert one.log(seat) == other.log(seat)


@law(examples=3)
def test_G2_a_record_replayed_is_the_match_that_was_played(walk: Walk) -> None:
    match = walk.to_the_end()
    same(in_seat_order(match), replay(parse_record(write_record(match))))
    assert in_seat_order(match).state.tobytes() == match.state.tobytes()


def in_seat_order(match: Match) -> Match:
    """The same match, its simultaneous steps entered in seat order, as records have them (D15)."""
    ordered = Match(match.game, match.options, match.seats, match.deal, match.seed)
    for entry in match.entries:
        ordered.play(entry.seat, entry.text)
    return ordered


@law(examples=2)
def test_the_text_of_a_record_is_a_fixpoint_in_the_middle_of_a_game_too(walk: Walk) -> None:
    for match in walk.some_positions(0.1):
        text = write_record(match)
        again = replay(parse_record(text))
        assert write_record(again) == text
        assert "\n" not in text
        assert again.state.tobytes() == match.state.tobytes()


@law(examples=1)
def test_the_text_of_every_legal_move_stands_for_that_move(walk: Walk) -> None:
    for match in walk.some_positions(0.3):
        for seat in match.pending():
            for move in match.game.legal(match.state, seat):
                text = match.game.format_move(match.state, move)
                assert match.game.parse_move(match.state, text) == move
                assert text == text.strip()
                assert text.isprintable()
                assert " " not in text


@law(examples=3)
def test_a_deal_survives_being_written_down(walk: Walk) -> None:
    match = walk.match
    written = json.loads(json.dumps(match.deal))
    assert written == match.deal
    laid_out = match.game.layouts(match.options, match.seats, written)
    assert [one.tobytes() for one in laid_out] == [one.tobytes() for one in match.layouts()]
    if walk.case.dealt_by is None:  # drawing wants the file of an edition or deck of one's own
        words = np.empty(match.game.rules.WORDS, np.uint32)
        chance.fill(words, chance.generator(0))
        assert match.game.draw(match.options, match.seats, lambda deal: words, written) == written


@law(examples=3)
def test_options_survive_being_written_down(walk: Walk) -> None:
    game, match = walk.case.game, walk.match
    recorded = json.loads(json.dumps(game.recorded(match.options)))
    assert game.options(recorded, match.seats) == match.options
    assert set(recorded) == set(match.options.__struct_fields__)


@law(examples=3, cases=tuple(case for case in CASES if case.game.facts.simultaneous))
def test_D15_the_order_of_choosing_in_a_simultaneous_step_does_not_matter(walk: Walk) -> None:
    steps = 0
    for match in walk.positions():
        pending = match.pending()
        if match.chosen() or len(pending) < 2:
            continue
        choices = {seat: walk.random.choice(match.legal(seat)) for seat in pending}
        ends = set()
        for order in (pending, pending[::-1], walk.random.sample(pending, len(pending))):
            twin = replay(parse_record(write_record(match)))
            for seat in order:
                events = twin.play(seat, choices[seat])
            without_order = tuple(event for event in events if type(event).__name__ != "Chose")
            ends.add((twin.state.tobytes(), without_order, tuple(map(str, twin.entries))))
        assert len(ends) == 1
        steps += 1
    assert steps


@law(examples=2)
def test_taking_back_restores_exactly_what_was_before(walk: Walk) -> None:
    """Before: when the same entries, in the same order of choosing, had been played."""
    states: dict[tuple[str, ...], bytes] = {}
    for match in walk.positions():
        states[entries_of(match)] = match.state.tobytes()
        if match.entries and walk.random.random() > 0.2:
            continue
        for seat in range(1, match.seats + 1):
            if match.can_take_back(seat):
                twin = in_seat_order(match)
                twin.take_back(seat)
                assert twin.state.tobytes() == states.get(
                    entries_of(twin), in_seat_order(twin).state.tobytes()
                )
                same(twin, in_seat_order(twin))
    assert states[entries_of(walk.match)] == walk.match.state.tobytes()


def entries_of(match: Match) -> tuple[str, ...]:
    return tuple(str(entry) for entry in match.entries)
