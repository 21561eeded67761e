"""A PostgreSQL server of the tests' own: on the loopback, in a folder that goes away with it."""

import os
import shutil
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import pytest

from tests import programs

needs_postgresql = pytest.mark.needs("postgres", "Debian, Ubuntu: apt install postgresql")
USER = "karfunkel"


class Cluster:
    """``postgres`` refuses to run as root; there the user of the package runs it, or nobody."""

    def __init__(self) -> None:
        self._folder = Path(tempfile.mkdtemp(prefix="karfunkel-postgresql-"))
        self._as: dict[str, Any] = {}
        if os.getuid() == 0:
            user = next(user for user in ("postgres", "nobody") if _exists(user))
            self._as = {"user": user, "group": _group_of(user), "extra_groups": []}
            shutil.chown(self._folder, user)
        self.port = _free_port()
        self._names = count(1)

    def __enter__(self) -> Self:
        self._run(
            "initdb", "--auth=trust", f"--username={USER}", "--encoding=UTF8", "--no-sync", str(self._data)
        )
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self._folder)

    @property
    def _data(self) -> Path:
        return self._folder / "data"

    def _run(self, program: str, *arguments: str) -> None:
        found = programs.find(program)
        assert found
        done = subprocess.run(
            [found, *arguments], cwd=self._folder, capture_output=True, text=True, **self._as
        )
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        settings = (
            f"-c port={self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories= -c fsync=off"
        )
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-D", str(self._data), "-l", log, "-o", settings)

    def stop(self, mode: str = "immediate") -> None:
        self._run("pg_ctl", "stop", "-w", "-D", str(self._data), "-m", mode)

    def address(self, database: str = "postgres") -> str:
        return f"postgresql://{USER}@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        name = f"test{next(self._names)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return self.address(name)


def _exists(user: str) -> bool:
    return subprocess.run(["id", user], capture_output=True).returncode == 0


def _group_of(user: str) -> str:
    return subprocess.run(["id", "-gn", user], capture_output=True, text=True).stdout.strip()


def _free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
