"""Tables: made, looked up and found; and the talk at them."""

from collections.abc import Collection, Mapping
from typing import Any

import msgspec
import sqlalchemy as sa

from karfunkel.games.faults import Fault
from karfunkel.store import schema
from karfunkel.store.entities import Kept, Line, Page, Status, Table
from karfunkel.store.faults import Unknown
from karfunkel.store.rows import WHOLE_TABLE, bits_of, read_table, read_tables, table_values
from karfunkel.store.sql import SqlStore

_OF = schema.tables.c
_STANDS = schema.standings.c
_SEAT = schema.seats.c
_PENDING = _STANDS.pending.bitwise_and(sa.literal(1, sa.Integer).bitwise_lshift(_SEAT.seat - 1)) != 0


def _sits(guest: str, *more: Any) -> Any:
    """The guest has a seat there: to sit on, for others at the device, or with a bot standing in."""
    return sa.exists().where(_SEAT.table_id == _OF.id, _SEAT.guest == guest, *more)


class TableBook(SqlStore):
    async def create(self, table: Table) -> None:
        await self._write(lambda connection: _insert(connection, table, last=0))

    async def keep(self, games: Collection[Kept]) -> int:
        def work(connection: sa.Connection) -> int:
            new = 0
            for game in games:
                if connection.scalar(sa.select(_OF.id).where(_OF.id == game.table.id)) is None:
                    _insert(connection, game.table, last=len(game.events))
                    connection.execute(schema.events.insert(), _event_rows(game))
                    new += 1
            return new

        return await self._write(work)

    async def table(self, id: str) -> Table:
        return await self._read(lambda connection: read_table(connection, id))

    async def number_of(self, table: str, key: str) -> int | None:
        of = schema.events.c
        query = sa.select(of.number).where(of.table_id == table, of.key == key, of.key != "")

        def work(connection: sa.Connection) -> int | None:
            number: int | None = connection.execute(query).scalar_one_or_none()
            return number

        return await self._read(work)

    async def latest(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        said = (
            sa.select(sa.func.coalesce(sa.func.max(schema.talk.c.number), 0))
            .where(schema.talk.c.table_id == _STANDS.table_id)
            .scalar_subquery()
        )
        query = sa.select(_STANDS.table_id, _STANDS.last, said).where(_STANDS.table_id.in_(tables))

        def work(connection: sa.Connection) -> dict[str, tuple[int, int]]:
            return {id: (last, line) for id, last, line in connection.execute(query)}

        return await self._read(work)

    # --- talk

    async def say(self, table: str, line: Line) -> Line:
        of = schema.talk.c
        # Whoever holds the row of the table's standing says the next line.
        standing = sa.select(_STANDS.table_id).where(_STANDS.table_id == table).with_for_update()
        latest = sa.select(sa.func.coalesce(sa.func.max(of.number), 0)).where(of.table_id == table)

        def work(connection: sa.Connection) -> Line:
            if connection.execute(standing).one_or_none() is None:
                raise Unknown(f"there is no table {table}")
            number = connection.execute(latest).scalar_one() + 1
            said = msgspec.structs.replace(line, number=number)
            connection.execute(schema.talk.insert(), {"table_id": table, **msgspec.structs.asdict(said)})
            return said

        return await self._write(work)

    async def talk(self, table: str, after: int = 0, limit: int = 100) -> tuple[Line, ...]:
        of = schema.talk.c
        query = (
            sa.select(*(of[name] for name in Line.__struct_fields__))
            .where(of.table_id == table, of.number > after)
            .order_by(of.number.desc())
            .limit(limit)
        )

        def work(connection: sa.Connection) -> tuple[Line, ...]:
            return tuple(Line(**row._mapping) for row in reversed(connection.execute(query).all()))

        return await self._read(work)

    # --- finding tables

    async def find(
        self,
        statuses: Collection[Status],
        *,
        guest: str | None = None,
        listed: bool | None = None,
        game: str | None = None,
        limit: int = 50,
        after: str | None = None,
    ) -> Page:
        query = WHOLE_TABLE.where(_STANDS.status.in_(statuses))
        if guest is not None:
            query = query.where(_sits(guest))
        if listed is not None:
            query = query.where(_OF.listed == listed)
        if game is not None:
            query = query.where(_OF.game == game)
        if after is not None:
            query = query.where(sa.tuple_(_STANDS.updated, _OF.id) < sa.tuple_(*_place(after)))
        query = query.order_by(_STANDS.updated.desc(), _OF.id.desc()).limit(limit + 1)
        found = await self._read(lambda connection: read_tables(connection, query))
        shown = found[:limit]
        more = len(found) > limit
        return Page(shown, f"{shown[-1].updated}.{shown[-1].id}" if more and shown else None)

    async def own(self, guest: str, limit: int = 100) -> tuple[Table, ...]:
        query = (
            WHOLE_TABLE.where(_STANDS.status.in_(("open", "on")), (_OF.host == guest) | _sits(guest))
            .order_by(_sits(guest, _PENDING, _SEAT.kind != "bot").desc(), _STANDS.updated.desc(), _OF.id)
            .limit(limit)
        )
        return await self._read(lambda connection: read_tables(connection, query))

    async def count(self, host: str, statuses: Collection[Status]) -> int:
        query = (
            sa.select(sa.func.count())
            .select_from(schema.tables.join(schema.standings))
            .where(_OF.host == host, _STANDS.status.in_(statuses))
        )

        def work(connection: sa.Connection) -> int:
            number: int = connection.execute(query).scalar_one()
            return number

        return await self._read(work)

    async def counts(self) -> Mapping[str, int]:
        by_status = sa.select(_STANDS.status, sa.func.count()).group_by(_STANDS.status)
        guests = sa.select(sa.func.count()).select_from(schema.guests)

        def work(connection: sa.Connection) -> dict[str, int]:
            found = dict.fromkeys(("open", "on", "over", "closed"), 0)
            found.update((status, number) for status, number in connection.execute(by_status))
            return found | {"guests": connection.execute(guests).scalar_one()}

        return await self._read(work)

    async def due(self, at: int, limit: int = 1000) -> tuple[str, ...]:
        return await self._ids(
            sa.select(_STANDS.table_id)
            .where(_STANDS.deadline <= at, _STANDS.status == "on")
            .order_by(_STANDS.deadline)
            .limit(limit)
        )

    async def bots_to_move(self, before: int, limit: int = 1000) -> tuple[str, ...]:
        bot = sa.exists().where(_SEAT.table_id == _STANDS.table_id, _SEAT.kind == "bot", _PENDING)
        return await self._ids(
            sa.select(_STANDS.table_id)
            .where(_STANDS.status == "on", _STANDS.updated < before, bot)
            .order_by(_STANDS.updated)
            .limit(limit)
        )

    async def _ids(self, query: "sa.Select[tuple[str]]") -> tuple[str, ...]:
        return await self._read(lambda connection: tuple(connection.scalars(query)))


def _insert(connection: sa.Connection, table: Table, last: int) -> None:
    standing = {
        "table_id": table.id,
        "last": last,
        "updated": table.updated or table.created,
        "status": table.standing.status,
        "pending": bits_of(table.standing.pending),
        "deadline": table.standing.deadline,
    }
    seats = [{"table_id": table.id, **msgspec.structs.asdict(seat)} for seat in table.seats]
    connection.execute(schema.tables.insert(), table_values(table))
    connection.execute(schema.standings.insert(), standing)
    if seats:
        connection.execute(schema.seats.insert(), seats)


def _event_rows(game: Kept) -> list[dict[str, Any]]:
    return [
        {"table_id": game.table.id, "number": number, "key": "", **msgspec.structs.asdict(event)}
        for number, event in enumerate(game.events, start=1)
    ]


def _place(cursor: str) -> tuple[int, str]:
    """Where a page begins: the time and the id of the last table on the page before."""
    updated, _, id = cursor.partition(".")
    if not (updated.isascii() and updated.isdecimal() and len(updated) < 16 and id):
        raise Fault("there is no such page: ask with what the page before gave as `next`")
    return int(updated), id
