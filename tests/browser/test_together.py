"""People at one table: two browsers, one device with a curtain, by keyboard alone, on a phone."""

import itertools
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, Page, expect

from karfunkel import games
from tests.browser.conftest import Visitors
from tests.browser.hands import MY_TURN, PLAY, await_turn, click, play_on, type_enter

PHONE = {"viewport": {"width": 360, "height": 740}, "has_touch": True, "is_mobile": True}


def open_setup(visitors: Visitors, game: str, **wanted: object) -> Page:
    page = visitors.come(f"/play/{game}", **wanted)
    page.locator(".bot").first.wait_for()
    return page


def test_two_browsers_play_each_other_and_meet_again_in_a_rematch(visitors: Visitors) -> None:
    host = open_setup(visitors, "halbedelstein")
    host.get_by_role("button", name="Invite").click()
    expect(host.get_by_role("img", name="QR code")).to_be_visible()
    guest = visitors.come(host.get_by_role("textbox", name="Address").input_value())
    guest.get_by_role("button", name="Sit down").click()
    players = (host, guest)
    for player in players:
        player.locator(".play").wait_for()
    movers = set()
    for _ in range(4):
        moving = whose_turn(players)
        turn = await_turn(moving, 0)
        PLAY["halbedelstein"](moving, click)
        moving.wait_for_function(
            "turn => document.querySelector('.play').dataset.turn != turn", arg=str(turn)
        )
        movers.add(moving)
    assert movers == set(players)

    guest.get_by_role("tab", name="Talk").click()
    guest.get_by_role("button", name="Well played!").click()
    host.get_by_role("tab", name="Talk").click()
    expect(host.locator("ol li", has_text="Well played!")).to_be_visible()

    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("dialog").get_by_role("button", name="Resign").click()
    expect(host.locator("#result")).to_have_text("You win!")
    guest.get_by_role("button", name="Rematch").click()
    host.get_by_role("button", name="To the rematch").click()
    for player in players:
        expect(player.locator(".play")).to_be_visible()
    assert host.url == guest.url


def whose_turn(players: Sequence[Page]) -> Page:
    for player in itertools.cycle(players):
        if player.locator(MY_TURN).count():
            return player
        player.wait_for_timeout(20)
    raise AssertionError("nobody plays")


def test_at_one_device_a_curtain_hides_the_hand_from_the_next_player(visitors: Visitors) -> None:
    page = open_setup(visitors, "carat")
    page.locator("section", has_text="On this device").get_by_role("button", name="Begin").click()
    seen = []
    for _ in range(3):
        expect(page.locator(".curtain")).to_be_visible()
        expect(page.locator(".hands")).to_have_count(0)
        page.locator(".curtain button").click()
        seen.append(page.locator(".turn").inner_text())
        await_turn(page, 0)
        PLAY["carat"](page, click)
        page.get_by_role("button", name="Pass the device to").click()
    assert seen[0] == seen[2] != seen[1]


def test_where_nothing_is_hidden_no_curtain_falls(visitors: Visitors) -> None:
    page = open_setup(visitors, "halbedelstein")
    page.locator("section", has_text="On this device").get_by_role("button", name="Begin").click()
    assert play_on(page, "halbedelstein", most=4) == 4
    expect(page.locator(".curtain")).to_have_count(0)


@pytest.mark.parametrize("game", games.NAMES)
def test_a_game_is_played_by_keyboard_alone(visitors: Visitors, game: str) -> None:
    page = visitors.come()
    jewel = page.locator(f'a.jewel[href="/play/{game}"]')
    jewel.wait_for()
    for _ in range(20):
        page.keyboard.press("Tab")
        if jewel.evaluate("link => link === document.activeElement"):
            break
    page.keyboard.press("Enter")
    bot = page.locator(".bot").first
    bot.wait_for()
    type_enter(bot)
    assert play_on(page, game, type_enter, most=5) >= 2  # fewer than five where the game is over by then


def undersized(page: Page) -> list[str]:
    """Whatever one can touch that is smaller than a finger; links within sentences excepted."""
    return list(
        page.evaluate(
            """() => [...document.querySelectorAll('button, a, select, summary, input')]
              .filter(one => one.checkVisibility() && !one.closest('p, dd, label, .lit, .unseen'))
              .map(one => [one, one.getBoundingClientRect()])
              .filter(([, box]) => box.width && (box.width < 43.5 || box.height < 43.5))
              .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${box.width} × ${box.height}`)"""
        )
    )


def assert_fits(page: Page, minimum: bool = True) -> None:
    assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, page.url
    if minimum:
        assert undersized(page) == [], page.url


@pytest.mark.parametrize(
    "path", ["/", "/play/carat", "/settings", "/lobby", "/games", "/rules/diamantenraub"]
)
def test_pages_fit_a_phone_and_its_fingers(visitors: Visitors, path: str) -> None:
    page = visitors.come(path, **PHONE)
    page.locator("h1").first.wait_for()
    page.wait_for_load_state("networkidle")
    assert_fits(page)


SIZES = """all => all.filter(one => one.checkVisibility() && !one.closest('p')).map(one => {
    const { width, height } = one.getBoundingClientRect();
    return { what: one.outerHTML.slice(0, 100), width, height };
})"""
"""of what is shown and may be tapped, but for links within a text"""


@pytest.mark.parametrize("game", games.NAMES)
def test_a_table_fits_a_phone_and_is_played_by_touch(visitors: Visitors, game: str) -> None:
    page = open_setup(visitors, game, **PHONE)
    page.locator(".bot").first.tap()
    page.locator(".play").wait_for()

    def tap(target: Locator) -> None:
        target.tap()

    assert play_on(page, game, tap, most=2) == 2
    assert_fits(page, minimum=False)
    shell = page.locator(".side button, .side a, header a")
    boxes = shell.evaluate_all(SIZES)  # all at once: with a bot's move there may be other buttons
    assert len(boxes) > 5
    assert [box for box in boxes if min(box["width"], box["height"]) < 43.5] == []


def test_the_browsers_language_comes_first_and_another_is_spoken_at_once(visitors: Visitors) -> None:
    page = open_setup(visitors, "carat", locale="nl-NL")
    page.locator(".bot").first.click()
    page.locator(".play").wait_for()
    expect(page.locator("html")).to_have_attribute("lang", "nl")
    expect(page.get_by_role("link", name="Instellingen")).to_be_visible()
    play_on(page, "carat", most=1)
    page.get_by_role("link", name="Instellingen").click()
    page.get_by_label("Taal").select_option("de")
    expect(page.locator("h1")).to_have_text("Einstellungen")
    page.go_back()
    expect(page.locator(".play > .side")).to_contain_text(re.compile(r"Zuletzt.* legt ", re.DOTALL))
    page.reload()
    expect(page.get_by_role("tab", name="Verlauf")).to_be_visible()
