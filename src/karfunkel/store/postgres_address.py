"""The address of a PostgreSQL database, and what is wrong with it in words."""

import asyncio
from urllib.parse import urlsplit, urlunsplit

import asyncpg
import sqlalchemy as sa

from karfunkel.store.faults import Exists, StoreFault, Unavailable, Unknown

_LOST = (
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.CannotConnectNowError,
    asyncpg.InternalClientError,  # the server's farewell came between a question and its answer
    ConnectionError,
)


def without_password(address: str) -> str:
    """As it may be shown and logged."""
    parts = urlsplit(address)
    host = parts.netloc.rpartition("@")[2]
    user = parts.username
    return urlunsplit((parts.scheme, f"{user}@{host}" if user else host, parts.path, "", ""))


def cause_of(error: BaseException) -> BaseException:
    """The driver's own error, whoever has wrapped it."""
    while type(error).__module__.startswith("sqlalchemy.") and error.__cause__:
        error = error.__cause__
    return error


def is_lost(error: BaseException) -> bool:
    """Whether the connection is to blame, and another one may do."""
    cause = cause_of(error)
    return isinstance(cause, _LOST) or (
        isinstance(cause, asyncpg.InterfaceError) and "closed" in str(cause).lower()
    )


def fault_of(error: Exception, name: str) -> Exception:
    """What to tell the caller; other faults, and what can only be our own mistakes, stay as they are."""
    if isinstance(error, StoreFault):
        return error
    cause = cause_of(error)
    if isinstance(cause, asyncpg.UniqueViolationError):
        return Exists("there is one with this id already")
    if isinstance(cause, asyncpg.ForeignKeyViolationError):
        return Unknown("it belongs to something that is not there")
    if isinstance(cause, asyncpg.DiskFullError):
        return Unavailable(f"database {name}: its disk is full; nothing was stored. Make room and try again")
    if isinstance(cause, asyncpg.ReadOnlySQLTransactionError):
        return Unavailable(f"database {name}: it is read-only; nothing was stored")
    if isinstance(cause, asyncpg.InvalidAuthorizationSpecificationError | asyncpg.InvalidCatalogNameError):
        return Unavailable(f"database {name}: {cause}")
    if isinstance(cause, asyncio.TimeoutError | sa.exc.TimeoutError):
        return Unavailable(f"database {name}: it does not answer in time")
    if is_lost(error) or isinstance(cause, OSError | asyncpg.TooManyConnectionsError):
        return Unavailable(f"database {name}: it cannot be reached ({cause})")
    return error
