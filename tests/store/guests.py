"""Guests and tables for tests of the store."""

from typing import Any

from karfunkel.store.contract import Store
from karfunkel.store.entities import MOVE, Append, Guest, NewEvent, Seat, Standing, Table, new_id

NOBODY = Seat(seat=1)


async def guest(store: Store, name: str = "Ada") -> str:
    id = new_id()
    await store.add_guest(Guest(id=id, name=name, created=1000, seen=1000))
    return id


async def table(store: Store, *seats: Seat, id: str | None = None, **more: Any) -> str:
    settled = {
        "game": "carat",
        "options": {"open_hands": False},
        "host": "",
        "rules": "0.1.0",
        "created": 1000,
    }
    made = Table(id=id or new_id(), seats=seats or (NOBODY,), **{**settled, **more})
    await store.create(made)
    return made.id


def move(table: str, after: int, text: str = "d4=3RYBG", at: int | None = None, **more: Any) -> Append:
    """One move; the times of a log grow with its numbers where none is given."""
    event = NewEvent(kind=MOVE, at=2000 + after if at is None else at, seat=1, text=text)
    return Append(
        **{"table": table, "after": after, "events": (event,), "standing": Standing(status="on"), **more}
    )
