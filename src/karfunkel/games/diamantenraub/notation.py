"""Cards and moves as text: ``L7R:x5``, ``P17``, ``K12,57`` (RULES: Diamantenraub, "Notation")."""

import re

from karfunkel.games.contract import Position
from karfunkel.games.diamantenraub import rules
from karfunkel.games.faults import Fault, quoted

SIDES = "LR"
COLOURS = "RYBG"
HIGHEST_NUMBER = 20

SYMBOLS = (
    "",
    *(f"x{number}" for number in range(1, HIGHEST_NUMBER + 1)),
    *(f"x{colour}" for colour in COLOURS),
    "x^",
    "xv",
    "x*",
    "^",
    "v",
    "*",
    *(f"-{colour}" for colour in COLOURS),
    "two",
    "five",
)
"""Symbols in the order of their codes on a packed card; nothing is 0."""

_CODES = {text: code for code, text in enumerate(SYMBOLS) if text}
_CARD = re.compile(r"([LR])([1-9][0-9]?)([RYBG])(?::(.*))?")

assert SYMBOLS[rules.LAST_AMMUNITION] == "x*"
assert SYMBOLS[31 + 4] == "two"
assert rules.TWO == 1 << 31


def parse_card(text: str) -> int:
    """A card as the rules have it; a Fault says what is wrong with the text."""
    found = _CARD.fullmatch(text)
    if not found:
        raise Fault(
            f"{quoted(text)} is no card; a card is a side, L or R, a number, a colour, R, Y, B or G, "
            "and perhaps a colon and symbols: L7R or L7R:x5"
        )
    side, number, colour, rest = found.groups()
    if int(number) > HIGHEST_NUMBER:
        raise Fault(f"{quoted(text)} has the number {number}; numbers go from 1 to {HIGHEST_NUMBER}")
    symbols = [] if rest is None else rest.split("+")
    for symbol in symbols:
        if symbol not in _CODES:
            raise Fault(
                f"{quoted(text)} has the symbol {quoted(symbol)}, which is none; "
                f"symbols are x1 to x{HIGHEST_NUMBER}, xR xY xB xG x^ xv x*, ^ v *, -R -Y -B -G, two, five"
            )
    if len(symbols) > 2:
        raise Fault(f"{quoted(text)} has {len(symbols)} symbols; a card has two at most")
    first, second = (*(_CODES[symbol] for symbol in symbols), 0, 0)[:2]
    return rules.pack(SIDES.index(side), int(number), COLOURS.index(colour), first, second)


def format_card(card: int) -> str:
    symbols = "+".join(SYMBOLS[code] for code in (card >> 8 & 63, card >> 14) if code)
    return f"{SIDES[card & 1]}{card >> 1 & 31}{COLOURS[card >> 6 & 3]}{':' * bool(symbols)}{symbols}"


_NUMBER = r"([1-9][0-9]?)"
_PLAY = re.compile(f"P{_NUMBER}")
_KEEP = re.compile(f"K{_NUMBER},{_NUMBER}")


def parse_move(text: str) -> int:
    if text == "S":
        return rules.SWAP
    if text == "K":
        return rules.KEEP
    if found := _PLAY.fullmatch(text):
        return _card(text, found[1])
    if found := _KEEP.fullmatch(text):
        first, second = _card(text, found[1]), _card(text, found[2])
        if first >= second:
            raise Fault(f"{quoted(text)} is no move; the two cards to keep are named in ascending order")
        return int(rules.keep_two(first, second))
    raise Fault(
        f"{quoted(text)} is no move; a move is P17 (play a card), S (swap), K (keep) "
        "or K12,57 (keep just these)"
    )


def _card(text: str, number: str) -> int:
    if int(number) > rules.CARDS:
        raise Fault(f"{quoted(text)} is no move; cards are numbered from 1 to {rules.CARDS}")
    return int(number) - 1


def format_move(move: int) -> str:
    if move < rules.SWAP:
        return f"P{move + 1}"
    if move == rules.SWAP:
        return "S"
    if move == rules.KEEP:
        return "K"
    first, second = divmod(move - rules.KEEP_TWO, rules.CARDS)
    return f"K{first + 1},{second + 1}"


def why_illegal(state: Position, seat: int, move: int) -> str:
    """Why a seat that is to choose may not choose this."""
    hand = state.hands[seat - 1].tolist()[: int(state.held[seat - 1])]
    limit = int(state.limits[seat - 1])
    if state.step == rules.CARD:
        if move >= rules.SWAP:
            return "first everyone picks a card to play (D4)"
        return f"card {move + 1} is not in the hand (D4)"
    if move < rules.SWAP:
        return "the cards of this round are played; now the hand is kept or swapped (D12)"
    if move == rules.SWAP:
        return "the draw pile is empty, so there is nothing to swap for (D12)"
    if move == rules.KEEP:
        return (
            f"the hand of {len(hand)} is above the limit of {limit}, so name the {limit} cards to keep (D12)"
        )
    if len(hand) <= limit:
        return f"the hand is not above the limit of {limit}, so all of it is kept (D12)"
    first, second = divmod(move - rules.KEEP_TWO, rules.CARDS)
    stranger = first if first not in hand else second
    return f"card {stranger + 1} is not in the hand (D12)"
