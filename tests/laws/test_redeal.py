"""Whatever a seat cannot know is drawn alike likely when it is redealt (G4): counted, with fixed seeds."""

from collections import Counter
from collections.abc import Iterator
from math import sqrt
from random import Random
from typing import Any

import numpy as np
import pytest

from karfunkel.games.contract import Game, Position
from karfunkel.games.diamantenraub import rules as diamantenraub
from karfunkel.games.kernel import COMPILED
from tests.laws.cases import CASES, Case
from tests.laws.pairs import words
from tests.laws.walk import Walk

DRAWS = 500 if COMPILED else 100

Places = dict[str, dict[str, list[int]]]
"""By kind of hidden thing and by hidden place: what lies there."""


def of_carat(game: Game, state: Position, seat: int) -> Places:
    tiles = {f"supply {place}": [int(state.supply[place])] for place in range(int(state.drawn), 36)}
    for other in range(int(state.seats)):
        if other != seat - 1 and not state.open_hands:
            tiles[f"hand {other}"] = [tile for tile in range(36) if int(state.hands[other]) >> tile & 1]
    return {"tiles": tiles}


def of_mister_diamond(game: Game, state: Position, seat: int) -> Places:
    untried = [place for place in range(62) if int(state.tray & ~state.tried) >> place & 1]
    stuck = [place for place in untried if int(state.fixed) >> place & 1]
    pile = state.pile.tolist()[: int(state.cards)]
    return {
        "diamonds": {"fixed": stuck, "loose": [place for place in untried if place not in stuck]},
        "cards": {f"card {place}": [pile[place]] for place in range(int(state.turned), len(pile))},
    }


def of_diamantenraub(game: Game, state: Position, seat: int) -> Places:
    cards: dict[str, list[int]] = {}
    choices: Places = {}
    for other in range(int(state.seats)):
        for place in range(int(state.drawn[other]), 20):
            cards[f"pile {other}, {place}"] = [int(state.piles[other, place])]
        if other != seat - 1:
            cards[f"hand {other}"] = state.hands[other].tolist()[: int(state.held[other])]
            cards[f"thrown {other}"] = state.thrown[other].tolist()[: int(state.threw[other])]
            if state.pending and int(state.still_in & ~state.pending) >> other & 1:
                moves = [int(move) for move in _may_choose(state, other)]
                every = {
                    f"move {place}": [int(move == state.chosen[other])] for place, move in enumerate(moves)
                }
                choices[f"choice of {other}"] = every
    return {"cards": cards, **choices}


def _may_choose(state: Position, seat: int) -> Any:
    moves = np.empty(diamantenraub.MOST_MOVES, np.int64)
    return moves[: diamantenraub.choices(state, seat, moves)]


PLACES = {"carat": of_carat, "mister_diamond": of_mister_diamond, "diamantenraub": of_diamantenraub}


def hidden_cases() -> Iterator[Case]:
    """A few of every game in which something is hidden."""
    seen: Counter[str] = Counter()
    for case in CASES:
        if case.game.facts.hidden and case.seats > 2 and not case.dealt_by:
            seen[case.name] += 1
            if seen[case.name] <= 2:
                yield case


def suspicion(draws: list[Places], kind: str) -> float:
    """By how many standard deviations the counts of one kind of thing are too uneven (chi-square)."""
    universe = Counter(thing for things in draws[0][kind].values() for thing in things)
    for draw in draws:
        drawn = Counter(thing for things in draw[kind].values() for thing in things)
        if len(universe) > 1 and kind == "cards" and max(drawn) > 50:
            break  # of Diamantenraub, where some cards are set aside
        assert drawn == universe
    everything = Counter(thing for draw in draws for things in draw[kind].values() for thing in things)
    total = everything.total()
    square = freedom = 0.0
    for place, things in draws[0][kind].items():
        found = Counter(thing for draw in draws for thing in draw[kind][place])
        for thing, weight in everything.items():
            expected = len(things) * len(draws) * weight / total
            if expected:
                square += (found[thing] - expected) ** 2 / expected
        freedom += bool(things) * (len(everything) - 1)
    return (square - freedom) / sqrt(2 * freedom) if freedom else 0.0


@pytest.mark.parametrize("case", list(hidden_cases()), ids=str)
def test_G4_every_place_that_a_seat_cannot_see_is_redealt_alike_likely(case: Case) -> None:
    places = PLACES[case.name]
    walk, random = Walk(case, 1), Random(1)
    for _ in range(16):
        walk.match.play(*walk.choose())
    match, checked = walk.match, 0
    for seat in (0, match.seats):
        redealt = [match.game.redeal(match.state, seat, words(match.game, random)) for _ in range(DRAWS)]
        draws = [places(match.game, state, seat) for state in redealt]
        for kind in draws[0]:
            assert suspicion(draws, kind) < 6, (kind, seat, walk.story())
            checked += len(draws[0][kind]) > 1
    assert checked >= 2


def test_G4_the_count_notices_what_is_not_fair() -> None:
    fair = [{"tiles": {"a": [n % 3], "b": [(n + 1) % 3], "c": [(n + 2) % 3]}} for n in range(300)]
    assert suspicion(fair, "tiles") < 6
    unfair = [{"tiles": {"a": [n % 2], "b": [1 - n % 2], "c": [2]}} for n in range(300)]
    assert suspicion(unfair, "tiles") > 6
