"""The log of one table as this process knows it: read from the store, added to, and told of.

Everything goes one way: events are stored, then told.  Whoever loses a race for an event number reads what
the others have stored and decides anew.
"""

import asyncio
from collections.abc import Callable
from typing import TYPE_CHECKING

import msgspec

from karfunkel.games.faults import Fault
from karfunkel.server.audience import Answer, Audience
from karfunkel.server.course import DEAL, SIT, Course, Told
from karfunkel.server.opening import deal_event
from karfunkel.server.refusals import Refusal
from karfunkel.server.shown import Teller
from karfunkel.store.bus import News
from karfunkel.store.entities import Append, Event, NewEvent
from karfunkel.store.faults import StoreFault, Unknown

if TYPE_CHECKING:
    from karfunkel.server.house import House


class Ledger:
    """All of it is to be called under the lock, but for ``read_soon``."""

    def __init__(self, house: "House", id: str, audience: Audience, then: Callable[[Course], None]) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self._house = house
        self._audience = audience
        self._then = then
        """what to do when something has happened, beside telling it"""
        self._known: tuple[Course, Teller] | None = None
        self._told: int | None = None
        """the latest event told; None before anything was read"""
        self._reading: asyncio.Task[None] | None = None

    @property
    def busy(self) -> bool:
        return self.lock.locked() or self._reading is not None

    @property
    def number(self) -> int:
        """The latest event known here."""
        return self._known[0].number if self._known else 0

    @property
    def at_hand(self) -> Course | None:
        """The course, if it need not be read first."""
        return self._known[0] if self._known else None

    # --- reading

    async def course(self) -> Course:
        """How the table stands, as far as is known here."""
        return (await self._read())[0]

    async def teller(self) -> Teller:
        return (await self._read())[1]

    async def _read(self) -> tuple[Course, Teller]:
        if self._known is None:
            course = await self._replay()
            self._known = course, Teller(course)
            self._audience.look(course)
            if self._told is not None and self._told < course.number:
                self._audience.tell(self._known[1], course.told[self._told :])
            self._told = course.number
            self._then(course)
        return self._known

    async def _replay(self) -> Course:
        """The course by the whole log."""
        store = self._house.store
        try:
            table, events = await asyncio.gather(store.table(self.id), store.events(self.id))
            if table.deal is None and any(event.kind == DEAL for event in events):  # dealt between the two
                table = await store.table(self.id)
        except Unknown:
            raise Refusal("unknown", "there is no such table") from None
        try:
            return Course(table, events)
        except Fault as fault:
            self._house.log.error(
                "table cannot be replayed", extra={"table": self.id[:4], "fault": str(fault)}
            )
            raise Refusal("rules_changed", f"this table cannot be replayed by this server: {fault}") from None

    async def catch_up(self) -> bool:
        """Read what other processes have added; whether there may be anything new."""
        if self._known is None:
            await self._read()
            return True
        course = self._known[0]
        events = await self._house.store.events(self.id, course.number)
        if any(event.kind == DEAL for event in events):  # the deal itself stands beside the log
            self._known = None
            await self.course()
        elif events:
            self._tell(course, [course.apply(event) for event in events])
        return bool(events)

    def read_soon(self) -> None:
        if self._reading is None:
            self._reading = asyncio.create_task(self._read_now())

    async def _read_now(self) -> None:
        try:
            async with self.lock:
                await self.catch_up()
        except (StoreFault, Refusal) as fault:
            self._house.log.warning("table not read", extra={"table": self.id[:4], "fault": str(fault)})
        finally:
            self._reading = None

    # --- adding

    async def add(self, new: list[NewEvent], key: str = "", answer: Answer | None = None) -> int:
        """Store events, then tell of them; the number of the first.  Raises Stale if somebody was quicker."""
        course = await self.course()
        before = course.number
        dealt = None
        if new[-1].kind in (SIT, DEAL):
            new, dealt = deal_event(course, new)
            if dealt:
                course.table = msgspec.structs.replace(course.table, deal=dealt.deal, seed=dealt.seed)
        stored = False
        try:
            told = [
                course.apply(Event(number=number, **msgspec.structs.asdict(one)))
                for number, one in enumerate(new, start=before + 1)
            ]
            outcome = course.match.outcome() if course.match and course.status == "over" else None
            appended = await self._house.store.append(
                Append(
                    table=self.id,
                    after=before,
                    events=tuple(new),
                    standing=course.standing(),
                    key=key,
                    seats=tuple(course.chairs[seat].stored() for seat in sorted(course.seats_changed)),
                    dealt=dealt,
                    result=msgspec.to_builtins(outcome) if outcome else None,
                )
            )
            stored = appended.fresh
        finally:
            if not stored:  # lost the race, cancelled, or the store in trouble: what is so stands in the log
                self._known = None
                self.read_soon()
        if stored:
            self._tell(course, told, answer)
            self._house.bus.announce(News(self.id, "events", course.number))
        return appended.events[0].number

    def _tell(self, course: Course, told: list[Told], answer: Answer | None = None) -> None:
        assert self._known
        teller = self._known[1]
        teller.changed(bool(course.seats_changed))
        if course.seats_changed:
            course.seats_changed.clear()
            self._audience.look(course)
        self._told = course.number
        self._audience.tell(teller, told, answer)
        self._then(course)
