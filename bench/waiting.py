"""How long one waits for a bot's move and for a hint, at any point of any game, on one core.

``python bench/waiting.py [--games N] [WORD…]`` plays games of ``level3`` and, every few entries, asks for a
hint; ``random``, whose choice takes no thought, is the baseline.  WORDs choose cases by their names.
"""

import argparse
import itertools
import os
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import numpy as np
from table import in_columns

from karfunkel import games
from karfunkel.bots import hints
from karfunkel.bots.thinking import Player
from karfunkel.lab.plan import play_out, players
from karfunkel.match.match import Match

BOTS = ("random", "level3", "level5")
HINTS = 5
"""A hint is asked for at every fifth entry."""
OPTIONS: dict[str, tuple[dict[str, Any], ...]] = {
    "carat": ({}, {"three_tiles": True}),
    "mister_diamond": ({},),
    "diamantenraub": ({}, {"junior": True}),
    "halbedelstein": ({}, {"rules": "advanced"}),
}


@dataclass
class Case:
    game: str
    seats: int
    options: dict[str, Any]
    waits: dict[str, list[float]] = field(default_factory=dict)
    """in seconds, by bot, and for ``hint``"""

    def __str__(self) -> str:
        return " ".join([self.game, str(self.seats), *map("{0[0]}={0[1]}".format, self.options.items())])

    def deal(self, number: int) -> Match:
        game = games.load(self.game)
        return Match.new(game, game.options(self.options, self.seats), self.seats, bytes([number] * 32))

    def time(self, what: str, work: Callable[[], Any]) -> Any:
        began = time.perf_counter()
        done = work()
        self.waits.setdefault(what, []).append(time.perf_counter() - began)
        return done


def cases() -> Iterator[Case]:
    for game, several in OPTIONS.items():
        seats = games.load(game).facts.seats
        for options, count in itertools.product(several, sorted({seats[0], seats[-1]})):
            yield Case(game, count, options)


def warm_up(case: Case) -> None:
    """Everything is compiled when a whole game has been played."""
    for bot in BOTS:
        play_out(case.deal(0), players((bot,) * case.seats, bytes(32), 0.01))
    match = case.deal(0)
    hints.hint(match, match.pending()[0])


def play(case: Case, number: int) -> None:
    """A game of ``level3``, in which the others are asked what they would play."""
    match = case.deal(number)
    table = {
        bot: [Player(bot, seat, bytes([number] * 32)) for seat in range(1, case.seats + 1)] for bot in BOTS
    }
    for entry in itertools.count():
        if not (pending := match.pending()):
            return
        seat = pending[0]
        chosen = {}
        for bot in BOTS if entry % HINTS == 0 else BOTS[:2]:
            chosen[bot] = case.time(bot, partial(table[bot][seat - 1].choose, match))
        if entry % HINTS == 0:
            case.time("hint", partial(hints.hint, match, seat))
        match.play(seat, chosen["level3"])


def told(seconds: list[float]) -> str:
    middle, most = np.percentile(seconds, 50), max(seconds)
    return f"{1000 * middle:.1f} / {1000 * most:.0f}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("words", nargs="*", metavar="WORD")
    parser.add_argument("--games", type=int, default=2, help="of each case (default 2)")
    given = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    rows = []
    for case in cases():
        if all(word in str(case) for word in given.words):
            print(case, file=sys.stderr, flush=True)
            warm_up(case)
            for number in range(1, given.games + 1):
                play(case, number)
            rows.append([str(case), *(told(case.waits[what]) for what in (*BOTS, "hint"))])
    print("milliseconds, median / longest, on one core\n")
    print(in_columns(["case", *(f"{bot} moves" for bot in BOTS), "hint"], rows, texts=[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
