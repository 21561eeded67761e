"""The search for choices made at once, and the levels of Diamantenraub."""

import threading
from itertools import product
from typing import Any

import numpy as np
import pytest

from karfunkel.bots import LEVELS
from karfunkel.bots.levels.diamantenraub import mind_of
from karfunkel.bots.mind import Deadline, Situation, Thought
from karfunkel.bots.rounds import RoundSearch
from karfunkel.games import chance, load
from karfunkel.games.contract import Position, copy, new_position
from karfunkel.games.diamantenraub import rules
from karfunkel.games.diamantenraub.notation import parse_card
from karfunkel.games.journal import NO_EVENTS
from karfunkel.games.stage import OVER
from karfunkel.match.match import Match
from tests.bots.situations import match_of, situation_of

GAME = load("diamantenraub")
CASES = [(seats, junior) for seats in (2, 3, 4) for junior in (False, True)]


def thought(situation: Situation, effort: int = 200, seed: int = 1) -> Thought:
    return RoundSearch(effort).think(situation, Deadline(), chance.generator(seed))


def laid_out(tables: tuple[str, str], kinds: tuple[str, str]) -> Position:
    """Two players with six diamonds each and a card on the table; all other cards are of two kinds."""
    state = new_position(rules)
    rules.setup(state, 2, 0)
    state.deck[:] = [parse_card(text) for text in (*tables, *kinds * 39)]
    state.piles[0] = (0, *range(2, 21))
    state.piles[1] = (1, *range(21, 40))
    rules.open_game(state)
    for seat in range(2):
        rules.take_from_hand(state, seat, seat)
        rules.lay_on_stack(state, seat, seat, NO_EVENTS)
        rules.draw_up(state, seat, 4)
        state.diamonds[seat] = 6
    state.bag = 2
    return state


def payoffs(state: Position) -> Any:
    """What seat 1 gets of the victory, by the kinds that both play; one that goes on is worth half."""
    table = np.full((2, 2), 0.5)
    for mine, theirs in product(range(2), range(2)):
        after = copy(state)
        for seat, kind in enumerate((mine, theirs)):
            rules.play(after, seat, next(c for c in state.hands[seat] if c % 2 == kind), NO_EVENTS)
        if after.stage == OVER:
            table[mine, theirs] = after.winners == 1
    return table


def share_of_first_kind(found: Thought) -> float:
    return sum(choice.weight for choice in found.choices if choice.move % 2 == 0)


@pytest.mark.compiled_only
@pytest.mark.parametrize(
    ("tables", "kinds"),
    [
        (("R8R", "R8G"), ("L2Y:xG", "L9R:v")),
        (("R8Y", "R8G"), ("L2Y:xY", "L9R:v")),
    ],
)
def test_D15_where_every_card_has_an_answer_it_mixes_as_the_solution_says(
    tables: tuple[str, str], kinds: tuple[str, str]
) -> None:
    """The solution of a game of two by two without a saddle point: nobody gains by knowing the mix."""
    state = laid_out(tables, kinds)
    (a, b), (c, d) = payoffs(state)
    solved, value = (d - c) / (a - b - c + d), (a * d - b * c) / (a - b - c + d)
    assert 0.2 < solved < 0.8
    share = share_of_first_kind(thought(Situation(GAME, state, 1, tuple), 20_000))
    assert share == pytest.approx(solved, abs=0.12)
    against_best_answer = min(share * a + (1 - share) * c, share * b + (1 - share) * d)
    assert against_best_answer > value - 0.12


def test_D7_a_card_that_wins_whatever_comes_is_played() -> None:
    """The lead is six to six, and one kind is stronger than the other."""
    state = laid_out(("R8R", "R8G"), ("L9Y", "L1Y"))
    found = thought(Situation(GAME, state, 1, tuple), 2_000)
    assert share_of_first_kind(found) > 0.95


@pytest.mark.parametrize(("seats", "junior"), CASES)
def test_the_same_chance_gives_the_same_thought(seats: int, junior: bool) -> None:
    situation = situation_of(match_of("diamantenraub", seats, entries=seats, junior=junior))
    assert thought(situation, 40) == thought(situation, 40)


@pytest.mark.compiled_only
@pytest.mark.parametrize("seats", [2, 4])
def test_thinking_ends_when_somebody_says_so(seats: int) -> None:
    situation = situation_of(match_of("diamantenraub", seats))
    deadline = Deadline()
    threading.Timer(0.2, deadline.stop).start()
    found = RoundSearch(1 << 40).think(situation, deadline, chance.generator(1))
    assert 0 < found.effort < 1 << 40


def test_thinking_that_is_stopped_before_it_begins_still_finds_a_move() -> None:
    deadline = Deadline()
    deadline.stop()
    found = RoundSearch(100).think(situation_of(match_of("diamantenraub", 3)), deadline, chance.generator(1))
    assert found.effort == 1
    assert sum(choice.weight for choice in found.choices) == pytest.approx(1)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "junior"), CASES)
@pytest.mark.parametrize("level", LEVELS)
def test_every_level_finds_legal_moves_only_all_along_the_game(level: str, seats: int, junior: bool) -> None:
    mind = RoundSearch(8) if level == LEVELS[-1] else mind_of(level, GAME)
    seen = 0
    for seed in range(4):
        match, generator = match_of("diamantenraub", seats, seed, junior=junior), chance.generator(seed)
        while pending := match.pending():
            situation = situation_of(match, seen)
            found = mind.think(situation, Deadline(), generator).choices
            legal = match.game.legal(match.before_step(), pending[0])
            assert {choice.move for choice in found} <= set(legal)
            assert any(choice.weight > 0 for choice in found)
            move = max(found, key=lambda choice: choice.weight).move
            match.play(pending[0], match.game.format_move(match.state, move))
            seen += 1
    assert seen > 30 * seats


def other_choice(match: Match) -> Match:
    """The same match, in which the first seat has chosen otherwise in this step."""
    twin = match_of("diamantenraub", 2, entries=4)
    first, second = match.legal(1)[:2]
    match.play(1, first)
    twin.play(1, second)
    return twin


@pytest.mark.parametrize("level", LEVELS)
def test_D15_G4_what_another_has_chosen_in_this_step_changes_nothing(level: str) -> None:
    from karfunkel.bots.thinking import Player

    match = match_of("diamantenraub", 2, entries=4)
    twin = other_choice(match)
    assert match.state.tobytes() != twin.state.tobytes()
    players = (Player(level, 2, bytes(32)) for _ in range(2))
    assert len({player.choose(each) for player, each in zip(players, (match, twin), strict=True)}) == 1


@pytest.mark.compiled_only
def test_D12_a_hand_of_high_cards_is_kept_and_one_of_low_cards_is_swapped() -> None:
    state = laid_out(("R8R", "R8G"), ("L10Y", "L1Y"))
    state.step = rules.HAND
    for seat, low in ((0, 0), (1, 1)):
        own = range(2 + 20 * seat, 22 + 20 * seat)
        state.hands[seat, :4] = [card for card in own if card % 2 == low][:4]
        rest = [card for card in range(2 + 38 * seat, 40 + 38 * seat) if card not in state.hands[seat]]
        state.piles[seat, 5:] = rest[:15]
    for seat, best in ((1, rules.KEEP), (2, rules.SWAP)):
        found = thought(Situation(GAME, state, seat, tuple), 4_000)
        assert found.choices[0].move == best
