"""What each seat sees of Diamantenraub, and what is drawn anew for it (G4, D15)."""

from collections import Counter
from typing import Any

import msgspec
import numpy as np
import pytest

from karfunkel.games import chance
from karfunkel.games.contract import Position, copy
from karfunkel.games.diamantenraub import GAME, rules
from karfunkel.games.diamantenraub.view import Card
from tests.games.diamantenraub.table import Seat, Table, all_cards, options, texts


def redealt(state: Position, seat: int, seed: int) -> Position:
    words = np.empty(rules.WORDS, np.uint32)
    chance.fill(words, chance.generator(seed))
    return GAME.redeal(state, seat, words)


def in_the_middle() -> Table:
    """Three seats, cards in every kind of place, the first two have chosen what to do with their hands."""
    table = Table(
        Seat("L9R:xB L2R L3R L4R", left="L5Y", pile="R5B R6B R7B R8B R9B R10B"),
        Seat("R8G:two L2G L3G R5G", left="L4B", pile="R1G R2G R3G", diamonds=2),
        Seat("R7B L3B L4B R1B", right="R2R R3R", pile="L1B", diamonds=1),
    )
    table.play("L9R:xB", "R8G:two", "R7B")
    table.move(1, "L2R L4R")
    table.move(2, "S")
    return table


def states() -> list[Position]:
    """Positions on the way of some random games, with two to four seats."""
    found = []
    generator = chance.generator(7)
    words = np.empty(rules.WORDS, np.uint32)
    for game in range(8):
        seats = 2 + game % 3
        state = GAME.fresh(options(seats, junior=game % 4 == 3), seats)
        chance.fill(words, generator)
        rules.deal(state, words)
        found.append(copy(state))
        while pending := GAME.pending(state):
            seat = pending[chance.next_word(generator) % len(pending)]
            moves = GAME.legal(state, seat)
            GAME.play(state, seat, moves[chance.next_word(generator) % len(moves)])
            if chance.next_word(generator) % 4 == 0:
                found.append(copy(state))
        found.append(copy(state))
    return found


def test_G4_a_seat_sees_its_own_hand_and_choice_and_what_it_threw_away() -> None:
    table = in_the_middle()
    view = table.view(1)
    assert texts(view.hand) == ["L2R", "L3R", "L4R"]
    assert view.choice == "K3,5"
    assert len(view.thrown) == table.player(1).thrown
    assert table.view(2).choice == "S"
    assert table.view(3).choice is None


def test_G4_a_spectator_sees_no_hand_and_no_choice() -> None:
    view = in_the_middle().view(0)
    assert (view.hand, view.choice, view.thrown) == (None, None, None)


def test_G4_everybody_sees_all_that_lies_open() -> None:
    table = in_the_middle()
    for seat in range(4):
        view = table.view(seat)
        assert (view.seat, view.round, view.step, view.pending, view.junior) == (seat, 1, "hand", (3,), False)
        first, second, third = view.players
        assert texts(first.left) == ["L5Y", "L9R:xB"]
        assert texts(second.discards) == ["L4B"]  # beaten by xB, like the third seat's R7B
        assert texts(third.discards) == ["R2R", "R3R", "R7B"]
        assert [player.hand for player in view.players] == [3, 3, 3]
        assert [player.pile for player in view.players] == [6, 3, 1]
        assert [player.limit for player in view.players] == [2, 4, 2]
        assert [player.diamonds for player in view.players] == [1, 2, 1]
        assert [player.to_choose for player in view.players] == [False, False, True]
        assert [player.strength for player in view.players] == [9, 8, None]
        assert (view.bag, view.spares) == (17, 0)
        assert len(view.deck) == 80


def test_G4_covered_and_beaten_cards_are_known_by_number_and_text() -> None:
    assert in_the_middle().player(2).discards == (Card(21, "L4B"),)


def test_D15_a_choice_is_forgotten_in_the_view_once_all_have_chosen() -> None:
    table = in_the_middle()
    table.move(3, "L3B R1B")
    for seat in (1, 2, 3):
        view = table.view(seat)
        assert view.choice is None
        assert (view.step, view.round, view.pending) == ("card", 2, (1, 2, 3))


