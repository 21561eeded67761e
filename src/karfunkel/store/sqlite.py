"""The store in one file: SQLite in WAL mode with ``synchronous=FULL``.

What is acknowledged outlives a crash of the machine.  One thread writes; a few read, each seeing what was
committed when it began.
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa

from karfunkel.store import appending, migrating
from karfunkel.store.entities import Append, Appended, Event
from karfunkel.store.faults import Stale, Unavailable, Unknown
from karfunkel.store.guest_book import GuestBook
from karfunkel.store.sqlite_file import connect, fault_of, raw_of
from karfunkel.store.sqlite_writer import Writer
from karfunkel.store.table_book import TableBook

Found = TypeVar("Found")
READERS = 2


def _sql(statement: str) -> str:
    return statement.replace("$", "?")


STAND, EVENT, EVENTS = _sql(appending.STAND), _sql(appending.EVENT), _sql(appending.EVENTS)
LAST, NUMBER_OF_KEY = _sql(appending.LAST), _sql(appending.NUMBER_OF_KEY)


class SqliteStore(GuestBook, TableBook):
    def __init__(self, file: Path) -> None:
        self.file = file
        self._mine = threading.local()
        self._reading: list[sa.Connection] = []

    async def open(self) -> None:
        await asyncio.to_thread(self._prepare)
        self._writer = Writer(self.file)
        self._readers = ThreadPoolExecutor(READERS, "karfunkel-reader")

    def _prepare(self) -> None:
        """WAL mode, and the schema of this version."""
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            if not self.file.exists():  # what signs cookies is in it
                self.file.touch(mode=0o600)
            with connect(self.file) as connection:
                raw = raw_of(connection)
                raw.execute("PRAGMA journal_mode = WAL")
                raw.execute("BEGIN IMMEDIATE")  # SQLite takes back changes of the schema as well
                migrating.migrate(connection)
                raw.execute("COMMIT")
        except (OSError, sqlite3.Error, sa.exc.DBAPIError) as error:
            raise fault_of(error, self.file) from None

    async def close(self) -> None:
        await self._writer.close()
        await asyncio.to_thread(self._readers.shutdown)
        for connection in self._reading:
            connection.close()

    async def check(self) -> None:
        await self._write(lambda connection: raw_of(connection).execute("PRAGMA user_version = 0"))

    # --- where works are run

    async def _write(self, work: Callable[[sa.Connection], Found]) -> Found:
        return await self._writer.write(work)

    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        try:
            reading = self._readers.submit(self._run_reading, work)
        except RuntimeError:
            raise Unavailable(f"database {self.file} is closed") from None
        return await asyncio.wrap_future(reading)

    def _run_reading(self, work: Callable[[sa.Connection], Found]) -> Found:
        try:
            connection = self._reader()
            raw = raw_of(connection)
            raw.execute("BEGIN")
            try:
                return work(connection)
            finally:
                raw.execute("ROLLBACK")  # there is nothing to keep
        except (sqlite3.Error, sa.exc.DBAPIError) as error:
            raise fault_of(error, self.file) from None

    def _reader(self) -> sa.Connection:
        """This thread's own connection."""
        if not hasattr(self._mine, "connection"):
            self._mine.connection = connect(self.file)
            raw_of(self._mine.connection).execute("PRAGMA query_only = ON")
            self._reading.append(self._mine.connection)
        connection: sa.Connection = self._mine.connection
        return connection

    # --- the log

    async def append(self, append: Append) -> Appended:
        return await self._write(lambda connection: _append(raw_of(connection), append))

    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        return await self._read(lambda connection: _events(raw_of(connection), table, after))


def _append(raw: sqlite3.Connection, append: Append) -> Appended:
    if not raw.execute(STAND, appending.stand_values(append)).rowcount:
        return _earlier(raw, append)
    raw.executemany(EVENT, appending.event_values(append))
    for statement, values in appending.settling(append):
        raw.execute(_sql(statement), values)
    return appending.appended(append)


def _earlier(raw: sqlite3.Connection, append: Append) -> Appended:
    """Why nothing was added: the key was there, or the log is somewhere else."""
    first = raw.execute(NUMBER_OF_KEY, (append.table, append.key)).fetchone()
    if first:
        return Appended(_events(raw, append.table, first[0] - 1), fresh=False)
    last = raw.execute(LAST, (append.table,)).fetchone()
    if not last:
        raise Unknown(f"there is no table {append.table}")
    raise Stale(append.table, last[0])


def _events(raw: sqlite3.Connection, table: str, after: int) -> tuple[Event, ...]:
    return tuple(appending.event_of(row) for row in raw.execute(EVENTS, (table, after)))
