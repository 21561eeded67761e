"""What is neither made nor lost in a game: counted over a whole position, hidden things included."""

from collections import Counter
from collections.abc import Callable
from typing import Any

from karfunkel.games.carat.notation import TILES
from karfunkel.games.contract import Position
from karfunkel.match.match import Match


def halbedelstein(match: Match, state: Position) -> None:
    """H4, H7: the stones."""
    options: Any = match.options
    stones = 64 if options.rules == "basic" else 48
    view: Any = match.game.view(state, 0)
    assert sum(map(sum, view.pits)) == sum(match.game.scores(state)) == stones
    assert all(pit >= 0 for ring in view.pits for pit in ring)


def carat(match: Match, state: Position) -> None:
    """C1, C2: every tile is on the board, in one hand or in the supply; every chip lies on its place."""
    views: list[Any] = [match.game.view(state, seat) for seat in range(match.seats + 1)]
    places = [_from_red(tile) for tile in views[0].board.values()]
    for seat in range(1, match.seats + 1):
        places += views[seat].hands[seat - 1]
    places += [TILES[tile] for tile in state.supply.tolist()[int(state.drawn) :]]
    assert sorted(places) == sorted(TILES)
    assert views[0].supply == 36 - int(state.drawn)
    assert [chip.value for chip in views[0].chips] == match.deal["chips"]
    touching = sum(sum(chip.carats) for chip in views[0].chips)
    assert touching == sum(4 * int(tile[0]) for tile in views[0].board.values())


def _from_red(laid: str) -> str:
    value, colours = laid[0], laid[1:]
    red = colours.index("R")
    return value + colours[red:] + colours[:red]


def mister_diamond(match: Match, state: Position) -> None:
    """M1: diamonds are on the tray or in rings; cards are in the pile, rings, or set aside."""
    dealt = match.deal["rounds"][int(state.rounds_begun) - 1]
    view: Any = match.game.view(state, 0)
    filled = sum(rings.filled for owner in view.rings for rings in owner)
    empty = sum(rings.empty for owner in view.rings for rings in owner)
    assert filled + len(view.tray) == dealt["places"]
    assert filled + view.loose == dealt["places"] - len(dealt["fixed"])
    assert int(state.fixed).bit_count() == len(dealt["fixed"])
    assert int(state.fixed) & ~int(state.tray) == 0
    assert filled + empty + view.set_aside + (view.card is not None) + view.pile == len(dealt["cards"])
    assert {card: count for card, count in view.cards if count} == Counter(dealt["cards"])


def diamantenraub(match: Match, state: Position) -> None:
    """D1: each seat has twenty cards somewhere, all different; no diamond but those of the bag and spares."""
    cards = [card for seat in range(match.seats) for card in cards_of(state, seat)]
    assert [len(cards_of(state, seat)) for seat in range(match.seats)] == [20] * match.seats
    assert len(set(cards)) == 20 * match.seats
    assert set(cards) <= set(range(80))
    assert sum(state.diamonds.tolist()) + int(state.bag) == 7 * match.seats


def cards_of(state: Position, seat: int) -> list[int]:
    """All that a seat was dealt in Diamantenraub, wherever it is now."""
    cards = state.hands[seat].tolist()[: int(state.held[seat])]
    cards += state.piles[seat].tolist()[int(state.drawn[seat]) :]
    cards += state.discards[seat].tolist()[: int(state.discarded[seat])]
    cards += state.thrown[seat].tolist()[: int(state.threw[seat])]
    for side in range(2):
        cards += state.stacks[seat, side].tolist()[: int(state.heights[seat, side])]
    return sorted(cards)


CONSERVED: dict[str, Callable[[Match, Position], None]] = {
    "halbedelstein": halbedelstein,
    "carat": carat,
    "mister_diamond": mister_diamond,
    "diamantenraub": diamantenraub,
}
