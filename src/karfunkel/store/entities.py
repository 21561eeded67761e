"""What a store holds.  Times are milliseconds since 1970."""

import secrets
from typing import Any, Literal

import msgspec

Status = Literal["open", "on", "over", "closed"]
"""waiting for players · being played · finished by the rules or G5 · ended without a result"""

SeatKind = Literal["empty", "guest", "device", "bot"]
"""nobody yet · a person · somebody else at a guest's device (hot-seat) · a bot"""

Kind = str
"""What an event is.  The server names its own; those that change the game are named here."""
MOVE, RESIGN, TIME = "move", "resign", "time"
TAKE_BACK = "take_back"
"""a seat's latest entry is taken back, with all that followed (``Match.take_back``)"""


def new_id() -> str:
    """An id nobody guesses: whoever has a private table's link has its id."""
    return secrets.token_urlsafe(12)


# --- guests


class Guest(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    name: str
    created: int
    seen: int
    """when one of the guest's devices was last connected, told by ``touch``"""


class ApiToken(msgspec.Struct, frozen=True, kw_only=True):
    """A token of a third-party bot.  The token itself is not kept, only its hash."""

    id: str
    guest: str
    name: str
    created: int


class Ban(msgspec.Struct, frozen=True, kw_only=True):
    subject: str
    """as the server names it, such as ``guest:ID`` or ``address:127.0.0.1``"""
    reason: str
    created: int
    until: int | None = None
    """None: for ever"""


# --- tables


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    seat: int
    kind: SeatKind = "empty"
    guest: str = ""
    """who sits here; for a seat at a guest's device whose device it is; who left, where a bot stands in"""
    bot: str = ""
    """the name of the bot"""
    name: str = ""
    """what to call who sits here"""


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """How a table stands after its latest event: what lists and time-outs need without the log."""

    status: Status = "open"
    pending: tuple[int, ...] = ()
    """the seats to move"""
    deadline: int | None = None
    """when the next of them runs out of time"""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    id: str
    game: str
    options: dict[str, Any]
    """complete, as records hold them"""
    host: str
    """the guest who made it; "" for an imported one"""
    rules: str
    """the version of the rules it is played by: ``karfunkel.__version__`` when it was made"""
    created: int
    seats: tuple[Seat, ...]
    listed: bool = False
    """shown in the lobby; else whoever has the link"""
    clock: dict[str, Any] = {}
    """the server's clock settings"""
    extra: dict[str, Any] = {}
    """whatever else the server settles when a table is made, such as the table this is a rematch of"""
    commitment: str = ""
    """published before the deal"""
    server_seed: str = ""
    """what was committed to; secret until the end"""
    standing: Standing = Standing()
    updated: int = 0
    """the time of the latest event"""
    last: int = 0
    """the number of the latest event"""
    deal: dict[str, Any] | None = None
    """as records hold it; None before play begins"""
    seed: str | None = None
    """what the deal was drawn from, as records hold it"""
    result: dict[str, Any] | None = None
    """as records hold it"""


class NewEvent(msgspec.Struct, frozen=True, kw_only=True):
    kind: Kind
    at: int
    seat: int = 0
    """0: no seat's"""
    text: str = ""
    """a move in its notation; for other kinds what the server needs"""
    guest: str = ""
    """who did it"""


class Event(NewEvent, frozen=True, kw_only=True):
    number: int


class Dealt(msgspec.Struct, frozen=True, kw_only=True):
    deal: dict[str, Any]
    seed: str | None


class Append(msgspec.Struct, frozen=True, kw_only=True):
    """Events to be added to a table's log, all or none, with what they change."""

    table: str
    after: int
    """the number of the latest event the caller knows; the new ones follow it"""
    events: tuple[NewEvent, ...]
    standing: Standing
    key: str = ""
    """The same key twice at one table does nothing twice.  The server puts the guest's id in front of it."""
    seats: tuple[Seat, ...] = ()
    """those that changed"""
    dealt: Dealt | None = None
    result: dict[str, Any] | None = None


class Appended(msgspec.Struct, frozen=True):
    events: tuple[Event, ...]
    fresh: bool
    """False: this key was there already; ``events`` are those stored then and all that have followed"""


class Kept(msgspec.Struct, frozen=True):
    """A finished game from elsewhere, with its whole log."""

    table: Table
    events: tuple[NewEvent, ...]


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """Table talk.  It has numbers of its own and is no part of the game."""

    number: int
    at: int
    guest: str
    name: str
    text: str
    emote: bool = False


class Page(msgspec.Struct, frozen=True):
    tables: tuple[Table, ...]
    next: str | None
    """what to ask the following page with; None on the last one"""
