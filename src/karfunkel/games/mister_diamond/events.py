"""What happens in a move of Mister Diamond, and how it is told."""

from collections.abc import Sequence
from typing import Literal

from karfunkel.games.contract import Event, Position
from karfunkel.games.mister_diamond import rules, view
from karfunkel.games.mister_diamond.notation import Card, card_name
from karfunkel.words.catalogue import Speaker


class RoundBegins(Event, frozen=True, tag="round_begins"):
    """A round has been dealt; this seat begins."""

    rules = ("M2", "M12")
    round: int
    rounds: int
    seat: int


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """The seat turns up the top card of the pile."""

    rules = ("M3",)
    reveals = True
    seat: int
    card: Card


class Taken(Event, frozen=True, tag="taken"):
    """The diamond tried was loose and goes into the ring just turned up."""

    rules = ("M4",)
    reveals = True
    seat: int
    place: int
    value: int


class Stuck(Event, frozen=True, tag="stuck"):
    """The diamond tried is fixed; the ring stays empty."""

    rules = ("M4", "M5")
    reveals = True
    seat: int
    place: int | None
    """None when it is told later on without marks"""
    value: int
    marked: bool
    """from now on the place is marked for all (option marks)"""

    def remembered(self) -> "Stuck":
        return self if self.marked else Stuck(self.seat, None, self.value, self.marked)


class SetAside(Event, frozen=True, tag="set_aside"):
    """The steal card just turned up is of no use."""

    rules = ("M7",)
    seat: int
    why: Literal["no_empty_ring", "no_matching_ring"]
    """the seat has no empty ring, or nobody else a diamond in a ring of the same value"""


class Declined(Event, frozen=True, tag="declined"):
    """The seat does without the theft."""

    rules = ("M8",)
    seat: int


class Stolen(Event, frozen=True, tag="stolen"):
    """A diamond moves from the victim's ring into the thief's, both of this value."""

    rules = ("M6",)
    seat: int
    victim: int
    value: int


class RobbedIsNext(Event, frozen=True, tag="robbed_is_next"):
    """The turn goes to the seat that was robbed."""

    rules = ("M9",)
    seat: int


class RoundOver(Event, frozen=True, tag="round_over"):
    """A round is over, and its rings are counted."""

    rules = ("M10", "M11")
    round: int
    rounds: int
    reason: str
    dollars: tuple[int, ...]
    """what this round brought, by seat"""
    scores: tuple[int, ...]
    """what all rounds so far brought, by seat"""


def opening(state: Position) -> tuple[Event, ...]:
    """What the deal of a round has laid open: steal cards on top of the pile are of no use to anybody."""
    seat = int(state.pending).bit_length()
    events: list[Event] = [RoundBegins(int(state.rounds_begun), int(state.rounds), seat)]
    for card in state.pile[: int(state.turned)].tolist():
        events.append(TurnedUp(seat, card_name(state, card)))
        if card == rules.STEAL:
            events.append(SetAside(seat, "no_empty_ring"))
    return tuple(events)


def read(state: Position, row: Sequence[int]) -> Event:
    """A journal row of a move that led to this position, as an event."""
    kind, seat, a, b, c = row[0], row[1] + 1, *row[2:5]
    if kind == rules.TURNED_UP:
        return TurnedUp(seat, a or "steal")
    if kind == rules.TAKEN:
        return Taken(seat, a + 1, b)
    if kind == rules.STUCK:
        return Stuck(seat, a + 1, b, bool(c))
    if kind == rules.SET_ASIDE:
        return SetAside(seat, "no_matching_ring" if a else "no_empty_ring")
    if kind == rules.DECLINED:
        return Declined(seat)
    if kind == rules.STOLEN:
        return Stolen(seat, a + 1, b)
    if kind == rules.ROBBED_IS_NEXT:
        return RobbedIsNext(seat)
    assert kind == rules.ROUND_OVER, row
    return RoundOver(
        int(state.rounds_begun),
        int(state.rounds),
        rules.REASONS[a],
        view.dollars(state),
        tuple(state.totals[: int(state.seats)].tolist()),
    )


def tell(event: Event, speaker: Speaker) -> str:
    match event:
        case RoundBegins(number, rounds, seat):
            return speaker.say(
                "mister-diamond-round-begins", who=speaker.who(seat), round=number, rounds=rounds
            )
        case TurnedUp(seat, "steal"):
            return speaker.say("mister-diamond-turned-up-steal", who=speaker.who(seat))
        case TurnedUp(seat, value):
            return speaker.say("mister-diamond-turned-up-ring", who=speaker.who(seat), value=value)
        case Taken(seat, place, value):
            return speaker.say("mister-diamond-taken", who=speaker.who(seat), place=place, value=value)
        case Stuck(seat, None, value):
            return speaker.say("mister-diamond-stuck-somewhere", who=speaker.who(seat), value=value)
        case Stuck(seat, place, value, marked):
            message = "mister-diamond-stuck-marked" if marked else "mister-diamond-stuck"
            return speaker.say(message, who=speaker.who(seat), place=place, value=value)
        case SetAside(seat, why):
            return speaker.say(f"mister-diamond-set-aside-{why}", who=speaker.who(seat))
        case Declined(seat):
            return speaker.say("mister-diamond-declined", who=speaker.who(seat))
        case Stolen(seat, victim, value):
            return speaker.say(
                "mister-diamond-stolen", who=speaker.who(seat), victim=speaker.who(victim), value=value
            )
        case RobbedIsNext(seat):
            return speaker.say("mister-diamond-robbed-is-next", who=speaker.who(seat))
        case RoundOver():
            return _tell_round_over(event, speaker)
    raise TypeError(event)


def _tell_round_over(event: RoundOver, speaker: Speaker) -> str:
    """The reason of the last round is told by the end of the match."""
    message = "mister-diamond-round-over" if event.round < event.rounds else "mister-diamond-counted"
    sums = _sums(event.dollars, speaker)
    text = speaker.say(message, round=event.round, reason=event.reason, sums=sums)
    if event.round == 1:
        return text
    return f"{text} {speaker.say('mister-diamond-together', sums=_sums(event.scores, speaker))}"


def _sums(dollars: Sequence[int], speaker: Speaker) -> str:
    return "; ".join(_sum(speaker.who(seat), amount, speaker) for seat, amount in enumerate(dollars, start=1))


def _sum(who: str, amount: int, speaker: Speaker) -> str:
    sign = "minus" if amount < 0 else "plus"
    return speaker.say("mister-diamond-sum", who=who, sign=sign, dollars=abs(amount))
