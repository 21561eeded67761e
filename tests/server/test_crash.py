"""The server is killed, or told to stop, in mid-traffic: nothing acknowledged is lost or done twice."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from karfunkel.match.record import parse_record, replay
from karfunkel.store.opening import FILE
from tests.server.conftest import wait_until
from tests.server.players import Player, check_all_is_there, log_of, seat_everybody
from tests.server.process import PATIENCE, Process

TABLES = [
    ("halbedelstein", 2, ()),
    ("carat", 3, ()),
    ("carat", 2, ("bot:greedy",)),
    ("mister_diamond", 2, ()),
    ("diamantenraub", 4, ()),
    ("diamantenraub", 2, ("bot:greedy",)),
]


@pytest.mark.parametrize(
    ("end", "times"), [(Process.kill, 3), (Process.stop, 1)], ids=["killed", "told to stop"]
)
def test_what_was_acknowledged_outlives_the_server_and_everybody_plays_on(
    tmp_path: Path, end: Callable[[Process], None], times: int
) -> None:
    random = Random(times)
    with Process(tmp_path) as process:
        players = []
        for game, persons, bots in TABLES:
            clients = [process.client(f"P{number}") for number in range(persons)]
            tables = seat_everybody(clients, game, *bots)
            players += [Player(table, number) for number, table in enumerate(tables)]
        for player in players:
            player.start()
        for _ in range(times):
            _wait_for(players, random.randrange(30, 60))
            assert any(player.state["status"] == "on" for player in players)
            end(process)
            process.start()
        for player in players:
            assert player.finish()["status"] == "over"
        assert check_all_is_there(players) == _acknowledged(players)
        for player in players:
            _nothing_is_there_twice(player)
        assert not process.faults()


def _wait_for(players: list[Player], moves: int) -> None:
    """Until so many moves more have been acknowledged."""
    least = _acknowledged(players) + moves
    wait_until(lambda: _acknowledged(players) >= least, PATIENCE)


def _acknowledged(players: list[Player]) -> int:
    return sum(len(player.acknowledged) for player in players)


def _nothing_is_there_twice(player: Player) -> None:
    """The record is that of a game by the rules, and holds what the log holds."""
    match = replay(parse_record(player.table.record()))
    assert match.outcome()
    moves = [event for event in log_of(player.table).values() if event["kind"] == "move"]
    assert len(match.entries) == len(moves)


def test_a_bots_turn_outlives_the_server_where_nobody_looks(tmp_path: Path) -> None:
    """A bot that thinks as long as it may is killed while it does."""
    with Process(tmp_path, think=20) as process:
        (table,) = seat_everybody([process.client("Ada")], "carat", "bot:level5", lots=False)
        legal, turn = table.now()["state"]["sight"]["1"]["legal"], table.now()["state"]["turn"]
        number = table.move(1, legal[0], turn)["number"]
        process.kill()
        assert _last_event(tmp_path) == number, "the bot was too quick for this test"
        process.start()
        wait_until(lambda: _last_event(tmp_path) > number, PATIENCE)


def _last_event(folder: Path) -> int:
    """The number of the latest event as the database has it, so that no request wakes the table."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        last: int = database.execute("SELECT max(number) FROM events").fetchone()[0]
        return last
