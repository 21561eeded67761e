"""What happens in a move of Carat, and how it is told."""

from collections.abc import Sequence

from karfunkel.games.carat import rules, view
from karfunkel.games.carat.notation import PLACES, TILES, format_move
from karfunkel.games.contract import Event, Position
from karfunkel.words.catalogue import Speaker


class Laid(Event, frozen=True, tag="laid"):
    """A tile comes out of a hand and onto the board."""

    rules = ("C7",)
    reveals = True
    seat: int
    field: str
    tile: str
    """as it lies: its value and its colours at NW, NE, SE and SW"""


class LaidOpenly(Laid, frozen=True, tag="laid_openly"):
    """The same, from a hand that everybody sees."""

    reveals = False


class Scored(Event, frozen=True):
    """A chip is surrounded, so it is scored and turned over."""

    place: str
    value: int
    carats: tuple[int, int, int, int]
    """the totals of R, Y, B and G"""
    cancelled: tuple[str, ...]
    """colours with the same total, ``"RB"``, where that keeps them from winning; the highest total first"""
    colour: str | None
    """the winning colour; None where no total is unshared"""
    seat: int | None
    """who plays that colour"""
    colours: int
    """how many colours touch the chip"""
    points: int
    """what the chip brings the winning colour"""


class Won(Scored, frozen=True, tag="won"):
    """A player's colour wins the chip."""

    rules = ("C13", "C14")


class WonByNeutral(Scored, frozen=True, tag="won_by_neutral"):
    """A colour wins the chip that nobody plays: nobody gets its points."""

    rules = ("C13", "C14", "C15")


class NotWon(Scored, frozen=True, tag="not_won"):
    """All totals are shared: nobody wins the chip."""

    rules = ("C13", "C15")


class Drawn(Event, frozen=True, tag="drawn"):
    """A tile is drawn from the supply; only who draws it sees which."""

    rules = ("C7",)
    reveals = True
    seat: int
    tile: str | None
    """written from red, clockwise; None for those who do not see it"""
    left: int
    """how many tiles are left in the supply"""

    def seen_by(self, seat: int) -> "Drawn":
        return self if seat == self.seat else Drawn(self.seat, None, self.left)


class DrawnOpenly(Drawn, frozen=True, tag="drawn_openly"):
    """The same for all to see."""

    def seen_by(self, seat: int) -> "Drawn":
        return self


_SCORED = {rules.WON: Won, rules.WON_BY_NEUTRAL: WonByNeutral, rules.NOT_WON: NotWon}


def read(state: Position, row: Sequence[int]) -> Event:
    """A journal row as an event."""
    kind, seat, a, b, c, d, e = row[0], row[1] + 1, *row[2:7]
    if kind in (rules.LAID, rules.LAID_OPENLY):
        field, tile = format_move(a).split("=")
        return (Laid if kind == rules.LAID else LaidOpenly)(seat, field, tile)
    if kind in (rules.DRAWN, rules.DRAWN_OPENLY):
        return (Drawn if kind == rules.DRAWN else DrawnOpenly)(seat, TILES[a], b)
    carats = view.carats(c)
    return _SCORED[kind](
        place=PLACES[a],
        value=b,
        carats=carats,
        cancelled=view.cancelled(carats, d),
        colour=rules.COLOURS[d] if d >= 0 else None,
        seat=view.player_of(state, d),
        colours=sum(total > 0 for total in carats),
        points=e,
    )


def tell(event: Event, speaker: Speaker) -> str:
    match event:
        case Laid(seat, field, tile):
            return speaker.say("carat-laid", who=speaker.who(seat), field=field, tile=tile)
        case Drawn(seat, tile, left):
            seen = "carat-drawn" if tile else "carat-drawn-unseen"
            return speaker.say(seen, who=speaker.who(seat), tile=tile or "", left=left)
        case Scored():
            how, what = _how(event, speaker), _what(event, speaker)
            return speaker.say("carat-scored", place=event.place, how=how, what=what)
    raise TypeError(event)


def _how(event: Scored, speaker: Speaker) -> str:
    """Which colour wins, and why."""
    if event.colour is None:
        if len(event.cancelled) == 1:
            return speaker.say("carat-all-tie", total=max(event.carats))
        high, low = event.cancelled
        return speaker.say(
            "carat-two-ties",
            high=_names(high, speaker),
            high_total=_total(event, high),
            low=_names(low, speaker),
            low_total=_total(event, low),
        )
    winner, total = _name(event.colour, speaker), _total(event, event.colour)
    if event.cancelled:
        tied = event.cancelled[0]
        message = "carat-wins-after-tie" if total else "carat-wins-with-nothing"
        return speaker.say(
            message, tied=_names(tied, speaker), tie=_total(event, tied), winner=winner, total=total
        )
    others = [
        f"{_name(colour, speaker)} ({own})"
        for own, colour in sorted(zip(event.carats, rules.COLOURS, strict=True), key=lambda both: -both[0])
        if own and colour != event.colour
    ]
    if not others:
        return speaker.say("carat-wins-alone", winner=winner, total=total)
    return speaker.say("carat-wins-clearly", winner=winner, total=total, others=speaker.all_of(others))


def _what(event: Scored, speaker: Speaker) -> str:
    """What that brings, and whom."""
    if event.colour is None:
        return speaker.say("carat-points-none")
    product = speaker.say("carat-product", colours=event.colours, value=event.value, points=event.points)
    if event.seat is None:
        colour = _name(event.colour, speaker)
        return speaker.say("carat-points-neutral", product=product, colour=colour)
    return speaker.say("carat-points", product=product, who=speaker.who(event.seat))


def _total(event: Scored, colours: str) -> int:
    return event.carats[rules.COLOURS.index(colours[0])]


def _name(colour: str, speaker: Speaker) -> str:
    return speaker.say(f"carat-{colour}")


def _names(colours: str, speaker: Speaker) -> str:
    return speaker.all_of([_name(colour, speaker) for colour in colours])
