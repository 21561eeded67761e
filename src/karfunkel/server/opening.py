"""Opening a table, and dealing once everybody sits."""

import base64
import secrets
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from karfunkel import __version__, bots, games
from karfunkel.bots.names import name_of
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.match import luck, seeds
from karfunkel.match.match import Match
from karfunkel.server.clock import Clock
from karfunkel.server.course import DEAL, SIT, Course, Place, Plan, Sat
from karfunkel.server.names import clean_name
from karfunkel.server.refusals import Refusal
from karfunkel.store.entities import Dealt, Guest, NewEvent, Seat, Standing, Table, new_id

LARGEST_DEAL = 100_000
"""bytes of JSON"""


class WantedSeat(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Who shall play at a seat."""

    kind: Literal["person", "device", "bot"] = "person"
    """whoever comes · somebody at the host's device (hot-seat) · a bot"""
    bot: Annotated[str, Meta(max_length=40)] = "greedy"
    name: Annotated[str, Meta(max_length=100)] = ""
    """what to call who plays here at the device; else by the host's name and a number"""


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The table that somebody wants to open."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[WantedSeat], Meta(min_length=2, max_length=8)]
    options: dict[str, Any] = {}
    """as `GET /api/games` lists them; what is left out has its default"""
    listed: bool = False
    """shown in the lobby; else only whoever has the link finds it"""
    clock: Clock = Clock()
    lots: bool = True
    """G1: who sits where is drawn by lot when play begins; else people sit where they sat down"""
    talk: Literal["all", "emotes", "off"] = "all"
    patience: Annotated[int, Meta(ge=5, le=86400)] = 60
    """after so many seconds a bot takes the place of somebody who has left"""
    deal: dict[str, Any] = {}
    """a deal or a part of one given by hand, as records hold it; such luck cannot be verified"""


def new_table(wanted: Wanted, host: Guest, at: int) -> Table:
    game, options = _game(wanted)
    for seat in wanted.seats:
        if seat.kind == "bot":
            _known_bot(seat.bot)
    if fault := wanted.clock.fault():
        raise Refusal("bad_options", fault)
    places = tuple(_place(seat) for seat in wanted.seats)
    plan = Plan(places=places, lots=wanted.lots, talk=wanted.talk, patience=wanted.patience, deal=wanted.deal)
    _check_deal(game, options, plan)
    return _table(game.facts.name, game.recorded(options), host.id, wanted.listed, wanted.clock, plan, at)


def next_table(course: Course, host: Guest, at: int) -> Table:
    """A rematch: who sat on seat 2 sits on seat 1 (G1); everybody has to sit down again."""
    chairs = [course.chairs[seat] for seat in (*range(2, course.seats + 1), 1)]
    places = tuple(
        Place(
            kind="device" if chair.place.kind == "device" else "empty" if chair.guest else "bot",
            bot=chair.bot if not chair.guest else "",
            guest=chair.guest,
            name=chair.name,
        )
        for chair in chairs
    )
    old = course.table
    plan = msgspec.structs.replace(course.plan, places=places, lots=False, rematch_of=old.id, deal={})
    _check_deal(course.game, course.options, plan)
    table = _table(old.game, dict(old.options), host.id, False, course.times.clock, plan, at)
    return msgspec.structs.replace(table, id=_next_id(old))


def _next_id(old: Table) -> str:
    """As hard to guess as any id, and the same for all who open the rematch at the same time."""
    return base64.urlsafe_b64encode(
        seeds.shake(bytes.fromhex(old.server_seed), "karfunkel/1/rematch", 12)
    ).decode()


def _table(
    game: str, options: dict[str, Any], host: str, listed: bool, clock: Clock, plan: Plan, at: int
) -> Table:
    server_seed = secrets.token_bytes(seeds.SEED_BYTES)
    return Table(
        id=new_id(),
        game=game,
        options=options,
        host=host,
        rules=__version__,
        created=at,
        seats=tuple(_seat(seat, place) for seat, place in enumerate(plan.places, start=1)),
        listed=listed,
        clock=msgspec.to_builtins(clock),
        extra=msgspec.to_builtins(plan),
        commitment=luck.commitment(server_seed),
        server_seed=server_seed.hex(),
        standing=Standing(),
        updated=at,
    )


def _seat(seat: int, place: Place) -> Seat:
    if place.kind == "bot":
        return Seat(seat=seat, kind="bot", bot=place.bot, name=place.name)
    return Seat(seat=seat)


def _place(seat: WantedSeat) -> Place:
    if seat.kind == "bot":
        return Place(kind="bot", bot=seat.bot, name=name_of(seat.bot, "en"))
    if seat.kind == "device":
        return Place(kind="device", name=clean_name(seat.name) if seat.name else "")
    return Place()


def _game(wanted: Wanted) -> tuple[Game, Any]:
    try:
        game = games.load(wanted.game)
        return game, game.options(wanted.options, len(wanted.seats))
    except Fault as fault:
        raise Refusal("bad_options", str(fault)) from None


def _known_bot(name: str) -> None:
    try:
        bots.check_name(name)
    except Fault as fault:
        raise Refusal("bad_options", str(fault)) from None


def _check_deal(game: Game, options: Any, plan: Plan) -> None:
    """Deal once to see whether it can be done, so that it cannot fail when everybody sits."""
    try:
        deal, _ = _deal(game, options, plan, bytes(seeds.SEED_BYTES))
    except Fault as fault:
        raise Refusal("bad_options", str(fault)) from None
    if len(msgspec.json.encode(deal)) > LARGEST_DEAL:
        raise Refusal("bad_options", f"a deal as large as this is played at home: over {LARGEST_DEAL} bytes")


def _deal(game: Game, options: Any, plan: Plan, seed: bytes) -> tuple[dict[str, Any], str | None]:
    seats = len(plan.places)
    if _own_material(game, options):
        # Material of one's own stands in the deal itself: a name that came over the network opens no file.
        if not plan.deal:
            raise Fault("with an edition or deck of one's own give the whole deal, which holds its cards")
        Match(game, options, seats, plan.deal)
        return plan.deal, None
    match = Match.new(game, options, seats, seed, plan.deal or None)
    deal: dict[str, Any] = msgspec.to_builtins(match.deal)
    return deal, match.seed.hex() if match.seed else None


def _own_material(game: Game, options: Any) -> bool:
    """Whether an option names a file: all options that are texts name material (docs/records.md)."""
    return any(
        field.type is str and getattr(options, field.name) != field.default
        for field in msgspec.structs.fields(game.option_type)
    )


def deal_event(course: Course, new: list[NewEvent]) -> tuple[list[NewEvent], Dealt | None]:
    """If with what is new everybody sits: the events with the deal, and that."""
    contributions, free = (
        dict(course.contributions),
        {seat for seat, chair in course.chairs.items() if chair.kind == "empty"},
    )
    if new[-1].kind == SIT:
        sat = msgspec.json.decode(new[-1].text, type=Sat)
        free -= set(sat.seats)
        contributions[min(sat.seats)] = sat.contribution
    if free:
        return new, None
    values = [bytes.fromhex(contributions[seat]) for seat in sorted(contributions)]
    seed = luck.deal_seed(bytes.fromhex(course.table.server_seed), values)
    deal, shown = _deal(course.game, course.options, course.plan, seed)
    seating = " ".join(map(str, luck.draw_lots(seed, course.seats))) if course.plan.lots else ""
    sitting = [event for event in new if event.kind == SIT]
    return [*sitting, NewEvent(kind=DEAL, at=new[-1].at, text=seating)], Dealt(deal=deal, seed=shown)


def proof_of(course: Course) -> luck.Proof:
    """All that the deal of a finished game was made from."""
    if course.plan.deal:
        raise Refusal("no_proof", "this deal was given by hand: there is nothing to verify")
    if not course.table.commitment:
        raise Refusal("no_proof", "this game was not dealt here: there is nothing to verify")
    server_seed = course.table.server_seed
    contributions = tuple(
        luck.Contribution(seat, value) for seat, value in sorted(course.contributions.items())
    )
    values = [bytes.fromhex(one.value) for one in contributions]
    return luck.Proof(
        proof=luck.FORMAT,
        table=course.table.id,
        commitment=course.table.commitment,
        server_seed=server_seed,
        contributions=contributions,
        seed=luck.deal_seed(bytes.fromhex(server_seed), values).hex(),
        seating=course.seating,
    )
