"""What the games of a case say."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

import numpy as np

from karfunkel.lab import intervals
from karfunkel.lab.balance.study import Told
from karfunkel.lab.balance.tables import Variant
from karfunkel.lab.intervals import Estimate

Spread = tuple[float, float, float, float, float]
"""The 5th, 25th, 50th, 75th and 95th percentile."""


def outcome_shares(winners: Sequence[int], seats: int) -> list[float]:
    """By seat its share of the victory; in a draw all share it."""
    sharing = winners or range(1, seats + 1)
    return [1 / len(sharing) if seat in sharing else 0.0 for seat in range(1, seats + 1)]


class Case:
    """A variant with so many seats, and its games, each of which is a block of its own."""

    def __init__(self, variant: Variant, seats: int, games: Sequence[Told], opening: int = 0) -> None:
        """``opening``: so many first entries were drawn by lot."""
        self.opening = opening
        self.variant = variant
        self.seats = seats
        self.games = games

    @cached_property
    def shares(self) -> list[Estimate]:
        """Of the victories, by seat."""
        won = [outcome_shares(game.winners, self.seats) for game in self.games]
        return [
            intervals.share([(block, shares[seat]) for block, shares in enumerate(won)])
            for seat in range(self.seats)
        ]

    @cached_property
    def shared(self) -> Estimate:
        """Games with several winners, or none."""
        return self._share_of([len(game.winners) != 1 for game in self.games])

    @cached_property
    def reasons(self) -> dict[str, Estimate]:
        found = Counter(game.reason for game in self.games)
        return {
            reason: self._share_of([game.reason == reason for game in self.games])
            for reason, _ in found.most_common()
        }

    @cached_property
    def length(self) -> Spread:
        return _spread([game.entries for game in self.games])

    @cached_property
    def legal(self) -> Estimate:
        """Legal moves at a choice."""
        return intervals.ratio([(game.legal, game.entries) for game in self.games])

    @cached_property
    def forced(self) -> Estimate:
        """Entries that were no choice."""
        return intervals.ratio([(game.entries - game.choices, game.entries) for game in self.games])

    @cached_property
    def scores(self) -> list[Estimate]:
        """The mean score of each seat."""
        return [
            intervals.mean([(block, game.scores[seat]) for block, game in enumerate(self.games)])
            for seat in range(self.seats)
        ]

    @cached_property
    def leads(self) -> Spread:
        """By how much the best score is above the next."""
        return _spread([_lead(game.scores) for game in self.games])

    def count(self, key: str) -> tuple[Estimate, Estimate]:
        """How much of it there is in a game, and in which share of the games there is any."""
        worth = [game.counts.get(key, 0.0) for game in self.games]
        return intervals.mean(list(enumerate(worth))), self._share_of([bool(one) for one in worth])

    def ratio(self, of: str, to: str) -> Estimate | None:
        """One count for each of another; None where there is none of the latter."""
        pairs = [(game.counts.get(of, 0.0), game.counts.get(to, 0.0)) for game in self.games]
        return intervals.ratio(pairs) if any(whole for _, whole in pairs) else None

    def _share_of(self, seen: Sequence[bool]) -> Estimate:
        return intervals.share([(block, float(one)) for block, one in enumerate(seen)])


def _lead(scores: Sequence[int]) -> int:
    best, second = sorted(scores, reverse=True)[:2]
    return best - second


def _spread(values: Sequence[float]) -> Spread:
    least, low, middle, high, most = np.percentile(values, (5, 25, 50, 75, 95)).tolist()
    return least, low, middle, high, most
