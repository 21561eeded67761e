"""A bare WebSocket to a table: every byte as it comes, nothing made again by itself."""

from contextlib import ExitStack
from types import TracebackType
from typing import Any, Self

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from karfunkel.client import Client

PATIENCE = 20


class Socket:
    def __init__(
        self, client: Client | None, address: str, table: str, query: str = "", **headers: str
    ) -> None:
        if client:
            headers["authorization"] = f"Bearer {client.token}"
        connecting = connect(
            f"ws://{address}/api/tables/{table}/live?{query}",
            additional_headers=headers,
            compression=None,
            max_size=None,
        )
        self._open = ExitStack()
        self._socket = self._open.enter_context(connecting)
        self.heard: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._open.close()

    def cut(self) -> None:
        """As if the cable were cut."""
        self._socket.socket.close()

    def send(self, message: object) -> None:
        self._socket.send(
            message if isinstance(message, str | bytes) else msgspec.json.encode(message).decode()
        )

    def send_raw(self, frames: bytes) -> None:
        """Bytes that need be no frames at all."""
        self._socket.socket.sendall(frames)

    def gone(self) -> None:
        """Wait until the server has ended it."""
        with pytest.raises(ConnectionClosed):
            self.until("the end")

    def next(self) -> Any:
        text = self._socket.recv(timeout=PATIENCE)
        assert isinstance(text, str)
        self.heard.append(text)
        return msgspec.json.decode(text)

    def until(self, kind: str) -> Any:
        """The next message of a type; what comes before it is passed over."""
        while (message := self.next())["type"] != kind:
            pass
        return message

    def closed(self) -> int:
        """The code with which the server closes it."""
        with pytest.raises(ConnectionClosed) as caught:
            self.until("the end")
        assert caught.value.rcvd
        return caught.value.rcvd.code
