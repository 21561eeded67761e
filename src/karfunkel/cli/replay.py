"""``karfunkel replay``: are these records right?"""

import argparse
import sys
from collections.abc import Iterator

from karfunkel.cli.inputs import opened
from karfunkel.games.faults import Fault
from karfunkel.match.match import Match
from karfunkel.match.record import replay_lines


def run(given: argparse.Namespace) -> int:
    number = 0
    faults: list[str] = []
    for file in given.files:
        for place, result in _results(file):
            if isinstance(result, Match):
                number += 1
                print(number, "ok", summary(result))
            elif place is None:  # the file itself cannot be read
                faults.append(str(result))
            else:
                number += 1
                faults.append(f"{file}, line {place}: {result}")
                print(number, "fault", faults[-1])
    if not faults:
        return 0
    others = f" (and {len(faults) - 1} more)" if len(faults) > 1 else ""
    print(f"karfunkel: {faults[0]}{others}", file=sys.stderr)
    return 2


def _results(file: str) -> Iterator[tuple[int | None, Match | Fault]]:
    try:
        with opened(file) as stream:
            yield from replay_lines(iter(stream))
    except Fault as fault:
        yield None, fault


def summary(match: Match) -> str:
    outcome = match.outcome()
    course = f"{match.game.facts.name}, {match.seats} seats, {len(match.entries)} moves"
    if outcome is None:
        return f"{course}, not over"
    scores = ":".join(map(str, outcome.scores))
    winners = f"won by {', '.join(map(str, outcome.winners))}" if outcome.winners else "drawn"
    return f"{course}, {scores}, {winners} ({outcome.reason})"
