"""``karfunkel record``: games played out by bots, as records."""

import argparse

from karfunkel import games
from karfunkel.cli.inputs import new_match
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.games.faults import Fault
from karfunkel.lab.plan import play_out, players
from karfunkel.match.record import write_record


def run(given: argparse.Namespace) -> int:
    if given.games < 1:
        raise Fault(f"--games is at least 1, not {given.games}")
    if given.think is not None and not given.think > 0:
        raise Fault(f"--think is a time in seconds above 0, not {given.think:g}")
    game = games.load(given.game)
    get_ready(game)
    with Progress() as progress:
        for number in range(1, given.games + 1):
            match, seed = new_match(game, given, number)
            play_out(match, players(bots_of(given.bots, match.seats), seed, given.think))
            print(write_record(match))
            progress.tell(f"{number} of {given.games} games")
    return 0


def bots_of(names: str, seats: int) -> tuple[str, ...]:
    """The bot of each seat."""
    named = tuple(names.split(","))
    if len(named) not in (1, seats):
        raise Fault(f"--bots names one bot for all seats or one for each of the {seats}, not {len(named)}")
    return named * seats if len(named) == 1 else named
