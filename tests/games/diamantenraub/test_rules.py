"""The rules of Diamantenraub, one by one (D1-D15)."""

from collections import Counter
from itertools import permutations, product
from typing import Any

import numpy as np
import pytest

from karfunkel.games import chance
from karfunkel.games.contract import Position, copy
from karfunkel.games.diamantenraub import GAME, rules
from karfunkel.games.diamantenraub.notation import parse_card
from karfunkel.games.faults import IllegalMove
from tests.games.diamantenraub.table import (
    HOUSE_DECK,
    PLAIN,
    Seat,
    Table,
    all_cards,
    house_deal,
    kinds,
    options,
    texts,
)

SEATS = [2, 3, 4]


def words(seed: int = 1) -> Any:
    found = np.empty(rules.WORDS, np.uint32)
    chance.fill(found, chance.generator(seed))
    return found


def dealt(seats: int, seed: int = 1, **given: object) -> Position:
    state = GAME.fresh(options(seats, **given), seats)
    rules.deal(state, words(seed))
    return state


# --- D1: the deal


@pytest.mark.parametrize("seats", SEATS)
def test_D1_everyone_gets_twenty_cards_and_draws_four_whatever_the_number_of_players(seats: int) -> None:
    state = dealt(seats)
    view = GAME.view(state, 0)
    assert [player.hand for player in view.players] == [4] * seats
    assert [player.pile for player in view.players] == [16] * seats
    cards = all_cards(state)
    assert len(cards) == len(set(cards)) == 20 * seats
    assert set(cards) <= set(range(80))


@pytest.mark.parametrize("seats", SEATS)
def test_D1_seven_diamonds_a_player_go_into_the_bag(seats: int) -> None:
    view = GAME.view(dealt(seats), 0)
    assert view.bag == 7 * seats
    assert [player.diamonds for player in view.players] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_D1_the_first_four_cards_of_a_pile_are_drawn_and_the_next_ones_follow_in_order(seats: int) -> None:
    deal = house_deal(seats)
    deal["piles"] = [pile[::-1] for pile in deal["piles"]]
    (state,) = GAME.layouts(options(seats), seats, deal)
    assert [card.number for card in GAME.view(state, 1).hand or ()] == [17, 18, 19, 20]
    assert state.piles[0].tolist()[4:] == list(range(15, -1, -1))


def test_D1_every_card_can_come_to_every_seat_and_to_those_set_aside() -> None:
    owners: dict[int, set[int]] = {card: set() for card in range(80)}
    for seed in range(60):
        state = dealt(3, seed)
        missing = set(range(80))
        for seat in range(3):
            own = set(state.piles[seat].tolist()[4:]) | set(state.hands[seat].tolist()[:4])
            for card in own:
                owners[card].add(seat)
            missing -= own
        for card in missing:
            owners[card].add(3)
    assert all(found == {0, 1, 2, 3} for found in owners.values())


# --- D2, D3: the cards


def test_D2_a_left_card_goes_on_the_left_stack_and_a_right_card_on_the_right_one() -> None:
    table = Table(Seat("L3B"), Seat("R4G"))
    table.play("L3B", "R4G")
    assert texts(table.player(1).left) == ["L3B"]
    assert table.player(1).right == ()
    assert table.player(2).left == ()
    assert texts(table.player(2).right) == ["R4G"]


def test_D2_numbers_up_to_twenty_are_a_cards_strength() -> None:
    table = Table(Seat("R20B", "L20R"), Seat("R19G", "L20G"))
    table.play("R20B", "R19G")
    assert table.diamonds == [1, 0]


def families(deck: list[str]) -> Counter[str]:
    counts: Counter[str] = Counter()
    for card in deck:
        front, _, symbol = card.partition(":")
        what = symbol[1:]
        if not symbol:
            family = "none"
        elif symbol[0] == "x":
            family = "number ammunition" if what.isdigit() else f"ammunition {what}"
        else:
            family = symbol
        counts[family] += 1
        counts[f"{front[0]} {family}"] += 1
    return counts


def test_D3_the_house_deck_has_one_card_for_each_side_colour_and_number() -> None:
    fronts = [card.partition(":")[0] for card in HOUSE_DECK]
    assert sorted(fronts) == sorted(f"{s}{n}{c}" for s, n, c in product("LR", range(1, 11), "RYBG"))
    assert not any("+" in card for card in HOUSE_DECK)


def test_D3_the_house_deck_has_the_symbols_of_the_rules_evenly_on_both_sides() -> None:
    expected = {"number ammunition": 10, "^": 4, "v": 8, "*": 18, "two": 4, "five": 4, "none": 14}
    expected |= {f"ammunition {colour}": 2 for colour in "RYBG"} | {f"-{colour}": 1 for colour in "RYBG"}
    expected |= {"ammunition ^": 2, "ammunition v": 2, "ammunition *": 2}
    counts = families(HOUSE_DECK)
    assert {family: counts[family] for family in expected} == expected
    assert sum(expected.values()) == 80
    for family in ("number ammunition", "^", "v", "*", "two", "five", "none"):
        assert counts[f"L {family}"] == counts[f"R {family}"], family
    for group in (["R", "Y", "B", "G"], ["^", "v"], ["*"]):
        sides = [sum(counts[f"{side} ammunition {what}"] for what in group) for side in "LR"]
        assert sides[0] == sides[1], group
    assert [sum(counts[f"{side} -{colour}"] for colour in "RYBG") for side in "LR"] == [2, 2]
    numbers = sorted(card.partition(":x")[2] for card in HOUSE_DECK if card.partition(":x")[2].isdigit())
    assert numbers == sorted(str(number) for number in range(1, 11))


