"""Bots against bots: the games of a plan, and what came of them."""

import json
from collections.abc import Iterator, Sequence
from functools import cached_property, partial
from typing import Any

from karfunkel import games
from karfunkel.games.faults import Fault
from karfunkel.lab.ledger import Ledger
from karfunkel.lab.plan import Invite, Plan, Seating, players
from karfunkel.lab.pool import in_order
from karfunkel.match.record import Record, parse_record, write_record


class Result:
    """A game that was played: who sat where, and the record."""

    def __init__(self, seating: Seating, record: Record) -> None:
        assert record.result is not None
        self.seating = seating
        self.scores: Sequence[int] = record.result["scores"]
        self.winners: Sequence[int] = record.result["winners"]
        self.reason: str = record.result["reason"]
        self.moves = record.moves

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """By seat its share of the victory; in a draw all share it."""
        seats = range(1, len(self.scores) + 1)
        winners = self.winners or tuple(seats)
        return tuple(1 / len(winners) if seat in winners else 0.0 for seat in seats)

    @cached_property
    def places(self) -> tuple[float, ...]:
        """By seat 1 for who shares the victory, 2 for the others."""
        return tuple(1.0 if share else 2.0 for share in self.shares)


def play_record(plan: Plan, number: int, invite: Invite = players) -> str:
    """A game of the plan as a line."""
    return write_record(plan.play(number, invite))


def go_on(plan: Plan, ledger: Ledger, games: int, jobs: int, invite: Invite = players) -> Iterator[int]:
    """Play what is missing up to so many games; yields the number of each that is done."""
    done = len(ledger.lines)
    lines = in_order(partial(play_record, plan, invite=invite), range(done + 1, games + 1), jobs)
    for number, line in enumerate(lines, start=done + 1):
        ledger.add(line)
        yield number


def results(plan: Plan, lines: Sequence[str], name: str = "games") -> list[Result]:
    """What came of a plan's games; a Fault where a line is not the game it should be."""
    game = games.load(plan.game)
    options = json.loads(json.dumps(game.recorded(game.options(plan.options, plan.seats))))
    return [_result(plan, options, line, number, name) for number, line in enumerate(lines, start=1)]


def _result(plan: Plan, options: dict[str, Any], line: str, number: int, name: str) -> Result:
    try:
        record = parse_record(line)
        if record.seed != plan.deal_seed(number) or record.options != options or not record.result:
            raise Fault(f"this is not game {number} of its plan")
        return Result(plan.seating(number), record)
    except Fault as fault:
        raise Fault(f"{name}, line {number}: {fault}") from None
