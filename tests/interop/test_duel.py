"""OpenSpiel's searches at our tables."""

import json
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.games.mister_diamond.events import Stuck
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay

pytestmark = pytest.mark.needs("pyspiel", "pip install open_spiel")


@pytest.mark.parametrize(
    ("game", "options"),
    [("halbedelstein", ["--option", "rules=advanced"]), ("carat", []), ("diamantenraub", [])],
)
def test_a_duel_tells_who_won_how_many_games(
    game: str, options: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    from karfunkel.interop import duel

    out = tmp_path / "games.jsonl"
    words = [game, *options, "--bot", "random", "--games", "2", "--think", "0.001", "--times", "3"]
    assert duel.main([*words, "--jobs", "1", "--out", str(out)]) == 0
    told = capsys.readouterr().out
    assert "random with 0.001 s a move against OpenSpiel's" in told
    assert "with 0.003 s: 2 games" in told
    records = [json.loads(line) for line in out.read_text().splitlines()]
    assert [record["result"] is not None for record in records] == [True, True]


def test_who_sees_everything_takes_no_fixed_diamond(tmp_path: Path) -> None:
    """M4: 16 of 42 are fixed, and a fair player finds out by trying."""
    from karfunkel.interop import duel

    out = tmp_path / "games.jsonl"
    words = ["mister_diamond", "--bot", "all-seeing", "--games", "2", "--think", "0.02", "--jobs", "1"]
    assert duel.main([*words, "--out", str(out)]) == 0
    failed = dict.fromkeys(("all-seeing", "openspiel"), 0)
    plan = duel.plan_of(duel.arguments(words))
    for number, line in enumerate(out.read_text().splitlines(), start=1):
        seating = plan.seating(number).bots
        for event in replay(parse_record(line)).witnessed(1):
            if isinstance(event, Stuck):
                failed[seating[event.seat - 1]] += 1
    assert failed["all-seeing"] < failed["openspiel"] / 2


def test_a_duel_refuses_what_there_is_not(capsys: pytest.CaptureFixture[str]) -> None:
    from karfunkel.interop import duel

    assert duel.main(["carat", "--bot", "level9"]) == 2
    assert "there is no bot" in capsys.readouterr().err


def test_each_game_is_played_by_the_search_that_can_play_it() -> None:
    from karfunkel.interop.guests import search_of

    searches = {name: search_of(games.load(name)) for name in games.NAMES}
    assert searches == {
        "carat": "ISMCTSBot",
        "mister_diamond": "ISMCTSBot",
        "diamantenraub": "MCTSBot",
        "halbedelstein": "MCTSBot",
    }


def test_G4_a_guest_chooses_the_same_whatever_lies_hidden() -> None:
    from karfunkel.interop.guests import Guest

    game = games.load("carat")
    match = Match.new(game, game.options({}, 2), 2, bytes(32))
    twin = Match.new(game, game.options({}, 2), 2, bytes(32))
    twin.state.supply[10:30] = twin.state.supply[10:30][::-1].copy()
    assert match.state.tobytes() != twin.state.tobytes()
    given = [Guest(1, bytes(32), 0.001)._host.situation(one).position for one in (match, twin)]
    assert given[0].tobytes() == given[1].tobytes()