def test_D3_in_other_decks_both_symbols_of_a_card_count() -> None:
    table = Table(Seat("L5R:x7+*"), Seat("R7G"), Seat("R3B"))
    table.play("L5R:x7+*", "R7G", "R3B")
    assert table.active(2) == []
    assert table.diamonds == [2, 0, 0]


# --- D4: a round


def test_D4_everyone_still_in_picks_one_card_of_the_own_hand() -> None:
    table = Table(Seat("L3B L4B"), Seat("R4G"))
    assert table.legal(1) == ["P1", "P2"]
    assert table.legal(2) == ["P21"]
    with pytest.raises(IllegalMove, match=r"card 21 is not in the hand \(D4\)"):
        table.move(1, "P21")
    with pytest.raises(IllegalMove, match=r"first everyone picks a card to play \(D4\)"):
        table.move(1, "K")


def test_D4_all_cards_are_turned_up_together_once_the_last_one_is_picked() -> None:
    table = Table(Seat("L3B"), Seat("R4G"), Seat("R5Y"))
    table.move(3, "R5Y")
    table.move(1, "L3B")
    assert [table.active(seat) for seat in (1, 2, 3)] == [[], [], []]
    table.move(2, "R4G")
    assert [table.active(seat) for seat in (1, 2, 3)] == [["L3B"], ["R4G"], ["R5Y"]]


def test_D4_only_the_top_card_of_a_stack_is_active() -> None:
    table = Table(Seat("L2B", left="L9B:*"), Seat("R4G"))
    table.play("L2B", "R4G")
    assert table.active(1) == ["L2B"]
    assert texts(table.player(1).left) == ["L9B:*", "L2B"]
    assert table.diamonds == [0, 1]


def test_D4_the_symbols_of_a_covered_card_count_for_nothing() -> None:
    table = Table(Seat("L2B", left="L9B:xG+v"), Seat("R4G"))
    table.play("L2B", "R4G")
    assert table.active(2) == ["R4G"]
    assert table.diamonds == [0, 1]


def test_D4_a_covered_card_does_not_come_back_when_the_card_on_it_is_beaten() -> None:
    table = Table(Seat("L2B L3Y", left="L9B"), Seat("R4G:x2 R1G"))
    table.round("L2B", "R4G:x2")
    assert table.active(1) == []
    assert texts(table.player(1).discards) == ["L9B", "L2B"]


def test_D4_an_active_card_stays_active_in_later_rounds() -> None:
    table = Table(Seat("L6B R1B"), Seat("R4G R5G"))
    table.round("L6B", "R4G")
    table.round("R1B", "R5G")
    assert table.active(1) == ["L6B", "R1B"]
    assert table.diamonds == [2, 0]


# --- D5: ammunition


HITS = [
    ("L5R:x7", "R7B"),
    ("L5R:x1", "R1B"),
    ("L5R:x20", "R20B"),
    ("L5R:xR", "R3R"),
    ("L5R:xY", "R3Y"),
    ("L5R:xB", "R3B"),
    ("L5R:xG", "R3G"),
    ("L5R:x^", "R3B:^"),
    ("L5R:xv", "R3B:v"),
    ("L5R:x*", "R3B:*"),
    ("L5R:xG+xB", "R3B"),
    ("L5R:xG+xB", "R3G"),
    ("L5R:x*", "R3B:v+*"),
]


@pytest.mark.parametrize(("card", "target"), HITS)
def test_D5_ammunition_hits_the_active_card_it_is_for(card: str, target: str) -> None:
    table = Table(Seat(card), Seat(target))
    table.play(card, target)
    assert table.active(1) == [card]
    assert table.active(2) == []
    assert texts(table.player(2).discards) == [target]


MISSES = [
    ("L5R:x7", "R6B"),
    ("L5R:x1", "R10B"),
    ("L5R:x10", "R1B"),
    ("L5R:xR", "R3B"),
    ("L5R:x^", "R3B:v"),
    ("L5R:xv", "R3B:^"),
    ("L5R:x^", "R3B"),
    ("L5R:x*", "R3B"),
    ("L5R:x^", "R3B:x^"),  # a crossed-out symbol is not hit …
    ("L5R:xv", "R3B:xv"),
    ("L5R:x*", "R3B:x*"),
    ("L5R:xG", "R3B:x*"),
    ("L5B:x5", "R3B:x5"),
    ("L5B:xR", "R3B:xR"),
    ("L5R:xG", "R3B:-G"),  # … nor is a loss symbol
    ("L5R:x*", "R3B:-R"),
    ("L5B:x2", "R3B:two"),
    ("L6B:x5", "R3B:five"),
]


@pytest.mark.parametrize(("card", "target"), MISSES)
def test_D5_ammunition_hits_nothing_else(card: str, target: str) -> None:
    table = Table(Seat(card), Seat(target))
    table.play(card, target)
    assert table.active(2) == [target]


def test_D5_every_number_and_colour_is_hit_by_its_own_ammunition_only() -> None:
    for number, against in product(range(1, 21), range(1, 21)):
        hit = rules.fired(parse_card(f"L1R:x{against}")) & rules.borne(parse_card(f"R{number}B"))
        assert bool(hit) == (number == against)
    for colour, foe in product("RYBG", repeat=2):
        hit = rules.fired(parse_card(f"L1R:x{foe}")) & rules.borne(parse_card(f"R2{colour}"))
        assert bool(hit) == (colour == foe)


def test_D5_the_crossed_out_seven_beats_every_opponents_seven_with_the_stack_under_it() -> None:
    """The example of the rulebook, with a red ammunition beside it."""
    table = Table(
        Seat("L2B:xR", right="R4B"),
        Seat("R9Y:x7", left="L7Y"),
        Seat("R7G", left="L3R", right="R1B R2B"),
        Seat("L7B", left="L8B L1G", right="R5R"),
    )
    table.play("L2B:xR", "R9Y:x7", "R7G", "L7B")
    assert table.active(1) == ["L2B:xR", "R4B"]
    assert table.active(2) == ["L7Y", "R9Y:x7"]  # one's own seven is safe
    assert table.active(3) == []
    assert texts(table.player(3).discards) == ["L3R", "R1B", "R2B", "R7G"]
    assert table.active(4) == []
    assert texts(table.player(4).discards) == ["L8B", "L1G", "L7B", "R5R"]


