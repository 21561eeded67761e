"""A copy of a database while it is in use."""

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from karfunkel.games.faults import Fault
from karfunkel.store.opening import file_of
from karfunkel.store.sqlite_file import fault_of


def back_up(database: str | Path, target: Path) -> None:
    """Write a copy of one moment, which nobody waits for; it is there as a whole or not at all."""
    file = file_of(database)
    if file is None:
        raise Fault(
            "PostgreSQL brings its own tools for this: pg_dump --format=custom --file=FILE postgresql://… "
            "makes a backup, pg_restore --dbname=postgresql://… FILE brings it back"
        )
    if not file.is_file():
        raise Fault(f"there is no database {file}")
    if target.exists():
        raise Fault(f"{target} is there already; backups overwrite nothing")
    part = target.with_name(f"{target.name}.part")
    try:
        # It holds what signs cookies, and seeds of games that are on: it is for nobody else to read.
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    except FileExistsError:
        raise Fault(f"{part} is there already: another backup runs, or was broken off; remove it") from None
    except OSError as error:
        raise Fault(f"{part}: {error.strerror}") from None
    try:
        _copy(file, part)
        part.rename(target)
    except OSError as error:
        raise Fault(f"{target}: {error.strerror}") from None
    finally:
        with suppress(OSError):
            part.unlink()


def _copy(file: Path, part: Path) -> None:
    try:
        with (
            closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
            [found] = copy.execute("PRAGMA quick_check(1)").fetchone()
    except sqlite3.Error as error:
        raise fault_of(error, part if "FULL" in getattr(error, "sqlite_errorname", "") else file) from None
    if found != "ok":
        raise Fault(f"database {file} is damaged: {found}; go back to an earlier backup")