def test_D13_who_is_out_has_no_choice_and_no_strength() -> None:
    table = Table(Seat("L9R", pile=""), Seat("R8G L2G"), Seat("R7B L3B"))
    table.round("L9R", "R8G", "R7B")
    view = table.view(1)
    assert view.hand == ()
    assert view.choice is None
    assert view.players[0].strength is None
    assert not view.players[0].still_in


def test_G4_a_view_is_plain_data() -> None:
    for state in states()[:20]:
        view = GAME.view(state, 1)
        assert msgspec.convert(msgspec.to_builtins(view), type(view)) == view


def test_G4_a_redealt_position_looks_the_same_to_that_seat() -> None:
    for number, state in enumerate(states()):
        for seat in range(int(state.seats) + 1):
            other = redealt(state, seat, number)
            assert GAME.view(other, seat) == GAME.view(state, seat)
            assert GAME.pending(other) == GAME.pending(state)
            if seat:
                assert GAME.legal(other, seat) == GAME.legal(state, seat)


def test_G4_a_redealt_position_depends_on_nothing_hidden() -> None:
    for number, state in enumerate(states()):
        for seat in range(int(state.seats) + 1):
            other = redealt(state, seat, number + 1)
            assert redealt(other, seat, number).tobytes() == redealt(state, seat, number).tobytes()


def test_G4_a_redealt_position_holds_every_card_once() -> None:
    for number, state in enumerate(states()):
        for seat in range(int(state.seats) + 1):
            other = redealt(state, seat, number)
            cards = all_cards(other)
            assert len(cards) == len(set(cards)) == 20 * int(state.seats)
            assert set(cards) <= set(range(80))
            hands = other.hands.tolist()
            held = other.held.tolist()
            assert all(hand[:n] == sorted(hand[:n]) for hand, n in zip(hands, held, strict=True))


def test_D15_a_redealt_choice_is_legal_for_the_redealt_hand() -> None:
    met = Counter[str]()
    for number, state in enumerate(states()):
        for seat in range(int(state.seats) + 1):
            other = redealt(state, seat, number)
            for rival in range(1, int(state.seats) + 1):
                has_chosen = state.still_in >> (rival - 1) & 1 and rival not in GAME.pending(state)
                if state.stage == 1 and has_chosen:
                    reopened = copy(other)
                    reopened.pending = 1 << (rival - 1)
                    assert int(other.chosen[rival - 1]) in GAME.legal(reopened, rival)
                    met["own" if rival == seat else "other"] += 1
                    if rival == seat:
                        assert other.chosen[seat - 1] == state.chosen[seat - 1]
    assert min(met.values()) > 50


def test_G4_what_a_seat_knows_stays_and_what_it_cannot_know_changes() -> None:
    table = Table(Seat("L9R L2R L3R L4R"), Seat("R8G L2G L3G R5G"), Seat("R7B L3B"))
    table.play("L9R", "R8G", "R7B")
    table.play("S", "S", "K")
    state = table.state
    threw, held = int(state.threw[0]), int(state.held[0])
    met: dict[str, set[Any]] = {}
    for seed in range(40):
        other = redealt(state, 1, seed)
        assert other.hands[0].tolist() == state.hands[0].tolist()
        assert other.thrown[0].tolist()[:threw] == state.thrown[0].tolist()[:threw]
        assert other.stacks.tolist() == state.stacks.tolist()
        assert other.discards.tolist() == state.discards.tolist()
        places = {
            "own pile": other.piles[0, int(state.drawn[0]) :],
            "other pile": other.piles[1, int(state.drawn[1]) :],
            "other hand": other.hands[1, : int(state.held[1])],
            "other thrown": other.thrown[1, : int(state.threw[1])],
        }
        for name, cards in places.items():
            met.setdefault(name, set()).update(cards.tolist())
    unknown = 80 - len(
        set(all_cards_open(state))
        | set(state.hands[0].tolist()[:held])
        | set(state.thrown[0].tolist()[:threw])
    )
    for name, cards in met.items():
        assert len(cards) > 0.8 * unknown, name


