"""How smoothly a browser shows all 64 stones of the Halbedelstein-Spiel in motion at once.

``python bench/stones.py`` says so.  The client must be built (``make client``), Chromium and Playwright be
installed (``make .venv/ready-dev``).
"""

from browsing import browser, served

HOPS = """async () => {
    const stones = [...document.querySelectorAll('.stone')];
    let frames = 0, longest = 0, moving = true;
    const begun = performance.now();
    let last = begun;
    const count = now => {
        frames += 1;
        longest = Math.max(longest, now - last);
        last = now;
        if (moving) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    const hop = async stone => {
        for (let at = 0; at < 25; at += 1) {
            const [from, to] = at % 2 ? [110, 0] : [0, 110];
            const frames = [0, -28, 0].map((lift, part) => ({
                transform: `translate(${from + (to - from) * part / 2}px, ${lift}px)`,
            }));
            await stone.animate(frames, { duration: 180 }).finished;
        }
    };
    await Promise.all(stones.map(hop));
    moving = false;
    const seconds = (performance.now() - begun) / 1000;
    return { stones: stones.length, seconds, perSecond: frames / seconds, longest };
}"""


def main() -> None:
    with served() as address, browser() as chromium:
        page = chromium.new_page(viewport={"width": 1440, "height": 900})
        page.goto(f"{address}/learn/halbedelstein")
        page.locator(".stone").last.wait_for()
        measured = page.evaluate(HOPS)
    print(
        f"{measured['stones']} stones in motion for {measured['seconds']:.1f} s: "
        f"{measured['perSecond']:.0f} frames a second, the longest {measured['longest']:.0f} ms"
    )


if __name__ == "__main__":
    main()
