"""Reasons in Carat and Mister Diamond: each is a fact that comes true when the move is played."""

from random import Random
from typing import Any

import msgspec
import pytest

from karfunkel.bots.hints import hint, lines, narrate
from karfunkel.bots.mind import Deadline
from karfunkel.bots.reasons import reasons_for
from karfunkel.bots.reasons.carat import Buries, Gains, Gives, Leaves, Spoils, TakesOver
from karfunkel.bots.reasons.mister_diamond import Again, Next, Odds, Steals
from karfunkel.bots.reasons.mister_diamond import Stuck as Fixed
from karfunkel.games.carat import notation, view
from karfunkel.games.carat.events import Scored, Won
from karfunkel.games.contract import Event, copy
from karfunkel.games.mister_diamond.events import Declined, RobbedIsNext, Stolen, Stuck, TurnedUp
from karfunkel.match.match import Match
from tests.bots.situations import match_of
from tests.laws.pairs import redealt


def played(match: Match, seat: int, text: str) -> tuple[tuple[Event, ...], tuple[Any, ...], Match]:
    """What happened, the reasons given beforehand, and the match after it."""
    move = match.game.parse_move(match.state, text)
    given = reasons_for(match.game, match.state, seat, move)
    after = match.snapshot()
    after.state = copy(match.state)
    return after.play(seat, text), given, after


@pytest.mark.parametrize(("seats", "options"), [(2, {"two_colours": True}), (3, {}), (4, {})])
def test_C11_reasons_tell_who_gets_each_chip_that_is_closed(seats: int, options: dict[str, Any]) -> None:
    kinds = set()
    for seed in range(8):
        match = match_of("carat", seats, seed, entries=22 + seed, **options)
        seat = match.pending()[0]
        for text in match.legal(seat)[::5]:
            events, given, _ = played(match, seat, text)
            closed = {event.place: event for event in events if isinstance(event, Scored)}
            told = {one.place: one for one in given if isinstance(one, (Gains, Gives, Buries))}
            assert set(told) == set(closed)
            for place, event in closed.items():
                kinds.add(type(told[place]))
                if not isinstance(event, Won):
                    assert told[place] == Buries(place, event.value)
                elif event.seat == seat:
                    assert told[place] == Gains(place, event.points)
                else:
                    assert told[place] == Gives(place, event.seat or 0, event.points)
    assert kinds == {Gains, Gives, Buries}


def leader(match: Match, place: str) -> int:
    """Who would win a chip as it stands, worked out from what everyone sees (C13)."""
    carats = match.view(0).chips[notation.PLACES.index(place)].carats
    single = [total for total in carats if carats.count(total) == 1]
    if not any(carats) or not single:
        return 0
    return view.player_of(match.state, carats.index(max(single))) or 0


def test_C13_reasons_tell_who_would_win_an_open_chip_before_and_after() -> None:
    kinds = set()
    for seed in range(8):
        match = match_of("carat", 3, seed, entries=12)
        seat = match.pending()[0]
        for text in match.legal(seat)[::7]:
            _, given, after = played(match, seat, text)
            for reason in given:
                kinds.add(type(reason))
                if isinstance(reason, TakesOver):
                    assert leader(match, reason.place) != seat == leader(after, reason.place)
                elif isinstance(reason, Spoils):
                    assert leader(match, reason.place) == reason.who != seat
                    assert leader(after, reason.place) not in (seat, reason.who)
                elif isinstance(reason, Leaves):
                    assert after.view(0).chips[notation.PLACES.index(reason.place)].missing == 1
    assert kinds >= {TakesOver, Spoils, Leaves}


def test_M4_odds_are_loose_diamonds_among_those_not_tried() -> None:
    match = match_of("mister_diamond", 3, 2, entries=16)
    seat = match.pending()[0]
    assert match.legal(seat)[0] != "-"
    failed = {event.place for event in match.witnessed(seat) if isinstance(event, Stuck)}
    loose, untried = match.view(seat).loose, len(set(match.view(seat).tray) - failed)
    assert failed
    for text in match.legal(seat):
        _, given, _ = played(match, seat, text)
        odds = Odds(round(100 * loose / untried), loose, untried)
        assert given == ((Fixed(),) if int(text[1:]) in failed else (odds,))


@pytest.mark.parametrize("cost", [False, True])
def test_M6_M9_a_theft_is_worth_what_the_scores_say_and_the_robbed_player_is_next(cost: bool) -> None:
    kinds: set[type] = set()
    for seed in range(25):
        match = match_of("mister_diamond", 4, seed, entries=28, empty_rings_cost=cost)
        seat = match.pending()[0] if match.pending() else 0
        if not seat or match.legal(seat)[0] != "-":
            continue
        for text in match.legal(seat):
            events, given, after = played(match, seat, text)
            kinds.update(map(type, given))
            if text == "-":
                assert isinstance(events[0], Declined)
                left = match.view(seat).pile
                assert given == ((Again(left),) if left else ())
                assert not left or isinstance(events[1], TurnedUp)
                continue
            steals = next(reason for reason in given if isinstance(reason, Steals))
            assert isinstance(events[0], Stolen)
            assert after.scores()[seat - 1] - match.scores()[seat - 1] == steals.gain
            assert match.scores()[steals.who - 1] - after.scores()[steals.who - 1] == steals.loss
            passed_over = steals.who != seat % 4 + 1
            assert (Next(steals.who) in given) == passed_over
            assert RobbedIsNext(steals.who) in events or not match.view(seat).pile
    assert kinds >= {Steals, Next, Again}


@pytest.mark.parametrize("name", ["carat", "mister_diamond"])
def test_G4_hints_and_reasons_are_the_same_whatever_lies_hidden(name: str) -> None:
    deadline = Deadline()
    deadline.stop()
    match = match_of(name, 3, 4, entries=18)
    seat = match.pending()[0]
    for seed in range(3):
        twin = redealt(match, seat, Random(seed))
        assert twin.state.tobytes() != match.state.tobytes()
        assert msgspec.json.encode(hint(twin, seat, deadline=deadline)) == msgspec.json.encode(
            hint(match, seat, deadline=deadline)
        )
        for text in match.legal(seat)[::9]:
            move = match.game.parse_move(match.state, text)
            expected = reasons_for(match.game, match.state, seat, move)
            assert reasons_for(match.game, twin.state, seat, move) == expected


@pytest.mark.parametrize("language", ["de", "nl", "en"])
def test_hints_are_told_with_the_rules_behind_them(language: str) -> None:
    deadline = Deadline()
    deadline.stop()
    for name, rule in (("carat", "C"), ("mister_diamond", "M")):
        match = match_of(name, 2, 6, entries=20)
        told = narrate(match, hint(match, match.pending()[0], deadline=deadline), language)
        assert any(f"({rule}" in line for line in lines(told))
