"""The lessons of the Halbedelstein-Spiel: sow, sow on, capture, plunder, win."""

from collections.abc import Callable

import numpy as np

from karfunkel.games.contract import Ended, Position
from karfunkel.games.halbedelstein import GAME
from karfunkel.games.halbedelstein.events import Captured, Plundered, Turned
from scripts.introductions.trying import READER, Happened, Lesson, find_a_move


def pits(drawing: str, rules: str) -> Position:
    """A position with both directions clockwise, seat 1 to move.

    Its rows as seat 1 sees them: those of seat 2, A8 to A1 and B8 to B1, then its own, B1 to B8 and A1 to A8.
    """
    far_outer, far_inner, inner, outer = (
        [int(stones) for stones in row.split()] for row in drawing.split("/")
    )
    (state,) = GAME.layouts(GAME.options({"rules": rules}, 2), 2, {})
    rings = [inner + outer[::-1], far_inner[::-1] + far_outer]
    state.rows[:] = np.array(rings, np.int8).view("<i8").reshape(2, 2)
    state.step[:] = 1
    state.plunders[:] = 1
    return state


def lesson(name: str, rules: str, drawing: str, wanted: Callable[[Happened], bool]) -> Lesson:
    state = pits(drawing, rules)
    return find_a_move(name, GAME, state, GAME.legal(state, READER), wanted)


def turn_of(events: Happened) -> Turned:
    (turn,) = (event for event in events if isinstance(event, Turned))
    return turn


def lessons() -> dict[str, list[Lesson]]:
    """H1: sow, and sow on; H5: capture; H9: plunder; H6: win."""
    return {
        "lessons": [
            lesson(
                "sow",
                "basic",
                "2 2 2 2 2 2 2 2/2 2 2 2 2 2 2 2/3 1 0 2 4 0 1 2/1 2 3 0 5 1 0 7",
                lambda events: turn_of(events).sowings == 1,
            ),
            lesson(
                "on",
                "basic",
                "2 2 2 2 2 2 2 2/0 0 0 0 0 0 0 2/1 3 0 4 0 2 3 0/2 0 1 2 0 0 3 1",
                lambda events: turn_of(events).sowings > 2,
            ),
            lesson(
                "capture",
                "basic",
                "1 0 3 2 2 0 4 2/2 3 0 4 1 0 5 2/1 0 2 1 0 3 1 0/0 2 1 0 4 0 1 2",
                lambda events: any(isinstance(event, Captured) for event in events),
            ),
            lesson(
                "plunder",
                "advanced",
                "3 1 0 4 2 0 2 5/0 2 4 1 0 3 1 2/1 2 0 1 3 0 2 1/2 0 1 0 2 1 0 0",
                lambda events: any(isinstance(event, Plundered) for event in events),
            ),
            lesson(
                "win",
                "basic",
                "1 2 0 0 3 0 1 2/0 0 3 0 0 0 0 0/2 0 1 4 0 1 2 3/0 1 3 0 2 0 6 1",
                lambda events: any(
                    isinstance(event, Ended) and event.winners == (READER,) for event in events
                ),
            ),
        ]
    }
