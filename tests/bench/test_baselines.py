"""The C++ twins play by the rules, so that comparing with them means something.  Timings decide no test."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
CASES = ROOT / "tests" / "cases"

Record = dict[str, Any]
Run = Callable[..., str]

pytestmark = pytest.mark.needs(os.environ.get("CXX", "g++"), "Debian, Ubuntu: apt install g++")


@pytest.fixture(scope="module")
def run(tmp_path_factory: pytest.TempPathFactory) -> Run:
    """Compile the twins once, the way the benchmark does; then run one of them and return what it prints."""
    folder = tmp_path_factory.mktemp("twins")
    subprocess.run([sys.executable, ROOT / "bench" / "twins.py", folder], check=True)

    def run(twin: str, *arguments: object, given: str = "") -> str:
        command = [str(folder / twin), *map(str, arguments)]
        done = subprocess.run(command, input=given, capture_output=True, text=True, check=True)
        return done.stdout

    return run


def records(pattern: str) -> list[Record]:
    lines = [line for path in sorted(CASES.glob(pattern)) for line in path.read_text().splitlines()]
    return [json.loads(line) for line in lines]


def moves_of(record: Record) -> list[str]:
    return [entry.split()[1] for entry in record["moves"]]


def counts(text: str) -> list[int]:
    return [int(line.split()[1]) for line in text.splitlines()]


def test_halbedelstein_twin_counts_the_known_move_sequences(run: Run) -> None:
    assert counts(run("halbedelstein", "perft", 6)) == [12, 144, 1320, 10924, 78133, 500838]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_carat_twin_counts_the_known_move_sequences(run: Run, seats: int) -> None:
    assert counts(run("carat", "perft", seats, 0, 4)) == [64, 1024, 23552, 634880]


def test_carat_twin_counts_the_known_move_sequences_with_three_tiles(run: Run) -> None:
    assert counts(run("carat", "perft", 2, 1, 3)) == [192, 9216, 635904]


def carat_line(record: Record) -> str:
    deal = record["deal"]
    three_tiles = int(record["options"].get("three_tiles", False))
    words = [record["seats"], three_tiles, *deal["chips"], *deal["supply"], *moves_of(record)]
    return " ".join(map(str, words)) + "\n"


def carat_scores(record: Record, printed: str) -> list[int]:
    """The twin prints the points of R, Y, B, G; a seat has those of the colours it plays (C5, C17)."""
    points = dict(zip("RYBG", map(int, printed.split()), strict=True))
    colours = record["options"].get("colours") or list("RYBG"[: record["seats"]])
    return [sum(points[letter] for letter in played) for played in colours]


def test_carat_twin_scores_recorded_games_as_they_were_scored(run: Run) -> None:
    games = [record for record in records("carat-*.jsonl") if record["result"]]
    printed = run("carat", "replay", given="".join(map(carat_line, games))).splitlines()
    scores = [carat_scores(record, line) for record, line in zip(games, printed, strict=True)]
    assert scores == [record["result"]["scores"] for record in games]
    assert {(record["seats"], record["options"].get("three_tiles", False)) for record in games} == {
        (seats, three_tiles) for seats in (2, 3, 4) for three_tiles in (False, True)
    }


def test_carat_twin_refuses_a_move_that_is_not_legal(run: Run) -> None:
    record = records("carat-perft-deal.jsonl")[0]
    at_the_edge = {**record, "moves": ["1 a1=1RYBG"]}
    with pytest.raises(subprocess.CalledProcessError) as refused:
        run("carat", "replay", given=carat_line(at_the_edge))
    assert "a1=1RYBG is not legal" in refused.value.stderr


def test_halbedelstein_twin_ends_recorded_games_as_they_ended(run: Run) -> None:
    """Among them: a quiet draw (H3), and sowings without end unless the emptied row ends the turn (H2)."""
    games = [
        record
        for record in records("halbedelstein-*.jsonl")
        if record["options"].get("rules") == "advanced"
        and not record["options"].get("plunder_from_start", False)
        and record["result"]
    ]
    lines = "".join(" ".join(moves_of(record)) + "\n" for record in games)
    printed = run("halbedelstein", "replay", given=lines).splitlines()
    for record, line in zip(games, printed, strict=True):
        winner, *stones = map(int, line.split())
        result = record["result"]
        assert [winner] == (result["winners"] or [0])
        assert [sum(stones[:16]), sum(stones[16:])] == result["scores"]
        assert result.get("pits") in (None, [stones[:16], stones[16:]])
    assert {record["result"]["reason"] for record in games} == {"inner_row_empty", "only_singles", "quiet"}


def test_random_halbedelstein_games_end_after_a_plausible_number_of_turns(run: Run) -> None:
    played = json.loads(run("halbedelstein", "play", 0.1, 1))
    assert played["turns"] == pytest.approx(played["mean_turns"] * played["games"], rel=1e-3)
    assert 26 < played["mean_turns"] < 28
    assert sum(played["wins"]) + played["draws"] == played["games"]
    assert 0.51 < played["wins"][0] / played["games"] < 0.56


@pytest.mark.parametrize("three_tiles", [0, 1])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_carat_games_lay_every_tile_and_favour_no_seat(run: Run, seats: int, three_tiles: int) -> None:
    played = json.loads(run("carat", "play", seats, three_tiles, 0.1, 1))
    assert played["turns"] == 36 * played["games"]
    assert played["games"] <= sum(played["wins"]) < 1.05 * played["games"]
    for wins in played["wins"]:
        assert wins / played["games"] == pytest.approx(1 / seats, abs=0.04)
