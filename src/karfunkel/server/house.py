"""All tables of one process, with the store, the bus and the bots' threads behind them."""

import asyncio
import logging
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, Self, TypeVar

from karfunkel.server.course import Course
from karfunkel.server.limits import Buckets
from karfunkel.server.metrics import Metrics
from karfunkel.server.opening import Wanted, new_table, next_table
from karfunkel.server.refusals import Refusal
from karfunkel.server.room import Listener, Room
from karfunkel.server.settings import Settings
from karfunkel.store.bus import Bus, News
from karfunkel.store.contract import Store
from karfunkel.store.entities import Ban, Guest, Table
from karfunkel.store.faults import StoreFault

Found = TypeVar("Found")

LOOK_EVERY = 1.0
"""seconds between two looks at what is due"""
READ_EVERY = 15.0
"""seconds after which a table that somebody watches is read again: the bus may lose messages"""
BOT_GRACE = 5_000
"""milliseconds after which a bot's turn is nobody's any more, and whoever finds it takes it up"""
GUESTS_KEPT = 20_000
SEEN_FOR = 45_000
"""milliseconds for which a guest counts as connected to some process after that said so"""


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
        self.sockets: Counter[str] = Counter()
        """WebSocket connections of each guest; "" counts those without one"""
        self.bans: dict[str, Ban] = {}
        self._seen: dict[str, int] = {}
        self._guests: dict[str, Guest] = {}
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
        return self

    async def __aexit__(self, *_: object) -> None:
        """Finish what was begun, then let go: nothing acknowledged is ever open here."""
        self.stopping = True
        for room in self._rooms.values():
            room.close()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for room in list(self._rooms.values()):
            async with room.lock:
                pass
        self._threads.shutdown(wait=False, cancel_futures=True)
        await self.bus.close()
        await self.store.close()

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
        found = self._guests.get(id)
        if found is None:
            found = (await self.store.guests([id])).get(id)
            if found is None:
                return None
            self.remember(found)
        return found

    def remember(self, guest: Guest) -> None:
        self._guests[guest.id] = guest
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
                room.close()
                del self._rooms[id]

    async def open_table(self, wanted: Wanted, host: Guest) -> Table:
        await self._may_open(host)
        table = new_table(wanted, host, self.now())
        await self.store.create(table)
        if all(seat.kind == "bot" for seat in table.seats):
            await self.room(table.id).begin()
        return table

    async def rematch(self, course: Course, host: Guest) -> Table:
        await self._may_open(host)
        table = next_table(course, host, self.now())
        await self.store.create(table)
        return table

    async def _may_open(self, host: Guest) -> None:
        most = self.settings.tables_per_guest
        if await self.store.count(host.id, ("open", "on")) >= most:
            raise Refusal(
                "too_many", f"you have {most} tables that are not finished; close or finish one first"
            )

    # --- bots

    async def think(self, work: Callable[[], Found]) -> Found:
        began = time.perf_counter()
        found = await asyncio.get_running_loop().run_in_executor(self._threads, work)
        self.metrics.bots.observe(time.perf_counter() - began)
        return found

    # --- who is here

    def is_here(self, guest: str) -> bool:
        """Whether a guest is connected, as far as is known: here, or lately to another process."""
        return self.sockets[guest] > 0 or self._seen.get(guest, 0) > self.now() - SEEN_FOR

    def away(self, course: Course) -> frozenset[str]:
        return frozenset(guest for guest in course.persons() if not self.is_here(guest))

    async def look_who_is_here(self, course: Course) -> None:
        """Ask the store for those who may be connected to other processes."""
        if self.settings.bus == "local":
            return
        for guest in (await self.store.guests(course.persons())).values():
            self._seen[guest.id] = guest.seen

    # --- what happens by itself

    def _hear(self, heard: News) -> None:
        room = self._rooms.get(heard.table)
        if room is None:
            return
        if heard.log == "events":
            room.hear(heard.number)
        elif heard.number > room.talked:
            self.spawn(room.read_talk())

    async def _look(self) -> None:
        """Time that has run out, and bots whose turn was forgotten in a crash."""
        now = self.now()
        for id in await self.store.due(now):
            await self._attend(self.room(id).look_at_the_clock())
        for id in await self.store.bots_to_move(now - BOT_GRACE):
            await self._attend(self.room(id).look_at_the_clock())
        self.metrics.rooms.set(len(self._rooms))

    async def _attend(self, work: Coroutine[Any, Any, None]) -> None:
        """One table in trouble must not keep others from being looked at."""
        with suppress(Refusal):
            await work

    async def _read_again(self) -> None:
        here = [guest for guest, count in self.sockets.items() if guest and count > 0]
        if here:
            await self.store.touch(here, self.now())
        for room in list(self._rooms.values()):
            if room.listeners:
                await room.read_again()
        self._seen = {guest: seen for guest, seen in self._seen.items() if seen > self.now() - SEEN_FOR}

    async def _read_bans(self) -> None:
        self.bans = {ban.subject: ban for ban in await self.store.bans(self.now())}
        for room in list(self._rooms.values()):
            for listener in list(room.listeners):
                if f"guest:{listener.guest}" in self.bans:
                    listener.drop()


__all__ = ["House", "Listener"]
