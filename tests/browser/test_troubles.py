"""What goes wrong between a browser and the server, in mid-game."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.browser import test_mister_diamond as mister_diamond
from tests.browser.boards import answer, sit_down
from tests.browser.conftest import QUICK, Visitors
from tests.browser.hands import MY_TURN, open_against_bot, play_on
from tests.server.conftest import Served

LIVE = "**/live?*"


def begin(visitors: Visitors, game: str) -> Page:
    page = visitors.come()
    open_against_bot(page, game)
    return page


def test_after_a_reload_the_game_goes_on_where_it_was(visitors: Visitors) -> None:
    page = begin(visitors, "carat")
    assert play_on(page, "carat", most=2) == 2
    page.locator(MY_TURN).wait_for()
    before = page.locator(".fields").inner_text()
    page.reload()
    page.locator(MY_TURN).wait_for()
    assert page.locator(".fields").inner_text() == before
    assert play_on(page, "carat", most=2) == 2


def test_a_running_game_can_be_resumed_from_the_first_page(visitors: Visitors) -> None:
    page = begin(visitors, "mister_diamond")
    table = page.url
    page.get_by_role("link", name="Karfunkel", exact=True).click()
    page.locator("section", has_text="Go on playing").get_by_role("link", name="Mister Diamond").click()
    expect(page.locator(".play")).to_be_visible()
    assert page.url == table


def test_a_lost_connection_comes_back_and_the_picture_is_right(visitors: Visitors, house: Served) -> None:
    page = visitors.come()
    lines: list[WebSocketRoute] = []
    broken = False

    def pass_on(line: WebSocketRoute) -> None:
        if broken:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(LIVE, pass_on)
    page.goto("/play/halbedelstein")
    page.get_by_role("button", name="Invite").click()
    address = page.get_by_role("textbox", name="Address").input_value()
    friend = house.client("Ada").table(address.rpartition("/")[2])
    friend.sit()
    page.locator(".play").wait_for()

    (own,) = friend.now()["you"]
    if own == 2:
        assert play_on(page, "halbedelstein", most=1) == 1

    broken = True
    lines[-1].close()
    expect(page.get_by_text("Connecting …")).to_be_visible()
    friend.move(own, "ccw", friend.now()["state"]["turn"])
    broken = False
    expect(page.get_by_text("Connecting …")).to_have_count(0)
    expect(page.locator(".play > .side")).to_contain_text("Ada will sow counter-clockwise.")
    page.locator(MY_TURN).wait_for()
    assert play_on(page, "halbedelstein", most=1) == 1


def test_M5_news_that_come_together_are_all_told(visitors: Visitors, house: Served) -> None:
    """After a hitch of the line two moves stand in one message, and both tries have failed."""
    page = visitors.come()
    held: list[dict[str, Any]] = []
    holding = False

    def listen(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            message = json.loads(text)
            if not holding or message["type"] != "news":
                line.send(text)
                return
            held.append(message)
            if len(held) == 2:
                line.send(json.dumps({**held[1], "events": held[0]["events"] + held[1]["events"]}))

        server.on_message(pass_on)

    page.route_web_socket(LIVE, listen)
    at_bo, _ = sit_down(
        page, "mister_diamond", house.client("Bo"), house.client("Cleo"), deal=mister_diamond.deal()
    )
    holding = True
    first, second = mister_diamond.FIXED[:2]
    page.locator(f"[data-place='{first}']").click()
    answer(at_bo, 2, f"T{second}")
    for place in (first, second):
        expect(page.locator("[aria-labelledby=last-move]")).to_contain_text(f"tries place {place}:")


def test_where_no_websocket_gets_through_one_plays_all_the_same(visitors: Visitors) -> None:
    page = visitors.come()
    page.route_web_socket(LIVE, lambda line: line.close())
    open_against_bot(page, "carat")
    assert play_on(page, "carat", most=4) == 4


def test_a_server_that_is_restarted_in_mid_game_finds_everybody_again(
    browser: Browser, tmp_path: Path
) -> None:
    house = Served(tmp_path / "tables.db", QUICK).start()
    visitors = Visitors(browser, house)
    visitors.expected = ("ERR_CONNECTION_REFUSED", "WebSocket connection")
    try:
        page = begin(visitors, "carat")
        assert play_on(page, "carat", most=2) == 2
        page.locator(MY_TURN).wait_for()
        house.stop()
        expect(page.get_by_text("Connecting …")).to_be_visible()
        port = int(house.address.rpartition(":")[2])
        house = Served(tmp_path / "tables.db", QUICK, port).start()
        expect(page.get_by_text("Connecting …")).to_have_count(0)
        assert play_on(page, "carat", most=2) == 2
    finally:
        visitors.leave()
        house.stop()
    assert visitors.unexpected() == []
