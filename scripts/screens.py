"""Draws the icons of the client from their one drawing, and the tables for the README: ``make pictures``."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, Page, sync_playwright

from karfunkel import games
from karfunkel.server.running import warm_up
from tests import programs
from tests.browser.conftest import FLAGS, PATIENCE, QUICK
from tests.browser.hands import open_against_bot, play_on
from tests.server.conftest import Served

ROOT = Path(__file__).parents[1]
PUBLIC = ROOT / "client" / "public"
PICTURES = ROOT / "docs" / "pictures"
TURNS = {"carat": 7, "mister_diamond": 8, "diamantenraub": 5, "halbedelstein": 2}
"""played before a picture is taken"""


def draw_icons(browser: Browser) -> None:
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    for size in (192, 512):
        page = browser.new_page(viewport={"width": size, "height": size})
        page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{size}px}}</style>{drawing}")
        page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)
        page.close()


def draw_tables(browser: Browser) -> None:
    with serving() as house:
        for game in games.NAMES:
            warm_up(games.load(game))
            page = visit(browser, house)
            open_against_bot(page, game, level=1)
            play_on(page, game, most=TURNS[game])
            page.locator(".play[data-turn], #result").first.wait_for()
            page.keyboard.press("Escape")
            page.mouse.move(5, 5)
            page.wait_for_timeout(300)
            page.screenshot(path=PICTURES / f"{game}.png")
            page.context.close()


def visit(browser: Browser, house: Served) -> Page:
    context = browser.new_context(
        base_url=house.url,
        viewport={"width": 1280, "height": 860},
        locale="en-US",
        color_scheme="dark",
        reduced_motion="reduce",
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto("/")
    return page


@contextmanager
def serving() -> Iterator[Served]:
    with TemporaryDirectory() as folder:
        house = Served(Path(folder) / "tables.db", QUICK).start()
        try:
            yield house
        finally:
            house.stop()


if __name__ == "__main__":
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.find("chromium"), args=list(FLAGS))
        draw_icons(chromium)
        draw_tables(chromium)
        chromium.close()
