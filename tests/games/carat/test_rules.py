"""The rules of Carat, one by one (C1-C18)."""

from collections import Counter

import numpy as np
import pytest

from karfunkel.games import verbs
from karfunkel.games.carat import GAME, rules
from karfunkel.games.carat.events import Laid, Scored
from karfunkel.games.carat.notation import FIELDS, LAID, TILES
from karfunkel.games.contract import Ended, copy
from karfunkel.games.faults import Fault, IllegalMove
from tests.games.carat.table import BOX, Table, dealt, play_on, settled, surround, tile_with, words

INNER = {column + row for column in "bcde" for row in "2345"}


# --- material and preparation


def test_C1_the_36_tiles_are_six_values_in_six_orders_no_two_alike_under_turning() -> None:
    assert len(set(TILES)) == 36
    for tile in TILES:
        assert tile[0] in "123456"
        assert sorted(tile[1:]) == sorted("RYBG")
    assert len(set(LAID)) == 4 * 36
    state = dealt(2)
    assert sorted(state.supply.tolist()) == list(range(36))


def test_C2_there_are_ten_chips_of_1_to_4_points_and_nine_of_5() -> None:
    state = dealt(2)
    assert Counter(state.chips.tolist()) == {1: 10, 2: 10, 3: 10, 4: 10, 5: 9}


def test_C3_four_chips_touch_one_field_twenty_touch_two_and_25_touch_four() -> None:
    view = GAME.view(dealt(2), 0)
    assert Counter(chip.missing for chip in view.chips) == {1: 4, 2: 20, 4: 25}
    assert {chip.place for chip in view.chips if chip.missing == 1} == {"A1", "G1", "A7", "G7"}


@pytest.mark.parametrize("field", FIELDS)
def test_C3_a_tile_touches_the_four_chips_at_the_corners_of_its_field(field: str) -> None:
    state = dealt(2)
    before = GAME.view(state, 0).chips
    rules.lay_tile(state, FIELDS.index(field), 0)
    after = GAME.view(state, 0).chips
    touched = {chip.place for chip, old in zip(after, before, strict=True) if chip.missing != old.missing}
    columns = field[0].upper() + chr(ord(field[0].upper()) + 1)
    rows = (field[1], str(int(field[1]) + 1))
    assert touched == {column + row for column in columns for row in rows}


def test_C4_the_chips_are_shuffled_and_all_places_are_alike() -> None:
    rounds = 2000
    fives = np.zeros(49)
    for _ in range(rounds):
        fives += dealt(2).chips == 5
    assert abs(fives / rounds - 9 / 49).max() < 0.05


def test_C4_the_chips_may_be_laid_out_by_hand() -> None:
    deal = GAME.draw(settled(), 2, lambda _: words(), {"chips": sorted(BOX)})
    (state,) = GAME.layouts(settled(), 2, deal)
    assert state.chips.tolist() == sorted(BOX)


@pytest.mark.parametrize(("seats", "colours"), [(2, "RY"), (3, "RYB"), (4, "RYBG")])
def test_C5_by_default_the_seats_have_the_first_colours_and_the_others_are_neutral(
    seats: int, colours: str
) -> None:
    state = dealt(seats)
    assert GAME.view(state, 0).colours == tuple(colours)
    assert [seat for seat in state.player.tolist() if seat != rules.NEUTRAL] == list(range(seats))


