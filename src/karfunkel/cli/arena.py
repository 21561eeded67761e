"""``karfunkel arena``: bots play each other, and what that says about them."""

import argparse
import sys
from pathlib import Path

import msgspec

from karfunkel import games
from karfunkel.cli.progress import get_ready
from karfunkel.cli.scores import show
from karfunkel.cli.series import bar, check, jobs_of, plan_of
from karfunkel.games.contract import Game
from karfunkel.lab.arena import go_on, results
from karfunkel.lab.ledger import Ledger, opened
from karfunkel.lab.plan import Plan, tables_of
from karfunkel.lab.standings import standings

INTERRUPTED = 130


def run(given: argparse.Namespace) -> int:
    check(given)
    game = games.load(given.game)
    names = tuple(given.bots)
    seats = seats_of(game, given.seats, len(names))
    plan = plan_of(game, given, seats, tables_of(names, seats))
    with opened(Path(given.out) if given.out else None, plan) as ledger:
        finished = play(game, plan, ledger, given)
        tell(plan, ledger, given)
    return 0 if finished else INTERRUPTED


def seats_of(game: Game, asked: int | None, bots: int) -> int:
    if asked is not None:
        return asked
    return bots if bots in game.facts.seats else game.facts.seats[0]


def play(game: Game, plan: Plan, ledger: Ledger, given: argparse.Namespace) -> bool:
    """Play the games that are missing; False when somebody pressed Ctrl-C."""
    wanted = plan.whole(given.games)
    results(plan, ledger.lines, given.out)  # before hours of play, not after them: are these ours?
    get_ready(game)
    try:
        with bar(f"{game.facts.title}", wanted) as progress:
            progress.reach(len(ledger.lines))
            for done in go_on(plan, ledger, wanted, jobs_of(given)):
                progress.reach(done)
    except KeyboardInterrupt:
        how = (
            f"the same command with --seed {plan.seed} goes on"
            if given.out
            else "nothing was kept, for want of --out"
        )
        print(f"karfunkel: interrupted after {len(ledger.lines)} of {wanted} games; {how}", file=sys.stderr)
        return False
    return True


def tell(plan: Plan, ledger: Ledger, given: argparse.Namespace) -> None:
    played = results(plan, ledger.lines, given.out)
    if not played:
        return
    found = standings(played)
    if given.json:
        print(msgspec.json.encode({"plan": plan, **msgspec.structs.asdict(found)}).decode())
    else:
        show(plan, found)
