"""Which store and which bus, from the addresses that a command line gives."""

from pathlib import Path

from karfunkel.games.faults import Fault
from karfunkel.store.bus import Bus, LocalBus
from karfunkel.store.contract import Store
from karfunkel.store.sqlite import SqliteStore

FILE = "karfunkel.db"
_SQLITE, _POSTGRESQL = "sqlite:///", ("postgresql://", "postgres://")


def open_store(database: str | Path) -> Store:
    """``postgresql://…``, ``sqlite:///FILE`` or a file's path.  It opens with ``async with``."""
    file = file_of(database)
    if file is not None:
        return SqliteStore(file)
    from karfunkel.store.postgres import PostgresStore

    return PostgresStore(str(database))


def file_of(database: str | Path) -> Path | None:
    """The file of a database in SQLite; None for one in PostgreSQL."""
    if isinstance(database, Path):
        return database
    if database.startswith(_POSTGRESQL):
        return None
    if database.startswith(_SQLITE):
        return Path(database.removeprefix(_SQLITE))
    if "://" in database:
        raise Fault("--database is sqlite:///FILE, a file's path or postgresql://USER@HOST/NAME")
    return Path(database)


def open_bus(address: str, database: str | Path) -> Bus:
    """``local`` for one process, ``postgresql`` for the database's own, or ``postgresql://…``."""
    if address == "local":
        return LocalBus()
    if address == "postgresql":
        address = str(database)
    if address.startswith(_POSTGRESQL):
        from karfunkel.store.postgres_bus import PostgresBus

        return PostgresBus(address)
    raise Fault("--bus is local, postgresql or postgresql://USER@HOST/NAME")
