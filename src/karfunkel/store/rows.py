"""Between what a store holds and the rows of a database."""

import hashlib
from collections.abc import Iterable
from typing import Any

import msgspec
import sqlalchemy as sa

from karfunkel.store import schema
from karfunkel.store.entities import Seat, Standing, Table
from karfunkel.store.faults import Unknown


def text_of(value: object) -> str:
    return msgspec.json.encode(value).decode()


def value_of(text: str | None) -> Any:
    return None if text is None else msgspec.json.decode(text)


def bits_of(seats: Iterable[int]) -> int:
    return sum(1 << seat - 1 for seat in seats)


def seats_of(bits: int) -> tuple[int, ...]:
    return tuple(seat for seat in range(1, bits.bit_length() + 1) if bits >> seat - 1 & 1)


def hash_of(token: str) -> bytes:
    """Tokens are long and random, so a plain hash keeps them."""
    return hashlib.sha256(token.encode()).digest()


def table_values(table: Table) -> dict[str, Any]:
    return {
        "id": table.id,
        "game": table.game,
        "options": text_of(table.options),
        "host": table.host,
        "rules": table.rules,
        "created": table.created,
        "listed": table.listed,
        "clock": text_of(table.clock),
        "extra": text_of(table.extra),
        "commitment": table.commitment,
        "server_seed": table.server_seed,
        "deal": None if table.deal is None else text_of(table.deal),
        "seed": table.seed,
        "result": None if table.result is None else text_of(table.result),
    }


WHOLE_TABLE = sa.select(schema.tables, *schema.standings.c[1:]).join(schema.standings)


def read_tables(connection: sa.Connection, query: "sa.Select[Any]") -> tuple[Table, ...]:
    """The tables of a query on WHOLE_TABLE, with their seats."""
    rows = connection.execute(query).all()
    of = schema.seats.c
    sitting: dict[str, list[Seat]] = {row.id: [] for row in rows}
    seats = sa.select(schema.seats).where(of.table_id.in_(sitting)).order_by(of.table_id, of.seat)
    for table, number, kind, guest, bot, name in connection.execute(seats):
        sitting[table].append(Seat(seat=number, kind=kind, guest=guest, bot=bot, name=name))
    return tuple(_table(row, tuple(sitting[row.id])) for row in rows)


def read_table(connection: sa.Connection, id: str) -> Table:
    found = read_tables(connection, WHOLE_TABLE.where(schema.tables.c.id == id))
    if not found:
        raise Unknown(f"there is no table {id}")
    return found[0]


def _table(row: Any, seats: tuple[Seat, ...]) -> Table:
    return Table(
        id=row.id,
        game=row.game,
        options=value_of(row.options),
        host=row.host,
        rules=row.rules,
        created=row.created,
        seats=seats,
        listed=row.listed,
        clock=value_of(row.clock),
        extra=value_of(row.extra),
        commitment=row.commitment,
        server_seed=row.server_seed,
        standing=Standing(status=row.status, pending=seats_of(row.pending), deadline=row.deadline),
        updated=row.updated,
        last=row.last,
        deal=value_of(row.deal),
        seed=row.seed,
        result=value_of(row.result),
    )
