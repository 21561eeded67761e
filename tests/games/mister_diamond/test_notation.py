"""Moves of Mister Diamond as text."""

import pytest

from karfunkel.games.faults import Fault
from karfunkel.games.mister_diamond import GAME, rules
from tests.games.mister_diamond.table import S, Table, a_round


def a_table() -> Table:
    return Table(a_round([1], [1_000_000, 4000, 25, S], places=62), seats=8)


@pytest.mark.parametrize(
    ("text", "move"),
    [("T1", 0), ("T17", 16), ("T62", 61), ("-", rules.DECLINE), ("S1:25", rules.FIRST_THEFT)],
)
def test_a_text_stands_for_a_move(text: str, move: int) -> None:
    assert GAME.parse_move(a_table().state, text) == move


def test_every_move_survives_the_way_to_text_and_back() -> None:
    state = a_table().state
    thefts = [
        rules.FIRST_THEFT + rules.MOST_VALUES * victim + kind for victim in range(8) for kind in range(3)
    ]
    texts = []
    for move in [*range(62), rules.DECLINE, *thefts]:
        texts.append(GAME.format_move(state, move))
        assert GAME.parse_move(state, texts[-1]) == move
    assert len(set(texts)) == len(texts)
    assert texts[-1] == "S8:1000000"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            " ",
            "t17",
            "T",
            "T0",
            "T017",
            "T-1",
            "T1 ",
            " T1",
            "T1\n",
            "T999",
            "T١",
            "T?",
            "--",
            "–",
            "17",
        ),
        *("S", "S3", "S3:", "S:4000", "s3:4000", "S3:04000", "S03:4000", "S0:4000", "S3:4,000", "S3:-4000"),
        *("S3:4000.0", "S3:99999999", "S3:4000 ", "S10:4000", "pass"),
    ],
)
def test_what_is_no_move_is_a_fault_that_shows_what_one_looks_like(text: str) -> None:
    with pytest.raises(Fault, match=r"is no move; a move is like T17 .*S3:4000 .*or -"):
        GAME.parse_move(a_table().state, text)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("T63", "there is no place 63; places are 1 to 62"),
        ("S9:4000", "there is no seat 9; seats are 1 to 8"),
        ("S3:3000", "no ring is worth 3000; rings are worth 25, 4000, 1000000"),
    ],
)
def test_what_the_table_does_not_have_is_a_fault_that_says_what_it_has(text: str, message: str) -> None:
    with pytest.raises(Fault) as caught:
        GAME.parse_move(a_table().state, text)
    assert str(caught.value) == message


def test_places_and_seats_are_those_of_the_table_not_of_the_largest_one() -> None:
    table = Table(a_round([1], [1000, S], places=3))
    for text in ("T4", "S3:1000"):
        with pytest.raises(Fault):
            GAME.parse_move(table.state, text)


def test_legal_moves_are_ascending_with_declining_before_thefts() -> None:
    table = Table(a_round([1], [1000, 2000, 1000, 2000, 2000, 1000, S, 1000]), seats=3)
    table.play("1 T1", "2 T2", "3 T3", "1 T1", "2 T4", "3 T5")
    moves = GAME.legal(table.state, 1)
    assert list(moves) == sorted(moves)
    assert table.legal == ["-", "S2:2000", "S3:1000"]
