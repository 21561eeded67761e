"""Charts as SVG: the same figures give the same bytes; they can be read on light and on dark ground.

Matplotlib draws them with the colours of LIGHT; a style sheet in the file changes these to those of DARK
where the reader's system is dark.  Colour only supports what position, shape or words say.
"""

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from xml.sax.saxutils import escape

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure

from karfunkel.lab.intervals import Estimate

LIGHT = {"ink": "#1f2328", "paper": "#ffffff", "faint": "#d0d7de", "blue": "#0550ae", "fill": "#b6d3f2"}
DARK = {"ink": "#e6edf3", "paper": "#0d1117", "faint": "#3d444d", "blue": "#79b8ff", "fill": "#1f4a7c"}

_STYLE: Any = {
    "svg.fonttype": "none",  # text stays text: small, searchable, in the reader's own font
    "svg.hashsalt": "karfunkel",
    "font.family": "sans-serif",
    "font.sans-serif": ["DejaVu Sans"],
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.titlesize": 10,
    "axes.titlelocation": "left",
    "figure.constrained_layout.w_pad": 0.12,
    "figure.constrained_layout.h_pad": 0.1,
    "figure.facecolor": LIGHT["paper"],
    "axes.facecolor": "none",
    "legend.frameon": False,
    **dict.fromkeys(
        ("text.color", "axes.edgecolor", "axes.labelcolor", "axes.titlecolor", "xtick.color", "ytick.color"),
        LIGHT["ink"],
    ),
}

ROW = 0.24  # inches for a row of a chart
_MARGIN = 1.1


@dataclass(frozen=True)
class Dots:
    """A row for each label: a dot for the value, a line for its interval, the value in words."""

    title: str
    axis: str
    rows: Sequence[tuple[str, Estimate | None, str]]
    expected: float | None = None
    """drawn as a broken line: what to compare with"""


@dataclass(frozen=True)
class Spreads:
    """A row for each label: a line from the 5th to the 95th percentile, a bar over the middle half, the
    median."""

    title: str
    axis: str
    rows: Sequence[tuple[str, tuple[float, float, float, float, float], str]]


@dataclass(frozen=True)
class Cloud:
    """A point for each label, one shape and colour for each kind."""

    title: str
    axes: tuple[str, str]
    points: Sequence[tuple[str, str, float, float]]
    """kind, label (may be empty), x, y"""
    cross: tuple[float, float]
    """broken lines: what to compare with"""


def draw(*charts: Dots | Spreads | Cloud, stacked: bool = False) -> str:
    """Charts side by side, or one below the other, as an SVG."""
    with matplotlib.rc_context(_STYLE):
        heights = [_MARGIN + ROW * (24 if isinstance(chart, Cloud) else len(chart.rows)) for chart in charts]
        if stacked:
            figure = Figure(figsize=(6.5, sum(heights)), layout="constrained")
            places = figure.subplots(len(charts), 1, squeeze=False, height_ratios=heights)[:, 0]
        else:
            figure = Figure(figsize=(max(6.5, 4.6 * len(charts)), max(heights)), layout="constrained")
            places = figure.subplots(1, len(charts), squeeze=False)[0]
        for chart, axes in zip(charts, places, strict=True):
            axes.set_title(chart.title)
            _DRAWN_BY[type(chart)](axes, chart)
        text = io.StringIO()
        figure.savefig(text, format="svg", metadata={"Date": None, "Creator": None, "Type": None})
    return _with_style(text.getvalue(), ", ".join(chart.title for chart in charts))


def _rows(axes: Axes, chart: Dots | Spreads) -> None:
    axes.set_xlabel(chart.axis)
    axes.set_yticks(range(len(chart.rows)), [row[0] for row in chart.rows])
    axes.set_ylim(len(chart.rows) - 0.4, -0.6)
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x", color=LIGHT["faint"], linewidth=0.6)
    axes.set_axisbelow(True)
    for row, (_, _, words) in enumerate(chart.rows):
        axes.annotate(
            words, (1.01, row), xycoords=axes.get_yaxis_transform(), va="center", annotation_clip=False
        )


def _dots(axes: Axes, chart: Dots) -> None:
    _rows(axes, chart)
    if chart.expected is not None:
        axes.axvline(chart.expected, color=LIGHT["ink"], linewidth=0.8, linestyle=(0, (4, 3)))
    for row, (_, estimate, _) in enumerate(chart.rows):
        if estimate:
            axes.plot((estimate.low, estimate.high), (row, row), color=LIGHT["blue"], linewidth=2)
            axes.plot(estimate.value, row, "o", color=LIGHT["blue"], markersize=5)


def _spreads(axes: Axes, chart: Spreads) -> None:
    _rows(axes, chart)
    for row, (_, (least, low, middle, high, most), _) in enumerate(chart.rows):
        axes.plot((least, most), (row, row), color=LIGHT["blue"], linewidth=1.2)
        axes.barh(row, high - low, 0.6, low, color=LIGHT["fill"], edgecolor=LIGHT["blue"], linewidth=0.8)
        axes.plot((middle, middle), (row - 0.3, row + 0.3), color=LIGHT["ink"], linewidth=2)


_SHAPES = "os^vD*Pp<>Xhd8"


def _cloud(axes: Axes, chart: Cloud) -> None:
    axes.set_xlabel(chart.axes[0])
    axes.set_ylabel(chart.axes[1])
    for line, value in ((axes.axvline, chart.cross[0]), (axes.axhline, chart.cross[1])):
        line(value, color=LIGHT["ink"], linewidth=0.8, linestyle=(0, (4, 3)))
    kinds = list(dict.fromkeys(kind for kind, *_ in chart.points))
    for kind, shape in zip(kinds, _SHAPES, strict=False):
        own = [point for point in chart.points if point[0] == kind]
        axes.plot(
            [x for _, _, x, _ in own],
            [y for _, _, _, y in own],
            shape,
            label=kind,
            markersize=5,
            markerfacecolor=LIGHT["fill"],
            markeredgecolor=LIGHT["blue"],
            markeredgewidth=0.8,
        )
    for _, label, x, y in chart.points:
        if label:
            axes.annotate(label, (x, y), xytext=(4, 3), textcoords="offset points", fontsize=7)
    axes.legend(loc="center left", bbox_to_anchor=(1.01, 0.5), fontsize=8)


_DRAWN_BY: dict[type, Any] = {Dots: _dots, Spreads: _spreads, Cloud: _cloud}


def _with_style(svg: str, title: str) -> str:
    """The picture with a title for who cannot see it, and its colours on dark ground."""
    rules = [
        f'[style*="{part}: {LIGHT[name]}"]{{{part}:{DARK[name]}!important}}'
        for name in LIGHT
        for part in ("fill", "stroke")
    ]
    sheet = f"<style>@media (prefers-color-scheme: dark){{{''.join(rules)}}}</style>"
    start = svg.index(">", svg.index("<svg")) + 1
    head = svg[svg.index("<svg") : start].replace("<svg", '<svg role="img"', 1)
    return f"{head}\n<title>{escape(title)}</title>\n{sheet}{svg[start:]}"
