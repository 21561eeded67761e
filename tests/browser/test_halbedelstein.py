"""The board of the Halbedelstein-Spiel: directions, previews, motion, sides, introduction."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.hands import open_against_bot
from tests.browser.sights import await_bot, previews_of, seat_of, view_of

LESSONS = Path(__file__).parents[2] / "client" / "src" / "boards" / "halbedelstein" / "introduction.json"
RING = [f"B{pit}" for pit in range(1, 9)] + [f"A{pit}" for pit in range(8, 0, -1)]
MINE = ".pit.legal"
OVER_OR_MINE = "() => document.querySelector('.pit.legal') || document.querySelector('#result')"


def sit_down(visitors: Visitors, direction: str = "clockwise", **wanted: Any) -> Page:
    page = visitors.come(**wanted)
    open_against_bot(page, "halbedelstein")
    choice = page.get_by_role("group", name="Your direction")
    choice.wait_for(timeout=60_000)  # a bot that begins has to be loaded first
    choice.get_by_role("button", name=direction, exact=True).click()
    page.locator(MINE).first.wait_for()
    return page


def counts(page: Page) -> list[list[int]]:
    """The stones in the pits, by seat along the ring, as the page shows them."""
    shown = {
        pit.get_attribute("data-pit"): pit.locator(".count").inner_text()
        for pit in page.locator(".pit").all()
    }
    return [[int(shown[f"{seat}{pit}"] or 0) for pit in RING] for seat in (1, 2)]


def lift_something(page: Page) -> None:
    page.locator(MINE).first.click()
    await_bot(page)
    page.wait_for_function(OVER_OR_MINE)


def test_H4_a_direction_is_chosen_by_a_button_and_shown_ever_after(visitors: Visitors) -> None:
    page = sit_down(visitors, "counter-clockwise")
    assert view_of(page)["directions"][seat_of(page) - 1] == "ccw"
    expect(page.locator(".directions")).to_have_count(0)
    own = page.locator(".table p").filter(has_text="counter-clockwise")
    expect(own.last).to_be_visible()


def test_ones_own_rows_lie_below_for_seat_2_too(visitors: Visitors) -> None:
    page = visitors.come("/learn/halbedelstein")
    assert names_seen(page) == rows_of(1)
    page.request.post("/api/me", data={"name": "Ada"})
    seats = [{"kind": "bot", "bot": "level1"}, {"kind": "person"}]
    wanted = {"game": "halbedelstein", "seats": seats, "lots": False}
    table = page.request.post("/api/tables", data=wanted).json()["id"]
    sitting = {"do": "sit", "id": "ab" * 8, "contribution": "cd" * 32}
    assert page.request.post(f"/api/tables/{table}/deeds", data=sitting).ok
    page.goto(f"/table/{table}")
    page.locator(".pit").first.wait_for()
    assert names_seen(page) == rows_of(2)


def rows_of(near: int) -> list[str]:
    """The pits from the upper left, as one sees them who has that seat."""
    far = 3 - near
    return [
        *(f"{far}A{pit}" for pit in range(8, 0, -1)),
        *(f"{far}B{pit}" for pit in range(8, 0, -1)),
        *(f"{near}B{pit}" for pit in range(1, 9)),
        *(f"{near}A{pit}" for pit in range(1, 9)),
    ]


def names_seen(page: Page) -> list[str]:
    page.locator(".pit").first.wait_for()
    boxes = [(pit.bounding_box(), pit.get_attribute("data-pit") or "") for pit in page.locator(".pit").all()]
    return [
        name
        for box, name in sorted(
            boxes, key=lambda seen: (round(seen[0]["y"]), seen[0]["x"]) if seen[0] else ()
        )
    ]


def test_hover_and_focus_show_where_a_sowing_ends_and_what_it_captures(visitors: Visitors) -> None:
    page = sit_down(visitors)
    seat, found = seat_of(page), None
    while not found:
        found = next(
            ((pit, told) for pit, told in previews_of(page).items() if _captured(told["events"], seat)), None
        )
        if not found:
            lift_something(page)
    pit, told = found
    (turn,) = (event for event in told["events"] if event["event"] == "turned")
    button = page.locator(f'[data-pit="{seat}{pit}"]')
    for ask in (button.hover, button.focus):
        ask()
        expect(page.locator(".promise")).to_contain_text(f"captures {turn['captured']} stones")
        expect(page.locator(".pit.ends")).to_have_attribute("data-pit", f"{seat}{turn['last']}")
        shown = {taken.get_attribute("data-pit") for taken in page.locator(".pit.captured").all()}
        assert shown == _captured(told["events"], seat)
        page.mouse.move(1, 1)
        button.blur()
        expect(page.locator(".pit.ends")).to_have_count(0)


def test_a_pit_that_has_the_focus_shows_its_stones(visitors: Visitors) -> None:
    page = visitors.come()
    open_against_bot(page, "halbedelstein")
    page.locator(".directions button").first.click()
    pit = page.locator(MINE).first
    pit.wait_for()
    middle = page.evaluate(
        """pit => {
            const box = document.querySelector(`[data-pit='${pit}']`).getBoundingClientRect();
            const stones = [...document.querySelectorAll('.stone')].map(one => one.getBoundingClientRect());
            const own = stones.find(one => one.left > box.left && one.right < box.right && one.top > box.top);
            return [own.left + own.width / 2, own.top + own.height / 2];
        }""",
        pit.get_attribute("data-pit"),
    )
    clip: Any = {"x": middle[0] - 2, "y": middle[1] - 2, "width": 4, "height": 4}
    before = page.screenshot(clip=clip)
    pit.focus()
    for key in ("ArrowRight", "ArrowLeft"):  # so that the focus is shown
        page.keyboard.press(key)
    expect(pit).to_be_focused()
    assert pit.evaluate("pit => pit.matches(':focus-visible')")
    assert page.screenshot(clip=clip) == before


def _captured(events: list[dict[str, Any]], seat: int) -> set[str]:
    """The pits whose stones are taken: B3 faces B6."""
    return {f"{3 - seat}B{9 - int(event['pit'][1])}" for event in events if event["event"] == "captured"}


def test_previews_can_be_switched_off(visitors: Visitors) -> None:
    page = visitors.come()
    page.evaluate("localStorage.setItem('karfunkel', JSON.stringify({previews: false}))")
    page.reload()
    open_against_bot(page, "halbedelstein")
    page.locator(".directions button").first.click()
    page.locator(MINE).first.hover()
    expect(page.locator(".pit.legal").first).to_be_visible()
    expect(page.locator(".pit.ends, .promise")).to_have_count(0)


def test_by_touch_the_first_tap_shows_and_the_second_lifts(visitors: Visitors) -> None:
    page = sit_down(visitors, has_touch=True, viewport={"width": 360, "height": 740})
    before = counts(page)
    name = page.locator(MINE).first.get_attribute("data-pit") or ""
    pit = page.locator(f'[data-pit="{name}"]')
    box = pit.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    pit.tap()
    expect(page.locator(".pit.ends")).to_have_count(1)
    assert counts(page) == before
    pit.tap()
    await_bot(page)
    page.locator(MINE).first.wait_for()
    assert counts(page) == view_of(page)["pits"] != before


def test_H1_stones_go_from_pit_to_pit_until_a_click_skips_to_the_end(visitors: Visitors) -> None:
    page = sit_down(visitors, reduced_motion="no-preference")
    page.locator(MINE).first.click()
    page.locator(".stone.raised").first.wait_for()
    expect(page.locator(".stone")).to_have_count(64)
    expect(page.locator(MINE)).to_have_count(0)
    await_bot(page)
    page.get_by_role("button", name="Skip").click()
    page.locator(MINE).first.wait_for()
    expect(page.locator(".stone.raised")).to_have_count(0)
    expect(page.locator(".stone")).to_have_count(64)
    assert counts(page) == view_of(page)["pits"]


def test_a_whole_game_is_played_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    open_against_bot(page, "halbedelstein")
    tab_to(page, ".directions button")
    page.keyboard.press("Enter")
    page.locator(MINE).first.wait_for()
    tab_to(page, ".pit")
    while not page.locator("#result").count():
        walk_to(page, page.locator(MINE).last.get_attribute("data-pit") or "")
        page.keyboard.press("Enter")
        await_bot(page)
        page.wait_for_function(OVER_OR_MINE)
    view = view_of(page)
    assert view["to_move"] is None
    assert counts(page) == view["pits"]


def tab_to(page: Page, wanted: str) -> None:
    for _ in range(60):
        if page.evaluate("wanted => document.activeElement.matches(wanted)", wanted):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{wanted} is not reached by Tab")


def walk_to(page: Page, pit: str) -> None:
    """From the pit with the focus to another, by arrow keys."""
    places = [found.get_attribute("data-pit") for found in page.locator(".pit").all()]
    here, there = places.index(page.evaluate("document.activeElement.dataset.pit")), places.index(pit)
    down, right = there // 8 - here // 8, there % 8 - here % 8
    for key, steps in (("ArrowDown", down), ("ArrowUp", -down), ("ArrowRight", right), ("ArrowLeft", -right)):
        for _ in range(steps):
            page.keyboard.press(key)
    assert page.evaluate("document.activeElement.dataset.pit") == pit


def test_the_introduction_is_gone_through_to_its_end(visitors: Visitors) -> None:
    page = visitors.come("/learn/halbedelstein")
    lessons = json.loads(LESSONS.read_text())["lessons"]
    first = lessons[0]["outcomes"]
    page.locator(f'[data-pit="1{next(pit for pit in first if not first[pit]["right"])}"]').click()
    expect(page.locator(".verdict")).to_contain_text("Not quite.")
    page.get_by_role("button", name="Try again").click()
    for number, lesson in enumerate(lessons, start=1):
        right = next(pit for pit, outcome in lesson["outcomes"].items() if outcome["right"])
        page.locator(f'[data-pit="1{right}"]').click()
        expect(page.locator(".verdict")).to_contain_text("Right.")
        assert counts(page) == lesson["outcomes"][right]["view"]["pits"]
        page.get_by_role("button", name="Next" if number < len(lessons) else "To the table").click()
    page.wait_for_url("**/play/halbedelstein")
