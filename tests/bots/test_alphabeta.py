"""The search where all lies open, on the Halbedelstein-Spiel."""

import json
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any

import numpy as np
import pytest

from karfunkel.bots import LEVELS, alphabeta, judgement
from karfunkel.bots.alphabeta import PROVEN, UNLIMITED, WON, AlphaBeta, Search
from karfunkel.bots.levels import mind_of
from karfunkel.bots.mind import Deadline, Mind, Situation, Thought
from karfunkel.games import chance
from karfunkel.games.contract import Position, copy
from karfunkel.games.halbedelstein import GAME
from karfunkel.games.journal import NO_EVENTS
from karfunkel.match.match import Match
from tests.bots.situations import situation_of
from tests.games.halbedelstein.table import position

VARIANTS: tuple[dict[str, Any], ...] = (
    {"rules": "basic"},
    {"rules": "advanced"},
    {"rules": "advanced", "plunder_from_start": True},
)


def thought(mind: Mind, situation: Situation, seed: int = 1) -> Thought:
    return mind.think(situation, Deadline(), chance.generator(seed))


def facing(state: Position) -> Situation:
    return Situation(GAME, state, GAME.pending(state)[0], tuple)


def values_of(situation: Situation, depth: int) -> dict[int, int]:
    """What the search makes of each move, looking exactly so far ahead."""
    moves = list(GAME.legal(situation.position, situation.seat))
    search = Search(situation, moves, UNLIMITED, 1 << 14, Deadline().flag)
    for deeper in range(1, depth + 1):
        assert search.deepen(deeper)
    return search.values


def plainly(state: Position, seat: int, depth: int, ply: int = 0) -> int:
    """What a position is worth to a seat, by trying everything."""
    outcome = GAME.outcome(state)
    if outcome:
        return 0 if not outcome.winners else WON - ply if seat in outcome.winners else ply - WON
    if depth == 0:
        return int(judgement.appraise(state, seat - 1))
    mover = GAME.pending(state)[0]
    values = []
    for move in GAME.legal(state, mover):
        after = copy(state)
        GAME.rules.play(after, mover - 1, move, NO_EVENTS)
        values.append(plainly(after, seat, depth - 1, ply + 1))
    return max(values) if mover == seat else min(values)


def situations(options: dict[str, Any], seeds: range, entries: int) -> Iterator[Situation]:
    """Positions after so many random entries, of games that are on then."""
    game_options = GAME.options(options, 2)
    for seed in seeds:
        state, random = GAME.layouts(game_options, 2, {})[0], Random(seed)
        for _ in range(entries):
            if pending := GAME.pending(state):
                GAME.play(state, pending[0], random.choice(GAME.legal(state, pending[0])))
        if GAME.pending(state):
            yield facing(state)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_move_has_the_value_that_trying_everything_finds(options: dict[str, Any]) -> None:
    proven = 0
    for situation in situations(options, range(8), 14):
        for depth in (1, 2, 3):
            for move, value in values_of(situation, depth).items():
                after = copy(situation.position)
                GAME.rules.play(after, situation.seat - 1, move, NO_EVENTS)
                assert value == plainly(after, situation.seat, depth - 1, 1)
                proven += abs(value) > PROVEN
    assert proven


@pytest.mark.parametrize("options", VARIANTS[1:])
def test_deep_down_the_best_value_is_the_one_that_trying_everything_finds(options: dict[str, Any]) -> None:
    """Beyond ``BROAD`` moves ahead only the best value is exact, and the others are no greater."""
    depth = alphabeta.BROAD + 1
    compared = 0
    for situation in situations(options, range(150), 16):
        state = situation.position
        pits = GAME.view(state, 0).pits
        if sum(stones >= 2 for ring in pits for stones in ring) > 9:
            continue
        assert max(values_of(situation, depth).values()) == plainly(state, situation.seat, depth)
        compared += 1
    assert compared


@cache
def outcome_of(rows: bytes, mover: int, quiet: int) -> int:
    """Of a small position of game 2, played to its end by trying everything: who wins, or 0."""
    state = position("0 0 0 0 0 0 0 0\n" * 4, mover, quiet=quiet)
    state.rows[:] = np.frombuffer(rows, "<i8").reshape(2, 2)
    best = 3 - mover
    for move in GAME.legal(state, mover):
        after = copy(state)
        GAME.rules.play(after, mover - 1, move, NO_EVENTS)
        outcome = GAME.outcome(after)
        if outcome:
            winner = outcome.winners[0] if outcome.winners else 0
        else:
            winner = outcome_of(after.rows.tobytes(), 3 - mover, int(after.quiet))
        if winner == mover:
            return mover
        best = winner if winner == 0 else best
    return best


@pytest.mark.parametrize("mover", [1, 2])
@pytest.mark.parametrize("quiet", [0, 95])
def test_H3_H10_small_endgames_are_played_perfectly(mover: int, quiet: int) -> None:
    random = Random(100 * mover + quiet)
    winners = set()
    for _ in range(25):
        state = position("0 0 0 0 0 0 0 0\n" * 4, mover, quiet=quiet)
        rings = [[0] * 16, [0] * 16]
        for seat in range(2):
            rings[seat][random.randrange(8)] = 2
            for _ in range(random.randrange(2, 5)):
                rings[seat][random.randrange(16)] += 1
        state.rows[:] = np.array(rings, np.int8).view("<i8").reshape(2, 2)
        winner = outcome_of(state.rows.tobytes(), mover, quiet)
        found = thought(AlphaBeta(positions=200_000), facing(state))
        if winner:
            assert found.proven
            assert found.choices[0].value == float(winner == mover)
        else:
            assert not found.proven
        winners.add(winner)
    assert {1, 2} <= winners


