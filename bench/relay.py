"""What the server is measured against: the same WebSockets under the same uvicorn, with no game behind them.

A message from one seat goes to all at its table, as large as ours are: no rules, no secrets, nothing stored.
What it reaches is what there is to be had of this way to serve; the rest is what a game costs.
"""

import json
import sys
from collections import defaultdict
from typing import Any

import uvicorn

from karfunkel.server.running import LARGEST_MESSAGE

TURN = 3
"""that of a table at which two have just sat down"""


class Relay:
    def __init__(self, size: int) -> None:
        self._tables: dict[str, list[Any]] = defaultdict(list)
        self._news = json.dumps({"type": "news"}, separators=(",", ":")).ljust(size)
        self._hello = json.dumps({"type": "table", "state": {"turn": TURN}}, separators=(",", ":"))

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "websocket":
            return
        await receive()
        await send({"type": "websocket.accept"})
        seats = self._tables[scope["path"]]
        seats.append(send)
        await send({"type": "websocket.send", "text": self._hello})
        while (await receive())["type"] == "websocket.receive":
            for each in seats:
                await each({"type": "websocket.send", "text": self._news})
        seats.remove(send)


def main() -> None:
    """usage: relay.py SIZE"""
    config = uvicorn.Config(
        Relay(int(sys.argv[1])),
        lifespan="off",
        log_config=None,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
    )
    sock = config.bind_socket()
    sock.listen()
    print(f"Relayed at http://127.0.0.1:{sock.getsockname()[1]}", flush=True)
    uvicorn.Server(config).run(sockets=[sock])


if __name__ == "__main__":
    main()
