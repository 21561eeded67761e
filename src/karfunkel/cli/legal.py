"""``karfunkel legal``: what may be played in a record's position."""

import argparse

from karfunkel.cli.inputs import position_of


def run(given: argparse.Namespace) -> int:
    match, _ = position_of(given.file, given.ply)
    for seat in match.pending():
        for move in sorted(match.legal(seat)):
            print(seat, move)
    return 0
