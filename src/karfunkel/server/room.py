"""A table that somebody plays or watches in this process: its course, and who listens to it.

Everything goes one way: a deed is judged, its events are stored, then all who listen are told.  Whoever
loses a race for an event number reads the log again and is judged anew.
"""

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from karfunkel.bots.thinking import Player
from karfunkel.games.faults import Fault
from karfunkel.match import seeds
from karfunkel.match.match import Match
from karfunkel.server import deeds
from karfunkel.server.course import DEAL, REMATCH, SIT, Course, Told
from karfunkel.server.judge import judge, overdue
from karfunkel.server.opening import deal_event
from karfunkel.server.polling import Mailboxes
from karfunkel.server.refusals import Refusal
from karfunkel.server.shown import WATCHING, Now, ShownEvent, ShownLine, Teller, Viewer, encode, shown_line
from karfunkel.store.bus import News
from karfunkel.store.entities import MOVE, Append, Event, Guest, Line, NewEvent
from karfunkel.store.faults import Stale, StoreFault, Unknown

if TYPE_CHECKING:
    from karfunkel.server.house import House

TRIES = 5
"""How often a deed is judged anew after losing a race"""
TALK_SHOWN = 50
"""How many of the latest lines of talk somebody gets who comes"""


class Listener:
    """Somebody who is told what happens at a table."""

    def __init__(
        self,
        guest: str,
        push: Callable[[bytes], None],
        drop: Callable[[], None],
        language: str = "",
        seat: int | None = None,
    ) -> None:
        self.guest = guest
        self.push = push
        """takes a JSON object that lacks its last brace"""
        self.drop = drop
        self.language = language
        self.seat = seat
        """look through the eyes of this seat only"""
        self.viewer: Viewer = WATCHING
        self.answered = False
        """the deed being done was answered together with its news"""
        self.muted: set[int] = set()
        """seats whose talk is not passed on; 0 stands for all"""

    def mutes(self, line: Line, shown: ShownLine) -> bool:
        return line.guest != self.guest and bool(self.muted & {0, shown.seat})

    def look(self, course: Course) -> None:
        self.viewer = viewer_of(course, self.guest, self.seat)


def viewer_of(course: Course, guest: str, seat: int | None) -> Viewer:
    """Through the eyes of which seats a guest sees a table."""
    seats = course.seats_of(guest)
    if seat is not None:
        seats = tuple(own for own in seats if own == seat)
    return seats or WATCHING


