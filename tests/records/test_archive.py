"""What every released version has left behind: its records replay, its tables go on."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from karfunkel import __version__, games
from karfunkel.match.record import Record, parse_record, replay, write_record
from karfunkel.server.course import Course
from karfunkel.store.opening import open_store
from tests.records.archived import record_files, tables_of, versions
from tests.server.conftest import Served

CHANGELOG = Path(__file__).parents[2] / "CHANGELOG.md"
RECORDS = [file for version in versions() for file in record_files(version)]


def test_every_version_is_in_the_archive_with_every_game() -> None:
    told = re.findall(r"^## .*?(\d+\.\d+\.\d+)", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert versions() == sorted(told)
    assert __version__ in told
    for version in versions():
        names = {parse_record(file.read_bytes()).game for file in record_files(version)}
        assert names == set(games.NAMES)


def is_the_same_game(now: Record, then: Record) -> bool:
    """As it is written now, where a game may have come to more options since: those have their defaults."""
    kept = {**now.options, **then.options} == now.options
    return kept and msgspec.structs.replace(now, options=then.options) == then


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_a_record_of_any_version_replays_and_stays_the_same_game(file: Path) -> None:
    record = parse_record(file.read_bytes())
    match = replay(record)
    assert match.outcome() is not None
    assert is_the_same_game(parse_record(write_record(match)), record)


@pytest.mark.parametrize("version", versions())
async def test_the_tables_of_any_version_stand_as_they_stood_and_can_be_played_to_the_end(
    version: str, tmp_path: Path
) -> None:
    random = Random(version)
    found = set()
    async with open_store(tables_of(version, tmp_path / "tables.db")) as store:
        for table in (await store.find(["open", "on", "over"], limit=1000)).tables:
            course = Course(table, await store.events(table.id))
            found.add(table.standing.status)
            assert table.rules == version
            assert course.standing() == table.standing
            if match := course.match:
                if table.result:
                    assert msgspec.json.decode(msgspec.json.encode(match.outcome())) == table.result
                while match.pending():
                    seat = random.choice(match.pending())
                    match.play(seat, random.choice(match.legal(seat)))
                assert match.outcome()
    assert found == {"open", "on", "over"}


@pytest.mark.parametrize("version", versions())
def test_a_server_goes_on_with_the_tables_of_any_version(version: str, tmp_path: Path) -> None:
    database = tables_of(version, tmp_path / "tables.db")
    with closing(sqlite3.connect(database)) as raw:
        stood = dict(raw.execute("SELECT table_id, status FROM standings"))
    records = [parse_record(file.read_bytes()) for file in record_files(version)]
    served = Served(database).start()
    try:
        eve = served.client("Eve")
        for id, status in stood.items():
            table = eve.table(id)
            assert table.now(after=0)["state"]["status"] == status
            if status == "over":
                written = parse_record(table.record())
                [kept] = [record for record in records if is_the_same_game(written, record)]
                records.remove(kept)
                assert table.proof()["commitment"] == table.now()["info"]["commitment"]
    finally:
        served.stop()
    assert not records
