"""Random playouts: whole games of random moves inside compiled code, and how fast that goes.

Seconds are those of the processor, so that others who keep the machine busy disturb less.
``python -m karfunkel.lab.playouts --list`` names the cases; with a case, one line of JSON with its speed.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import msgspec
import numpy as np

from karfunkel import games
from karfunkel.games import chance, verbs
from karfunkel.games.contract import Game, Position, copy
from karfunkel.games.journal import NO_EVENTS, journal
from karfunkel.games.kernel import kernel
from karfunkel.games.stage import PLAYING, UNDEALT, first_seat


@dataclass(frozen=True)
class Case:
    """A game with options and a number of seats, under a short name."""

    name: str
    game: str
    seats: int
    options: dict[str, object] = field(default_factory=dict)


def cases() -> Iterator[Case]:
    """Every game, variant and seat count whose speed is told."""
    for seats in (2, 3, 4):
        yield Case(f"carat-{seats}", "carat", seats)
        yield Case(f"carat-{seats}-three-tiles", "carat", seats, {"three_tiles": True})
    yield Case("carat-2-two-colours", "carat", 2, {"two_colours": True})
    for seats in range(2, 9):
        yield Case(f"mister-diamond-{seats}", "mister_diamond", seats)
    yield Case("mister-diamond-4-three-rounds", "mister_diamond", 4, {"rounds": 3, "empty_rings_cost": True})
    for seats in (2, 3, 4):
        yield Case(f"diamantenraub-{seats}", "diamantenraub", seats)
        yield Case(f"diamantenraub-{seats}-junior", "diamantenraub", seats, {"junior": True})
    yield Case("halbedelstein-basic", "halbedelstein", 2)
    yield Case("halbedelstein-advanced", "halbedelstein", 2, {"rules": "advanced"})
    plunder = {"rules": "advanced", "plunder_from_start": True}
    yield Case("halbedelstein-advanced-plunder", "halbedelstein", 2, plunder)


@kernel
def play_out(fresh, states, count, generator, words, moves, events):
    """Play so many whole games at random; the number of entries (turns) they took."""
    turns = 0
    state = states[0]
    for _ in range(count):
        states[0] = fresh[0]
        while state.stage == UNDEALT:
            chance.fill(words, generator)
            verbs.deal(state, words)
            while state.stage == PLAYING:
                seat = first_seat(state.pending)
                found = verbs.legal(state, seat, moves)
                move = moves[(chance.next_word(generator) * found) >> 32]
                verbs.play(state, seat, move, events)
                turns += 1
    return turns


class Playouts:
    """Random games of one kind, as many as one likes."""

    def __init__(self, game: Game, options: object, seats: int, seed: int) -> None:
        self._fresh = np.empty(1, game.rules.STATE)
        self._fresh[0] = game.fresh(options, seats)
        self._states = np.empty(1, game.rules.STATE)
        self._generator = chance.generator(seed)
        self._words = np.empty(game.rules.WORDS, np.uint32)
        self._moves = np.empty(game.rules.MOST_MOVES, np.int64)

    def play(self, count: int) -> int:
        """Play so many games; the turns they took."""
        turns: int = play_out(
            self._fresh, self._states, count, self._generator, self._words, self._moves, NO_EVENTS
        )
        return turns

    @property
    def last(self) -> Position:
        """The end of the latest game."""
        position: Position = self._states[0]
        return position


class Speed(msgspec.Struct, frozen=True):
    case: str
    turns: int
    games: int
    seconds: float
    state_bytes: int
    legal_us: float
    play_us: float

    @property
    def rate(self) -> float:
        """Turns a second."""
        return self.turns / self.seconds


def measure(case: Case, seconds: float, seed: int) -> Speed:
    """Play at random for so long; compiling is not counted."""
    game = games.load(case.game)
    options = game.options(case.options, case.seats)
    playouts = Playouts(game, options, case.seats, seed)
    batch, took = 1, 0.0
    while took < 0.02:  # warm up, and find how many games are worth a look at the clock
        batch *= 2
        began = time.process_time()
        playouts.play(batch)
        took = time.process_time() - began
    turns = played = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        turns += playouts.play(batch)
        played += batch
    legal_us, play_us = _calls_from_python(game, playouts, seed)
    return Speed(case.name, turns, played, spent, game.rules.STATE.itemsize, legal_us, play_us)


def _calls_from_python(game: Game, playouts: Playouts, seed: int, calls: int = 2000) -> tuple[float, float]:
    """What one compiled call of ``legal`` and of ``play`` costs from Python, in microseconds."""
    start = copy(playouts._fresh[0])
    words = np.empty(game.rules.WORDS, np.uint32)
    chance.fill(words, chance.generator(seed))
    game.rules.deal(start, words)
    moves = np.empty(game.rules.MOST_MOVES, np.int64)
    seat = first_seat(int(start.pending))
    game.rules.legal(start, seat, moves)
    move = int(moves[0])
    targets = [copy(start) for _ in range(calls)]
    quiet = journal(0)[:0]
    game.rules.play(copy(start), seat, move, quiet)
    began = time.process_time()
    for _ in range(calls):
        game.rules.legal(start, seat, moves)
    listed = time.process_time()
    for target in targets:
        game.rules.play(target, seat, move, quiet)
    return (listed - began) / calls * 1e6, (time.process_time() - listed) / calls * 1e6


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.lab.playouts", description=__doc__)
    parser.add_argument("case", nargs="?", help="the case to measure")
    parser.add_argument("--list", action="store_true", help="name the cases")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    known = {case.name: case for case in cases()}
    if given.list:
        listed = [
            {"case": c.name, "game": c.game, "seats": c.seats, "options": c.options} for c in known.values()
        ]
        print(json.dumps(listed))
    elif given.case in known:
        print(msgspec.json.encode(measure(known[given.case], given.seconds, given.seed)).decode())
    else:
        parser.error(f"name one of the cases: {', '.join(known)}")


if __name__ == "__main__":
    main()
