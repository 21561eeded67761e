"""Whole games told move by move, so that two ways of running the same rules can be compared.

``python -m tests.laws.trace KIND SEED …`` does it in a process of its own, with NUMBA_DISABLE_JIT=1 say.
"""

import hashlib
import json
import sys
from collections.abc import Iterable
from typing import Any

import msgspec
import numpy as np

from karfunkel.bots.thinking import Player
from karfunkel.games import chance
from karfunkel.games.kernel import COMPILED
from karfunkel.lab.perft import perft
from karfunkel.lab.playouts import Playouts
from tests.laws.agreement import play_against_oracle
from tests.laws.cases import CASES, Case
from tests.laws.walk import Walk


def digest(*parts: bytes) -> str:
    return hashlib.sha256(b"".join(parts)).hexdigest()[:16]


def walked(case: Case, seed: int) -> list[Any]:
    """A random game: every position's bytes, legal moves, scores, views and redealt twin, and the events."""
    walk = Walk(case, seed)
    told: list[Any] = [str(case), seed]
    chances = chance.generator(seed)
    words = np.empty(walk.match.game.rules.WORDS, np.uint32)
    for match in walk.positions():
        chance.fill(words, chances)
        seat = walk.random.randint(0, match.seats)
        redealt = match.game.redeal(match.state, seat, words)
        told.append(
            [
                [str(entry) for entry in match.entries[-1:]],
                digest(match.state.tobytes()),
                digest(redealt.tobytes()),
                digest(msgspec.json.encode(walk.events)),
                digest(msgspec.json.encode([match.legal(seat) for seat in match.pending()])),
                digest(msgspec.json.encode(match.view(seat))),
                list(match.scores()),
            ]
        )
    told.append(json.loads(msgspec.json.encode(walk.match.outcome())))
    return told


def searched(case: Case, seed: int) -> list[Any]:
    """What kernels above the rules make of them: bots, counts of sequences, playouts."""
    walk = Walk(case, seed)
    for _ in range(4):
        walk.match.play(*walk.choose())
    seat = walk.match.pending()[0]
    told: list[Any] = [str(case), seed]
    told += [Player(name, seat, bytes(32)).choose(walk.match) for name in ("random", "greedy")]
    told += list(perft(case.match(seed), 2))
    if case.dealt_by is None:
        playouts = Playouts(case.game, walk.match.options, case.seats, seed)
        told += [playouts.play(1), digest(playouts.last.tobytes())]
    return told


def agreed(case: Case, seed: int) -> list[Any]:
    """A game that the oracle agrees with, move by move."""
    return [str(case), seed, play_against_oracle(case, seed).plies]


KINDS = {"walked": walked, "searched": searched, "agreed": agreed}


def traces(kind: str, seeds: Iterable[int], part: int, parts: int) -> list[Any]:
    """What such a process tells: one part of all cases, and fewer of those that take long."""
    step = 3 if kind == "searched" else 1
    return [KINDS[kind](case, seed) for seed in seeds for case in CASES[part :: parts * step]]


if __name__ == "__main__":
    assert not COMPILED, "this is to be run with NUMBA_DISABLE_JIT=1"
    part, parts = map(int, sys.argv[2].split("/"))
    for line in traces(sys.argv[1], map(int, sys.argv[3:]), part, parts):
        print(json.dumps(line))
