"""Standings as tables for people."""

from collections.abc import Sequence
from pathlib import Path

from rich import box
from rich.table import Table

from karfunkel.cli.series import console
from karfunkel.lab.intervals import Estimate
from karfunkel.lab.ladder import Step
from karfunkel.lab.plan import Plan
from karfunkel.lab.standings import Standing, Standings


def show(plan: Plan, found: Standings) -> None:
    out = console()
    out.print(header(plan), soft_wrap=True)
    out.print(
        f"{found.games} games in {found.blocks} blocks of {plan.turns} with the same deal; "
        f"{found.moves.mean:.1f} entries a game ({found.moves.least} to {found.moves.most})",
        soft_wrap=True,
    )
    if found.different < found.games:
        out.print(f"{found.games - found.different} of them repeat another move by move.")
    out.print(_bots(found))
    out.print(_seats(found))
    reasons = ", ".join(f"{reason} {count}" for reason, count in found.reasons.items())
    out.print(f"Ends: {reasons}", soft_wrap=True)
    out.print("In brackets: 95 % intervals (shares: Wilson with design effect; scores: Student over blocks;")
    out.print("ratings: openskill). A victory shared by k counts 1/k each, a draw alike.")


def show_steps(
    plan: Plan, names: Sequence[str], found: Standings, steps: Sequence[Step], picture: Path
) -> None:
    out = console()
    out.print(header(plan), soft_wrap=True)
    rated = _table("bot", "games", "rating")
    for bot in sorted(found.bots, key=lambda bot: -names.index(bot.bot)):
        rated.add_row(bot.bot, str(bot.games), _with_ends(bot.rating))
    out.print(rated)
    met = _table("bot", "beats", "games", "of the victories", "score ahead by")
    for step in steps:
        met.add_row(step.upper, step.lower, str(step.games), percents(step.share), _with_ends(step.lead))
    out.print(met)
    out.print("In brackets: 95 % intervals. A victory shared by k counts 1/k each, a draw alike.")
    out.print(f"Picture: {picture}", soft_wrap=True)


def header(plan: Plan, seed: bool = True) -> str:
    parts = [plan.game, f"{plan.seats} seats", *(f"{name}={value}" for name, value in plan.options.items())]
    if plan.think:
        parts.append(f"{plan.think:g} s a move")
    if plan.opening:
        parts.append(f"first {plan.opening} entries by lot")
    if seed:
        parts.append(f"seed {plan.seed}")
    return ", ".join(parts)


def _bots(found: Standings) -> Table:
    table = _table("bot", "games", "won", "shared", "wins", "fair", "score", "rating")
    for bot in _by_rating(found):
        table.add_row(
            bot.bot,
            str(bot.games),
            str(bot.won),
            str(bot.shared),
            percents(bot.share),
            percent(bot.fair),
            _with_ends(bot.score),
            _with_ends(bot.rating),
        )
    return table


def _seats(found: Standings) -> Table:
    bots = _by_rating(found)
    table = _table("wins on seat", *(bot.bot for bot in bots), "any bot")
    for seat, every in enumerate(found.seats):
        own = [bot.seats[seat] for bot in bots]
        table.add_row(str(seat + 1), *(percent(one.value) if one else "" for one in own), percents(every))
    return table


def _by_rating(found: Standings) -> list[Standing]:
    return sorted(found.bots, key=lambda bot: -bot.rating.value)


def _table(first: str, *headings: str) -> Table:
    table = Table(box=box.SIMPLE, show_edge=False, pad_edge=False)
    table.add_column(first)
    for heading in headings:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def percents(estimate: Estimate) -> str:
    """A share with its interval."""
    return f"{percent(estimate.value)} \\[{100 * estimate.low:.1f} .. {100 * estimate.high:.1f}]"


def _with_ends(estimate: Estimate) -> str:
    return f"{estimate.value:,.1f} \\[{estimate.low:,.1f} .. {estimate.high:,.1f}]"
