"""Running the server: the socket, the database, the signals."""

import asyncio
import gc
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
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
from karfunkel.server.metrics import Metrics
from karfunkel.server.settings import Settings
from karfunkel.store.opening import open_bus, open_store

LARGEST_MESSAGE = 16_384
log = logging.getLogger("karfunkel.server")

STOPPING = 10
"""seconds that requests under way have when the server is told to stop"""
SPARE_FILES = 500
"""open files that are no connections"""


def listen(settings: Settings) -> socket.socket:
    """The socket to serve on: nobody is heard before ``serve``."""
    host, port = settings.host, settings.port
    sock = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((host, port))
    except OSError as error:
        sock.close()
        raise Fault(f"cannot serve on {host}, port {port}: {error.strerror}; see --host and --port") from None
    return sock


async def try_database(settings: Settings) -> None:
    """Open it once, and the bus, so that what is wrong is told at once and in one line."""
    if not settings.database:  # what lies there signs cookies: it is nobody else's
        settings.data_folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    async with open_store(settings.where), open_bus(settings.bus, settings.where):
        pass


def allow_connections(most: int) -> None:
    """Each is an open file, of which a process has 1024 on many systems unless it asks for more."""
    with suppress(ImportError):  # there is no such limit on Windows
        import resource

        wanted = most + SPARE_FILES
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if 0 <= soft < wanted:
            allowed = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, hard))
            if allowed < wanted:
                log.warning(
                    "fewer open files are allowed than connections may want", extra={"files": allowed}
                )


def serve(settings: Settings, sock: socket.socket, say: Callable[[str], None]) -> int:
    """Serve until a signal comes; then finish what was begun.  ``say`` is told the address."""
    allow_connections(settings.sockets)
    house = House(open_store(settings.where), open_bus(settings.bus, settings.where), settings)
    config = uvicorn.Config(
        create_app(house),
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
    collect_seldom()
    with show_metrics(settings.metrics, house.metrics):
        server.run(sockets=[sock])
    if not server.started:
        raise Fault("the server could not start; the log says why")
    return 0


def collect_seldom() -> None:
    """Looking for rubbish stops everything: half a second for all that is loaded, which stays anyway.

    Tables are freed without it, but for the few objects of a table that is no longer kept at hand.
    """
    gc.freeze()
    gc.set_threshold(1_000, 10, 500)


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


@contextmanager
def show_metrics(port: int, metrics: Metrics) -> Iterator[None]:
    """To this machine only."""
    if not port:
        yield
        return
    try:
        server, thread = start_http_server(port, "127.0.0.1", metrics.registry)
    except OSError as error:
        raise Fault(f"cannot show metrics on port {port}: {error.strerror}; see --metrics") from None
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()


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
