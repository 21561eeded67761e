"""The deal of Diamantenraub: the deck, and every seat's draw pile (D1, D3)."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from karfunkel.games import material
from karfunkel.games.contract import Position, Words, new_position
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.notation import format_card, parse_card
from karfunkel.games.diamantenraub.options import Options
from karfunkel.games.faults import Fault, quoted, shown

DECKS = Path(__file__).parent / "decks"
HOUSE = "house"

Deck = tuple[int, ...]


def read_deck(name: str) -> Deck:
    """The house deck, or the one in a file."""
    return read_file(DECKS / "house.txt" if name == HOUSE else Path(name))


def read_file(path: Path) -> Deck:
    """A deck of a text file, one card a line."""
    deck: list[int] = []
    number = 0
    for number, line in material.lines(path):
        try:
            deck.append(parse_card(line))
        except Fault as fault:
            raise Fault(f"{path}, line {number}: {fault} (D2)") from None
        if len(deck) > rules.CARDS:
            raise Fault(f"{path}, line {number}: this is one card more than the {rules.CARDS} of a deck (D3)")
    if len(deck) < rules.CARDS:
        ends = f"the deck ends here with {len(deck)} cards; it needs {rules.CARDS}"
        raise Fault(f"{path}, line {number or 1}: {ends} (D3)")
    return tuple(deck)


def house_decks() -> tuple[Deck, ...]:
    """The house deck and all that were released before it: records with those stay readable."""
    return tuple(read_file(path) for path in (DECKS / "house.txt", *sorted(DECKS.glob("earlier/*.txt"))))


def fresh(options: Options, seats: int, deck: Deck) -> Position:
    state = new_position(rules)
    rules.setup(state, seats, int(options.junior))
    state.deck[:] = deck
    return state


def draw(options: Options, seats: int, words: Words, part: Mapping[str, object]) -> dict[str, Any]:
    """A complete deal; what ``part`` gives is taken as it stands."""
    _check_keys(part)
    deck = _check_deck(options, part["deck"]) if "deck" in part else read_deck(options.deck)
    if "piles" in part:
        piles = _check_piles(seats, part["piles"])
    else:
        state = fresh(options, seats, deck)
        rules.deal_piles(state, words(0))
        piles = (state.piles[:seats].astype(int) + 1).tolist()
    return {"deck": [format_card(card) for card in deck], "piles": piles}


def layout(options: Options, seats: int, deal: object) -> Position:
    """A deal of any JSON value, checked and set out.  No file is needed: a deal holds its whole deck."""
    if not isinstance(deal, Mapping):
        raise Fault("deal: expected an object with deck and piles")
    _check_keys(deal)
    for key in ("deck", "piles"):
        if key not in deal:
            raise Fault(f"deal: {key} is missing")
    state = fresh(options, seats, _check_deck(options, deal["deck"]))
    piles = _check_piles(seats, deal["piles"])
    state.piles[:seats] = np.array(piles) - 1
    rules.open_game(state)
    return state


def _check_keys(deal: Mapping[str, object]) -> None:
    for key in deal:
        if key not in ("deck", "piles"):
            raise Fault(f"deal: there is no {quoted(key)}; there is deck and piles")


def _check_deck(options: Options, given: object) -> Deck:
    """The cards of a deck (D3); the house deck is one that was released."""
    if not isinstance(given, list) or len(given) != rules.CARDS:
        raise Fault(f"deal: deck: expected {rules.CARDS} cards, {_counted(given)} (D3)")
    cards: list[int] = []
    for number, text in enumerate(given, start=1):
        if not isinstance(text, str):
            raise Fault(f"deal: deck: card {number}: expected a text like L7R:x5, not {shown(text)} (D2)")
        try:
            cards.append(parse_card(text))
        except Fault as fault:
            raise Fault(f"deal: deck: card {number}: {fault} (D2)") from None
    deck = tuple(cards)
    if options.deck == HOUSE and deck not in house_decks():
        house = read_deck(HOUSE)
        number = next(place for place in range(rules.CARDS) if deck[place] != house[place])
        raise Fault(
            f"deal: deck: card {number + 1} of the house deck is {format_card(house[number])}, "
            f"not {format_card(deck[number])}; another deck needs another name in option deck (D3)"
        )
    return deck


def _check_piles(seats: int, given: object) -> list[list[int]]:
    """Twenty different cards for every seat (D1)."""
    if not isinstance(given, list) or len(given) != seats:
        raise Fault(f"deal: piles: expected {seats} piles, one a seat, {_counted(given)} (D1)")
    owners: dict[int, int] = {}
    for seat, pile in enumerate(given, start=1):
        if not isinstance(pile, list) or len(pile) != rules.PILE:
            raise Fault(f"deal: piles: seat {seat}: expected {rules.PILE} cards, {_counted(pile)} (D1)")
        for card in pile:
            if isinstance(card, bool) or not isinstance(card, int) or not 1 <= card <= rules.CARDS:
                wrong = f"expected a card's number, 1 to {rules.CARDS}, not {shown(card)}"
                raise Fault(f"deal: piles: seat {seat}: {wrong} (D1)")
            if card in owners:
                raise Fault(
                    f"deal: piles: seat {seat}: card {card} is dealt twice, first to seat {owners[card]} (D1)"
                )
            owners[card] = seat
    return given


def _counted(value: object) -> str:
    return f"not {len(value)}" if isinstance(value, list) else f"not {shown(value)}"
