"""The hot path in SQL, without SQLAlchemy: adding events to a log.

Numbered parameters are written as PostgreSQL has them; SQLite wants a question mark for the dollar.
"""

from typing import Any

from karfunkel.store.entities import Append, Appended, Event, Seat
from karfunkel.store.rows import bits_of, text_of

# The log is where the caller thinks, and the key is new: of all that race for a number one gets through.
STAND = """
UPDATE standings SET last = $3, updated = $4, status = $5, pending = $6, deadline = $7
WHERE table_id = $1 AND last = $2
  AND NOT EXISTS (SELECT 1 FROM events WHERE table_id = $1 AND key = $8 AND key <> '')
"""
EVENT_COLUMNS = "table_id, number, at, kind, seat, text, guest, key"
EVENT = f"INSERT INTO events ({EVENT_COLUMNS}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"
SEAT = """
INSERT INTO seats (table_id, seat, kind, guest, bot, name) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT (table_id, seat) DO UPDATE
SET kind = excluded.kind, guest = excluded.guest, bot = excluded.bot, name = excluded.name
"""
DEAL = "UPDATE tables SET deal = $2, seed = $3 WHERE id = $1"
RESULT = "UPDATE tables SET result = $2 WHERE id = $1"

LAST = "SELECT last FROM standings WHERE table_id = $1"
NUMBER_OF_KEY = "SELECT number FROM events WHERE table_id = $1 AND key = $2 AND key <> ''"
EVENTS = """
SELECT number, at, kind, seat, text, guest FROM events WHERE table_id = $1 AND number > $2 ORDER BY number
"""


def stand_values(append: Append) -> tuple[Any, ...]:
    standing = append.standing
    return (
        append.table,
        append.after,
        append.after + len(append.events),
        append.events[-1].at,
        standing.status,
        bits_of(standing.pending),
        standing.deadline,
        append.key,
    )


def event_values(append: Append) -> list[tuple[Any, ...]]:
    return [
        (
            append.table,
            append.after + place,
            event.at,
            event.kind,
            event.seat,
            event.text,
            event.guest,
            append.key if place == 1 else "",
        )
        for place, event in enumerate(append.events, start=1)
    ]


def seat_values(table: str, seat: Seat) -> tuple[Any, ...]:
    return (table, seat.seat, seat.kind, seat.guest, seat.bot, seat.name)


def settling(append: Append) -> list[tuple[str, tuple[Any, ...]]]:
    """What an append changes beside the log and the standing: nothing, for most moves."""
    statements = [(SEAT, seat_values(append.table, seat)) for seat in append.seats]
    if append.dealt:
        statements.append((DEAL, (append.table, text_of(append.dealt.deal), append.dealt.seed)))
    if append.result is not None:
        statements.append((RESULT, (append.table, text_of(append.result))))
    return statements


def appended(append: Append) -> Appended:
    return Appended(
        tuple(
            Event(
                number=append.after + place,
                at=event.at,
                kind=event.kind,
                seat=event.seat,
                text=event.text,
                guest=event.guest,
            )
            for place, event in enumerate(append.events, start=1)
        ),
        fresh=True,
    )


def event_of(row: Any) -> Event:
    number, at, kind, seat, text, guest = row
    return Event(number=number, at=at, kind=kind, seat=seat, text=text, guest=guest)
