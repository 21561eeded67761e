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

from karfunkel import games
from karfunkel.bots import check_name
from karfunkel.bots.thinking import Player
from karfunkel.cli.progress import Progress as Line
from karfunkel.cli.progress import get_ready
from karfunkel.games.contract import Game
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from karfunkel.lab.arena import go_on, results
from karfunkel.lab.ledger import Ledger, read_plan
from karfunkel.lab.plan import Plan, sources
from karfunkel.lab.pool import cores
from karfunkel.match.match import Match

INTERRUPTED = 130
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
    settled = game.options(options, seats)
    begun = read_plan(Path(given.out)) if given.out else None
    seed = given.seed if given.seed is not None else begun.seed if begun else secrets.token_hex(8)
    return Plan(
        game=game.facts.name,
        options=options,
        seats=seats,
        tables=tuple(tables),
        seed=seed,
        think=given.think,
        opening=game.lots_in_series(settled) if given.opening is None else given.opening,
        sources=sources(),
    )


def jobs_of(given: argparse.Namespace) -> int:
    return cores() if given.jobs is None else int(given.jobs)


def seats_of(game: Game, asked: int | None, bots: int) -> int:
    if asked is not None:
        return asked
    return bots if bots in game.facts.seats else game.facts.seats[0]


def play(game: Game, plan: Plan, ledger: Ledger, given: argparse.Namespace, least: int) -> bool:
    """Play what is missing of at least so many games; False when somebody pressed Ctrl-C."""
    wanted = plan.whole(least)
    results(plan, ledger.lines, given.out)  # before hours of play, not after them: are these ours?
    get_all_ready([plan])
    try:
        with bar(game.facts.title, wanted) as progress:
            progress.reach(len(ledger.lines))
            for done in go_on(plan, ledger, wanted, jobs_of(given)):
                progress.reach(done)
    except KeyboardInterrupt:
        goes_on = f"the same command with --seed {plan.seed} goes on"
        how = goes_on if given.out else "nothing was kept, for want of --out"
        told_interrupted(len(ledger.lines), wanted, how)
        return False
    return True


def told_interrupted(done: int, wanted: int, how: str) -> None:
    print(f"karfunkel: interrupted after {done} of {wanted} games; {how}", file=sys.stderr)


def get_all_ready(plans: Sequence[Plan]) -> None:
    """Have rules and bots compiled here, once, rather than in every process."""
    for name in dict.fromkeys(plan.game for plan in plans):
        get_ready(games.load(name))
    bots = dict.fromkeys((plan.game, bot) for plan in plans for table in plan.tables for bot in table)
    with Line() as line:
        for name, bot in bots:
            game = games.load(name)
            line.tell(f"Getting {bot} ready for {game.facts.title} …")
            seats = game.facts.seats[0]
            match = Match.new(game, game.options({}, seats), seats, bytes(32))
            Player(bot, match.pending()[0], bytes(32), 0.01).choose(match)


def check_place(path: Path) -> None:
    """Refuse a file that could not be written, before hours of play rather than after them."""
    if not path.parent.is_dir():
        raise Fault(f"{path}: No such file or directory")


def write(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Fault(f"{path}: {error.strerror}") from None


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
