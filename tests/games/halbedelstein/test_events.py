"""What is told of a move of the Halbedelstein-Spiel."""

import pytest

from karfunkel.games.contract import Ended, Event
from karfunkel.games.halbedelstein import GAME
from karfunkel.games.halbedelstein.events import (
    Captured,
    Fixed,
    Lifted,
    Plundered,
    Settled,
    Sown,
    Turned,
)
from karfunkel.words.languages import LANGUAGES
from tests.games.halbedelstein.table import play, position


def test_a_turn_is_told_step_by_step() -> None:
    state = position("""
        0 0 3 0 0 0 0 0
        2 0 4 0 0 0 0 0
        2 0 1 0 0 0 0 0
        0 0 0 0 0 0 0 2
    """)
    assert play(state, "1 B1") == (
        Lifted(1, "B1", 2),
        Sown(1, "B1", 2, "B3"),
        Plundered(1, "B3", 7),
        Lifted(1, "B3", 9),
        Sown(1, "B3", 9, "A5"),
        Turned(1, "B1", "A5", 2, 7),
    )


EVENTS = [
    (Fixed(1, "ccw"), "Ada will sow counter-clockwise. (H4)"),
    (Lifted(1, "B1", 1), "Ada lifts one stone from B1. (H1)"),
    (Sown(1, "B1", 3, "B4"), "Ada sows 3 stones; the last falls into B4. (H1)"),
    (Captured(1, "B3", 4), "Ada captures 4 stones opposite B3. (H5)"),
    (Plundered(1, "B3", 7), "Ada plunders 7 stones from the two pits opposite B3. (H9)"),
    (Settled(1, "B3", 9), "The inner row opposite is empty: the 9 stones in hand stay in B3. (H2)"),
    (
        Turned(1, "B1", "A5", 2, 7),
        "Ada lifts B1 and sows twice, up to A5, and captures 7 stones in all. (H1)",
    ),
    (Turned(1, "B1", "B3", 1, 0), "Ada lifts B1 and sows once, up to B3. (H1)"),
    (Ended((1,), "inner_row_empty"), "An inner row is empty. Ada wins. (H6, H10)"),
    (Ended((2,), "only_singles"), "Only single stones are left on one side. Seat 2 wins. (H10)"),
    (Ended((), "quiet"), "A hundred turns without a capture. The game is drawn. (H3)"),
    (Ended((1,), "resigned", 2), "Seat 2 gives up. Ada wins. (G5)"),
]


@pytest.mark.parametrize(("event", "told"), EVENTS)
def test_every_event_is_told_with_the_rules_behind_it(event: Event, told: str) -> None:
    assert GAME.narrate(event, "en", {1: "Ada"}) == told
    tellings = {GAME.narrate(event, language, {1: "Ada"}) for language in LANGUAGES}
    assert len(tellings) == len(LANGUAGES)


def test_G4_a_spectator_sees_all_of_it_and_nothing_is_revealed() -> None:
    assert all(event.seen_by(0) == event == event.remembered() for event, _ in EVENTS)
    assert not any(event.reveals for event, _ in EVENTS)