def all_cards_open(state: Position) -> list[int]:
    cards: list[int] = []
    for player in GAME.view(state, 0).players:
        cards += [card.number - 1 for stack in (player.left, player.right, player.discards) for card in stack]
    return cards


def test_G4_cards_set_aside_may_be_in_play_for_all_a_seat_knows() -> None:
    state = Table(Seat("L1R L1R L1R L1R"), Seat("L1R L1R L1R L1R")).state
    rivals: set[int] = set()
    for seed in range(60):
        rivals.update(redealt(state, 1, seed).hands[1].tolist()[:4])
    assert rivals & set(range(40, 80))
    assert not rivals & set(state.hands[0].tolist()[:4])


def test_G4_redealing_is_fair() -> None:
    """Every unknown card comes to a rival's hand equally often."""
    state = Table(Seat("L1R L1R L1R L1R"), Seat("L1R L1R L1R L1R"), Seat("L1R L1R L1R L1R")).state
    counts = Counter[int]()
    deals = 1500
    for seed in range(deals):
        counts.update(redealt(state, 1, seed).hands[2].tolist()[:4])
    expected = deals * 4 / 76
    assert set(counts) == set(range(80)) - set(state.hands[0].tolist()[:4])
    chi_squared = sum((count - expected) ** 2 / expected for count in counts.values())
    assert chi_squared < 130  # 75 degrees of freedom: beyond this once in ten thousand


def test_D15_a_redealt_choice_is_each_of_the_legal_ones_equally_often() -> None:
    state = in_the_middle().state
    kinds = Counter(GAME.format_move(state, int(redealt(state, 3, seed).chosen[0]))[0] for seed in range(400))
    assert 60 < kinds["S"] < 140  # one swap and three pairs
    assert kinds["S"] + kinds["K"] == 400


def test_D15_two_choices_differ_for_nobody_else() -> None:
    """Whatever a seat chooses, everybody else sees, hears and may do the same until all have chosen."""
    for text in ("L2R L3R", "L3R L4R", "S"):
        table = Table(Seat("L9R L2R L3R L4R"), Seat("R8G:two L2G"), Seat("R7B L3B"))
        table.play("L9R", "R8G:two", "R7B")
        other = table.copy()
        told = table.move(1, "L2R L4R")
        told_otherwise = other.move(1, text)
        assert told == told_otherwise
        for seat in (0, 2, 3):
            assert table.view(seat) == other.view(seat)
        assert table.legal(2) == other.legal(2)


def test_D15_a_reduction_is_open_to_others_as_a_plain_keep() -> None:
    table = Table(Seat("L9R L2R L3R L4R"), Seat("R8G:two L2G"))
    table.play("L9R", "R8G:two")
    move = GAME.parse_move(table.state, "K2,4")
    assert GAME.open_move(table.state, 1, move, viewer=1) == "K2,4"
    assert [GAME.open_move(table.state, 1, move, viewer) for viewer in (0, 2)] == ["K", "K"]
    swap = GAME.parse_move(table.state, "S")
    assert GAME.open_move(table.state, 1, swap, viewer=2) == "S"


def test_D4_a_played_card_is_open_once_it_is_turned_up() -> None:
    table = Table(Seat("L9R"), Seat("R8G:two"))
    move = GAME.parse_move(table.state, "P1")
    assert [GAME.open_move(table.state, 1, move, viewer) for viewer in (0, 1, 2)] == ["P1"] * 3


@pytest.mark.parametrize("seat", [0, 2])
def test_D12_thrown_cards_are_known_to_who_threw_them_only(seat: int) -> None:
    table = Table(Seat("L9R L2R L3R L4R"), Seat("R8G L2G"))
    table.play("L9R", "R8G")
    table.play("S", "K")
    numbers = {card.number for card in table.view(1).thrown}
    shown = msgspec.json.encode(msgspec.structs.replace(table.view(seat), deck=())).decode()
    assert len(numbers) >= 3
    assert not any(f'"number":{number},' in shown for number in numbers)
    assert table.view(seat).players[0].thrown == len(numbers)
