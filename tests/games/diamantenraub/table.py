"""A table of Diamantenraub for tests: positions put together from the texts of cards."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from karfunkel.games.contract import Event, Outcome, Position, copy
from karfunkel.games.diamantenraub import GAME, deals, rules
from karfunkel.games.diamantenraub.notation import format_card
from karfunkel.games.diamantenraub.options import Options
from karfunkel.games.diamantenraub.view import Card, Player

PLAIN = "L1R"
"""What every card is that a test does not name."""

HOUSE_DECK = [format_card(card) for card in deals.read_deck("house")]


def options(seats: int, **given: object) -> Options:
    """Options as somebody gives them."""
    found = GAME.options(given, seats)
    assert isinstance(found, Options)
    return found


@dataclass(frozen=True)
class Seat:
    """What lies before a seat; the cards of each place, first drawn or lowest first, in one text."""

    hand: str = ""
    left: str = ""
    right: str = ""
    pile: str | None = None
    """None: all cards that lie nowhere else; else only these, and the others have been thrown away"""
    diamonds: int = 0


class Table:
    """A game with the cards of `Seat`s.  Cards are numbered by seat, in the order left, right, hand, pile."""

    def __init__(self, *seats: Seat, junior: bool = False, bag: int | None = None) -> None:
        deck, piles = [], []
        for place, seat in enumerate(seats):
            named = f"{seat.left} {seat.right} {seat.hand} {seat.pile or ''}".split()
            deck += named + [PLAIN] * (20 - len(named))
            piles.append(list(range(20 * place + 1, 20 * place + 21)))
        deck += [PLAIN] * (80 - len(deck))
        given = options(len(seats), junior=junior, deck="test.txt")
        (self.state,) = GAME.layouts(given, len(seats), {"deck": deck, "piles": piles})
        for place, seat in enumerate(seats):
            self._set_out(place, seat)
        if bag is None:
            bag = 7 * len(seats) - sum(seat.diamonds for seat in seats)
        self.state.bag = bag
        self.events: list[Event] = []

    def _set_out(self, place: int, seat: Seat) -> None:
        """Take the cards of a seat's dealt pile to where they shall lie."""
        state = self.state
        first = 20 * place
        held = len(seat.hand.split())
        laid = len(f"{seat.left} {seat.right}".split())
        state.hands[place] = 0
        for card in range(first, first + laid):
            state.hands[place, 0] = card
            state.held[place] = 1
            rules.take_from_hand(state, place, card)
            rules.lay_on_stack(state, place, card, np.zeros((0, 8), np.int32))
        state.hands[place, :held] = np.arange(first + laid, first + laid + held)
        state.held[place] = held
        kept = 20 - laid - held if seat.pile is None else len(seat.pile.split())
        start = first + laid + held
        threw = 20 - laid - held - kept
        state.thrown[place, :threw] = np.arange(start + kept, start + kept + threw)
        state.threw[place] = threw
        state.drawn[place] = 20 - kept
        state.piles[place] = 0
        state.piles[place, 20 - kept :] = np.arange(start, start + kept)
        state.diamonds[place] = seat.diamonds

    # --- what is done

    def play(self, *moves: str) -> list[Event]:
        """A whole step: one move for each seat still in, in seat order; a card's text plays it."""
        events: list[Event] = []
        pending = GAME.pending(self.state)
        assert len(pending) == len(moves), (pending, moves)
        for seat, text in zip(pending, moves, strict=True):
            events += self.move(seat, text)
        return events

    def move(self, seat: int, text: str) -> tuple[Event, ...]:
        """One seat's move: P17, S, K, the text of a card to play, or those of the two to keep."""
        if text[0] in "LR":
            numbers = ",".join(str(self.number(seat, card)) for card in text.split())
            text = f"{'K' if ',' in numbers else 'P'}{numbers}"
        events = GAME.play(self.state, seat, GAME.parse_move(self.state, text))
        self.events += events
        return events

    def round(self, *cards: str) -> list[Event]:
        """A round in which all keep their hands, or the game ends."""
        events = self.play(*cards)
        if self.view(0).step == "hand" and not self.outcome:
            events += self.play(*["K"] * len(GAME.pending(self.state)))
        return events

    # --- what is so

    def view(self, seat: int) -> Any:
        return GAME.view(self.state, seat)

    def player(self, seat: int) -> Player:
        player: Player = self.view(0).players[seat - 1]
        return player

    def number(self, seat: int, text: str) -> int:
        """The number of the first card in a seat's hand that looks like this."""
        found: int = next(card.number for card in self.view(seat).hand if card.text == text)
        return found

    def hand(self, seat: int) -> list[str]:
        return texts(self.view(seat).hand)

    def legal(self, seat: int) -> list[str]:
        return [GAME.format_move(self.state, move) for move in GAME.legal(self.state, seat)]

    def active(self, seat: int) -> list[str]:
        """The active cards, the left one first."""
        player = self.player(seat)
        return [stack[-1].text for stack in (player.left, player.right) if stack]

    @property
    def diamonds(self) -> list[int]:
        return list(GAME.scores(self.state))

    @property
    def limits(self) -> list[int]:
        return [player.limit for player in self.view(0).players]

    @property
    def outcome(self) -> Outcome | None:
        return GAME.outcome(self.state)

    def copy(self) -> "Table":
        other = object.__new__(Table)
        other.state = copy(self.state)
        other.events = list(self.events)
        return other


def texts(cards: tuple[Card, ...]) -> list[str]:
    return [card.text for card in cards]


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def all_cards(state: Position) -> list[int]:
    """Every card that some seat was dealt, wherever it lies now, ascending."""
    cards: list[int] = []
    for seat in range(int(state.seats)):
        cards += state.hands[seat].tolist()[: int(state.held[seat])]
        cards += state.piles[seat].tolist()[int(state.drawn[seat]) :]
        cards += state.thrown[seat].tolist()[: int(state.threw[seat])]
        cards += state.discards[seat].tolist()[: int(state.discarded[seat])]
        for side in range(2):
            cards += state.stacks[seat, side].tolist()[: int(state.heights[seat, side])]
    return sorted(cards)


def house_deal(seats: int) -> dict[str, Any]:
    """A deal of the house deck that is not shuffled."""
    return {"deck": list(HOUSE_DECK), "piles": [list(range(20 * s + 1, 20 * s + 21)) for s in range(seats)]}
