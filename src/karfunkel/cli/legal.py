"""``karfunkel legal``: what may be played in a record's position."""

import argparse

from karfunkel.cli.inputs import first_record
from karfunkel.games.faults import Fault
from karfunkel.match.record import replay


def run(given: argparse.Namespace) -> int:
    record, place = first_record(given.file)
    if given.ply is not None and not 0 <= given.ply <= len(record.moves):
        raise Fault(f"{place}: --ply is 0 to {len(record.moves)}, the moves of the record, not {given.ply}")
    try:
        match = replay(record, given.ply)
    except Fault as fault:
        raise Fault(f"{place}: {fault}") from None
    for seat in match.pending():
        for move in sorted(match.legal(seat)):
            print(seat, move)
    return 0
