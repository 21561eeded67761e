"""The oracles on small positions set up by hand, one rule at a time."""

from typing import Any

import pytest

from tests.oracles import carat, deals, diamantenraub, halbedelstein, mister_diamond

CARAT = {"open_hands": False, "two_colours": False, "three_tiles": False, "colours": ["R", "Y", "B", "G"]}


@pytest.mark.parametrize(
    ("carats", "winner"),
    [
        ({"R": 5, "Y": 0, "B": 5, "G": 3}, "G"),
        ({"R": 4, "Y": 0, "B": 4, "G": 4}, "Y"),
        ({"R": 6, "Y": 3, "B": 3, "G": 6}, None),
        ({"R": 6, "Y": 0, "B": 0, "G": 6}, None),
        ({"R": 5, "Y": 3, "B": 2, "G": 1}, "R"),
        ({"R": 5, "Y": 0, "B": 6, "G": 0}, "B"),
        ({"R": 2, "Y": 2, "B": 2, "G": 2}, None),
    ],
)
def test_C13_the_highest_unshared_total_wins(carats: dict[str, int], winner: str | None) -> None:
    assert carat.who_wins_the_chip(carats) == winner


def chip_scored(points: int, fields: dict[str, str], place: str) -> list[int]:
    oracle = carat.Oracle(CARAT, 4, {"chips": [points] * 49, "supply": []})
    oracle.board = fields
    oracle.score_chip(place)
    return oracle.scores()


def test_C14_worked_examples_of_the_rulebook() -> None:
    # Chip B2 lies at the NE corner of a1, NW of b1, SW of b2 and SE of a2.
    four_colours = {"a1": "1YGRB", "b1": "2YGRB", "b2": "5GYBR", "a2": "3RYBG"}
    assert chip_scored(3, four_colours, "B2") == [3 * 4, 0, 0, 0]
    red_and_blue_tie = {"a1": "2YGRB", "b1": "5RYBG", "b2": "5YRGB", "a2": "1RYGB"}
    assert chip_scored(3, red_and_blue_tie, "B2") == [0, 0, 0, 3 * 3]


def test_C3_a_corner_chip_is_won_by_the_one_diamond_that_touches_it() -> None:
    oracle = carat.Oracle(CARAT, 4, {"chips": list(range(49)), "supply": []})
    oracle.chips["A1"] = 5
    oracle.board = {"a1": "2RYBG"}
    oracle.score_chip("A1")
    assert oracle.scores() == [0, 0, 0, 5]
    assert [len(carat.fields_around(place)) for place in ("A1", "D1", "G4", "D4")] == [1, 2, 2, 4]
    sizes = [len(carat.fields_around(place)) for place in oracle.chips]
    assert [sizes.count(size) for size in (1, 2, 4)] == [4, 20, 25]


def rings(seats: int, cards: list[int | str], fixed: list[int], rounds: int = 1) -> mister_diamond.Oracle:
    options = {"marks": "off", "empty_rings_cost": True, "rounds": rounds, "edition": "tiny"}
    deal = {"rounds": [{"places": 8, "fixed": fixed, "cards": cards}] * rounds}
    return mister_diamond.Oracle(options, seats, deal)


def play(oracle: Any, *entries: str) -> None:
    for entry in entries:
        seat, text = entry.split()
        oracle.play(int(seat), text)


def test_M7_M10_an_unusable_steal_card_may_use_up_the_pile() -> None:
    oracle = rings(2, [1000, 1000, "steal"], fixed=[1])
    play(oracle, "1 T2", "2 T1")  # seat 1 would turn up the steal card and has no empty ring
    assert oracle.outcome() == {"scores": [1000, -1000], "winners": [1], "reason": "pile_empty"}
    assert oracle.seen["M10 pile used up after a steal card"] == 1


@pytest.mark.parametrize(("move", "scores"), [("S2:1000", [1000, -1000, 2000]), ("-", [-1000, 1000, 2000])])
def test_M10_the_round_ends_when_the_last_card_was_a_theft_or_was_declined(
    move: str, scores: list[int]
) -> None:
    oracle = rings(3, [1000, 1000, 2000, "steal"], fixed=[1])
    play(oracle, "1 T1", "2 T2", "3 T3")
    assert oracle.legal(1) == ["-", "S2:1000"]
    play(oracle, f"1 {move}")
    assert oracle.outcome() == {"scores": scores, "winners": [3], "reason": "pile_empty"}


