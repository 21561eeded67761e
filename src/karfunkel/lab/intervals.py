"""Estimates with 95 % confidence intervals, from games that come in blocks.

Games of a block share their deal, so they do not count as so many chances.  A block counts as one:

- A mean has the interval of Student's t over the blocks (with the variance of a ratio, as blocks may
  differ in size).
- A share of wins has Wilson's interval, with as many games as independent ones of the same variance would
  be (the design effect, corrected for few blocks as Korn and Graubard do).  Where all were won or all lost,
  the games themselves are counted.  Sharing deals cancels luck and so makes the interval narrower; but
  however well it does so, a game never counts for more than its block has games.

Wins are counted by share: of a victory that k seats share each has 1/k, of a draw with n seats each 1/n.
"""

import math
from collections.abc import Collection, Sequence
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
    return ratio([(total, count) for total, count in _by_block(samples).values()])


def ratio(blocks: Sequence[tuple[float, float]]) -> Estimate:
    """What all blocks have of one thing for each that they have of another, with Student's interval."""
    value, variance = _ratio(blocks)
    if len(blocks) < 2:
        return Estimate(value, -math.inf, math.inf)
    reach = student(len(blocks) - 1) * math.sqrt(variance)
    return Estimate(value, value - reach, value + reach)


def share(samples: Sequence[Sample]) -> Estimate:
    """A share of wins, with Wilson's interval."""
    blocks = _by_block(samples).values()
    value, variance = _ratio(blocks)
    games = float(len(samples))
    if len(blocks) < 2:
        games = 1.0
    elif 0 < value < 1:
        most = games * max(count for _, count in blocks)
        alike = value * (1 - value) / variance if variance else math.inf
        games = min(most, alike) * (NORMAL / student(len(blocks) - 1)) ** 2
    return wilson(value, games)


def wilson(value: float, count: float) -> Estimate:
    """Wilson's interval for a share seen in so many independent games."""
    square = NORMAL**2 / count
    centre = (value + square / 2) / (1 + square)
    reach = NORMAL * math.sqrt(value * (1 - value) / count + square / (4 * count)) / (1 + square)
    return Estimate(value, max(0.0, centre - reach), min(1.0, centre + reach))


def _by_block(samples: Sequence[Sample]) -> dict[int, tuple[float, int]]:
    """For each block the sum of what was seen, and how often something was."""
    blocks: dict[int, tuple[float, int]] = {}
    for block, seen in samples:
        total, count = blocks.get(block, (0.0, 0))
        blocks[block] = total + seen, count + 1
    return blocks


def _ratio(blocks: Collection[tuple[float, float]]) -> tuple[float, float]:
    """The ratio of the sums, and its variance over blocks."""
    whole = math.fsum(count for _, count in blocks)
    value = math.fsum(total for total, _ in blocks) / whole
    squares = math.fsum((total - value * count) ** 2 for total, count in blocks)
    return value, squares * len(blocks) / max(1, len(blocks) - 1) / whole**2


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
