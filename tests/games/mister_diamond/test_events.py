"""What happens in Mister Diamond, and how it is told."""

from typing import Any

import msgspec
import pytest

from karfunkel.games.contract import Ended, Event
from karfunkel.games.mister_diamond import GAME, events, rules
from karfunkel.games.mister_diamond.events import (
    Declined,
    RobbedIsNext,
    RoundBegins,
    RoundOver,
    SetAside,
    Stolen,
    Stuck,
    Taken,
    TurnedUp,
)
from karfunkel.words.languages import LANGUAGES
from tests.games.mister_diamond.table import S, Table, a_round

TOLD: list[tuple[Event, str]] = [
    (RoundBegins(1, 1, 1), "The tray has been shaken and the cards are shuffled. Seat 1 begins. (M2, M12)"),
    (
        RoundBegins(2, 3, 2),
        (
            "Round 2 of 3 is dealt: the tray has been shaken and the cards are shuffled. "
            "Seat 2 begins. (M2, M12)"
        ),
    ),
    (TurnedUp(1, 3000), "Seat 1 turns up a ring worth $3,000 and must try to take a diamond for it. (M3)"),
    (TurnedUp(1, "steal"), "Seat 1 turns up a steal card. (M3)"),
    (
        Taken(2, 17, 3000),
        (
            "Seat 2 tries place 17: the diamond is loose and goes into the new ring, "
            "which now counts $3,000. (M4)"
        ),
    ),
    (
        Stuck(2, 17, 3000, False),
        (
            "Seat 2 tries place 17: the diamond is fixed, and the new ring worth $3,000 stays empty. "
            "Remember the place; nothing will show it again. (M4, M5)"
        ),
    ),
    (
        Stuck(2, 17, 3000, True),
        (
            "Seat 2 tries place 17: the diamond is fixed, and the new ring worth $3,000 stays empty. "
            "The place is marked from now on. (M4, M5)"
        ),
    ),
    (
        Stuck(2, None, 3000, False),
        "Seat 2 tried a diamond that is fixed, and the new ring worth $3,000 stayed empty. (M4, M5)",
    ),
    (
        SetAside(3, "no_empty_ring"),
        (
            "Seat 3 has no empty ring that a stolen diamond could go into, "
            "so the steal card is set aside unused. (M7)"
        ),
    ),
    (
        SetAside(3, "no_matching_ring"),
        (
            "Nobody else has a diamond in a ring of the same value as an empty one of Seat 3, "
            "so the steal card is set aside unused. (M7)"
        ),
    ),
    (Declined(3), "Seat 3 does without stealing, and the steal card counts as unused. (M8)"),
    (
        Stolen(3, 1, 4000),
        (
            "Seat 3 steals a diamond from Seat 1: out of a ring worth $4,000, "
            "into an empty one of the same value. (M6)"
        ),
    ),
    (RobbedIsNext(1), "Seat 1 was robbed and is therefore next. (M9)"),
    (
        RoundOver(1, 1, "pile_empty", (5000, -3000), (5000, -3000)),
        "The rings are counted: Seat 1 $5,000; Seat 2 −$3,000. (M10, M11)",
    ),
    (
        RoundOver(1, 3, "all_loose_taken", (5000, 0), (5000, 0)),
        "Round 1 is over: the last loose diamond is taken. It brought Seat 1 $5,000; Seat 2 $0. (M10, M11)",
    ),
    (
        RoundOver(2, 3, "pile_empty", (5000, 0), (15_000, 2000)),
        (
            "Round 2 is over: the pile is used up. It brought Seat 1 $5,000; Seat 2 $0. "
            "In all: Seat 1 $15,000; Seat 2 $2,000. (M10, M11)"
        ),
    ),
    (
        RoundOver(3, 3, "pile_empty", (5000, 0), (15_000, 2000)),
        "The rings are counted: Seat 1 $5,000; Seat 2 $0. In all: Seat 1 $15,000; Seat 2 $2,000. (M10, M11)",
    ),
    (Ended((1,), "pile_empty"), "The pile is used up. Seat 1 wins. (M10)"),
    (
        Ended((1, 2), "all_loose_taken"),
        "The last loose diamond is taken. Seat 1 and Seat 2 share the victory. (M10)",
    ),
]


@pytest.mark.parametrize(("event", "text"), TOLD)
def test_what_happens_is_told_in_english_with_the_rules_behind_it(event: Event, text: str) -> None:
    assert GAME.narrate(event, "en") == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("event", [event for event, _ in TOLD])
