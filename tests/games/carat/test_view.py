"""What each seat sees of Carat, and what nobody may know (G4, C6)."""

from collections import Counter
from typing import Any

import msgspec
import pytest

from karfunkel.games.carat import GAME, rules
from karfunkel.games.carat.view import Chip
from karfunkel.games.contract import Position, copy
from karfunkel.games.faults import IllegalMove
from tests.games.carat.table import Table, dealt, play_on, settled, surround, words

CASES = [
    (seats, options)
    for seats in (2, 3, 4)
    for options in ({}, {"three_tiles": True}, {"open_hands": True, "three_tiles": True})
]
every_case = pytest.mark.parametrize(("seats", "options"), CASES)


def ask(state: Position, seat: int) -> list[Any]:
    """Everything a seat, or a SPECTATOR, can ask about a position."""
    answers: list[Any] = [GAME.view(state, seat), GAME.scores(state), GAME.pending(state)]
    if seat:
        answers.append(GAME.legal(state, seat))
        for move in range(0, 36 * 144, 101):
            if move not in GAME.legal(state, seat):
                with pytest.raises(IllegalMove) as caught:
                    GAME.play(copy(state), seat, move)
                answers.append(str(caught.value))
    return answers


def hidden_from(state: Position, seat: int) -> set[int]:
    """The tiles a seat cannot place."""
    unseen = set(state.supply[int(state.drawn) :].tolist())
    for other in range(int(state.seats)):
        if other != seat - 1 and not state.open_hands:
            unseen |= {tile for tile in range(36) if int(state.hands[other]) >> tile & 1}
    return unseen


def test_the_view_tells_all_that_lies_open() -> None:
    table = surround("R5", "B4", "Y2", "G1", value=3, seats=3)
    view = GAME.view(table.state, 2)
    assert (view.seat, view.to_move, view.supply) == (2, 2, 29)
    assert view.board == {"c3": "5GRYB", "d3": "4BGRY", "d4": "2RBGY", "c4": "1RBGY"} | view.board
    assert set(view.board) == {"c3", "d3", "c4", "d4"}
    assert view.colours == ("R", "Y", "B")
    assert view.points == {"R": 12, "Y": 0, "B": 0, "G": 0}
    assert view.scores == (12, 0, 0)
    assert view.hand_sizes == (1, 1, 1)
    assert view.hands == (None, (table.deal["supply"][4],), None)


def test_C11_the_view_tells_how_every_chip_stands() -> None:
    table = surround("R5", "B4", "Y2", "G1", value=3, seats=2)
    assert table.chip("D4") == Chip("D4", 3, True, (5, 2, 4, 1), 0, "R", 1, 12, "R", (), 12)
    chip = table.chip("D3")
    assert (chip.turned, chip.missing, sum(chip.carats)) == (False, 2, 9)
    assert (chip.colour, chip.seat, chip.points) == (None, None, 0)
    assert table.chip("A1").missing == 1


def test_C13_the_view_tells_who_would_win_a_chip_as_it_stands() -> None:
    empty = Table().chip("D4")
    assert (empty.leader, empty.cancelled, empty.worth) == (None, ("RYBG",), 0)
    lone = Table("c3=5RYBG").chip("D4")
    assert (lone.turned, lone.leader, lone.cancelled, lone.worth) == (False, "Y", (), lone.value)
    tied = surround("R5", "B5", "G3", "G1", value=3, seats=4).chip("D4")
    assert (tied.turned, tied.leader, tied.cancelled, tied.worth) == (True, "G", ("RB",), 9)


def test_C15_the_view_tells_a_neutral_winner_from_none() -> None:
    neutral = surround("R5", "B2", "B4", "Y1", value=2, seats=2).chip("D4")
    assert (neutral.colour, neutral.seat, neutral.points) == ("B", None, 6)
    nobody = surround("R6", "G6", "B3", "Y3", value=2, seats=2).chip("D4")
    assert (nobody.colour, nobody.seat, nobody.points) == (None, None, 0)


def test_a_finished_game_has_nobody_to_move() -> None:
    state = dealt(2)
    play_on(state)
    assert GAME.view(state, 1).to_move is None
    assert GAME.view(state, 1).hands == ((), None)


