"""How many moves a second one server takes, how soon the opponent hears of them, and what memory it needs.

The server has one core, the load another.  Every move is acknowledged after SQLite has it on the disk
(``synchronous=FULL``); afterwards the logs are counted.  See README.md.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import uvloop
from load import Load, Played, long_games, open_tables
from table import in_columns

from karfunkel.server.course import Course
from karfunkel.store.opening import FILE, open_store

PLIES = {"halbedelstein": 200, "carat": 36}
DIFFERENT = 10
"""so many different games are played, each at several tables"""
GENEROUS = {
    "rate": 1_000_000,
    "burst": 1_000_000,
    "guests-per-hour": 1_000_000,
    "tables-per-guest": 1_000,
    "sockets": 100_000,
    "log": "warning",
}
PACE, IDLE = 300, 5_000
Row = dict[str, Any]


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


class Server(NamedTuple):
    """A process on a core of its own."""

    process: "subprocess.Popen[str]"
    port: int

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """MB that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    def processor(self) -> float:
        """Seconds that it has used."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def started(command: Sequence[str], cores: tuple[int, int]) -> Iterator[Server]:
    """A server on the first core; this process goes to the second."""
    os.sched_setaffinity(0, {cores[0]})
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    os.sched_setaffinity(0, {cores[1]})
    try:
        assert process.stdout
        said = process.stdout.readline()
        if "http://" not in said:
            sys.exit(f"{command[0]} does not start")
        yield Server(process, int(said.rpartition(":")[2]))
    finally:
        process.terminate()
        process.wait()


def karfunkel(folder: str) -> list[str]:
    flags = [text for name, value in GENEROUS.items() for text in (f"--{name}", str(value))]
    return [sys.executable, "-m", "karfunkel", "serve", "--port", "0", "--data", folder, *flags]


# --- what is measured


async def play(
    server: Server, played: Sequence[Played], tables: list[tuple[str, list[str]]], seconds: float
) -> Row:
    """Some seconds at a steady pace, then all games to their ends as fast as it goes."""
    load = Load()
    await load.connect(server.port, tables, played)
    await asyncio.sleep(1)
    row: Row = {"memory": server.memory()}
    await load.paced(PACE, seconds)
    delays = sorted(load.delays)
    row |= {f"p{share}": delays[len(delays) * share // 100] * 1000 for share in (50, 99)}
    row["longest"] = delays[-1] * 1000
    began, used, own = time.perf_counter(), server.processor(), time.process_time()
    await load.saturated()
    took, moves = time.perf_counter() - began, len(load.times)
    row |= {"moves": moves, "rate": moves / took, "server": (server.processor() - used) / took}
    row |= {"load": (time.process_time() - own) / took, "per_processor": moves / (server.processor() - used)}
    times, tenth = sorted(load.times), moves // 10
    row |= {"first": tenth / (times[tenth] - times[0]), "last": tenth / (times[-1] - times[-tenth - 1])}
    row |= {"memory_after": server.memory(), "busy": os.getloadavg()[0]}
    row["size"] = sum(bout.bytes for bout in load.bouts) // sum(2 * bout.acknowledged for bout in load.bouts)
    row["acknowledged"] = sum(bout.acknowledged for bout in load.bouts)
    load.close()
    return row


async def stored(folder: str) -> int:
    """How many moves stand in the logs."""
    async with open_store(Path(folder) / FILE) as store:
        page, count, after = None, 0, None
        while page is None or after:
            page = await store.find(["on", "over"], after=after)
            after = page.next
            for table in page.tables:
                count += sum(event.kind == "move" for event in await store.events(table.id))
        return count


def ours(name: str, tables: int, seconds: float, cores: tuple[int, int]) -> Row:
    played = long_games(name, PLIES[name], DIFFERENT)
    with tempfile.TemporaryDirectory() as folder:
        with started(karfunkel(folder), cores) as server:
            row = {"bare": server.memory()}
            row |= uvloop.run(play(server, played, open_tables(server.url, tables, played), seconds))
        lost = row["acknowledged"] - asyncio.run(stored(folder))
        assert lost == 0, f"{lost} moves were acknowledged and are not there"
        row["rebuilt"] = asyncio.run(rebuilt(folder))
        return row


def relayed(name: str, tables: int, seconds: float, cores: tuple[int, int], size: int) -> Row:
    played = long_games(name, PLIES[name], DIFFERENT)
    command = [sys.executable, str(Path(__file__).with_name("relay.py")), str(size)]
    with started(command, cores) as server:
        return uvloop.run(play(server, played, [(f"t{place}", ["", ""]) for place in range(tables)], seconds))


async def rebuilt(folder: str) -> float:
    """Milliseconds to read a table's whole log and play it; the median of fifty tables."""
    async with open_store(Path(folder) / FILE) as store:
        page = await store.find(["on", "over"], limit=50)
        took = []
        for table in page.tables:
            began = time.perf_counter()
            Course(await store.table(table.id), await store.events(table.id))
            took.append((time.perf_counter() - began) * 1000)
        return median(took)


