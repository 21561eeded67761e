"""The course of a table: its log, folded.  Nothing here waits, stores or sends.

``Course`` is a cache: it is made from the table as it was opened and the events of its log, and may be
dropped at any time.
"""

from typing import Any

import msgspec

from karfunkel import games
from karfunkel.games import contract
from karfunkel.games.faults import Fault
from karfunkel.match.match import Entry, Match
from karfunkel.server.clock import Times
from karfunkel.store.entities import MOVE, RESIGN, Event, Seat, SeatKind, Standing, Status, Table

SIT, LEAVE, DEAL, REPLACE, RETURN = "sit", "leave", "deal", "replace", "return"
ASK, AGREE, DECLINE, REMATCH, CLOSE = "ask", "agree", "decline", "rematch", "close"
"""The kinds of events beside those that the store knows"""


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """What a table was opened with at one of its seats."""

    kind: SeatKind = "empty"
    """empty: for whoever comes"""
    bot: str = ""
    guest: str = ""
    """kept free for this guest, in a rematch"""
    name: str = ""
    """of who plays here, where that is known"""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is settled when a table is opened, beside what the store knows."""

    places: tuple[Place, ...]
    lots: bool = True
    """G1: seats are drawn by lot"""
    talk: str = "all"
    patience: int = 60
    """after so many seconds a bot takes the place of somebody who has left"""
    rematch_of: str = ""
    deal: dict[str, Any] = {}
    """what of the deal is given by hand (C4)"""


class Sat(msgspec.Struct, frozen=True):
    """The text of a SIT event: who sits down where, and the contribution to the deal's luck."""

    name: str
    seats: tuple[int, ...]
    contribution: str


class Question(msgspec.Struct, frozen=True):
    """What a seat asks the others for."""

    what: str
    """"take_back" or "replace\""""
    seat: int
    """who asks"""
    target: int
    """whose entry is taken back, or who is replaced"""
    agreed: tuple[int, ...] = ()


class Chair:
    """A seat as it stands now."""

    def __init__(self, seat: int, place: Place) -> None:
        self.seat = seat
        self.place = place
        self.clear()

    def clear(self) -> None:
        self.kind: SeatKind = self.place.kind if self.place.kind == "bot" else "empty"
        self.bot = self.place.bot
        self.guest = ""
        self.name = self.place.name if self.kind == "bot" else ""
        self.left: int | None = None
        self.out_of_time = False

    def is_person(self) -> bool:
        return self.kind in ("guest", "device")

    def stored(self) -> Seat:
        bot = self.bot if self.kind == "bot" else ""
        return Seat(seat=self.seat, kind=self.kind, guest=self.guest, bot=bot, name=self.name)


class Told(msgspec.Struct, gc=False):
    """An event of the log with what it meant to the game.  (It does not lead back to itself: ``gc``.)"""

    event: Event
    entry: Entry | None = None
    opening: tuple[contract.Event, ...] = ()
    """what a deal laid open"""
    secret: bool = False
    """a choice that the others do not know yet, or never will because it was taken back (D15)"""


