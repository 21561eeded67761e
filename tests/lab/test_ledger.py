"""Ledgers: what was written stays, half a line does not, and a file belongs to one plan."""

import resource
from pathlib import Path

import msgspec
import pytest

from karfunkel.games.faults import Fault
from karfunkel.lab.arena import go_on, play_record, results
from karfunkel.lab.ledger import opened, plan_path, read_plan
from karfunkel.lab.plan import Plan

PLAN = Plan(game="carat", options={}, seats=2, tables=(("random", "greedy"),), seed="jade")


def begin(path: Path, games: int = 4) -> bytes:
    with opened(path, PLAN) as ledger:
        assert list(go_on(PLAN, ledger, games, jobs=1)) == list(range(1, games + 1))
    return path.read_bytes()


def test_a_line_that_was_not_written_to_its_end_is_cut_off_and_the_game_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    whole = begin(path)
    for torn in (len(whole) - 1, len(whole) - 700, whole.index(b"\n") + 2, 10, 0):
        path.write_bytes(whole[:torn])
        with opened(path, PLAN) as ledger:
            assert len(ledger.lines) == whole[:torn].count(b"\n")
            list(go_on(PLAN, ledger, 4, jobs=1))
        assert path.read_bytes() == whole


def test_a_file_can_be_gone_on_with_to_more_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = begin(path)
    with opened(path, PLAN) as ledger:
        assert list(go_on(PLAN, ledger, 6, jobs=1)) == [5, 6]
        assert len(results(PLAN, ledger.lines)) == 6
    assert path.read_bytes().startswith(first)


@pytest.mark.parametrize(
    "change", [{"seed": "opal"}, {"tables": (("random", "random"),)}, {"think": 0.5}, {"opening": 2}]
)
def test_another_plan_is_refused(change: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    before = begin(path)
    with (
        pytest.raises(Fault, match=f"it was begun with {next(iter(change))} "),
        opened(path, msgspec.structs.replace(PLAN, **change)),
    ):
        pass
    assert path.read_bytes() == before


def test_a_file_that_holds_something_else_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Sir")
    with pytest.raises(Fault, match="it holds something else"), opened(path, PLAN):
        pass
    assert path.read_text() == "Dear Sir"
    assert not plan_path(path).exists()


def test_a_file_is_written_by_one_run_at_a_time(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    with (
        opened(path, PLAN),
        pytest.raises(Fault, match="by another run"),
        opened(path, PLAN),
    ):
        pass


def test_a_full_disk_is_told_and_the_games_before_it_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = begin(path, 2)
    unlimited = resource.getrlimit(resource.RLIMIT_FSIZE)
    with opened(path, PLAN) as ledger:
        resource.setrlimit(resource.RLIMIT_FSIZE, (len(first) + 100, unlimited[1]))
        try:
            with pytest.raises(Fault, match="there is no room for more"):
                ledger.add(play_record(PLAN, 3))
            with pytest.raises(Fault, match="File too large"):
                ledger.add(play_record(PLAN, 3))
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, unlimited)
        assert len(ledger.lines) == 2
    assert path.read_bytes()[:-100] == first
    with opened(path, PLAN) as ledger:
        list(go_on(PLAN, ledger, 4, jobs=1))
    assert path.read_bytes() == begin(tmp_path / "fresh.jsonl")


def test_a_broken_plan_is_told(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    plan_path(path).write_text("{")
    with pytest.raises(Fault, match="this is no plan of games"):
        read_plan(path)


def test_a_line_that_is_not_its_game_is_told_with_its_number(tmp_path: Path) -> None:
    lines = [play_record(PLAN, number) for number in (1, 2, 3, 4)]
    assert len(results(PLAN, lines)) == 4
    with pytest.raises(Fault, match="games, line 3: this is not game 3 of its plan"):
        results(PLAN, [lines[0], lines[1], lines[1], lines[3]])
    with pytest.raises(Fault, match="games, line 2: not JSON"):
        results(PLAN, [lines[0], lines[1][:-3]])
