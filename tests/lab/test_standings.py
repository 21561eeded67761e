"""Standings: who won how much, counted by hand."""

import json
from typing import Any

import pytest

from karfunkel.lab.arena import Result
from karfunkel.lab.plan import Seating
from karfunkel.lab.ratings import rate
from karfunkel.lab.standings import standings
from karfunkel.match.record import parse_record


def result(block: int, bots: str, scores: list[int], winners: list[int], reason: str = "seven") -> Result:
    record: dict[str, Any] = {
        "karfunkel": 1,
        "game": "carat",
        "seats": len(scores),
        "deal": {},
        "moves": [f"1 {block}{bots}"],
        "result": {"scores": scores, "winners": winners, "reason": reason},
    }
    return Result(Seating(block, 0, tuple(bots)), parse_record(json.dumps(record)))


def test_G3_a_shared_victory_is_counted_by_share() -> None:
    found = standings([result(0, "abc", [9, 9, 3], [1, 2]), result(1, "bca", [5, 5, 5], [1, 2, 3])])
    shares = {bot.bot: bot.share.value for bot in found.bots}
    assert shares == pytest.approx({"a": (1 / 2 + 1 / 3) / 2, "b": (1 / 2 + 1 / 3) / 2, "c": 1 / 6})
    assert [(bot.won, bot.shared) for bot in found.bots] == [(0, 2), (0, 2), (0, 1)]
    assert sum(seat.value for seat in found.seats) == pytest.approx(1)


def test_H3_a_draw_is_shared_by_both() -> None:
    found = standings([result(0, "ab", [30, 34], [], "quiet"), result(0, "ba", [20, 44], [2])])
    shares = {bot.bot: (bot.share.value, bot.won, bot.shared) for bot in found.bots}
    assert shares == {"a": (0.75, 1, 1), "b": (0.25, 0, 1)}
    assert found.reasons == {"quiet": 1, "seven": 1}


def test_a_bot_on_several_seats_has_the_sum_of_their_shares_and_their_mean_score() -> None:
    found = standings([result(0, "abba", [8, 2, 2, 4], [1]), result(0, "baab", [1, 7, 7, 1], [2, 3])])
    a, b = found.bots
    assert (a.share.value, a.fair, a.score.value, a.won, a.shared) == (1.0, 0.5, 6.5, 2, 0)
    assert (b.share.value, b.score.value) == (0.0, 1.5)
    assert [seat.value if seat else None for seat in a.seats] == [1.0, 0.5, 0.5, 0.0]


def test_winners_are_taken_from_the_result_and_not_from_scores() -> None:
    """Halbedelstein: the loser may have more stones."""
    found = standings([result(0, "ab", [10, 38], [1])])
    assert {bot.bot: bot.won for bot in found.bots} == {"a": 1, "b": 0}


def test_games_that_repeat_are_told() -> None:
    played = [result(0, "ab", [1, 0], [1]), result(0, "ab", [1, 0], [1]), result(1, "ab", [1, 0], [1])]
    assert (standings(played).games, standings(played).different) == (3, 2)


def test_ratings_put_the_better_above_and_equals_level() -> None:
    game = ("strong", "weak"), (1.0, 2.0)
    lost = ("strong", "weak"), (2.0, 1.0)
    rated = rate([[game, game, game, lost]] * 100)
    assert rated["strong"].low > rated["weak"].high
    drawn = rate([[(("a", "b"), (1.0, 1.0))]] * 50)
    assert drawn["a"].value == pytest.approx(drawn["b"].value)
    assert drawn["a"].low < 25 < drawn["a"].high


def test_ratings_know_several_players_and_bots_on_several_seats() -> None:
    rated = rate(
        [[(("a", "b", "b", "c"), (1.0, 2.0, 2.0, 2.0)), (("c", "b", "b", "a"), (1.0, 2.0, 2.0, 1.0))]] * 20
    )
    assert rated["a"].value > rated["c"].value > rated["b"].value
