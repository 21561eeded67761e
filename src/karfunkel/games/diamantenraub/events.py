"""What happens in a round of Diamantenraub, and how it is told."""

from collections.abc import Sequence
from typing import ClassVar, Literal, Self

import msgspec

from karfunkel.games.contract import Event, Position
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.notation import COLOURS, SYMBOLS
from karfunkel.games.diamantenraub.view import STEPS, Card, card, cards
from karfunkel.words.catalogue import Speaker


class Chose(Event, frozen=True, tag="chose"):
    """A seat has chosen; what, only it knows until all have (D15)."""

    rules = ("D15",)
    seat: int
    step: str
    """"card" or "hand"."""


class Laid(msgspec.Struct, frozen=True):
    seat: int
    card: Card
    side: str
    """the stack it is laid on, "L" or "R\""""


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """All chosen cards are turned up together."""

    rules = ("D4",)
    reveals = True
    laid: tuple[Laid, ...]


class Covered(Event, frozen=True, tag="covered"):
    """A seat's active card disappears under its new one."""

    rules = ("D4",)
    seat: int
    card: Card
    by: Card


class Hit(Event, frozen=True, tag="hit"):
    """The ammunition of one card hits another."""

    rules = ("D5",)
    shooter: int
    card: Card
    ammunition: str
    """as on the card: x5, xG, x^, xv or x*"""
    seat: int
    target: Card

    @property
    def reason(self) -> Literal["number", "colour", "up", "down", "diamond"]:
        """What about the card that is hit the ammunition is for."""
        what = self.ammunition[1:]
        if what in COLOURS:
            return "colour"
        if what == "^":
            return "up"
        if what == "v":
            return "down"
        return "diamond" if what == "*" else "number"


class Beaten(Event, frozen=True, tag="beaten"):
    """A stack slides off to the discards: the card that was hit, the last one here, and all under it."""

    rules = ("D5",)
    seat: int
    side: str
    stack: tuple[Card, ...]


class Nobody(Event, frozen=True, tag="nobody"):
    """Nobody has an active card, so nobody wins the round."""

    rules = ("D6",)


class Alone(Event, frozen=True, tag="alone"):
    """Only this seat has active cards and so has won the round."""

    rules = ("D6",)
    seat: int


class Strength(Event, frozen=True, tag="strength"):
    """A seat's strength, and the cards it comes from."""

    rules = ("D7",)
    seat: int
    strength: int
    cards: tuple[Card, ...]


class Arrows(Event, frozen=True, tag="arrows"):
    """Whether the highest or the lowest strength wins, why, and what it is."""

    rules = ("D7",)
    wins: Literal["highest", "lowest"]
    arrows: Literal["none", "up", "down", "both"]
    strength: int


class Won(Event, frozen=True, tag="won"):
    """A winner takes his diamond."""

    rules: ClassVar[tuple[str, ...]] = ("D7",)
    seat: int
    shared: bool
    """others have won as well"""


class WonSpare(Won, frozen=True, tag="won_spare"):
    """The same, but the bag was empty."""

    rules = ("D7", "D9")


class Extra(Event, frozen=True, tag="extra"):
    """A winner has a diamond symbol and takes one diamond more."""

    rules: ClassVar[tuple[str, ...]] = ("D8",)
    seat: int
    card: Card


class ExtraSpare(Extra, frozen=True, tag="extra_spare"):
    """The same, but the bag was empty."""

    rules = ("D8", "D9")


class Lost(Event, frozen=True, tag="lost"):
    """A seat has a card of a colour for which an opponent has a loss symbol."""

    rules = ("D8",)
    seat: int
    card: Card
    by: int
    cause: Card
    colour: str


class NothingToLose(Lost, frozen=True, tag="nothing_to_lose"):
    """The same, but it has no diamond to return."""


class PlayedOn(Event, frozen=True, tag="played_on"):
    """Several share the lead with seven diamonds or more, so the game goes on."""

    rules = ("D10",)
    seats: tuple[int, ...]
    diamonds: int


class UsualLimit(Event, frozen=True, tag="usual_limit"):
    """Nothing changes a seat's hand limit of four."""

    rules = ("D11",)
    detail = True
    seat: int
    limit: int


class FiveLimit(Event, frozen=True, tag="five_limit"):
    """A five-cards symbol of its own raises a seat's limit, whatever two-cards symbol an opponent has."""

    rules = ("D11",)
    seat: int
    limit: int
    card: Card
    beats: Card | None
    """an opponent's two-cards symbol that would have bound the seat otherwise"""


