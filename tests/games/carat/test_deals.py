"""Deals and options of Carat, right and wrong."""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest

from karfunkel.games.carat import GAME
from karfunkel.games.carat.notation import TILES
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from tests.games.carat.table import BOX, dealt, settled, words

SUPPLY = list(TILES)
GOOD: dict[str, Any] = {"chips": BOX, "supply": SUPPLY}


def changed(items: list[Any], index: int, value: Any) -> list[Any]:
    return [*items[:index], value, *items[index + 1 :]]


# --- options


def test_C5_the_default_colours_are_filled_in() -> None:
    assert [settled(seats).colours for seats in (2, 3, 4)] == [
        ("R", "Y"),
        ("R", "Y", "B"),
        ("R", "Y", "B", "G"),
    ]
    assert settled(2, two_colours=True).colours == ("RB", "YG")


def test_C17_two_colours_are_read_in_any_order_and_written_in_one() -> None:
    assert settled(2, two_colours=True, colours=["BR", "GY"]).colours == ("RB", "YG")
    assert settled(2, two_colours=True, colours=["GB", "YR"]).colours == ("BG", "RY")


def test_settled_options_stay_as_they_are() -> None:
    options = settled(2, two_colours=True, three_tiles=True, open_hands=True)
    assert options.settle(2) == options


def test_colours_come_from_the_command_line() -> None:
    given = parse_assignments(GAME.option_type, ["colours=G,B", "three_tiles=true"])
    assert settled(2, **given).colours == ("G", "B")


def test_options_stand_in_the_order_of_records() -> None:
    assert GAME.option_type.__struct_fields__ == ("open_hands", "two_colours", "three_tiles", "colours")


@pytest.mark.parametrize(
    ("seats", "given", "fault"),
    [
        (1, {}, "Carat is for 2 to 4 seats, not 1 (G6)"),
        (5, {}, "Carat is for 2 to 4 seats, not 5 (G6)"),
        (3, {"two_colours": True}, "option two_colours is for 2 seats, not 3 (C17, G6)"),
        (2, {"rounds": 3}, "there is no option 'rounds'"),
        (2, {"three_tiles": 1}, "option three_tiles"),
        (2, {"open_hands": "yes"}, "option open_hands"),
        (2, {"colours": "RY"}, "option colours"),
        (2, {"colours": [1, 2]}, "option colours"),
        (2, {"colours": ["R"]}, "option colours: 2 seats take 2 colour entries, not 1 (C5)"),
        (2, {"colours": ["R", "Y", "B"]}, "option colours: 2 seats take 2 colour entries, not 3 (C5)"),
        (
            2,
            {"colours": ["R", "R"]},
            "option colours: R is taken twice; all colours differ (C5)",
        ),
        (
            2,
            {"colours": ["R", "y"]},
            "option colours: each seat has one of the letters R, Y, B, G, not 'y' (C5)",
        ),
        (2, {"colours": ["RB", "YG"]}, "each seat has one of the letters R, Y, B, G, not 'RB' (C5)"),
        (2, {"colours": ["R", ""]}, "each seat has one of the letters R, Y, B, G, not '' (C5)"),
        (
            2,
            {"two_colours": True, "colours": ["R", "Y"]},
            "option colours: each seat has two of the letters R, Y, B, G, not 'R' (C17)",
        ),
        (
            2,
            {"two_colours": True, "colours": ["RB", "BG"]},
            "option colours: B is taken twice; all colours differ (C17)",
        ),
        (
            2,
            {"two_colours": True, "colours": ["RR", "BG"]},
            "option colours: R is taken twice; all colours differ (C17)",
        ),
    ],
)
def test_G6_wrong_options_are_faults(seats: int, given: Mapping[str, object], fault: str) -> None:
    with pytest.raises(Fault) as caught:
        GAME.options(given, seats)
    assert fault in str(caught.value)


# --- drawing


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("three_tiles", [False, True])
def test_what_is_drawn_is_what_the_kernels_deal(seats: int, three_tiles: bool) -> None:
    options = settled(seats, three_tiles=three_tiles)
    drawn = words()
    state = GAME.fresh(options, seats)
    GAME.rules.deal(state, drawn)
    (laid,) = GAME.layouts(options, seats, GAME.draw(options, seats, lambda _: drawn))
    assert laid.tobytes() == state.tobytes()


def test_a_drawn_deal_is_plain_json() -> None:
    deal = GAME.draw(settled(), 2, lambda _: words())
    assert list(deal) == ["chips", "supply"]
    assert {type(chip) for chip in deal["chips"]} == {int}
    assert sorted(deal["chips"]) == sorted(BOX)
    assert sorted(deal["supply"]) == sorted(TILES)


def test_C4_chips_or_supply_may_be_given_by_hand_and_the_rest_is_drawn() -> None:
    drawn = words()
    whole = GAME.draw(settled(), 2, lambda _: drawn)
    with_chips = GAME.draw(settled(), 2, lambda _: drawn, {"chips": BOX})
    assert with_chips == {"chips": BOX, "supply": whole["supply"]}
    with_supply = GAME.draw(settled(), 2, lambda _: drawn, {"supply": SUPPLY})
    assert with_supply == {"chips": whole["chips"], "supply": SUPPLY}
    assert GAME.draw(settled(), 2, lambda _: drawn, GOOD) == GOOD


