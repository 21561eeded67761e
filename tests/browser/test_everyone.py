"""For everyone: axe finds nothing wrong on any screen, in any language and theme; the first page is small."""

import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from karfunkel import games
from karfunkel.server.shelf import STATIC, read_shelf
from karfunkel.words.languages import LANGUAGES
from tests.browser.conftest import Visitors
from tests.browser.hands import PLAY, await_turn, click
from tests.server.conftest import Served

MOST_SCRIPT = 150_000
"""bytes of compressed JavaScript that the first page may want"""
LOCALES = {"de": "de-DE", "nl": "nl-NL", "en": "en-US"}


COLOURS_ONLY = {"runOnly": ["color-contrast"]}


def assert_no_violations(page: Page, where: str) -> None:
    """In the light, and in the dark, where nothing but the colours is another."""
    for theme, options in (("light", None), ("dark", COLOURS_ONLY)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        page.locator(f"html[data-theme={theme}]").wait_for()
        found = Axe().run(page, options=options)
        assert found.violations_count == 0, f"{where}, {theme}: {found.generate_report()}"


def finished_table(house: Served) -> str:
    """A game of two who have met and given up."""
    ada, bob = house.client("Ada"), house.client("Bob")
    table = ada.open("carat", ["person", "person"], listed=True)
    table.sit()
    bob.table(table.id).sit()
    table.do("resign", seat=table.now()["you"][0])
    return table.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_wrong_on_any_page(visitors: Visitors, house: Served, language: str) -> None:
    over = finished_table(house)
    page = visitors.come(locale=LOCALES[language])
    shows = {
        "/": ".box",
        "/settings": ".form",
        "/games": "main .button",
        "/lobby": "main a[href^='/replay']",
        "/play/mister_diamond": ".bot",
        f"/replay/{over}": ".fields",
        f"/proof/{over}": ".verdict",
        f"/table/{over}": "#result",
        "/no/such/page": "main .button",
        **{f"/rules/{game}": "article h1" for game in games.NAMES},
        **{f"/learn/{game}": "main button" for game in games.NAMES},
    }
    for path, shown in shows.items():
        page.goto(path)
        page.locator(shown).first.wait_for()
        assert page.locator("html").get_attribute("lang") == language
        assert_no_violations(page, path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_wrong_at_any_table(visitors: Visitors, language: str) -> None:
    page = visitors.come("/play/carat", locale=LOCALES[language])
    page.locator("section button.main").nth(1).click()  # a table that waits for a friend
    page.locator("main svg[role=img]").wait_for()
    assert_no_violations(page, "waiting")
    for game in games.NAMES:
        page.goto(f"/play/{game}")
        page.locator(".bot").first.click()
        turn = await_turn(page, 0)
        PLAY[game](page, click)
        await_turn(page, turn)
        page.get_by_role("tab").last.click()
        page.locator("article h1").wait_for()
        assert_no_violations(page, game)


def test_the_first_page_wants_little_javascript() -> None:
    shelf = read_shelf()
    page = (STATIC / "index.html").read_text(encoding="utf-8")
    wanted, seen = set(re.findall(r'(?:src|href)="(/assets/[^"]+\.js)"', page)), set[str]()
    assert wanted
    while wanted:
        script = wanted.pop()
        seen.add(script)
        text = shelf[script].bodies[""].decode()
        wanted |= {f"/assets/{Path(name).name}" for name in _IMPORTED.findall(text)} - seen
    sizes = [min(map(len, shelf[script].bodies.values())) for script in seen]
    assert 10_000 < sum(sizes) <= MOST_SCRIPT


_IMPORTED = re.compile(r"""(?:\bfrom|\bimport)\s*["'](\./[^"']+\.js)["']""")


def test_every_script_together_is_no_more_than_three_first_pages() -> None:
    scripts = [file for path, file in read_shelf().items() if path.endswith(".js")]
    assert sum(min(map(len, file.bodies.values())) for file in scripts) < 3 * MOST_SCRIPT
