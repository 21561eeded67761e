"""Why a move of Carat is good: what becomes of the chips at the corners of its field."""

from typing import ClassVar

from karfunkel.bots.reasons import Reason
from karfunkel.games.carat import notation, rules, view
from karfunkel.games.carat.notation import PLACES
from karfunkel.games.contract import Game, Position, copy

_NOBODY = 0


class Chip(Reason, frozen=True):
    """What the move does to one chip."""

    place: str


class Gains(Chip, frozen=True, tag="carat-gains"):
    """It closes the chip, and the seat's own colour wins it."""

    rules: ClassVar = ("C11", "C13", "C14")
    points: int


class Gives(Chip, frozen=True, tag="carat-gives"):
    """It closes the chip, and somebody else wins it."""

    rules: ClassVar = ("C11", "C13", "C14")
    seats: ClassVar = ("who",)
    who: int
    points: int


class Buries(Chip, frozen=True, tag="carat-buries"):
    """It closes the chip, and nobody gets its points."""

    rules: ClassVar = ("C13", "C15")
    chip: int


class TakesOver(Chip, frozen=True, tag="carat-takes-over"):
    """As the chip stands then, the seat's colour would win it; before, it would not have."""

    rules: ClassVar = ("C13",)
    chip: int


class Spoils(Chip, frozen=True, tag="carat-spoils"):
    """As the chip stood, somebody else would have won it; now they would not."""

    rules: ClassVar = ("C13",)
    seats: ClassVar = ("who",)
    who: int
    chip: int


class Leaves(Chip, frozen=True, tag="carat-leaves"):
    """One field round the chip stays free, and whoever fills it decides."""

    rules: ClassVar = ("C9", "C11")
    chip: int


_ORDER = (Gains, Gives, Buries, TakesOver, Spoils, Leaves)


def reasons(game: Game, position: Position, seat: int, move: int) -> tuple[Reason, ...]:
    after = copy(position)
    game.play(after, seat, move)
    _, field, _ = notation.split(move)
    found: list[Chip] = []
    for corner in range(4):
        place = int(rules.corner_of(field, corner))
        found += _about(position, after, seat, place)
    return tuple(sorted(found, key=lambda reason: (_ORDER.index(type(reason)), reason.place)))


def _about(before: Position, after: Position, seat: int, place: int) -> list[Chip]:
    name, chip = PLACES[place], int(after.chips[place])
    touching = int(after.touching[place])
    winner = _winner(after, place)
    if touching & rules.FULL:
        points = int(sum(rules.won_from(touching, chip)))
        if winner == seat:
            return [Gains(name, points)]
        return [Gives(name, winner, points)] if winner else [Buries(name, chip)]
    leader = _winner(before, place)
    found: list[Chip] = []
    if winner == seat != leader:
        found.append(TakesOver(name, chip))
    elif leader not in (winner, seat, _NOBODY):
        found.append(Spoils(name, leader, chip))
    if touching + rules.DIAMOND >= rules.FULL:
        found.append(Leaves(name, chip))
    return found


def _winner(position: Position, place: int) -> int:
    """The seat that wins a chip as it stands, or nobody: no colour does, or a neutral one (C13, C15)."""
    diamonds = int(position.touching[place]) & (rules.DIAMOND - 1)
    colour = int(rules.winner_of(diamonds | rules.FULL)) if diamonds else -1
    return view.player_of(position, colour) or _NOBODY