def test_D5_ammunition_never_hits_ones_own_cards() -> None:
    table = Table(Seat("L5R:xR", right="R5R"), Seat("L1B"))
    table.play("L5R:xR", "L1B")
    assert table.active(1) == ["L5R:xR", "R5R"]


def test_D5_a_card_that_is_hit_fires_too() -> None:
    table = Table(Seat("L5R:xB"), Seat("R3B:xR"))
    table.play("L5R:xB", "R3B:xR")
    assert table.active(1) == table.active(2) == []


def test_D5_a_chain_of_shots_is_simultaneous() -> None:
    table = Table(Seat("L5R:xB"), Seat("R3B:xG"), Seat("R4G:xR"))
    table.play("L5R:xB", "R3B:xG", "R4G:xR")
    assert [table.active(seat) for seat in (1, 2, 3)] == [[], [], []]


def test_D5_ammunition_stays_and_fires_again_in_later_rounds() -> None:
    table = Table(Seat("L1R R9Y", right="R8R:xB"), Seat("R3B L4B"))
    table.round("L1R", "R3B")
    assert table.active(2) == []
    table.play("R9Y", "L4B")  # now the ammunition is covered
    assert table.active(2) == ["L4B"]


def test_D5_both_cards_of_an_opponent_can_be_hit_at_once() -> None:
    table = Table(Seat("L5R:xB"), Seat("R3B", left="L4B"), Seat("L2G", right="R1B"))
    table.play("L5R:xB", "R3B", "L2G")
    assert table.active(2) == []
    assert table.active(3) == ["L2G"]


def test_D5_the_symbols_of_a_beaten_card_count_for_nothing_any_more() -> None:
    table = Table(Seat("L5R:xB"), Seat("R3B:v", left="L1G:two"), Seat("R2G"))
    table.play("L5R:xB", "R3B:v", "R2G")
    assert table.diamonds == [1, 0, 0]  # the down arrow is gone, so the highest wins
    table = Table(Seat("L5R:xB"), Seat("R3B:two"), Seat("R2G"))
    table.play("L5R:xB", "R3B:two", "R2G")
    assert table.limits == [4, 4, 4]


def test_D5_a_card_played_later_begins_a_new_stack_after_a_beating() -> None:
    table = Table(Seat("L5R:xB L2R"), Seat("R3B R6Y"))
    table.round("L5R:xB", "R3B")
    table.play("L2R", "R6Y")
    assert texts(table.player(2).right) == ["R6Y"]
    assert texts(table.player(2).discards) == ["R3B"]


def test_D5_the_example_of_our_rules_text() -> None:
    table = Table(
        Seat("R8B:*", left="L1Y:xR", right="R10Y"),
        Seat("L7G:x^", left="L3R:-G", right="R2R:xB"),
        Seat("R8G:^", left="L5B:five"),
    )
    table.play("R8B:*", "L7G:x^", "R8G:^")
    assert [table.active(seat) for seat in (1, 2, 3)] == [["L1Y:xR"], ["L7G:x^"], []]
    assert [texts(table.player(seat).discards) for seat in (1, 2, 3)] == [
        ["R10Y", "R8B:*"],
        ["R2R:xB"],
        ["L5B:five", "R8G:^"],
    ]
    assert table.diamonds == [0, 1, 0]
    assert table.limits == [4, 4, 4]


# --- D6: who has no active cards


def test_D6_without_active_cards_one_sits_out_phases_two_and_three() -> None:
    """Even the lowest strength of all would not be nothing."""
    table = Table(Seat("L5R:xB"), Seat("R3B", diamonds=2), Seat("R4G:v", right="R9G:-B"))
    table.play("L5R:xB", "R3B", "R4G:v")
    assert table.diamonds == [0, 2, 1]


def test_D6_if_nobody_has_an_active_card_nobody_wins_and_nobody_loses() -> None:
    table = Table(Seat("L5R:xB+*", diamonds=1), Seat("R3B:xR+-R"))
    events = table.play("L5R:xB+*", "R3B:xR+-R")
    assert table.diamonds == [1, 0]
    assert "Nobody" in kinds(events)
    assert table.view(0).step == "hand"  # on to phase 4


def test_D6_who_alone_has_active_cards_has_won_the_round_whatever_the_arrows() -> None:
    table = Table(Seat("L5R:xB"), Seat("R3B"))
    events = table.play("L5R:xB", "R3B")
    assert table.diamonds == [1, 0]
    assert "Alone" in kinds(events)
    assert "Arrows" not in kinds(events)


def test_D6_phase_three_follows_as_usual_for_who_is_alone() -> None:
    table = Table(Seat("L5R:xB+*"), Seat("R3B"))
    table.play("L5R:xB+*", "R3B")
    assert table.diamonds == [2, 0]


# --- D7: strength


def test_D7_strength_is_the_sum_of_the_numbers_on_ones_active_cards() -> None:
    table = Table(Seat("L5R", right="R4B"), Seat("R8G"))
    table.play("L5R", "R8G")
    assert [table.player(seat).strength for seat in (1, 2)] == [9, 8]
    assert table.diamonds == [1, 0]


DIRECTIONS = [
    ("L5R", "R8G", 2),
    ("L5R:^", "R8G", 2),
    ("L5R", "R8G:^", 2),
    ("L5R:v", "R8G", 1),
    ("L5R", "R8G:v", 1),
    ("L5R:v", "R8G:v", 1),
    ("L5R:v", "R8G:^", 2),
    ("L5R:^", "R8G:v", 2),
    ("L5R:v+^", "R8G", 2),
]


