"""Broken records are refused with status 2 and one line that says what is wrong; nothing crashes."""

import json
from pathlib import Path

import pytest

from tests.cli.command import Done, run, run_for_real
from tests.records.broken import LINES, ROWS, Row, golden


def assert_refused(done: Done, said: str, place: str) -> None:
    assert done.status == 2
    assert done.err.count("\n") == 1
    assert done.err.startswith("karfunkel: ")
    assert "Traceback" not in done.err
    assert said in done.err
    assert place in done.err
    assert len(done.err) < 600


def broken(row: Row) -> str:
    record = golden(row[1])
    row[2](record)
    return json.dumps(record)


@pytest.mark.parametrize("row", ROWS, ids=[row[0] for row in ROWS])
def test_G6_a_broken_record_is_refused_with_a_reason(row: Row, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(f"\n{broken(row)}\n")
    done = run("replay", str(file))
    assert_refused(done, row[3], f"{file}, line 2: ")
    assert done.out == f"1 fault {done.err.removeprefix('karfunkel: ')}"


@pytest.mark.parametrize(("name", "line", "said"), LINES, ids=[line[0] for line in LINES])
def test_a_line_that_is_no_record_is_refused_with_a_reason(name: str, line: bytes, said: str) -> None:
    done = run("replay", "-", stdin=line)
    assert_refused(done, said, "-, line 1: ")


@pytest.mark.parametrize("row", ROWS[::12], ids=[row[0] for row in ROWS[::12]])
def test_a_broken_record_is_refused_by_the_real_command_too(row: Row) -> None:
    done = run_for_real("replay", "-", stdin=broken(row).encode())
    assert_refused(done, row[3], "-, line 1: ")


def test_one_broken_record_does_not_stop_the_others() -> None:
    good, bad = json.dumps(golden("carat-2")), broken(ROWS[0])
    done = run("replay", "-", stdin="\n".join([good, bad, "", good, bad]).encode())
    assert done.status == 2
    assert [line.split()[:2] for line in done.out.splitlines()] == [
        ["1", "ok"],
        ["2", "fault"],
        ["3", "ok"],
        ["4", "fault"],
    ]
    assert done.err.endswith("(and 1 more)\n")
    assert done.err.count("\n") == 1


@pytest.mark.parametrize("command", ["legal", "perft"])
@pytest.mark.parametrize("row", ROWS[1::16], ids=[row[0] for row in ROWS[1::16]])
def test_other_commands_refuse_broken_records_too(command: str, row: Row, tmp_path: Path) -> None:
    file = tmp_path / "broken.jsonl"
    file.write_text(broken(row))
    record = golden(row[1])
    if command == "legal":
        done = run("legal", str(file))
        if row[3] and "result" not in row[0]:
            assert done.status == 2
    else:
        done = run("perft", record["game"], "--depth", "1", "--record", str(file))
    assert done.status in (0, 2)
    assert "Traceback" not in done.err
    assert done.err.count("\n") == (done.status == 2)
