"""Kernel = oracle: thousands of random games, compared after every entry.

A soak run: ``KARFUNKEL_GAMES=100 python -m pytest -n auto tests/laws/test_oracles_agree.py``.
"""

from collections import Counter

import pytest

from karfunkel.games.kernel import COMPILED
from tests.laws.agreement import play_against_oracle
from tests.laws.cases import CASES, Case
from tests.laws.walk import SCALE
from tests.oracles import ORACLES

GAMES = 36 * SCALE if COMPILED else 1

MET = {
    "carat": [
        "C7 supply used up",
        "C11 several chips at once",
        "C13 two-way tie",
        "C13 three-way tie",
        "C13 nobody wins",
        "C13 colour that does not touch wins",
        "C14 four colours",
        "C15 neutral colour wins",
    ],
    "mister_diamond": [
        "M5 tried again in vain",
        "M7 unusable steal card",
        "M8 declined",
        "M9 robbed player next",
        "M10 last loose diamond",
        "M10 both at once",
        "M10 pile used up after a steal card",
        "M10 pile used up after declining",
        "M12 round begun by another seat than was next",
    ],
    "diamantenraub": [
        "D5 card beaten",
        "D5 all cards beaten",
        "D5 stack lost with its top card",
        "D5 hit card had ammunition",
        "D6 nobody active",
        "D6 lone active wins",
        "D7 tie of winners",
        "D7 lowest wins",
        "D7 up cancels down",
        "D8 extra diamond",
        "D8 loss",
        "D8 nothing to lose",
        "D8 winner loses too",
        "D9 paid from spares",
        "D10 tie at seven plays on",
        "D11 five",
        "D11 five beats two",
        "D11 two binds a seat without active cards",
        "D12 reduce",
        "D12 swap for fewer cards",
        "D12 nothing to keep",
        "D13 out",
        "D13 all out",
        "D13 the last one plays on alone",
    ],
    "halbedelstein": [
        "H2 capture ends a sowing",
        "H5 capture",
        "H5 nothing to capture",
        "H6 emptied own row",
        "H9 capture",
        "H9 capture in first turn",
        "H9 no capture in first turn",
        "H10 only singles",
        "H10 only singles for the one who moved",
        "H10 inner row empty and only singles",
    ],
}


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_rules_and_the_oracle_agree_on_every_move_score_and_end(case: Case) -> None:
    moves = sum(play_against_oracle(case, seed).moves for seed in range(GAMES))
    assert moves > 100 * GAMES


@pytest.mark.compiled_only
@pytest.mark.parametrize("game", MET)
def test_the_games_compared_meet_the_rare_branches(game: str) -> None:
    seen: Counter[str] = Counter()
    for case in (case for case in CASES if case.name == game):
        games = {"halbedelstein": 200, "diamantenraub": 30, "mister_diamond": 20}.get(game, 4)
        for seed in range(1_000_000, 1_000_000 + games):
            seen += play_against_oracle(case, seed).seen
    assert [branch for branch in MET[game] if not seen[branch]] == []


def test_every_game_has_an_oracle() -> None:
    assert set(ORACLES) == {case.name for case in CASES} == set(MET)
