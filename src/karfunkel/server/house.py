"""All tables of one process, with the store, the bus and the bots' threads behind them."""

import asyncio
import logging
import time
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Iterable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar

from karfunkel import __version__
from karfunkel.server.course import Course
from karfunkel.server.limits import Buckets
from karfunkel.server.metrics import Metrics
from karfunkel.server.opening import Wanted, new_table, next_table
from karfunkel.server.presence import Presence
from karfunkel.server.refusals import Refusal
from karfunkel.server.room import Room
from karfunkel.server.settings import Settings
from karfunkel.store.bus import MISSED, Bus, News
from karfunkel.store.contract import Store
from karfunkel.store.entities import Ban, Guest, Table
from karfunkel.store.faults import Exists, StoreFault

Found = TypeVar("Found")

LOOK_EVERY = 1.0
"""seconds between two looks at what is due"""
READ_EVERY = 15.0
"""seconds after which a table that somebody watches is read again: the bus may lose messages"""
BOT_GRACE = 5_000
"""milliseconds after which a bot's turn is nobody's any more, and whoever finds it takes it up"""
TIDY_EVERY = 3600.0
COUNT_EVERY = 30.0
GUESTS_KEPT = 20_000
GUEST_FRESH = 60_000
"""milliseconds after which a guest is read again: another process may have given a new name"""
TALK_RATE, TALK_BURST = 1.0, 10
"""lines of talk a second from one guest, and at once"""

SELDOM_RATE, SELDOM_BURST = 0.5, 30
"""names, links and tokens of one guest, a second and at once"""


