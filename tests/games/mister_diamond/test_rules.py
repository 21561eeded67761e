"""Mister Diamond by the rulebook, rule by rule."""

from collections import Counter
from typing import Any

import numpy as np
import pytest

from karfunkel.games import chance, stage, verbs
from karfunkel.games.contract import Ended
from karfunkel.games.faults import IllegalMove
from karfunkel.games.mister_diamond import GAME, rules
from karfunkel.games.mister_diamond.events import RobbedIsNext, RoundOver, SetAside, TurnedUp
from tests.games.mister_diamond.table import S, Table, a_round, settled

GENERATOR = chance.generator(20260)


def words(deal: int = 0) -> Any:
    drawn = np.empty(rules.WORDS, np.uint32)
    chance.fill(drawn, GENERATOR)
    return drawn


def draws(count: int) -> list[dict[str, Any]]:
    options = settled()
    return [GAME.draw(options, 2, words)["rounds"][0] for _ in range(count)]


def refused(table: Table, entry: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        table.play(entry)
    return caught.value.reason


# --- M1, M2: the material and the deal


def test_M1_the_edition_of_1993_has_42_places_16_fixed_and_seven_cards_of_each_kind() -> None:
    (dealt,) = draws(1)
    assert dealt["places"] == 42
    assert len(dealt["fixed"]) == 16
    assert Counter(dealt["cards"]) == dict.fromkeys((1000, 2000, 3000, 4000, 5000, 6000, "steal"), 7)


def test_M1_a_fresh_round_shows_42_diamonds_of_which_26_are_loose() -> None:
    state = GAME.fresh(settled(), 2)
    verbs.deal(state, words())
    view = GAME.view(state, 1)
    assert view.tray == tuple(range(1, 43))
    assert view.loose == 26


def test_M1_another_edition_brings_its_own_numbers_and_values() -> None:
    table = Table(a_round([2], [700, 25, S], places=3))
    assert table.view.tray == (1, 2, 3)
    assert table.view.loose == 2
    assert table.view.cards == ((25, 1), (700, 1), ("steal", 1))


def test_M2_fixed_places_are_16_different_ones_in_ascending_order() -> None:
    for dealt in draws(50):
        assert dealt["fixed"] == sorted(set(dealt["fixed"]))
        assert 1 <= dealt["fixed"][0] <= dealt["fixed"][-1] <= 42


def test_M2_every_place_is_fixed_equally_often() -> None:
    count = 2100
    fixed = Counter(place for dealt in draws(count) for place in dealt["fixed"])
    expected = count * 16 / 42
    spread = sum((fixed[place] - expected) ** 2 / (expected * 26 / 42) for place in range(1, 43))
    assert spread < 90  # chi-square with 41 degrees of freedom: beyond 90 once in 60,000 times


def test_M2_every_pair_of_places_may_be_fixed_or_not() -> None:
    met = {(dealt["fixed"].count(1), dealt["fixed"].count(42)) for dealt in draws(200)}
    assert met == {(0, 0), (0, 1), (1, 0), (1, 1)}


@pytest.mark.parametrize("depth", [0, 24, 48])
def test_M2_every_kind_of_card_lies_equally_often_at_any_depth_of_the_pile(depth: int) -> None:
    count = 2100
    cards = Counter(dealt["cards"][depth] for dealt in draws(count))
    assert sum((number - count / 7) ** 2 / (count / 7) for number in cards.values()) < 30  # 6 degrees
    assert len(cards) == 7


def test_M2_equal_words_give_equal_deals_whatever_was_dealt_before() -> None:
    same = words()
    first = GAME.fresh(settled(rounds=2), 2)
    other = GAME.fresh(settled(rounds=2), 2)
    verbs.deal(first, same)
    verbs.deal(other, words())
    verbs.deal(other, same)
    assert first.fixed == other.fixed
    assert first.pile.tolist() == other.pile.tolist()


# --- M3, M4, M5: a ring card


def test_M3_a_turn_starts_with_the_top_card_turned_up_by_itself() -> None:
    table = Table(a_round([1], [3000, 2000, 1000]))
    assert (table.view.card, table.view.pile) == (3000, 2)
    events = table.play("1 T5")
    assert events[-1] == TurnedUp(2, 2000)
    assert (table.view.card, table.view.pile) == (2000, 1)
    assert not any(text == "-" for text in table.legal)


def test_M4_a_loose_diamond_goes_into_the_ring_just_turned_up() -> None:
    table = Table(a_round([1], [3000, 2000, 1000]))
    table.play("1 T5")
    assert table.rings == [[(3000, 1, 0)], []]
    assert 5 not in table.view.tray
    assert table.view.loose == 10


def test_M4_a_fixed_diamond_stays_on_the_tray_and_the_ring_stays_empty() -> None:
    table = Table(a_round([1], [3000, 2000, 1000]))
    table.play("1 T1")
    assert table.rings == [[(3000, 0, 1)], []]
    assert 1 in table.view.tray
    assert table.view.loose == 11


def test_M4_a_diamond_never_goes_into_an_older_ring() -> None:
    table = Table(a_round([1], [6000, 2000, 1000, 2000]))
    table.play("1 T1", "2 T2", "1 T3")
    assert table.rings[0] == [(1000, 1, 0), (6000, 0, 1)]


def test_M4_the_player_must_try_and_may_not_decline() -> None:
    table = Table(a_round([1], [3000, 2000]))
    assert table.legal == [f"T{place}" for place in range(1, 13)]
    assert refused(table, "1 -") == "a ring card is turned up, so a diamond must be tried (M4)"
    assert refused(table, "1 S2:3000").endswith("(M4)")


@pytest.mark.parametrize("place", ["T1", "T2"])
def test_M4_hit_or_miss_there_is_one_try_and_the_next_player_clockwise_follows(place: str) -> None:
    table = Table(a_round([1], [3000, 2000, 1000, 1000, 1000]), seats=3)
    assert table.to_move == 1
    table.play(f"1 {place}")
    assert table.to_move == 2
    table.play("2 T3")
    assert table.to_move == 3
    table.play("3 T1")
    assert table.to_move == 1


def test_M4_a_place_whose_diamond_is_gone_cannot_be_tried() -> None:
    table = Table(a_round([1], [3000, 2000, 1000]))
    table.play("1 T5")
    assert "T5" not in table.legal
    assert refused(table, "2 T5") == "the diamond at place 5 has been taken already (M4)"


def test_M4_every_diamond_is_on_the_tray_or_in_a_ring_at_any_time() -> None:
    for seats in (2, 5, 8):
        options = settled(seats, rounds=3)
        state = GAME.fresh(options, seats)
        moves = np.empty(rules.MOST_MOVES, np.int64)
        while state.stage != stage.OVER:
            if state.stage == stage.UNDEALT:
                verbs.deal(state, words())
            (seat,) = GAME.pending(state)
            found = verbs.legal(state, seat - 1, moves)
            GAME.play(state, seat, int(moves[chance.next_word(GENERATOR) * int(found) >> 32]))
            assert int(state.tray).bit_count() + state.filled.sum() == 42
            assert int(state.tray).bit_count() - state.loose == 16
            assert state.tried & ~state.fixed == 0


def test_M5_everyone_is_shown_the_place_of_a_failed_try_when_it_happens() -> None:
    table = Table(a_round([7], [3000, 2000]))
    stuck = table.play("1 T7")[0]
    assert [stuck.seen_by(seat) for seat in (0, 1, 2)] == [stuck] * 3
    assert "7" in GAME.narrate(stuck, "en")


@pytest.mark.parametrize("marks", ["off", "on"])
def test_M5_trying_a_diamond_again_that_is_known_to_be_fixed_is_legal(marks: str) -> None:
    table = Table(a_round([7], [3000, 2000, 1000]), marks=marks)
    table.play("1 T7")
    assert "T7" in table.legal
    table.play("2 T7")
    assert table.rings[1] == [(2000, 0, 1)]


# --- M6 to M9: a steal card


def example() -> Table:
    """The example of the rules for players: seat 1 has turned up a steal card.

    Seat 1: 3000 empty, 5000; seat 2: 3000, 6000; seat 3: 3000, 1000 empty; seat 4: 2000, and an empty
    4000 that is of no account, for which it had turned up a steal card too early.
    """
    cards = [3000, 3000, 3000, 2000, 5000, 6000, 1000, S, 4000, S, 2000, 1000, 1000]
    table = Table(a_round([1, 2], cards), seats=4)
    table.play("1 T1", "2 T3", "3 T4", "4 T5", "1 T6", "2 T7", "3 T2", "4 T1")
    return table


def test_M6_the_example_a_thief_may_rob_only_rings_of_the_value_of_an_own_empty_one() -> None:
    table = example()
    assert (table.to_move, table.view.card) == (1, "steal")
    assert table.legal == ["-", "S2:3000", "S3:3000"]
    table.play("1 S3:3000")
    assert table.rings[:3] == [
        [(3000, 1, 0), (5000, 1, 0)],
        [(3000, 1, 0), (6000, 1, 0)],
        [(1000, 0, 1), (3000, 0, 1)],
    ]
    assert GAME.scores(table.state) == (8000, 9000, 0, 2000)


def test_M6_a_theft_that_is_not_allowed_says_why() -> None:
    table = example()
    assert refused(table, "1 S1:5000") == "one steals from another player (M6)"
    assert refused(table, "1 S4:3000") == "seat 4 has no ring worth 3,000 with a diamond (M6)"
    assert refused(table, "1 S2:6000") == "you have no empty ring worth 6,000 to set the diamond into (M6)"
    assert refused(table, "1 T9").endswith("(M6, M8)")
    assert refused(table, "2 S3:3000") == "it is not that seat's turn"


def test_M6_with_two_pairs_of_rings_only_the_chosen_diamond_moves() -> None:
    table = Table(a_round([1], [2000, 2000, 5000, 5000, S, 1000], places=8))
    table.play("1 T1", "2 T2", "1 T1", "2 T3")
    assert table.legal == ["-", "S2:2000", "S2:5000"]
    table.play("1 S2:5000")
    assert table.rings == [[(2000, 0, 1), (5000, 1, 0)], [(2000, 1, 0), (5000, 0, 1)]]


def test_M7_a_steal_card_without_an_own_empty_ring_is_set_aside_and_the_next_card_turned_up() -> None:
    table = Table(a_round([1], [2000, 2000, S, 1000]))
    events = table.play("1 T2", "2 T3")
    assert events[1:] == (TurnedUp(1, "steal"), SetAside(1, "no_empty_ring"), TurnedUp(1, 1000))
    assert (table.to_move, table.view.card, table.view.set_aside) == (1, 1000, 1)


def test_M7_a_steal_card_without_a_matching_ring_elsewhere_is_set_aside() -> None:
    table = Table(a_round([1], [2000, 3000, S, S, 1000]))
    events = table.play("1 T1", "2 T3")
    assert [event.why for event in events if isinstance(event, SetAside)] == ["no_matching_ring"] * 2
    assert (table.to_move, table.view.card, table.view.set_aside) == (1, 1000, 2)


def test_M7_an_own_ring_of_the_same_value_with_a_diamond_is_no_pair() -> None:
    table = Table(a_round([1], [2000, 1000, 2000, 1000, S, 4000]))
    events = table.play("1 T1", "2 T2", "1 T3", "2 T4")
    assert SetAside(1, "no_matching_ring") in events


def test_M7_steal_cards_on_top_of_a_fresh_pile_are_set_aside() -> None:
    table = Table(a_round([1], [S, S, 2000, 3000]))
    assert (table.to_move, table.view.card, table.view.set_aside) == (1, 2000, 2)
    shown = GAME.opening(table.state)
    assert shown[1:] == (
        TurnedUp(1, "steal"),
        SetAside(1, "no_empty_ring"),
        TurnedUp(1, "steal"),
        SetAside(1, "no_empty_ring"),
        TurnedUp(1, 2000),
    )


def test_M8_a_thief_may_decline_and_turns_up_the_next_card() -> None:
    table = example()
    table.play("1 -")
    assert (table.to_move, table.view.card, table.view.set_aside) == (1, 2000, 2)
    assert table.rings[0] == [(3000, 0, 1), (5000, 1, 0)]


def test_M8_a_second_steal_card_after_declining_may_be_used() -> None:
    table = Table(a_round([1], [2000, 2000, S, S, 1000]))
    table.play("1 T1", "2 T2", "1 -")
    assert (table.to_move, table.legal) == (1, ["-", "S2:2000"])
    table.play("1 S2:2000")
    assert table.rings == [[(2000, 1, 0)], [(2000, 0, 1)]]


def test_M9_the_robbed_player_is_next_and_play_goes_on_clockwise_from_there() -> None:
    table = example()
    events = table.play("1 S3:3000")
    assert RobbedIsNext(3) in events
    assert (table.to_move, table.view.robbed) == (3, True)
    table.play("3 T8")
    assert (table.to_move, table.view.robbed) == (4, False)


def test_M9_the_robbed_player_may_rob_the_thief_at_once() -> None:
    table = Table(a_round([1], [2000, 2000, S, S, 1000]), seats=3)
    table.play("1 T1", "2 T2")  # seat 3 has no ring: the first steal card is of no use to it
    assert table.to_move == 3
    table = Table(a_round([1], [2000, 2000, 1000, S, S, 1000]), seats=3)
    table.play("1 T1", "2 T2", "3 T3", "1 S2:2000", "2 S1:2000")
    assert table.rings[:2] == [[(2000, 0, 1)], [(2000, 1, 0)]]
    assert table.to_move == 1


# --- M10: the end of a round


def test_M10_the_round_ends_at_once_when_the_last_loose_diamond_is_taken() -> None:
    table = Table(a_round([1], [1000, 2000, 3000, S], places=3))
    events = table.play("1 T2", "2 T3")
    assert table.result == ((1000, 2000), (2,), "all_loose_taken")
    assert not any(isinstance(event, TurnedUp) for event in events)
    assert table.view.pile == 2


def test_M10_the_round_ends_when_the_last_card_has_been_dealt_with() -> None:
    table = Table(a_round([1], [1000, 2000]))
    table.play("1 T2")
    assert GAME.outcome(table.state) is None
    table.play("2 T1")
    assert table.result == ((1000, 0), (1,), "pile_empty")


def test_M10_if_both_happen_at_once_the_last_loose_diamond_is_the_reason() -> None:
    table = Table(a_round([1], [1000, 2000], places=3))
    table.play("1 T2", "2 T3")
    assert table.result == ((1000, 2000), (2,), "all_loose_taken")


def test_M10_the_round_ends_after_declining_with_the_last_card() -> None:
    table = Table(a_round([1], [1000, 1000, S]))
    table.play("1 T1", "2 T2", "1 -")
    assert table.result == ((0, 1000), (2,), "pile_empty")


def test_M10_the_round_ends_with_a_last_steal_card_that_is_of_no_use() -> None:
    table = Table(a_round([1], [1000, 1000, S, S]))
    events = table.play("1 T2", "2 T3")
    assert table.result == ((1000, 1000), (1, 2), "pile_empty")
    assert [event.seat for event in events if isinstance(event, SetAside)] == [1, 1]


def test_M10_the_round_ends_when_the_robbed_player_declines_with_the_last_card() -> None:
    table = Table(a_round([1], [1000, 1000, S, S]))
    table.play("1 T1", "2 T2", "1 S2:1000", "2 -")
    assert table.result == ((1000, 0), (1,), "pile_empty")


def test_M10_a_theft_with_the_last_card_counts_and_nobody_is_next() -> None:
    table = Table(a_round([1], [1000, 1000, S]))
    events = table.play("1 T1", "2 T2", "1 S2:1000")
    assert table.result == ((1000, 0), (1,), "pile_empty")
    assert not any(isinstance(event, RobbedIsNext) for event in events)
    assert not table.view.robbed


def test_M10_nothing_is_legal_any_more_when_the_match_is_over() -> None:
    table = Table(a_round([1], [1000]))
    table.play("1 T2")
    assert GAME.pending(table.state) == ()
    assert [GAME.legal(table.state, seat) for seat in (1, 2)] == [(), ()]
    assert refused(table, "2 T3") == "the game is over"


# --- M11, M12, G3: counting


@pytest.mark.parametrize(("cost", "scores"), [(False, (9000, 2000)), (True, (5000, -3000))])
def test_M11_the_example_of_counting_rings(cost: bool, scores: tuple[int, int]) -> None:
    """Seat 1: 6000 and 3000 filled, 3000 and 1000 empty; seat 2: 2000 filled, 5000 empty."""
    table = Table(a_round([1], [1000, 2000, 3000, 5000, 6000]), empty_rings_cost=cost)
    table.state.filled[:2, :5] = [[0, 0, 1, 0, 1], [0, 1, 0, 0, 0]]
    table.state.empty[:2, :5] = [[1, 0, 1, 0, 0], [0, 0, 0, 1, 0]]
    assert GAME.scores(table.state) == scores


def test_M11_a_ring_just_turned_up_counts_neither_way() -> None:
    table = Table(a_round([1], [6000, 2000]), empty_rings_cost=True)
    assert GAME.scores(table.state) == (0, 0)
    table.play("1 T1")
    assert GAME.scores(table.state) == (-6000, 0)


def test_M11_a_theft_moves_money_both_ways_when_empty_rings_cost() -> None:
    table = Table(a_round([1], [1000, 1000, S, 500]), empty_rings_cost=True)
    table.play("1 T1", "2 T2")
    assert GAME.scores(table.state) == (-1000, 1000)
    table.play("1 S2:1000")
    assert GAME.scores(table.state) == (1000, -1000)


def test_M12_round_k_is_begun_by_seat_k_and_after_the_last_by_seat_1_again() -> None:
    table = Table(*[a_round([1], [1000, 2000])] * 5, seats=3)
    begun = []
    for _ in range(5):
        begun.append(table.to_move)
        table.play(f"{table.to_move} T2")
        table.play(f"{table.to_move} T3")
    assert begun == [1, 2, 3, 1, 2]


def test_M12_whoever_was_robbed_last_does_not_begin_the_next_round() -> None:
    one = a_round([1], [1000, 1000, 1000, S])
    table = Table(one, one, seats=3)
    table.play("1 T1", "2 T2", "3 T3", "1 S3:1000")
    assert (table.view.round, table.to_move, table.view.robbed) == (2, 2, False)


def test_M12_sums_of_all_rounds_add_up_and_each_is_dealt_anew() -> None:
    table = Table(a_round([1], [1000, 2000]), a_round([2], [2000, 1000]), a_round([3], [1000, 2000]), seats=2)
    table.play("1 T2", "2 T3")
    assert GAME.scores(table.state) == (1000, 2000)
    assert table.rings == [[], []]
    assert (table.view.tray, table.view.marks) == (tuple(range(1, 13)), None)
    table.play("2 T1")
    assert GAME.scores(table.state) == (1000, 4000)
    events = table.play("1 T2")
    assert isinstance(events[-1], RoundOver)
    assert (events[-1].dollars, events[-1].scores) == ((0, 2000), (1000, 4000))
    events = table.play("1 T4", "2 T5")
    assert events[-1] == Ended((2,), "pile_empty")
    assert table.result == ((2000, 6000), (2,), "pile_empty")


def test_M12_the_reason_of_a_match_is_its_last_rounds() -> None:
    one = a_round([1], [1000, 2000, 3000], places=3)
    table = Table(one, one)
    events = table.play("1 T2", "2 T3")
    assert isinstance(events[-1], RoundOver)
    assert events[-1].reason == "all_loose_taken"
    table.play("2 T1", "1 T1", "2 T1")
    assert table.result[2] == "pile_empty"


def test_M12_what_was_tried_in_one_round_is_not_marked_in_the_next() -> None:
    one = a_round([1], [1000, 2000])
    table = Table(one, one, marks="on")
    table.play("1 T1")
    marks = [table.view.marks]
    table.play("2 T1")
    marks.append(table.view.marks)
    assert marks == [(1,), ()]


def test_G3_all_seats_with_the_best_sum_share_the_victory() -> None:
    table = Table(a_round([1], [1000, 2000, 2000]), seats=3)
    table.play("1 T2", "2 T3", "3 T4")
    assert table.result == ((1000, 2000, 2000), (2, 3), "pile_empty")


def test_G2_eight_seats_a_thousand_rounds_and_the_dearest_rings_still_add_up() -> None:
    one = a_round([], [1_000_000] * 127, places=62)
    table = Table(*[one] * 1000, seats=8)
    state = table.state
    for layout in table.layouts[1:]:
        state.filled[0, 0] = 62
        state.loose = 1
        seat = table.to_move
        rules.play(state, seat - 1, 0, np.zeros((0, 8), np.int32))
        verbs.lay(state, layout)
    assert sum(GAME.scores(state)) == 999 * 63 * 1_000_000


def test_no_game_of_one_round_has_more_entries_than_cards() -> None:
    longest = 0
    for seats in (2, 3, 8) * 30:
        state = GAME.fresh(settled(seats), seats)
        verbs.deal(state, words())
        entries = 0
        while pending := GAME.pending(state):
            moves = GAME.legal(state, pending[0])
            failing = [move for move in moves if move < 62 and int(state.fixed) >> move & 1]
            GAME.play(state, pending[0], failing[0] if failing and entries % 2 else moves[-1])
            entries += 1
        longest = max(longest, entries)
    assert GAME.facts.longest is not None
    assert 40 < longest <= GAME.facts.longest