async def wait_idle(server: Server, played: Sequence[Played], tables: list[tuple[str, list[str]]]) -> Row:
    load = Load()
    before = server.memory()
    await load.connect(server.port, tables, played)
    await asyncio.sleep(2)
    row = {"sockets": 2 * len(tables), "memory": server.memory(), "before": before}
    load.close()
    return row


def idle(sockets: int, cores: tuple[int, int]) -> Row:
    """Memory with so many connected to tables of Carat at which nobody moves."""
    played = long_games("carat", 1, 1)
    with tempfile.TemporaryDirectory() as folder, started(karfunkel(folder), cores) as server:
        return uvloop.run(
            wait_idle(server, played, open_tables(server.url, sockets // 2, played, per_guest=10))
        )


# --- telling


COLUMNS: dict[str, tuple[str, Callable[[float], str]]] = {
    "rate": ("moves/s", lambda value: f"{value:.0f}"),
    "server": ("processor", lambda value: f"{value:.0%}"),
    "per_processor": ("moves/s of it", lambda value: f"{value:.0f}"),
    "first": ("first tenth", lambda value: f"{value:.0f}"),
    "last": ("last tenth", lambda value: f"{value:.0f}"),
    "p50": ("p50, ms", lambda value: f"{value:.1f}"),
    "p99": ("p99, ms", lambda value: f"{value:.1f}"),
    "longest": ("longest, ms", lambda value: f"{value:.0f}"),
    "memory": ("MB", lambda value: f"{value:.0f}"),
    "memory_after": ("MB, after", lambda value: f"{value:.0f}"),
    "busy": ("load average", lambda value: f"{value:.1f}"),
}


def report(rows: dict[str, list[Row]], waiting: Row | None) -> str:
    cells = [
        [what, str(number), *(tell(row[name]) for name, (_, tell) in COLUMNS.items())]
        for what, several in rows.items()
        for number, row in enumerate(several, 1)
    ]
    heads = ["", "round", *(head for head, _ in COLUMNS.values())]
    parts = [in_columns(heads, cells, texts=[0])]
    for what, several in rows.items():
        of = what.replace("karfunkel", "relay")
        if what != of and of in rows:
            share = median(row["rate"] for row in several) / median(row["rate"] for row in rows[of])
            parts.append(f"{what}: {share:.2f} of the rate of {of}")
        if "rebuilt" in several[0]:
            took = median(row["rebuilt"] for row in several)
            parts.append(f"{what}: a table is rebuilt from its log in {took:.1f} ms")
    if waiting:
        parts.append("{sockets} idle sockets: {memory:.0f} MB, {before:.0f} MB before them".format(**waiting))
    return "\n".join(parts)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--tables", type=int, default=200, help="each with two sockets (default 200)")
    parser.add_argument("--seconds", type=float, default=6.0, help="at a steady pace (default 6)")
    parser.add_argument("--rounds", type=int, default=3, help="measurements of each (default 3)")
    parser.add_argument("--idle", type=int, default=IDLE, help=f"idle sockets; 0: none (default {IDLE})")
    parser.add_argument("--game", choices=PLIES, default="", help="only this game")
    parser.add_argument("--json", type=Path, metavar="FILE", help="also write every measurement to FILE")
    return parser.parse_args()


def main() -> int:
    args = arguments()
    cores = sorted(os.sched_getaffinity(0))
    both = cores[0], cores[-1]
    rows: dict[str, list[Row]] = {}
    for turn in range(args.rounds):
        for game in [args.game] if args.game else PLIES:
            say(f"round {turn + 1}/{args.rounds}, {game}")
            row = ours(game, args.tables, args.seconds, both)
            rows.setdefault(f"karfunkel {game}", []).append(row)
            relay = relayed(game, args.tables, args.seconds, both, row["size"])
            rows.setdefault(f"relay {game}", []).append(relay)
    waiting = None
    if args.idle:
        say(f"{args.idle} idle sockets")
        waiting = idle(args.idle, both)
    print(report(rows, waiting))
    if args.json:
        args.json.write_text(json.dumps({"rows": rows, "idle": waiting}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
