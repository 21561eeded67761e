"""Moves, fields, places and tiles of Carat as text."""

import pytest

from karfunkel.games.carat import GAME, rules
from karfunkel.games.carat.notation import FIELDS, LAID, PLACES, TILES, format_move, parse_move, split
from karfunkel.games.faults import Fault
from tests.games.carat.table import dealt


def test_fields_and_places_are_counted_from_the_bottom_left() -> None:
    assert (FIELDS[0], FIELDS[1], FIELDS[5], FIELDS[6], FIELDS[35]) == ("a1", "b1", "f1", "a2", "f6")
    assert (PLACES[0], PLACES[1], PLACES[6], PLACES[7], PLACES[48]) == ("A1", "B1", "G1", "A2", "G7")


def test_tiles_are_called_from_red_clockwise() -> None:
    assert TILES[:7] == ("1RYBG", "1RYGB", "1RBYG", "1RBGY", "1RGYB", "1RGBY", "2RYBG")


def test_C10_a_clockwise_turn_moves_the_colour_at_the_north_west_to_the_north_east() -> None:
    assert LAID[:4] == ("1RYBG", "1GRYB", "1BGRY", "1YBGR")


def test_a_move_is_its_tile_field_and_turn_in_one_number() -> None:
    assert parse_move("d4=3RYBG") == 144 * 12 + 4 * 21
    assert split(parse_move("d4=3GRYB")) == (12, 21, 1)
    assert split(parse_move("f6=6YRGB")) == (35, 35, 1)


def test_every_move_is_written_and_read_back() -> None:
    texts = {format_move(move) for move in range(36 * 144)}
    assert len(texts) == 36 * 144
    assert all(format_move(parse_move(text)) == text for text in texts)


def test_the_game_reads_and_writes_moves_the_same_way() -> None:
    state = dealt(2)
    for move in GAME.legal(state, 1):
        assert GAME.parse_move(state, GAME.format_move(state, move)) == move
        assert GAME.open_move(state, 1, move, 2) == GAME.format_move(state, move)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", "'' is no move; a move is a field and a tile as it shall lie, as in d4=3RYBG"),
        ("d4", "'d4' is no move; a move is a field and a tile"),
        ("d4 3RYBG", "'d4 3RYBG' is no move; a move is a field"),
        ("d4=3RYBG=", "is no move; a move is a field"),
        ("g1=3RYBG", "'g1' is no field; fields are a1 to f6"),
        ("a7=3RYBG", "'a7' is no field"),
        ("D4=3RYBG", "'D4' is no field"),
        (" d4=3RYBG", "' d4' is no field"),
        ("d٤=3RYBG", "is no field"),
        ("d4=", "'' is no tile; that is a value, 1 to 6, and R, Y, B, G, each once"),
        ("d4=7RYBG", "'7RYBG' is no tile"),
        ("d4=0RYBG", "'0RYBG' is no tile"),
        ("d4=3RYBR", "'3RYBR' is no tile"),
        ("d4=3RYB", "'3RYB' is no tile"),
        ("d4=3rybg", "'3rybg' is no tile"),
        ("d4=3RYBG ", "'3RYBG ' is no tile"),
        ("d4=3RYBG\n", r"is no tile"),
        ("resign", "'resign' is no move"),
    ],
)
def test_what_is_no_move_is_a_fault_that_says_why(text: str, fault: str) -> None:
    with pytest.raises(Fault) as caught:
        parse_move(text)
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)


def test_the_numbers_of_moves_leave_room_for_every_hand() -> None:
    assert rules.MOST_MOVES >= 3 * 4 * 36
