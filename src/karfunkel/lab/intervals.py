"""Estimates with 95 % confidence intervals, from games that come in blocks.

Games of a block share their deal, so they do not count as so many chances.  A block counts as one:

- A mean has the interval of Student's t over the blocks (with the variance of a ratio, as blocks may
  differ in size).
- A share of wins has Wilson's interval, with as many games as independent ones of the same variance would
  be (the design effect, corrected for few blocks as Korn and Graubard do).  Where all were won or all lost,
  the games themselves are counted.  Sharing deals cancels luck and so makes the interval narrower; but
  however well it does so, a game never counts for more than there are seats.

Wins are counted by share: of a victory that k seats share each has 1/k, of a draw with n seats each 1/n.
"""

import math
from collections.abc import Iterable, Sequence
from statistics import NormalDist

import msgspec

LEVEL = 0.95
_TAIL = (1 + LEVEL) / 2
NORMAL = NormalDist().inv_cdf(_TAIL)


class Estimate(msgspec.Struct, frozen=True):
    """A value with the ends of its interval."""

    value: float
    low: float
    high: float

    def times(self, factor: float) -> "Estimate":
        return Estimate(self.value * factor, self.low * factor, self.high * factor)


Sample = tuple[int, float]
"""The block of a game, and what was seen in it."""


def mean(samples: Sequence[Sample]) -> Estimate:
    """A mean, with Student's interval over the blocks; without ends below two blocks."""
    value, variance, blocks = _cluster(samples)
    if blocks < 2:
        return Estimate(value, -math.inf, math.inf)
    reach = student(blocks - 1) * math.sqrt(variance)
    return Estimate(value, value - reach, value + reach)


def share(samples: Sequence[Sample], seats: int = 1) -> Estimate:
    """A share of wins, with Wilson's interval.  ``seats``: games of a block, 1 where none share a deal."""
    value, variance, blocks = _cluster(samples)
    count = float(len(samples))
    if blocks < 2:
        count = 1.0
    elif 0 < value < 1:
        most = count * seats
        alike = value * (1 - value) / variance if variance else math.inf
        count = min(most, alike) * (NORMAL / student(blocks - 1)) ** 2
    return wilson(value, count)


def wilson(value: float, count: float) -> Estimate:
    """Wilson's interval for a share seen in so many independent games."""
    square = NORMAL**2 / count
    centre = (value + square / 2) / (1 + square)
    reach = NORMAL * math.sqrt(value * (1 - value) / count + square / (4 * count)) / (1 + square)
    return Estimate(value, max(0.0, centre - reach), min(1.0, centre + reach))


def _cluster(samples: Iterable[Sample]) -> tuple[float, float, int]:
    """The mean, its variance over blocks, and how many blocks there are."""
    sums: dict[int, float] = {}
    counts: dict[int, int] = {}
    for block, seen in samples:
        sums[block] = sums.get(block, 0.0) + seen
        counts[block] = counts.get(block, 0) + 1
    total, blocks = sum(counts.values()), len(counts)
    value = math.fsum(sums.values()) / total
    if blocks < 2:
        return value, math.inf, blocks
    squares = math.fsum((sums[block] - value * counts[block]) ** 2 for block in sums)
    return value, squares * blocks / (blocks - 1) / total**2, blocks


def student(freedom: int) -> float:
    """The quantile of Student's t for the level, by the expansion of Cornish and Fisher."""
    if freedom == 1:
        return math.tan(math.pi * (_TAIL - 0.5))
    if freedom == 2:
        spread = 2 * _TAIL - 1
        return spread * math.sqrt(2 / (1 - spread**2))
    z = NORMAL
    terms = (
        z,
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return math.fsum(term / float(freedom) ** power for power, term in enumerate(terms))
