"""The benchmark's results as text: medians, with the lowest and the highest round beside them."""

from collections.abc import Sequence
from statistics import median

from entries import Entry, Key
from startup import Took

Rows = list[list[str]]


def in_columns(heads: Sequence[str], rows: Rows, texts: Sequence[int]) -> str:
    """Lines in aligned columns; those numbered in `texts` are flush left, the others right."""
    widths = [max(len(row[i]) for row in [list(heads), *rows]) for i in range(len(heads))]

    def line(row: Sequence[str]) -> str:
        cells = [
            cell.ljust(width) if i in texts else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        return "  ".join(cells).rstrip()

    return "\n".join([line(heads), "  ".join("-" * width for width in widths), *map(line, rows)])


def rate(per_second: float) -> str:
    return f"{per_second / 1e6:.2f} M" if per_second >= 1e6 else f"{per_second / 1e3:.0f} k"


def speed_table(entries: list[Entry], rates: dict[Key, list[float]]) -> str:
    """One row per entry; one of ours has a further row for each further entry it is compared with."""
    rows: Rows = []
    for entry in entries:
        own = rates[entry.key]
        row = [entry.side, entry.name, rate(median(own)), f"[{rate(min(own))} .. {rate(max(own))}]"]
        ratios = [
            [f"{median(own) / median(rates[key]):.2f} x", " ".join(key)]
            for key in entry.against
            if key in rates
        ]
        rows.append([*row, *(ratios[0] if ratios else ["", ""])])
        rows += [["", "", "", "", *ratio] for ratio in ratios[1:]]
    counted = " or ".join(dict.fromkeys(f"{entry.counts}/s" for entry in entries))
    return in_columns(["", "case", counted, "[lowest .. highest]", "ratio", "of"], rows, texts=[0, 1, 5])


def detail_table(details: dict[str, dict[str, list[float]]]) -> str:
    """For each case the state's size and what one call from Python costs."""
    rows = [
        [
            case,
            f"{median(kept['state_bytes']):.0f}",
            f"{median(kept['legal_us']):.2f}",
            f"{median(kept['play_us']):.2f}",
        ]
        for case, kept in details.items()
    ]
    return in_columns(["case", "state, bytes", "legal, µs", "play, µs"], rows, texts=[0])


def startup_table(times: dict[str, list[Took]]) -> str:
    rows = []
    for command, runs in times.items():
        row = [command]
        for seconds in zip(*runs, strict=True):
            row += [f"{median(seconds):.3f}", f"[{min(seconds):.3f} .. {max(seconds):.3f}]"]
        rows.append(row)
    heads = ["command", "wall, s", "[lowest .. highest]", "processor, s", "[lowest .. highest]"]
    return in_columns(heads, rows, texts=[0])
