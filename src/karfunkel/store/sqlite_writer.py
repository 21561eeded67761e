"""The one thread that writes to a SQLite file.

It takes all that waits and commits it together: a hundred moves made at once cost one ``fsync``.  Whoever
asked is told after that.
"""

import asyncio
import queue
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import sqlalchemy as sa

from karfunkel.store.faults import Unavailable
from karfunkel.store.sqlite_file import connect, fault_of, raw_of

Found = TypeVar("Found")
MOST_TOGETHER = 500


class Job(NamedTuple):
    work: Callable[[sa.Connection], Any]
    future: "asyncio.Future[Any]"


class Done(NamedTuple):
    future: "asyncio.Future[Any]"
    found: Any
    error: Exception | None


class Writer:
    def __init__(self, file: Path) -> None:
        self._file = file
        self._connection = connect(file)
        self._jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, name="karfunkel-writer", daemon=True)
        self._closed = False
        self._thread.start()

    async def write(self, work: Callable[[sa.Connection], Found]) -> Found:
        if self._closed:
            raise Unavailable(f"database {self._file} is closed")
        job = Job(work, self._loop.create_future())
        self._jobs.put(job)
        found: Found = await job.future
        return found

    async def close(self) -> None:
        """Do first what was asked for."""
        self._closed = True
        self._jobs.put(None)
        await asyncio.to_thread(self._thread.join)
        self._connection.close()

    def _run(self) -> None:
        on = True
        while on:
            batch = [self._jobs.get()]
            while len(batch) < MOST_TOGETHER and batch[-1] is not None:
                try:
                    batch.append(self._jobs.get_nowait())
                except queue.Empty:
                    break
            on = batch[-1] is not None
            done = self._do([job for job in batch if job is not None])
            self._loop.call_soon_threadsafe(_tell, done)

    def _do(self, batch: list[Job]) -> list[Done]:
        """One transaction for all; where one of them spoils it, one for each."""
        raw = raw_of(self._connection)
        try:
            raw.execute("BEGIN IMMEDIATE")
            done = [self._do_one(job, raw) for job in batch]
            raw.execute("COMMIT")
            return done
        except Exception as error:
            if raw.in_transaction:
                raw.execute("ROLLBACK")
            if len(batch) > 1:
                return [done for job in batch for done in self._do([job])]
            return [Done(job.future, None, fault_of(error, self._file)) for job in batch]

    def _do_one(self, job: Job, raw: sqlite3.Connection) -> Done:
        before = raw.total_changes
        try:
            return Done(job.future, job.work(self._connection), None)
        except Exception as error:
            if raw.total_changes != before or not raw.in_transaction:
                raise  # half of it is done, and must not be stored with what the others did
            return Done(job.future, None, fault_of(error, self._file))


def _tell(done: list[Done]) -> None:
    for future, found, error in done:
        if future.done():  # whoever asked has gone away
            continue
        if error is None:
            future.set_result(found)
        else:
            future.set_exception(error)
