"""The saved tables: each one a record that is written anew, safely, after every entry.

A table is a file ``<name>.jsonl`` with its record, one line of JSON as everywhere, and beside it
``<name>.seats.json`` with who sits where.  A new version is written to a file of its own, flushed to the
disk and renamed over the old one: whenever the power goes, one of the two is whole.
"""

import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import IO

import msgspec
import platformdirs

from karfunkel.games.faults import Fault

try:
    import fcntl
except ImportError:  # Windows: two windows on one table are not noticed there
    fcntl = None  # type: ignore[assignment]


class Sitter(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who sits on a seat: a person, or a bot."""

    name: str
    bot: str | None = None


class Summary(msgspec.Struct, frozen=True):
    """What a list of saved tables tells without replaying them."""

    path: Path
    game: str
    sitters: tuple[Sitter, ...]
    moves: int
    finished: bool
    saved: float
    """when, in seconds since 1970"""


def folder() -> Path:
    """Where tables are kept: under $KARFUNKEL_HOME, or where the system keeps a user's data."""
    home = os.environ.get("KARFUNKEL_HOME")
    return (Path(home) if home else Path(platformdirs.user_data_dir("karfunkel"))) / "tables"


def write_safely(path: Path, text: str) -> None:
    """Replace a file's content so that at any moment the old or the new one is there in full."""
    fresh = path.with_name(f"{path.name}.new")
    with fresh.open("w", encoding="utf-8") as file:
        file.write(text)
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)
    if os.name == "posix":  # the renaming itself is on the disk only when the folder is
        descriptor = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


@dataclass
class Slip:
    """One saved table, held by one window at a time."""

    path: Path
    _lock: IO[str] | None = None

    @classmethod
    def fresh(cls, game: str) -> "Slip":
        """A place for a new table; its name says when it was begun."""
        shelf = folder()
        shelf.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y-%m-%d-%H%M%S')}-{game}"
        number = 1
        while True:
            name = stem if number == 1 else f"{stem}-{number}"
            path = shelf / f"{name}.jsonl"
            try:
                path.open("x").close()  # taken by nobody else from here on
            except FileExistsError:
                number += 1
                continue
            slip = cls(path)
            slip.hold()
            return slip

    def hold(self) -> None:
        """Make sure that no other window writes this table."""
        if fcntl is None or self._lock:
            return
        lock = self.path.with_suffix(".lock").open("w")
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            lock.close()
            raise Fault(f"{self.path} is being played in another window") from None
        self._lock = lock

    def release(self) -> None:
        if self._lock:
            self.path.with_suffix(".lock").unlink(missing_ok=True)
            self._lock.close()
            self._lock = None

    def write_sitters(self, sitters: tuple[Sitter, ...]) -> None:
        write_safely(_seats_path(self.path), msgspec.json.encode(sitters).decode() + "\n")

    def write_record(self, line: str) -> None:
        write_safely(self.path, line + "\n")


def _seats_path(path: Path) -> Path:
    return path.with_suffix(".seats.json")


def read_sitters(path: Path, seats: int) -> tuple[Sitter, ...]:
    """Who sits where; persons without a name where that is not known."""
    try:
        sitters = msgspec.json.decode(_seats_path(path).read_bytes(), type=tuple[Sitter, ...])
    except (OSError, msgspec.DecodeError):
        sitters = ()
    return sitters if len(sitters) == seats else (Sitter(""),) * seats


def unfinished() -> list[Summary]:
    """The tables to go on with, the newest first."""
    found = [summary for summary in _summaries() if not summary.finished]
    return sorted(found, key=lambda summary: (summary.saved, summary.path.name), reverse=True)


def _summaries() -> Iterator[Summary]:
    for path in folder().glob("*.jsonl"):
        try:
            line = path.read_text(encoding="utf-8")
            record = json.loads(line)
            yield Summary(
                path=path,
                game=record["game"],
                sitters=read_sitters(path, record["seats"]),
                moves=len(record["moves"]),
                finished=record["result"] is not None,
                saved=path.stat().st_mtime,
            )
        except (OSError, ValueError, KeyError, TypeError):
            continue  # no record of ours, or one that was begun and never dealt
