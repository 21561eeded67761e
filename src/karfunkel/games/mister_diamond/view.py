"""What a seat sees of Mister Diamond: what lies open, the same for all (G4)."""

from collections import Counter

import msgspec
import numpy as np

from karfunkel.games.contract import SEATS_IN, Position
from karfunkel.games.mister_diamond import rules
from karfunkel.games.mister_diamond.notation import Card, card_name, ring_values


class Rings(msgspec.Struct, frozen=True):
    """The rings of one value that lie before a seat."""

    value: int
    filled: int
    empty: int


class View(msgspec.Struct, frozen=True):
    seat: int
    """who looks; 0 is a spectator"""
    to_move: int | None
    robbed: bool
    """whether the seat to move is next because it was robbed (M9)"""
    round: int
    rounds: int
    places: int
    """the number of places on the tray"""
    tray: tuple[int, ...]
    """the places that still hold a diamond"""
    loose: int
    """how many loose diamonds are left, as everyone can count"""
    marks: tuple[int, ...] | None
    """places known to be fixed; None without the option marks (M5)"""
    card: Card | None
    """the card that lies face up and waits for a move: a ring's value or a steal card"""
    pile: int
    """how many cards are left in the pile"""
    set_aside: int
    """how many steal cards are dealt with and lie aside, used or not"""
    cards: tuple[tuple[Card, int], ...]
    """what the pile was made of: each card and how often"""
    rings: tuple[tuple[Rings, ...], ...]
    """by seat: its rings of this round, by value; a ring just turned up is not among them yet"""
    dollars: tuple[int, ...]
    """by seat: what its rings of this round are worth (M11)"""
    scores: tuple[int, ...]
    """by seat: all rounds, this one as it stands (M12)"""


def view(state: Position, seat: int) -> View:
    turned = state.pile[: int(state.turned)].tolist()
    waiting = bool(state.pending)
    steals = turned.count(rules.STEAL)
    card = card_name(state, turned[-1]) if waiting else None
    return View(
        seat=seat,
        to_move=next(iter(SEATS_IN[state.pending]), None),
        robbed=int(state.robbed) != rules.NOBODY,
        round=int(state.rounds_begun),
        rounds=int(state.rounds),
        places=int(state.places),
        tray=_places(state.tray),
        loose=int(state.loose),
        marks=_places(state.tried) if state.marks else None,
        card=card,
        pile=int(state.cards) - len(turned),
        set_aside=steals - (card == "steal"),
        cards=_material(state),
        rings=tuple(_rings(state, owner) for owner in range(int(state.seats))),
        dollars=dollars(state),
        scores=_scores(state),
    )


def dollars(state: Position) -> tuple[int, ...]:
    """What each seat's rings on the table are worth (M11)."""
    return tuple(int(rules.dollars(state, seat)) for seat in range(int(state.seats)))


def _scores(state: Position) -> tuple[int, ...]:
    out = np.zeros(int(state.seats), dtype=np.int64)
    rules.scores(state, out)
    return tuple(out.tolist())


def _places(bits: int) -> tuple[int, ...]:
    return tuple(place for place in range(1, rules.MOST_PLACES + 1) if int(bits) >> (place - 1) & 1)


def _rings(state: Position, owner: int) -> tuple[Rings, ...]:
    filled, empty = state.filled[owner].tolist(), state.empty[owner].tolist()
    return tuple(
        Rings(value, filled[kind], empty[kind])
        for kind, value in enumerate(ring_values(state))
        if filled[kind] or empty[kind]
    )


def _material(state: Position) -> tuple[tuple[Card, int], ...]:
    counts = Counter(state.pile[: int(state.cards)].tolist())
    kinds = [*range(int(state.kinds)), rules.STEAL]
    return tuple((card_name(state, kind), counts[kind]) for kind in kinds)
