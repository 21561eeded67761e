"""What a seat sees of Carat: all that lies on the table, and its own hand (G4, C6)."""

from functools import lru_cache

import msgspec

from karfunkel.games.carat import rules
from karfunkel.games.carat.notation import FIELDS, LAID, PLACES, tiles_in
from karfunkel.games.contract import SEATS_IN, Position


class Chip(msgspec.Struct, frozen=True):
    """A chip and the diamonds round it."""

    place: str
    value: int
    turned: bool
    """whether it has been scored and turned over (C11)"""
    carats: tuple[int, int, int, int]
    """the totals of R, Y, B and G so far (C13)"""
    missing: int
    """how many fields round it are still free"""
    colour: str | None
    """who has won it, once it is turned; None where nobody has"""
    seat: int | None
    """who plays that colour; None where it is neutral"""
    points: int
    """what it brought that colour (C14)"""
    leader: str | None
    """the colour that wins it as it stands now, were no more diamonds to come (C13)"""
    cancelled: tuple[str, ...]
    """colours with the same total, ``"RB"``, where that keeps them from winning; the highest total first"""
    worth: int
    """what it would bring the leader (C14)"""


class View(msgspec.Struct, frozen=True):
    seat: int
    """who looks; 0 is a spectator"""
    to_move: int | None
    board: dict[str, str]
    """by field, the tile as it lies: its value and its colours at NW, NE, SE and SW"""
    chips: tuple[Chip, ...]
    """A1, B1 … G1, A2 … G7"""
    hands: tuple[tuple[str, ...] | None, ...]
    """by seat: its tiles, each written from red, clockwise; None where they are hidden"""
    hand_sizes: tuple[int, ...]
    supply: int
    """how many tiles are left to draw"""
    colours: tuple[str, ...]
    """by seat: its colour, or its two (C5, C17)"""
    points: dict[str, int]
    """by colour, neutral ones too (C15, C17)"""
    scores: tuple[int, ...]


def view(state: Position, seat: int) -> View:
    seats = range(1, int(state.seats) + 1)
    hands = [tiles_in(hand) for hand in state.hands[: len(seats)].tolist()]
    laid = int(state.laid)
    points = tuple(int(won) for won in rules.points(state))
    return View(
        seat=seat,
        to_move=next(iter(SEATS_IN[state.pending]), None),
        board={
            name: LAID[tile]
            for field, (name, tile) in enumerate(zip(FIELDS, state.board.tolist(), strict=True))
            if laid >> field & 1
        },
        chips=chips(state),
        hands=tuple(hands[other - 1] if state.open_hands or other == seat else None for other in seats),
        hand_sizes=tuple(len(hand) for hand in hands),
        supply=rules.TILES - int(state.drawn),
        colours=tuple(colours_of(state, other) for other in seats),
        points=dict(zip(rules.COLOURS, points, strict=True)),
        scores=tuple(int(rules.sum_of(state, other - 1, *points)) for other in seats),
    )


def chips(state: Position) -> tuple[Chip, ...]:
    players = tuple(player_of(state, colour) for colour in range(len(rules.COLOURS)))
    lying = zip(range(rules.PLACES), state.touching.tolist(), state.chips.tolist(), strict=True)
    return tuple(chip(place, touching, value, players) for place, touching, value in lying)


@lru_cache(maxsize=20_000)  # a move changes four of the 49 at most
def chip(place: int, touching: int, value: int, players: tuple[int | None, ...]) -> Chip:
    turned = bool(touching & rules.FULL)
    totals, standing = carats(touching), touching | rules.FULL
    leader = int(rules.winner_of(standing))
    colour = leader if turned else -1
    return Chip(
        place=PLACES[place],
        value=value,
        turned=turned,
        carats=totals,
        missing=4 - touching // rules.DIAMOND,
        colour=rules.COLOURS[colour] if colour >= 0 else None,
        seat=players[colour] if colour >= 0 else None,
        points=int(sum(rules.won_from(touching, value))),
        leader=rules.COLOURS[leader] if leader >= 0 else None,
        cancelled=cancelled(totals, leader),
        worth=int(sum(rules.won_from(standing, value))),
    )


def carats(touching: int) -> tuple[int, int, int, int]:
    """The totals of R, Y, B and G."""
    red, yellow, blue, green = (int(rules.carats_of(touching, colour)) for colour in range(4))
    return red, yellow, blue, green


def cancelled(totals: tuple[int, ...], winner: int) -> tuple[str, ...]:
    """The colours above the winner, all of which share their totals (C13); all colours, if nobody wins."""
    floor = totals[winner] if winner >= 0 else -1
    shared = sorted({total for total in totals if total > floor}, reverse=True)
    return tuple(
        "".join(colour for colour, own in zip(rules.COLOURS, totals, strict=True) if own == total)
        for total in shared
    )


def player_of(state: Position, colour: int) -> int | None:
    """The seat that plays a colour; None for a neutral one, or none at all."""
    seat = int(state.player[colour]) if colour >= 0 else rules.NEUTRAL
    return None if seat == rules.NEUTRAL else seat + 1


def colours_of(state: Position, seat: int) -> str:
    return "".join(letter for colour, letter in enumerate(rules.COLOURS) if player_of(state, colour) == seat)
