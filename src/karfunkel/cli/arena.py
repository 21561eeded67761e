"""``karfunkel arena``: bots play each other, and what that says about them."""

import argparse
from pathlib import Path

import msgspec

from karfunkel import games
from karfunkel.cli.scores import show
from karfunkel.cli.series import INTERRUPTED, check, plan_of, play, seats_of
from karfunkel.lab.arena import results
from karfunkel.lab.ledger import Ledger, opened
from karfunkel.lab.plan import Plan, tables_of
from karfunkel.lab.standings import standings


def run(given: argparse.Namespace) -> int:
    check(given)
    game = games.load(given.game)
    names = tuple(given.bots)
    seats = seats_of(game, given.seats, len(names))
    plan = plan_of(game, given, seats, tables_of(names, seats))
    with opened(Path(given.out) if given.out else None, plan) as ledger:
        finished = play(game, plan, ledger, given, given.games)
        tell(plan, ledger, given)
    return 0 if finished else INTERRUPTED


def tell(plan: Plan, ledger: Ledger, given: argparse.Namespace) -> None:
    played = results(plan, ledger.lines, given.out)
    if not played:
        return
    found = standings(played)
    if given.json:
        print(msgspec.json.encode({"plan": plan, **msgspec.structs.asdict(found)}).decode())
    else:
        show(plan, found)
