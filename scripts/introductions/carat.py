"""The lessons of Carat: lay a tile, and say who wins a chip, after the rulebook's examples (C13, C14)."""

from collections import Counter
from collections.abc import Iterable, Iterator

import msgspec

from karfunkel.games.carat import GAME
from karfunkel.games.carat.events import Scored
from karfunkel.games.carat.notation import LAID, PLACES, TILES
from karfunkel.games.contract import Event, Position
from scripts.introductions.trying import READER, Lesson, find_a_move

ROUND_D4 = (("c3", 1), ("d3", 0), ("c4", 2), ("d4", 3))
ROUND_D1 = (("c1", 2), ("d1", 3))
"""The fields round a chip, and which of their corners touches it, clockwise from NW"""


def tiles_with(diamonds: Iterable[tuple[str, int]]) -> Iterator[str]:
    """Tiles as they lie, no two the same, each with a diamond like R5 at the corner given with it."""
    taken: set[int] = set()
    for diamond, corner in diamonds:
        found = next(
            number
            for number, laid in enumerate(LAID)
            if laid[0] == diamond[1] and laid[1 + corner] == diamond[0] and number // 4 not in taken
        )
        taken.add(found // 4)
        yield LAID[found]


def table(seats: int, moves: Iterable[str], place: str, chip: int, hand: str = "") -> Position:
    """A table at which these moves have been played, with this chip, and then this tile in the next hand."""
    moves = list(moves)
    used = [TILES[LAID.index(move.split("=")[1]) // 4] for move in moves] + [hand] * bool(hand)
    chips = Counter([*range(1, 5)] * 10 + [5] * 9)
    chips[chip] -= 1
    box = list(chips.elements())
    layout = [box[at * 11 % len(box)] for at in range(len(box))]
    layout.insert(PLACES.index(place), chip)
    deal = {"chips": layout, "supply": used + [tile for tile in TILES if tile not in used]}
    (state,) = GAME.layouts(GAME.options({}, seats), seats, deal)
    for move in moves:
        (seat,) = GAME.pending(state)
        GAME.play(state, seat, GAME.parse_move(state, move))
    return state


def lay_a_tile() -> Lesson:
    """C10, C11: one field, four turns, and one of them wins the chip."""
    places = (*ROUND_D4[:3], ("b3", 0))
    tiles = tiles_with(
        (diamond, corner) for diamond, (_, corner) in zip(("B3", "Y2", "B2", "G1"), places, strict=True)
    )
    moves = [f"{field}={tile}" for (field, _), tile in zip(places, tiles, strict=True)]
    state = table(2, moves, "D4", 4, hand="6RGBY")
    turns = [f"d4={laid}" for laid in LAID if TILES[LAID.index(laid) // 4] == "6RGBY"]
    return find_a_move(
        "lay",
        GAME,
        state,
        [GAME.parse_move(state, move) for move in turns],
        lambda events: any(map(_wins, events)),
    )


def _wins(event: Event) -> bool:
    return isinstance(event, Scored) and event.seat == READER


def who_wins(name: str, place: str, chip: int, *diamonds: str) -> Lesson:
    """C13: a chip with all its diamonds."""
    fields = ROUND_D4 if place == "D4" else ROUND_D1
    tiles = list(tiles_with((diamond, corner) for diamond, (_, corner) in zip(diamonds, fields, strict=True)))
    laid = {field: tile for (field, _), tile in zip(fields, tiles, strict=True)}
    inner = [] if place == "D4" else [f"c2={next(tile for tile in LAID[::-4] if tile not in tiles)}"]
    state = table(4, [*inner, *(f"{field}={tile}" for field, tile in laid.items())], place, chip)
    scored = GAME.view(state, 0).chips[PLACES.index(place)]
    return {
        "id": name,
        "choose": "colour",
        "chip": msgspec.to_builtins(scored),
        "tiles": laid,
        "options": ["R", "Y", "B", "G", "nobody"],
        "answer": [scored.colour or "nobody"],
    }


def lessons() -> dict[str, list[Lesson]]:
    return {
        "lessons": [
            lay_a_tile(),
            who_wins("most", "D4", 3, "R5", "B4", "Y2", "G1"),
            who_wins("sum", "D4", 2, "R5", "B4", "B2", "G3"),
            who_wins("tie", "D4", 3, "R5", "B5", "G2", "G1"),
            who_wins("absent", "D4", 2, "R4", "B4", "G1", "G3"),
            who_wins("two_ties", "D4", 5, "R6", "G6", "B3", "Y3"),
            who_wins("edge", "D1", 4, "R6", "G6"),
        ]
    }