def test_M8_whoever_declines_turns_up_the_next_card_even_another_steal_card() -> None:
    oracle = rings(3, [1000, 1000, 2000, "steal", "steal", 5000], fixed=[1])
    play(oracle, "1 T1", "2 T2", "3 T3", "1 -")
    assert oracle.legal(1) == ["-", "S2:1000"]
    play(oracle, "1 -")
    assert oracle.pending() == [1]
    assert oracle.legal(1) == ["T1", "T4", "T5", "T6", "T7", "T8"]


def test_M9_after_a_theft_the_robbed_player_is_next_and_play_goes_on_from_there() -> None:
    oracle = rings(4, [1000, 2000, 1000, 3000, "steal", 4000, 5000], fixed=[1])
    play(oracle, "1 T1", "2 T2", "3 T3", "4 T4", "1 S3:1000")
    assert oracle.pending() == [3]
    play(oracle, "3 T5")
    assert oracle.pending() == [4]


def test_M10_the_last_loose_diamond_ends_the_round_and_names_the_reason_even_with_the_last_card() -> None:
    oracle = rings(2, [1000, 1000], fixed=[1, 2, 3, 4, 5, 6])
    play(oracle, "1 T7", "2 T8")
    assert oracle.outcome() == {"scores": [1000, 1000], "winners": [1, 2], "reason": "all_loose_taken"}
    assert oracle.seen["M10 both at once"] == 1


def test_M12_each_round_is_begun_by_the_next_seat_and_scores_add_up() -> None:
    oracle = rings(3, [1000, 2000], fixed=[1, 2], rounds=4)
    for first, second in [(1, 2), (2, 3), (3, 1), (1, 2)]:
        assert oracle.pending() == [first]
        play(oracle, f"{first} T3", f"{second} T1")
    assert oracle.outcome() == {
        "scores": [2 * 1000 - 2000, 1000 - 2 * 2000, 1000 - 2000],
        "winners": [1],
        "reason": "pile_empty",
    }


def raid(*tops: list[str], junior: bool = False) -> diamantenraub.Oracle:
    """Each pile begins with the given cards, the rest is L1G; card k of seat s has number 20 (s - 1) + k."""
    deck = []
    for top in tops:
        deck += top + ["L1G"] * (20 - len(top))
    deck += ["L1G"] * (80 - len(deck))
    piles = [list(range(20 * seat + 1, 20 * seat + 21)) for seat in range(len(tops))]
    return diamantenraub.Oracle({"junior": junior, "deck": "tiny"}, len(tops), {"deck": deck, "piles": piles})


def enter(oracle: diamantenraub.Oracle, *texts: str) -> None:
    for seat, text in zip(oracle.pending(), texts, strict=True):
        oracle.play(seat, text)


def test_D15_each_seat_enters_once_in_any_order_and_nothing_happens_before_the_last() -> None:
    oracle = raid(["L5R"], ["L4R"], ["L3R"])
    oracle.play(2, "P21")
    assert oracle.pending() == [1, 3]
    assert oracle.legal(2) == []
    with pytest.raises(ValueError, match="may not play"):
        oracle.play(2, "P22")
    oracle.play(3, "P41")
    assert oracle.scores() == [0, 0, 0]
    oracle.play(1, "P1")
    assert oracle.scores() == [1, 0, 0]


@pytest.mark.parametrize(
    ("ammunition", "hit"),
    [
        ("x5", ["L5R", "R5G:*"]),
        ("x1", []),
        ("xR", ["L5R"]),
        ("x^", ["L10B:^"]),
        ("xv", []),
        ("x*", ["R5G:*"]),
    ],
)
def test_D5_ammunition_hits_plain_symbols_numbers_and_colours_of_opponents_only(
    ammunition: str, hit: list[str]
) -> None:
    for text in ["L5R", "R5G:*", "L10B:^", "L10B:xv+x^", "L10Y:-R", "R10Y:x10+x*"]:
        enemy = raid([f"R9Y:{ammunition}"], [text])
        enter(enemy, "P1", "P21")
        assert (enemy.active(2) == []) == (text in hit), text
        assert enemy.active(1) != [] or text == "R10Y:x10+x*"


