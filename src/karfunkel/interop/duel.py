"""A bot of ours against OpenSpiel's search, by the clock: ``python -m karfunkel.interop.duel GAME``.

Both get the same time for every move, or OpenSpiel's several times as much.  Seats, deals and openings are
those of ``karfunkel arena``.
"""

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from karfunkel import games
from karfunkel.bots import LEVELS, check_name
from karfunkel.games.faults import Fault
from karfunkel.games.options import parse_assignments
from karfunkel.interop.guests import SEER, guest, invited, search_of
from karfunkel.lab.arena import go_on, results
from karfunkel.lab.ledger import opened
from karfunkel.lab.plan import Chooser, Plan, sources, tables_of
from karfunkel.lab.pool import cores
from karfunkel.lab.standings import standings


def plan_of(given: argparse.Namespace) -> Plan:
    if given.bot != SEER:
        check_name(given.bot)
    game = games.load(given.game)
    options = parse_assignments(game.option_type, given.options)
    settled = game.options(options, given.seats)
    return Plan(
        game=given.game,
        options=options,
        seats=given.seats,
        tables=tables_of((given.bot, guest(given.times)), given.seats),
        seed=given.seed,
        think=given.think,
        opening=game.lots_in_series(settled),
        sources=sources(),
    )


def warmed(bots: tuple[str, ...], seed: bytes, think: float | None) -> dict[int, Chooser]:
    """Who is invited, to be compiled: with next to no time."""
    return invited(bots, seed, 0.001)


def run(given: argparse.Namespace) -> None:
    plan = plan_of(given)
    wanted = plan.whole(given.games)
    plan.play(1, warmed)
    with opened(given.out, plan) as ledger:
        for done in go_on(plan, ledger, wanted, given.jobs, invited):
            print(f"\r{done}/{wanted} games ", end="", file=sys.stderr, flush=True)
        played = results(plan, ledger.lines[:wanted])
    print("\r", end="", file=sys.stderr)
    found = next(one for one in standings(played).bots if one.bot == given.bot)
    wins = found.share.times(100)
    options = "".join(f" {name}={value}" for name, value in plan.options.items())
    print(
        f"{given.game}{options}, {plan.seats} seats: {given.bot} with {given.think:g} s a move against "
        f"OpenSpiel's {search_of(games.load(given.game))} with {given.think * given.times:g} s: "
        f"{found.games} games, {found.won} won, {found.shared} shared, "
        f"wins {wins.value:.1f} % [{wins.low:.1f} .. {wins.high:.1f}]"
    )


def arguments(words: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m karfunkel.interop.duel", description=__doc__)
    parser.add_argument("game", choices=games.NAMES)
    parser.add_argument("--bot", default=LEVELS[-1], help=f"ours (default %(default)s), or {SEER}")
    parser.add_argument("--option", dest="options", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--seats", type=int, default=2, help="default %(default)s")
    parser.add_argument("--games", type=int, default=200, help="default %(default)s")
    parser.add_argument("--think", type=float, default=0.2, metavar="SECONDS", help="for a move of our bot")
    parser.add_argument("--times", type=int, default=1, help="OpenSpiel's gets so many times as much")
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--out", type=Path, metavar="FILE", help="the records; the same command goes on")
    parser.add_argument("--jobs", type=int, default=cores(), help="processes (default: one a core)")
    return parser.parse_args(words)


def main(words: Sequence[str] | None = None) -> int:
    try:
        run(arguments(words))
    except Fault as fault:
        print(f"duel: {fault}", file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
