"""The browser client in a real browser, on a real server in this process."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from hatch_build import STAMP, hash_of_sources
from karfunkel.server.settings import Settings
from tests import programs
from tests.server.conftest import Served

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
QUICK = Settings(
    rate=10_000, burst=100_000, guests_per_hour=100_000, tables_per_guest=1000, think=0.02, bot_threads=1
)
PATIENCE = 60_000
"""milliseconds for whatever a page is to show: the first move of a bot may have to be compiled"""
expect.set_options(timeout=20_000)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """All that stands in this folder needs a browser, and means nothing interpreted."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.needs("chromium", "Debian, Ubuntu: apt install chromium"))
            item.add_marker(pytest.mark.compiled_only)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """For the tests of one file: while Playwright is there, no other test can run a loop of its own."""
    assert STAMP.read_text() == hash_of_sources(), "the client is not built from these sources: make client"
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=programs.find("chromium"), args=list(FLAGS))
        yield chromium
        chromium.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    server = Served(tmp_path_factory.mktemp("house") / "tables.db", QUICK).start()
    yield server
    server.stop()


class Visitors:
    """People, each with a browser of their own. What goes wrong in their pages fails the test."""

    def __init__(self, browser: Browser, house: Served) -> None:
        self._browser = browser
        self._house = house
        self._contexts: list[BrowserContext] = []
        self.faults: list[str] = []
        self.expected: tuple[str, ...] = ()
        """parts of what a page may complain of"""

    def come(self, path: str = "/", **wanted: Any) -> Page:
        """Somebody opens a page; reads English and wants things to keep still, if nothing else is said."""
        quiet = {"locale": "en-US", "reduced_motion": "reduce", "service_workers": "block"}
        options = {**quiet, "base_url": self._house.url, **wanted}
        context = self._browser.new_context(**options)
        self._contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.on("console", lambda said: self.faults.append(said.text) if said.type == "error" else None)
        page.goto(path)
        return page

    def leave(self) -> None:
        for context in self._contexts:
            context.close()

    def unexpected(self) -> list[str]:
        return [fault for fault in self.faults if not any(part in fault for part in self.expected)]


@pytest.fixture
def visitors(browser: Browser, house: Served) -> Iterator[Visitors]:
    people = Visitors(browser, house)
    yield people
    people.leave()
    assert people.unexpected() == []
