"""Small tables of Carat: a deal is made to measure for the moves that a test plays."""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import numpy as np

from karfunkel.games import chance, verbs
from karfunkel.games.carat import GAME, rules
from karfunkel.games.carat.notation import LAID, PLACES, TILES
from karfunkel.games.carat.options import Options
from karfunkel.games.carat.view import Chip, View
from karfunkel.games.contract import Event, Position

BOX = [*range(1, 5)] * 10 + [5] * 9

ROUND_D4 = (("c3", 1), ("d3", 0), ("d4", 3), ("c4", 2))
"""The fields round chip D4, and at which corner each touches it, clockwise from NW."""

GENERATOR = chance.generator(1998)


def settled(seats: int = 2, **given: object) -> Options:
    options = GAME.options(given, seats)
    assert isinstance(options, Options)
    return options


def chips(**by_place: int) -> list[int]:
    """A layout with these chips on these places, and the rest of the box on the others."""
    rest = list((Counter(BOX) - Counter(by_place.values())).elements())
    return [by_place[place] if place in by_place else rest.pop() for place in PLACES]


def supply(first: Iterable[str]) -> list[str]:
    """All tiles, beginning with these; written as they may lie."""
    begin = [TILES[LAID.index(tile) // 4] for tile in first]
    return begin + [tile for tile in TILES if tile not in begin]


def deal_for(moves: Iterable[str], layout: Mapping[str, int] | None = None) -> dict[str, Any]:
    """A deal in which these moves can be played from the start: the k-th turn lays the k-th tile."""
    return {"chips": chips(**(layout or {})), "supply": supply(move.split("=")[1] for move in moves)}


class Table:
    """A match on its way."""

    def __init__(
        self, *moves: str, seats: int = 2, layout: Mapping[str, int] | None = None, **options: object
    ) -> None:
        self.options = settled(seats, **options)
        self.deal = deal_for(moves, layout)
        (self.state,) = GAME.layouts(self.options, seats, self.deal)
        self.events: tuple[Event, ...] = ()
        """those of the last move"""
        self.play(*moves)

    def play(self, *moves: str) -> None:
        for move in moves:
            self.events = GAME.play(self.state, self.to_move, GAME.parse_move(self.state, move))

    @property
    def to_move(self) -> int:
        (seat,) = GAME.pending(self.state)
        return seat

    @property
    def legal(self) -> list[str]:
        return [GAME.format_move(self.state, move) for move in GAME.legal(self.state, self.to_move)]

    @property
    def fields(self) -> set[str]:
        """The fields on which the seat to move may lay."""
        return {move.split("=")[0] for move in self.legal}

    @property
    def view(self) -> View:
        return GAME.view(self.state, 0)

    def chip(self, place: str) -> Chip:
        return self.view.chips[PLACES.index(place)]


def tile_with(diamond: str, corner: int, order: int) -> str:
    """A tile as it lies, with a diamond like R5 at a corner, clockwise from NW."""
    colour, value = diamond[0], diamond[1]
    ring = rules.ORDERS[order]
    start = ring.index(colour) - corner
    return value + "".join(ring[(start + step) % 4] for step in range(4))


def surround(*diamonds: str, value: int = 3, seats: int = 4, **options: object) -> Table:
    """A table at which chip D4, of that value, has just been surrounded by these diamonds."""
    moves = [
        f"{field}={tile_with(diamond, corner, order)}"
        for order, (diamond, (field, corner)) in enumerate(zip(diamonds, ROUND_D4, strict=True))
    ]
    return Table(*moves, seats=seats, layout={"D4": value}, **options)


def words() -> Any:
    drawn = np.empty(rules.WORDS, np.uint32)
    chance.fill(drawn, GENERATOR)
    return drawn


def dealt(seats: int, **options: object) -> Position:
    state = GAME.fresh(settled(seats, **options), seats)
    verbs.deal(state, words())
    return state


def pick_move(state: Position) -> tuple[int, int]:
    """The seat to move and a move at random."""
    (seat,) = GAME.pending(state)
    moves = GAME.legal(state, seat)
    return seat, moves[int(chance.next_word(GENERATOR)) * len(moves) >> 32]


def play_on(state: Position, turns: int = 36) -> list[Event]:
    """Play at random; all that happened."""
    events: list[Event] = []
    for _ in range(turns):
        if GAME.pending(state):
            events += GAME.play(state, *pick_move(state))
    return events