@pytest.mark.parametrize(("first", "second", "winner"), DIRECTIONS)
def test_D7_the_lowest_wins_if_down_arrows_but_no_up_arrow_are_active_else_the_highest(
    first: str, second: str, winner: int
) -> None:
    table = Table(Seat(first), Seat(second))
    table.play(first, second)
    assert table.diamonds == [int(winner == 1), int(winner == 2)]


def test_D7_crossed_out_arrows_decide_nothing() -> None:
    table = Table(Seat("L5R:xv"), Seat("R8G"))
    table.play("L5R:xv", "R8G")
    assert table.diamonds == [0, 1]


def test_D7_tied_players_all_win_as_in_the_rulebooks_picture() -> None:
    """Spieler 1 and 2 win a diamond each, Spieler 3 has lost: the lowest result wins."""
    table = Table(Seat("L3R:v", right="R4B"), Seat("R7G"), Seat("L9Y", right="R2Y"))
    table.play("L3R:v", "R7G", "L9Y")
    assert table.diamonds == [1, 1, 0]


def test_D7_ties_among_the_highest_win_together_too() -> None:
    table = Table(Seat("L7R"), Seat("R7G"), Seat("L7Y"), Seat("L6Y"))
    table.play("L7R", "R7G", "L7Y", "L6Y")
    assert table.diamonds == [1, 1, 1, 0]
    assert table.view(0).bag == 28 - 3


def test_D7_the_examples_of_our_rules_text() -> None:
    table = Table(Seat("L10Y", right="R9B"), Seat("R4G:two", left="L3B:v"), Seat("L7R:*"))
    table.play("L10Y", "R4G:two", "L7R:*")
    assert table.diamonds == [0, 1, 2]
    table = Table(Seat("L10Y", right="R8G:^"), Seat("R4G:two", left="L3B:v"), Seat("L7R:*"))
    table.play("L10Y", "R4G:two", "L7R:*")
    assert table.diamonds == [1, 0, 0]


# --- D8: loot


def test_D8_a_winner_with_a_diamond_symbol_takes_one_more_but_never_two() -> None:
    table = Table(Seat("L9R:*", right="R9B:*"), Seat("R8G"))
    table.play("L9R:*", "R8G")
    assert table.diamonds == [2, 0]


def test_D8_a_loser_with_a_diamond_symbol_takes_nothing() -> None:
    table = Table(Seat("L9R"), Seat("R8G:*"))
    table.play("L9R", "R8G:*")
    assert table.diamonds == [1, 0]


def test_D8_every_tied_winner_takes_his_own_extra_diamond() -> None:
    table = Table(Seat("L9R:*"), Seat("R9G:*"), Seat("R9B"))
    table.play("L9R:*", "R9G:*", "R9B")
    assert table.diamonds == [2, 2, 1]


def test_D8_crossed_out_diamonds_bring_nothing() -> None:
    table = Table(Seat("L9R:x*"), Seat("R8G"))
    table.play("L9R:x*", "R8G")
    assert table.diamonds == [1, 0]


def test_D8_whoever_has_an_active_card_of_an_opponents_loss_colour_returns_one() -> None:
    table = Table(
        Seat("L9R:-G", diamonds=1), Seat("R8G", diamonds=2), Seat("R7B", left="L1G", diamonds=3), Seat("R6Y")
    )
    bag = table.view(0).bag
    table.play("L9R:-G", "R8G", "R7B", "R6Y")
    assert table.diamonds == [2, 1, 2, 0]
    assert table.view(0).bag == bag - 1 + 2


@pytest.mark.parametrize("colour", "RYBG")
def test_D8_a_loss_symbol_concerns_its_own_colour_only(colour: str) -> None:
    other = "B" if colour != "B" else "R"
    cards = [f"L9{other}:-{colour}", f"R1{colour}", f"R2{other}"]
    table = Table(Seat(cards[0]), Seat(cards[1], diamonds=1), Seat(cards[2], diamonds=1))
    table.play(*cards)
    assert table.diamonds == [1, 0, 1]


def test_D8_ones_own_loss_symbol_does_not_concern_oneself() -> None:
    table = Table(Seat("L3G:-G", right="R1G", diamonds=2), Seat("R9B"))
    table.play("L3G:-G", "R9B")
    assert table.diamonds == [2, 1]


def test_D8_never_more_than_one_is_lost_in_a_round() -> None:
    table = Table(
        Seat("L9R:-G+-B"), Seat("R9R:-G"), Seat("R1G", left="L1B", diamonds=4), Seat("R2Y", diamonds=1)
    )
    table.play("L9R:-G+-B", "R9R:-G", "R1G", "R2Y")
    assert table.diamonds == [1, 1, 3, 1]


def test_D8_who_has_no_diamond_loses_none() -> None:
    table = Table(Seat("L9R:-G"), Seat("R8G"))
    events = table.play("L9R:-G", "R8G")
    assert table.diamonds == [1, 0]
    assert "NothingToLose" in kinds(events)


def test_D8_the_rulebooks_example_gain_and_loss_at_once() -> None:
    """Spieler 1 gets an extra diamond and loses one, Spieler 2 has no symbol, green opponents lose one."""
    table = Table(Seat("L9G:*"), Seat("R5B", diamonds=1), Seat("R3R:-G"))
    table.play("L9G:*", "R5B", "R3R:-G")
    assert table.diamonds == [1, 1, 0]  # one won, one more, one returned


def test_D8_gains_come_before_losses_so_a_first_win_can_be_lost_at_once() -> None:
    table = Table(Seat("L9G"), Seat("R3R:-G"))
    table.play("L9G", "R3R:-G")
    assert table.diamonds == [0, 0]
    assert table.view(0).bag == 14


