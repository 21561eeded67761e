"""How fast bots think: simulations or positions a second, early in a game, on one core.

Seconds are those of the processor, so that others who keep the machine busy disturb less.
``python -m karfunkel.lab.thoughts --list`` names the cases; with a case, one line of JSON with its speed.
"""

import argparse
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

import msgspec

from karfunkel import games
from karfunkel.bots.alphabeta import AlphaBeta
from karfunkel.bots.infosets import InfosetSearch
from karfunkel.bots.levels import carat as levels_of_carat
from karfunkel.bots.mind import Deadline, Mind
from karfunkel.bots.rounds import RoundSearch
from karfunkel.bots.thinking import Player
from karfunkel.games import chance
from karfunkel.lab.plan import play_out, players
from karfunkel.match.match import Match

SIMULATIONS, POSITIONS = 20_000, 1_000_000
"""for one thought"""


@dataclass(frozen=True)
class Case:
    """A way of thinking about a position early in a game, under a short name."""

    name: str
    game: str
    mind: Callable[[], Mind]
    counts: str
    """what is counted: positions, or simulations: games played on, in some only a little"""
    seats: int = 2
    options: dict[str, object] = field(default_factory=dict)
    entries: int = 0
    """so many entries are drawn by lot before, where a game begins with nothing to choose"""


def simulations() -> Mind:
    return InfosetSearch(SIMULATIONS)


def positions() -> Mind:
    return AlphaBeta(positions=POSITIONS)


def rounds() -> Mind:
    return RoundSearch(SIMULATIONS // 20)


def carat_simulations() -> Mind:
    return levels_of_carat.search(SIMULATIONS)


def cases() -> Iterator[Case]:
    """Every search whose speed is told."""
    advanced: dict[str, object] = {"rules": "advanced"}
    yield Case("halbedelstein-basic-positions", "halbedelstein", positions, "positions", entries=3)
    yield Case("halbedelstein-advanced-positions", "halbedelstein", positions, "positions", options=advanced)
    yield Case("halbedelstein-basic-simulations", "halbedelstein", simulations, "simulations")
    yield Case(
        "halbedelstein-advanced-simulations", "halbedelstein", simulations, "simulations", options=advanced
    )
    for seats in (2, 4):
        yield Case(f"carat-{seats}-simulations", "carat", carat_simulations, "simulations", seats)
        yield Case(f"diamantenraub-{seats}-simulations", "diamantenraub", rounds, "simulations", seats)
        yield Case(
            f"mister-diamond-{seats}-simulations",
            "mister_diamond",
            simulations,
            "simulations",
            seats,
            entries=10,
        )


class Speed(msgspec.Struct, frozen=True):
    case: str
    counts: str
    effort: int
    seconds: float


def measure(case: Case, seconds: float, seed: int) -> Speed:
    """Think again and again for so long; compiling is not counted."""
    game = games.load(case.game)
    match = Match.new(game, game.options(case.options, case.seats), case.seats, bytes(32))
    play_out(match, players(("random",) * case.seats, bytes(32), None), case.entries)
    situation = Player("random", match.pending()[0], bytes(32)).situation(match)
    mind = case.mind()
    generator = chance.generator(seed)
    with Deadline(0) as at_once:
        mind.think(situation, at_once, generator)
    effort, began = 0, time.process_time()
    while (took := time.process_time() - began) < seconds:
        effort += mind.think(situation, Deadline(), generator).effort
    return Speed(case.name, case.counts, effort, took)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.lab.thoughts", description=__doc__)
    parser.add_argument("case", nargs="?", help="the case to measure")
    parser.add_argument("--list", action="store_true", help="name the cases")
    parser.add_argument("--seconds", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    known = {case.name: case for case in cases()}
    if given.list:
        print(json.dumps([{"case": c.name, "game": c.game, "counts": c.counts} for c in known.values()]))
    elif given.case in known:
        print(msgspec.json.encode(measure(known[given.case], given.seconds, given.seed)).decode())
    else:
        parser.error(f"name one of the cases: {', '.join(known)}")


if __name__ == "__main__":
    main()
