"""The ladder: who meets whom, and by how much the upper one wins."""

import pytest

from karfunkel.lab.ladder import pairs, steps, tables
from tests.lab.test_standings import result


def test_each_meets_the_next_and_some_farther_up() -> None:
    assert pairs("abcde") == [
        ("a", "b"), ("b", "c"), ("c", "d"), ("d", "e"), ("a", "c"), ("b", "d"), ("c", "e"), ("a", "e")
    ]  # fmt: skip
    assert pairs("ab") == [("a", "b")]


def test_at_a_table_for_more_than_two_the_pair_shares_the_seats() -> None:
    assert tables("ab", 2) == (("a", "b"),)
    assert tables("ab", 3) == (("a", "b", "a"), ("a", "b", "b"))
    assert tables("ab", 4) == (("a", "b", "a", "b"),)


def test_a_step_tells_the_share_and_the_lead_of_the_upper_one() -> None:
    played = [
        result(0, "ab", [4, 9], [2]),
        result(0, "ba", [7, 7], [1, 2]),
        result(1, "abab", [8, 2, 4, 6], [1]),
        result(2, "bc", [1, 2], [2]),
    ]
    first, second = steps("abc", played)
    assert (first.upper, first.lower, first.games) == ("b", "a", 3)
    assert first.share.value == pytest.approx((1 + 0.5 + 0) / 3)
    assert first.lead.value == pytest.approx((5 + 0 - 2) / 3)
    assert (second.upper, second.lower, second.games, second.share.value) == ("c", "b", 1, 1.0)