def test_D5_a_hit_card_fires_too_and_takes_the_stack_under_it_along() -> None:
    oracle = raid(["L2R", "L3R:xB"], ["R2B", "R9B:xR"])
    enter(oracle, "P1", "P21")
    enter(oracle, "K", "K")
    enter(oracle, "P2", "P22")
    assert oracle.active(1) == oracle.active(2) == []
    assert oracle.scores() == [1, 1]  # both won the first round
    assert oracle.seen["D6 nobody active"] == 1
    assert oracle.pending() == [1, 2]
    assert oracle.legal(1) == ["K", "S"]


def test_D7_the_lowest_wins_with_a_down_arrow_and_no_up_arrow_and_ties_all_win() -> None:
    oracle = raid(["L5R:v", "R5R:^"], ["L3R"], ["L3B"])
    enter(oracle, "P1", "P21", "P41")
    assert oracle.scores() == [0, 1, 1]
    enter(oracle, "K", "K", "K")
    enter(oracle, "P2", "P22", "P42")
    assert oracle.scores() == [1, 1, 1]


def test_D8_extra_diamonds_come_before_losses_and_each_at_most_once() -> None:
    oracle = raid(["L9R:*", "R9R:*"], ["L3B:-R", "R3B:-R"])
    enter(oracle, "P1", "P21")
    assert oracle.scores() == [1, 0]  # won one, one extra, lost one
    enter(oracle, "K", "K")
    enter(oracle, "P2", "P22")
    assert oracle.scores() == [2, 0]


def test_D8_nobody_suffers_from_a_loss_symbol_of_his_own() -> None:
    oracle = raid(["L9R:-R"], ["L3R"])
    enter(oracle, "P1", "P21")
    assert oracle.scores() == [1, 0]
    assert oracle.seen["D8 nothing to lose"] == 1


def test_D11_D12_two_cards_reduce_the_opponents_and_five_beats_two() -> None:
    oracle = raid(["L9R:two"], ["L8R:five"], ["L7R"])
    enter(oracle, "P1", "P21", "P41")
    assert oracle.legal(1) == ["K", "S"]
    assert oracle.legal(2) == ["K", "S"]
    assert oracle.legal(3) == ["K42,43", "K42,44", "K43,44", "S"]
    enter(oracle, "K", "S", "K42,44")
    assert [len(oracle.players[seat].hand) for seat in (1, 2, 3)] == [4, 5, 2]
    assert oracle.players[3].hand == [42, 44]


def test_D12_D13_without_a_draw_pile_one_keeps_may_not_swap_and_is_out_with_the_last_card() -> None:
    oracle = raid(["L5R"] * 20, ["L5B"] * 20)
    for _ in range(4):  # four cards, then four times four new ones: the pile is used up
        enter(oracle, f"P{oracle.players[1].hand[0]}", f"P{oracle.players[2].hand[0]}")
        enter(oracle, "S", "K")
    assert oracle.players[1].pile == []
    for _ in range(3):
        enter(oracle, f"P{oracle.players[1].hand[0]}", f"P{oracle.players[2].hand[0]}")
        assert oracle.legal(1) == ["K"]
        enter(oracle, "K", "K")
    enter(oracle, f"P{oracle.players[1].hand[0]}", f"P{oracle.players[2].hand[0]}")
    assert oracle.players[1].hand == []
    assert oracle.pending() == [1, 2]  # still in until phase 4 is over
    assert oracle.legal(1) == ["K"]
    enter(oracle, "K", "K")
    assert oracle.pending() == [2]
    assert oracle.active(1) == []


def test_D9_D10_D13_a_tie_plays_on_past_the_bag_until_all_are_out() -> None:
    oracle = raid(["L5R"] * 20, ["L5B"] * 20)
    rounds = 0
    while oracle.pending():
        enter(oracle, f"P{oracle.players[1].hand[0]}", f"P{oracle.players[2].hand[0]}")
        enter(oracle, "K", "K")
        rounds += 1
    assert rounds == 20
    assert oracle.outcome() == {"scores": [20, 20], "winners": [1, 2], "reason": "all_out"}
    assert oracle.seen["D9 paid from spares"] == 40 - 14
    assert oracle.seen["D10 tie at seven plays on"] == 14


