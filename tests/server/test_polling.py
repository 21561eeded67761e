"""Plain HTTP polling, for who has no WebSocket."""

import threading
from typing import Any

from karfunkel.client import Table
from tests.server.conftest import Served
from tests.server.test_tables import moved, table_for_two


def poll(table: Table, after: int, wait: float = 0) -> Any:
    return table.client.call("GET", f"/api/tables/{table.id}/events", after=after, wait=wait)


def test_a_poll_waits_for_the_next_event(house_of_module: Served) -> None:
    ada, bob = table_for_two(house_of_module)
    number = ada.now()["number"]
    mover = threading.Timer(0.3, moved, (ada, 1))
    mover.start()
    polled = poll(bob, number, 20)
    mover.join()
    assert polled["number"] == number + 1
    assert polled["events"][0]["kind"] == "move"
    assert polled["state"]["sight"]["2"]["legal"]
    assert poll(bob, number + 1, 0.1)["events"] == []


def test_M5_a_fixed_diamond_is_shown_when_it_happens_and_nowhere_afterwards(house_of_module: Served) -> None:
    """A poller hears of it once; nobody who comes later does, nor does any view tell it."""
    deal = {"rounds": [{"places": 42, "fixed": list(range(1, 17)), "cards": CARDS}]}
    ada, bob = table_for_two(house_of_module, "mister_diamond", deal=deal)
    number = ada.now()["number"]
    poll(bob, number)
    moved(ada, 1, "T3")
    told = poll(bob, number)["events"][0]["sight"]["2"]
    assert told["events"][0]["place"] == 3
    again = poll(bob, number)["events"][0]["sight"]["2"]
    assert again["events"][0].get("place") is None
    later = bob.now(after=number)["missed"][0]["sight"]["2"]
    assert again == later
    assert "T3" not in str(later)
    assert later["events"][0].get("place") is None


CARDS = [1000, 2000, 3000, 4000, 5000, 6000] * 7 + ["steal"] * 7
