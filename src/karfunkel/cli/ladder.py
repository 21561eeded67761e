"""``karfunkel ladder``: how far each level is above the one below it, as a table and a picture."""

import argparse
from pathlib import Path

import msgspec

from karfunkel import bots, games
from karfunkel.cli.scores import header, show_steps
from karfunkel.cli.series import INTERRUPTED, check, check_place, plan_of, play, seats_of, write
from karfunkel.games.faults import Fault
from karfunkel.lab import ladder
from karfunkel.lab.arena import results
from karfunkel.lab.ledger import opened
from karfunkel.lab.plan import Plan
from karfunkel.lab.standings import Standings, standings


def run(given: argparse.Namespace) -> int:
    check(given)
    game = games.load(given.game)
    names = tuple(given.bots or bots.NAMES)
    if len(set(names)) < max(2, len(names)):
        raise Fault("a ladder is for two bots or more, each named once")
    seats = seats_of(game, given.seats, 1)
    plan = plan_of(game, given, seats, ladder.tables(names, seats))
    picture = Path(given.picture or f"{given.game}-ladder.svg")
    check_place(picture)
    with opened(Path(given.out) if given.out else None, plan) as ledger:
        finished = play(game, plan, ledger, given, given.games * len(ladder.pairs(names)))
        played = results(plan, ledger.lines, given.out)
    if played:
        found, steps = standings(played), ladder.steps(names, played)
        write(picture, draw(plan, names, found, steps))
        if given.json:
            ratings = {bot.bot: bot.rating for bot in found.bots}
            print(msgspec.json.encode({"plan": plan, "ratings": ratings, "steps": steps}).decode())
        else:
            show_steps(plan, names, found, steps, picture)
    return 0 if finished else INTERRUPTED


def draw(plan: Plan, names: tuple[str, ...], found: Standings, steps: list[ladder.Step]) -> str:
    from karfunkel.lab.pictures import Dots, draw

    ratings = {bot.bot: bot.rating for bot in found.bots}
    climbed = {step.upper: step for step in steps if names.index(step.upper) == names.index(step.lower) + 1}
    rungs = tuple(name for name in reversed(names) if name in ratings)
    return draw(
        Dots(
            f"{header(plan, seed=False)}: ratings",
            "rating by openskill, with 95 % interval; 25 is the middle",
            [(name, ratings[name], f"{ratings[name].value:.1f}") for name in rungs],
        ),
        Dots(
            "Victories over the one below",
            "share in %, with 95 % interval; broken line: equals",
            [
                (
                    f"{name} : {climbed[name].lower}" if name in climbed else "",
                    climbed[name].share.times(100) if name in climbed else None,
                    f"{100 * climbed[name].share.value:.0f} %" if name in climbed else "",
                )
                for name in rungs
            ],
            expected=50,
        ),
    )