def test_D10_a_seat_that_is_out_wins_when_the_others_fall_behind() -> None:
    oracle = raid(["L5R"] * 20, ["L5B"] * 20, ["L1G"] * 8 + ["L9G:-B"])
    for number in range(8):
        enter(oracle, f"P{oracle.players[1].hand[0]}", f"P{21 + number}", f"P{41 + number}")
        enter(oracle, "S" if oracle.players[1].pile else "K", "K", "K")
    assert oracle.pending() == [2, 3]
    assert oracle.scores() == [8, 8, 0]
    enter(oracle, "P29", "P49")
    assert oracle.outcome() == {"scores": [8, 7, 1], "winners": [1], "reason": "seven"}
    assert oracle.seen["D10 the leader is out"] == 1


def test_D14_junior_goes_from_card_to_card_and_ends_when_all_cards_are_gone() -> None:
    oracle = raid(["L5R:five+xB"] * 20, ["L5B:-R+two"] * 20, junior=True)
    for number in range(20):
        assert all(text.startswith("P") for text in oracle.legal(1))
        enter(oracle, f"P{1 + number}", f"P{21 + number}")
    assert oracle.outcome() == {"scores": [20, 20], "winners": [1, 2], "reason": "all_out"}


BASIC = {"rules": "basic", "plunder_from_start": False}
ADVANCED = {"rules": "advanced", "plunder_from_start": False}


def pits(options: dict[str, Any], first: dict[str, int], second: dict[str, int]) -> halbedelstein.Oracle:
    """Seat 1 is to move, both sow clockwise and have had their first turn."""
    oracle = halbedelstein.Oracle(options, 2, {})
    oracle.direction = {1: "cw", 2: "cw"}
    oracle.turns_taken = {1: 1, 2: 1}
    for seat, filled in [(1, first), (2, second)]:
        oracle.pits[seat] = dict.fromkeys(halbedelstein.RING, 0) | filled
    return oracle


def filled_pits(oracle: halbedelstein.Oracle, seat: int) -> dict[str, int]:
    return {pit: stones for pit, stones in oracle.pits[seat].items() if stones}


def test_H1_a_lap_does_not_skip_the_emptied_pit() -> None:
    oracle = pits(BASIC, {"B3": 16}, {"B1": 1})
    oracle.play(1, "B3")
    assert filled_pits(oracle, 1) == dict.fromkeys(halbedelstein.RING, 1)  # the last fell into the empty B3
    assert oracle.pending() == [2]


def test_H1_a_sowing_goes_on_from_a_filled_pit_and_round_the_corner() -> None:
    oracle = pits(BASIC, {"B8": 2, "A7": 1, "A6": 5}, {"B1": 1})
    oracle.play(1, "B8")  # A8, A7 (now 2): on to A6, A5, which was empty
    assert filled_pits(oracle, 1) == {"A8": 1, "A6": 6, "A5": 1}


def test_H5_the_facing_inner_pit_is_captured_and_sown_on_with_the_own_stones() -> None:
    oracle = pits(BASIC, {"B1": 1, "B2": 1}, {"B7": 3, "A7": 4, "B1": 1})
    oracle.play(1, "B1")
    assert filled_pits(oracle, 1) == dict.fromkeys(["B3", "B4", "B5", "B6", "B7"], 1)
    assert filled_pits(oracle, 2) == {"A7": 4, "B1": 1}


def test_H2_a_capture_that_empties_the_inner_row_ends_the_game_at_once() -> None:
    oracle = pits(BASIC, {"B1": 1, "B2": 1}, {"B7": 3, "A7": 4})
    oracle.play(1, "B1")
    assert filled_pits(oracle, 1) == {"B2": 5}
    outcome = oracle.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"], outcome["scores"]) == ([1], "inner_row_empty", [5, 4])
    assert outcome["pits"][1] == [0] * 9 + [4] + [0] * 6


def test_H2_the_thousandth_sowing_ends_the_turn_where_it_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    # Found by search: a sowing that never ends by itself. A capture would end it, hence the first turn (H9).
    mine = [0, 2, 1, 4, 1, 0, 1, 2, 1, 3, 5, 1, 5, 1, 2, 1]
    theirs = {"A1": 8, "B1": 2, "B5": 8}
    oracle = pits(ADVANCED, dict(zip(halbedelstein.RING, mine, strict=True)), theirs)
    oracle.turns_taken = {1: 0, 2: 0}
    sowings = []
    sow = oracle.sow

    def counted(seat: int, pit: str, stones: int) -> tuple[str, bool]:
        sowings.append(pit)
        return sow(seat, pit, stones)

    monkeypatch.setattr(oracle, "sow", counted)
    oracle.play(1, "A4")
    assert len(sowings) == 1000
    assert oracle.scores() == [30, 18]
    assert oracle.pending() == [2]
    assert oracle.seen["H2 thousandth sowing"] == 1


