"""Intervals against values known from elsewhere."""

import math
import random

import pytest

from karfunkel.lab.intervals import mean, ratio, share, student, wilson


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.7062), (2, 4.30265), (3, 3.18245), (4, 2.77645), (5, 2.57058), (10, 2.22814), (30, 2.04227)],
)
def test_students_quantiles_are_those_of_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, rel=4e-3)


def test_students_quantile_tends_to_the_normal_one() -> None:
    assert student(100_000) == pytest.approx(1.959964, abs=1e-4)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    # R: prop.test(won, games, correct = FALSE)
    [(7, 10, 0.3968, 0.8922), (0, 10, 0.0, 0.2775), (200, 200, 0.98115, 1.0), (130, 200, 0.5817, 0.7127)],
)
def test_wilsons_interval_is_the_known_one(won: int, games: int, low: float, high: float) -> None:
    found = wilson(won / games, games)
    assert (found.low, found.high) == pytest.approx((low, high), abs=2e-4)


def test_a_share_of_independent_games_has_wilsons_interval() -> None:
    samples = [(number, float(number % 10 < 7)) for number in range(400)]
    found, plain = share(samples), wilson(0.7, 400)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=1e-3)


def test_blocks_whose_games_agree_count_once() -> None:
    samples = [(number // 4, float(number // 4 % 10 < 7)) for number in range(400)]
    found, plain = share(samples), wilson(0.7, 100)
    assert (found.low, found.high) == pytest.approx((plain.low, plain.high), abs=2e-3)


def test_blocks_that_cancel_luck_make_the_interval_narrower_but_not_nothing() -> None:
    samples = [(number // 2, float(number % 2)) for number in range(400)]
    found = share(samples)
    most = wilson(0.5, 800)
    assert found.value == 0.5
    assert found.low == pytest.approx(most.low, abs=1e-3)


def test_all_won_counts_the_games_and_a_single_block_tells_nearly_nothing() -> None:
    assert share([(number // 2, 1.0) for number in range(200)]) == wilson(1.0, 200)
    assert share([(0, 1.0), (0, 0.0)]) == wilson(0.5, 1)


def test_a_mean_has_students_interval_over_blocks() -> None:
    values = [4.0, 8.0, 6.0, 5.0, 7.0]
    found = mean([(block, value) for block, value in enumerate(values)])
    # R: t.test(c(4, 8, 6, 5, 7))
    assert (found.value, found.low, found.high) == pytest.approx((6.0, 4.0368, 7.9632), abs=6e-3)
    doubled = mean([(block, value) for block, value in enumerate(values) for _ in range(3)])
    assert (doubled.low, doubled.high) == pytest.approx((found.low, found.high))


def test_a_ratio_counts_blocks_by_their_size() -> None:
    found = ratio([(1, 2), (3, 4), (2, 6), (4, 8)])
    # the linearised variance by hand: residuals 0, 1, -1, 0 of a ratio of 10 / 20
    reach = student(3) * math.sqrt(2 * 4 / 3) / 20
    assert (found.value, found.high) == pytest.approx((0.5, 0.5 + reach))


def test_a_mean_of_one_block_has_no_ends() -> None:
    assert mean([(0, 3.0), (0, 5.0)]).high == math.inf


def test_the_intervals_hold_the_truth_about_as_often_as_they_say() -> None:
    """Deals that decide half of what happens; 0.6 is the truth."""
    lots = random.Random(7)
    held = 0
    for _ in range(400):
        samples = []
        for block in range(100):
            luck = lots.random() < 0.6
            for _ in range(2):
                won = luck if lots.random() < 0.5 else lots.random() < 0.6
                samples.append((block, float(won)))
        found = share(samples)
        held += found.low <= 0.6 <= found.high
    assert 0.92 <= held / 400 <= 0.98
