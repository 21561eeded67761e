"""A table over a WebSocket: deeds up, news down.  Messages are JSON objects, each in a text frame.

Down, by ``type``: ``table`` (how it stands, when one comes), ``news`` (events, and how it stands now),
``talk``, ``presence``, ``done`` and ``refused`` (answers to deeds; one may come within the news it made).
"""

import asyncio
import re
import time
from collections import deque
from typing import Annotated
from urllib.parse import parse_qs

import msgspec
from litestar.types import Receive, Scope, Send
from msgspec import Meta

from karfunkel.server import deeds
from karfunkel.server.audience import Answer, Listener
from karfunkel.server.house import House
from karfunkel.server.identity import check_address, check_origin, identify
from karfunkel.server.refusals import Problem, Refusal
from karfunkel.server.room import Room
from karfunkel.server.shown import encode
from karfunkel.store.entities import Guest
from karfunkel.store.faults import StoreFault
from karfunkel.words.languages import LANGUAGES

CLOSED = 4000
"""A socket that is refused is closed with this and the HTTP status: 4401, 4404 …"""
TOO_SLOW = 4408
GOING_AWAY = 1012
STRANGERS = 10
"""so many times the connections of a guest may come from one address without saying who they are"""
IS_TABLE = re.compile("[A-Za-z0-9_-]{1,40}").fullmatch
MOST_WAITING = 500
"""messages that may wait for a slow client before it is cut off; it resumes when it comes back"""


class Mute(deeds.Deed, frozen=True, kw_only=True, tag="mute"):
    """Hear no talk of a seat; 0 stands for all."""

    seat: Annotated[int, Meta(ge=0, le=16)]
    on: bool = True


class Ping(deeds.Deed, frozen=True, kw_only=True, tag="ping"):
    """Are you there?  The answer has the number of the latest event."""


_decode = msgspec.json.Decoder(deeds.AnyDeed | Mute | Ping).decode


class Asked(msgspec.Struct, frozen=True):
    """What the address asks for: ``?after=17&lang=de&seat=1&mute=2,3``"""

    after: int | None = None
    lang: str = ""
    seat: int | None = None
    mute: frozenset[int] = frozenset()


def read_query(query: bytes) -> Asked:
    given = {name: values[-1] for name, values in parse_qs(query.decode("latin-1")).items()}
    try:
        return Asked(
            after=_number(given["after"]) if "after" in given else None,
            lang=given["lang"] if given.get("lang") in LANGUAGES else "",
            seat=_number(given["seat"]) if "seat" in given else None,
            mute=frozenset(_number(seat) for seat in given.get("mute", "").split(",") if seat),
        )
    except ValueError:
        raise Refusal("bad_request", "after, seat and mute are whole numbers") from None


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and len(text) < 10):
        raise ValueError(text)
    return int(text)


