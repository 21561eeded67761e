"""Random games, played through a match, for laws that hold in every position of every game."""

import json
import os
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from karfunkel.games.contract import Event
from karfunkel.games.kernel import COMPILED
from karfunkel.match.match import Match
from karfunkel.match.record import record_of
from tests.laws.cases import CASES, Case

SCALE = int(os.environ.get("KARFUNKEL_GAMES", "1"))
"""Soak runs play so many times as many games."""

SEEDS = st.integers(0, 2**32 - 1)


class Walk:
    """A random game on its way.  The seats of a simultaneous step choose in any order."""

    def __init__(self, case: Case, seed: int) -> None:
        self.case = case
        self.seed = seed
        self.random = Random(seed)
        self.match = case.match(seed)
        self.events: tuple[Event, ...] = ()

    def choose(self) -> tuple[int, str]:
        """The next entry of the walk, not played yet."""
        seat = self.random.choice(self.match.pending())
        return seat, self.random.choice(self.match.legal(seat))

    def positions(self) -> Iterator[Match]:
        """The match as it is before the first entry and after each, the last position included."""
        yield self.match
        while self.match.pending():
            self.events = self.match.play(*self.choose())
            yield self.match

    def some_positions(self, share: float) -> Iterator[Match]:
        """Fewer of them, for laws that are costly to check; the first always."""
        for match in self.positions():
            if not match.entries or self.random.random() < share:
                yield match

    def to_the_end(self) -> Match:
        for _ in self.positions():
            pass
        return self.match

    def story(self) -> str:
        """What one needs to see the same again."""
        return f"case {self.case}, seed {self.seed}: {json.dumps(record_of(self.match), ensure_ascii=False)}"


def law(examples: int, cases: tuple[Case, ...] = CASES) -> Callable[[Callable[[Walk], None]], Any]:
    """Hold a law against random games of every case; a failure tells the game."""

    def decorate(check: Callable[[Walk], None]) -> Any:
        def run(case: Case, seed: int) -> None:
            walk = Walk(case, seed)
            try:
                check(walk)
            except Exception as failure:
                failure.add_note(walk.story())
                raise

        run.__name__ = run.__qualname__ = check.__name__
        run.__module__, run.__doc__ = check.__module__, check.__doc__
        held = given(seed=SEEDS)(run)
        held = settings(
            max_examples=max(1, examples * SCALE if COMPILED else 1),
            deadline=None,
            database=None,
            suppress_health_check=list(HealthCheck),
        )(held)
        return pytest.mark.parametrize("case", cases, ids=str)(held)

    return decorate
