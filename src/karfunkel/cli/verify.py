"""``karfunkel verify``: was this deal luck?"""

import argparse

from karfunkel.cli.inputs import first_record, opened
from karfunkel.cli.replay import summary
from karfunkel.games.faults import Fault
from karfunkel.match import luck
from karfunkel.match.record import replay


def run(given: argparse.Namespace) -> int:
    record, place = first_record(given.record)
    proof = _proof(given.proof) if given.proof else None
    try:
        match = replay(record)
        luck.verify(record, proof)
    except Fault as fault:
        raise Fault(f"{place}: {fault}") from None
    print(f"the game is right: {summary(match)}")
    print(f"the deal comes from the seed {record.seed.hex() if record.seed else ''}")
    if proof:
        print(f"the seed comes from the server's, to which it was committed by {proof.commitment}")
        for one in proof.contributions:
            print(f"and from the contribution of seat {one.seat}, {one.value}")
        if proof.seating:
            print(f"the lots for the seats come from the seed: {' '.join(map(str, proof.seating))}")
    return 0


def _proof(file: str) -> luck.Proof:
    with opened(file) as stream:
        text = stream.read()
    try:
        return luck.parse_proof(text)
    except Fault as fault:
        raise Fault(f"{file}: {fault}") from None
