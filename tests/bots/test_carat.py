"""How bots see Carat, and what its levels play."""

from itertools import product
from random import Random
from typing import Any

import numpy as np
import pytest

from karfunkel.bots import LEVELS
from karfunkel.bots.judgement import carat
from karfunkel.bots.judgement.carat_chips import FOLLOWING, HOPES, KIND, NUMBERS, SLOTS
from karfunkel.bots.levels.carat import search
from karfunkel.bots.mind import Deadline
from karfunkel.bots.thinking import Player
from karfunkel.games import chance
from karfunkel.games.carat import notation, rules
from karfunkel.games.contract import Position, copy
from karfunkel.match.match import Match
from tests.bots.situations import match_of, situation_of
from tests.laws.pairs import redealt

DIAMONDS = [rules.DIAMOND + (carats << 6 * colour) for carats in range(1, 7) for colour in range(4)]
VARIANTS: tuple[tuple[int, dict[str, Any]], ...] = (
    (2, {}),
    (2, {"two_colours": True, "three_tiles": True}),
    (3, {"open_hands": True}),
    (4, {"three_tiles": True}),
)


def worth(word: int) -> Any:
    return HOPES[NUMBERS[word % SLOTS]]


def test_C14_the_hope_in_a_chip_is_the_mean_of_all_ways_to_fill_it() -> None:
    for begun in ((3, 8), (0, 21), (12, 12)):
        word = sum(DIAMONDS[kind] for kind in begun)
        ends = [rules.won_from(word + one + other, 1) for one, other in product(DIAMONDS, repeat=2)]
        assert worth(word) == pytest.approx(np.mean(ends, axis=0), abs=1e-5)


def test_C3_a_chip_at_the_edge_waits_for_two_diamonds_and_in_the_corner_for_one() -> None:
    for place, missing in ((0, 1), (3, 2)):
        fills = product(DIAMONDS, repeat=missing)
        ends = [rules.won_from(int(rules.MISSING[place]) + sum(fill), 1) for fill in fills]
        assert worth(int(rules.MISSING[place])) == pytest.approx(np.mean(ends, axis=0), abs=1e-5)


def test_unfinished_chips_have_numbers_of_their_own() -> None:
    numbers = NUMBERS[NUMBERS > 0].tolist()
    assert len(set(numbers)) == len(numbers) == len(FOLLOWING) - 1


def test_C10_a_diamond_leads_to_the_word_that_the_rules_make_of_it() -> None:
    for laid, corner in product(range(4 * rules.TILES), range(4)):
        number = FOLLOWING[NUMBERS[(2 * rules.DIAMOND) % SLOTS], KIND[laid, corner]]
        assert number == NUMBERS[(2 * rules.DIAMOND + int(rules.DIAMONDS[laid, corner])) % SLOTS]


def gain(match: Match, seat: int, text: str) -> tuple[int, int]:
    """What a move brings its seat at once, and its lead over the best of the others."""
    after = copy(match.state)
    match.game.play(after, seat, match.game.parse_move(after, text))
    before, scores = match.scores(), match.game.scores(after)
    gains = [new - old for new, old in zip(scores, before, strict=True)]
    return gains[seat - 1], scores[seat - 1] - max(scores[: seat - 1] + scores[seat:])


def choice(match: Match, level: str, deadline: Deadline | None = None) -> str:
    return Player(level, match.pending()[0], bytes(32)).choose(match, deadline)


def test_level1_takes_most_at_once_without_turning_its_tile() -> None:
    seen = set()
    for seed in range(12):
        match = match_of("carat", 2, seed, entries=20)
        seat = match.pending()[0]
        unturned = [text for text in match.legal(seat) if notation.parse_move(text) % 4 == 0]
        best = max(gain(match, seat, text)[0] for text in unturned)
        assert gain(match, seat, choice(match, "level1"))[0] == best
        seen.add(best)
    assert len(seen) > 3


def test_level2_overlooks_what_others_gain_and_level3_does_not() -> None:
    """With one field left there is nothing but what is closed now."""
    missed = 0
    for seed in range(12):
        match = match_of("carat", 2, seed, entries=35)
        seat = match.pending()[0]
        moves = match.legal(seat)
        assert gain(match, seat, choice(match, "level2"))[0] == max(gain(match, seat, m)[0] for m in moves)
        for level in LEVELS[2:]:
            assert gain(match, seat, choice(match, level))[1] == max(gain(match, seat, m)[1] for m in moves)
        missed += choice(match, "level2") != choice(match, "level3")
    assert missed


