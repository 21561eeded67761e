"""Figures of a case against sums done by hand, and the pages that show them."""

import re

import pytest

from karfunkel import games
from karfunkel.lab.balance.figures import Case
from karfunkel.lab.balance.markdown import as_mean, as_share, table
from karfunkel.lab.balance.report import dossier
from karfunkel.lab.balance.study import Told
from karfunkel.lab.balance.tables import Count, Ratio, Table, Variant
from karfunkel.lab.intervals import Estimate

VARIANT = Variant("plain", "By the book", {}, (2,))
GAMES = [
    Told((9, 4), (1,), "seven", 10, 8, 40, {"shots": 2}),
    Told((6, 6), (1, 2), "seven", 12, 12, 60, {}),
    Told((3, 5), (2,), "all_out", 14, 7, 28, {"shots": 4, "hits": 3}),
    Told((2, 2), (), "quiet", 20, 20, 60, {"shots": 4}),
]
CASE = Case(VARIANT, 2, GAMES)


def test_shared_victories_and_draws_are_halves() -> None:
    assert [share.value for share in CASE.shares] == [0.5, 0.5]
    assert CASE.shared.value == 0.5


def test_lengths_scores_and_leads() -> None:
    assert CASE.length[2] == 13
    assert [score.value for score in CASE.scores] == [5.0, 4.25]
    assert CASE.leads[2] == 1.0
    assert CASE.reasons["seven"].value == 0.5
    assert CASE.legal.value == pytest.approx(188 / 56)
    assert CASE.forced.value == pytest.approx(9 / 56)


def test_counts_are_means_over_all_games_and_ratios_of_sums() -> None:
    worth, any_of_it = CASE.count("shots")
    assert (worth.value, any_of_it.value) == (2.5, 0.75)
    ratio = CASE.ratio("hits", "shots")
    assert ratio is not None
    assert ratio.value == 0.3
    assert CASE.ratio("hits", "misses") is None


def test_a_dossier_shows_these_figures_and_names_its_pictures() -> None:
    counts = (Count("shots", "shots", "D5"), Count("misses", "misses", "D5"))
    made = Table("level2", (VARIANT,), counts, (Ratio("hits a shot", "D5", "hits", "shots"),))
    case = Case(VARIANT, CASE.seats, CASE.games, opening=4)
    text, pictures = dossier(games.load("carat"), made, [case], "greedy", "karfunkel balance carat")
    assert "4 games for each variant and number of seats, greedy on all seats" in text
    assert "Of each game the first 4 entries were drawn by lot." in text
    assert re.search(r"^\| shots \(D5\) \| 2\.50 \[.*\]; 75\.0 % \|$", text, re.MULTILINE)
    assert "| misses (D5) | never |" in text
    assert re.search(r"^\| hits a shot \(D5\) \| 0\.30 \[", text, re.MULTILINE)
    assert set(re.findall(r"\]\((.*?\.svg)\)", text)) == set(pictures) == {"carat-plain.svg"}


def test_figures_in_markdown() -> None:
    assert as_mean(Estimate(1234.5, 1200, 1300)) == "1,234 [1,200 .. 1,300]"
    assert as_mean(Estimate(0.126, 0.1, 0.2)) == "0.13 [0.10 .. 0.20]"
    assert as_share(Estimate(0.5, 0.25, 0.75)) == "50.0 % [25.0 .. 75.0]"
    assert table(["a", "b"], [["1", "2"]]) == "| a | b |\n| --- | ---: |\n| 1 | 2 |"
