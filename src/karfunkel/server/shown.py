"""What somebody is shown of a table: everything hidden is left out here, and nowhere else (G4).

A viewer is the tuple of seats through whose eyes somebody looks; a spectator is ``(0,)``.  All that depends
on who looks stands under ``sight``, by seat.  The rest is the same for everybody.
"""

from collections import Counter
from typing import Any, cast

import msgspec
from msgspec import Struct

from karfunkel.bots.names import name_of
from karfunkel.games.contract import SPECTATOR, Event, Game, Outcome
from karfunkel.match.match import SECRET, Match
from karfunkel.server import course as log
from karfunkel.server.clock import Clock
from karfunkel.server.course import Course, Sat, Told
from karfunkel.store.entities import MOVE, RESIGN, TIME, Line, Status

Viewer = tuple[int, ...]
WATCHING: Viewer = (SPECTATOR,)
_GAME_EVENTS = {MOVE, RESIGN, TIME}

encode = msgspec.json.Encoder().encode


class ShownSeat(Struct, frozen=True):
    """A seat, and who is on it."""

    seat: int
    kind: str
    """"empty", "guest", "device" or "bot\""""
    name: str
    bot: str
    """the bot that plays"""
    reserved: bool
    """kept for somebody, in a rematch or at the host's device"""
    contribution: str
    """what was added to the deal's luck; before the deal these stand at the seats as they were taken"""
    left: bool
    """who sat here has got up; a bot will take the seat"""
    replaced: bool
    """a bot plays for somebody, who may come back"""