def test_C6_every_tile_comes_to_every_seat_alike() -> None:
    rounds = 3600
    first = np.zeros(36)
    for _ in range(rounds):
        first[int(dealt(2).supply[0])] += 1
    assert first.min() > 50
    assert first.max() < 160


def test_a_deal_given_is_not_changed() -> None:
    deal = {"chips": list(BOX), "supply": list(SUPPLY)}
    GAME.layouts(settled(), 2, deal)
    assert deal == GOOD


BAD_DEALS: list[tuple[object, str]] = [
    (None, "a deal of Carat is an object with chips and supply, not null (C4, C6)"),
    ([], "a deal of Carat is an object with chips and supply, not [] (C4, C6)"),
    ("deal", 'not "deal"'),
    ({}, "the deal lacks its chips (C4)"),
    ({"chips": BOX}, "the deal lacks its supply (C6)"),
    ({**GOOD, "hands": []}, 'a deal of Carat has no "hands"; it is an object with chips and supply'),
    ({**GOOD, "chips": 5}, "chips is a list of 49 numbers, not 5 (C4)"),
    ({**GOOD, "chips": {}}, "chips is a list of 49 numbers, not {} (C4)"),
    ({**GOOD, "chips": BOX[1:]}, "chips lists 48 instead of 49 chips, one a place, A1 to G7 (C3, C4)"),
    ({**GOOD, "chips": [*BOX, 1]}, "chips lists 50 instead of 49"),
    ({**GOOD, "chips": changed(BOX, 1, "2")}, 'the chip on B1 is "2"; a chip is 1, 2, 3, 4 or 5 (C2)'),
    ({**GOOD, "chips": changed(BOX, 0, True)}, "the chip on A1 is true; a chip is 1, 2, 3, 4 or 5 (C2)"),
    ({**GOOD, "chips": changed(BOX, 7, 4.0)}, "the chip on A2 is 4.0"),
    ({**GOOD, "chips": changed(BOX, 48, 6)}, "the chip on G7 is 6"),
    ({**GOOD, "chips": changed(BOX, 48, None)}, "the chip on G7 is null"),
    ({**GOOD, "chips": changed(BOX, 48, [5])}, "the chip on G7 is [5];"),
    ({**GOOD, "chips": changed(BOX, 48, 10**5000)}, "the chip on G7 is a value of type int; a chip is"),
    ({**GOOD, "chips": changed(BOX, 48, 1)}, "11 chips are 1; in the box there are 10 of them (C2)"),
    ({**GOOD, "chips": changed(BOX, 0, 5)}, "9 chips are 1; in the box there are 10 of them (C2)"),
    ({**GOOD, "chips": changed(BOX, 0, {1, 2})}, "the chip on A1 is a value of type set"),
    ({**GOOD, "supply": "3RYBG"}, 'supply is a list of 36 tiles, not "3RYBG" (C6)'),
    ({**GOOD, "supply": SUPPLY[1:]}, "supply lists 35 instead of all 36 tiles (C1)"),
    ({**GOOD, "supply": [*SUPPLY, "1RYBG"]}, "supply lists 37 instead"),
    (
        {**GOOD, "supply": changed(SUPPLY, 0, "1GRYB")},
        'tile 1 of the supply is "1GRYB"; written from red it is "1RYBG" (C1)',
    ),
    (
        {**GOOD, "supply": changed(SUPPLY, 35, "7RYBG")},
        'tile 36 of the supply is "7RYBG"; a tile is its value, 1 to 6, and its colours from red, clockwise',
    ),
    ({**GOOD, "supply": changed(SUPPLY, 3, "1RRYB")}, 'tile 4 of the supply is "1RRYB"'),
    ({**GOOD, "supply": changed(SUPPLY, 3, 1)}, "tile 4 of the supply is 1;"),
    ({**GOOD, "supply": changed(SUPPLY, 3, ["1RYBG"])}, 'tile 4 of the supply is ["1RYBG"];'),
    ({**GOOD, "supply": changed(SUPPLY, 3, {})}, "tile 4 of the supply is {};"),
    ({**GOOD, "supply": changed(SUPPLY, 3, "x" * 999)}, "…; a tile is its value"),
    (
        {**GOOD, "supply": changed(SUPPLY, 3, "1RYBG")},
        "the tile 1RYBG is in the supply twice; no two tiles are alike (C1)",
    ),
]


@pytest.mark.parametrize(("deal", "fault"), BAD_DEALS, ids=[fault[:50] for _, fault in BAD_DEALS])
def test_C1_C2_a_deal_that_is_not_true_to_the_material_is_a_fault(deal: object, fault: str) -> None:
    with pytest.raises(Fault) as caught:
        GAME.layouts(settled(), 2, deal)
    assert fault in str(caught.value)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("part", "fault"),
    [
        ({"tiles": SUPPLY}, 'a deal of Carat has no "tiles"'),
        ({"chips": BOX[:3]}, "chips lists 3 instead"),
        ({"supply": ["3RYBG"]}, "supply lists 1 instead"),
    ],
)
def test_a_wrong_part_of_a_deal_is_a_fault(part: Mapping[str, object], fault: str) -> None:
    with pytest.raises(Fault, match=fault):
        GAME.draw(settled(), 2, lambda _: words(), part)
