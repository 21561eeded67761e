"""Plans: who sits where, and what is dealt."""

from collections import Counter
from itertools import permutations

import pytest

from karfunkel.games.faults import Fault
from karfunkel.lab.arena import play_record
from karfunkel.lab.plan import Plan, tables_of


def plan(*tables: tuple[str, ...], game: str = "carat", seed: str = "jade", opening: int = 0) -> Plan:
    return Plan(
        game=game, options={}, seats=len(tables[0]), tables=tables, seed=seed, think=None, opening=opening
    )


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 8])
@pytest.mark.parametrize("bots", [1, 2, 3, 4, 5, 8])
def test_every_bot_sits_on_every_seat_equally_often(bots: int, seats: int) -> None:
    names = tuple(f"bot{number}" for number in range(bots))
    made = plan(*tables_of(names, seats))
    count = made.whole(1000)
    sat = Counter(
        (name, seat)
        for number in range(1, count + 1)
        for seat, name in enumerate(made.seating(number).bots, start=1)
    )
    assert len(sat) == bots * seats
    if bots == 1:
        assert made.turns == 1
    assert set(sat.values()) == {count // bots}


def test_tables_are_one_for_as_many_bots_as_seats_and_fair_to_fewer_and_more() -> None:
    assert tables_of(("a", "b"), 2) == (("a", "b"),)
    assert tables_of(("a", "b", "c"), 2) == (("a", "b"), ("a", "c"), ("b", "c"))
    assert tables_of(("a", "b"), 4) == (("a", "b", "a", "b"),)
    assert tables_of(("a", "b"), 3) == (("a", "b", "a"), ("a", "b", "b"))
    assert tables_of(("a", "b", "b", "b"), 4) == (("a", "b", "b", "b"),)


def test_a_whole_number_of_games_is_the_next_with_all_seats_balanced() -> None:
    three = plan(*tables_of(("a", "b"), 3))
    assert three.round == 6
    assert [three.whole(count) for count in (1, 6, 7, 200)] == [6, 6, 12, 204]


def test_the_games_of_a_block_have_one_deal_and_different_seats_and_the_next_block_another() -> None:
    made = plan(("random", "greedy", "random"))
    assert len({made.deal_seed(number) for number in (1, 2, 3)}) == 1
    assert made.deal_seed(4) != made.deal_seed(3)
    seats = [made.seating(number).bots for number in (1, 2, 3)]
    assert sorted(seats) == sorted(set(permutations(("random", "greedy", "random"))))


def test_neighbours_change_from_block_to_block() -> None:
    made = plan(("a", "b", "c", "d"))
    orders = Counter(made.seating(4 * block + 1).bots for block in range(2400))
    assert len(orders) == 24
    assert min(orders.values()) > 60  # of 100 expected


def test_a_game_follows_from_the_plan_alone_and_another_seed_gives_another() -> None:
    made = plan(("random", "greedy"))
    assert play_record(made, 7) == play_record(plan(("random", "greedy")), 7)
    assert play_record(made, 7) != play_record(plan(("random", "greedy"), seed="opal"), 7)


def test_an_opening_is_the_same_in_a_block_and_another_in_the_next() -> None:
    made = plan(("random", "greedy"), game="halbedelstein", opening=6)
    first, second, third = (made.play(number).entries for number in (1, 2, 3))
    assert list(map(str, first[:6])) == list(map(str, second[:6])) != list(map(str, third[:6]))


def test_no_opening_ends_a_game_before_the_bots_play() -> None:
    made = plan(("random", "greedy"), game="halbedelstein", opening=6)
    assert all(len(made.play(number).entries) > 6 for number in range(1, 200))
    with pytest.raises(Fault, match="an opening of 40 entries is too long"):
        plan(("random", "greedy"), opening=40).play(1)
