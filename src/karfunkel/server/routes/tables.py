"""Tables: the lobby, opening one, and what is done at it over plain HTTP."""

import asyncio
from typing import Annotated, Any, Literal, cast

import msgspec
from litestar import Controller, get, post
from litestar.params import FromQuery, JSONBody, QueryParameter
from litestar.types import Receive, Scope, Send

from karfunkel.bots import hints
from karfunkel.server import deeds, live
from karfunkel.server.course import Course
from karfunkel.server.house import House
from karfunkel.server.opening import Wanted
from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import (
    REFUSED,
    After,
    Language,
    Next,
    OwnSeat,
    SeatAsked,
    TableId,
    TheGuest,
    TheHouse,
    Visitor,
)
from karfunkel.server.shown import Foreseen, Info, Now, ShownEvent, ShownLine, State, foreseen, names_at
from karfunkel.store.entities import Guest, Status, Table

LONGEST_WAIT = 25
PAGE = 50


class ListedSeat(msgspec.Struct, frozen=True):
    """Who sits where."""

    seat: int
    kind: str
    name: str
    bot: str
    """the bot that plays"""
    replaced: bool
    """a bot plays for somebody, who may come back"""


class Listed(msgspec.Struct, frozen=True):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    seats: tuple[ListedSeat, ...]
    clock: dict[str, Any]
    created: int
    updated: int
    pending: tuple[int, ...]
    yours: tuple[int, ...]
    """the seats of who asks"""
    deadline: int | None
    result: dict[str, Any] | None


class Page(msgspec.Struct, frozen=True):
    """A part of a list."""

    tables: list[Listed]
    next: str | None
    """what to ask the next page with"""


class Opened(msgspec.Struct, frozen=True):
    """A new table; now sit down with a contribution of one's own."""

    id: str
    commitment: str
    """SHA-256 of the server's seed (docs/fair-luck.md)"""


class Polled(msgspec.Struct, frozen=True):
    """What happened since."""

    number: int
    events: list[ShownEvent]
    state: State


class Preview(msgspec.Struct, frozen=True):
    """What one's own moves would bring."""

    turn: int
    """the turn it holds for"""
    moves: dict[str, Foreseen]
    """by move, every legal one"""


class Hint(msgspec.Struct, frozen=True):
    """Advice from the strongest bot."""

    hint: Any
    """moves, best first, with what they promise and why"""
    told: tuple[hints.Told, ...]
    """the same in words, where a language was asked for"""


def listed(table: Table, guest: str) -> Listed:
    return Listed(
        id=table.id,
        game=table.game,
        options=table.options,
        status=table.standing.status,
        seats=tuple(
            ListedSeat(seat.seat, seat.kind, seat.name, seat.bot, seat.kind == "bot" and bool(seat.guest))
            for seat in table.seats
        ),
        clock=table.clock,
        created=table.created,
        updated=table.updated,
        pending=table.standing.pending,
        yours=tuple(seat.seat for seat in table.seats if guest and seat.guest == guest),
        deadline=table.standing.deadline,
        result=table.result,
    )


