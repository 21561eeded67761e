"""Why a move of Mister Diamond is good: how likely a diamond is loose, and what a theft is worth."""

from typing import ClassVar

from karfunkel.bots.reasons import Reason
from karfunkel.games.contract import Game, Position
from karfunkel.games.mister_diamond import notation, rules


class Odds(Reason, frozen=True, tag="mister-diamond-odds"):
    """Of so many diamonds that nobody has tried yet so many are loose, each with the same chance."""

    rules: ClassVar = ("M2", "M4")
    percent: int
    loose: int
    untried: int


class Stuck(Reason, frozen=True, tag="mister-diamond-known-fixed"):
    """This diamond has been tried in this round: it is fixed."""

    rules: ClassVar = ("M5",)


class Steals(Reason, frozen=True, tag="mister-diamond-steals"):
    """What the theft brings, and what it costs the victim."""

    rules: ClassVar = ("M6", "M11")
    seats: ClassVar = ("who",)
    who: int
    gain: int
    loss: int


class Next(Reason, frozen=True, tag="mister-diamond-next"):
    """Who is robbed is next; others are passed over, or it would not have been their turn."""

    rules: ClassVar = ("M9",)
    seats: ClassVar = ("who",)
    who: int


class Again(Reason, frozen=True, tag="mister-diamond-again"):
    """Who declines turns up the next card."""

    rules: ClassVar = ("M7", "M8")
    cards: int


def reasons(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    if move == rules.DECLINE:
        left = int(position.cards - position.turned)
        return (Again(left),) if left else ()
    if move > rules.DECLINE:
        return _of_theft(position, seat, move)
    if int(position.tried) >> move & 1:
        return (Stuck(),)
    loose, untried = int(position.loose), (int(position.tray) & ~int(position.tried)).bit_count()
    return (Odds(round(100 * loose / untried), loose, untried),)


def _of_theft(position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    victim, kind = notation.split_theft(move)
    value = int(position.values[kind])
    worth = 2 * value if position.empty_rings_cost else value  # the empty ring changes hands as well
    stolen = Steals(victim, worth, worth)
    in_turn = seat % int(position.seats) + 1
    return (stolen,) if victim == in_turn else (stolen, Next(victim))
