"""The store in PostgreSQL, for several processes and machines.

Two pools: appends and logs go through asyncpg directly, as they are most of the work; everything else through
SQLAlchemy.  A lost connection is replaced, and an append sent once more: its number makes that safe.
"""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar

import asyncpg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from karfunkel.store import appending, migrating
from karfunkel.store.entities import Append, Appended, Event
from karfunkel.store.faults import Stale, Unknown
from karfunkel.store.guest_book import GuestBook
from karfunkel.store.postgres_address import fault_of, is_lost, without_password
from karfunkel.store.table_book import TableBook

Found = TypeVar("Found")
CONNECTIONS = 8
PATIENCE = 10.0  # seconds for a connection or a statement
MIGRATING = 0x6B617266  # the advisory lock under which one process at a time brings the schema up to date

# The usual append, a single event that settles nothing, in one statement: there and back once.
MOVE = f"""
WITH stood AS ({appending.STAND} RETURNING table_id)
INSERT INTO events ({appending.EVENT_COLUMNS})
SELECT table_id, $3, $9, $10, $11, $12, $13, $8 FROM stood
"""


class PostgresStore(GuestBook, TableBook):
    def __init__(self, address: str) -> None:
        self.address = address
        self.name = without_password(address)

    async def open(self) -> None:
        self._engine = self._make_engine()
        try:
            async with self._engine.begin() as connection:
                await connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
                await connection.run_sync(migrating.migrate)
            self._pool: asyncpg.Pool[Any] = await asyncpg.create_pool(
                self.address,
                min_size=1,
                max_size=CONNECTIONS,
                command_timeout=PATIENCE,
                timeout=PATIENCE,
                reset=_leave_as_it_is,
            )
        except Exception as error:
            await self._engine.dispose()
            raise fault_of(error, self.name) from None

    def _make_engine(self) -> AsyncEngine:
        async def connect(*_: Any, **__: Any) -> Any:
            return await asyncpg.connect(self.address, timeout=PATIENCE, command_timeout=PATIENCE)

        engine = create_async_engine(
            "postgresql+asyncpg://", async_creator=connect, pool_size=4, max_overflow=4, pool_timeout=PATIENCE
        )
        sa.event.listen(engine.sync_engine, "checkout", _replace_if_closed)
        return engine

    async def close(self) -> None:
        await self._pool.close()
        await self._engine.dispose()

    async def check(self) -> None:
        def work(connection: sa.Connection) -> None:
            if connection.scalar(sa.text("SHOW transaction_read_only")) != "off":
                raise asyncpg.ReadOnlySQLTransactionError("read-only")

        await self._write(work)

    # --- where works are run

    async def _write(self, work: Callable[[sa.Connection], Found]) -> Found:
        try:
            async with self._engine.begin() as connection:
                return await connection.run_sync(work)
        except Exception as error:
            raise fault_of(error, self.name) from None

    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        async def once() -> Found:
            async with self._engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ")
                return await connection.run_sync(work)

        return await self._twice(once)

    async def _twice(self, once: Callable[[], Awaitable[Found]]) -> Found:
        """Once more where a connection was lost."""
        try:
            try:
                return await once()
            except Exception as error:
                if not is_lost(error):
                    raise
                await self._pool.expire_connections()  # the others will be no better
                return await once()
        except Exception as error:
            raise fault_of(error, self.name) from None

    # --- the log

    async def append(self, append: Append) -> Appended:
        return await self._twice(lambda: self._append(append))

    async def _append(self, append: Append) -> Appended:
        settling = appending.settling(append)
        stand, events = appending.stand_values(append), appending.event_values(append)
        async with self._pool.acquire() as connection:
            try:
                if len(events) == 1 and not settling:
                    done = await connection.execute(MOVE, *stand, *events[0][2:7]) == "INSERT 0 1"
                else:
                    async with connection.transaction():
                        done = await connection.execute(appending.STAND, *stand) == "UPDATE 1"
                        if done:
                            await connection.executemany(appending.EVENT, events)
                        for statement, values in settling if done else ():
                            await connection.execute(statement, *values)
            except asyncpg.UniqueViolationError:  # the same key was sent twice at the same time
                done = False
            if done:
                return appending.appended(append)
            return await self._earlier(connection, append)

    async def _earlier(self, connection: Any, append: Append) -> Appended:
        """Why nothing was added: the key was there, or the log is somewhere else."""
        first = await connection.fetchval(appending.NUMBER_OF_KEY, append.table, append.key)
        if first is not None:
            rows = await connection.fetch(appending.EVENTS, append.table, first - 1)
            return Appended(tuple(map(appending.event_of, rows)), fresh=False)
        last = await connection.fetchval(appending.LAST, append.table)
        if last is None:
            raise Unknown(f"there is no table {append.table}")
        raise Stale(append.table, last)

    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]:
        async def once() -> tuple[Event, ...]:
            rows = await self._pool.fetch(appending.EVENTS, table, after)
            return tuple(map(appending.event_of, rows))

        return await self._twice(once)


async def _leave_as_it_is(connection: Any) -> None:
    """We leave no traces in a connection, so nothing need be reset when it goes back to the pool."""


def _replace_if_closed(connection: Any, *_: Any) -> None:
    """asyncpg knows when the other side has hung up; SQLAlchemy asks no connection before it hands it out."""
    if connection.driver_connection.is_closed():
        raise sa.exc.DisconnectionError
