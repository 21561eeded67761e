"""The board of Mister Diamond in a browser."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from scripts.introductions.writing import place_of
from tests.browser.boards import answer, look, sit_down, tab_to, wait_for_turn
from tests.browser.conftest import Visitors
from tests.server.conftest import Served

FIXED = list(range(16, 32))
RINGS = [1000, 2000, 3000, 4000, 5000, 6000]


def deal(*top: object) -> dict[str, Any]:
    """These cards lie on top, and the diamonds 16 to 31 are fixed."""
    rest = [*RINGS * 7, *["steal"] * 7]
    for card in top:
        rest.remove(card)
    return {"rounds": [{"places": 42, "fixed": FIXED, "cards": [*top, *rest]}]}


def place(page: Page, number: int) -> Any:
    return page.locator(f"[data-place='{number}']")


def test_a_whole_game_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "mister_diamond", bots=1)
    turns = thefts = 0
    while wait_for_turn(page):
        turns += 1
        state = look(page)
        legal = state["sight"]["1"]["legal"]
        if legal[0].startswith("T"):
            tab_to(page, page.locator(".velvet [tabindex='0']"))
            page.keyboard.type(legal[-1][1:])
            assert page.evaluate("document.activeElement.dataset.place") == legal[-1][1:]
        else:
            thefts += 1
            tab_to(page, page.locator(".able[data-move]").first)
        page.keyboard.press("Enter")
        page.wait_for_function(
            "turn => document.querySelector('.play').dataset.turn !== `${turn}`", arg=state["turn"]
        )
    assert turns > 10


def test_the_arrows_walk_over_the_tray(visitors: Visitors) -> None:
    page = visitors.come()
    sit_down(page, "mister_diamond", bots=1, deal=deal())
    tab_to(page, place(page, 1))
    for key, expected in (("ArrowDown", 8), ("ArrowRight", 9), ("ArrowUp", 2), ("End", 42), ("Home", 1)):
        page.keyboard.press(key)
        expect(place(page, expected)).to_be_focused()


def test_M6_M9_a_ring_that_lights_up_is_robbed_and_the_robbed_player_is_next(
    visitors: Visitors, house: Served
) -> None:
    page = visitors.come()
    bo, cleo = house.client("Bo"), house.client("Cleo")
    cards = (3000, 3000, 5000, 5000, 1000, 2000, "steal", 4000)
    at_bo, at_cleo = sit_down(page, "mister_diamond", bo, cleo, deal=deal(*cards))
    for number, others in ((16, ("T1", "T2")), (17, ("T3", "T18"))):
        place(page, number).click()
        answer(at_bo, 2, others[0])
        answer(at_cleo, 3, others[1])
        wait_for_turn(page)
    lit = page.locator(".able[data-move]")
    assert {ring.get_attribute("data-move") for ring in lit.all()} == {"S2:3000", "S3:5000"}
    page.get_by_role("button", name="Steal from Cleo").click()
    expect(
        page.get_by_label("Rings of Ada").get_by_role("img", name="$5,000: 1 ring with a diamond")
    ).to_be_visible()
    expect(page.locator(".seat.turn")).to_have_attribute("aria-label", "Rings of Cleo")
    expect(page.locator(".seat", has_text="Ada").locator(".sum")).to_have_text("$5,000")


def test_M5_nothing_tells_where_a_try_failed_once_that_was_shown(visitors: Visitors, house: Served) -> None:
    page = visitors.come(reduced_motion="no-preference")
    page.clock.install()
    frames: list[str] = []
    said: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.on("response", lambda answer: frames.append(answer.text()) if "/api/tables/" in answer.url else None)
    page.on("console", lambda message: said.append(message.text))
    (table,) = sit_down(page, "mister_diamond", house.client("Bo"), deal=deal())
    untried = looks(page, 26)
    place(page, 16).click()
    expect(place(page, 16)).to_have_class(re.compile("pulls"))
    page.clock.run_for(1000)
    expect(place(page, 16)).to_have_class(re.compile("sticks"))
    assert tells(frames), "when it happens everybody sees it"
    page.clock.run_for(20_000)
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    expect(page.locator("#last-move + *")).to_contain_text("tried a diamond that is fixed")
    del frames[:]
    answer(table, 2, "T1")
    page.clock.run_for(20_000)
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_role("tabpanel", name="Log")).to_contain_text("tried a diamond that is fixed")
    assert looks(page, 16) == untried, "a failed place looks like any other"
    for text in (
        page.content(),
        *said,
        page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})"),
    ):
        assert not tells([text])
    page.reload()
    page.locator(".velvet").wait_for()
    assert looks(page, 16) == untried
    assert frames
    assert not tells(frames)


def looks(page: Page, number: int) -> str:
    """A place of the tray, but for its number; the diamonds of 16 and 26 lie the same way."""
    drawing, rest = place(page, number).evaluate(
        """place => [place.querySelector('svg').outerHTML, place.outerHTML.replace(/<svg.*<.svg>/, '')]"""
    )
    return str(drawing) + re.sub(rf"\b{number}\b", "N", rest)


def tells(texts: list[str]) -> bool:
    return any(re.search(r'"place":16\b|"T16"(?!,"T)|\bplace 16: the', text) for text in texts)


def test_M5_with_marks_a_failed_place_is_marked(visitors: Visitors, house: Served) -> None:
    page = visitors.come()
    (table,) = sit_down(page, "mister_diamond", house.client("Bo"), deal=deal(), options={"marks": "on"})
    place(page, 16).click()
    answer(table, 2, "T17")
    expect(page.get_by_role("button", name="a diamond, known to be fixed")).to_have_count(2)
    assert place(page, 16).get_attribute("aria-label") == "Place 16: a diamond, known to be fixed"


def test_a_phone_has_room_for_the_tray_and_eight_seats(visitors: Visitors) -> None:
    page = visitors.come(viewport={"width": 360, "height": 740})
    sit_down(page, "mister_diamond", bots=7, deal=deal(), options={"rounds": 2, "empty_rings_cost": True})
    assert page.evaluate("document.documentElement.scrollWidth") == 360
    expect(page.locator(".seat .name")).to_have_count(8)
    expect(page.get_by_text("Empty rings cost their value")).to_be_visible()
    for number in (1, 42):
        box = place(page, number).bounding_box()
        assert box
        assert min(box["width"], box["height"]) >= 44
    place(page, 16).click()
    expect(page.locator(".seat", has_text="Ada").locator(".sum")).to_have_text("−$1,000")


def test_the_introduction_can_be_gone_through(visitors: Visitors) -> None:
    page = visitors.come("/learn/mister_diamond")
    lessons = json.loads(place_of("mister_diamond").read_text())["lessons"]
    for at, lesson in enumerate(lessons, start=1):
        page.get_by_label(f"Lesson {at} of {len(lessons)}").wait_for()
        if lesson["choose"] == "move":
            first = place(page, 1) if "T1" in lesson["outcomes"] else page.locator("[data-move^=S]").first
            first.click()
        elif lesson["choose"] == "place":
            place(page, lesson["answer"][0] + 1).click()
            expect(page.get_by_role("status")).to_contain_text("Not quite.")
            place(page, lesson["answer"][0]).click()
        else:
            wrong = next(option for option in lesson["options"] if option not in lesson["answer"])
            page.locator(f".answer [data-value='{wrong}']").click()
            expect(page.get_by_role("status")).to_contain_text("Not quite.")
            page.locator(f".answer [data-value='{lesson['answer'][0]}']").click()
        page.locator("nav button.ready").click()
    page.wait_for_url("**/play/mister_diamond")