class Room:
    def __init__(self, house: "House", id: str) -> None:
        self.id = id
        self.house = house
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.mailboxes = Mailboxes()
        self._course: Course | None = None
        self._teller: Teller | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._timer: asyncio.TimerHandle | None = None
        self._reading: asyncio.Task[None] | None = None
        self._actor: tuple[Listener | None, str] = None, ""
        """who is doing a deed now, and its id"""

    @property
    def idle(self) -> bool:
        return not (self.listeners or self.mailboxes or self._thinking or self.lock.locked() or self._reading)

    @property
    def number(self) -> int:
        """The latest event known here."""
        return self._course.number if self._course else 0

    # --- the log

    async def course(self) -> Course:
        """How the table stands, as far as is known here; to be called under the lock."""
        if self._course is None:
            await self._read()
        assert self._course
        return self._course

    async def teller(self) -> Teller:
        await self.course()
        assert self._teller
        return self._teller

    async def _read(self) -> None:
        """Read the whole log.  What listeners have not been told yet, they are told now."""
        known, self._known = self._known, None
        try:
            table, events = await asyncio.gather(
                self.house.store.table(self.id), self.house.store.events(self.id)
            )
        except Unknown:
            raise Refusal("unknown", "there is no such table") from None
        if events and table.deal is None and any(event.kind == "deal" for event in events):
            table = await self.house.store.table(self.id)
        try:
            course = Course(table, events)
        except Fault as fault:
            self.house.log.error(
                "table cannot be replayed", extra={"table": self.id[:4], "fault": str(fault)}
            )
            raise Refusal("rules_changed", "this table cannot be replayed by this version") from None
        self._course, self._teller = course, Teller(course)
        for listener in self.listeners:
            listener.look(course)
        if self.listeners and known is not None and course.number > known:
            self._tell([told for told in course.told if told.event.number > known])
        self._go_on()

    _known: int | None = None
    """the latest event that listeners were told of, while the course is not at hand"""

    def _forget(self) -> None:
        """Drop the course: what it holds may not be what is stored."""
        if self._course is not None:
            self._known = self._stored
        self._course = self._teller = None

    _stored = 0

    async def catch_up(self) -> None:
        """Read what other processes have added."""
        course = await self.course()
        events = await self.house.store.events(self.id, course.number)
        if any(event.kind == "deal" for event in events):  # the deal stands beside the log
            self._forget()
            await self._read()
            return
        if events:
            self._take(events)

    def hear(self, number: int) -> None:
        """The bus says that the log is at this event."""
        if number > self.number:
            self._read_soon()

    def _read_soon(self) -> None:
        if self._reading is None:
            self._reading = asyncio.create_task(self._hear())

    async def _hear(self) -> None:
        try:
            async with self.lock:
                await self.catch_up()
        except (StoreFault, Refusal) as fault:
            self.house.log.warning("table not read", extra={"table": self.id[:4], "fault": str(fault)})
        finally:
            self._reading = None

    def _take(self, events: Iterable[Event]) -> None:
        """Add events that are stored to the course, and tell of them."""
        assert self._course
        told = [self._course.apply(event) for event in events]
        self._announce(told)

    # --- deeds

    async def do(self, guest: Guest, deed: deeds.AnyDeed, actor: Listener | None = None) -> deeds.Done:
        """Do a deed.  An ``actor`` is answered with the news it makes, which saves a message."""
        if isinstance(deed, deeds.Say | deeds.Gesture):
            return deeds.Done(await self._talk(guest, deed), deed.id)
        if isinstance(deed, deeds.Rematch):
            return await self._rematch(guest, deed)
        async with self.lock:
            for _ in range(TRIES):
                course = await self.course()
                at = max(self.house.now(), course.at)
                if late := overdue(course, at):
                    await self._store(late)
                    continue
                events = judge(course, guest, deed, at, self.house.away(course))
                try:
                    self._actor = actor, deed.id
                    number = await self._store(events, f"{guest.id}/{deed.id}" if deed.id else "")
                except Stale:
                    continue
                finally:
                    self._actor = None, ""
                return deeds.Done(number, deed.id)
        raise Refusal("busy", "too many at once; try again")

    async def _store(self, new: list[NewEvent], key: str = "") -> int:
        """Store events, then tell of them; raises Stale, having read the log again."""
        course = await self.course()
        before = self._stored = course.number
        dealt = None
        if new[-1].kind in (SIT, DEAL):
            new, dealt = deal_event(course, new)
            if dealt:
                course.table = msgspec.structs.replace(course.table, deal=dealt.deal, seed=dealt.seed)
        events = [
            Event(
                number=before + place, kind=one.kind, at=one.at, seat=one.seat, text=one.text, guest=one.guest
            )
            for place, one in enumerate(new, start=1)
        ]
        stored = False
        try:
            told = [course.apply(event) for event in events]
            outcome = course.match.outcome() if course.match and course.status == "over" else None
            appended = await self.house.store.append(
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
            if (
                not stored
            ):  # lost the race, cancelled, or the store is in trouble: what is so stands in the log
                self._forget()
                self._read_soon()
        if not stored:
            await self.course()
            return appended.events[0].number
        self._announce(told)
        self.house.bus.announce(News(self.id, "events", course.number))
        return events[0].number

    # --- telling

    def _announce(self, told: list[Told]) -> None:
        course, teller = self._course, self._teller
        assert course
        assert teller
        teller.changed(bool(course.seats_changed))
        if course.seats_changed:
            course.seats_changed.clear()
            for listener in self.listeners:
                listener.look(course)
        self._tell(told)
        self._go_on()

    def _tell(self, told: list[Told]) -> None:
        """Everybody at once, each message made once for all who are told the same."""
        assert self._teller
        self.mailboxes.hear(one.event.number for one in told)
        actor, id = self._actor
        messages: dict[tuple[Viewer, str], bytes] = {}
        for listener in self.listeners:
            key = listener.viewer, listener.language
            message = messages.get(key)
            if message is None:
                message = messages[key] = news(self._teller, told, *key)
            if listener is actor:
                answer = encode(deeds.Done(told[0].event.number, id))
                listener.answered = True
                message += b',"done":' + answer
            listener.push(message)

    async def _rematch(self, guest: Guest, deed: deeds.Rematch) -> deeds.Done:
        async with self.lock:
            course = await self.course()
            if guest.id not in {chair.guest for chair in course.chairs.values() if chair.guest}:
                raise Refusal("not_yours", "you do not sit at this table")
            if course.status != "over":
                raise Refusal("not_over", "a rematch comes after the game")
            while not course.rematch:
                table = await self.house.rematch(course, guest)
                at = max(self.house.now(), course.at)
                with suppress(Stale):  # somebody else may have opened one
                    await self._store([NewEvent(kind=REMATCH, at=at, text=table.id, guest=guest.id)])
                course = await self.course()
            return deeds.Done(course.number, deed.id, course.rematch)

    async def begin(self) -> None:
        """Deal where nobody has to sit down: a table of bots."""
        async with self.lock:
            await self._store([NewEvent(kind=DEAL, at=self.house.now())])

    async def _talk(self, guest: Guest, deed: deeds.Say | deeds.Gesture) -> int:
        async with self.lock:
            course = await self.course()
        if not course.seats_of(guest.id):
            raise Refusal("no_talk", "only those who sit here talk")
        if course.plan.talk == "off" or (course.plan.talk == "emotes" and isinstance(deed, deeds.Say)):
            raise Refusal("no_talk", f"talk at this table: {course.plan.talk}")
        emote = isinstance(deed, deeds.Gesture)
        said = deed.emote if isinstance(deed, deeds.Gesture) else clean(deed.text)
        line = Line(number=0, at=self.house.now(), guest=guest.id, name=guest.name, text=said, emote=emote)
        line = await self.house.store.say(self.id, line)
        self.hear_talk([line])
        self.house.bus.announce(News(self.id, "talk", line.number))
        return line.number

    talked = 0
    """the latest line of talk passed on here"""

    def hear_talk(self, lines: Iterable[Line]) -> None:
        if self._course is None:
            return
        new = [line for line in lines if line.number > self.talked]
        if new:
            self.talked = new[-1].number
        for line in new:
            shown = shown_line(self._course, line)
            message = b'{"type":"talk","line":' + encode(shown)
            for listener in self.listeners:
                if not listener.mutes(line, shown):
                    listener.push(message)

    async def read_talk(self) -> None:
        """Another process has passed on talk."""
        if self.listeners:
            self.hear_talk(await self.house.store.talk(self.id, self.talked))

    # --- who is here

    async def come(self, listener: Listener, after: int | None) -> None:
        """Begin to listen: first how the table stands, and what was missed after an event."""
        async with self.lock:
            course, teller = await self.course(), await self.teller()
            listener.look(course)
            lines = await self.house.store.talk(self.id, 0, TALK_SHOWN)
            self.talked = max([self.talked, *(line.number for line in lines)])
            hello = teller.now(listener.viewer, listener.language, after)
            hello.talk = [
                shown
                for line in lines
                if (shown := shown_line(course, line)) and not listener.mutes(line, shown)
            ]
            listener.push(b'{"type":"table",' + encode(hello)[1:-1])
            self.listeners.add(listener)
            await self.house.look_who_is_here(course)
            self.tell_presence()

    def go(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.tell_presence()

    async def now(self, guest: str, language: str, seat: int | None, after: int | None) -> Now:
        """How the table stands for a guest."""
        async with self.lock:
            course, teller = await self.course(), await self.teller()
            return teller.now(viewer_of(course, guest, seat), language, after)

    async def poll(
        self, guest: str, language: str, seat: int | None, after: int, seconds: float
    ) -> tuple[int, list[ShownEvent], bytes]:
        """What happened after an event, waiting for something if there is nothing, and how it stands now."""
        mailbox = self.mailboxes.of(guest, seat, self.house.now())
        async with self.lock:
            course = await self.course()
        if course.number <= after and seconds:
            await self.mailboxes.wait(seconds)
        async with self.lock:
            course, teller = await self.course(), await self.teller()
        viewer = viewer_of(course, guest, seat)
        events = [
            teller.event(told, viewer, language, live=told.event.number in mailbox.heard)
            for told in course.told[after:]
        ]
        mailbox.heard.clear()
        return course.number, events, teller.state(viewer)

    def presence(self) -> bytes:
        """Who of those who sit here is connected, and how many look on."""
        assert self._course
        seats = [
            chair.seat
            for chair in self._course.chairs.values()
            if chair.is_person() and self.house.is_here(chair.guest)
        ]
        watching = sum(listener.viewer == WATCHING for listener in self.listeners)
        return b'{"type":"presence","seats":%b,"watching":%d' % (encode(seats), watching)

    def tell_presence(self) -> None:
        if self._course:
            message = self.presence()
            for listener in self.listeners:
                listener.push(message)

    async def read_again(self) -> None:
        """The bus may have lost something."""
        await self._hear()
        await self.read_talk()
        if self._course:
            await self.house.look_who_is_here(self._course)

    # --- what happens by itself

    def _go_on(self) -> None:
        """See to it that bots move and that time runs out."""
        course = self._course
        assert course
        self._stored = course.number
        if self._timer:
            self._timer.cancel()
            self._timer = None
        if course.status != "on":
            return
        for seat in course.bots_to_move():
            if (course.turn, seat) not in self._thinking:
                think = self._think(course, seat, course.turn)
                self._thinking[course.turn, seat] = asyncio.create_task(think)
        deadline = course.standing().deadline if course.times.runs or course.departures() else None
        if deadline is not None:
            wait = max(0, deadline - self.house.now()) / 1000
            if wait < 3600:  # what is later the house finds in the store
                self._timer = asyncio.get_running_loop().call_later(wait + 0.001, self._wake)

    def _wake(self) -> None:
        self.house.spawn(self.look_at_the_clock())

    async def look_at_the_clock(self) -> None:
        """Time alone may bring something about."""
        async with self.lock:
            course = await self.course()
            for _ in range(course.seats + 1):
                course = await self.course()
                late = overdue(course, max(self.house.now(), course.at))
                if not late:
                    break
                try:
                    await self._store(late)
                except Stale:
                    continue
            self._go_on()

    async def _think(self, course: Course, seat: int, turn: int) -> None:
        """Let a bot move.  Its pending turn stands in the log, so a crash loses nothing."""
        bot = course.chairs[seat].bot
        try:
            assert course.match
            match, seconds = course.match.snapshot(), self.house.settings.think
            seed = seeds.shake(bytes.fromhex(course.table.server_seed), f"karfunkel/1/bot-turn/{turn}", 32)
            text = await self.house.think(lambda: _choose(match, bot, seat, seed, seconds))
            async with self.lock:
                course = await self.course()
                if course.turn == turn and seat in course.bots_to_move():
                    at = max(self.house.now(), course.at)
                    await self._store([NewEvent(kind=MOVE, at=at, seat=seat, text=text)])
        except Stale:
            pass
        except (StoreFault, Refusal) as fault:  # the house looks again after a while
            self.house.log.warning("bot did not move", extra={"table": self.id[:4], "fault": str(fault)})
        except Exception:
            self.house.log.exception("bot failed", extra={"table": self.id[:4], "bot": bot})
        finally:
            self._thinking.pop((turn, seat), None)

    def close(self) -> None:
        if self._timer:
            self._timer.cancel()
        for task in self._thinking.values():
            task.cancel()


def _choose(match: Match, bot: str, seat: int, seed: bytes, seconds: float) -> str:
    return Player(bot, seat, seed, seconds).choose(match)


def news(teller: Teller, told: list[Told], viewer: Viewer, language: str) -> bytes:
    """The message about events that happen now.  It ends before its last brace: an answer may be added."""
    shown: list[ShownEvent] = [teller.event(one, viewer, language, live=True) for one in told]
    return b'{"type":"news","events":%b,"state":%b' % (encode(shown), teller.state(viewer))


def clean(text: str) -> str:
    """Talk and names are one line of visible characters."""
    return " ".join("".join(letter if letter.isprintable() else " " for letter in text).split())
