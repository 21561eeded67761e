"""The disk is full, or read-only, while people play: a clear word, nothing half done, and then it goes on."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from karfunkel.client import Refused
from karfunkel.store.sqlite import SqliteStore
from karfunkel.store.sqlite_file import raw_of
from tests.server.conftest import Served, wait_until
from tests.server.players import Player, check_all_is_there, log_of, seat_everybody
from tests.server.process import PATIENCE, Process
from tests.server.sockets import Socket
from tests.server.test_tables import moved, refused, table_for_two

HURRIED = 0.0
"""the patience of a client that does not ask again"""


def test_a_full_disk_is_told_of_changes_nothing_and_is_over_when_there_is_room(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        clients = [process.client(name, patience=HURRIED) for name in ("Ada", "Bob")]
        ada, bob = seat_everybody(clients, "halbedelstein", lots=False)
        before = ada.now(after=0)
        deed = {"seat": 1, "move": before["state"]["sight"]["1"]["legal"][0], "turn": before["state"]["turn"]}
        with (
            Socket(ada.client, process.address, ada.id) as hers,
            Socket(bob.client, process.address, bob.id) as his,
        ):
            hers.until("presence")
            his.until("presence")
            with process.full_disk():
                for attempt in (
                    lambda: ada.do("move", id="x", **deed),
                    lambda: ada.client.open("carat", ["person", "person"]),
                    lambda: process.client("Eve"),
                ):
                    with pytest.raises(Refused, match=r"nothing was stored.*\(store\)"):
                        attempt()
                hers.send({"do": "move", "id": "y", **deed})
                assert hers.until("refused")["problem"]["code"] == "store"
                assert httpx.get(f"{process.url}/readyz").status_code == 503
                assert httpx.get(f"{process.url}/healthz").status_code == 200
                assert ada.now(after=0) == before
            assert httpx.get(f"{process.url}/readyz").status_code == 200
            done = ada.do("move", id="x", **deed)
            assert done["number"] == before["number"] + 1
            news = his.until("news")
            assert [event["number"] for event in news["events"]] == [done["number"]]
            assert not any("news" in text for text in his.heard[:-1])
        assert log_of(bob)[done["number"]]["kind"] == "move"


def test_clients_and_bots_play_on_by_themselves_when_there_is_room_again(tmp_path: Path) -> None:
    with Process(tmp_path) as process:
        players = []
        for game, seats, bots in (
            ("carat", 2, ("bot:greedy",)),
            ("halbedelstein", 2, ()),
            ("diamantenraub", 3, ()),
        ):
            clients = [process.client(f"P{number}") for number in range(seats)]
            players += [
                Player(table, number) for number, table in enumerate(seat_everybody(clients, game, *bots))
            ]
        for player in players:
            player.start()
        wait_until(lambda: sum(len(player.acknowledged) for player in players) > 20, PATIENCE)
        with process.full_disk():
            time.sleep(1)
            stands = [player.table.now()["number"] for player in players]
            time.sleep(0.3)
            assert [player.table.now()["number"] for player in players] == stands
        for player in players:
            assert player.finish()["status"] == "over"
        assert check_all_is_there(players) > 20


def test_a_read_only_database_is_told_of_and_reading_goes_on(served: Served) -> None:
    ada, bob = table_for_two(served)
    before = ada.now()
    with read_only(served):
        for attempt in (
            lambda: moved(ada, 1),
            lambda: served.client("Eve"),
            lambda: ada.do("resign", seat=1),
        ):
            refusal = refused("store", attempt)
            assert "read-only" in refusal.message
        assert ada.now() == before
        assert httpx.get(f"{served.url}/readyz").status_code == 503
    moved(ada, 1)
    assert bob.now()["number"] == before["number"] + 1


@contextmanager
def read_only(served: Served) -> Iterator[None]:
    """The connection that writes refuses to, as on a file that may only be read."""
    store = served.house.store
    assert isinstance(store, SqliteStore)
    connection = raw_of(store._writer._connection)
    connection.execute("PRAGMA query_only = ON")
    yield
    connection.execute("PRAGMA query_only = OFF")
