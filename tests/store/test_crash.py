"""Killed in the middle of writing, many times: what was acknowledged is there, and nothing is there twice."""

import asyncio
import random
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import asyncpg
import pytest

from karfunkel.store.contract import Store
from karfunkel.store.entities import NewEvent, Seat, Standing, new_id
from karfunkel.store.opening import open_store
from tests.store.guests import move, table

ROOT = Path(__file__).parents[2]
KILLS = 8
TABLES = 12


def writing(database: str, tables: list[str]) -> "subprocess.Popen[bytes]":
    command = [sys.executable, "-m", "tests.store.writing", database, *tables]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE)


def killed_after(process: "subprocess.Popen[bytes]", lines: int) -> list[tuple[str, int, str]]:
    """What was acknowledged before a kill -9 that comes some time after so many lines."""
    assert process.stdout
    told = [process.stdout.readline() for _ in range(lines)]
    process.kill()
    told += process.stdout.readlines()
    process.wait()
    process.stdout.close()
    parts = [line.decode().split() for line in told if line.endswith(b"\n")]
    assert len(parts) >= lines
    return [(table, int(number), text) for table, number, text in parts]


async def test_kill_9_loses_nothing_that_was_acknowledged(store: Store, database: str) -> None:
    tables = [await table(store) for _ in range(TABLES)]
    rng = random.Random(1)
    acknowledged: dict[tuple[str, int], str] = {}
    for _ in range(KILLS):
        process = writing(database, tables)
        for place, number, text in await asyncio.to_thread(killed_after, process, rng.randrange(1, 200)):
            assert (place, number) not in acknowledged
            acknowledged[place, number] = text
    async with open_store(database) as again:
        for id in tables:
            log = await again.events(id)
            assert [event.number for event in log] == list(range(1, len(log) + 1))
            assert len({event.text for event in log}) == len(log)
            stored = {(id, event.number): event.text for event in log}
            assert (
                stored.items()
                >= {place: text for place, text in acknowledged.items() if place[0] == id}.items()
            )
            assert (await again.table(id)).last == len(log)


async def test_two_processes_racing_for_one_number_never_both_get_it(store: Store, database: str) -> None:
    tables = [await table(store) for _ in range(2)]
    killed = (asyncio.to_thread(killed_after, writing(database, tables), 60) for _ in range(2))
    told = [entry for one in await asyncio.gather(*killed) for entry in one]
    acknowledged = {(id, number): text for id, number, text in told}
    assert len(acknowledged) == len(told)
    for id in tables:
        log = await store.events(id)
        assert [event.number for event in log] == list(range(1, len(log) + 1))
        texts = {event.number: event.text for event in log}
        assert all(texts[number] == text for (place, number), text in acknowledged.items() if place == id)


async def test_an_append_with_all_that_it_changes_is_there_or_not(store: Store) -> None:
    """The second event cannot be stored, so nothing is."""
    id = await table(store, Seat(seat=1))
    await store.append(move(id, 0))
    before, log = await store.table(id), await store.events(id)
    impossible = NewEvent(kind="move", at=None, seat=1)  # type: ignore[arg-type]
    fine = NewEvent(kind="move", at=5, seat=1, text="fine")
    elsewhere = [await table(store) for _ in range(3)]
    others = [asyncio.create_task(store.append(move(other, 0))) for other in elsewhere]
    changes: dict[str, Any] = {
        "seats": (Seat(seat=1, name="new"),),
        "standing": Standing(status="over"),
        "key": new_id(),
    }
    with pytest.raises((sqlite3.IntegrityError, asyncpg.NotNullViolationError)):
        await store.append(move(id, 1, events=(fine, impossible, fine), **changes))
    assert (await store.table(id), await store.events(id)) == (before, log)
    assert [appended.fresh for appended in await asyncio.gather(*others)] == [True] * 3
