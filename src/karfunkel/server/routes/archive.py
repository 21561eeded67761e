"""Finished games: records, proofs of their luck, and replays move by move."""

from typing import Annotated, Any

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromQuery, PathParameter, QueryParameter

from karfunkel.match import luck
from karfunkel.match.match import Match
from karfunkel.match.record import write_record
from karfunkel.server.course import Course
from karfunkel.server.opening import proof_of
from karfunkel.server.refusals import Refusal
from karfunkel.server.routes.answers import REFUSED, Language, Next, TableId, TheHouse, Visitor
from karfunkel.server.routes.tables import PAGE, Page, listed
from karfunkel.server.shown import names_at
from karfunkel.store.entities import Status

OVER: tuple[Status, ...] = ("over",)


class Ply(msgspec.Struct, frozen=True):
    """An entry of a finished game, nothing hidden."""

    ply: int
    seat: int
    move: str
    events: tuple[Any, ...]
    words: tuple[str, ...]
    """the events told, where a language was asked for"""


class Replay(msgspec.Struct, frozen=True):
    """A finished game, move by move."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    names: dict[int, str]
    plies: list[Ply]
    outcome: Any


class Moment(msgspec.Struct, frozen=True):
    """How the game stood after so many plies, as one seat saw it."""

    ply: int
    seat: int
    pending: tuple[int, ...]
    scores: tuple[int, ...]
    view: Any


class ArchiveRoutes(Controller):
    path = "/api"
    tags = ("archive",)

    @get("/archive", responses=REFUSED)
    async def archive(
        self,
        house: TheHouse,
        visitor: Visitor,
        game: Annotated[str | None, QueryParameter(max_length=40)] = None,
        mine: FromQuery[bool] = False,
        after: Next = "",
    ) -> Page:
        """Finished games, the latest first: those of listed tables, or with `mine` all of one's own."""
        if mine and visitor is None:
            raise Refusal("no_guest", "say who you are first: POST /api/me")
        me = visitor.id if visitor else ""
        page = await house.store.find(
            OVER,
            guest=me if mine else None,
            listed=None if mine else True,
            game=game,
            limit=PAGE,
            after=after or None,
        )
        return Page([listed(table, me) for table in page.tables], page.next)

    @get("/tables/{id:str}/record", responses=REFUSED, media_type="application/jsonl")
    async def record(self, id: TableId, house: TheHouse) -> Response[bytes]:
        """The record of a finished game, as a file (docs/records.md)."""
        match = _finished(await house.room(id).course())
        return Response(
            (write_record(match) + "\n").encode(),
            media_type="application/jsonl",
            headers={"content-disposition": f'attachment; filename="{match.game.facts.name}-{id}.jsonl"'},
        )

    @get("/tables/{id:str}/proof", responses=REFUSED)
    async def proof(self, id: TableId, house: TheHouse) -> luck.Proof:
        """What the deal of a finished game was made from; `karfunkel verify` checks it."""
        course = await house.room(id).course()
        _finished(course)
        return proof_of(course)

    @get("/tables/{id:str}/replay", responses=REFUSED)
    async def replay(self, id: TableId, house: TheHouse, lang: Language = "") -> Replay:
        """All moves of a finished game with what they brought about."""
        course = await house.room(id).course()
        match = _finished(course)
        names = names_at(course, lang)
        plies = []
        for ply, entry in enumerate(match.entries, start=1):
            told = [event for event in entry.events if not event.detail] if lang else []
            words = tuple(match.game.narrate(event, lang, names) for event in told)
            plies.append(Ply(ply, entry.seat, entry.text, entry.events, words))
        table = course.table
        return Replay(id, table.game, course.seats, table.options, names, plies, match.outcome())

    @get("/tables/{id:str}/replay/{ply:int}", responses=REFUSED)
    async def moment(
        self,
        id: TableId,
        ply: Annotated[int, PathParameter(ge=0, le=1_000_000)],
        house: TheHouse,
        seat: Annotated[int, QueryParameter(ge=0, le=16, description="0: as a spectator saw it")] = 0,
    ) -> Moment:
        """How a finished game stood after so many plies."""
        course = await house.room(id).course()
        match = _finished(course)
        if ply > len(match.entries) or seat > match.seats:
            raise Refusal("unknown", f"this game has {len(match.entries)} plies and {match.seats} seats")
        then = Match(match.game, match.options, match.seats, match.deal)
        for entry in match.entries[:ply]:
            if entry.move is not None:
                then.play(entry.seat, entry.text)
        return Moment(ply, seat, then.pending(), then.scores(), then.view(seat))


def _finished(course: Course) -> Match:
    if course.match is None or course.match.outcome() is None:
        raise Refusal("not_over", "records, proofs and replays are handed out when the game is over")
    return course.match
