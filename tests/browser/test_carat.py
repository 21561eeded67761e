"""The board of Carat: turning and laying by mouse, keys and hand, previews, chips, motion, introduction."""

import json
import math
import re
from pathlib import Path
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import open_against_bot
from tests.browser.sights import await_bot, previews_of, view_of

LESSONS = Path(__file__).parents[2] / "client" / "src" / "boards" / "carat" / "introduction.json"
LIT = ".field.lit"
PUT = "[data-put]"
OVER_OR_MINE = "() => document.querySelector('.field.lit') || document.querySelector('#result')"


def sit_down(visitors: Visitors, **wanted: Any) -> Page:
    page = visitors.come(**wanted)
    open_against_bot(page, "carat")
    page.locator(LIT).first.wait_for()
    return page


def field_at(page: Page, name: str) -> Locator:
    return page.locator(f'[data-field="{name}"]')


def put(page: Page) -> Locator:
    """Puts the tile down on the first field it may be laid on."""
    field = field_at(page, page.locator(LIT).first.get_attribute("data-field") or "")
    field.click()
    expect(field).to_have_attribute("data-put", "")
    return field


def lay_somewhere(page: Page) -> None:
    put(page).press("Enter")
    page.locator(PUT).wait_for(state="detached")
    page.wait_for_function(OVER_OR_MINE)


def colours(page: Page) -> list[str]:
    """Of the tile that is put down, clockwise from the upper left, as they are spoken."""
    spoken = page.locator(PUT).inner_text()
    return re.findall(r"(\w+) (?:upper|lower) (?:left|right)", spoken)


def test_C10_a_tile_is_turned_by_click_key_wheel_and_hand(visitors: Visitors) -> None:
    page = sit_down(visitors)
    field = put(page)
    begun = colours(page)
    assert sorted(begun) == ["Blue", "Green", "Red", "Yellow"]
    once = begun[-1:] + begun[:-1]
    field.click()
    assert colours(page) == once
    page.keyboard.press("Shift+R")
    assert colours(page) == begun
    page.keyboard.press("ArrowRight")
    assert colours(page) == once
    page.mouse.wheel(0, -100)
    assert colours(page) == begun
    box = field.bounding_box()
    assert box
    middle, far = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2), box["width"] * 0.3
    page.mouse.move(middle[0] + far, middle[1])
    page.mouse.down()
    for step in range(1, 11):
        angle = step / 10 * math.pi / 2
        page.mouse.move(middle[0] + far * math.cos(angle), middle[1] + far * math.sin(angle))
    page.mouse.up()
    assert colours(page) == once
    page.get_by_role("button", name="Turn the tile to the left").click()
    assert colours(page) == begun
    page.keyboard.press("Escape")
    expect(page.locator(PUT)).to_have_count(0)


def test_a_tile_is_drawn_out_of_the_hand_onto_a_field(visitors: Visitors) -> None:
    page = sit_down(visitors)
    field = page.locator(LIT).last
    name = field.get_attribute("data-field") or ""
    page.locator(".hands .tile").drag_to(field)
    expect(field_at(page, name)).to_have_attribute("data-put", "")
    page.get_by_role("button", name="Lay", exact=True).first.click()
    page.locator(PUT).wait_for(state="detached")
    await_bot(page)
    assert name in view_of(page)["board"]


def test_a_preview_tells_what_a_field_would_score_now_and_for_whom(visitors: Visitors) -> None:
    page = sit_down(visitors)
    found: dict[str, Any] = {}
    while not found:
        lay_somewhere(page)
        found = {move: told for move, told in previews_of(page).items() if told["events"]}
    move, told = next(iter(found.items()))
    field = field_at(page, move[:2])
    field.hover()
    expect(page.locator(".tile.held")).to_be_visible()
    field.click()
    letters = {"R": "Red", "Y": "Yellow", "B": "Blue", "G": "Green"}
    wanted = [letters[letter] for letter in move[4:]]
    for _ in range(4):
        if colours(page) != wanted:
            field.click()
    assert colours(page) == wanted
    bubbles = {
        event["place"]: f"{event['colour']} {event['points']}" if event["colour"] else "×"
        for event in told["events"]
    }
    for place, text in bubbles.items():
        expect(page.locator(f'[data-place="{place}"] .promise')).to_have_text(text)
    expect(page.locator(".promise")).to_have_count(len(bubbles))
    assert page.locator(".brings").inner_text().split("\n\n") == told["words"]