def test_H3_the_hundredth_quiet_turn_draws_and_an_end_comes_first() -> None:
    oracle = pits(BASIC, {"B1": 1}, {"B1": 1})
    oracle.quiet_turns = 99
    oracle.play(1, "B1")
    outcome = oracle.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"]) == ([], "quiet")
    oracle = pits(BASIC, {"B8": 1}, {"B1": 1})
    oracle.quiet_turns = 99
    oracle.play(1, "B8")
    outcome = oracle.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"]) == ([2], "inner_row_empty")
    assert oracle.seen["H3 an end comes first"] == 1


def test_H3_a_capture_starts_the_count_anew_and_a_direction_is_no_turn() -> None:
    oracle = halbedelstein.Oracle(BASIC, 2, {})
    play(oracle, "1 cw", "2 ccw")
    assert oracle.quiet_turns == 0
    oracle = pits(BASIC, {"B1": 1, "B2": 1}, {"B7": 3, "B1": 1})
    oracle.quiet_turns = 99
    oracle.play(1, "B1")
    assert oracle.outcome() is None
    assert oracle.quiet_turns == 0


def test_H4_both_fix_a_direction_first_and_sow_their_own_way() -> None:
    oracle = halbedelstein.Oracle(BASIC, 2, {})
    assert oracle.legal(1) == ["ccw", "cw"]
    play(oracle, "1 cw")
    assert oracle.legal(2) == ["ccw", "cw"]
    play(oracle, "2 ccw")
    assert oracle.legal(1) == sorted(halbedelstein.RING)
    assert halbedelstein.next_pit("B8", "cw") == "A8"
    assert halbedelstein.next_pit("A1", "cw") == "B1"
    assert halbedelstein.next_pit("B1", "ccw") == "A1"


def test_H9_the_outer_pit_is_plundered_only_with_the_inner_one() -> None:
    oracle = pits(ADVANCED, {"B1": 2, "B3": 1}, {"B6": 1, "A6": 2, "B1": 2, "B2": 0})
    oracle.play(1, "B1")  # B2, B3 (now 2) faces B6, behind it A6: 2 + 1 + 2 go to B4 ... B8
    assert filled_pits(oracle, 1) == dict.fromkeys(["B2", "B4", "B5", "B6", "B7", "B8"], 1)
    assert filled_pits(oracle, 2) == {"B1": 2}
    oracle = pits(ADVANCED, {"B1": 2, "B3": 1, "A1": 2}, {"A6": 2, "B1": 2})
    oracle.play(1, "B1")
    assert filled_pits(oracle, 1) == {"B2": 1, "B4": 1, "B5": 1, "A1": 2}
    assert filled_pits(oracle, 2) == {"A6": 2, "B1": 2}


def test_H9_nothing_is_captured_in_the_first_turn_unless_agreed() -> None:
    for plunder, left in [(False, {"B6": 1, "A6": 2, "B1": 2}), (True, {"B1": 2})]:
        options = ADVANCED | {"plunder_from_start": plunder}
        oracle = pits(options, {"B1": 2, "B3": 1, "A1": 2}, {"B6": 1, "A6": 2, "B1": 2})
        oracle.turns_taken[1] = 0
        oracle.play(1, "B1")
        assert filled_pits(oracle, 2) == left


def test_H6_H10_when_both_would_have_lost_the_one_who_moved_has_won() -> None:
    # Set up by hand: no line of play is known to lead to it.
    oracle = pits(ADVANCED, {"B1": 2}, {"B1": 1})
    oracle.play(1, "B1")
    outcome = oracle.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"]) == ([1], "only_singles")
    oracle = pits(BASIC, {"B8": 1}, {"A1": 1})
    oracle.play(1, "B8")
    outcome = oracle.outcome()
    assert outcome is not None
    assert (outcome["winners"], outcome["reason"]) == ([1], "inner_row_empty")


def test_D3_the_house_deck_has_every_side_colour_and_number_once() -> None:
    cards = [diamantenraub.read_card(text) for text in deals.HOUSE_DECK]
    assert len({(card.side, card.number, card.colour) for card in cards}) == 80
    assert all(len(card.symbols) <= 1 for card in cards)
    assert sum(card.symbols == () for card in cards) == 14
