"""The ladder: each bot against the next and some farther up, so that levels can be compared."""

from collections.abc import Sequence
from statistics import fmean

import msgspec

from karfunkel.lab import intervals
from karfunkel.lab.arena import Result
from karfunkel.lab.intervals import Estimate
from karfunkel.lab.plan import tables_of
from karfunkel.lab.standings import seats_of, share_of

DISTANCES = (1, 2, 4)


class Step(msgspec.Struct, frozen=True):
    """How the upper of two bots did against the lower."""

    upper: str
    lower: str
    games: int
    share: Estimate
    """of the victories; 0.5 if they were equals"""
    lead: Estimate
    """how much higher its mean score was"""


def pairs(names: Sequence[str]) -> list[tuple[str, str]]:
    """Who meets whom, the lower one first; neighbours before others."""
    return [
        (names[place], names[place + distance])
        for distance in DISTANCES
        for place in range(len(names) - distance)
    ]


def tables(names: Sequence[str], seats: int) -> tuple[tuple[str, ...], ...]:
    return tuple(table for pair in pairs(names) for table in tables_of(pair, seats))


def steps(names: Sequence[str], results: Sequence[Result]) -> list[Step]:
    """The pairs that have met so far."""
    met = {pair: [r for r in results if set(r.seating.bots) == set(pair)] for pair in pairs(names)}
    return [_step(*pair, played) for pair, played in met.items() if played]


def _step(lower: str, upper: str, played: Sequence[Result]) -> Step:
    return Step(
        upper,
        lower,
        len(played),
        intervals.share([(result.seating.block, share_of(upper, result)) for result in played]),
        intervals.mean([(result.seating.block, _lead(upper, lower, result)) for result in played]),
    )


def _lead(upper: str, lower: str, result: Result) -> float:
    own, other = (fmean(result.scores[seat] for seat in seats_of(bot, result)) for bot in (upper, lower))
    return own - other
