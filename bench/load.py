"""The load on a server: WebSockets that speak frames and no more, and so need less time than it does.

Games are worked out beforehand, every move a finished frame.  Nothing that comes down is decoded: each
socket hears of every move once, in order, so counting is enough.  At the end the logs are read and counted.
"""

import asyncio
import base64
import json
import os
import time
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple, cast

import httpx

from karfunkel import games
from karfunkel.match.match import Match

MOST_TRIES = 1000


class Played(NamedTuple):
    """A game to be played again: its deal, and who moves how."""

    game: str
    deal: Any
    moves: list[tuple[int, str]]


def long_games(name: str, plies: int, count: int) -> list[Played]:
    """Games that last longer than so many moves: any move that does not end the game is played."""
    game = games.load(name)
    found: list[Played] = []
    for seed in range(MOST_TRIES):
        match = Match.new(game, game.options({}, 2), 2, seed.to_bytes(32, "big"))
        moves = _play(match, Random(seed), plies)
        if len(moves) == plies:
            found.append(Played(name, match.deal, moves))
        if len(found) == count:
            return found
    raise ValueError(f"{name} does not last {plies} moves")


def _play(match: Match, random: Random, plies: int) -> list[tuple[int, str]]:
    moves: list[tuple[int, str]] = []
    while match.outcome() is None and len(moves) < plies:
        (seat,) = match.pending()
        legal = match.legal(seat)
        for text in random.sample(legal, len(legal)):
            after = match.snapshot()
            after.play(seat, text)
            if after.outcome() is None:
                break
        match = after
        moves.append((seat, text))
    return moves


# --- sockets


def frame(message: object) -> bytes:
    """A text frame as clients send it; it is masked, with zeros."""
    text = json.dumps(message).encode()
    assert len(text) < 126
    return bytes((0x81, 0x80 | len(text))) + bytes(4) + text


class Socket(asyncio.Protocol):
    """A seat at a table."""

    transport: asyncio.Transport

    def __init__(self, path: str, headers: dict[str, str], hear: Callable[[bytes], None]) -> None:
        self._path = path
        self._headers = headers
        self._hear = hear
        self._kept = b""
        self._shaken = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = transport = cast("asyncio.Transport", transport)  # uvloop's is no subclass
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in self._headers.items()),
        ]
        transport.write("\r\n".join([*lines, "", ""]).encode())

    def data_received(self, data: bytes) -> None:
        data = self._kept + data if self._kept else data
        start = 0
        if not self._shaken:
            end = data.find(b"\r\n\r\n")
            if end < 0:
                self._kept = data
                return
            if not data.startswith(b"HTTP/1.1 101"):
                raise ConnectionError(data[:200])
            self._shaken, start = True, end + 4
        while len(data) - start >= 2:
            size, begin = data[start + 1], start + 2
            if size == 126:
                begin += 2
                size = int.from_bytes(data[start + 2 : begin])
            elif size == 127:
                begin += 8
                size = int.from_bytes(data[start + 2 : begin])
            if len(data) < begin + size or begin > len(data):
                break
            self._hear(data[begin : begin + size])
            start = begin + size
        self._kept = data[start:]


class Bout:
    """A game that is being played at a table of the server."""

    def __init__(self, load: "Load", id: str, tokens: Sequence[str], played: Played) -> None:
        self.id = id
        self.busy = False
        self.ply = 0
        """the move that comes next"""
        self.acknowledged = 0
        self.bytes = 0
        self._load = load
        self._moves = played.moves
        self._frames: list[bytes] = []
        self._heard = [0, 0]
        self._sent_at = 0.0
        self._ready = 0
        self.ready = asyncio.get_running_loop().create_future()
        self.sockets = [
            Socket(
                f"/api/tables/{id}/live",
                {"Authorization": f"Bearer {token}"},
                partial(self._hear, seat),
            )
            for seat, token in enumerate(tokens, start=1)
        ]

    @property
    def over(self) -> bool:
        return self.ply == len(self._moves)

    def send(self, planned: float) -> None:
        self.busy, self._sent_at = True, planned
        self.sockets[self._moves[self.ply][0] - 1].transport.write(self._frames[self.ply])

    def _hear(self, seat: int, text: bytes) -> None:
        if text.startswith(b'{"type":"news"'):
            ply = self._heard[seat - 1]
            self._heard[seat - 1] = ply + 1
            self.bytes += len(text)
            if self._moves[ply][0] == seat:
                self.acknowledged += 1
                return
            now = time.perf_counter()
            self.ply, self.busy = ply + 1, False
            self._load.note(now, now - self._sent_at)
            if self._load.closed and not self.over:
                self.send(now)
        elif text.startswith(b'{"type":"table"'):
            self._begin(json.loads(text)["state"]["turn"])
        elif text.startswith(b'{"type":"refused"'):
            self._load.fail(f"table {self.id} refused move {self.ply}: {text.decode()}")

    def _begin(self, turn: int) -> None:
        self._ready += 1
        self._frames = [
            frame({"do": "move", "seat": seat, "move": move, "turn": turn + ply})
            for ply, (seat, move) in enumerate(self._moves)
        ]
        if self._ready == 2:
            self.ready.set_result(None)