class Info(Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    options: dict[str, Any]
    seats: int
    listed: bool
    clock: Clock
    talk: str
    lots: bool
    patience: int
    created: int
    rules: str
    """the version of the rules"""
    commitment: str
    """SHA-256 of the server's seed (docs/fair-luck.md)"""
    dealt_by_hand: bool
    """some of the deal was given by who opened the table"""
    rematch_of: str


class Asked(Struct, frozen=True):
    """What a seat asks the others for."""

    what: str
    """"take_back" or "replace\""""
    seat: int
    """who asks"""
    target: int
    agreed: tuple[int, ...]


class Running(Struct, frozen=True):
    """The clocks, in milliseconds; a deadline is a time since 1970."""

    left: dict[int, int]
    """for a clock for the whole game: what each seat has left, the turn that is on not counted"""
    deadlines: dict[int, int]


class Sight(Struct, frozen=True):
    """What one seat sees."""

    view: Any
    legal: tuple[str, ...]
    can_take_back: bool


class Foreseen(Struct, frozen=True):
    """What a move would bring, as far as its seat can know it beforehand; nothing where that is hidden."""

    events: tuple[Any, ...]
    words: tuple[str, ...]
    """the events told, where a language was asked for"""


class Common(Struct, frozen=True):
    """How a table stands, as everybody sees it."""

    status: Status
    turn: int
    """what a move must name; it changes when a step is done or taken back"""
    pending: tuple[int, ...]
    chosen: tuple[int, ...]
    """who has chosen already in a step in which several choose"""
    scores: tuple[int, ...]
    outcome: Outcome | None
    seats: tuple[ShownSeat, ...]
    question: Asked | None
    clock: Running
    rematch: str
    """the next table of the same people"""


class State(Common, frozen=True):
    """How a table stands."""

    sight: dict[int, Sight]
    """by the seats through whose eyes one looks; 0 for who looks on"""


class Glimpse(Struct, frozen=True, omit_defaults=True):
    """What one seat saw of an event."""

    move: str = ""
    """"?" for a choice that is still secret"""
    events: tuple[Any, ...] = ()
    words: tuple[str, ...] = ()
    """the events told, where a language was asked for"""


class ShownEvent(Struct, frozen=True, omit_defaults=True):
    """An event of a table's log."""

    number: int
    at: int
    kind: str
    seat: int = 0
    name: str = ""
    text: str = ""
    sight: dict[int, Glimpse] = {}


class ShownLine(Struct, frozen=True):
    """A line of table talk."""

    number: int
    at: int
    seat: int
    """0: who said it sits here no more"""
    name: str
    text: str
    """for an emote its name"""
    emote: bool


def shown_line(course: Course, line: Line) -> ShownLine:
    seat = next(iter(course.seats_of(line.guest)), 0)
    return ShownLine(line.number, line.at, seat, line.name, line.text, line.emote)


class Now(Struct):
    """How a table stands for one viewer."""

    number: int
    """of the latest event"""
    info: Info
    state: State
    you: Viewer
    """the seats through whose eyes this is seen; none for who looks on"""
    missed: list[ShownEvent]
    """what happened after the event that was asked from"""
    talk: list[ShownLine]


def names_at(course: Course, language: str) -> dict[int, str]:
    """What to call who sits where; bots have names in every language.

    Those of the same name are told apart by their seats, as the client does it (`live/seats.ts`).
    """
    language = language or "en"
    names = {
        seat: name_of(chair.bot, language) if chair.kind == "bot" and not chair.guest else chair.name
        for seat, chair in course.chairs.items()
    }
    often = Counter(names.values())
    return {seat: f"{name} {seat}" if name and often[name] > 1 else name for seat, name in names.items()}


def narrate(game: Game, events: tuple[Event, ...], language: str, names: dict[int, str]) -> tuple[str, ...]:
    """Events told, but for the steps of a picture; nothing where no language is asked for."""
    told = [event for event in events if language and not event.detail]
    return tuple(game.narrate(event, language, names) for event in told)


def foreseen(match: Match, seat: int, language: str, names: dict[int, str]) -> dict[str, Foreseen]:
    """What each legal move of a seat would bring."""
    return {
        move: Foreseen(events, narrate(match.game, events, language, names))
        for move, events in match.foresee(seat).items()
    }


class Teller:
    """Shows one course to its viewers, each thing worked out once for all who see the same."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self._names: dict[str, dict[int, str]] = {}
        self._seats: msgspec.Raw | None = None
        self._common = b""
        self._sights: dict[int, bytes] = {}

    def changed(self, seats: bool) -> None:
        """To be called when an event has been applied."""
        self._common = b""
        self._sights.clear()
        if seats:
            self._seats = None
            self._names.clear()

    # --- how it stands

    def now(self, viewer: Viewer, language: str, after: int | None) -> Now:
        course = self.course
        missed = [] if after is None else course.told[max(0, after) :]
        return Now(
            number=course.number,
            info=self.info(),
            state=cast("State", msgspec.Raw(self.state(viewer))),
            you=() if viewer == WATCHING else viewer,
            missed=[self.event(told, viewer, language, live=False) for told in missed],
            talk=[],
        )

    def info(self) -> Info:
        course, table, plan = self.course, self.course.table, self.course.plan
        return Info(
            id=table.id,
            game=table.game,
            options=table.options,
            seats=course.seats,
            listed=table.listed,
            clock=course.times.clock,
            talk=plan.talk,
            lots=plan.lots,
            patience=plan.patience,
            created=table.created,
            rules=table.rules,
            commitment=table.commitment,
            dealt_by_hand=bool(plan.deal),
            rematch_of=plan.rematch_of,
        )

    def state(self, viewer: Viewer) -> bytes:
        """The State as JSON.  What all see is worked out once for each event, and so is what a seat sees."""
        if not self._common:
            self._common = encode(self._in_common())[:-1]
        sights = b",".join(b'"%d":%b' % (seat, self._sight_of(seat)) for seat in self._looking(viewer))
        return b'%b,"sight":{%b}}' % (self._common, sights)

    def _in_common(self) -> Common:
        course, match = self.course, self.course.match
        asked = course.question
        if self._seats is None:
            self._seats = msgspec.Raw(encode([self._seat(chair) for chair in course.chairs.values()]))
        return Common(
            status=course.status,
            turn=course.turn,
            pending=course.pending(),
            chosen=match.chosen() if match else (),
            scores=match.scores() if match else (),
            outcome=match.outcome() if match else None,
            seats=cast("tuple[ShownSeat, ...]", self._seats),
            question=Asked(asked.what, asked.seat, asked.target, asked.agreed) if asked else None,
            clock=Running(course.times.left if course.times.clock.kind == "game" else {}, course.deadlines()),
            rematch=course.rematch,
        )

    def _looking(self, viewer: Viewer) -> Viewer:
        return viewer if self.course.match else ()

    def _sight_of(self, seat: int) -> bytes:
        found = self._sights.get(seat)
        if found is None:
            found = self._sights[seat] = encode(self._sight(seat))
        return found

    def _sight(self, seat: int) -> Sight:
        match = self.course.match
        assert match
        playing = seat != SPECTATOR and self.course.status == "on"
        return Sight(
            view=match.view(seat),
            legal=match.legal(seat) if playing else (),
            can_take_back=playing and match.can_take_back(seat),
        )

    def _seat(self, chair: log.Chair) -> ShownSeat:
        return ShownSeat(
            seat=chair.seat,
            kind=chair.kind,
            name=chair.name,
            bot=chair.bot if chair.kind == "bot" else "",
            reserved=chair.kind == "empty" and bool(chair.place.guest or chair.place.kind == "device"),
            contribution=self.course.contributions.get(chair.seat, "") if not self.course.match else "",
            left=chair.left is not None,
            replaced=chair.kind == "bot" and bool(chair.guest),
        )

    def names(self, language: str) -> dict[int, str]:
        found = self._names.get(language)
        if found is None:
            found = self._names[language] = names_at(self.course, language)
        return found

    # --- what happened

    def event(self, told: Told, viewer: Viewer, language: str, live: bool) -> ShownEvent:
        """An event as a viewer is told of it: ``live`` as it happens, else as one may look it up (M5)."""
        event = told.event
        shown = event.kind in _GAME_EVENTS or told.opening
        return ShownEvent(
            number=event.number,
            at=event.at,
            kind=event.kind,
            seat=event.seat,
            name=msgspec.json.decode(event.text, type=Sat).name if event.kind == log.SIT else "",
            text="" if event.kind in (log.SIT, MOVE) else event.text,
            sight={seat: self._glimpse(told, seat, language, live) for seat in viewer} if shown else {},
        )

    def _glimpse(self, told: Told, seat: int, language: str, live: bool) -> Glimpse:
        match, entry = self.course.match, told.entry
        assert match
        over = match.outcome() is not None
        happened = entry.events if entry else told.opening
        seen = [event.seen_by(seat) for event in happened]
        events = tuple(event if live or over else event.remembered() for event in seen if event)
        return Glimpse(
            move=self._move(told, seat, over),
            events=events,
            words=narrate(match.game, events, language, self.names(language)),
        )

    def _move(self, told: Told, seat: int, over: bool) -> str:
        match, entry = self.course.match, told.entry
        if entry is None or entry.move is None:
            return ""
        if told.secret and seat != told.event.seat:
            return SECRET
        assert match
        return entry.text if over else match.game.open_move(entry.before, entry.seat, entry.move, seat)
