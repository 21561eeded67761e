"""Installed, and without a network."""

import json

from playwright.sync_api import expect

from karfunkel.server.shelf import read_shelf
from tests.browser.conftest import Visitors


def test_without_a_network_the_client_opens_and_says_that_it_is_alone(visitors: Visitors) -> None:
    visitors.expected = ("ERR_INTERNET_DISCONNECTED", "Failed to load resource")
    page = visitors.come(service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready")
    page.wait_for_function("navigator.serviceWorker.controller")
    page.goto("/play/carat")
    page.locator(".bot").first.wait_for()
    page.context.set_offline(True)
    page.goto("/play/carat")
    expect(page.get_by_role("alert")).to_contain_text("The server cannot be reached")
    page.goto("/")
    expect(page.get_by_role("heading", name="Halbedelstein-Spiel")).to_be_visible()


def test_the_client_can_be_installed() -> None:
    shelf = read_shelf()
    manifest = json.loads(shelf["/karfunkel.webmanifest"].bodies[""])
    assert manifest["start_url"] == "/"
    sizes = {icon["sizes"] for icon in manifest["icons"]}
    assert {"any", "192x192", "512x512"} <= sizes
    for icon in manifest["icons"]:
        assert icon["src"] in shelf