def _itself(socket: Socket) -> Socket:
    return socket


class Load:
    def __init__(self) -> None:
        self.bouts: list[Bout] = []
        self.closed = False
        """whoever hears of the opponent's move answers at once"""
        self.times: list[float] = []
        self.delays: list[float] = []
        self._failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def note(self, at: float, delay: float) -> None:
        self.times.append(at)
        self.delays.append(delay)

    def fail(self, why: str) -> None:
        if not self._failed.done():
            self._failed.set_exception(RuntimeError(why))

    async def connect(
        self, port: int, tables: Sequence[tuple[str, Sequence[str]]], played: Sequence[Played]
    ) -> None:
        loop = asyncio.get_running_loop()
        for place, (id, tokens) in enumerate(tables):
            bout = Bout(self, id, tokens, played[place % len(played)])
            for socket in bout.sockets:
                await loop.create_connection(partial(_itself, socket), "127.0.0.1", port)
            await self._until(bout.ready)
            self.bouts.append(bout)

    async def _until(self, done: "asyncio.Future[None]") -> None:
        await asyncio.wait((done, self._failed), return_when=asyncio.FIRST_COMPLETED, timeout=30)
        if self._failed.done():
            self._failed.result()
        if not done.done():
            raise TimeoutError("the server does not answer")

    async def paced(self, rate: float, seconds: float) -> None:
        """So many moves a second over all tables; delays count from when a move was to be sent."""
        self._begin(False)
        begin = time.perf_counter()
        sent, place = 0, 0
        while (now := time.perf_counter()) < begin + seconds:
            while begin + sent / rate <= now:
                bout = self.bouts[place % len(self.bouts)]
                place += 1
                if not bout.busy:
                    bout.send(begin + sent / rate)
                    sent += 1
            await asyncio.sleep(0.0005)
        await self._settle()

    async def saturated(self) -> None:
        """A move always under way at every table, until all games have been played."""
        self._begin(True)
        for bout in self.bouts:
            bout.send(time.perf_counter())
        await self._settle()

    def _begin(self, closed: bool) -> None:
        self.closed = closed
        self.times, self.delays = [], []

    async def _settle(self) -> None:
        while any(bout.busy for bout in self.bouts):
            if self._failed.done():
                self._failed.result()
            await asyncio.sleep(0.02)

    def close(self) -> None:
        for bout in self.bouts:
            for socket in bout.sockets:
                socket.transport.abort()


# --- tables


def open_tables(
    url: str, count: int, played: Sequence[Played], per_guest: int = 1
) -> list[tuple[str, list[str]]]:
    """Tables at which two guests sit, who each sit at so many; the id and the guests' tokens."""
    tables: list[tuple[str, list[str]]] = []
    with httpx.Client(base_url=url, timeout=60) as http:

        def post(path: str, token: str, body: object) -> Any:
            answer = http.post(path, json=body, headers={"authorization": f"Bearer {token}"} if token else {})
            answer.raise_for_status()
            return answer.json()

        tokens: list[str] = []
        for place in range(count):
            if place % per_guest == 0:
                tokens = [post("/api/me", "", {"name": "load", "token": True})["token"] for _ in range(2)]
            game = played[place % len(played)]
            wanted = {"game": game.game, "seats": [{}, {}], "lots": False, "deal": game.deal}
            id = post("/api/tables/", tokens[0], wanted)["id"]
            for token in tokens:
                post(f"/api/tables/{id}/deeds", token, {"do": "sit", "contribution": "ab" * 32})
            tables.append((id, tokens))
    return tables
