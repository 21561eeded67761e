"""Guests who play by themselves, each in a thread, and remember all that the server acknowledged."""

import threading
from collections.abc import Iterable
from random import Random
from typing import Any

from karfunkel.client import QUIET, Client, Live, Table

PATIENCE = 120.0


class Player:
    """Plays any legal move at a table, wherever its server is and however often that goes away."""

    def __init__(self, table: Table, seed: object = 0, quiet: float = QUIET) -> None:
        self.table = table
        self._quiet = quiet
        self.acknowledged: dict[int, tuple[int, str]] = {}
        """the seat and the move, by the number of the event"""
        self.state: dict[str, Any] = {}
        self.error: BaseException | None = None
        self._random = Random(f"{seed}")
        self._sent: dict[str, tuple[int, str]] = {}
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        self._thread.start()

    def finish(self) -> dict[str, Any]:
        """How the game ended."""
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive(), f"the game did not end: {self.state}"
        if self.error:
            raise self.error
        return self.state

    def _run(self) -> None:
        try:
            self._play()
        except BaseException as error:
            self.error = error

    def _play(self) -> None:
        with self.table.live(quiet=self._quiet) as live:
            for message in live.messages():
                self._note(message)
                if "state" in message:
                    self.state = message["state"]
                    if self.state["status"] != "on":
                        return
                    self._move(live)

    def _note(self, message: dict[str, Any]) -> None:
        if done := message.get("done"):
            self.acknowledged[done["number"]] = self._sent[done["id"]]
        elif message["type"] == "refused" and message["problem"]["code"] == "double":
            self.acknowledged[message["problem"]["detail"]["number"]] = self._sent[message["id"]]

    def _move(self, live: Live) -> None:
        for seat in live.seats:
            if seat in self.state["pending"]:
                text = self._random.choice(self.state["sight"][str(seat)]["legal"])
                id = f"{len(self._sent)}"
                self._sent[id] = seat, text
                live.send("move", seat=seat, move=text, turn=self.state["turn"], id=id)
                return


def seat_everybody(clients: list[Client], game: str, *bots: str, **wanted: Any) -> list[Table]:
    """A table at which each of these sits, and bots; as each of them deals with it."""
    opened = clients[0].open(game, ["person"] * len(clients) + list(bots), **wanted)
    tables = [client.table(opened.id) for client in clients]
    for table in tables:
        table.sit()
    return tables


def log_of(table: Table) -> dict[int, dict[str, Any]]:
    """The whole log of a table, by the numbers of its events."""
    events = table.now(after=0)["missed"]
    assert [event["number"] for event in events] == list(range(1, len(events) + 1))
    return {event["number"]: event for event in events}


def check_all_is_there(players: Iterable[Player]) -> int:
    """Every move that was acknowledged stands in the log of the finished game; how many those are."""
    count = 0
    for player in players:
        log = log_of(player.table)
        for number, (seat, text) in player.acknowledged.items():
            event = log[number]
            assert (event["kind"], event["seat"]) == ("move", seat)
            assert event["sight"][str(seat)]["move"] == text
            count += 1
    return count
