"""How soon a tap shows its effect: from the finger to the next picture, as the browser itself tells it.

``python bench/taps.py`` plays some turns of each game by touch, at phone size, on this machine and on one
that is made four times slower.  The client must be built (``make client``), Chromium and Playwright be
installed (``make .venv/ready-dev``).
"""

from statistics import median

from browsing import browser, served
from playwright.sync_api import Page
from table import in_columns

TURNS = 4
SLOWER = (1, 4)
TAPS = {
    "carat": (".fields button[aria-disabled=false]", ".hands .button.main:enabled"),
    "mister_diamond": (".velvet button[aria-disabled=false], button.able, [data-move='-']",),
    "diamantenraub": (".choice:enabled, .hand button[aria-disabled=false]",),
    "halbedelstein": (".directions button, .pits button[aria-disabled=false]",) * 2,
}
"""by game, what is tapped for a turn; in the Halbedelstein-Spiel the second tap lifts"""
WATCH = """() => {
    window.taps = [];
    new PerformanceObserver(list => {
        for (const entry of list.getEntries()) if (entry.interactionId) window.taps.push(entry.duration);
    }).observe({ type: 'event', durationThreshold: 16 });
}"""
IS_TURN = "() => document.querySelector('#result') || document.querySelector('.play[data-turn]')"


def play(page: Page, game: str) -> list[float]:
    """Milliseconds from each tap to the next picture; below 16 they are not told, and count as that."""
    page.goto(f"/play/{game}")
    page.locator(".bot").first.tap()
    page.wait_for_function(IS_TURN)
    page.evaluate(WATCH)
    taps = 0
    for _ in range(TURNS):
        page.wait_for_function(IS_TURN)
        page.wait_for_timeout(3000)  # till all is shown that has happened
        for target in TAPS[game]:
            found = page.locator(target)
            if found.count() and not page.locator("#result").count():
                found.first.tap()
                taps += 1
                page.wait_for_timeout(150)
    page.wait_for_timeout(300)
    told = [float(one) for one in page.evaluate("window.taps")]
    return told + [16.0] * (taps - len(told))


def main() -> None:
    rows = []
    with served() as address, browser() as chromium:
        for game in TAPS:
            for slower in SLOWER:
                context = chromium.new_context(
                    base_url=address,
                    viewport={"width": 360, "height": 740},
                    has_touch=True,
                    is_mobile=True,
                    service_workers="block",
                )
                page = context.new_page()
                context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": slower})
                waits = play(page, game)
                rows.append(
                    [game, f"{slower} x", str(len(waits)), f"{median(waits):.0f}", f"{max(waits):.0f}"]
                )
                context.close()
    print("milliseconds from a tap to the next picture\n")
    print(in_columns(["game", "slower", "taps", "median", "longest"], rows, texts=[0]))


if __name__ == "__main__":
    main()
