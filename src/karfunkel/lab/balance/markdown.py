"""Figures and tables in Markdown."""

from collections.abc import Sequence

from karfunkel.lab.balance.figures import Spread
from karfunkel.lab.intervals import Estimate


def as_mean(estimate: Estimate) -> str:
    places = 0 if abs(estimate.value) >= 1000 else 1 if abs(estimate.value) >= 10 else 2
    return f"{estimate.value:,.{places}f} [{estimate.low:,.{places}f} .. {estimate.high:,.{places}f}]"


def as_percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def as_share(estimate: Estimate) -> str:
    return f"{as_percent(estimate.value)} [{100 * estimate.low:.1f} .. {100 * estimate.high:.1f}]"


def as_spread(spread: Spread) -> str:
    return f"{spread[2]:,.0f} ({spread[0]:,.0f}–{spread[4]:,.0f})"


def table(heads: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = [heads, ["---"] + ["---:"] * (len(heads) - 1), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)
