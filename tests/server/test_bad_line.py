"""Messages get lost, doubled, reordered and cut off: clients end with the right state all the same."""

from tests.server.conftest import Served
from tests.server.mischief import KINDS, BadLine
from tests.server.players import Player, check_all_is_there, seat_everybody

TABLES = [("halbedelstein", 2), ("carat", 3), ("mister_diamond", 2), ("diamantenraub", 3)]


def test_clients_end_with_the_right_state_over_a_line_that_is_bad(served: Served) -> None:
    with BadLine(served.address, seed=11) as line:
        players = []
        for game, persons in TABLES:
            clients = [served.client(f"P{number}") for number in range(persons)]
            for number, table in enumerate(seat_everybody(clients, game)):
                table.client.url = line.url  # WebSockets go by the bad line, the rest does not
                players.append(Player(table, number, quiet=0.3))
        for player in players:
            player.start()
        for player in players:
            ended = player.finish()
            assert ended["status"] == "over"
            assert ended == player.table.now()["state"]
        assert check_all_is_there(players) > 0
        assert all(line.done[kind] for kind in KINDS), line.done
