"""``karfunkel serve`` in a process of its own, at an address that outlives it; made to be killed."""

import json
import resource
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from karfunkel.client import Client

GENEROUS = {"rate": 10_000, "burst": 100_000, "guests_per_hour": 100_000, "tables_per_guest": 1000}
PATIENCE = 60.0
SMALL = 4096


class Process:
    def __init__(self, folder: Path, **settings: object) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"127.0.0.1:{self.port}"
        self.url = f"http://{self.address}"
        self._settings = {"data": folder, "port": self.port, **GENEROUS, **settings}
        self._logs = folder / f"log-{self.port}"
        self._clients: list[Client] = []
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for client in self._clients:
            client.close()
        if self._process:
            self.kill()

    def start(self) -> Self:
        flags = [
            text
            for name, value in self._settings.items()
            for text in (f"--{name.replace('_', '-')}", str(value))
        ]
        with self._logs.open("a") as logs:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "karfunkel", "serve", *flags],
                stdout=subprocess.PIPE,
                stderr=logs,
                text=True,
            )
        assert self._process.stdout
        said = self._process.stdout.readline()
        assert self.url in said, self._logs.read_text()
        return self

    def kill(self) -> None:
        """As with ``kill -9``."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Ask it to end."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        assert self._process
        assert self._process.stdout
        self._process.send_signal(how)
        self._process.wait(PATIENCE)
        self._process.stdout.close()
        self._process = None

    @contextmanager
    def full_disk(self) -> Iterator[None]:
        """No file of the process may be larger than this; at the end it is as if somebody had made room."""
        assert self._process
        before = resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (SMALL, before[1]))
        yield
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, before)

    def client(self, name: str = "", token: str = "", patience: float = PATIENCE) -> Client:
        """A new guest, or who made the token."""
        client = Client(self.url, token=token, name=name, patience=patience)
        self._clients.append(client)
        return client

    def faults(self) -> list[str]:
        """What it has logged that should not happen at all."""
        lines = self._logs.read_text().splitlines()
        return [line for line in lines if not line.startswith("{") or json.loads(line)["level"] == "error"]


def free_port() -> int:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
        return port
