"""SQLite's own troubles: a full disk, a file that may not be written, a file that is something else."""

import asyncio
import os
import resource
import shutil
import signal
import sqlite3
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from karfunkel.store import sqlite_file
from karfunkel.store.entities import Standing
from karfunkel.store.faults import Unavailable
from karfunkel.store.opening import open_store
from tests.store.guests import move, table

NOBODY = 65534


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "karfunkel.db"


async def test_a_full_disk_is_told_of_and_nothing_is_half_stored(file: Path) -> None:
    """A limit on the size of files stands for the full disk; it is lifted as if somebody had made room."""
    async with open_store(file) as store:
        id = await table(store)
        other = await table(store)
        await store.append(move(id, 0))
        soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
        largest = max(file.stat().st_size, file.with_name(file.name + "-wal").stat().st_size)
        handler = signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        try:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, hard))
            number = 1
            with pytest.raises(  # noqa: PT012, which move is refused depends on the disk
                Unavailable, match=r"the disk (is full|does not take).*nothing was stored"
            ):
                while True:
                    await store.append(move(id, number, "long " * 1000, standing=Standing(status="over")))
                    number += 1
            refused = await asyncio.gather(
                *(store.append(move(place, last, "x" * 9000)) for place, last in ((id, number), (other, 0))),
                return_exceptions=True,
            )
            assert [type(fault) for fault in refused] == [Unavailable, Unavailable]
            assert len(await store.events(id)) == number == (await store.table(id)).last  # reading goes on
        finally:
            resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
            signal.signal(signal.SIGXFSZ, handler)
        assert (await store.append(move(id, number))).events[0].number == number + 1
        assert (await store.append(move(other, 0))).fresh
    check = sqlite3.connect(file)
    assert check.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    check.close()


@pytest.fixture
def read_only(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A database that this process may read only: while it is used, root is nobody."""
    folder = Path(tempfile.mkdtemp())  # the folders of tmp_path are closed to nobody
    file = folder / "karfunkel.db"

    async def make() -> None:
        async with open_store(file) as store:
            await table(store, id="there")

    asyncio.run(make())
    file.chmod(0o444)
    folder.chmod(0o555)
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield file
    finally:
        os.seteuid(user)
        folder.chmod(0o700)
        shutil.rmtree(folder)


async def test_a_read_only_file_is_told_of(read_only: Path) -> None:
    with pytest.raises(Unavailable, match=r"read-only for this user; nothing was stored|cannot be opened"):
        await open_store(read_only).open()


async def test_a_folder_that_cannot_be_made_is_told_of(read_only: Path) -> None:
    with pytest.raises(Unavailable, match="Permission denied"):
        await open_store(read_only.parent / "new" / "karfunkel.db").open()


async def test_another_program_that_keeps_writing_is_told_of(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite_file, "PATIENCE", 0.2)
    async with open_store(file) as store:
        id = await table(store)
        other = sqlite3.connect(file, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(Unavailable, match="another program keeps writing to it"):
            await store.append(move(id, 0))
        other.execute("ROLLBACK")
        other.close()
        assert (await store.append(move(id, 0))).fresh


async def test_a_file_that_is_no_database_is_told_of(file: Path) -> None:
    file.write_bytes(b"Once upon a time " * 1000)
    with pytest.raises(Unavailable, match="it is no database"):
        await open_store(file).open()


async def test_after_closing_nothing_is_stored_or_read(file: Path) -> None:
    store = open_store(file)
    await store.open()
    id = await table(store)
    last = asyncio.create_task(store.append(move(id, 0)))
    await asyncio.sleep(0)
    await store.close()
    assert (await last).fresh  # it was asked for before
    with pytest.raises(Unavailable, match="is closed"):
        await store.append(move(id, 1))
    with pytest.raises(Unavailable, match="is closed"):
        await store.table(id)


async def test_whoever_goes_away_disturbs_nobody(file: Path) -> None:
    async with open_store(file) as store:
        id, other = await table(store), await table(store)
        gone = asyncio.create_task(store.append(move(id, 0)))
        stays = asyncio.create_task(store.append(move(other, 0)))
        await asyncio.sleep(0)
        gone.cancel()
        assert (await stays).fresh
        assert (await store.append(move(other, 1))).fresh
        assert len(await store.events(id)) == 1  # it was on its way
