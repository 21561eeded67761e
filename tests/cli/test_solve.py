"""``karfunkel solve``."""

from pathlib import Path

import pytest

from tests.cli.command import run

ADVANCED = ["solve", "halbedelstein", "--option", "rules=advanced"]


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("more", "first", "turns"),
    [([], "1 B8", 16), (["--option", "plunder_from_start=true"], "1 A3", 17)],
)
def test_H10_game_2_is_solved(more: list[str], first: str, turns: int) -> None:
    """The known result: so many turns at most."""
    done = run(*ADVANCED, *more)
    told, line = done.out.splitlines()
    assert told.startswith("seat 1 wins by force")
    moves = line.partition(": ")[2].split(", ")
    assert moves[0] == first
    assert len(moves) == turns


@pytest.mark.compiled_only
def test_from_a_record_and_where_nothing_is_proven(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text(run("record", "halbedelstein", "--option", "rules=advanced", "--seed", "tea").out)
    assert "wins by force" in run("solve", "halbedelstein", "--record", str(record), "--ply", "6").out
    given_up = run("solve", "halbedelstein", "--seconds", "0.01")
    assert given_up.status == 1
    assert given_up.out == "not proven in 0.01 seconds\n"


def test_what_cannot_be_solved_is_refused(tmp_path: Path) -> None:
    assert "not everything lies open" in run("solve", "carat").err
    assert "--seconds is a time above 0" in run("solve", "halbedelstein", "--seconds", "0").err
