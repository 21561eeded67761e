"""A SQLite file: connections to it, and what is wrong with it in words."""

import sqlite3
from pathlib import Path

import sqlalchemy as sa

from karfunkel.store.faults import Exists, StoreFault, Unavailable, Unknown

PATIENCE = 5.0
"""seconds to wait for another process that is writing"""


def connect(file: Path) -> sa.Connection:
    """A connection that begins and ends its transactions by ``BEGIN`` and ``COMMIT`` alone."""

    def raw() -> sqlite3.Connection:
        connection = sqlite3.connect(file, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        return connection

    engine = sa.create_engine(
        "sqlite://", creator=raw, poolclass=sa.pool.NullPool, isolation_level="AUTOCOMMIT"
    )
    return engine.connect()


def raw_of(connection: sa.Connection) -> sqlite3.Connection:
    raw = connection.connection.driver_connection
    assert isinstance(raw, sqlite3.Connection)
    return raw


_REASONS = {
    "SQLITE_FULL": "the disk is full; nothing was stored. Make room and try again",
    "SQLITE_IOERR": "the disk does not take or give the data ({error}); nothing was stored",
    "SQLITE_READONLY": "it is read-only for this user; nothing was stored",
    "SQLITE_CANTOPEN": "it cannot be opened or made: see whether its folder is there and may be written",
    "SQLITE_BUSY": "another program keeps writing to it; nothing was stored. Try again",
    "SQLITE_NOTADB": "it is no database",
    "SQLITE_CORRUPT": "it is damaged; go back to a backup",
}


def fault_of(error: Exception, file: Path) -> Exception:
    """What to tell the caller; other faults, and what can only be our own mistakes, stay as they are."""
    cause = error.orig if isinstance(error, sa.exc.DBAPIError) else error
    if isinstance(cause, OSError):
        return Unavailable(f"database {file}: {cause.strerror}")
    if not isinstance(cause, sqlite3.Error) or isinstance(error, StoreFault):
        return error
    name: str = getattr(cause, "sqlite_errorname", "")
    if name == "SQLITE_CONSTRAINT_FOREIGNKEY":
        return Unknown("it belongs to something that is not there")
    if name in ("SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_UNIQUE"):
        return Exists("there is one with this id already")
    for kind, reason in _REASONS.items():
        if name.startswith(kind):
            return Unavailable(f"database {file}: {reason.format(error=cause)}")
    return error