class TwoLimit(Event, frozen=True, tag="two_limit"):
    """An opponent's two-cards symbol lowers a seat's limit."""

    rules = ("D11",)
    seat: int
    limit: int
    by: int
    card: Card


class _Drawing(Event, frozen=True):
    """Cards that only their owner sees; the others can count them (G4)."""

    reveals = True
    seat: int
    threw: int
    drew: int
    thrown: tuple[Card, ...] | None
    """which cards it threw away; None for others"""
    drawn: tuple[Card, ...] | None
    """which cards it drew; None for others"""

    def seen_by(self, seat: int) -> Self:
        if seat == self.seat:
            return self
        return msgspec.structs.replace(self, thrown=None, drawn=None)


class Swapped(_Drawing, frozen=True, tag="swapped"):
    """A seat throws its whole hand away, face down, and draws."""

    rules = ("D12",)


class Kept(_Drawing, frozen=True, tag="kept"):
    """A seat keeps its hand and draws."""

    rules = ("D12",)


class Reduced(_Drawing, frozen=True, tag="reduced"):
    """A seat throws cards away, face down, because its hand is above the limit."""

    rules = ("D12",)


class Refilled(_Drawing, frozen=True, tag="refilled"):
    """Junior: a seat draws, without a decision."""

    rules = ("D14",)


class Out(Event, frozen=True, tag="out"):
    """A seat has neither hand nor draw pile; its stacks are discarded, its diamonds stay."""

    rules = ("D13",)
    seat: int
    diamonds: int
    discarded: tuple[Card, ...]


class Last(Event, frozen=True, tag="last"):
    """Only this seat is left and plays on alone."""

    rules = ("D13",)
    seat: int


class Began(Event, frozen=True, tag="began"):
    """A round begins."""

    rules = ("D4",)
    round: int


def read(state: Position, row: Sequence[int]) -> Event:
    """A journal row of a move that led to ``state``, as an event."""
    kind, seat, a, b, c, d = row[0], row[1] + 1, *row[2:6]

    def shown(number: int) -> Card:
        return card(state, number)

    match kind:
        case rules.CHOSE:
            return Chose(seat, STEPS[a])
        case rules.TURNED_UP:
            laid = enumerate((a, b, c, d), start=1)
            return TurnedUp(tuple(_laid(state, owner, number - 1) for owner, number in laid if number))
        case rules.COVERED:
            return Covered(seat, shown(a), shown(b))
        case rules.HIT:
            return Hit(seat, shown(a), SYMBOLS[b], c + 1, shown(d))
        case rules.BEATEN:
            return Beaten(seat, "LR"[a], cards(state, state.discards[seat - 1, b : b + c].tolist()))
        case rules.NOBODY:
            return Nobody()
        case rules.ALONE:
            return Alone(seat)
        case rules.STRENGTH:
            return Strength(seat, a, cards(state, [number - 1 for number in (b, c) if number]))
        case rules.ARROWS:
            arrows = {(0, 0): "none", (1, 0): "up", (0, 1): "down", (1, 1): "both"}[a, b]
            return Arrows("lowest" if arrows == "down" else "highest", arrows, c)  # type: ignore[arg-type]
        case rules.WON:
            return (WonSpare if b else Won)(seat, bool(a))
        case rules.EXTRA:
            return (ExtraSpare if b else Extra)(seat, shown(a))
        case rules.LOST:
            colour = COLOURS[rules.colour_of(int(state.deck[a]))]
            return (Lost if d else NothingToLose)(seat, shown(a), b + 1, shown(c), colour)
        case rules.PLAYED_ON:
            return PlayedOn(tuple(leader for leader in range(1, 5) if a >> (leader - 1) & 1), b)
        case rules.LIMITED:
            return _limit(state, seat, a, b, c + 1, d)
        case rules.SWAPPED:
            return _drawing(Swapped, state, seat, a, b, c)
        case rules.KEPT:
            return _drawing(Kept, state, seat, a, b, c)
        case rules.REDUCED:
            return _drawing(Reduced, state, seat, a, b, c)
        case rules.REFILLED:
            return _drawing(Refilled, state, seat, a, b, c)
        case rules.OUT:
            gone = state.discards[seat - 1].tolist()[a : int(state.discarded[seat - 1])]
            return Out(seat, b, cards(state, gone))
        case rules.LAST:
            return Last(seat)
    assert kind == rules.BEGAN, row
    return Began(a)


def _laid(state: Position, seat: int, number: int) -> Laid:
    shown = card(state, number)
    return Laid(seat, shown, shown.text[0])


