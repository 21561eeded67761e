"""A table that somebody plays or watches here: its log, who listens, and what happens by itself."""

from typing import TYPE_CHECKING

from karfunkel.server import deeds
from karfunkel.server.attendant import Attendant
from karfunkel.server.audience import Answer, Audience, Listener, viewer_of
from karfunkel.server.course import DEAL, REMATCH, Course
from karfunkel.server.judge import judge
from karfunkel.server.ledger import Ledger
from karfunkel.server.names import clean
from karfunkel.server.refusals import Refusal
from karfunkel.server.shown import Info, Now, ShownEvent, ShownLine, encode, shown_line
from karfunkel.store.bus import News
from karfunkel.store.entities import Guest, Line, NewEvent
from karfunkel.store.faults import Stale

if TYPE_CHECKING:
    from karfunkel.server.house import House

TRIES = 5
"""How often a deed is judged anew after losing a race"""
TALK_SHOWN = 50
"""How many of the latest lines of talk somebody gets who comes"""
MOST_EVENTS = 5_000
"""After so many a table takes moves only, so that nobody fills a log by sitting down and getting up"""
MOST_LINES = 5_000
"""of talk at one table"""
_ALWAYS = deeds.Move | deeds.Resign | deeds.Close


class Room:
    def __init__(self, house: "House", id: str) -> None:
        self.id = id
        self.house = house
        self.audience = Audience()
        self.ledger = Ledger(house, id, self.audience, self._happened)
        self.attendant = Attendant(house, self.ledger)

    def _happened(self, course: Course) -> None:
        self.attendant.look(course)

    @property
    def idle(self) -> bool:
        return not (self.audience or self.attendant.busy or self.ledger.busy)

    def hear(self, news: News) -> None:
        """The bus says that another process has added something."""
        if not (self.audience or self.attendant.busy):
            return  # who comes later reads it
        if news.log == "events" and news.number > self.ledger.number:
            self.ledger.read_soon()
        elif news.log == "talk" and news.number > self.audience.talked:
            self.house.spawn(self._read_talk())
        elif news.log == "people":
            self.house.spawn(self._look_who_is_here())

    def stop(self) -> None:
        self.attendant.stop()
        self.audience.send_away()

    # --- deeds

    async def do(self, guest: Guest, deed: deeds.AnyDeed, answer: Answer | None = None) -> deeds.Done:
        """Do a deed.  The ``answer`` may be given with the news it makes."""
        if isinstance(deed, deeds.Say | deeds.Gesture):
            return await self._talk(guest, deed)
        if isinstance(deed, deeds.Rematch):
            return await self._rematch(guest, deed)
        key = f"{guest.id}/{deed.id}" if deed.id else ""
        async with self.ledger.lock:
            for _ in range(TRIES):
                course = await self.attendant.catch_up_with_time()
                at = max(self.house.now(), course.at)
                try:
                    if course.number >= MOST_EVENTS and not isinstance(deed, _ALWAYS):
                        raise Refusal("too_many", "too much has happened here; only moves are taken now")
                    events = judge(course, guest, deed, at, self.house.away(course))
                    number = await self.ledger.add(events, key, answer)
                except Stale:
                    continue
                except Refusal as refusal:
                    if await self.ledger.catch_up():  # it may be right by what another process has stored
                        continue
                    number = await self._done_before(refusal, key)
                return deeds.Done(number, deed.id)
        raise Refusal("busy", "too many at once; try again")

    async def _done_before(self, refusal: Refusal, key: str) -> int:
        """The event a deed became when it was sent first; else the refusal stands."""
        number = await self.house.store.number_of(self.id, key) if key else None
        if number is None:
            raise refusal
        return number

    async def begin(self) -> None:
        """Deal where nobody has to sit down: a table of bots."""
        async with self.ledger.lock:
            await self.ledger.add([NewEvent(kind=DEAL, at=self.house.now())])

    async def _rematch(self, guest: Guest, deed: deeds.Rematch) -> deeds.Done:
        async with self.ledger.lock:
            for _ in range(TRIES):
                course = await self.ledger.course()
                if not course.seats_of(guest.id):
                    raise Refusal("not_yours", "you do not sit at this table")
                if course.status != "over":
                    raise Refusal("not_over", "a rematch comes after the game")
                if course.rematch:
                    return deeds.Done(course.number, deed.id, course.rematch)
                id = await self.house.open_rematch(course, guest)
                at = max(self.house.now(), course.at)
                try:
                    await self.ledger.add([NewEvent(kind=REMATCH, at=at, text=id, guest=guest.id)])
                except Stale:  # somebody else has opened it
                    continue
        raise Refusal("busy", "too many at once; try again")

    # --- talk

    async def _talk(self, guest: Guest, deed: deeds.Say | deeds.Gesture) -> deeds.Done:
        course = await self.course()
        if not course.seats_of(guest.id):
            raise Refusal("no_talk", "only those who sit here talk")
        emote = isinstance(deed, deeds.Gesture)
        if course.plan.talk == "off" or (course.plan.talk == "emotes" and not emote):
            raise Refusal("no_talk", f"talk at this table: {course.plan.talk}")
        if self.audience.talked >= MOST_LINES:
            raise Refusal("too_many", "enough has been said at this table")
        if not self.house.talk.take(guest.id):
            raise Refusal("too_fast", "you talk too much; wait a little")
        said = deed.emote if isinstance(deed, deeds.Gesture) else clean(deed.text)
        if not said:
            raise Refusal("bad_request", "nothing visible is said")
        line = Line(number=0, at=self.house.now(), guest=guest.id, name=guest.name, text=said, emote=emote)
        line = await self.house.store.say(self.id, line)
        if line.number == self.audience.talked + 1:
            self.audience.tell_talk(course, [line])
        else:  # another process has passed on something in between
            await self._read_talk()
        self.house.bus.announce(News(self.id, "talk", line.number))
        return deeds.Done(line.number, deed.id)

    async def _read_talk(self) -> None:
        course = await self.course()
        self.audience.tell_talk(course, await self.house.store.talk(self.id, self.audience.talked))

    async def lines(self, after: int) -> list[ShownLine]:
        """Table talk after a line, oldest first."""
        course = await self.course()
        return [shown_line(course, line) for line in await self.house.store.talk(self.id, after)]

    # --- who is here

    async def come(self, listener: Listener, after: int | None) -> None:
        """Begin to listen: first how the table stands, and what was missed after an event."""
        async with self.ledger.lock:
            await self.ledger.catch_up()
            course, teller = await self.ledger.course(), await self.ledger.teller()
            lines = await self.house.store.talk(self.id, 0, TALK_SHOWN)
            self.audience.tell_talk(course, lines)
            listener.look(course)
            hello = teller.now(listener.viewer, listener.language, after)
            shown = [(line, shown_line(course, line)) for line in lines]
            hello.talk = [of_line for line, of_line in shown if not listener.mutes(line, of_line)]
            listener.push(b'{"type":"table",' + encode(hello)[1:-1])
            self.audience.listeners.add(listener)
        await self.house.has_come(listener.guest, self.id)
        await self._look_who_is_here(anew=True)

    def go(self, listener: Listener) -> None:
        self.audience.listeners.discard(listener)
        self.tell_presence(anew=True)
        self.house.has_gone(self.id)

    async def _look_who_is_here(self, anew: bool = False) -> None:
        course = await self.course()
        await self.house.look_who_is_here(course.persons())
        self.tell_presence(anew)

    def tell_presence(self, anew: bool = False) -> None:
        if course := self.ledger.at_hand:
            is_here = self.house.presence.is_here
            seats = [
                chair.seat for chair in course.chairs.values() if chair.is_person() and is_here(chair.guest)
            ]
            self.audience.tell_presence(seats, anew)

    def persons(self) -> set[str]:
        """The guests who play here, if that is known."""
        course = self.ledger.at_hand
        return course.persons() if course else set()

    # --- asking

    async def course(self) -> Course:
        """How the table stands, as far as is known here."""
        async with self.ledger.lock:
            return await self.ledger.course()

    async def info(self) -> Info:
        async with self.ledger.lock:
            return (await self.ledger.teller()).info()

    async def now(self, guest: str, language: str, seat: int | None, after: int | None) -> Now:
        """How the table stands for a guest, whichever process has stored it."""
        async with self.ledger.lock:
            await self.ledger.catch_up()
            course, teller = await self.ledger.course(), await self.ledger.teller()
            return teller.now(viewer_of(course, guest, seat), language, after)

    async def poll(
        self, guest: str, language: str, seat: int | None, after: int, seconds: float
    ) -> tuple[int, list[ShownEvent], bytes]:
        """What happened after an event, waiting for something if there is nothing, and how it stands now."""
        mailboxes = self.audience.mailboxes
        mailbox = mailboxes.of(guest, seat, self.house.now())
        if guest:
            self.house.presence.ask(guest)
        async with self.ledger.lock:
            await self.ledger.catch_up()
            waits = self.ledger.number <= after
        if waits and seconds and not self.house.stopping:
            await mailboxes.wait(seconds)
        async with self.ledger.lock:
            course, teller = await self.ledger.course(), await self.ledger.teller()
        viewer = viewer_of(course, guest, seat)
        events = [
            teller.event(told, viewer, language, live=told.event.number in mailbox.heard)
            for told in course.told[after:]
        ]
        mailbox.heard.clear()
        return course.number, events, teller.state(viewer)
