"""G4 over the wire: every byte sent to a seat is the same, whatever lies hidden from it.

Two tables are dealt by hand so that one seat cannot tell them apart; the same is played at both, and all that
is sent to that seat, and to who looks on, is compared.  What differs by nature, ids and times, is made alike.
"""

import re
from random import Random
from typing import Any

import msgspec
import pytest

from karfunkel import games
from karfunkel.client import Refused, Table
from karfunkel.match.match import Match
from tests.server.conftest import Served
from tests.server.sockets import Socket

SEED = bytes(range(32))


def twin_deals(name: str, seats: int, viewer: int, random: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deal, and another that differs only in what the viewer sees neither now nor in the next moves."""
    game = games.load(name)
    deal = msgspec.to_builtins(Match.new(game, game.options({}, seats), seats, SEED).deal)
    other = msgspec.json.decode(msgspec.json.encode(deal))
    if name == "carat":  # the same for the viewer's first hand and draw, and for what is laid before that
        same = {0, 3} if viewer == 1 else {0, 1, 4}
        hidden = [place for place in range(36) if place not in same]
        tiles = [deal["supply"][place] for place in hidden]
        random.shuffle(tiles)
        for place, tile in zip(hidden, tiles, strict=True):
            other["supply"][place] = tile
    elif name == "mister_diamond":  # which places are fixed, and all cards but the first to be turned up
        other["rounds"][0]["fixed"] = sorted(random.sample(range(1, 43), 16))
        rest = other["rounds"][0]["cards"][6:]
        random.shuffle(rest)
        other["rounds"][0]["cards"][6:] = rest
    else:  # all piles but the viewer's, and the order of that after the first hand
        for seat, pile in enumerate(other["piles"], start=1):
            if seat == viewer:
                rest = pile[4:]
                random.shuffle(rest)
                pile[4:] = rest
        others = [seat for seat in range(seats) if seat != viewer - 1]
        cards = [card for card in range(1, 81) if card not in other["piles"][viewer - 1]]
        random.shuffle(cards)
        for place, seat in enumerate(others):
            other["piles"][seat] = cards[20 * place : 20 * place + 20]
    return deal, other


def alike(text: str, tables: list[Table]) -> str:
    """Without what differs by nature: ids, times and the commitment."""
    for table in tables:
        text = text.replace(table.id, "ID")
    return re.sub(r'"(at|created|commitment|updated)":("[0-9a-f]+"|\d+)', r'"\1":0', text)


def http_view(table: Table, viewer: int) -> str:
    return str(msgspec.json.encode(table.now(after=0)))


@pytest.mark.parametrize("name", ["carat", "mister_diamond", "diamantenraub"])
@pytest.mark.parametrize("viewer", [1, 2])
def test_G4_every_byte_is_the_same_whatever_the_seat_cannot_see(
    house_of_module: Served, name: str, viewer: int
) -> None:
    random = Random(f"{name}{viewer}")
    seats = 3
    steps = 0
    for _ in range(2):
        pair = [
            _seated(house_of_module, name, seats, deal) for deal in twin_deals(name, seats, viewer, random)
        ]
        steps += _play_alike(house_of_module, pair, viewer, random)
    assert steps > 0, "nothing was compared"


def _seated(served: Served, name: str, seats: int, deal: dict[str, Any]) -> list[Table]:
    people = [served.client(f"P{seat}") for seat in range(1, seats + 1)]
    id = people[0].open(name, ["person"] * seats, lots=False, deal=deal).id
    tables = [person.table(id) for person in people]
    for table in tables:
        table.do("sit", contribution="cd" * 32)
    return tables


def _play_alike(served: Served, pair: list[list[Table]], viewer: int, random: Random) -> int:
    """Play the same at both tables as long as that seat cannot tell them apart; how many moves that were."""
    ids = [pair[0][0], pair[1][0]]
    steps = 0
    sockets = [
        Socket(table.client if table else None, served.address, tables[0].id, "lang=en")
        for tables in pair
        for table in (tables[viewer - 1], None)
    ]
    try:
        for socket in sockets:
            socket.until("presence")
        for _ in range(12):
            state = pair[0][0].now()["state"]
            seat = random.choice(state["pending"])
            turns = [tables[seat - 1].now()["state"] for tables in pair]
            legal = [turn["sight"][str(seat)]["legal"] for turn in turns]
            move = random.choice(legal[0])
            twin = move if move in legal[1] else None
            if twin is None and seat != viewer and state["chosen"] is not None:
                same = [other for other in legal[1] if other[0] == move[0]]
                twin = random.choice(same) if same and move[0] in "PSK" else None
            if twin is None:
                break
            _compare_refusals(pair, viewer, ids)
            for tables, text, turn in zip(pair, (move, twin), turns, strict=True):
                tables[seat - 1].move(seat, text, turn["turn"])
            heard = [alike(str(_drain(socket)), ids) for socket in sockets]
            views = [alike(str(tables[viewer - 1].now()["state"]), ids) for tables in pair]
            if views[0] != views[1]:
                break  # something came to light that lay otherwise
            assert heard[0] == heard[2]
            assert heard[1] == heard[3]
            looked_up = [alike(http_view(tables[viewer - 1], viewer), ids) for tables in pair]
            assert looked_up[0] == looked_up[1]
            assert len(looked_up[0]) == len(looked_up[1])
            steps += 1
    finally:
        for socket in sockets:
            socket.close()
    return steps


def _drain(socket: Socket) -> str:
    """What was said about the latest move, byte for byte."""
    socket.until("news")
    return socket.heard[-1]


def _compare_refusals(pair: list[list[Table]], viewer: int, ids: list[Table]) -> None:
    """What is refused to the seat is refused in the same words."""
    for text in ("a1=1RYBG", "T1", "S1:1000", "P1", "P80", "K", "S", "K1,2"):
        answers = []
        for tables in pair:
            table = tables[viewer - 1]
            state = table.now()["state"]
            if text in state["sight"][str(viewer)]["legal"]:
                return
            try:
                table.move(viewer, text, state["turn"])
                answers.append("done")
            except Refused as refused:
                answers.append(alike(str(refused), ids))
        assert answers[0] == answers[1] != "done"