def test_what_happens_is_told_in_every_language_with_names(event: Event, language: str) -> None:
    names = {1: "Ada", 2: "Bea", 3: "Cem"}
    text = GAME.narrate(event, language, names)
    assert "{" not in text
    assert not any(word in text for word in ("Platz", "Seat", "Plaats"))
    seat = getattr(event, "seat", None)
    assert seat is None or names[seat] in text


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("de", "Bea beklaut Ada: Ein Diamant wandert aus einem Ring für 4.000 Dollar in einen leeren"),
        (
            "nl",
            "Bea jat een diamant van Ada: uit een ring van 4.000 dollar, in een lege van dezelfde waarde.",
        ),
    ],
)
def test_sums_are_written_as_the_language_has_them(language: str, text: str) -> None:
    assert GAME.narrate(Stolen(2, 1, 4000), language, {1: "Ada", 2: "Bea"}).startswith(text)


def test_every_kind_of_event_is_told_here() -> None:
    kinds = {kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event)}
    assert kinds - {Event} == {type(event) for event, _ in TOLD} - {Ended}


def test_every_reason_for_an_end_has_rules_and_words() -> None:
    assert set(GAME.endings) == set(rules.REASONS)
    for reason in rules.REASONS:
        for language in LANGUAGES:
            assert GAME.narrate(Ended((1,), reason), language)


def test_events_become_json_and_come_back() -> None:
    kinds: Any = tuple({type(event) for event, _ in TOLD})
    union = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    for event, _ in TOLD:
        assert msgspec.json.decode(msgspec.json.encode(event), type=union) == event


def test_the_beginning_of_a_match_is_told() -> None:
    table = Table(a_round([1], [S, 2000, 3000]))
    assert GAME.opening(table.state) == (
        RoundBegins(1, 1, 1),
        TurnedUp(1, "steal"),
        SetAside(1, "no_empty_ring"),
        TurnedUp(1, 2000),
    )


def test_the_beginning_of_a_later_round_is_told() -> None:
    table = Table(a_round([1], [2000, 3000]), a_round([1], [3000, 2000]), seats=3)
    table.play("1 T2", "2 T3")
    assert GAME.opening(table.state) == (RoundBegins(2, 2, 2), TurnedUp(2, 3000))


def test_a_try_tells_its_result_and_the_next_card() -> None:
    table = Table(a_round([7], [2000, 3000, 4000]))
    assert table.play("1 T7") == (Stuck(1, 7, 2000, False), TurnedUp(2, 3000))
    assert table.play("2 T8") == (Taken(2, 8, 3000), TurnedUp(1, 4000))


def test_with_marks_a_failed_try_says_that_it_is_marked() -> None:
    table = Table(a_round([7], [2000, 3000]), marks="on")
    assert table.play("1 T7")[0] == Stuck(1, 7, 2000, True)


def test_a_theft_tells_who_robs_whom_and_who_is_next() -> None:
    table = Table(a_round([1], [2000, 2000, 5000, S, 1000]), seats=3)
    table.play("1 T1", "2 T2", "3 T3")
    assert table.play("1 S2:2000") == (Stolen(1, 2, 2000), RobbedIsNext(2), TurnedUp(2, 1000))


def test_a_declined_theft_is_told_with_the_card_that_follows() -> None:
    table = Table(a_round([1], [2000, 2000, S, 1000]))
    table.play("1 T1", "2 T2")
    assert table.play("1 -") == (Declined(1), TurnedUp(1, 1000))


def test_a_round_that_ends_tells_why_and_what_it_brought() -> None:
    one = a_round([1], [2000, 2000, S])
    table = Table(one, one)
    table.play("1 T1", "2 T2")
    assert table.play("1 S2:2000") == (
        Stolen(1, 2, 2000),
        RoundOver(1, 2, "pile_empty", (2000, 0), (2000, 0)),
    )
    table.play("2 T1")
    assert table.play("1 T2") == (
        Taken(1, 2, 2000),
        TurnedUp(2, "steal"),
    )
    assert table.play("2 -") == (
        Declined(2),
        RoundOver(2, 2, "pile_empty", (2000, 0), (4000, 0)),
        Ended((1,), "pile_empty"),
    )


def test_the_longest_row_of_events_fits_the_journal() -> None:
    table = Table(a_round([1], [1000, *[S] * 126]))
    happened = table.play("1 T2")
    assert len(happened) == 1 + 2 * 126 + 2
    assert len(happened) - 1 <= rules.MOST_EVENTS


def test_what_shows_hidden_things_cannot_be_taken_back() -> None:
    assert {type(event) for event, _ in TOLD if event.reveals} == {TurnedUp, Taken, Stuck}


def test_G4_all_that_happens_is_seen_by_everyone() -> None:
    for event, _ in TOLD:
        for seat in (0, 1, 2):
            assert event.seen_by(seat) == event
