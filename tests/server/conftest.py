"""A server on a real socket, in a thread of this process, with a clock that tests may put forward."""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn

from karfunkel.client import Client
from karfunkel.server.app import create_app
from karfunkel.server.house import House
from karfunkel.server.settings import Settings
from karfunkel.store.bus import LocalBus
from karfunkel.store.sqlite import SqliteStore

GENEROUS = Settings(rate=10_000, burst=100_000, guests_per_hour=100_000, tables_per_guest=1000)


class Served:
    """A running server."""

    def __init__(self, database: Path, settings: Settings = GENEROUS, port: int = 0) -> None:
        self.ahead = 0
        """by how many milliseconds the server's clock is ahead of ours"""
        self.house = House(SqliteStore(database), LocalBus(), settings, self.now)
        gate = create_app(self.house)
        self.app = gate.app
        config = uvicorn.Config(
            gate,
            host="127.0.0.1",
            port=port,
            log_config=None,
            ws_max_size=16_384,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        self._server = uvicorn.Server(config)
        self.sock = config.bind_socket()
        self.address = f"127.0.0.1:{self.sock.getsockname()[1]}"
        self.url = f"http://{self.address}"
        self._clients: list[Client] = []
        self._thread = threading.Thread(target=self._run)
        self._loop: asyncio.AbstractEventLoop | None = None

    def now(self) -> int:
        return time.time_ns() // 1_000_000 + self.ahead

    def _run(self) -> None:
        async def run() -> None:
            self._loop = asyncio.get_running_loop()
            await self._server.serve(sockets=[self.sock])

        asyncio.run(run())

    def start(self) -> "Served":
        self._thread.start()
        wait_until(lambda: self._server.started or not self._thread.is_alive())
        assert self._server.started
        return self

    def stop(self) -> None:
        for client in self._clients:
            client.close()
        self._server.should_exit = True
        self._thread.join(20)
        assert not self._thread.is_alive()

    def client(self, name: str = "", token: str = "") -> Client:
        """A new guest, or who made the token."""
        client = Client(self.url, token=token, name=name)
        self._clients.append(client)
        return client

    def run(self, work: Any) -> Any:
        """Something of the house's, in its own loop."""
        assert self._loop
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(20)


def wait_until(true: Callable[[], object], seconds: float = 60) -> None:
    until = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < until, "it never came true"
        time.sleep(0.01)


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    server = Served(tmp_path / "tables.db").start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def house_of_module(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests of a file that do not mind each other."""
    server = Served(tmp_path_factory.mktemp("house") / "tables.db").start()
    yield server
    server.stop()
