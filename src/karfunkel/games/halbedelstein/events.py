"""What happens in a move of the Halbedelstein-Spiel, and how it is told."""

from collections.abc import Sequence

from karfunkel.games.contract import Event
from karfunkel.games.halbedelstein import rules
from karfunkel.games.halbedelstein.notation import DIRECTIONS, PITS
from karfunkel.words.catalogue import Speaker


class Fixed(Event, frozen=True, tag="fixed"):
    """A seat fixes its direction."""

    rules = ("H4",)
    seat: int
    direction: str


class Lifted(Event, frozen=True, tag="lifted"):
    """All stones of a pit are taken in hand."""

    rules = ("H1",)
    detail = True
    seat: int
    pit: str
    stones: int


class Sown(Event, frozen=True, tag="sown"):
    """The stones in hand go one by one into the pits after ``pit``; the last one falls into ``last``."""

    rules = ("H1",)
    detail = True
    seat: int
    pit: str
    stones: int
    last: str


class Captured(Event, frozen=True, tag="captured"):
    """Game 1: the last stone fell into a filled inner pit; the stones facing it are captured."""

    rules = ("H5",)
    seat: int
    pit: str
    stones: int


class Plundered(Captured, frozen=True, tag="plundered"):
    """Game 2: the same, with the outer pit behind."""

    rules = ("H9",)


class Settled(Event, frozen=True, tag="settled"):
    """The opponent's inner row is empty, so the stones in hand are put down where the last one fell."""

    rules = ("H2",)
    seat: int
    pit: str
    stones: int


class Turned(Event, frozen=True, tag="turned"):
    """A turn is over, and what it brought."""

    rules = ("H1",)
    seat: int
    first: str
    last: str
    sowings: int
    captured: int


def read(row: Sequence[int]) -> Event:
    """A journal row as an event."""
    kind, seat, a, b, c, d = row[0], row[1] + 1, *row[2:6]
    if kind == rules.FIXED:
        return Fixed(seat, DIRECTIONS[a])
    if kind == rules.LIFTED:
        return Lifted(seat, PITS[a], b)
    if kind == rules.SOWN:
        return Sown(seat, PITS[a], b, PITS[c])
    if kind == rules.CAPTURED:
        return Captured(seat, PITS[a], b)
    if kind == rules.PLUNDERED:
        return Plundered(seat, PITS[a], b)
    if kind == rules.SETTLED:
        return Settled(seat, PITS[a], b)
    assert kind == rules.TURNED, row
    return Turned(seat, PITS[a], PITS[b], c, d)


def tell(event: Event, speaker: Speaker) -> str:
    match event:
        case Fixed(seat, direction):
            return speaker.say(f"halbedelstein-fixed-{direction}", who=speaker.who(seat))
        case Lifted(seat, pit, stones):
            return speaker.say("halbedelstein-lifted", who=speaker.who(seat), pit=pit, stones=stones)
        case Sown(seat, _, stones, last):
            return speaker.say("halbedelstein-sown", who=speaker.who(seat), last=last, stones=stones)
        case Plundered(seat, pit, stones):
            return speaker.say("halbedelstein-plundered", who=speaker.who(seat), pit=pit, stones=stones)
        case Captured(seat, pit, stones):
            return speaker.say("halbedelstein-captured", who=speaker.who(seat), pit=pit, stones=stones)
        case Settled(seat, pit, stones):
            return speaker.say("halbedelstein-settled", who=speaker.who(seat), pit=pit, stones=stones)
        case Turned(seat, first, last, sowings, captured):
            return speaker.say(
                "halbedelstein-turned",
                who=speaker.who(seat),
                first=first,
                last=last,
                sowings=sowings,
                captured=captured,
            )
    raise TypeError(event)