def test_D8_the_loss_symbol_of_a_beaten_card_costs_nothing() -> None:
    table = Table(Seat("L9G:xR"), Seat("R3R:-G"))
    table.play("L9G:xR", "R3R:-G")
    assert table.diamonds == [1, 0]


def test_D8_the_example_of_our_rules_text() -> None:
    table = Table(
        Seat("R10B", left="L3R:-G", diamonds=1),
        Seat("L6G:*", right="R9G:*", diamonds=1),
        Seat("R3G:-Y", left="L8G", diamonds=1),
    )
    table.play("R10B", "L6G:*", "R3G:-Y")
    assert table.diamonds == [1, 2, 0]


# --- D9: spare diamonds


def test_D9_what_is_due_is_paid_from_spare_diamonds_when_the_bag_is_empty() -> None:
    table = Table(Seat("L9R:*", diamonds=6), Seat("R9G:*", diamonds=6), bag=2)
    events = table.play("L9R:*", "R9G:*")
    assert table.diamonds == [8, 8]
    assert table.view(0).bag == 0
    assert table.view(0).spares == 2
    assert kinds(events).count("ExtraSpare") == 2


def test_D9_diamonds_returned_replace_the_spare_ones_first() -> None:
    table = Table(Seat("L9R", diamonds=6), Seat("R9G", diamonds=6), Seat("R1B:-G"), bag=0)
    table.play("L9R", "R9G", "R1B:-G")
    assert table.diamonds == [7, 6, 0]
    assert table.view(0).spares == 1
    assert table.view(0).bag == 0


def test_D9_however_many_spare_diamonds_it_takes() -> None:
    """Four players who tie in all rounds, two diamonds each: 160, far more than a signed byte holds."""
    table = Table(*[Seat("L5R:*", pile=" ".join(["L5R:*"] * 19))] * 4)
    for played in range(1, 21):
        table.round(*["L5R:*"] * 4)
        assert table.diamonds == [2 * played] * 4
        assert int(table.state.bag) == 28 - 8 * played
    assert table.view(0).spares == 132
    assert table.outcome is not None
    assert table.outcome.winners == (1, 2, 3, 4)
    assert table.outcome.reason == "all_out"


# --- D10: the end


def test_D10_who_alone_has_the_most_diamonds_and_seven_or_more_has_won() -> None:
    table = Table(Seat("L9R", diamonds=6), Seat("R8G", diamonds=6))
    table.play("L9R", "R8G")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners, table.outcome.reason) == ((7, 6), (1,), "seven")
    assert table.legal(1) == table.legal(2) == []


def test_D10_six_are_not_enough() -> None:
    table = Table(Seat("L9R", diamonds=5), Seat("R8G"))
    table.play("L9R", "R8G")
    assert table.outcome is None


def test_D10_more_than_seven_win_as_well() -> None:
    table = Table(Seat("L9R:*", diamonds=6), Seat("R8G"))
    table.play("L9R:*", "R8G")
    assert table.outcome is not None
    assert table.outcome.scores == (8, 0)


def test_D10_the_game_is_judged_only_after_phase_three() -> None:
    table = Table(Seat("L9G", diamonds=6), Seat("R8R:-G"))
    table.play("L9G", "R8R:-G")
    assert table.diamonds == [6, 0]
    assert table.outcome is None


def test_D10_several_who_share_the_lead_play_on_until_one_is_ahead_alone() -> None:
    table = Table(
        Seat("L9R L9R L9R", diamonds=6), Seat("R9B R9B R8B", diamonds=6), Seat("R1G L2G L3G", diamonds=1)
    )
    events = table.round("L9R", "R9B", "R1G")
    assert table.diamonds == [7, 7, 1]
    assert "PlayedOn" in kinds(events)
    table.round("L9R", "R9B", "L2G")
    assert table.diamonds == [8, 8, 1]
    assert table.outcome is None
    table.round("L9R", "R8B", "L3G")
    assert table.outcome is not None
    assert table.outcome.winners == (1,)


def test_D10_a_leader_may_fall_below_seven_again() -> None:
    table = Table(Seat("L9G L9G", diamonds=6), Seat("R9G R8G", diamonds=6), Seat("R1B L1B:-G"))
    table.round("L9G", "R9G", "R1B")
    table.round("L9G", "R8G", "L1B:-G")
    assert table.diamonds == [7, 6, 0]
    assert table.outcome is not None


# --- D11: hand limits


def limits_after(*cards: str, **more: str) -> list[int]:
    table = Table(*(Seat(card, left=more.get(f"left{seat}", "")) for seat, card in enumerate(cards, start=1)))
    table.play(*cards)
    return table.limits


def test_D11_the_limit_is_four_without_symbols() -> None:
    assert limits_after("L9R", "R8G", "R7B") == [4, 4, 4]


def test_D11_an_own_five_cards_symbol_gives_five_to_its_owner_only() -> None:
    assert limits_after("L9R:five", "R8G", "R7B") == [5, 4, 4]


def test_D11_five_even_if_an_opponent_has_five_too() -> None:
    assert limits_after("L9R:five", "R8G:five") == [5, 5]


def test_D11_a_two_cards_symbol_binds_all_opponents_but_not_its_owner() -> None:
    assert limits_after("L9R:two", "R8G", "R7B") == [4, 2, 2]


def test_D11_two_two_cards_symbols_of_different_players_bind_everyone() -> None:
    assert limits_after("L9R:two", "R8G:two", "R7B") == [2, 2, 2]


def test_D11_two_two_cards_symbols_of_one_player_do_not_bind_him() -> None:
    assert limits_after("R9R:two", "R8G", left1="L1R:two") == [4, 2]


