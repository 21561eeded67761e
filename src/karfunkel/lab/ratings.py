"""Ratings of bots that have met, by openskill's Plackett-Luce model.

The library rates one game after the other, so the order matters.  We rate the same games many times, each
time the blocks drawn anew with replacement and in another order; a rating is the mean of these, and its
interval comes from their spread, or from the library's own doubt where that is greater.  What counts is who
won: all others of a game are even.
"""

import random
from collections.abc import Sequence
from statistics import fmean, stdev

from openskill.models import PlackettLuce, PlackettLuceRating

from karfunkel.lab.intervals import NORMAL, Estimate

Places = tuple[tuple[str, ...], tuple[float, ...]]
"""The bots of a game by seat, and their places: 1 for winners and in draws, 2 for the others."""

_MOST_RATED = 50_000  # games rated in all: some seconds
_FEWEST_TIMES, _MOST_TIMES = 20, 100


def rate(blocks: Sequence[Sequence[Places]]) -> dict[str, Estimate]:
    """The rating of every bot.  25 is where all begin."""
    names = sorted({name for block in blocks for bots, _ in block for name in bots})
    games = sum(map(len, blocks))
    times = max(_FEWEST_TIMES, min(_MOST_TIMES, _MOST_RATED // games))
    lots = random.Random(1)
    seen = [_rate_once(lots.choices(blocks, k=len(blocks)), names) for _ in range(times)]
    return {name: _estimate([ratings[name] for ratings in seen]) for name in names}


def _rate_once(blocks: Sequence[Sequence[Places]], names: Sequence[str]) -> dict[str, PlackettLuceRating]:
    model = PlackettLuce(tau=0)  # tau: by how much skill may change over time; bots stay as they are
    ratings = {name: model.rating() for name in names}
    for block in blocks:
        for bots, places in block:
            if len(set(bots)) < 2:
                continue
            rated = model.rate([[ratings[name]] for name in bots], ranks=list(places))
            for name in set(bots):  # of a bot on several seats: the mean of what each seat would change
                own = [team[0] for team, other in zip(rated, bots, strict=True) if other == name]
                ratings[name] = model.rating(fmean(r.mu for r in own), fmean(r.sigma for r in own))
    return ratings


def _estimate(ratings: Sequence[PlackettLuceRating]) -> Estimate:
    values = [rating.mu for rating in ratings]
    reach = NORMAL * max(stdev(values), fmean(rating.sigma for rating in ratings))
    return Estimate(fmean(values), fmean(values) - reach, fmean(values) + reach)
