"""The deal of Carat: the chips on their places and the tiles in drawing order (C4, C6)."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from karfunkel.games.carat import rules
from karfunkel.games.carat.notation import LAID, PLACES, TILES
from karfunkel.games.carat.options import Options
from karfunkel.games.contract import Position, Words, new_position
from karfunkel.games.faults import Fault, shown

_TILE = {text: tile for tile, text in enumerate(TILES)}
_CHIPS = {1: 10, 2: 10, 3: 10, 4: 10, 5: 9}  # C2
_KEYS = ("chips", "supply")


def fresh(options: Options, seats: int) -> Position:
    state = new_position(rules)
    rules.setup(state, seats, 3 if options.three_tiles else 1, int(options.open_hands))
    for seat, colours in enumerate(options.colours):
        for colour in colours:
            state.player[rules.COLOURS.index(colour)] = seat
    return state


def draw(options: Options, seats: int, words: Words, part: Mapping[str, object]) -> dict[str, Any]:
    """A deal drawn by random words; the chips or the supply may be given by hand."""
    state = fresh(options, seats)
    rules.deal(state, words(0))
    drawn = {"chips": state.chips.tolist(), "supply": [TILES[tile] for tile in state.supply.tolist()]}
    deal = {**drawn, **part}
    check(deal)
    return deal


def layout(options: Options, seats: int, deal: object) -> Position:
    """A deal set out: the chips on the board, the first tiles in the hands."""
    chips, supply = check(deal)
    source, state = fresh(options, seats), fresh(options, seats)
    source.chips[:] = chips
    source.supply[:] = [_TILE[tile] for tile in supply]
    rules.lay(state, source)
    return state


def check(deal: object) -> tuple[list[int], list[str]]:
    """The chips and the supply of a deal; a Fault if it is not complete and true to the material."""
    if not isinstance(deal, dict):
        raise Fault(f"a deal of Carat is an object with chips and supply, not {shown(deal)} (C4, C6)")
    for key in deal:
        if key not in _KEYS:
            raise Fault(
                f"a deal of Carat has no {shown(key)}; it is an object with chips and supply (C4, C6)"
            )
    for key, rule in zip(_KEYS, ("C4", "C6"), strict=True):
        if key not in deal:
            raise Fault(f"the deal lacks its {key} ({rule})")
    return _check_chips(deal["chips"]), _check_supply(deal["supply"])


def _check_chips(chips: object) -> list[int]:
    if not isinstance(chips, list):
        raise Fault(f"chips is a list of {rules.PLACES} numbers, not {shown(chips)} (C4)")
    if len(chips) != rules.PLACES:
        raise Fault(
            f"chips lists {len(chips)} instead of {rules.PLACES} chips, one a place, A1 to G7 (C3, C4)"
        )
    for place, number in zip(PLACES, chips, strict=True):
        if type(number) is not int or number not in _CHIPS:
            raise Fault(f"the chip on {place} is {shown(number)}; a chip is 1, 2, 3, 4 or 5 (C2)")
    counts = Counter(chips)
    for number, right in _CHIPS.items():
        if counts[number] != right:
            raise Fault(f"{counts[number]} chips are {number}; in the box there are {right} of them (C2)")
    return chips


def _check_supply(supply: object) -> list[str]:
    if not isinstance(supply, list):
        raise Fault(f"supply is a list of {rules.TILES} tiles, not {shown(supply)} (C6)")
    if len(supply) != rules.TILES:
        raise Fault(f"supply lists {len(supply)} instead of all {rules.TILES} tiles (C1)")
    for number, tile in enumerate(supply, start=1):
        if not isinstance(tile, str) or tile not in _TILE:
            raise Fault(f"tile {number} of the supply is {shown(tile)}; {_how_to_write(tile)} (C1)")
    seen: set[str] = set()
    for tile in supply:
        if tile in seen:
            raise Fault(f"the tile {tile} is in the supply twice; no two tiles are alike (C1)")
        seen.add(tile)
    return supply


def _how_to_write(tile: object) -> str:
    if tile in LAID:
        return f"written from red it is {shown(TILES[LAID.index(str(tile)) // 4])}"
    return 'a tile is its value, 1 to 6, and its colours from red, clockwise, as in "3RYBG"'
