"""``karfunkel hint``: what a strong bot would play in a record's position, and why."""

import argparse

import msgspec

from karfunkel.bots import hints
from karfunkel.cli.inputs import position_of
from karfunkel.cli.progress import Progress, get_ready
from karfunkel.games.faults import Fault


def run(given: argparse.Namespace) -> int:
    if given.think is not None and not given.think > 0:
        raise Fault(f"--think is a time in seconds above 0, not {given.think:g}")
    match, place = position_of(given.file, given.ply)
    pending = match.pending()
    if not pending:
        raise Fault(f"{place}: the game is over there, so there is nothing to choose")
    seat = pending[0] if given.seat is None else given.seat
    if seat not in pending:
        listed = " or ".join(str(one) for one in pending)
        raise Fault(f"{place}: seat {seat} has nothing to choose there; --seat may be {listed}")
    get_ready(match.game)
    with Progress() as progress:
        progress.tell("thinking …")
        found = hints.hint(match, seat, hints.limit(given.think or hints.SECONDS))
    if given.json:
        print(msgspec.json.encode(found).decode())
    else:
        print("\n".join(hints.lines(hints.narrate(match, found, given.lang))))
    return 0
