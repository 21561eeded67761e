"""The dossier of a game: what its cases say, in Markdown with pictures.  All figures come from the games."""

from collections.abc import Sequence

from karfunkel import __version__
from karfunkel.games.contract import Game
from karfunkel.lab.balance.figures import Case
from karfunkel.lab.balance.markdown import as_mean, as_percent, as_share, as_spread
from karfunkel.lab.balance.markdown import table as lines
from karfunkel.lab.balance.tables import Chapter, Table
from karfunkel.lab.intervals import Estimate
from karfunkel.lab.pictures import Dots, Spreads, draw


def dossier(game: Game, table: Table, cases: Sequence[Case], bot: str, command: str) -> Chapter:
    """The whole page, and its pictures by the names of their files."""
    parts = [f"# {game.facts.title}: balance", _about(game, bot, len(cases[0].games), command)]
    pictures: dict[str, str] = {}
    for variant in table.variants:
        own = [case for case in cases if case.variant == variant]
        name = f"{game.facts.name}-{variant.name}.svg"
        pictures[name] = _picture(own)
        parts += [f"## {variant.title}", f"![Victories by seat, and the winner's lead]({name})"]
        if lots := own[0].opening:
            parts.append(
                f"Of each game the first {'entry was' if lots == 1 else f'{lots} entries were'} drawn by lot."
            )
        parts += [_who_wins(own), _course(own), _rules(table, own)]
    if table.chapter:
        text, more = table.chapter(cases)
        parts.append(text)
        pictures |= more
    return "\n\n".join(parts) + "\n", pictures


ABOUT = """\
Written by Karfunkel {version}; not to be changed by hand. To write it anew:

```
{command}
```

{games:,} games for each variant and number of seats, {bot} on all seats{chance}. In brackets: 95 % intervals
(shares: Wilson; means and ratios: Student). A victory shared by k seats counts 1/k for each, a draw alike.
What holds for this bot need not hold for people."""


def _about(game: Game, bot: str, games: int, command: str) -> str:
    chance = ", each game with its own deal" if game.facts.chance else ""
    return ABOUT.format(version=__version__, command=command, games=games, bot=bot, chance=chance)


def _picture(cases: Sequence[Case]) -> str:
    advantages = [
        (
            f"{case.seats} seats: seat {seat}",
            Estimate(*(100 * (end - 1 / case.seats) for end in (share.value, share.low, share.high))),
            f"{100 * (share.value - 1 / case.seats):+.1f}",
        )
        for case in cases
        for seat, share in enumerate(case.shares, start=1)
    ]
    leads = [(f"{case.seats} seats", case.leads, f"{case.leads[2]:,.0f}") for case in cases]
    return draw(
        Dots(
            "Victories above an equal share, by seat", "percentage points, with 95 % interval", advantages, 0
        ),
        Spreads("Lead of the best score over the next", "5th to 95th percentile, middle half, median", leads),
        stacked=True,
    )


def _who_wins(cases: Sequence[Case]) -> str:
    most = max(case.seats for case in cases)
    rows = [
        [
            str(case.seats),
            as_percent(1 / case.seats),
            *(as_share(case.shares[seat]) if seat < case.seats else "" for seat in range(most)),
            as_share(case.shared),
        ]
        for case in cases
    ]
    seats = [f"seat {seat + 1} wins" for seat in range(most)]
    scores = [
        [
            str(case.seats),
            *(as_mean(case.scores[seat]) if seat < case.seats else "" for seat in range(most)),
            as_spread(case.leads),
        ]
        for case in cases
    ]
    return "\n\n".join(
        [
            lines(["seats", "equal share", *seats, "shared or drawn"], rows),
            lines(
                ["seats", *(f"score of seat {seat + 1}" for seat in range(most)), "lead: median (5–95 %)"],
                scores,
            ),
        ]
    )


def _course(cases: Sequence[Case]) -> str:
    rows = [
        [
            str(case.seats),
            as_spread(case.length),
            as_mean(case.legal),
            as_share(case.forced),
            ", ".join(f"{reason} {as_share(share)}" for reason, share in case.reasons.items()),
        ]
        for case in cases
    ]
    return lines(["seats", "entries: median (5–95 %)", "legal moves", "no choice", "ends"], rows)


def _rules(table: Table, cases: Sequence[Case]) -> str:
    """How much of everything there is in a game."""
    seats = [f"{case.seats} seats" for case in cases]
    rows = [
        [f"{count.words} ({count.rules})", *(_count(*case.count(count.key)) for case in cases)]
        for count in table.counts
        if count.words
    ]
    ratios = [
        [f"{ratio.words} ({ratio.rules})", *(_ratio(case.ratio(ratio.of, ratio.to)) for case in cases)]
        for ratio in table.ratios
    ]
    head = "In a game, on average; behind it, in how many of the games at all:"
    return "\n\n".join([head, lines(["", *seats], rows), lines(["", *seats], ratios)])


def _count(worth: Estimate, games: Estimate) -> str:
    return f"{as_mean(worth)}; {as_percent(games.value)}" if worth.value else "never"


def _ratio(worth: Estimate | None) -> str:
    return "" if worth is None else as_mean(worth)