def _limit(state: Position, seat: int, limit: int, five: int, by: int, two: int) -> Event:
    """Own five-cards and opponents' two-cards symbol are numbers of cards, 0 where there is none."""
    if limit == rules.FIVE_LIMIT:
        return FiveLimit(seat, limit, card(state, five - 1), card(state, two - 1) if two else None)
    if limit == rules.TWO_LIMIT:
        return TwoLimit(seat, limit, by, card(state, two - 1))
    return UsualLimit(seat, limit)


def _drawing(
    kind: type[_Drawing], state: Position, seat: int, before: int, threw: int, places: int
) -> _Drawing:
    """What a seat threw away lies on top of what it had thrown before; what it drew is in these places."""
    thrown = state.thrown[seat - 1].tolist()[before : before + threw]
    drawn = [number for place, number in enumerate(state.hands[seat - 1].tolist()) if places >> place & 1]
    return kind(seat, threw, len(drawn), cards(state, thrown), cards(state, drawn))


def tell(event: Event, speaker: Speaker) -> str:
    values: dict[str, object] = {}
    match event:
        case Chose(seat, step):
            values = {"who": speaker.who(seat), "step": step}
        case TurnedUp(laid):
            values = {"cards": _listed(speaker, laid), "count": len(laid)}
        case Covered(seat, covered, by):
            values = {"who": speaker.who(seat), "card": covered.text, "by": by.text}
        case Hit(shooter, shot, ammunition, seat, target):
            values = {
                "who": speaker.who(shooter),
                "card": shot.text,
                "target": target.text,
                "owner": speaker.who(seat),
                "reason": event.reason,
                "what": _colour(speaker, ammunition[1:]),
            }
        case Beaten(seat, _, stack):
            values = {"who": speaker.who(seat), "card": stack[-1].text, "under": len(stack) - 1}
        case Nobody():
            pass
        case Alone(seat) | Last(seat):
            values = {"who": speaker.who(seat)}
        case Strength(seat, strength, active):
            numbers = " + ".join(shown.text for shown in active)
            values = {"who": speaker.who(seat), "strength": strength, "cards": numbers, "count": len(active)}
        case Arrows(_, arrows, strength):
            values = {"arrows": arrows, "strength": strength}
        case Won(seat, shared):
            values = {"who": speaker.who(seat), "shared": "yes" if shared else "no"}
        case Extra(seat, shown):
            values = {"who": speaker.who(seat), "card": shown.text}
        case Lost(seat, shown, by_seat, cause, colour):
            values = {
                "who": speaker.who(seat),
                "card": shown.text,
                "by": speaker.who(by_seat),
                "cause": cause.text,
                "colour": _colour(speaker, colour),
            }
        case PlayedOn(seats, diamonds):
            values = {"who": speaker.all_of([speaker.who(seat) for seat in seats]), "diamonds": diamonds}
        case UsualLimit(seat, limit):
            values = {"who": speaker.who(seat), "limit": limit}
        case FiveLimit(seat, limit, shown, beats):
            values = {
                "who": speaker.who(seat),
                "limit": limit,
                "card": shown.text,
                "beats": beats.text if beats else "no",
            }
        case TwoLimit(seat, limit, by_seat, shown):
            values = {
                "who": speaker.who(seat),
                "limit": limit,
                "by": speaker.who(by_seat),
                "card": shown.text,
            }
        case _Drawing(seat, threw, drew, thrown, drawn):
            values = {
                "who": speaker.who(seat),
                "threw": threw,
                "drew": drew,
                "thrown": _named(thrown),
                "drawn": _named(drawn),
            }
        case Out(seat, diamonds, discarded):
            values = {"who": speaker.who(seat), "diamonds": diamonds, "discarded": len(discarded)}
        case Began(number):
            values = {"round": number}
        case _:
            raise TypeError(event)
    return speaker.say(f"diamantenraub-{_tag(event).replace('_', '-')}", **values)


def _tag(event: Event) -> str:
    return str(event.__struct_config__.tag)


def _listed(speaker: Speaker, laid: Sequence[Laid]) -> str:
    return speaker.all_of([f"{speaker.who(one.seat)}: {one.card.text}" for one in laid])


def _colour(speaker: Speaker, what: str) -> str:
    """A colour in words; anything else as it stands."""
    return speaker.say(f"colour-{what}") if what in COLOURS else what


def _named(hidden: Sequence[Card] | None) -> str:
    """The cards, where one may know them: " (L7R, R3B)"."""
    return f" ({', '.join(shown.text for shown in hidden)})" if hidden else ""
