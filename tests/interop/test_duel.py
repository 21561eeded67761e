"""OpenSpiel's searches at our tables."""

import json
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.match.match import Match

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


def test_the_all_seeing_guest_sees_what_lies_hidden_and_the_other_does_not() -> None:
    from karfunkel.interop.guests import Guest

    game = games.load("mister_diamond")
    match = Match.new(game, game.options({}, 2), 2, bytes(32))
    fair, seer = (Guest(1, bytes(32), 0.001, sees_all=sees_all).look_at(match) for sees_all in (False, True))
    assert seer.fixed == match.state.fixed
    assert fair.fixed != match.state.fixed


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
    given = [Guest(1, bytes(32), 0.001).look_at(one) for one in (match, twin)]
    assert given[0].tobytes() == given[1].tobytes()