def test_D11_five_beats_two() -> None:
    assert limits_after("L9R:two", "R8G:five", "R7B") == [4, 5, 2]
    assert limits_after("L9R:two+five", "R8G:two", "R7B") == [5, 2, 2]


def test_D11_the_limit_binds_a_seat_without_active_cards_too() -> None:
    table = Table(Seat("L9R:xB", left="L1R", right="R2G:two"), Seat("R3B"))
    table.play("L9R:xB", "R3B")
    assert table.active(2) == []
    assert table.limits == [4, 2]


def test_D11_limits_are_set_anew_every_round() -> None:
    table = Table(Seat("L9R:two L8R"), Seat("R8G R7G"))
    table.play("L9R:two", "R8G")
    assert table.limits == [4, 2]
    table.play("K", "K")
    table.play("L8R", "R7G")
    assert table.limits == [4, 4]


# --- D12: hands


def at_hands(hand: str, foe: str = "R1G", pile: str | None = None, card: str = "L9R") -> Table:
    """A table whose first seat holds this hand after it has played, against this card of the second."""
    table = Table(Seat(f"{card} {hand}", pile=pile), Seat(foe))
    table.play(card, foe)
    return table


def test_D12_one_swaps_the_whole_hand_face_down_and_draws_up_to_the_limit() -> None:
    table = at_hands("L2B L3B L4B", pile="R5Y R6Y R7Y R8Y R9Y R10Y")
    assert table.legal(1) == ["S", "K"]
    table.play("S", "K")
    assert table.hand(1) == ["R5Y", "R6Y", "R7Y", "R8Y"]
    assert texts(table.view(1).thrown)[-3:] == ["L2B", "L3B", "L4B"]
    assert table.player(1).discards == ()
    assert table.player(1).pile == 2


def test_D12_one_keeps_the_hand_and_draws_up_to_the_limit() -> None:
    table = at_hands("L2B L3B L4B", pile="R5Y R6Y")
    table.play("K", "K")
    assert table.hand(1) == ["L2B", "L3B", "L4B", "R5Y"]
    assert table.player(1).pile == 1


def test_D12_one_swaps_also_for_fewer_cards() -> None:
    table = at_hands("L2B L3B L4B", pile="R5Y")
    table.play("S", "K")
    assert table.hand(1) == ["R5Y"]


def test_D12_a_swap_needs_a_draw_pile_that_is_not_empty() -> None:
    table = at_hands("L2B L3B", pile="")
    assert table.legal(1) == ["K"]
    with pytest.raises(IllegalMove, match=r"the draw pile is empty, so there is nothing to swap for \(D12\)"):
        table.move(1, "S")
    table.play("K", "K")
    assert table.hand(1) == ["L2B", "L3B"]


def test_D12_an_empty_hand_may_be_swapped_or_kept_while_there_is_a_pile() -> None:
    table = at_hands("", pile="R5Y R6Y R7Y R8Y R9Y")
    assert table.legal(1) == ["S", "K"]
    other = table.copy()
    table.play("S", "K")
    other.play("K", "K")
    assert table.hand(1) == other.hand(1) == ["R5Y", "R6Y", "R7Y", "R8Y"]


def test_D12_a_limit_of_five_lets_one_draw_up_to_five() -> None:
    table = at_hands("L2B L3B L4B", card="L9R:five", pile="R5Y R6Y R7Y R8Y R9Y R10Y")
    other = table.copy()
    table.play("K", "K")
    assert table.hand(1) == ["L2B", "L3B", "L4B", "R5Y", "R6Y"]
    other.play("S", "K")
    assert other.hand(1) == ["R5Y", "R6Y", "R7Y", "R8Y", "R9Y"]


@pytest.mark.parametrize("hand", ["L2B L3B L4B", "L2B L3B L4B R5B"])
def test_D12_a_hand_above_the_limit_is_reduced_to_any_two_cards_or_swapped(hand: str) -> None:
    table = at_hands(hand, foe="R1G:two")
    cards = range(2, 2 + len(hand.split()))
    pairs = [f"K{first},{second}" for first in cards for second in cards if first < second]
    assert table.legal(1) == ["S", *pairs]
    with pytest.raises(IllegalMove, match=r"above the limit of 2, so name the 2 cards to keep \(D12\)"):
        table.move(1, "K")


def test_D12_only_the_cards_of_ones_choice_are_kept_and_nothing_is_drawn() -> None:
    table = at_hands("L2B L3B L4B R5B", foe="R1G:two", pile="R10Y")
    table.play("L3B R5B", "K")
    assert table.hand(1) == ["L3B", "R5B"]
    assert texts(table.view(1).thrown)[-2:] == ["L2B", "L4B"]
    assert table.player(1).pile == 1


def test_D12_a_swap_above_the_limit_of_two_draws_two() -> None:
    table = at_hands("L2B L3B L4B", foe="R1G:two", pile="R5Y R6Y R7Y")
    table.play("S", "K")
    assert table.hand(1) == ["R5Y", "R6Y"]
    assert len(table.view(1).thrown) >= 3


def test_D12_without_a_draw_pile_a_hand_above_the_limit_must_be_reduced() -> None:
    table = at_hands("L2B L3B L4B", foe="R1G:two", pile="")
    assert table.legal(1) == ["K2,3", "K2,4", "K3,4"]


def test_D12_a_hand_at_or_below_the_limit_is_kept_whole() -> None:
    table = at_hands("L2B L3B", foe="R1G:two")
    assert table.legal(1) == ["S", "K"]
    with pytest.raises(IllegalMove, match=r"not above the limit of 2, so all of it is kept \(D12\)"):
        table.move(1, "K2,3")
    table.play("K", "K")
    assert table.hand(1) == ["L2B", "L3B"]


