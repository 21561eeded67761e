"""Two processes on one PostgreSQL: any of them serves any table, and any may be killed."""

from collections.abc import Iterator

import pytest

from karfunkel.client import Table
from tests.server.conftest import wait_until
from tests.server.players import Player, check_all_is_there, log_of, seat_everybody
from tests.server.process import PATIENCE, Process
from tests.server.sockets import Socket
from tests.store.cluster import Cluster, needs_postgresql

pytestmark = needs_postgresql
Two = tuple[Process, Process]


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Two]:
    folder = tmp_path_factory.mktemp("house")
    with Cluster() as cluster:
        database = cluster.new_database()
        with (
            Process(folder, database=database, bus="postgresql") as one,
            Process(folder, database=database, bus="postgresql") as other,
        ):
            yield one, other


def at_both(two: Two, table: Table) -> list[Table]:
    """The same guest at the same table, through each process."""
    return [process.client(token=table.client.token).table(table.id) for process in two]


def test_of_two_moves_for_one_turn_at_two_processes_one_is_stored(two: Two) -> None:
    ada, bob = seat_everybody([two[0].client("Ada"), two[1].client("Bob")], "carat", lots=False)
    rounds = 0
    while (pending := ada.now()["state"]["pending"]) and rounds < 12:
        rounds += 1
        mover, seat = (ada, bob)[pending[0] - 1], pending[0]
        now = mover.now()
        state, before = now["state"], now["number"]
        legal = state["sight"][str(seat)]["legal"]
        with (
            Socket(mover.client, two[0].address, mover.id) as here,
            Socket(mover.client, two[1].address, mover.id) as there,
        ):
            for socket in (here, there):
                socket.until("presence")
            for socket, text in ((here, legal[0]), (there, legal[-1])):
                socket.send({"do": "move", "seat": seat, "move": text, "turn": state["turn"]})
            answers = [answer(socket) for socket in (here, there)]
        assert sorted(answers) in (["done", "stale"], ["done", "double"]), answers
        stands = [table.now() for table in at_both(two, mover)]
        assert stands[0] == stands[1]
        assert stands[0]["number"] == before + 1
        played = log_of(mover)[before + 1]["sight"][str(seat)]["move"]
        assert played == (legal[0] if answers[0] == "done" else legal[-1])
    assert rounds > 3


def answer(socket: Socket) -> str:
    """What came of the deed that was sent: done, or why not."""
    while True:
        message = socket.next()
        if message["type"] == "refused":
            return str(message["problem"]["code"])
        if "done" in message:
            return "done"


def test_who_plays_at_one_process_hears_and_polls_what_is_played_at_the_other(two: Two) -> None:
    ada, bob = seat_everybody([two[0].client("Ada"), two[1].client("Bob")], "halbedelstein", lots=False)
    number = bob.now()["number"]
    with Socket(bob.client, two[1].address, bob.id) as his:
        his.until("presence")
        state = ada.now()["state"]
        ada.move(1, state["sight"]["1"]["legal"][0], state["turn"])
        assert his.until("news")["events"][0]["number"] == number + 1
    assert bob.client.call("GET", f"/api/tables/{bob.id}/events", after=number)["number"] == number + 1


def test_a_process_killed_in_mid_game_loses_nothing_and_the_other_plays_on(two: Two) -> None:
    doomed, other = two
    players = []
    for game, seats, bots in (
        ("carat", 2, ("bot:greedy",)),
        ("halbedelstein", 2, ()),
        ("mister_diamond", 4, ()),
        ("diamantenraub", 3, ("bot:greedy",)),
    ):
        clients = [two[number % 2].client(f"P{number}") for number in range(seats)]
        players += [
            Player(table, number) for number, table in enumerate(seat_everybody(clients, game, *bots))
        ]
    for player in players:
        player.start()
    wait_until(lambda: sum(len(player.acknowledged) for player in players) >= 40, PATIENCE)
    assert any(player.state["status"] == "on" for player in players)
    doomed.kill()
    for player in players:
        player.table.client.url = other.url  # as a proxy does that knows which of its servers is alive
    for player in players:
        assert player.finish()["status"] == "over"
        player.table = other.client(token=player.table.client.token).table(player.table.id)
    assert check_all_is_there(players) >= 40
    assert len({str(player.table.now(after=0)["state"]["outcome"]) for player in players}) == 4
    assert not doomed.faults()
    assert not other.faults()
    doomed.start()
