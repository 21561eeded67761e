"""What a seat sees of Diamantenraub: its own hand and choice, and all that lies open (D5, D15, G4)."""

import msgspec

from karfunkel.games import stage
from karfunkel.games.contract import Position
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.notation import format_card, format_move

STEPS = {rules.CARD: "card", rules.HAND: "hand"}


class Card(msgspec.Struct, frozen=True):
    number: int
    """its place in the deck, 1 to 80"""
    text: str


class Player(msgspec.Struct, frozen=True):
    """What everybody sees of a seat."""

    seat: int
    still_in: bool
    to_choose: bool
    """it still has to choose in this step"""
    diamonds: int
    hand: int
    """how many cards it holds; one that is chosen, but not turned up yet, counts"""
    limit: int
    """for its hand: in the step ``hand`` the one to come; 0 for who is out (D11)"""
    pile: int
    """how many cards it can still draw"""
    left: tuple[Card, ...]
    """the left stack from the bottom up; the last card is active (D4)"""
    right: tuple[Card, ...]
    strength: int | None
    """of its active cards; None without any (D6)"""
    discards: tuple[Card, ...]
    """beaten stacks, and those of who is out"""
    thrown: int
    """how many cards it threw away face down"""


class View(msgspec.Struct, frozen=True):
    seat: int
    """who looks; 0 is a spectator"""
    junior: bool
    round: int
    step: str
    """"card": everyone picks one to play; "hand": everyone keeps or swaps (D4, D12)"""
    pending: tuple[int, ...]
    """who still has to choose"""
    bag: int
    spares: int
    """diamonds paid because the bag was empty (D9)"""
    players: tuple[Player, ...]
    hand: tuple[Card, ...] | None
    """the own hand; None for a spectator"""
    choice: str | None
    """the own choice in this step, as long as others have not chosen"""
    thrown: tuple[Card, ...] | None
    """what the seat threw away itself; None for a spectator"""
    deck: tuple[str, ...]
    """all cards of the game by number; which of them were dealt nobody knows (D1)"""


def card(state: Position, number: int) -> Card:
    """A card by its number, counted from 0."""
    return Card(number + 1, format_card(int(state.deck[number])))


def cards(state: Position, numbers: list[int]) -> tuple[Card, ...]:
    return tuple(card(state, number) for number in numbers)


def view(state: Position, seat: int) -> View:
    seats = range(int(state.seats))
    bag = int(state.bag)
    own = seat - 1
    return View(
        seat=seat,
        junior=bool(state.junior),
        round=int(state.rounds),
        step=STEPS[int(state.step)],
        pending=tuple(other + 1 for other in seats if _has(state.pending, other)),
        bag=max(bag, 0),
        spares=max(-bag, 0),
        players=tuple(_player(state, other) for other in seats),
        hand=cards(state, state.hands[own].tolist()[: int(state.held[own])]) if seat else None,
        choice=format_move(int(state.chosen[own])) if seat and _has_chosen(state, own) else None,
        thrown=cards(state, state.thrown[own].tolist()[: int(state.threw[own])]) if seat else None,
        deck=tuple(format_card(face) for face in state.deck.tolist()),
    )


def _has(seats: int, seat: int) -> bool:
    return bool(int(seats) >> seat & 1)


def _has_chosen(state: Position, seat: int) -> bool:
    return state.stage == stage.PLAYING and _has(state.still_in, seat) and not _has(state.pending, seat)


def _player(state: Position, seat: int) -> Player:
    left, right = (
        cards(state, state.stacks[seat, side].tolist()[: int(state.heights[seat, side])]) for side in range(2)
    )
    return Player(
        seat=seat + 1,
        still_in=_has(state.still_in, seat),
        to_choose=_has(state.pending, seat),
        diamonds=int(state.diamonds[seat]),
        hand=int(state.held[seat]),
        limit=int(state.limits[seat]),
        pile=rules.PILE - int(state.drawn[seat]),
        left=left,
        right=right,
        strength=int(rules.strength(state, seat)) if left or right else None,
        discards=cards(state, state.discards[seat].tolist()[: int(state.discarded[seat])]),
        thrown=int(state.threw[seat]),
    )
