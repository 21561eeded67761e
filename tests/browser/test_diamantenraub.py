"""The board of Diamantenraub in a browser."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from scripts.introductions.diamantenraub import DECK, number
from scripts.introductions.writing import place_of
from tests.browser.boards import answer, look, sit_down, tab_to, wait_for_turn
from tests.browser.conftest import Visitors
from tests.server.conftest import Served

ADA = "L10Y R5Y:* L6G:* R2B:*"
BO = "R4G:two L3B:v R10B L8R:^"


def deal(*tops: str) -> dict[str, Any]:
    """These cards lie on top of the piles."""
    named = {number(text) for top in tops for text in top.split()}
    others = iter(card for card in range(1, 81) if card not in named)
    piles = [[number(text) for text in top.split()] for top in tops]
    return {"deck": DECK, "piles": [pile + [next(others) for _ in range(20 - len(pile))] for pile in piles]}


def card(page: Page, text: str) -> Any:
    return page.locator(f".hand [data-move=P{number(text)}]")


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "diamantenraub", bots=1)
    turns = 0
    while wait_for_turn(page):
        turns += 1
        step = look(page)["turn"]
        if page.locator(".choices").count():
            if page.locator(".choice.main").first.is_disabled():
                for at in range(2):
                    go_to_card(page, at)
                    page.keyboard.press("Enter")
            tab_to(page, page.locator(".choice").first)
        else:
            go_to_card(page, 1)
        page.keyboard.press("Enter")
        page.wait_for_function("step => document.querySelector('.play').dataset.turn !== `${step}`", arg=step)
    assert turns > 5


def go_to_card(page: Page, number: int) -> None:
    """Who has been in the hand before is still there."""
    if not page.locator(".hand ul :focus").count():
        tab_to(page, page.locator(".hand ul button").first)
    page.keyboard.press("Home")
    for _ in range(number):
        page.keyboard.press("ArrowRight")


def test_D15_a_choice_stays_secret_until_all_have_chosen(visitors: Visitors, house: Served) -> None:
    page = visitors.come()
    (table,) = sit_down(page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO))
    watcher = visitors.come(f"/table/{table.id}")
    watcher.locator(".centre").wait_for()
    card(page, "L10Y").click()
    expect(page.locator(".prompt")).to_have_text("Waiting for Bo …")
    expect(card(page, "L10Y")).to_have_attribute("aria-label", "Your choice: left card 10 yellow")
    expect(watcher.get_by_role("img", name="has chosen")).to_have_count(1)
    assert "10 yellow" not in watcher.locator("main").inner_html()
    answer(table, 2, f"P{number('R4G:two')}")
    expect(watcher.get_by_role("img", name="Left stack: left card 10 yellow")).to_be_visible()
    expect(watcher.get_by_role("img", name="Right stack: right card 4 green, two cards")).to_be_visible()


def test_D12_of_a_hand_above_the_limit_the_cards_to_keep_are_picked(
    visitors: Visitors, house: Served
) -> None:
    page = visitors.come()
    (table,) = sit_down(page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO))
    card(page, "L10Y").click()
    answer(table, 2, f"P{number('R4G:two')}")
    expect(page.locator(".prompt")).to_contain_text("You may hold only 2 cards")
    keep = page.locator(".choice.main")
    expect(keep).to_be_disabled()
    for text in ("R2B:*", "L6G:*"):
        card(page, text).click()
        expect(card(page, text)).to_have_attribute("aria-pressed", "true")
    expect(card(page, "R5Y:*")).to_have_attribute("aria-disabled", "true")
    keep.click()
    answer(table, 2, "K")
    expect(page.locator(".hand ul button")).to_have_count(2)
    assert {held["text"] for held in look(page)["sight"]["1"]["view"]["hand"]} == {"R2B:*", "L6G:*"}


def test_D12_the_whole_hand_may_be_swapped(visitors: Visitors, house: Served) -> None:
    page = visitors.come()
    (table,) = sit_down(page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO))
    card(page, "L10Y").click()
    answer(table, 2, f"P{number('R10B')}")
    page.get_by_role("button", name="Swap all, draw 4 cards").click()
    answer(table, 2, "K")
    expect(card(page, "R5Y:*")).to_have_count(0)
    page.get_by_role("button", name="Out of play").click()
    expect(page.get_by_role("dialog").get_by_text("right card 5 yellow, diamond")).to_have_count(1)


def test_a_round_is_played_out_and_may_be_skipped(visitors: Visitors, house: Served) -> None:
    page = visitors.come(reduced_motion="no-preference")
    page.clock.install()
    (table,) = sit_down(page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO))
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 60)
    caption = page.locator(".caption")
    card(page, "L10Y").click()
    answer(table, 2, f"P{number('L3B:v')}")
    expect(page.get_by_role("button", name="Skip")).to_be_visible()
    page.clock.run_for(1000)
    expect(caption).to_have_text("All cards are turned up")
    page.clock.run_for(3500)
    expect(caption).to_have_text("Arrow down and none up: the lowest strength wins")
    assert page.locator(".won").get_attribute("aria-label") == "Table of Bo"
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    bo = page.get_by_label("Table of Bo")
    expect(bo.get_by_role("img", name="1 diamond")).to_be_visible()
    expect(bo.get_by_role("img", name="Left stack: left card 3 blue, arrow down")).to_be_visible()
    page.get_by_role("button", name="Show the last round again").click()
    expect(page.get_by_role("button", name="Skip")).to_be_visible()


def test_D14_junior_players_decide_nothing_about_their_hands(visitors: Visitors, house: Served) -> None:
    page = visitors.come()
    (table,) = sit_down(
        page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO), options={"junior": True}
    )
    card(page, "L6G:*").click()
    answer(table, 2, f"P{number('R4G:two')}")
    expect(page.get_by_text("Round 2", exact=True)).to_be_visible()
    expect(page.locator(".hand ul button[aria-disabled=false]")).to_have_count(4)
    expect(page.locator(".choices, .phases")).to_have_count(0)


def test_D3_the_overview_has_all_80_cards_and_tells_which_one_has_seen(
    visitors: Visitors, house: Served
) -> None:
    page = visitors.come(viewport={"width": 360, "height": 800})
    (table,) = sit_down(page, "diamantenraub", house.client("Bo"), deal=deal(ADA, BO))
    card(page, "L10Y").click()
    answer(table, 2, f"P{number('L3B:v')}")
    page.get_by_role("button", name="All cards").click()
    cells = page.get_by_role("dialog").locator(".cell")
    expect(cells).to_have_count(80)
    expect(page.locator(".cell.active")).to_have_count(2)
    expect(page.locator(".cell.hand")).to_have_count(3)
    expect(page.get_by_role("img", name="left card 10 yellow: active")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_introduction_can_be_gone_through(visitors: Visitors) -> None:
    page = visitors.come("/learn/diamantenraub")
    lessons = json.loads(place_of("diamantenraub").read_text())["lessons"]
    for at, lesson in enumerate(lessons, start=1):
        page.get_by_label(f"Lesson {at} of {len(lessons)}").wait_for()
        if lesson["choose"] == "move":
            play_a_move(page)
        else:
            wrong = next(option for option in values(lesson) if option not in lesson["answer"])
            choose(page, [wrong])
            expect(page.get_by_role("status")).to_contain_text("Not quite.")
            choose(page, [wrong] * (lesson["choose"] != "number") + lesson["answer"])
            expect(page.get_by_role("status")).to_contain_text("Right.")
        page.locator("nav button.ready").click()
    page.wait_for_url("**/play/diamantenraub")


def values(lesson: dict[str, Any]) -> list[int]:
    return [option["number"] if isinstance(option, dict) else option for option in lesson["options"]]


def choose(page: Page, chosen: list[int]) -> None:
    for value in chosen:
        page.locator(f".answer [data-value='{value}']").click()
    if page.locator(".check").count():
        page.locator(".check").click()


def play_a_move(page: Page) -> None:
    cards = page.locator(".hand ul button")
    cards.nth(0).click()
    if page.locator(".choices").count():
        cards.nth(1).click()
        page.locator(".choice.main").click()
