"""Our random playouts and our searches beside C++ twins and OpenSpiel's nearest games, on one core.

All entries run one after the other, and then again, for some rounds, so that a slow minute of the machine
hits all alike.  The table of medians goes to standard output, progress to standard error.  See README.md.
"""

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections import defaultdict
from pathlib import Path
from typing import Any

import startup
from entries import OURS, Entry, Key, chosen, openspiel_entries, our_entries, twin_entries
from startup import Took
from table import detail_table, rate, speed_table, startup_table

Row = dict[str, Any]
DETAILS = ("state_bytes", "legal_us", "play_us")


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def pin_to_one_core() -> str:
    """Pins this process, and with it every child; says to what."""
    if not hasattr(os, "sched_setaffinity"):
        return "not pinned to a core (this system cannot)"
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return f"pinned to core {core}"


def machine() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    lines = cpuinfo.read_text().splitlines() if cpuinfo.exists() else []
    models = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    processor = models[0] if models else platform.processor() or platform.machine()
    return f"{processor}, {platform.system()}, Python {platform.python_version()}"


def play(entry: Entry, seconds: float, seed: int) -> Row:
    done = subprocess.run(entry.to_run(seconds, seed), capture_output=True, text=True)
    if done.returncode:
        fault = (done.stderr.strip().splitlines() or [f"status {done.returncode}"])[-1]
        sys.exit(f"{entry.side} {entry.name} failed: {fault}")
    row: Row = json.loads(done.stdout.splitlines()[-1])
    return row


def warm_up(entries: list[Entry]) -> list[str]:
    """Compiles our kernels, and finds out which commands there are to be timed."""
    for entry in entries:
        if entry.side == OURS:
            say(f"compiling {entry.name}")
            play(entry, 0.01, 0)
    commands = []
    for command, arguments in startup.COMMANDS.items():
        if startup.took(arguments) is None:
            say(f"left out: `{command}`, which fails")
        else:
            commands.append(command)
    return commands


def measure(entries: list[Entry], commands: list[str], rounds: int, seconds: float) -> list[Row]:
    rows: list[Row] = []
    for turn in range(1, rounds + 1):
        for number, entry in enumerate(entries, 1):
            played = play(entry, seconds, seed=turn)
            row = {"round": turn, "side": entry.side, "name": entry.name, **played}
            row["rate"] = played["turns" if entry.counts == "turns" else "effort"] / played["seconds"]
            rows.append(row)
            say(
                f"round {turn}/{rounds}, {number}/{len(entries)}: "
                f"{entry.side} {entry.name} {rate(row['rate'])} {entry.counts}/s"
            )
        for command in commands:
            if took := startup.took(startup.COMMANDS[command]):
                rows.append({"round": turn, "command": command, **took._asdict()})
    return rows


def report(entries: list[Entry], rows: list[Row]) -> str:
    rates: dict[Key, list[float]] = defaultdict(list)
    details: dict[str, dict[str, list[float]]] = defaultdict(lambda: defaultdict(list))
    times: dict[str, list[Took]] = defaultdict(list)
    for row in rows:
        if "command" in row:
            times[row["command"]].append(Took(row["wall"], row["processor"]))
            continue
        rates[row["side"], row["name"]].append(row["rate"])
        if row["side"] == OURS and "turns" in row:
            for what in DETAILS:
                details[row["name"]][what].append(row[what])
    playing = [entry for entry in entries if entry.counts == "turns"]
    thinking = [entry for entry in entries if entry.counts != "turns"]
    tables = [speed_table(some, rates) for some in (playing, thinking) if some]
    if details:
        tables.append(detail_table(details))
    if times:
        tables.append(startup_table(times))
    return "\n\n".join(tables)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=1.0, help="of each measurement (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="measurements of each entry (default 5)")
    parser.add_argument(
        "--only", default="", metavar="WORD", help="entries with this in their names, and rivals"
    )
    parser.add_argument(
        "--json", type=Path, metavar="FILE", help="also write every single measurement to FILE"
    )
    return parser.parse_args()


def main() -> int:
    args = arguments()
    with tempfile.TemporaryDirectory() as folder:
        ours = our_entries(say)
        everyone = [*openspiel_entries(say), *twin_entries(Path(folder), say), *ours]
        entries = chosen(everyone, args.only)
        if not entries:
            say(f"nothing to measure is called {args.only!r}")
            return 2
        where = f"{machine()}, {pin_to_one_core()}"
        commands = warm_up(entries)
        say(f"{len(entries)} entries, {args.rounds} rounds of {args.seconds:g} s each; {where}")
        rows = measure(entries, commands, args.rounds, args.seconds)
    print(f"{where}; medians of {args.rounds} interleaved rounds of {args.seconds:g} s each\n")
    print(report(entries, rows))
    if args.json:
        args.json.write_text(json.dumps({"machine": where, "rows": rows}, indent=1) + "\n")
    return 0 if ours else 1


if __name__ == "__main__":
    sys.exit(main())
