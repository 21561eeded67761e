"""A line on which messages get lost, come twice or in another order, and which breaks: a WebSocket proxy."""

import threading
from collections import Counter
from contextlib import suppress
from random import Random
from socket import SHUT_RDWR
from types import TracebackType
from typing import Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect
from websockets.sync.connection import Connection
from websockets.sync.server import Server, ServerConnection, serve

KINDS = ("lost", "doubled", "reordered", "cut")
UNHARMED = 12
"""messages for each that meets with one of these"""


class BadLine:
    def __init__(self, address: str, seed: int) -> None:
        self.done: Counter[str] = Counter()
        """what has happened to messages, in both directions"""
        self._address = address
        self._random = Random(seed)
        self._server: Server = serve(self._pass_on, "127.0.0.1", 0, compression=None)
        self.url = f"http://127.0.0.1:{self._server.socket.getsockname()[1]}"
        self._thread = threading.Thread(target=self._server.serve_forever)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._thread.join()

    def _pass_on(self, client: ServerConnection) -> None:
        assert client.request
        with connect(
            f"ws://{self._address}{client.request.path}",
            additional_headers={"authorization": client.request.headers["authorization"]},
            compression=None,
            max_size=None,
        ) as server:
            up = threading.Thread(target=self._pump, args=(client, server))
            up.start()
            self._pump(server, client)
            up.join()

    def _pump(self, source: Connection, target: Connection) -> None:
        """From one end to the other, until one of them is gone."""
        kept: list[str | bytes] = []
        try:
            for message in source:
                match self._fate():
                    case "lost":
                        continue
                    case "doubled":
                        kept += [message, message]
                    case "reordered":
                        kept.append(message)
                        continue
                    case "cut":
                        return
                    case _:
                        kept.insert(0, message)
                while kept:
                    target.send(kept.pop(0))
        except ConnectionClosed:
            pass
        finally:
            for end in (source, target):
                with suppress(OSError):
                    end.socket.shutdown(SHUT_RDWR)

    def _fate(self) -> str:
        fate = self._random.choice([*KINDS, *["fine"] * UNHARMED * len(KINDS)])
        self.done[fate] += 1
        return fate