class Course:
    def __init__(self, table: Table, events: tuple[Event, ...]) -> None:
        self.table = table
        self.plan = msgspec.convert(table.extra, Plan)
        self.game = games.load(table.game)
        self.options = self.game.options(table.options, len(self.plan.places))
        self.chairs = {seat: Chair(seat, place) for seat, place in enumerate(self.plan.places, start=1)}
        self.match: Match | None = None
        self.status: Status = "open"
        self.number = 0
        self.at = table.created
        self.turn = 0
        self.contributions: dict[int, str] = {}
        self.question: Question | None = None
        self.rematch = ""
        self.seating: tuple[int, ...] | None = None
        self.times = Times(table.clock, len(self.chairs))
        self.told: list[Told] = []
        self._step: list[Told] = []
        self.moves: dict[tuple[int, int], tuple[int, str]] = {}
        self.seats_changed: set[int] = set()
        for event in events:
            self.apply(event)
        self.seats_changed.clear()

    # --- what is so

    @property
    def seats(self) -> int:
        return len(self.chairs)

    def seats_of(self, guest: str) -> tuple[int, ...]:
        """The seats that a guest plays now, or would come back to."""
        return tuple(seat for seat, chair in self.chairs.items() if guest and chair.guest == guest)

    def pending(self) -> tuple[int, ...]:
        return self.match.pending() if self.match and self.status == "on" else ()

    def bots_to_move(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.pending() if self.chairs[seat].kind == "bot")

    def persons(self) -> set[str]:
        """The guests who play and have not left."""
        return {chair.guest for chair in self.chairs.values() if chair.is_person() and chair.left is None}

    def deadlines(self) -> dict[int, int]:
        """When each of those to move runs out of time; bots have time enough."""
        if not self.times.runs:
            return {}
        return self.times.deadlines(seat for seat in self.pending() if self.chairs[seat].is_person())

    def departures(self) -> dict[int, int]:
        """When a bot takes the place of each of those who have left."""
        if self.status != "on":
            return {}
        patience = self.plan.patience * 1000
        return {
            seat: chair.left + patience
            for seat, chair in self.chairs.items()
            if chair.left is not None and chair.is_person()
        }

    def next_deadline(self) -> int | None:
        """When time alone will bring something about."""
        return min([*self.deadlines().values(), *self.departures().values()], default=None)

    def standing(self) -> Standing:
        return Standing(status=self.status, pending=self.pending(), deadline=self.next_deadline())

    # --- what happens

    def apply(self, event: Event) -> Told:
        told = Told(event)
        self.number, self.at = event.number, event.at
        match event.kind:
            case "move" | "resign" | "time":
                told.entry = self._play(event, told)
            case "take_back":
                self._take_back(event)
            case "sit":
                self._sit(event)
            case "leave":
                self._leave(event)
            case "deal":
                self._deal(event)
                assert self.match
                told.opening = self.game.opening(self.match.layouts()[0])
            case "replace":
                self._replace(event)
            case "return":
                self._return(event)
            case "ask":
                what, target = event.text.split()
                self.question = Question(what, event.seat, int(target))
            case "agree":
                if self.question:
                    agreed = (*self.question.agreed, event.seat)
                    self.question = msgspec.structs.replace(self.question, agreed=agreed)
            case "decline":
                self.question = None
            case "rematch":
                self.rematch = event.text
            case "close":
                self.status = "closed"
            case _:
                raise Fault(
                    f"event {event.number} of table {self.table.id} is of no kind we know: {event.kind}"
                )
        self.told.append(told)
        return told

    def _sit(self, event: Event) -> None:
        sat = msgspec.json.decode(event.text, type=Sat)
        for number, seat in enumerate(sat.seats, start=1):
            chair = self._changed(seat)
            chair.guest, chair.name = event.guest, sat.name
            chair.kind = "guest"
            if chair.place.kind == "device":
                chair.kind = "device"
                chair.name = chair.place.name or (f"{sat.name} {number}" if len(sat.seats) > 1 else sat.name)
        self.contributions[min(sat.seats)] = sat.contribution

    def _leave(self, event: Event) -> None:
        self.question = None  # who is left may ask again
        for seat in self.seats_of(event.guest):
            chair = self._changed(seat)
            if self.match is None:
                chair.clear()
                self.contributions.pop(seat, None)
            else:
                chair.left = event.at

    def _deal(self, event: Event) -> None:
        if self.table.deal is None:
            raise Fault(f"table {self.table.id} is dealt, but there is no deal")
        seed = bytes.fromhex(self.table.seed) if self.table.seed else None
        self.match = Match(self.game, self.options, self.seats, self.table.deal, seed)
        self.status = "on"
        if event.text:
            self.seating = tuple(map(int, event.text.split()))
            self._seat_by(self.seating)
        self._new_turn()

    def _seat_by(self, seating: tuple[int, ...]) -> None:
        chairs = [self.chairs[chosen] for chosen in seating]
        for seat, chair in enumerate(chairs, start=1):
            chair.seat = seat
            self.chairs[seat] = chair
        self.seats_changed.update(self.chairs)

    def _play(self, event: Event, told: Told) -> Entry:
        match = self._the_match()
        before = match.settled
        if event.kind == MOVE:
            match.play(event.seat, event.text)
            self.moves[self.turn, event.seat] = (event.number, event.text)
            self.times.moved(event.seat, event.at, self.chairs[event.seat].is_person())
            told.secret = match.settled == before
        elif event.kind == RESIGN:
            match.resign(event.seat)
        else:
            match.run_out_of_time(event.seat)
        self.question = None
        self._step.append(told)
        if match.settled != before:
            for chosen in self._step:
                chosen.secret = False
            self._new_turn()
        if match.outcome():
            self.status = "over"
        return match.latest

    def _take_back(self, event: Event) -> None:
        undone = self._the_match().take_back(event.seat)
        self.times.taken_back(event.seat, undone)
        # A choice that the others never saw stays unknown to them (D15).
        self.question = None
        self._new_turn()

    def _replace(self, event: Event) -> None:
        why, bot = event.text.split()
        chair = self._changed(event.seat)
        chair.kind, chair.bot = "bot", bot
        chair.left = None
        chair.out_of_time = why == "time" and self.times.clock.kind == "game"
        self.question = None

    def _return(self, event: Event) -> None:
        """Somebody who had left, or whom a bot has replaced, sits down again."""
        chair = self._changed(event.seat)
        chair.kind = "device" if chair.place.kind == "device" else "guest"
        chair.left = None

    def _new_turn(self) -> None:
        self.turn = self.number
        self.times.since = self.at
        self._step = []

    def _changed(self, seat: int) -> Chair:
        self.seats_changed.add(seat)
        return self.chairs[seat]

    def _the_match(self) -> Match:
        if self.match is None:
            raise Fault(f"table {self.table.id} is played before it is dealt")
        return self.match