class TableRoutes(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/", responses=REFUSED)
    async def lobby(
        self,
        house: TheHouse,
        visitor: Visitor,
        status: FromQuery[Literal["open", "on", "any"]] = "any",
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
        after: Next = "",
    ) -> Page:
        """The lobby: listed tables that wait for players or are being played."""
        statuses: tuple[Status, ...] = ("open", "on") if status == "any" else (status,)
        page = await house.store.find(statuses, listed=True, game=game, limit=PAGE, after=after or None)
        me = visitor.id if visitor else ""
        return Page([listed(table, me) for table in page.tables], page.next)

    @post("/", responses=REFUSED)
    async def open_table(self, data: JSONBody[Wanted], house: TheHouse, guest: TheGuest) -> Opened:
        """Open a table.  The server commits itself to a seed before anybody sits."""
        table = await house.open_table(data, guest)
        return Opened(table.id, table.commitment)

    @get("/{id:str}", responses=REFUSED)
    async def table(
        self,
        id: TableId,
        house: TheHouse,
        visitor: Visitor,
        lang: Language = "",
        seat: SeatAsked = None,
        after: After = None,
    ) -> Now:
        """How a table stands, as who asks may see it, with legal moves; and what happened since `after`."""
        return await house.room(id).now(visitor.id if visitor else "", lang, seat, after)

    @get("/{id:str}/info", responses=REFUSED)
    async def info(self, id: TableId, house: TheHouse) -> Info:
        """What never changes at a table."""
        return await house.room(id).info()

    @post("/{id:str}/deeds", responses=REFUSED, status_code=200)
    async def do(
        self, id: TableId, data: JSONBody[deeds.AnyDeed], house: TheHouse, guest: TheGuest
    ) -> deeds.Done:
        """Do something at a table: sit down, move, say something …  Answered when it is stored."""
        if not house.limit.take(guest.id):
            raise Refusal("too_fast", "too many messages; slow down")
        if house.stopping:
            raise Refusal("stopping", "the server is stopping; try again")
        house.presence.was_here(guest.id)
        done = await house.room(id).do(guest, data)
        house.metrics.count(data)
        return done

    @get("/{id:str}/events", responses=REFUSED)
    async def events(
        self,
        id: TableId,
        house: TheHouse,
        visitor: Visitor,
        after: Annotated[int, QueryParameter(ge=0, le=1_000_000)],
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
        lang: Language = "",
        seat: SeatAsked = None,
    ) -> Polled:
        """What happened after an event; waits up to `wait` seconds for something.  For who has no WebSocket.

        Who polls again within half a minute is told everything as it happens, as over a WebSocket.
        """
        guest = visitor.id if visitor else ""
        number, events, state = await house.room(id).poll(guest, lang, seat, after, wait)
        return Polled(number, events, cast("State", msgspec.Raw(state)))

    @get("/{id:str}/talk", responses=REFUSED)
    async def talk(
        self, id: TableId, house: TheHouse, after: Annotated[int, QueryParameter(ge=0, le=1_000_000)] = 0
    ) -> list[ShownLine]:
        """Table talk after a line, oldest first."""
        return await house.room(id).lines(after)

    @get("/{id:str}/preview", responses=REFUSED)
    async def preview(
        self, id: TableId, house: TheHouse, guest: TheGuest, seat: OwnSeat, lang: Language = ""
    ) -> Preview:
        """What each legal move of one's own seat would bring, as far as one can know that beforehand."""
        course = await _course_of_own_seat(house, id, guest, seat)
        turn = course.turn
        if course.match is None or seat not in course.pending():
            return Preview(turn, {})
        match, names = course.match.snapshot(), names_at(course, lang)
        return Preview(turn, await asyncio.to_thread(foreseen, match, seat, lang, names))

    @get("/{id:str}/hint", responses=REFUSED)
    async def hint(
        self,
        id: TableId,
        house: TheHouse,
        guest: TheGuest,
        seat: OwnSeat,
        lang: Language = "",
    ) -> Hint:
        """What the strongest bot would play in one's place, and why; not where other people play."""
        course = await _course_of_own_seat(house, id, guest, seat)
        if course.persons() != {guest.id}:
            raise Refusal("not_now", "no hints where others play")
        if course.match is None or seat not in course.pending():
            raise Refusal("not_your_turn", f"it is not seat {seat}'s turn")
        match = course.match.snapshot()
        found = await house.think_once(guest.id, lambda: hints.hint(match, seat))
        told = hints.narrate(match, found, lang, names_at(course, lang)) if lang else ()
        return Hint(found, told)


async def _course_of_own_seat(house: House, table: str, guest: Guest, seat: int) -> Course:
    """For questions that take some thought and are for one's own seat only."""
    if not house.limit.take(guest.id):
        raise Refusal("too_fast", "too many messages; slow down")
    course = await house.room(table).course()
    if seat not in course.seats_of(guest.id):
        raise Refusal("not_yours", f"seat {seat} is not yours", seats=course.seats_of(guest.id))
    return course


async def serve_live(scope: Scope, receive: Receive, send: Send) -> None:
    """`/api/tables/ID/live`"""
    house: TheHouse = scope["app"].state.house
    await live.serve(house, scope["path_params"]["id"], scope, receive, send)