class House:
    def __init__(
        self, store: Store, bus: Bus, settings: Settings, now: Callable[[], int] | None = None
    ) -> None:
        self.store = store
        self.bus = bus
        self.settings = settings
        self.now = now or (lambda: time.time_ns() // 1_000_000)
        self.log = logging.getLogger("karfunkel.server")
        self.metrics = Metrics()
        self.stopping = False
        self.secret = b""
        self.limit = Buckets(settings.rate, settings.burst)
        self.requests = Buckets(5 * settings.rate, 5 * settings.burst)
        self.newcomers = Buckets(settings.guests_per_hour / 3600, settings.guests_per_hour)
        self.openings = Buckets(settings.tables_per_guest / 60, 3 * settings.tables_per_guest)
        self.seldom = Buckets(SELDOM_RATE, SELDOM_BURST)
        self.talk = Buckets(TALK_RATE, TALK_BURST)
        self.presence = Presence(self.now)
        self.bans: dict[str, Ban] = {}
        self.unhurried = asyncio.Lock()
        """for bots at tables where nobody waits for them"""
        self._guests: dict[str, tuple[Guest, int]] = {}
        self._hints: set[str] = set()
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._threads = ThreadPoolExecutor(settings.threads, thread_name_prefix="bot")

    # --- beginning and end

    async def __aenter__(self) -> Self:
        await self.store.open()
        await self.bus.open()
        self.secret = await self.store.secret("cookies")
        self.bus.listen(self._hear)
        await self._read_bans()
        self.spawn(self._every(LOOK_EVERY, self._look))
        self.spawn(self._every(READ_EVERY, self._read_again))
        self.spawn(self._every(self.settings.bans_every, self._read_bans))
        self.spawn(self._every(TIDY_EVERY, self._tidy))
        if self.settings.metrics:
            await self._count()
            self.spawn(self._every(COUNT_EVERY, self._count))
        self.log.info("open", extra={"version": __version__})
        return self

    def stop(self) -> None:
        """Take nothing new.  Who listens or waits is told to come again, perhaps to another process."""
        self.stopping = True
        for room in self._rooms.values():
            room.stop()

    async def __aexit__(self, *_: object) -> None:
        """Finish what was begun, then let go: nothing acknowledged is ever open here."""
        self.stop()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.ledger.lock:
                pass
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()
        await self.store.close()
        self.log.info("closed")

    def spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        """Work that nobody waits for."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.log.error("work failed", exc_info=error)

    async def _every(self, seconds: float, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreFault as fault:
                self.log.warning("store", extra={"fault": str(fault)})
            except Exception:
                self.log.exception("work failed")

    # --- guests

    async def guest(self, id: str) -> Guest | None:
        """A guest, from memory where possible."""
        found, read = self._guests.get(id, (None, 0))
        if read < self.now() - GUEST_FRESH:
            found = (await self.store.guests([id])).get(id)
            if found:
                self.remember(found)
        return found

    def remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest, self.now()
        if len(self._guests) > GUESTS_KEPT:
            del self._guests[next(iter(self._guests))]

    # --- tables

    def room(self, id: str) -> Room:
        """The room of a table, whether there is one or not."""
        room = self._rooms.get(id)
        if room is None:
            room = self._rooms[id] = Room(self, id)
            self._make_place()
        else:
            self._rooms.move_to_end(id)
        return room

    def _make_place(self) -> None:
        """Forget rooms used longest ago; their logs are in the store."""
        if len(self._rooms) <= self.settings.rooms:
            return
        for id, room in list(self._rooms.items())[: -self.settings.rooms]:
            if room.idle:
                room.stop()
                del self._rooms[id]

    async def open_table(self, wanted: Wanted, host: Guest) -> Table:
        await self._may_open(host)
        table = new_table(wanted, host, self.now())
        await self.store.create(table)
        if all(seat.kind == "bot" for seat in table.seats):
            await self.room(table.id).begin()
        return table

    async def open_rematch(self, course: Course, host: Guest) -> str:
        """The id of the next table, which is the same whoever opens it."""
        await self._may_open(host)
        table = next_table(course, host, self.now())
        with suppress(Exists):
            await self.store.create(table)
        return table.id

    async def _may_open(self, host: Guest) -> None:
        most = self.settings.tables_per_guest
        if await self.store.count(host.id, ("open", "on")) >= most:
            raise Refusal(
                "too_many", f"you have {most} tables that are not finished; close or finish one first"
            )
        if not self.openings.take(host.id):
            raise Refusal("too_fast", "so many tables in so short a time; wait a little")

    # --- bots

    async def think(self, work: Callable[[], Found]) -> Found:
        began = time.perf_counter()
        found = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        self.metrics.bots.observe(time.perf_counter() - began)
        return found

    async def think_once(self, guest: str, work: Callable[[], Found]) -> Found:
        """For a guest, who may ask for one thought at a time."""
        if guest in self._hints:
            raise Refusal("too_fast", "one hint after the other")
        self._hints.add(guest)
        try:
            return await self.think(work)
        finally:
            self._hints.discard(guest)

    # --- who is here

    @property
    def alone(self) -> bool:
        """Whether this is the only process."""
        return self.settings.bus == "local"

    def away(self, course: Course) -> frozenset[str]:
        return frozenset(guest for guest in course.persons() if self.presence.is_away(guest))

    async def has_come(self, guest: str, table: str) -> None:
        if guest and not self.alone:
            await self.store.touch([guest], self.now())
            self.bus.announce(News(table, "people", 0))

    def has_gone(self, table: str) -> None:
        if not self.alone:
            self.bus.announce(News(table, "people", 0))

    async def look_who_is_here(self, guests: Iterable[str]) -> None:
        """Ask the store for those who may be connected to other processes."""
        if not self.alone:
            self.presence.learn((await self.store.guests(list(guests))).values())

    # --- what happens by itself

    def _hear(self, heard: News) -> None:
        if heard == MISSED:
            self.spawn(self._read_again())
        elif room := self._rooms.get(heard.table):
            room.hear(heard)

    async def _look(self) -> None:
        """Time that has run out, and bots whose turn was forgotten in a crash."""
        now = self.now()
        for id in (*await self.store.due(now), *await self.store.bots_to_move(now - BOT_GRACE)):
            await self.room(id).attendant.attend()
        self.metrics.rooms.set(len(self._rooms))

    async def _read_again(self) -> None:
        """The bus may have lost something."""
        here = self.presence.here()
        if here and not self.alone:
            await self.store.touch(here, self.now())
        rooms = {id: room for id, room in self._rooms.items() if room.audience}
        for id, (number, line) in (await self.store.latest(list(rooms))).items():
            rooms[id].hear(News(id, "events", number))
            rooms[id].hear(News(id, "talk", line))
        guests = {guest for room in rooms.values() for guest in room.persons()}
        await self.look_who_is_here(guests)
        for room in rooms.values():
            room.tell_presence()

    async def _read_bans(self) -> None:
        self.bans = {ban.subject: ban for ban in await self.store.bans(self.now())}
        if self.bans:
            for room in self._rooms.values():
                room.audience.send_away(self.is_banned)

    def is_banned(self, guest: str, address: str) -> bool:
        return f"guest:{guest}" in self.bans or f"address:{address}" in self.bans

    async def _count(self) -> None:
        counts = dict(await self.store.counts())
        self.metrics.guests.set(counts.pop("guests"))
        for status, number in counts.items():
            self.metrics.tables.labels(status).set(number)

    async def _tidy(self) -> None:
        await self.store.tidy(self.now())
