"""Fields, places, tiles and moves as text: ``d4=3RYBG`` (RULES: Carat, "Notation")."""

import re

from karfunkel.games.carat import rules
from karfunkel.games.faults import Fault, quoted

FIELDS = tuple(f"{column}{row}" for row in range(1, 7) for column in "abcdef")
PLACES = tuple(f"{column}{row}" for row in range(1, 8) for column in "ABCDEFG")
TILES = tuple(f"{value}{order}" for value in range(1, 7) for order in rules.ORDERS)
"""The tiles as they are called in hands and supply: from red, clockwise."""

LAID = tuple(f"{tile[0]}{tile[5 - turn :]}{tile[1 : 5 - turn]}" for tile in TILES for turn in range(4))
"""The same tiles as they may lie (C10), by tile and turn: the colours at NW, NE, SE and SW."""

_FIELD = {text: field for field, text in enumerate(FIELDS)}
_LAID = {text: number for number, text in enumerate(LAID)}
_MOVE = re.compile(r"([^=]*)=([^=]*)")


def parse_move(text: str) -> int:
    match = _MOVE.fullmatch(text)
    if not match:
        raise Fault(
            f"{quoted(text)} is no move; a move is a field and a tile as it shall lie, as in d4=3RYBG"
        )
    field, laid = match.groups()
    if field not in _FIELD:
        raise Fault(f"{quoted(text)} is no move: {quoted(field)} is no field; fields are a1 to f6")
    if laid not in _LAID:
        raise Fault(
            f"{quoted(text)} is no move: {quoted(laid)} is no tile; that is a value, 1 to 6, "
            "and R, Y, B, G, each once"
        )
    tile, turn = divmod(_LAID[laid], 4)
    return rules.MOVES_OF_A_TILE * tile + 4 * _FIELD[field] + turn


def split(move: int) -> tuple[int, int, int]:
    """The tile, the field and the turn of a move."""
    tile, rest = divmod(move, rules.MOVES_OF_A_TILE)
    return tile, rest // 4, rest % 4


def format_move(move: int) -> str:
    tile, field, turn = split(move)
    return f"{FIELDS[field]}={LAID[4 * tile + turn]}"


def tiles_in(hand: int) -> tuple[str, ...]:
    """The tiles of a hand, in the order of ``TILES``."""
    return tuple(name for tile, name in enumerate(TILES) if int(hand) >> tile & 1)
