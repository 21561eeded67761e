"""The archive: what every released version has left behind, for later versions to go on with.

`.venv/bin/python -m tests.records.archived` adds that of this version, once, when it is released.
"""

import random
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from typing import Any

from karfunkel import __version__
from karfunkel.client import Table
from tests.server.conftest import Served, wait_until

FOLDER = Path(__file__).parent / "archive"
TABLES = "tables.sql"
LONG = 400


def versions() -> list[str]:
    return sorted(folder.name for folder in FOLDER.iterdir() if folder.is_dir())


def record_files(version: str) -> list[Path]:
    return sorted((FOLDER / version).glob("*.jsonl"))


def tables_of(version: str, file: Path) -> Path:
    """The tables of that version's server, as a database."""
    with closing(sqlite3.connect(file)) as database:
        database.executescript((FOLDER / version / TABLES).read_text(encoding="utf-8"))
    return file


# --- making it


def make(folder: Path) -> None:
    with tempfile.TemporaryDirectory() as place:
        file = Path(place) / "tables.db"
        served = Served(file).start()
        try:
            records = played(served)
        finally:
            served.stop()
        with closing(sqlite3.connect(file)) as database:
            dump = "\n".join(database.iterdump()) + "\n"
    folder.mkdir(parents=True)
    (folder / TABLES).write_text(dump, encoding="utf-8")
    for name, record in records.items():
        (folder / f"{name}.jsonl").write_text(record, encoding="utf-8")


def played(served: Served) -> dict[str, str]:
    """Tables in every condition; the records of those where the game is over."""
    chance = random.Random(__version__)
    ada, bob = served.client("Ada"), served.client("Bob")
    tables: list[Table] = []

    def played(game: str, seats: list[str], moves: int = LONG, **wanted: Any) -> Table:
        """A table of Ada's, where Bob sits too if there is a seat for him, after so many moves."""
        table = ada.open(game, seats, **wanted)
        tables.append(table)
        at = {}
        for person in (ada, bob)[: max(1, seats.count("person"))]:
            person.table(table.id).sit()
            at[person] = person.table(table.id)
        for _ in range(moves):
            wait_until(lambda: any(turns(one) for one in at.values()) or not pending(table))
            if not pending(table):
                break
            for one in at.values():
                for seat in turns(one)[:1]:
                    now = one.now()["state"]
                    one.move(seat, chance.choice(now["sight"][str(seat)]["legal"]), now["turn"])
        return table

    two, hot = ["person", "person"], ["device", "device"]
    played("carat", [*two, "bot:greedy"], listed=True)
    played("carat", hot, options={"two_colours": True, "three_tiles": True}, moves=9)
    played("mister_diamond", hot, options={"marks": "on", "rounds": 2})
    played("mister_diamond", ["person", "bot:greedy"], options={"empty_rings_cost": True}, moves=5)
    played("diamantenraub", two)
    played("diamantenraub", hot, options={"junior": True}, moves=9)  # one of the two has chosen already
    advanced = {"rules": "advanced"}
    played("halbedelstein", two, options=advanced)
    back = played("halbedelstein", hot, moves=5, clock={"kind": "game", "seconds": 600, "increment": 5})
    back.do("take_back", seat=3 - pending(back)[0])
    over = played("halbedelstein", two, moves=2)
    over.do("resign", seat=over.now()["you"][0])
    left = played(
        "halbedelstein", two, options=advanced, moves=2, patience=5, clock={"kind": "days", "days": 3}
    )
    bob.table(left.id).do("leave")
    served.ahead += 6000
    wait_until(lambda: any(seat["replaced"] for seat in left.now()["state"]["seats"]))
    wait_until(lambda: turns(left))
    ada.open("carat", ["person"] * 3).sit()
    ended = [table for table in tables if table.now()["state"]["status"] == "over"]
    return {
        f"{number}-{table.now()['info']['game']}": table.record() for number, table in enumerate(ended, 1)
    }


def pending(table: Table) -> list[int]:
    found: list[int] = table.now()["state"]["pending"]
    return found


def turns(table: Table) -> list[int]:
    """Which of one's own seats may move."""
    now = table.now()
    return [seat for seat in now["state"]["pending"] if seat in now["you"]]


if __name__ == "__main__":
    make(FOLDER / __version__)
