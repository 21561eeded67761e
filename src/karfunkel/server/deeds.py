"""What people do at a table, as messages have it: the same over HTTP and over a WebSocket."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

SeatNumber = Annotated[int, Meta(ge=1, le=16)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Contribution = Annotated[str, Meta(pattern="^[0-9a-fA-F]{64}$")]
Talk = Annotated[str, Meta(min_length=1, max_length=200)]
Emote = Literal["hello", "well_played", "thanks", "good_luck", "oops", "wow", "thinking", "bye"]


class Deed(Struct, frozen=True, kw_only=True, tag_field="do", forbid_unknown_fields=True):
    """One thing done; ``id`` comes back with the answer."""

    id: Annotated[str, Meta(max_length=40, pattern="^[ -~]*$")] = ""
    """printable ASCII; a deed that is sent again with the same one is not done twice, talk excepted"""


class Sit(Deed, frozen=True, kw_only=True, tag="sit"):
    """Take a seat, or all seats of this device, and add 32 random bytes of one's own to the deal's luck."""

    contribution: Contribution
    seat: SeatNumber | None = None
    """the first free one, if not given"""


class Leave(Deed, frozen=True, kw_only=True, tag="leave"):
    """Get up.  Once play has begun a bot takes the seat after a while, and one may come back."""


class Return(Deed, frozen=True, kw_only=True, tag="return"):
    """Sit down again after leaving, or take one's seat back from a bot."""


class Move(Deed, frozen=True, kw_only=True, tag="move"):
    """Play a move.  ``turn`` is that of the state one has seen, so nothing happens twice or too late."""

    seat: SeatNumber
    move: MoveText
    turn: Annotated[int, Meta(ge=1)]


class Resign(Deed, frozen=True, kw_only=True, tag="resign"):
    """Give up a game for two (G5)."""

    seat: SeatNumber


class TakeBack(Deed, frozen=True, kw_only=True, tag="take_back"):
    """Ask to take one's latest move back; done at once where nobody else has to agree."""

    seat: SeatNumber


class Replace(Deed, frozen=True, kw_only=True, tag="replace"):
    """Ask the others to let a bot play for somebody who is away."""

    seat: SeatNumber


class Agree(Deed, frozen=True, kw_only=True, tag="agree"):
    """Say yes to what is asked."""


class Decline(Deed, frozen=True, kw_only=True, tag="decline"):
    """Say no to what is asked, or withdraw it."""


class Rematch(Deed, frozen=True, kw_only=True, tag="rematch"):
    """Open the next table for the same people, everybody one seat on (G1)."""


class Close(Deed, frozen=True, kw_only=True, tag="close"):
    """The host closes a table at which play has not begun, or where no other person plays."""


class Say(Deed, frozen=True, kw_only=True, tag="say"):
    """Table talk, for those who sit."""

    text: Talk


class Gesture(Deed, frozen=True, kw_only=True, tag="emote"):
    """A gesture instead of words."""

    emote: Emote


AnyDeed = (
    Sit
    | Leave
    | Return
    | Move
    | Resign
    | TakeBack
    | Replace
    | Agree
    | Decline
    | Rematch
    | Close
    | Say
    | Gesture
)


class Done(Struct, frozen=True, omit_defaults=True):
    """What came of a deed."""

    number: int
    """of the event it became, or of the line of talk; after a ping or mute that of the latest event"""
    id: str = ""
    table: str = ""
    """the new table, after a rematch"""
