"""Running the server: the socket, the signals, the logs."""

import asyncio
import gc
import json
import logging
import signal
import sys
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import uvicorn
from prometheus_client import start_http_server

from karfunkel import bots
from karfunkel.bots.thinking import Player
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from karfunkel.server.app import create_app
from karfunkel.server.house import House
from karfunkel.server.settings import Settings
from karfunkel.store.opening import open_bus, open_store

LARGEST_MESSAGE = 16_384
STOPPING = 10
"""seconds that requests under way have when the server is told to stop"""
_LEVELS = {"debug": 10, "info": 20, "warning": 30, "error": 40}


def serve(settings: Settings, say: Callable[[str], None]) -> int:
    """Serve until a signal comes; then finish what was begun.  ``say`` is told the address."""
    write_logs(settings.log)
    house = new_house(settings)
    config = uvicorn.Config(
        create_app(house),
        host=settings.host,
        port=settings.port,
        http="httptools",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        date_header=True,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=STOPPING,
    )
    server = Server(config, house, say)
    sock = config.bind_socket()
    gc.freeze()  # what is loaded stays: nobody need look through it for rubbish, which takes half a second
    metrics = None
    if settings.metrics:
        metrics, _ = start_http_server(settings.metrics, "127.0.0.1", house.metrics.registry)
    try:
        server.run(sockets=[sock])
    finally:
        if metrics:
            metrics.shutdown()
    if not server.started:
        raise Fault("the server could not start; the log says why")
    return 0


def warm_up(game: Game) -> None:
    """Load, or the first time compile, all that moves need, so that no request waits for it."""
    seats = game.facts.seats[0]
    match = Match.new(game, game.options({}, seats), seats, bytes(32))
    for bot in bots.NAMES:
        Player(bot, match.pending()[0], bytes(32), 0.01).choose(match)
    seat = match.pending()[0]
    match.play(seat, match.legal(seat)[0])
    match.view(seat)
    match.scores()


def new_house(settings: Settings) -> House:
    if not settings.database:  # what lies there signs cookies: it is nobody else's
        settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    return House(open_store(settings.where), open_bus(settings.bus, settings.where), settings)


class Server(uvicorn.Server):
    """Tells its address once it can be reached, and tells the house at once when it shall stop."""

    def __init__(self, config: uvicorn.Config, house: House, say: Callable[[str], None]) -> None:
        super().__init__(config)
        self._house = house
        self._say = say

    async def startup(self, sockets: Any = None) -> None:
        self._loop = asyncio.get_running_loop()
        await super().startup(sockets)
        if self.started and sockets:
            host, port = sockets[0].getsockname()[:2]
            name = f"[{host}]" if ":" in host else host
            address = self._house.settings.public_url or f"http://{name}:{port}"
            self._say(address)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """The first signal lets what is under way be finished; a second Ctrl-C does not wait for it."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
        self._loop.call_soon_threadsafe(self._house.stop)


# --- logs


class JsonLines(logging.Formatter):
    """A line of JSON for each entry.  What is logged holds no names, cookies, tokens nor whole table ids."""

    _OWN = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message"}

    def format(self, record: logging.LogRecord) -> str:
        entry: dict[str, Any] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "from": record.name,
            "message": record.getMessage(),
        }
        entry |= {name: value for name, value in vars(record).items() if name not in self._OWN}
        if record.exc_info:
            entry["trace"] = self.formatException(record.exc_info)
        return json.dumps(entry, ensure_ascii=False, default=str)


def write_logs(level: str) -> None:
    """To standard error."""
    if level not in _LEVELS:
        raise Fault(f"--log is one of {', '.join(_LEVELS)}, not {level!r}")
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("karfunkel", "uvicorn", "litestar"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler], False
        logger.setLevel(_LEVELS[level] if name == "karfunkel" else max(_LEVELS[level], logging.WARNING))
