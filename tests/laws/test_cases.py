"""What is written down: games and counts of another implementation, golden records, the order of moves."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from karfunkel import games
from karfunkel.lab.perft import perft
from karfunkel.match.match import Match
from karfunkel.match.record import parse_record, replay, start
from tests.cli.command import run
from tests.laws import legal_order
from tests.laws.cases import listed_options
from tests.records.golden import FOLDER, REGRESSIONS, commands, record_file

CASES = Path(__file__).parent.parent / "cases"

Counts = dict[str, list[int]]


def perft_tables() -> dict[str, Counts]:
    """The tables of PERFT.md: by chapter and column the counts of each length."""
    tables: dict[str, Counts] = {}
    chapter, heads = "", [""]
    for line in (CASES / "PERFT.md").read_text().splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if line.startswith("## "):
            chapter = line.removeprefix("## ")
        elif line.startswith("| length"):
            heads = cells
            tables[chapter] = {head: [] for head in heads[1:]}
        elif re.match(r"\| \d", line):
            for head, cell in zip(heads[1:], cells[1:], strict=True):
                if cell:
                    tables[chapter][head].append(int(re.sub(r"[, *]", "", cell)))
    return tables


def halbedelstein(column: str) -> Match:
    game = games.load("halbedelstein")
    given = dict(setting.split("=") for setting in re.findall(r"[a-z_]+=\w+", column))
    options = {name: {"true": True}.get(value, value) for name, value in given.items()}
    return Match.new(game, game.options(options, 2), 2)


def carat(seats: int, options: dict[str, Any]) -> Match:
    game = games.load("carat")
    deal = json.loads((CASES / "carat-perft-deal.jsonl").read_text())["deal"]
    return Match(game, game.options(options, seats), seats, deal)


@pytest.mark.compiled_only
@pytest.mark.parametrize("column", perft_tables()["Halbedelstein"])
def test_H1_to_H10_allow_as_many_sequences_as_counted_elsewhere_seven_moves_deep(column: str) -> None:
    counts = perft_tables()["Halbedelstein"][column]
    assert len(counts) == 7
    assert list(perft(halbedelstein(column), 7)) == counts


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C7_to_C10_allow_as_many_sequences_as_counted_elsewhere(seats: int) -> None:
    counts = perft_tables()["Carat"]["2, 3 or 4 seats"]
    assert len(counts) == 4
    assert list(perft(carat(seats, {}), 4)) == counts


@pytest.mark.compiled_only
def test_C18_allows_as_many_sequences_as_counted_elsewhere() -> None:
    counts = perft_tables()["Carat"]["2 seats, `three_tiles=true`"]
    assert len(counts) == 3
    assert list(perft(carat(2, {"three_tiles": True}), 3)) == counts


@pytest.mark.parametrize("file", sorted(CASES.glob("*.jsonl")), ids=lambda file: file.stem)
def test_the_records_of_another_implementation_replay(file: Path) -> None:
    done = run("replay", str(file))
    assert (done.status, done.err) == (0, "")
    lines = done.out.splitlines()
    assert len(lines) == len(file.read_text().splitlines()) > 0
    assert all(line.startswith(f"{number} ok ") for number, line in enumerate(lines, start=1))


@pytest.mark.parametrize("name", commands())
def test_G2_the_same_command_gives_the_golden_record_again(name: str) -> None:
    golden = record_file(name).read_text()
    assert golden.count("\n") == 1
    assert len(golden) < 2500
    assert run("record", *commands()[name]).out == golden
    match = replay(parse_record(golden))
    assert match.outcome()


@pytest.mark.parametrize("file", sorted(REGRESSIONS.glob("*.jsonl")), ids=lambda file: file.stem)
def test_a_record_of_every_fault_that_was_found_replays(file: Path) -> None:
    assert run("replay", str(file)).status == 0


def test_every_game_variant_and_number_of_seats_has_a_golden_record() -> None:
    """A new game, option or value of an option wants a line in golden/commands.txt."""
    assert {file.stem for file in FOLDER.glob("*.jsonl")} == set(commands())
    matches = [start(parse_record(record_file(name).read_text())) for name in commands()]
    for name in games.NAMES:
        own = [match for match in matches if match.game.facts.name == name]
        assert {match.seats for match in own} == set(games.load(name).facts.seats)
        for option, values in listed_options(name).items():
            assert {getattr(match.options, option) for match in own} == set(values), (name, option)


def test_the_order_of_legal_moves_is_as_written_down() -> None:
    written = legal_order.FILE.read_text().splitlines()
    assert len(written) > 40
    assert list(legal_order.lines()) == written
