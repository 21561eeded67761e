"""Tables whose deal is given by hand, and what is on their boards."""

import re
from typing import Any

from playwright.sync_api import Locator, Page

from karfunkel.client import Client, Table


def sit_down(page: Page, game: str, *others: Client, bots: int = 0, **wanted: Any) -> list[Table]:
    """The page's guest has seat 1, then come the others, who get back their table, and random bots."""
    page.request.post("/api/me", data={"name": "Ada"})
    people = [{"kind": "person"}] * (1 + len(others))
    places = people + [{"kind": "bot", "bot": "random"}] * bots
    opened = page.request.post("/api/tables", data={"game": game, "seats": places, "lots": False, **wanted})
    assert opened.ok, opened.text()
    id = opened.json()["id"]
    sits = {"do": "sit", "id": "sits", "contribution": "00" * 32}
    sat = page.request.post(f"/api/tables/{id}/deeds", data=sits)
    assert sat.ok, sat.text()
    tables = [other.table(id) for other in others]
    for table in tables:
        table.sit()
    page.goto(f"/table/{id}")
    page.locator(".board .prompt").wait_for()
    return tables


def answer(table: Table, seat: int, *moves: str) -> None:
    """Somebody else's moves."""
    for move in moves:
        table.move(seat, move, table.now()["state"]["turn"])


def look(page: Page) -> dict[str, Any]:
    """How the table stands for the page's guest, as the server has it."""
    id = re.search(r"/table/([\w-]+)", page.url)
    assert id
    state = page.request.get(f"/api/tables/{id[1]}").json()["state"]
    assert isinstance(state, dict)
    return state


def wait_for_turn(page: Page) -> bool:
    """Waits until it is one's turn, or the game is over; whether it is on."""
    page.wait_for_selector(".board .due, #result")
    return not page.locator("#result").count()


def tab_to(page: Page, target: Locator) -> None:
    """By the Tab key alone."""
    for _ in range(80):
        if target.evaluate("element => element === document.activeElement"):
            return
        page.keyboard.press("Tab")
    raise AssertionError("the Tab key does not lead there")