def test_C13_each_chip_tells_its_standing_on_hover_focus_and_long_press(visitors: Visitors) -> None:
    page = sit_down(visitors, has_touch=True, viewport={"width": 360, "height": 740})
    for _ in range(4):
        lay_somewhere(page)
    chips = [chip for chip in view_of(page)["chips"] if chip["leader"] and not chip["turned"]]
    chip = chips[0]
    shown = page.locator(".standing")
    place = page.locator(f'[data-place="{chip["place"]}"]')
    totals = [str(total) for total in chip["carats"]]
    for ask in (place.hover, place.focus):
        ask()
        shown.wait_for()
        assert shown.locator("b").all_inner_texts() == totals
        assert shown.locator(".leads .R, .leads .Y, .leads .B, .leads .G").get_attribute("class")
        expect(shown).to_contain_text(
            f"would win {chip['worth']} point" if chip["worth"] > 1 else "one point"
        )
        page.mouse.move(1, 1)
        place.blur()
        expect(shown).to_have_count(0)
    spoken = rf"{chip['place']}: chip of {chip['value']}\. .*Red {chip['carats'][0]}, .*would win"
    expect(place.locator(".unseen")).to_have_text(re.compile(spoken))
    box = place.bounding_box()
    assert box
    touch = page.context.new_cdp_session(page)
    spot = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2 - 18}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    shown.wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    assert shown.locator("b").all_inner_texts() == totals
    expect(page.locator(PUT)).to_have_count(0)


def test_what_happens_is_shown_in_motion_that_a_key_ends(visitors: Visitors) -> None:
    page = sit_down(visitors, reduced_motion="no-preference")
    put(page).press("Enter")
    page.locator(".fresh").first.wait_for()
    expect(page.locator(LIT)).to_have_count(0)
    await_bot(page)
    page.keyboard.press("Escape")
    page.locator(LIT).first.wait_for()
    expect(page.locator(".fresh")).to_have_count(0)
    expect(page.locator(".fields .tile")).to_have_count(len(view_of(page)["board"]))


def test_a_whole_game_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    open_against_bot(page, "carat")
    page.locator(LIT).first.wait_for()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('.field')"):
            break
    while not page.locator("#result").count():
        walk_to(page, page.locator(LIT).first.get_attribute("data-field") or "")
        page.keyboard.press("Enter")
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.locator(PUT).wait_for(state="detached")
        page.wait_for_function(OVER_OR_MINE)
    assert len(view_of(page)["board"]) == 36
    expect(page.locator(".face .points, .face .cross")).to_have_count(49)


def walk_to(page: Page, field: str) -> None:
    """From the field with the focus to another, by arrow keys."""
    here = page.evaluate("document.activeElement.dataset.field")
    right, up = ord(field[0]) - ord(here[0]), int(field[1]) - int(here[1])
    for key, steps in (("ArrowRight", right), ("ArrowLeft", -right), ("ArrowUp", up), ("ArrowDown", -up)):
        for _ in range(steps):
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.field") == field


def test_the_introduction_is_gone_through_to_its_end(visitors: Visitors) -> None:
    page = visitors.come("/learn/carat")
    lay, *chips = json.loads(LESSONS.read_text())["lessons"]
    (right,) = (move for move, outcome in lay["outcomes"].items() if outcome["right"])
    field = field_at(page, right[:2])
    field.click()
    field.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("Not quite.")
    page.get_by_role("button", name="Try again").click()
    field.click()
    while page.locator(".promise").inner_text() != "R 12":
        field.click()
    field.press("Enter")
    for lesson in chips:
        expect(page.locator(".verdict")).to_contain_text("Right.")
        page.get_by_role("button", name="Next").click()
        page.locator(f'[data-value="{lesson["answer"][0]}"]').click()
    expect(page.locator(".verdict")).to_contain_text("Right.")
    page.get_by_role("button", name="To the table").click()
    page.wait_for_url("**/play/carat")