def test_a_view_is_plain_json() -> None:
    state = dealt(4, three_tiles=True)
    play_on(state, 20)
    for seat in range(5):
        view = GAME.view(state, seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view


def test_C6_a_seat_sees_its_own_hand_and_a_spectator_none() -> None:
    state = dealt(3, three_tiles=True)
    for seat in range(4):
        hands = GAME.view(state, seat).hands
        assert [other for other, hand in enumerate(hands, start=1) if hand is not None] == [seat] * (seat > 0)
    assert all(hand is not None for hand in GAME.view(dealt(3, open_hands=True), 0).hands)


@every_case
def test_G4_a_redealt_position_looks_the_same_to_the_seat(seats: int, options: dict[str, Any]) -> None:
    state = dealt(seats, **options)
    for _ in range(12):
        for seat in range(seats + 1):
            other = GAME.redeal(state, seat, words())
            assert ask(other, seat) == ask(state, seat)
        play_on(state, 3)


@every_case
def test_G4_a_redealt_position_holds_every_tile_once(seats: int, options: dict[str, Any]) -> None:
    state = dealt(seats, **options)
    for _ in range(12):
        for seat in range(seats + 1):
            other = GAME.redeal(state, seat, words())
            assert sorted(other.supply.tolist()) == list(range(36))
            drawn = set(other.supply[: int(other.drawn)].tolist())
            in_hand = [tile for hand in other.hands.tolist() for tile in range(36) if hand >> tile & 1]
            on_board = {other.board[field] // 4 for field in range(36) if int(other.laid) >> field & 1}
            assert len(in_hand) == len(set(in_hand))
            assert set(in_hand) | on_board == drawn
            assert [int(hand).bit_count() for hand in other.hands] == [
                int(hand).bit_count() for hand in state.hands
            ]
        play_on(state, 3)


@every_case
def test_G4_what_a_redeal_makes_does_not_depend_on_what_is_hidden(
    seats: int, options: dict[str, Any]
) -> None:
    state = dealt(seats, **options)
    play_on(state, 14)
    for seat in range(seats + 1):
        drawn = words()
        twin = GAME.redeal(state, seat, words())
        assert GAME.redeal(twin, seat, drawn).tobytes() == GAME.redeal(state, seat, drawn).tobytes()


def test_G4_every_hidden_tile_is_as_likely_in_every_hidden_place() -> None:
    state = dealt(3, three_tiles=True)
    play_on(state, 20)
    unseen = hidden_from(state, 1)
    assert len(unseen) == 6 + 7
    rounds = 2600
    in_hand: Counter[int] = Counter()
    next_drawn: Counter[int] = Counter()
    for _ in range(rounds):
        other = GAME.redeal(state, 1, words())
        assert hidden_from(other, 1) == unseen
        in_hand.update(tile for tile in range(36) if int(other.hands[1]) >> tile & 1)
        next_drawn[int(other.supply[int(other.drawn)])] += 1
    assert set(in_hand) == set(next_drawn) == unseen
    assert all(abs(count - rounds * 3 / 13) < 120 for count in in_hand.values())
    assert all(abs(count - rounds / 13) < 80 for count in next_drawn.values())


def test_C6_with_open_hands_only_the_order_of_the_supply_is_redealt() -> None:
    state = dealt(4, open_hands=True)
    other = GAME.redeal(state, 1, words())
    assert other.hands.tolist() == state.hands.tolist()
    assert sorted(other.supply[4:].tolist()) == sorted(state.supply[4:].tolist())
    assert other.supply.tolist() != state.supply.tolist()


def test_a_redealt_position_can_be_played_to_the_end() -> None:
    for _ in range(20):
        state = dealt(4, three_tiles=True)
        play_on(state, 15)
        other = GAME.redeal(state, 2, words())
        play_on(other)
        outcome = GAME.outcome(other)
        assert outcome is not None
        assert sum(chip.turned for chip in GAME.view(other, 0).chips) == 49


def test_redealing_leaves_the_position_itself_alone() -> None:
    table = Table(three_tiles=True)
    before = table.state.tobytes()
    GAME.redeal(table.state, 1, words())
    assert table.state.tobytes() == before


def test_an_error_tells_nothing_about_other_hands() -> None:
    """Whether the others hold it or not: a tile one does not hold is just that."""
    table = Table("c3=1RYBG")
    faults = set()
    for tile in range(36):
        if not int(table.state.hands[1]) >> tile & 1:
            with pytest.raises(IllegalMove) as caught:
                GAME.play(table.state, 2, rules.MOVES_OF_A_TILE * tile + 4)
            faults.add(str(caught.value).partition("the tile ")[2][5:])
    assert faults == {" is not in that seat's hand (C7)"}


def test_words_suffice_even_if_some_are_passed_over() -> None:
    drawn = words()
    drawn[:16] = 0  # no word that the first shuffle may use
    state = GAME.fresh(settled(), 2)
    GAME.rules.deal(state, drawn)
    assert sorted(state.supply.tolist()) == list(range(36))
    fewer = GAME.fresh(settled(), 2)
    GAME.rules.deal(fewer, drawn[16:])
    assert fewer.tobytes() == state.tobytes()
