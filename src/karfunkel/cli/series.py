"""What commands that play many games share: their arguments, and a bar that tells how far they are."""

import argparse
import secrets
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)

from karfunkel.bots import check_name
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from karfunkel.lab.ledger import read_plan
from karfunkel.lab.plan import Plan
from karfunkel.lab.pool import cores

WIDTH = 160  # of tables that no terminal shows


def check(given: argparse.Namespace) -> None:
    """Refuse numbers that mean nothing."""
    for name, least in (("games", 1), ("jobs", 1), ("opening", 0)):
        value = getattr(given, name)
        if value is not None and value < least:
            raise Fault(f"--{name} is at least {least}, not {value}")
    if given.think is not None and not 0 < given.think < float("inf"):
        raise Fault(f"--think is a time in seconds above 0, not {given.think:g}")


def plan_of(game: Game, given: argparse.Namespace, seats: int, tables: Sequence[tuple[str, ...]]) -> Plan:
    """The plan of a series; without ``--seed`` that of a file that was begun, or a fresh one."""
    for name in {name for table in tables for name in table}:
        check_name(name)
    options = parse_assignments(game.option_type, given.options)
    game.options(options, seats)
    begun = read_plan(Path(given.out)) if given.out else None
    seed = given.seed if given.seed is not None else begun.seed if begun else secrets.token_hex(8)
    opening = given.opening if given.opening is not None else 0 if game.facts.chance else 4
    return Plan(
        game=game.facts.name,
        options=options,
        seats=seats,
        tables=tuple(tables),
        seed=seed,
        think=given.think,
        opening=opening,
    )


def jobs_of(given: argparse.Namespace) -> int:
    return cores() if given.jobs is None else int(given.jobs)


def console() -> Console:
    """Standard output for tables; a program that reads them gets enough columns."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else WIDTH, soft_wrap=False)


@contextmanager
def bar(title: str, total: int) -> Iterator["Bar"]:
    """A progress bar on standard error, where somebody looks at it."""
    shown = Console(stderr=True)
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=shown, transient=True, disable=not sys.stderr.isatty()) as progress:
        yield Bar(progress, title, total)


class Bar:
    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self._progress = progress
        self._task = progress.add_task(title, total=total)

    def reach(self, done: int) -> None:
        self._progress.update(self._task, completed=done)
