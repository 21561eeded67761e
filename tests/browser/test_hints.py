"""Hints in the browser: beside the board, marked on it, and playable."""

import pytest
from playwright.sync_api import Page, expect

from karfunkel import games
from tests.browser.conftest import Visitors
from tests.browser.hands import await_turn, open_against_bot

MARKED = ".board .hinted, .board [data-put]"
"""what shows the move of a hint: a mark, or in Carat the tile itself"""


def ask(page: Page) -> None:
    page.get_by_role("button", name="Hint").click()
    page.get_by_role("button", name="Play this").wait_for()


@pytest.mark.parametrize("game", games.NAMES)
def test_a_hint_stands_beside_the_board_and_is_marked_on_it(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    open_against_bot(page, game)
    turn = await_turn(page, 0)
    ask(page)
    expect(page.locator(MARKED).first).to_be_visible()
    assert page.locator("dialog").count() == 0
    page.get_by_role("button", name="Play this").click()
    assert await_turn(page, turn) != turn
    expect(page.get_by_role("button", name="Play this")).to_have_count(0)
    expect(page.locator(MARKED)).to_have_count(0)


def test_who_plays_a_hint_by_keyboard_is_at_the_board_again(visitors: Visitors) -> None:
    page = visitors.come()
    open_against_bot(page, "halbedelstein")
    await_turn(page, 0)
    page.get_by_role("button", name="Hint").press("Enter")
    page.get_by_role("button", name="Play this").press("Enter")
    expect(page.get_by_role("button", name="Play this")).to_have_count(0)
    assert page.evaluate("document.activeElement.closest('.board') !== null")


def test_the_other_moves_of_a_hint_can_be_looked_at_and_the_hint_closed(visitors: Visitors) -> None:
    page = visitors.come()
    open_against_bot(page, "carat")
    await_turn(page, 0)
    ask(page)
    put = page.locator("[data-put]")
    shown = []
    for advice in page.locator(".move").all():
        advice.click()
        expect(advice).to_have_attribute("aria-pressed", "true")
        shown.append((put.get_attribute("data-field"), put.locator(".unseen").inner_text()))
    assert len(set(shown)) == 3
    page.get_by_role("button", name="Close").click()
    expect(put).to_have_count(0)
    expect(page.locator(".move")).to_have_count(0)
