"""Records into the archive, and out of it."""

import base64
import hashlib

import msgspec

from karfunkel import __version__
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from karfunkel.match.record import write_record
from karfunkel.server.course import DEAL, Course, Place, Plan
from karfunkel.store.entities import MOVE, RESIGN, TIME, Event, Kept, NewEvent, Seat, Standing, Table

_SURRENDERS = {"resign": RESIGN, "time": TIME}


def kept(match: Match, at: int) -> Kept:
    """A finished game from elsewhere, as the archive holds it; the same game always has the same id."""
    outcome = match.outcome()
    if outcome is None:
        raise Fault("the game is not over; the archive holds finished ones")
    record = write_record(match)
    plan = Plan(places=(Place(),) * match.seats, lots=False)
    table = Table(
        id=base64.urlsafe_b64encode(hashlib.sha256(record.encode()).digest()[:12]).decode(),
        game=match.game.facts.name,
        options=match.game.recorded(match.options),
        host="",
        rules=__version__,
        created=at,
        seats=tuple(Seat(seat=seat) for seat in range(1, match.seats + 1)),
        listed=True,
        extra=msgspec.to_builtins(plan),
        standing=Standing(status="over"),
        updated=at,
        deal=msgspec.to_builtins(match.deal),
        seed=match.seed.hex() if match.seed else None,
        result=msgspec.to_builtins(outcome),
    )
    moves = (
        NewEvent(kind=MOVE, at=at, seat=entry.seat, text=entry.text)
        if entry.move is not None
        else NewEvent(kind=_SURRENDERS[entry.text], at=at, seat=entry.seat)
        for entry in match.entries
    )
    return Kept(table, (NewEvent(kind=DEAL, at=at), *moves))


def record_of(table: Table, events: tuple[Event, ...]) -> str:
    """The record of a finished table."""
    course = Course(table, events)
    if course.match is None or course.match.outcome() is None:
        raise Fault(f"the game at table {table.id} is not over by its log")
    return write_record(course.match)
