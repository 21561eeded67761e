"""Hands that play: they find what the boards offer, and take it by mouse or by keyboard."""

from collections.abc import Callable

from playwright.sync_api import Locator, Page

RESULT = "#result"
MY_TURN = ".play[data-turn]"

Press = Callable[[Locator], None]


def click(target: Locator) -> None:
    target.click()


def type_enter(target: Locator) -> None:
    """Without a mouse."""
    target.focus()
    target.press("Enter")


def play_carat(page: Page, press: Press) -> None:
    press(page.locator(".fields button[aria-disabled=false]").first)
    press(page.locator(".hands .button.main"))


def play_mister_diamond(page: Page, press: Press) -> None:
    page.keyboard.press("Escape")  # a failed try is shown for a while, if one does not go on
    press(page.locator(".velvet button[aria-disabled=false], button.able, [data-move='-']").first)


def play_diamantenraub(page: Page, press: Press) -> None:
    page.locator(".choice, .hand button[aria-disabled=false]").first.wait_for()
    keep = page.locator(".choice.main")
    cards = page.locator(".hand button[aria-disabled=false]")
    if not keep.count():
        press(cards.first)
        return
    at = 0
    while keep.first.is_disabled():
        press(cards.nth(at))
        at += 1
    press(keep.first)


def play_halbedelstein(page: Page, press: Press) -> None:
    press(page.locator(".directions button, .pits button[aria-disabled=false]").first)


PLAY = {
    "carat": play_carat,
    "mister_diamond": play_mister_diamond,
    "diamantenraub": play_diamantenraub,
    "halbedelstein": play_halbedelstein,
}


def open_against_bot(page: Page, game: str, level: int = 0) -> None:
    """Two clicks from the first page."""
    page.locator(f'a.jewel[href="/play/{game}"]').click()
    page.locator(".bot").nth(level).click()
    page.locator(".play").wait_for()


def await_turn(page: Page, after: int) -> int:
    """The number of one's next turn; 0 when the game is over."""
    page.wait_for_function(
        """after => document.querySelector('#result')
            || Number(document.querySelector('.play[data-turn]')?.dataset.turn) > after""",
        arg=after,
    )
    if page.locator(RESULT).count():
        return 0
    return int(page.locator(MY_TURN).get_attribute("data-turn") or 0)


def play_on(page: Page, game: str, press: Press = click, most: int = 1000) -> int:
    """Plays so many turns, or to the end; how many it were."""
    turn = played = 0
    while played < most and (turn := await_turn(page, turn)):
        PLAY[game](page, press)
        played += 1
    return played
