"""Cards and moves of Diamantenraub as text."""

from itertools import product

import pytest

from karfunkel.games.diamantenraub import GAME, deals, rules
from karfunkel.games.diamantenraub.notation import SYMBOLS, format_card, format_move, parse_card, parse_move
from karfunkel.games.faults import Fault
from tests.games.diamantenraub.table import Seat, Table

ALL_MOVES = [
    *range(rules.KEEP + 1),
    *(rules.KEEP_TWO + 80 * first + second for first in range(80) for second in range(first + 1, 80)),
]


def test_every_card_with_one_symbol_or_none_round_trips() -> None:
    for side, number, colour, symbol in product("LR", range(1, 21), "RYBG", SYMBOLS):
        text = f"{side}{number}{colour}{':' * bool(symbol)}{symbol}"
        assert format_card(parse_card(text)) == text


def test_every_pair_of_symbols_round_trips_in_its_order() -> None:
    packed = set()
    for first, second in product(SYMBOLS[1:], SYMBOLS[1:]):
        text = f"R10B:{first}+{second}"
        assert format_card(parse_card(text)) == text
        packed.add(parse_card(text))
    assert len(packed) == 36 * 36


def test_D2_the_symbols_are_those_of_the_rules() -> None:
    numbers = [f"x{number}" for number in range(1, 21)]
    others = ["xR", "xY", "xB", "xG", "x^", "xv", "x*", "^", "v", "*", "-R", "-Y", "-B", "-G", "two", "five"]
    assert list(SYMBOLS) == ["", *numbers, *others]


def test_D2_a_packed_card_fits_into_32_bits() -> None:
    assert max(parse_card("R20G:five+five"), *deals.read_deck("house")) < 2**31


@pytest.mark.parametrize(
    ("move", "text"), [(0, "P1"), (79, "P80"), (80, "S"), (81, "K"), (82 + 11 * 80 + 56, "K12,57")]
)
def test_D12_moves_are_numbered_whatever_the_position(move: int, text: str) -> None:
    assert format_move(move) == text
    assert parse_move(text) == move


def test_every_move_round_trips() -> None:
    texts = [format_move(move) for move in ALL_MOVES]
    assert len(set(texts)) == len(ALL_MOVES)
    assert [parse_move(text) for text in texts] == ALL_MOVES


NO_MOVES = [
    ("", "'' is no move; a move is P17"),
    ("p17", "'p17' is no move"),
    ("P", "'P' is no move"),
    ("P0", "'P0' is no move"),
    ("P07", "'P07' is no move"),
    ("P 7", "'P 7' is no move"),
    ("P7 ", "'P7 ' is no move"),
    ("P7\n", r"'P7\\n' is no move"),
    ("P٧", "'P٧' is no move"),
    ("P81", "'P81' is no move; cards are numbered from 1 to 80"),
    ("P100", "'P100' is no move"),
    ("s", "'s' is no move"),
    ("SS", "'SS' is no move"),
    ("K12", "'K12' is no move"),
    ("K12,", "'K12,' is no move"),
    ("K12, 57", "'K12, 57' is no move"),
    ("K1,2,3", "'K1,2,3' is no move"),
    ("K0,5", "'K0,5' is no move"),
    ("K12,81", "'K12,81' is no move; cards are numbered from 1 to 80"),
    ("K57,12", "'K57,12' is no move; the two cards to keep are named in ascending order"),
    ("K12,12", "'K12,12' is no move; the two cards to keep are named in ascending order"),
    ("-", "'-' is no move"),
]


@pytest.mark.parametrize(("text", "message"), NO_MOVES)
def test_texts_that_are_no_moves_are_refused(text: str, message: str) -> None:
    table = Table(Seat("L1R"), Seat("L2R"))
    with pytest.raises(Fault, match=message):
        GAME.parse_move(table.state, text)


def test_a_move_never_depends_on_the_position() -> None:
    one, other = Table(Seat("L1R"), Seat("L2R")), Table(Seat("R9B:x5"), Seat("L2R"), junior=True)
    for text in ("P17", "S", "K", "K12,57"):
        assert GAME.parse_move(one.state, text) == GAME.parse_move(other.state, text)
