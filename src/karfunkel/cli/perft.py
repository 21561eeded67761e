"""``karfunkel perft``: the number of move sequences of each length."""

import argparse

from karfunkel import games
from karfunkel.cli.inputs import first_record, new_match
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.lab.perft import perft
from karfunkel.match.match import Match
from karfunkel.match.record import start


def run(given: argparse.Namespace) -> int:
    if given.depth < 1:
        raise Fault(f"--depth is at least 1, not {given.depth}")
    game = games.load(given.game)
    get_ready(game)
    match = _of_record(game, given) if given.record else new_match(game, given, 1)[0]
    with Progress() as progress:
        progress.tell("Compiling the counting, once …")
        for length, count in enumerate(perft(match, given.depth), start=1):
            progress.tell("")
            print(length, count, flush=True)
            progress.tell(f"counting length {length + 1} …")
    return 0


def _of_record(game: Game, given: argparse.Namespace) -> Match:
    if given.options or given.deal or given.seed is not None or given.seats is not None:
        raise Fault(
            "--record brings its own seats, options and deal; leave out --seats, --option, --seed, --deal"
        )
    record, place = first_record(given.record)
    if record.game != game.facts.name:
        raise Fault(f"{place}: this is a record of {record.game}, not of {game.facts.name}")
    try:
        return start(record)
    except Fault as fault:
        raise Fault(f"{place}: {fault}") from None