def test_D12_two_of_two_is_drawn_up_to_the_limit_of_two() -> None:
    table = at_hands("L2B", foe="R1G:two", pile="R5Y R6Y")
    table.play("K", "K")
    assert table.hand(1) == ["L2B", "R5Y"]


def test_D12_only_own_cards_are_kept_and_no_card_is_played_now() -> None:
    table = at_hands("L2B L3B L4B", foe="R1G:two")
    with pytest.raises(IllegalMove, match=r"card 21 is not in the hand \(D12\)"):
        table.move(1, "K2,21")
    with pytest.raises(IllegalMove, match=r"the cards of this round are played; now the hand .* \(D12\)"):
        table.move(1, "P2")


def test_D12_the_example_of_our_rules_text() -> None:
    def table() -> Table:
        found = Table(
            Seat("R9Y L2Y L3Y L4Y", left="L4B:two"),
            Seat("R6Y:five L2Y L3Y L4Y", left="L10G"),
            Seat("R8R L2Y L3Y L4Y", left="L7B:^"),
        )
        found.play("R9Y", "R6Y:five", "R8R")
        return found

    kept, swapped = table(), table()
    assert kept.limits == [4, 5, 2]
    kept.play("K", "K", "L2Y L4Y")
    assert [len(kept.hand(seat)) for seat in (1, 2, 3)] == [4, 5, 2]
    assert [kept.player(seat).pile for seat in (1, 2, 3)] == [14, 13, 15]
    swapped.play("S", "S", "S")
    assert [swapped.player(seat).pile for seat in (1, 2, 3)] == [11, 10, 13]


# --- D13: who is out


def test_D13_who_has_neither_hand_nor_pile_after_phase_four_is_out() -> None:
    table = Table(Seat("L9R", right="R3R R4R", pile="", diamonds=2), Seat("R8G L2G"), Seat("R7B L3B"))
    table.play("L9R", "R8G", "R7B")
    assert table.player(1).still_in  # until phase 4 is over
    assert table.legal(1) == ["K"]
    table.play("K", "K", "K")
    out = table.player(1)
    assert not out.still_in
    assert (out.left, out.right, out.strength) == ((), (), None)
    assert texts(out.discards) == ["L9R", "R3R", "R4R"]
    assert out.diamonds == 3
    assert GAME.pending(table.state) == (2, 3)
    assert table.legal(1) == []


def test_D13_an_empty_hand_with_a_pile_or_a_hand_without_a_pile_is_not_out() -> None:
    table = Table(Seat("L9R", pile="R1R"), Seat("R8G L2G", pile=""))
    table.round("L9R", "R8G")
    assert [player.still_in for player in table.view(0).players] == [True, True]


def test_D13_the_cards_of_who_is_out_count_for_nothing() -> None:
    table = Table(Seat("L9R:two", right="R1R:v", pile=""), Seat("R8G L2G:xR"), Seat("R7Y L1Y"))
    table.round("L9R:two", "R8G", "R7Y")
    assert table.diamonds == [0, 0, 1]  # the lowest
    events = table.play("L2G:xR", "L1Y")
    assert table.diamonds == [0, 1, 1]  # the down arrow is gone: the highest
    assert table.limits == [0, 4, 4]
    assert "Hit" not in kinds(events)


def test_D13_the_last_one_left_plays_on_alone_until_he_has_won() -> None:
    table = Table(Seat("L9R", pile="", diamonds=1), Seat("R8G L2G L3G L4G", diamonds=5))
    events = table.round("L9R", "R8G")
    assert "Last" in kinds(events)
    assert GAME.pending(table.state) == (2,)
    table.round("L2G")
    assert table.diamonds == [2, 6]
    table.play("L3G")
    assert table.outcome is not None
    assert table.outcome.winners == (2,)
    assert table.outcome.reason == "seven"


def test_D13_or_until_he_is_out_as_well_and_then_the_most_diamonds_win() -> None:
    table = Table(Seat("L9R", pile="", diamonds=4), Seat("R8G L2G", pile="", diamonds=1))
    table.round("L9R", "R8G")
    table.round("L2G")
    assert table.outcome is not None
    assert (table.outcome.scores, table.outcome.winners, table.outcome.reason) == ((5, 2), (1,), "all_out")


def test_D13_when_all_are_out_those_with_the_most_diamonds_share_the_victory() -> None:
    table = Table(Seat("L9R", pile=""), Seat("R9G", pile=""), Seat("R8B", pile=""))
    table.round("L9R", "R9G", "R8B")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((1, 2), "all_out")


def test_D13_who_is_out_may_be_the_clear_leader_after_a_later_round() -> None:
    table = Table(
        Seat("L9G", pile="", diamonds=6),
        Seat("R9B R8B", diamonds=6),
        Seat("R1Y L10Y:-B+xR", diamonds=0),
    )
    table.round("L9G", "R9B", "R1Y")
    assert table.diamonds == [7, 7, 0]
    table.play("R8B", "L10Y:-B+xR")
    assert table.diamonds == [7, 6, 1]
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.reason) == ((1,), "seven")


# --- D14: junior


def test_D14_in_the_junior_game_ammunition_loot_and_hand_symbols_are_ignored() -> None:
    table = Table(
        Seat("L9R:xB+*", pile="L1R L1R L1R L1R L1R"),
        Seat("R3B:-R+two", pile="L1R L1R L1R L1R L1R"),
        junior=True,
    )
    table.play("L9R:xB+*", "R3B:-R+two")
    assert table.active(2) == ["R3B:-R+two"]
    assert table.diamonds == [1, 0]
    assert table.limits == [4, 4]
    assert [len(table.hand(seat)) for seat in (1, 2)] == [4, 4]


