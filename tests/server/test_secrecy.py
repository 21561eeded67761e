"""G4 over the wire: every byte sent to a seat is the same, whatever lies hidden from it.

Two tables are dealt by hand so that one seat cannot tell them apart, and neither can who looks on.  The same
is played at both, or what these two cannot tell from it, and all that is sent to them is compared: frames,
answers with their headers, errors.  What differs by nature, ids and times, is made alike.
"""

import re
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from itertools import islice
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

from karfunkel import games
from karfunkel.games.contract import SPECTATOR
from karfunkel.match.match import Match
from tests.server.conftest import Served
from tests.server.sockets import Socket

SEED = bytes(range(32))
SEATS = {"carat": 3, "mister_diamond": 3, "diamantenraub": 3, "halbedelstein": 2}
STEPS = 10
CANDIDATES = 40
"""pairs of moves that are tried to find one which the viewer cannot tell apart"""
BY_NATURE = re.compile(r'"(at|created|commitment|updated)":("[0-9a-f]+"|\d+)')


def twin_deals(name: str, seats: int, viewer: int, random: Random) -> tuple[dict[str, Any], dict[str, Any]]:
    """A deal, and another that differs only in what the viewer sees neither now nor in the next moves."""
    game = games.load(name)
    deal = msgspec.to_builtins(Match.new(game, game.options({}, seats), seats, SEED).deal)
    other = msgspec.json.decode(msgspec.json.encode(deal))
    if name == "halbedelstein":  # nothing is hidden: the same deal, so that at least the seeds differ
        return {}, {}
    if (
        name == "carat"
    ):  # the same are the tiles that the viewer draws, and those played in the first two rounds
        same = {place for place in range(36) if place < 2 * seats or place % seats == viewer - 1}
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


class Watched:
    """One of the two tables: all that its viewer and somebody who looks on are sent there."""

    def __init__(
        self, served: Served, name: str, deal: dict[str, Any], viewer: int, stack: ExitStack
    ) -> None:
        game = games.load(name)
        seats = SEATS[name]
        self.match = Match(game, game.options({}, seats), seats, deal)
        self.viewer = viewer
        people = [served.client(f"P{seat}") for seat in range(1, seats + 1)]
        self.id = people[0].open(name, ["person"] * seats, lots=False, deal=deal if deal else {}).id
        self.tables = [person.table(self.id) for person in people]
        for table in self.tables:
            table.do("sit", contribution="cd" * 32)
        self.tables[viewer % seats].do("say", text="Hello")
        own = self.tables[viewer - 1].client
        self.sockets = []
        for client in (own, None):
            socket = stack.enter_context(Socket(client, served.address, self.id, "after=0&lang=en"))
            self.sockets.append(socket)
            for listening in self.sockets:  # so that all hear of each other in the same order
                listening.until("presence")
        self.asking = [
            stack.enter_context(httpx.Client(base_url=served.url, headers=headers, timeout=60))
            for headers in ({"authorization": f"Bearer {own.token}"}, {})
        ]

    def seen(self) -> list[Any]:
        """What the viewer and a spectator may know by the rules alone."""
        return [
            (self.match.view(seat), self.match.witnessed(seat), self.match.pending())
            for seat in (self.viewer, SPECTATOR)
        ] + [self.match.legal(self.viewer)]

    def play(self, seat: int, text: str) -> None:
        self.match.play(seat, text)
        table = self.tables[seat - 1]
        table.move(seat, text, table.now()["state"]["turn"])
        for socket in self.sockets:
            socket.until("news")

    def heard(self) -> list[str]:
        """All that was sent unasked."""
        return self._alike(frame for socket in self.sockets for frame in socket.heard)

    def answers(self) -> list[str]:
        """All that is sent when asked, refusals too."""
        answers = [self._ask(asking, path) for asking in self.asking for path in self._paths()]
        return self._alike([*answers, *map(self._refusals, self.sockets)])

    def _alike(self, texts: Iterable[str]) -> list[str]:
        return [BY_NATURE.sub(r'"\1":0', text.replace(self.id, "ID")) for text in texts]

    def _paths(self) -> list[str]:
        here, number = f"/api/tables/{self.id}", len(self.match.entries)
        questions = (
            f"/events?lang=nl&after={number}",
            "?after=0&lang=de",
            "/info",
            "/talk",
            f"/preview?lang=en&seat={self.viewer}",
            f"/hint?seat={self.viewer}",
            "/record",
            "/proof",
            "/replay/1",
        )
        return [*(here + question for question in questions), "/api/me/tables", "/api/archive?mine=true"]

    def _ask(self, asking: httpx.Client, path: str) -> str:
        answer = asking.get(path)
        headers = {name: value for name, value in answer.headers.items() if name != "date"}
        return f"{path} {answer.status_code} {headers} {answer.text}"

    def _refusals(self, socket: Socket) -> str:
        """What is not to be done is refused in the same words."""
        turn = self.tables[0].now()["state"]["turn"]
        legal = self.match.legal(self.viewer)
        answers = []
        for move in ("a1=1RYBG", "T1", "S1:1000", "P1", "P80", "K", "S", "K1,2", "A3"):
            if move not in legal:
                socket.send({"do": "move", "seat": self.viewer, "move": move, "turn": turn})
                answers.append(msgspec.json.encode(socket.until("refused")).decode())
                socket.heard.pop()
        socket.send({"do": "take_back", "seat": self.viewer % self.match.seats + 1})
        answers.append(msgspec.json.encode(socket.until("refused")).decode())
        return " ".join(answers)


@pytest.mark.parametrize("name", games.NAMES)
@pytest.mark.parametrize("viewer", [1, 2])
def test_G4_every_byte_is_the_same_whatever_the_seat_cannot_see(
    house_of_module: Served, name: str, viewer: int
) -> None:
    random = Random(f"{name}{viewer}")
    deals = twin_deals(name, SEATS[name], viewer, random)
    assert (deals[0] == deals[1]) is not games.load(name).facts.hidden
    with ExitStack() as stack:
        one, other = (Watched(house_of_module, name, deal, viewer, stack) for deal in deals)
        steps = 0
        assert one.answers() == other.answers()
        for seat, moves in islice(_moves(one, other, random), STEPS):
            for watched, text in zip((one, other), moves, strict=True):
                watched.play(seat, text)
            steps += 1
        assert one.heard() == other.heard()
        assert one.answers() == other.answers()
    assert steps > 1, "hardly anything was compared"


def _moves(one: Watched, other: Watched, random: Random) -> Iterator[tuple[int, tuple[str, str]]]:
    """A move for each table, by the same seat, after which the viewer still cannot tell them apart."""
    while pending := one.match.pending():
        legal = {seat: (one.match.legal(seat), other.match.legal(seat)) for seat in pending}
        for _ in range(CANDIDATES):
            seat = random.choice(pending)
            moves = random.choice(legal[seat][0]), random.choice(legal[seat][1])
            if moves[0] in legal[seat][1] and (seat == one.viewer or random.random() < 0.7):
                moves = moves[0], moves[0]
            if _are_alike(one, other, seat, moves):
                yield seat, moves
                break
        else:
            return


def _are_alike(one: Watched, other: Watched, seat: int, moves: tuple[str, str]) -> bool:
    """Whether the rules let the viewer and who looks on see the same after these moves."""
    kept = one.match, other.match
    one.match, other.match = one.match.snapshot(), other.match.snapshot()
    try:
        one.match.play(seat, moves[0])
        other.match.play(seat, moves[1])
        return one.seen() == other.seen()
    finally:
        one.match, other.match = kept