async def serve(house: House, table: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One connection, from its beginning to its end."""
    await receive()  # websocket.connect
    await send({"type": "websocket.accept", "subprotocol": None, "headers": []})
    try:
        asked = read_query(scope["query_string"])
        headers = list(scope["headers"])
        check_origin(house, "", headers)
        client = scope.get("client")
        address = client[0] if client else ""
        check_address(house, address)
        if house.stopping:
            raise Refusal("stopping", "the server is stopping; connect again")
        if not IS_TABLE(table):
            raise Refusal("unknown", "there is no such table")
        guest = await identify(house, headers)
        who = guest.id if guest else f"address:{address}"
        _make_room_for(house, guest, who)
    except (Refusal, StoreFault) as fault:
        await _turn_away(send, fault)
        return
    sockets = house.presence.sockets
    sockets[who] += 1
    house.metrics.sockets.inc()
    connection = Connection(house, house.room(table), guest, address, asked, send)
    try:
        await connection.run(receive)
    finally:
        sockets[who] -= 1
        house.metrics.sockets.dec()
        if not sockets[who]:
            del sockets[who]
            house.presence.was_here(who)
        connection.room.go(connection.listener)


def _make_room_for(house: House, guest: Guest | None, who: str) -> None:
    sockets, most = house.presence.sockets, house.settings.sockets_per_guest
    if sockets.total() >= house.settings.sockets:
        raise Refusal("too_many", "too many connections; try again later")
    if sockets[who] >= (most if guest else STRANGERS * most):
        raise Refusal("too_many", "you have too many connections; close some")


async def _turn_away(send: Send, fault: Refusal | StoreFault) -> None:
    problem = problem_of(fault)
    text = (b'{"type":"refused","problem":%b}' % encode(problem)).decode()
    await send({"type": "websocket.send", "text": text, "bytes": None})
    status = fault.status if isinstance(fault, Refusal) else 503
    await send({"type": "websocket.close", "code": CLOSED + status, "reason": problem.code})


def problem_of(fault: Refusal | StoreFault) -> Problem:
    if isinstance(fault, Refusal):
        return fault.problem
    return Problem("store", f"the database did not do it, try again: {fault}")


class Connection:
    def __init__(
        self, house: House, room: Room, guest: Guest | None, address: str, asked: Asked, send: Send
    ) -> None:
        self.house = house
        self.room = room
        self.guest = guest
        self.asked = asked
        self._send = send
        self._who = guest.id if guest else f"address:{address}"
        self._waiting: deque[bytes] = deque()
        self._wake: asyncio.Future[None] | None = None
        self._closing = 0
        self.listener = Listener(
            guest.id if guest else "", self.push, self.drop, asked.lang, asked.seat, address
        )
        self.listener.muted |= asked.mute

    async def run(self, receive: Receive) -> None:
        writing = asyncio.create_task(self._write())
        try:
            try:
                await self.room.come(self.listener, self.asked.after)
            except (Refusal, StoreFault) as fault:
                self._refuse(fault, "")
                self._closing = CLOSED + (fault.status if isinstance(fault, Refusal) else 503)
                self._rouse()
                await writing
                return
            reading = asyncio.create_task(self._read(receive))
            done, _ = await asyncio.wait((reading, writing), return_when=asyncio.FIRST_COMPLETED)
            reading.cancel()
            for task in done:
                task.result()
        finally:
            writing.cancel()

    # --- down

    def push(self, message: bytes) -> None:
        """A message, which lacks its last brace."""
        if self._closing == TOO_SLOW:
            return
        self._waiting.append(message)
        if len(self._waiting) > MOST_WAITING:
            self._waiting.clear()
            self._closing = TOO_SLOW
        self._rouse()

    def drop(self) -> None:
        self._closing = self._closing or GOING_AWAY
        self._rouse()

    def _rouse(self) -> None:
        if self._wake is not None and not self._wake.done():
            self._wake.set_result(None)

    async def _write(self) -> None:
        waiting, send = self._waiting, self._send
        loop = asyncio.get_running_loop()
        while True:
            while waiting:
                text = (waiting.popleft() + b"}").decode()
                await send({"type": "websocket.send", "text": text, "bytes": None})
            if self._closing:
                await send({"type": "websocket.close", "code": self._closing, "reason": ""})
                return
            self._wake = loop.create_future()
            await self._wake
            self._wake = None

    # --- up

    async def _read(self, receive: Receive) -> None:
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            began = time.perf_counter()
            await self._take(message.get("text") or message.get("bytes") or b"")
            self.house.metrics.seconds.observe(time.perf_counter() - began)

    async def _take(self, text: str | bytes) -> None:
        id = ""
        try:
            if not self.house.limit.take(self._who):
                raise Refusal("too_fast", "too many messages; slow down")
            try:
                deed = _decode(text)
            except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
                raise Refusal("bad_request", f"this is no deed: {error}") from None
            id = deed.id
            await self._do(deed)
        except (Refusal, StoreFault) as fault:
            self._refuse(fault, id)
        except Exception:
            self.house.log.exception("a deed failed")
            self._refuse(Refusal("mistake", "a mistake of ours; it has been noted"), id)

    async def _do(self, deed: deeds.AnyDeed | Mute | Ping) -> None:
        if isinstance(deed, Mute):
            (self.listener.muted.add if deed.on else self.listener.muted.discard)(deed.seat)
        if isinstance(deed, Mute | Ping):
            self._answer(deeds.Done(self.room.ledger.number, deed.id))
            return
        if self.guest is None:
            raise Refusal("no_guest", "say who you are first, by POST /api/me")
        if self.house.stopping:
            raise Refusal("stopping", "the server is stopping; connect again")
        answer = Answer(self.listener, deed.id)
        done = await self.room.do(self.guest, deed, answer)
        self.house.metrics.count(deed)
        if not answer.given:
            self._answer(done)

    def _answer(self, done: deeds.Done) -> None:
        self.push(b'{"type":"done","done":' + encode(done))

    def _refuse(self, fault: Refusal | StoreFault, id: str) -> None:
        problem = problem_of(fault)
        self.house.metrics.refusals.labels(problem.code).inc()
        self.push(b'{"type":"refused","id":%b,"problem":%b' % (encode(id), encode(problem)))
