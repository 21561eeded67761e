"""What the server shows of the table a page is at, to compare with what the page shows."""

from typing import Any

from playwright.sync_api import Page

WAITED_FOR = """async table => {
    const now = await (await fetch(`/api/tables/${table}`)).json();
    return now.state.outcome || now.state.pending.includes(now.you[0]);
}"""


def table_of(page: Page) -> str:
    return page.url.rpartition("/")[2]


def seat_of(page: Page) -> int:
    return int(_now(page)["you"][0])


def view_of(page: Page) -> dict[str, Any]:
    now = _now(page)
    view: dict[str, Any] = now["state"]["sight"][str(now["you"][0])]["view"]
    return view


def previews_of(page: Page) -> dict[str, Any]:
    """By move what it would bring."""
    path = f"/api/tables/{table_of(page)}/preview?seat={seat_of(page)}&lang=en"
    found: dict[str, Any] = page.request.get(path).json()["moves"]
    return found


def await_bot(page: Page) -> None:
    """Until the server, whatever the page shows, waits for the person again."""
    page.wait_for_function(WAITED_FOR, arg=table_of(page))


def _now(page: Page) -> dict[str, Any]:
    now: dict[str, Any] = page.request.get(f"/api/tables/{table_of(page)}").json()
    return now