def exact(match: Match, state: Position, seat: int) -> dict[int, Any]:
    """For each move the values by seat, all tiles that may come next being alike likely.

    With one tile each, nobody's play tells anything about a tile: it is drawn after it.
    """
    found = {}
    for move in match.game.legal(state, seat):
        after = copy(state)
        match.game.play(after, seat, move)
        found[move] = end_value(after) if match.game.outcome(after) else mean_value(match, after)
    return found


def end_value(state: Position) -> Any:
    scores = np.zeros(2, np.int64)
    rules.scores(state, scores)
    lead = max(min((scores[0] - scores[1]) / 40, 1), -1)
    won = (1 + np.sign(lead)) / 2
    return np.array([0.8 * won + 0.1 * (1 + lead), 0.8 * (1 - won) + 0.1 * (1 - lead)])


def mean_value(match: Match, state: Position) -> Any:
    seat = match.game.pending(state)[0]
    board = [int(state.board[field]) // 4 for field in range(rules.FIELDS) if int(state.laid) >> field & 1]
    values = []
    for tile in set(range(rules.TILES)) - set(board):
        dealt = copy(state)
        others = sorted(set(range(rules.TILES)) - {*board, tile})
        dealt.hands[seat - 1] = 1 << tile
        if others:
            dealt.hands[2 - seat] = 1 << others[0]
            for place, rest in enumerate(others[1:], start=int(dealt.drawn)):
                dealt.supply[place] = rest
        values.append(max(exact(match, dealt, seat).values(), key=lambda value: value[seat - 1]))
    return np.mean(values, axis=0)


@pytest.mark.compiled_only
@pytest.mark.parametrize(("entries", "seeds"), [(34, 8), (33, 3)])
def test_the_search_plays_the_last_tiles_as_exhaustive_search_does(entries: int, seeds: int) -> None:
    spread = 0.0
    for seed in range(seeds):
        match = match_of("carat", 2, seed, entries=entries)
        situation = situation_of(match)
        values = exact(match, match.state, situation.seat)
        own = {move: value[situation.seat - 1] for move, value in values.items()}
        found = search(6000).think(situation, Deadline(), chance.generator(seed))
        assert own[found.choices[0].move] >= max(own.values()) - 0.02
        spread = max(spread, max(own.values()) - min(own.values()))
    assert spread > 0.3, "some of these positions can be lost"


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_every_level_plays_legal_moves_to_the_end(seats: int, options: dict[str, Any]) -> None:
    random = Random(seats)
    match = match_of("carat", seats, **options)
    deadline = Deadline()
    deadline.stop()
    while match.pending():
        seat = match.pending()[0]
        text = choice(match, random.choice(LEVELS), deadline)
        assert text in match.legal(seat)
        match.play(seat, text)
    assert len(match.entries) == 36


def test_sifted_moves_are_legal_distinct_and_the_most_promising_first() -> None:
    situation = situation_of(match_of("carat", 3, entries=12, three_tiles=True))
    position, seat = situation.position, situation.seat - 1
    legal = situation.game.legal(position, situation.seat)
    moves = np.array(legal)
    kept = moves[: int(carat.sift(position, seat, moves, len(moves)))].tolist()
    weights = carat.weights_of(position, seat)
    appeals = [carat.appeal(position, move, weights) for move in kept]
    assert len(set(kept)) == carat.CANDIDATES
    assert set(kept) <= set(legal)
    assert appeals == pytest.approx(sorted(appeals, reverse=True), abs=1 / carat.FINE)
    assert appeals[-1] >= max(carat.appeal(position, m, weights) for m in set(legal) - set(kept)) - 1e-3


@pytest.mark.compiled_only
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_G4_a_search_thinks_the_same_whatever_lies_hidden(seats: int, options: dict[str, Any]) -> None:
    differences = 0
    for entries in (0, 9, 25):
        match = match_of("carat", seats, entries=entries, **options)
        seat = match.pending()[0]
        twin = redealt(match, seat, Random(entries))
        differences += twin.state.tobytes() != match.state.tobytes()
        thoughts = [
            search(300).think(situation_of(one), Deadline(), chance.generator(1)) for one in (match, twin)
        ]
        assert thoughts[0] == thoughts[1]
    assert differences == 3
