"""``backup``, ``export``, ``import`` and ``admin``: what they do to a server's database, and what not."""

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from karfunkel import games
from karfunkel.server.settings import PREFIX
from karfunkel.store.entities import Seat, Standing
from karfunkel.store.opening import open_store
from tests.cli.command import Done, run
from tests.records.golden import commands, record_file
from tests.store.guests import table

RECORDS = [str(record_file(name)) for name in commands()]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    """A new database, with nothing in it."""
    file = tmp_path / "karfunkel.db"

    async def make() -> None:
        async with open_store(file):
            pass

    asyncio.run(make())
    return file


def on(database: Path, *arguments: str) -> Done:
    return run(*arguments, "--database", str(database))


def out(database: Path, *arguments: str) -> str:
    done = on(database, *arguments)
    assert (done.status, done.err) == (0, "")
    return done.out


def refused(database: Path, *arguments: str) -> str:
    done = on(database, *arguments)
    assert (done.status, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err


def test_what_the_database_holds_is_for_its_owner_only(database: Path) -> None:
    assert database.stat().st_mode & 0o777 == 0o600


# --- export and import


def test_what_is_imported_is_exported_byte_for_byte(database: Path) -> None:
    given = "".join(Path(file).read_text(encoding="utf-8") for file in RECORDS)
    number = len(given.splitlines())
    assert out(database, "import", *RECORDS) == f"{number} imported, 0 there already\n"
    assert sorted(out(database, "export").splitlines()) == sorted(given.splitlines())
    for name in games.NAMES:
        exported = out(database, "export", "--game", name).splitlines()
        assert exported
        assert all(f'"game": "{name}"' in line for line in exported)


def test_what_is_imported_again_is_there_once(database: Path) -> None:
    out(database, "import", *RECORDS[:2])
    before = out(database, "export")
    assert out(database, "import", *RECORDS[:2]) == "0 imported, 2 there already\n"
    assert out(database, "export") == before


def test_a_wrong_record_is_told_by_file_and_line_and_nothing_is_imported(
    database: Path, tmp_path: Path
) -> None:
    right = record_file("carat-2").read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.jsonl"
    wrong.write_text(right + "\n" + right.replace('"winners": [', '"winners": [2, '), encoding="utf-8")
    assert f"{wrong}, line 3: the result's" in refused(database, "import", RECORDS[0], str(wrong))
    assert "No such file" in refused(database, "import", RECORDS[0], str(tmp_path / "none"))
    assert out(database, "export") == ""


def test_a_game_that_is_not_over_is_not_for_the_archive(database: Path, tmp_path: Path) -> None:
    file = tmp_path / "on.jsonl"
    file.write_text('{"karfunkel": 1, "game": "halbedelstein", "seats": 2, "deal": {}, "moves": []}')
    assert f"{file}, line 1: the game is not over" in refused(database, "import", str(file))


def test_a_surrender_is_kept_too(database: Path) -> None:
    records = [
        json.dumps(
            {
                "karfunkel": 1,
                "game": "halbedelstein",
                "seats": 2,
                "options": {"rules": "basic", "plunder_from_start": False, "first_by_lot": False},
                "seed": None,
                "deal": {},
                "moves": ["1 cw", f"1 {entry}"],
                "result": {
                    "scores": [32, 32],
                    "winners": [2],
                    "reason": reason,
                    "pits": [[2] * 16, [2] * 16],
                },
            }
        )
        for entry, reason in (("resign", "resigned"), ("time", "time"))
    ]
    done = run("import", "-", "--database", str(database), stdin="\n".join(records).encode())
    assert (done.status, done.out) == (0, "2 imported, 0 there already\n"), done.err
    assert sorted(out(database, "export").splitlines()) == sorted(records)


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.db"
    for command in (
        ["export"],
        ["import", RECORDS[0]],
        ["backup", str(tmp_path / "copy")],
        ["admin", "list"],
    ):
        assert f"there is no database {nowhere}" in refused(nowhere, *command)
    assert list(tmp_path.iterdir()) == []


def test_the_database_is_found_by_the_same_settings_as_the_servers(
    database: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    config = tmp_path / "karfunkel.toml"
    config.write_text(f'data = "{tmp_path}"\nport = 1234\n')
    out(database, "import", RECORDS[0])
    assert run("export", "--config", str(config)).out.count("\n") == 1
    assert run("export", "--data", str(tmp_path)).out.count("\n") == 1
    monkeypatch.setenv(f"{PREFIX}DATABASE", f"sqlite:///{database}")
    assert run("export").out.count("\n") == 1


# --- backup


def test_a_backup_of_a_database_in_use_holds_what_was_stored_and_no_half_transaction(
    database: Path, tmp_path: Path
) -> None:
    out(database, "import", *RECORDS[:3])
    copy = tmp_path / "copy.db"
    with closing(sqlite3.connect(database, isolation_level=None)) as busy:
        busy.execute("BEGIN IMMEDIATE")
        busy.execute("DELETE FROM events")
        said = out(database, "backup", str(copy))
        busy.execute("ROLLBACK")
    assert said == f"{copy}: {copy.stat().st_size:,} bytes\n"
    assert out(copy, "export") == out(database, "export") != ""
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("*.part"))


def test_a_backup_overwrites_nothing_and_leaves_nothing_behind_when_it_fails(
    database: Path, tmp_path: Path
) -> None:
    mine = tmp_path / "mine"
    mine.write_text("mine")
    assert f"{mine} is there already" in refused(database, "backup", str(mine))
    assert mine.read_text() == "mine"
    assert "No such file" in refused(database, "backup", str(tmp_path / "no" / "folder"))
    assert "it is no database" in refused(mine, "backup", str(tmp_path / "copy"))
    assert sorted(file.name for file in tmp_path.iterdir()) == ["karfunkel.db", "mine"]


def test_for_postgresql_backup_says_what_to_use(tmp_path: Path) -> None:
    done = run("backup", str(tmp_path / "copy"), "--database", "postgresql://somebody@127.0.0.1:9/games")
    assert done.status == 2
    assert "pg_dump" in done.err


# --- admin


def test_an_administrator_sees_who_plays_and_closes_a_table(database: Path) -> None:
    async def fill() -> list[str]:
        async with open_store(database) as store:
            seats = (
                Seat(seat=1, kind="guest", guest="g1", name="Ada"),
                Seat(seat=2, kind="bot", bot="greedy", name="Greedy"),
                Seat(seat=3),
            )
            on = Standing(status="on", pending=(1,))
            return [
                await table(store, *seats, standing=on),
                await table(store, game="halbedelstein"),
                await table(store, standing=Standing(status="over")),
            ]

    on_, open_, over = asyncio.run(fill())
    listed = out(database, "admin", "list").splitlines()
    assert len(listed) == 2
    assert out(database, "admin", "list", "--game", "carat").splitlines() == [
        line for line in listed if line.startswith(on_)
    ]
    assert f"{on_}  carat  on  " in "".join(listed)
    assert "1 Ada guest:g1, 2 Greedy, 3 free" in "".join(listed)
    assert out(database, "admin", "close", on_) == f"{on_} is closed\n"
    assert [line.split()[0] for line in out(database, "admin", "list").splitlines()] == [open_]
    assert f"table {on_} is closed already" in refused(database, "admin", "close", on_)
    assert f"table {over} is over already" in refused(database, "admin", "close", over)
    assert "there is no table nowhere" in refused(database, "admin", "close", "nowhere")


def test_bans_are_listed_and_lifted(database: Path) -> None:
    assert out(database, "admin", "ban", "guest:g1", "--reason", "rude") == "guest:g1 is banned for ever\n"
    assert "is banned until 2" in out(database, "admin", "ban", "address:2001:0db8::1", "--hours", "2")
    listed = out(database, "admin", "list").splitlines()
    assert "banned for ever: guest:g1 rude" in listed
    assert any(line.endswith("address:2001:db8::1") for line in listed)
    out(database, "admin", "unban", "guest:g1")
    assert "guest:g1 is not banned" in refused(database, "admin", "unban", "guest:g1")
    assert len(out(database, "admin", "list").splitlines()) == 1


@pytest.mark.parametrize("who", ["Ada", "guest:", "address:here", "address:", "table:x"])
def test_only_guests_and_addresses_are_banned(database: Path, who: str) -> None:
    assert "guest:ID" in refused(database, "admin", "ban", who)


@pytest.mark.parametrize("hours", ["0", "-1", "nan", "inf"])
def test_a_ban_lasts_for_some_time(database: Path, hours: str) -> None:
    assert "--hours is a number above 0" in refused(database, "admin", "ban", "guest:g", f"--hours={hours}")
