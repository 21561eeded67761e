"""``karfunkel bench``: how fast games are played at random on this machine, on one core."""

import argparse

from karfunkel.cli.progress import Progress
from karfunkel.games.faults import Fault
from karfunkel.lab.playouts import cases, measure


def run(given: argparse.Namespace) -> int:
    if not given.seconds > 0:
        raise Fault(f"--seconds is a time above 0, not {given.seconds:g}")
    chosen = [case for case in cases() if case.name.startswith(tuple(given.cases) or "")]
    if not chosen:
        known = ", ".join(case.name for case in cases())
        raise Fault(f"no case begins with {' or '.join(given.cases)}; there are {known}")
    print(f"{'case':32} {'turns/s':>12} {'games/s':>10} {'bytes':>6} {'legal µs':>9} {'play µs':>8}")
    with Progress() as progress:
        for case in chosen:
            progress.tell(f"measuring {case.name} …")
            speed = measure(case, given.seconds, seed=1)
            progress.tell("")
            print(
                f"{case.name:32} {speed.rate:12,.0f} {speed.games / speed.seconds:10,.0f} "
                f"{speed.state_bytes:6} {speed.legal_us:9.2f} {speed.play_us:8.2f}",
                flush=True,
            )
    return 0