def test_D14_in_the_junior_game_nobody_gets_an_extra_diamond_or_loses_one() -> None:
    table = Table(Seat("L9R:*", diamonds=1), Seat("R3B:-R", diamonds=1), junior=True)
    table.play("L9R:*", "R3B:-R")
    assert table.diamonds == [2, 1]
    table = Table(Seat("L9R:*"), Seat("R3B"), junior=True)
    table.play("L9R:*", "R3B")
    assert table.diamonds == [1, 0]


def test_D14_arrows_count_in_the_junior_game() -> None:
    table = Table(Seat("L9R"), Seat("R3B:v"), junior=True)
    table.play("L9R", "R3B:v")
    assert table.diamonds == [0, 1]


def test_D14_everyone_draws_up_to_four_without_a_decision() -> None:
    table = Table(Seat("L9R:five L2R L3R L4R", pile="R5B R6B"), Seat("R3B L2B", pile="R7B"), junior=True)
    events = table.play("L9R:five", "R3B")
    assert table.view(0).step == "card"
    assert table.view(0).round == 2
    assert table.hand(1) == ["L2R", "L3R", "L4R", "R5B"]
    assert table.hand(2) == ["L2B", "R7B"]
    assert kinds(events).count("Refilled") == 2


def test_D14_the_end_spare_diamonds_and_going_out_are_as_usual() -> None:
    table = Table(Seat("L9R", diamonds=6), Seat("R3B"), junior=True)
    table.play("L9R", "R3B")
    assert table.outcome is not None
    assert table.outcome.reason == "seven"
    table = Table(Seat("L9R", pile=""), Seat("R9B L2B"), junior=True, bag=1)
    table.play("L9R", "R9B")
    assert not table.player(1).still_in
    assert table.view(0).spares == 1
    events = table.play("L2B")
    assert "Alone" in kinds(events)
    assert table.diamonds == [1, 2]


# --- D15: simultaneous steps


def test_D15_everyone_still_in_makes_exactly_one_entry_in_each_step_even_with_one_legal_move() -> None:
    table = Table(Seat("L9R", pile=""), Seat("R8G", pile="L1R"), Seat("R7B"))
    for seats in ((1, 2, 3), (1, 2, 3)):
        for number, seat in enumerate(seats):
            assert GAME.pending(table.state) == seats[number:]
            table.move(seat, table.legal(seat)[-1])
            if number < len(seats) - 1:
                assert table.legal(seat) == []
                with pytest.raises(IllegalMove, match="it is not that seat's turn"):
                    table.move(seat, "K")
    assert GAME.pending(table.state) == (2, 3)


@pytest.mark.parametrize("order", list(permutations((1, 2, 3))))
def test_D15_the_order_of_choosing_within_a_step_does_not_matter(order: tuple[int, ...]) -> None:
    seats = [
        Seat("L9R:two L2R L3R L4R"),
        Seat("R8G:* L2G:xR L3G R5G", left="L4B"),
        Seat("R7B L3B L4B:-G R1B"),
    ]
    steps = [
        {1: "L9R:two", 2: "R8G:*", 3: "R7B"},
        {1: "S", 2: "L2G:xR R5G", 3: "L3B R1B"},
        {1: PLAIN, 2: "L2G:xR", 3: "R1B"},
    ]
    by_seat, otherwise = Table(*seats), Table(*seats)
    for step in steps:
        for seat in (1, 2, 3):
            first = by_seat.move(seat, step[seat])
        for seat in order:
            second = otherwise.move(seat, step[seat])
        assert by_seat.state.tobytes() == otherwise.state.tobytes()
        assert first[1:] == second[1:]


def test_D15_nothing_happens_before_the_last_one_has_chosen() -> None:
    table = Table(Seat("L9R L2R"), Seat("R8G L2G"))
    before = table.view(2)
    events = table.move(1, "L9R")
    assert kinds(list(events)) == ["Chose"]
    after = table.view(2)
    assert after.players[0].hand == before.players[0].hand
    assert after.players[0].to_choose is False
    assert after.pending == (2,)


# --- all games


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("junior", [False, True])
def test_D13_no_game_is_longer_than_forty_entries_a_seat(seats: int, junior: bool) -> None:
    """A seat plays each of its 20 cards once and ends as many rounds; all tie, so nobody ever wins."""
    table = Table(*[Seat(" ".join([PLAIN] * 4))] * seats, junior=junior)
    entries = 0
    while pending := GAME.pending(table.state):
        table.move(pending[0], table.legal(pending[0])[-1])
        entries += 1
    assert entries == (20 if junior else 40) * seats
    if seats == 4 and not junior:
        assert entries == GAME.facts.longest


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("junior", [False, True])
def test_D9_cards_and_diamonds_are_conserved(seats: int, junior: bool) -> None:
    generator = chance.generator(seats)
    for seed in range(5):
        state = dealt(seats, seed, junior=junior)
        cards = all_cards(state)
        while pending := GAME.pending(state):
            seat = pending[chance.next_word(generator) % len(pending)]
            moves = GAME.legal(state, seat)
            GAME.play(state, seat, moves[chance.next_word(generator) % len(moves)])
            assert all_cards(state) == cards
            assert int(state.bag) + sum(GAME.scores(state)) == 7 * seats


def test_D1_a_deal_laid_from_another_position_is_the_same_deal() -> None:
    source = dealt(3, seed=5)
    state = GAME.fresh(options(3), 3)
    rules.lay(state, source)
    assert state.tobytes() == source.tobytes()


def test_D15_legal_moves_ascend() -> None:
    table = at_hands("L2B L3B L4B R5B", foe="R1G:two")
    moves = GAME.legal(table.state, 1)
    assert list(moves) == sorted(moves)
    assert len(moves) == rules.MOST_MOVES


def test_D4_positions_fit_into_a_kilobyte_and_copies_are_equal_bytes() -> None:
    state = dealt(4)
    assert rules.STATE.itemsize < 1000
    assert copy(state).tobytes() == state.tobytes()