def test_C5_each_player_may_have_a_colour_of_their_own_choice() -> None:
    table = surround("R1", "G5", "B2", "Y2", seats=3, colours=["B", "G", "R"])
    assert table.view.colours == ("B", "G", "R")
    assert table.view.scores == (0, 12, 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C6_everyone_draws_one_tile_in_seat_order(seats: int) -> None:
    table = Table(seats=seats)
    hands = [GAME.view(table.state, seat).hands[seat - 1] for seat in range(1, seats + 1)]
    assert hands == [(tile,) for tile in table.deal["supply"][:seats]]
    assert table.view.supply == 36 - seats


def test_C6_a_hand_is_hidden_from_the_others_unless_hands_lie_open() -> None:
    assert GAME.view(Table().state, 1).hands == (("1RYBG",), None)
    assert GAME.view(Table(open_hands=True).state, 1).hands == (("1RYBG",), ("1RYGB",))


def test_G1_seat_1_begins_and_play_goes_round_the_table() -> None:
    state = dealt(3)
    order = []
    while GAME.pending(state):
        order.append(GAME.pending(state)[0])
        play_on(state, 1)
    assert order == [1, 2, 3] * 12


def test_G2_the_same_deal_and_the_same_moves_give_the_same_position() -> None:
    moves = ("c3=1RYBG", "c4=5GYBR", "c5=2YRGB")
    assert Table(*moves).state.tobytes() == Table(*moves).state.tobytes()


# --- laying


def test_C7_a_tile_is_laid_from_the_hand_and_the_next_of_the_supply_is_drawn() -> None:
    table = Table()
    table.play("c3=1RYBG")
    assert table.view.board == {"c3": "1RYBG"}
    assert GAME.view(table.state, 1).hands[0] == (table.deal["supply"][2],)
    assert table.view.supply == 33


def test_C7_a_tile_that_is_not_in_the_hand_may_not_be_laid() -> None:
    with pytest.raises(IllegalMove, match=r"the tile 1RYGB is not in that seat's hand \(C7\)"):
        Table().play("c3=1RYGB")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C7_tiles_are_drawn_while_the_supply_lasts(seats: int) -> None:
    state = dealt(seats)
    play_on(state, 36 - seats)
    assert (GAME.view(state, 0).supply, GAME.view(state, 0).hand_sizes) == (0, (1,) * seats)
    play_on(state, 1)
    assert GAME.view(state, 0).hand_sizes == (0,) + (1,) * (seats - 1)


def test_C8_the_first_tile_goes_on_any_field_that_is_not_at_the_edge() -> None:
    assert Table().fields == INNER


@pytest.mark.parametrize("field", sorted(set(FIELDS) - INNER))
def test_C8_the_first_tile_may_not_lie_at_the_edge(field: str) -> None:
    with pytest.raises(
        IllegalMove, match=rf"the first tile may not lie at the edge .*, and {field} does \(C8\)"
    ):
        Table().play(f"{field}=1RYBG")


def test_C9_a_later_tile_shares_a_side_with_a_laid_one_and_may_lie_at_the_edge() -> None:
    assert Table("b2=1RYBG").fields == {"a2", "b1", "b3", "c2"}
    assert Table("b2=1RYBG", "a2=2RYBG").fields == {"a1", "a3", "b1", "b3", "c2"}
    assert Table("e4=1RYBG", "f4=2RYBG").fields == {"e3", "e5", "d4", "f3", "f5"}


def test_C9_a_field_is_taken_once() -> None:
    with pytest.raises(IllegalMove, match=r"b2 is not free \(C9\)"):
        Table("b2=1RYBG").play("b2=1RYGB")


@pytest.mark.parametrize("field", ["a1", "c3", "f2", "f6"])
def test_C9_touching_at_a_corner_or_lying_apart_is_not_enough(field: str) -> None:
    with pytest.raises(IllegalMove, match=rf"{field} does not share a side with a laid tile \(C9\)"):
        Table("b2=1RYBG").play(f"{field}=1RYGB")


def test_C9_the_board_does_not_go_round_its_edges() -> None:
    assert "f1" not in Table("b2=1RYBG", "a2=2RYBG").fields
    assert "a5" not in Table("e4=1RYBG", "f4=2RYBG").fields
    assert "b6" not in Table("b2=1RYBG", "b1=2RYBG").fields


def test_C10_a_tile_is_laid_in_any_of_four_quarter_turns() -> None:
    turns = {move.split("=")[1] for move in Table("b2=3RYBG").legal}
    assert turns == {"1RYBG", "1GRYB", "1BGRY", "1YBGR"}
    assert len(Table("b2=3RYBG").legal) == 16


def test_C10_each_diamond_touches_exactly_one_chip() -> None:
    table = Table("c3=5GYRB")
    carats = {chip.place: chip.carats for chip in table.view.chips if any(chip.carats)}
    assert carats == {"C4": (0, 0, 0, 5), "D4": (0, 5, 0, 0), "D3": (5, 0, 0, 0), "C3": (0, 0, 5, 0)}


# --- scoring


def scored(table: Table) -> list[str]:
    return [event.place for event in table.events if isinstance(event, Scored)]


def test_C11_a_chip_is_scored_at_once_when_the_last_field_round_it_is_filled() -> None:
    moves = ["c3=5GRBY", "d3=4BGRY", "d4=2RBGY", "c4=1RBGY"]
    table = Table(*moves[:3], seats=4, layout={"D4": 3})
    assert not table.chip("D4").turned
    assert table.view.scores == (0, 0, 0, 0)
    table = Table(*moves, seats=4, layout={"D4": 3})
    assert table.chip("D4").turned
    assert scored(table) == ["D4"]
    assert table.view.scores == (12, 0, 0, 0)


def test_C11_one_tile_can_complete_several_chips() -> None:
    table = Table("b2=1RYBG", "b1=2RYBG", "c1=3RYBG", "c2=4RYBG", "a2=5RYBG")
    assert scored(table) == []
    assert table.chip("C2").turned
    table = Table("b2=1RYBG", "b1=2RYBG", "c1=3RYBG", "c2=4RYBG", "a2=5RYBG", "a1=6RYBG")
    assert scored(table) == ["A1", "B1", "A2", "B2"]


def test_C12_only_the_diamonds_that_touch_the_chip_count() -> None:
    table = surround("R5", "B4", "Y2", "G1")
    assert table.chip("D4").carats == (5, 2, 4, 1)


WORKED_EXAMPLES = [
    # diamonds round the chip, its value, who wins it, what it pays
    (("R5", "B5", "G1", "G2"), 3, "G", 9),
    (("R4", "B4", "G1", "G3"), 5, "Y", 15),
    (("R6", "G6", "B3", "Y3"), 4, None, 0),
    (("R5", "B4", "Y2", "G1"), 3, "R", 12),
    (("R4", "B4", "G1", "G2"), 3, "G", 9),
    (("R5", "B2", "B4", "Y1"), 2, "B", 6),
    (("R5", "R1", "B4", "G1"), 1, "R", 3),
    (("R2", "Y2", "B2", "G2"), 5, None, 0),
    (("R6", "R5", "R4", "R3"), 5, "R", 5),
    (("R4", "G5", "R2", "G1"), 1, None, 0),
    (("Y6", "Y1", "B4", "B3"), 2, None, 0),
    (("G3", "B3", "Y2", "R1"), 2, "Y", 8),
    (("G3", "B3", "Y2", "Y1"), 2, "R", 6),
]


@pytest.mark.parametrize(("diamonds", "value", "winner", "points"), WORKED_EXAMPLES)
def test_C13_the_highest_total_that_one_colour_alone_has_wins_the_chip(
    diamonds: tuple[str, ...], value: int, winner: str | None, points: int
) -> None:
    table = surround(*diamonds, value=value)
    chip = table.chip("D4")
    assert (chip.turned, chip.colour, chip.points) == (True, winner, points)
    assert table.view.points == {colour: points * (colour == winner) for colour in "RYBG"}


def test_C13_red_5_blue_5_green_3_goes_to_green() -> None:
    assert surround("R5", "B5", "G1", "G2").chip("D4").colour == "G"


def test_C13_three_way_tie_gives_the_chip_to_the_fourth_colour() -> None:
    chip = surround("R4", "B4", "G1", "G3").chip("D4")
    assert (chip.carats, chip.colour) == ((4, 0, 4, 4), "Y")


def test_C13_two_ties_give_the_chip_to_nobody() -> None:
    assert surround("R6", "G6", "B3", "Y3").chip("D4").colour is None


def test_C13_a_tie_of_two_at_the_edge_leaves_the_others_tied_at_nothing() -> None:
    table = Table("c2=1RYBG", "c1=6RYGB", "d1=6RBYG", layout={"D1": 5})
    chip = table.chip("D1")
    assert (chip.turned, chip.carats, chip.colour) == (True, (0, 0, 0, 12), "G")
    table = Table("c2=1RYBG", "c1=6BYRG", "d1=6RBYG", layout={"D1": 5})
    chip = table.chip("D1")
    assert (chip.turned, chip.carats, chip.colour, chip.points) == (True, (6, 0, 0, 6), None, 0)
    assert table.view.scores == (0, 0)


def test_C13_neutral_colours_compete() -> None:
    chip = surround("R5", "B2", "B4", "Y1", seats=2).chip("D4")
    assert (chip.colour, chip.seat) == ("B", None)
    chip = surround("R5", "B5", "Y2", "G1", seats=2).chip("D4")
    assert (chip.colour, chip.seat) == ("Y", 2)


def test_C13_every_way_four_totals_can_lie_is_judged_as_the_rule_says() -> None:
    for red in range(0, 25, 3):
        for yellow in range(0, 25, 4):
            for blue in range(0, 25, 3):
                for green in range(0, 25, 4):
                    totals = [red, yellow, blue, green]
                    alone = [total for total in totals if totals.count(total) == 1]
                    expected = totals.index(max(alone)) if alone else -1
                    word = rules.FULL + sum(total << 6 * colour for colour, total in enumerate(totals))
                    assert rules.winner_of(word) == (expected if any(totals) else -1)


def test_C14_four_colours_times_three_points_are_12_for_red() -> None:
    table = surround("R5", "B4", "Y2", "G1", value=3)
    assert table.view.scores == (12, 0, 0, 0)


def test_C14_three_colours_times_three_points_are_9_for_green_after_red_and_blue_tie() -> None:
    table = surround("R4", "B4", "G1", "G2", value=3)
    assert table.view.scores == (0, 0, 0, 9)


def test_C14_the_winners_own_colour_counts_only_if_it_touches() -> None:
    table = surround("R4", "B4", "G1", "G3", value=5)
    assert table.view.scores == (0, 15, 0, 0)


def test_C14_a_chip_in_the_corner_is_never_multiplied() -> None:
    table = Table("b2=1RYBG", "a2=2RYBG", "a1=3RYBG", seats=4, layout={"A1": 5})
    assert table.chip("A1").points == 5
    assert table.view.points["G"] == 5


def test_C15_points_won_by_a_neutral_colour_go_to_nobody() -> None:
    table = surround("R5", "B2", "B4", "Y1", value=2, seats=2)
    assert table.view.points == {"R": 0, "Y": 0, "B": 6, "G": 0}
    assert table.view.scores == (0, 0)


@pytest.mark.parametrize("diamonds", [("R6", "G6", "B3", "Y3"), ("R5", "B2", "B4", "Y1")])
def test_C15_the_chip_is_turned_over_in_every_case(diamonds: tuple[str, ...]) -> None:
    assert surround(*diamonds, seats=2).chip("D4").turned


# --- the end


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C16_the_game_ends_when_all_tiles_are_laid_and_all_chips_turned(seats: int) -> None:
    state = dealt(seats)
    events = play_on(state, 35)
    assert GAME.outcome(state) is None
    events += play_on(state, 1)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.reason == "all_tiles"
    assert events[-1] == Ended(outcome.winners, "all_tiles")
    assert all(chip.turned for chip in GAME.view(state, 0).chips)
    assert sum(isinstance(event, Scored) for event in events) == 49
    assert sum(isinstance(event, Laid) for event in events) == 36 == GAME.facts.longest
    assert GAME.pending(state) == ()
    assert all(GAME.legal(state, seat) == () for seat in range(1, seats + 1))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C16_the_highest_sum_wins(seats: int) -> None:
    for _ in range(20):
        state = dealt(seats)
        events = play_on(state)
        sums = [0] * seats
        for event in events:
            if isinstance(event, Scored) and event.seat:
                sums[event.seat - 1] += event.points
        outcome = GAME.outcome(state)
        assert outcome is not None
        assert outcome.scores == tuple(sums) == GAME.scores(state)
        assert outcome.winners == tuple(seat for seat in range(1, seats + 1) if sums[seat - 1] == max(sums))


def test_G3_all_seats_with_the_highest_sum_share_the_victory() -> None:
    state = dealt(4)
    state.chips[:] = 0  # a box full of noughts, so that all are level
    play_on(state)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((0, 0, 0, 0), (1, 2, 3, 4))


# --- variants


def test_C17_each_of_two_players_has_two_colours_which_score_separately_and_are_added_up() -> None:
    # Red and Blue cancel out although one player has both; Green wins for the other.
    table = surround("R5", "B5", "G1", "Y4", value=2, seats=2, two_colours=True)
    assert table.view.colours == ("RB", "YG")
    assert table.view.scores == (0, 8)
    state = dealt(2, two_colours=True, colours=["GR", "BY"])
    play_on(state)
    points = GAME.view(state, 0).points
    assert GAME.view(state, 0).colours == ("RG", "YB")
    assert GAME.scores(state) == (points["R"] + points["G"], points["Y"] + points["B"])


@pytest.mark.parametrize("seats", [3, 4])
def test_C17_two_colours_each_are_for_two_players_only(seats: int) -> None:
    with pytest.raises(Fault, match=r"two_colours is for 2 seats, not . \(C17, G6\)"):
        settled(seats, two_colours=True)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_C18_everyone_begins_with_three_tiles_dealt_one_at_a_time(seats: int) -> None:
    table = Table(seats=seats, three_tiles=True, open_hands=True)
    dealt_out = table.deal["supply"]
    for seat, hand in enumerate(table.view.hands):
        assert sorted(hand or ()) == sorted(dealt_out[seat : 3 * seats : seats])
    assert table.view.supply == 36 - 3 * seats


def test_C18_one_of_three_tiles_is_played_and_one_drawn_while_the_supply_lasts() -> None:
    table = Table(three_tiles=True)
    assert len(table.legal) == 3 * 16 * 4
    table.play("c3=1RBYG")
    assert GAME.view(table.state, 1).hands[0] == ("1RYBG", "1RGYB", "2RYBG")
    state = table.state
    play_on(state, 29)
    assert (GAME.view(state, 0).supply, GAME.view(state, 0).hand_sizes) == (0, (3, 3))
    play_on(state, 3)
    assert GAME.view(state, 0).hand_sizes == (1, 2)
    (seat,) = GAME.pending(state)
    tiles = {move // rules.MOVES_OF_A_TILE for move in GAME.legal(state, seat)}
    assert len(tiles) == 2
    play_on(state, 3)
    assert GAME.outcome(state) is not None


def test_C18_may_be_combined_with_two_colours() -> None:
    state = dealt(2, three_tiles=True, two_colours=True)
    play_on(state)
    assert GAME.outcome(state) is not None
    assert GAME.view(state, 0).colours == ("RB", "YG")


# --- the verbs


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("three_tiles", [False, True])
def test_legal_moves_are_ascending_and_only_for_the_seat_whose_turn_it_is(
    seats: int, three_tiles: bool
) -> None:
    state = dealt(seats, three_tiles=three_tiles)
    while GAME.pending(state):
        (mover,) = GAME.pending(state)
        for seat in range(1, seats + 1):
            moves = GAME.legal(state, seat)
            assert list(moves) == sorted(set(moves))
            assert bool(moves) == (seat == mover)
        play_on(state, 1)


def test_a_deal_can_be_laid_again_from_a_position_that_had_it() -> None:
    for seats in (2, 3, 4):
        first = dealt(seats, three_tiles=True)
        source = copy(first)
        play_on(source, 20)
        again = GAME.fresh(settled(seats, three_tiles=True), seats)
        verbs.lay(again, source)
        assert again.tobytes() == first.tobytes()


def test_a_position_is_small() -> None:
    assert rules.STATE.itemsize < 1000


def test_who_is_not_on_turn_and_who_comes_late_is_told_so() -> None:
    table = Table()
    with pytest.raises(IllegalMove, match="it is not that seat's turn"):
        GAME.play(table.state, 2, GAME.parse_move(table.state, "c3=1RYBG"))
    play_on(table.state)
    with pytest.raises(IllegalMove, match="the game is over"):
        GAME.play(table.state, 1, GAME.parse_move(table.state, "c3=1RYBG"))


def test_the_builder_of_these_tests_turns_tiles_rightly() -> None:
    assert tile_with("R5", 0, 0) == "5RYBG"
    assert tile_with("R5", 1, 0) == "5GRYB"
    assert tile_with("G2", 3, 3) == "2YRBG"
