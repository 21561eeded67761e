"""A file with one line for each game of a plan, in order.  It survives interruptions of any kind.

Line 1 is game 1.  Beside the file lies its plan, which says what the games are; a line counts once it ends.
"""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO

import msgspec

from karfunkel.games.faults import Fault
from karfunkel.lab.plan import Plan

try:
    import fcntl
except ImportError:  # Windows: two runs that write one file are found out when it is read
    fcntl = None  # type: ignore[assignment]


def plan_path(path: Path) -> Path:
    return Path(f"{path}.plan.json")


def read_plan(path: Path) -> Plan | None:
    """The plan of a file of games; None if there is none yet."""
    try:
        return msgspec.json.decode(plan_path(path).read_bytes(), type=Plan)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise Fault(f"{plan_path(path)}: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise Fault(f"{plan_path(path)}: this is no plan of games: {error}") from None


class Ledger:
    """The lines there are, and a place to add more."""

    def __init__(self, path: Path | None, stream: BinaryIO | None, lines: list[str]) -> None:
        self._path = path
        self._stream = stream
        self.lines = lines

    def add(self, line: str) -> None:
        if self._stream and self._path:
            content = line.encode() + b"\n"
            with _faults_of(self._path):
                written = self._stream.write(content)
            if written != len(content):
                raise Fault(f"{self._path}: there is no room for more")
        self.lines.append(line)


@contextmanager
def opened(path: Path | None, plan: Plan) -> Iterator[Ledger]:
    """The ledger of a plan; without a path it is kept in memory only."""
    if path is None:
        yield Ledger(None, None, [])
        return
    with _faults_of(path):
        _claim(path, plan)
        stream = path.open("a+b", buffering=0)
    with stream:
        with _faults_of(path):
            _lock(path, stream)
            lines = _whole_lines(path, stream)
        yield Ledger(path, stream, lines)


@contextmanager
def _faults_of(path: Path) -> Iterator[None]:
    """What the system says about a file, as a Fault."""
    try:
        yield
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from None


def _claim(path: Path, plan: Plan) -> None:
    """See to it that the file is this plan's."""
    if path.is_dir():
        raise Fault(f"{path}: Is a directory")
    begun = read_plan(path)
    if begun is None:
        if path.exists() and path.stat().st_size:
            raise Fault(
                f"{path}: it holds something else, as {plan_path(path).name} is missing; name another"
            )
        _write_at_once(plan_path(path), msgspec.json.encode(plan))
        return
    for field in Plan.__struct_fields__:
        was, wanted = getattr(begun, field), getattr(plan, field)
        if was != wanted:
            raise Fault(
                f"{path}: it was begun with {field} {_shown(was)}, not {_shown(wanted)}; name another file"
            )


def _shown(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _write_at_once(path: Path, content: bytes) -> None:
    """Either the whole file is there or nothing."""
    draft = path.with_name(f"{path.name}.new")
    with draft.open("wb") as stream:
        stream.write(content)
        stream.flush()
        os.fsync(stream.fileno())
    draft.replace(path)


def _lock(path: Path, stream: BinaryIO) -> None:
    if fcntl:
        try:
            fcntl.flock(stream, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Fault(f"{path}: games are being written to it by another run") from None


def _whole_lines(path: Path, stream: BinaryIO) -> list[str]:
    """The lines that were written to their end; a piece of one is cut off."""
    stream.seek(0)
    content = stream.read()
    whole = content.rfind(b"\n") + 1
    if whole < len(content):
        stream.truncate(whole)
    try:
        return content[:whole].decode().splitlines()
    except UnicodeDecodeError:
        raise Fault(f"{path}: not UTF-8 text") from None
