"""Whole games against a bot, from the first page to the result."""

import pytest
from playwright.sync_api import expect

from karfunkel import games
from karfunkel.match.record import parse_record
from tests.browser.conftest import Visitors
from tests.browser.hands import open_against_bot, play_on
from tests.server.conftest import Served


@pytest.mark.parametrize("game", games.NAMES)
def test_a_whole_game_against_a_bot_is_two_clicks_away(visitors: Visitors, house: Served, game: str) -> None:
    page = visitors.come()
    open_against_bot(page, game)
    assert play_on(page, game) > 1
    expect(page.locator("#result")).to_be_visible()
    expect(page.locator("tr.sum td")).to_have_count(2)
    table = page.url.rpartition("/")[2]
    record = parse_record(house.client("reader").table(table).record())
    assert record.game == game
    assert record.result is not None
    assert f"/replay/{table}" in (page.locator("a", has_text="Replay").first.get_attribute("href") or "")