@pytest.mark.parametrize("quiet", [96, 97, 98, 99])
def test_H3_draws_are_seen_coming(quiet: int) -> None:
    """Game 1, shortly before the hundredth quiet turn; the same stones with more time are another matter."""
    small = "0 0 0 1 0 0 0 0\n0 0 0 0 0 0 1 0\n0 1 0 0 0 0 0 0\n0 0 0 0 1 0 0 0"
    for depth in range(1, 6):
        state = position(small, 1, quiet=quiet, advanced=0)
        values = values_of(facing(state), depth).values()
        assert max(values) == plainly(state, 1, depth)
        assert (set(values) == {0}) == (quiet + depth >= 100)


@pytest.mark.parametrize(
    ("options", "depth", "entries", "positions"),
    [
        ({"rules": "basic"}, 7, 2, 66915),
        ({"rules": "advanced"}, 9, 0, 74980),
        ({"rules": "advanced", "plunder_from_start": True}, 9, 0, 49714),
    ],
)
def test_the_positions_it_looks_at_are_counted_as_ever(
    options: dict[str, Any], depth: int, entries: int, positions: int
) -> None:
    """A signature: any change of the search or of what it knows shows here."""
    situation = next(situations(options, range(1), entries))
    assert thought(AlphaBeta(depth=depth), situation).effort == positions


@pytest.mark.parametrize("options", VARIANTS)
def test_the_same_chance_gives_the_same_thought(options: dict[str, Any]) -> None:
    situation = next(situations(options, range(1), 3))
    for mind in (AlphaBeta(positions=5_000), AlphaBeta(depth=3, oversight=0.4)):
        assert thought(mind, situation, 7) == thought(mind, situation, 7)


def test_among_equals_it_plays_now_this_and_now_that() -> None:
    situation = next(situations({"rules": "advanced"}, range(1), 0))
    assert len({thought(AlphaBeta(depth=1, oversight=0.6), situation, seed).choices for seed in range(9)}) > 1


@pytest.mark.parametrize("limit", [1, 100, 5_000])
def test_it_looks_at_hardly_more_positions_than_it_may(limit: int) -> None:
    """It stops between two positions whose moves it lists; one move ahead it always looks."""
    situation = next(situations({"rules": "basic"}, range(1), 2))
    effort = thought(AlphaBeta(positions=limit), situation).effort
    assert limit <= effort <= limit + 2 * GAME.rules.MOST_MOVES


def test_thinking_that_is_stopped_before_it_begins_still_finds_a_move() -> None:
    situation = next(situations({"rules": "basic"}, range(1), 2))
    deadline = Deadline()
    deadline.stop()
    found = AlphaBeta().think(situation, deadline, chance.generator(1))
    assert found.choices[0].weight == 1
    assert found.effort <= 2 * GAME.rules.MOST_MOVES


@pytest.mark.compiled_only
def test_thinking_ends_when_somebody_says_so() -> None:
    """In a search that nothing else would end; the lock of Python is free meanwhile, or nobody could."""
    situation = next(situations({"rules": "basic"}, range(1), 2))
    deadline = Deadline()
    timer = threading.Timer(0.2, deadline.stop)
    timer.start()
    found = AlphaBeta().think(situation, deadline, chance.generator(1))
    timer.join()
    assert found.effort > 1000
    assert not found.proven


@pytest.mark.compiled_only
@pytest.mark.parametrize("options", VARIANTS)
def test_no_level_ever_plays_an_illegal_move(options: dict[str, Any]) -> None:
    for entries in range(0, 30, 2):
        for situation in situations(options, range(10), entries):
            for level in LEVELS:
                mind = mind_of(level, GAME)
                deadline = Deadline()
                if level == LEVELS[-1]:
                    deadline.stop()
                found = mind.think(situation, deadline, chance.generator(entries))
                legal = GAME.legal(situation.position, situation.seat)
                assert {choice.move for choice in found.choices} <= set(legal)


@pytest.mark.parametrize(("plunder", "first", "turns"), [(False, "B8", 16), (True, "A3", 17)])
@pytest.mark.compiled_only
def test_H10_seat_1_wins_game_2_by_force(plunder: bool, first: str, turns: int) -> None:
    """The known result, and that the strongest level plays it against whatever answers."""
    options = {"rules": "advanced", "plunder_from_start": plunder}
    situation = next(situations(options, range(1), 0))
    found = thought(AlphaBeta(), situation)
    assert GAME.format_move(situation.position, found.choices[0].move) == first
    assert found.proven
    for seed in range(8):
        match, random = Match.new(GAME, GAME.options(options, 2), 2), Random(seed)
        while match.pending():
            seat = match.pending()[0]
            if seat == 1:
                best = thought(mind_of(LEVELS[-1], GAME), situation_of(match))
                match.play(seat, GAME.format_move(match.state, best.choices[0].move))
            else:
                match.play(seat, random.choice(match.legal(seat)))
        outcome = match.outcome()
        assert outcome
        assert outcome.winners == (1,)
        assert len(match.entries) <= turns


@pytest.mark.compiled_only
def test_compiled_and_interpreted_it_thinks_the_same() -> None:
    script = (
        "from tests.bots.test_alphabeta import *\n"
        "for options in VARIANTS:\n"
        "    found = thought(AlphaBeta(positions=150), next(situations(options, range(9), 6)))\n"
        "    print(json.dumps([found.effort, [[c.move, c.value] for c in found.choices]]))\n"
    )
    told = []
    for disabled in ("0", "1"):
        environment = {**os.environ, "NUMBA_DISABLE_JIT": disabled}
        command = [sys.executable, "-c", script]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        told.append([json.loads(line) for line in done.stdout.splitlines()])
    assert told[0] == told[1]
    assert len(told[0]) == len(VARIANTS)
