"""What everybody sees of Mister Diamond, and what nobody may know."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from karfunkel.games import chance, stage, verbs
from karfunkel.games.contract import Position, copy
from karfunkel.games.faults import IllegalMove
from karfunkel.games.mister_diamond import GAME, rules
from karfunkel.games.mister_diamond.events import Stuck
from karfunkel.games.mister_diamond.view import Rings
from tests.games.mister_diamond.table import S, Table, a_round, settled

GENERATOR = chance.generator(77)


def words() -> Any:
    drawn = np.empty(rules.WORDS, np.uint32)
    chance.fill(drawn, GENERATOR)
    return drawn


def dealt(seats: int, **options: object) -> Position:
    state = GAME.fresh(settled(seats, **options), seats)
    verbs.deal(state, words())
    return state


def pick_move(state: Position, seat: int) -> int:
    moves = GAME.legal(state, seat)
    return moves[int(chance.next_word(GENERATOR)) * len(moves) >> 32]


def ask(state: Position) -> list[Any]:
    """Everything a player can ask about a position."""
    answers: list[Any] = []
    for seat in range(1, int(state.seats) + 1):
        answers.append(GAME.view(state, seat))
        answers.append(GAME.legal(state, seat))
        for move in (0, 5, 41, rules.DECLINE, rules.FIRST_THEFT, rules.FIRST_THEFT + 11):
            if move not in GAME.legal(state, seat):
                with pytest.raises(IllegalMove) as caught:
                    GAME.play(copy(state), seat, move)
                answers.append(str(caught.value))
    return answers


def test_the_view_tells_all_that_lies_open() -> None:
    table = Table(a_round([1, 2], [3000, 2000, 2000, S, 3000, 1000, S], places=5))
    table.play("1 T1", "2 T3", "1 T4")
    view = GAME.view(table.state, 2)
    assert view.seat == 2
    assert (view.to_move, view.robbed, view.round, view.rounds) == (2, False, 1, 1)
    assert (view.places, view.tray, view.loose) == (5, (1, 2, 5), 1)
    assert (view.card, view.pile, view.set_aside) == (3000, 2, 1)
    assert view.cards == ((1000, 1), (2000, 2), (3000, 2), ("steal", 2))
    assert view.rings == ((Rings(2000, 1, 0), Rings(3000, 0, 1)), (Rings(2000, 1, 0),))
    assert (view.dollars, view.scores) == ((2000, 2000), (2000, 2000))


def test_the_view_becomes_json_and_comes_back() -> None:
    table = Table(a_round([1, 2], [3000, 2000, S], places=5), marks="on")
    table.play("1 T1")
    view = GAME.view(table.state, 0)
    assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_after_the_end_the_last_rounds_rings_can_still_be_looked_at() -> None:
    table = Table(a_round([1], [3000, 2000]))
    table.play("1 T2", "2 T3")
    view = table.view
    assert (view.to_move, view.card, view.pile) == (None, None, 0)
    assert view.rings == ((Rings(3000, 1, 0),), (Rings(2000, 1, 0),))
    assert (view.dollars, view.scores) == ((3000, 2000), (3000, 2000))


def test_between_two_rounds_sums_are_counted_once() -> None:
    one = a_round([1], [3000, 2000])
    table = Table(one, one)
    table.play("1 T2")
    GAME.play(table.state, 2, GAME.parse_move(table.state, "T3"))
    assert table.state.stage == stage.UNDEALT
    assert GAME.pending(table.state) == ()
    assert table.view.scores == GAME.scores(table.state) == (3000, 2000)
    assert (table.view.dollars, table.view.card, table.view.to_move) == ((3000, 2000), None, None)


def test_G4_all_seats_and_spectators_see_the_same() -> None:
    state = dealt(4)
    while pending := GAME.pending(state):
        views = {
            msgspec.json.encode(msgspec.structs.replace(GAME.view(state, seat), seat=0)) for seat in range(5)
        }
        assert len(views) == 1
        GAME.play(state, pending[0], pick_move(state, pending[0]))


def test_M5_without_marks_nothing_tells_the_place_of_a_failed_try_afterwards() -> None:
    table = Table(a_round([7], [3000, 2000, 2000]), marks="off")
    before = copy(table.state)
    stuck = table.play("1 T7")[0]
    assert stuck.remembered() == Stuck(1, None, 3000, False)
    assert "7" not in GAME.narrate(stuck.remembered(), "en").replace("3,000", "")
    for viewer in (0, 1, 2):  # not even who tried it
        assert GAME.open_move(before, 1, 6, viewer) == "T?"
        view = GAME.view(table.state, viewer)
        assert view.marks is None
        assert view.tray == tuple(range(1, 13))


def test_M5_the_place_of_a_diamond_taken_is_plain_to_see() -> None:
    table = Table(a_round([7], [3000, 2000, 2000]))
    before = copy(table.state)
    taken = table.play("1 T8")[0]
    assert taken.remembered() == taken
    assert GAME.open_move(before, 1, 7, 2) == "T8"


def test_M5_thefts_and_declining_are_no_secret() -> None:
    table = Table(a_round([1], [2000, 2000, S, 1000]))
    table.play("1 T1", "2 T2")
    for text in table.legal:
        assert GAME.open_move(table.state, 1, GAME.parse_move(table.state, text), 2) == text


def test_M5_with_marks_known_fixed_diamonds_are_listed_for_all() -> None:
    table = Table(a_round([3, 7], [3000, 2000, 2000, 1000]), marks="on")
    before = copy(table.state)
    stuck = table.play("1 T7")[0]
    table.play("2 T3", "1 T7")
    assert stuck.remembered() == stuck
    for viewer in (0, 1, 2):
        assert GAME.open_move(before, 1, 6, viewer) == "T7"
        assert GAME.view(table.state, viewer).marks == (3, 7)


@pytest.mark.parametrize("marks", ["off", "on"])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_G4_nothing_a_seat_can_ask_depends_on_fixed_places_or_the_order_of_the_pile(
    seats: int, marks: str
) -> None:
    state = dealt(seats, marks=marks, rounds=2)
    while state.stage != stage.OVER:
        if state.stage == stage.UNDEALT:
            verbs.deal(state, words())
        seat = int(state.turned) % (seats + 1)
        assert ask(GAME.redeal(state, seat, words())) == ask(state)
        (seat,) = GAME.pending(state)
        GAME.play(state, seat, pick_move(state, seat))


def test_G4_the_last_rings_of_a_won_game_do_not_tell_what_is_left_in_the_pile() -> None:
    table = Table(a_round([1], [1000, 2000, 3000, S], places=3))
    table.play("1 T2", "2 T3")
    other = GAME.redeal(table.state, 1, words())
    assert GAME.view(other, 1) == GAME.view(table.state, 1)
    assert GAME.outcome(other) == GAME.outcome(table.state)


def test_M5_a_redealt_position_keeps_what_everyone_has_seen() -> None:
    state = dealt(3)
    while pending := GAME.pending(state):
        other = GAME.redeal(state, 0, words())
        turned = int(state.turned)
        assert other.tried & ~other.fixed == 0
        assert other.fixed & ~other.tray == 0
        assert int(other.fixed).bit_count() == 16
        assert other.pile[:turned].tolist() == state.pile[:turned].tolist()
        assert Counter(other.pile.tolist()) == Counter(state.pile.tolist())
        other.fixed = state.fixed
        other.pile = state.pile
        assert other.tobytes() == state.tobytes()
        GAME.play(state, pending[0], pick_move(state, pending[0]))


def test_M2_redealing_makes_every_untried_diamond_fixed_equally_often() -> None:
    table = Table(a_round([1, 2, 3], [1000] * 20, places=8))
    table.play("1 T1", "2 T8")  # 1 is fixed, 8 gone; two of 2..7 are fixed
    count = 3000
    fixed: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        bits = int(GAME.redeal(table.state, 1, words()).fixed)
        fixed[tuple(place for place in range(1, 9) if bits >> (place - 1) & 1)] += 1
    assert all(places[0] == 1 and len(places) == 3 and 8 not in places for places in fixed)
    assert len(fixed) == 15
    assert sum((number - count / 15) ** 2 / (count / 15) for number in fixed.values()) < 45  # 14 degrees


def test_M2_redealing_shuffles_the_rest_of_the_pile() -> None:
    table = Table(a_round([1], [1000, 2000, 3000, 4000, S]))
    table.play("1 T2")
    count = 3000
    orders = Counter(tuple(GAME.redeal(table.state, 2, words()).pile[2:5].tolist()) for _ in range(count))
    assert len(orders) == 6
    assert sum((number - count / 6) ** 2 / (count / 6) for number in orders.values()) < 28  # 5 degrees


def test_G4_positions_that_look_alike_are_redealt_alike() -> None:
    """What is drawn anew must not depend on what lay there, or a bot would choose by it."""
    state = dealt(3)
    while pending := GAME.pending(state):
        same = words()
        twin = GAME.redeal(state, 1, words())
        assert GAME.redeal(twin, 2, same).tobytes() == GAME.redeal(state, 2, same).tobytes()
        GAME.play(state, pending[0], pick_move(state, pending[0]))


def test_redealing_leaves_the_position_itself_alone() -> None:
    state = dealt(2)
    before = state.tobytes()
    GAME.redeal(state, 1, words())
    assert state.tobytes() == before
