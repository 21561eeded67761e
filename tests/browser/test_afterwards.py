"""When a game is over: result, picture, record, replay, proof."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from karfunkel.match.record import parse_record
from tests.browser.conftest import Visitors
from tests.browser.hands import open_against_bot, play_on

PNG = b"\x89PNG\r\n\x1a\n"


@pytest.fixture
def over(visitors: Visitors) -> Page:
    """A page with a game of Carat that has been given up after two turns."""
    page = visitors.come()
    open_against_bot(page, "carat")
    assert play_on(page, "carat", most=2) == 2
    page.locator(".play[data-turn]").wait_for()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    page.locator("#result").wait_for()
    return page


def test_the_result_tells_who_has_won_and_what_the_scores_are_made_of(over: Page) -> None:
    expect(over.locator("#result")).to_contain_text("Talc wins")
    expect(over.get_by_role("row", name="Chips won")).to_be_visible()
    expect(over.get_by_text("G5").first).to_be_visible()


def test_the_record_can_be_downloaded(over: Page) -> None:
    with over.expect_download() as download:
        over.get_by_role("link", name="Record").click()
    record = parse_record(Path(download.value.path()).read_text(encoding="utf-8"))
    assert record.game == "carat"


def test_the_end_can_be_had_as_a_picture(over: Page) -> None:
    with over.expect_download() as download:
        over.get_by_role("button", name="Picture").click()
    assert download.value.suggested_filename == "carat.png"
    picture = Path(download.value.path()).read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > 10_000


def test_a_game_is_replayed_by_slider_and_keys(over: Page) -> None:
    over.get_by_role("link", name="Replay").click()
    plies = over.locator("output")
    tiles = over.locator(".fields .tile")
    expect(plies).to_contain_text("0 /")
    expect(tiles).to_have_count(0)
    for laid in (1, 2):
        over.keyboard.press("ArrowRight")
        expect(plies).to_contain_text(f"{laid} /")
        expect(tiles).to_have_count(laid)
    over.get_by_role("slider", name="Move").fill("4")
    expect(tiles).to_have_count(4)
    over.get_by_label("Through the eyes of").select_option("0")
    expect(tiles).to_have_count(4)
    over.keyboard.press("Escape")
    over.locator("h1").click()
    over.keyboard.press("Home")
    expect(tiles).to_have_count(0)


def test_the_browser_verifies_the_deal_itself(over: Page) -> None:
    over.get_by_role("link", name="Verify the deal").click()
    expect(over.get_by_text("Yes. Your browser has worked it all out itself.")).to_be_visible()
    checks = over.locator("main ul li")
    expect(checks).to_have_count(6)
    for check in checks.all():
        expect(check).to_contain_text("Right:")


@pytest.mark.parametrize("stacked", ["server_seed", "seed", "supply"])
def test_the_browser_notices_a_deal_that_was_stacked(over: Page, stacked: str) -> None:
    def forge(route: Route) -> None:
        answer = route.fetch()
        found: dict[str, Any] = json.loads(answer.text())
        if stacked in found:
            found[stacked] = "00" + found[stacked][2:]
        elif stacked in found.get("deal", {}):
            found["deal"][stacked].reverse()
        route.fulfill(response=answer, body=json.dumps(found))

    over.route("**/proof", forge)
    over.route("**/record", forge)
    over.get_by_role("link", name="Verify the deal").click()
    expect(over.get_by_text("No: something does not fit.")).to_be_visible()
