"""What Lighthouse says of the first page and of a table of each game, on a phone as it imagines one.

``python bench/lighthouse.py`` prints its scores, of 100.  It wants npm, whose registry has Lighthouse, and
Chromium; the client must be built (``make client``).  Keep the machine quiet meanwhile.
"""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import httpx
from browsing import FLAGS, served
from table import in_columns

from karfunkel import games

LIGHTHOUSE = "lighthouse@12.8.2"
CATEGORIES = ("performance", "accessibility", "best-practices")
TRIES, LONGEST = 3, 90  # now and then it fails to record the loading of a page, or to end
TIMES = ("largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift")


def begin(address: str, game: str) -> tuple[str, str]:
    """The path of a table with a bot, and the cookie of who sits there."""
    with httpx.Client(base_url=address, headers={"Origin": address}) as guest:
        guest.post("/api/me", json={"name": "Ada"})
        seats = [{"kind": "person"}, {"kind": "bot", "bot": "level1"}]
        opened = guest.post("/api/tables", json={"game": game, "seats": seats, "lots": False}).json()
        sit = {"do": "sit", "id": "sit", "contribution": "00" * 32}
        guest.post(f"/api/tables/{opened['id']}/deeds", json=sit).raise_for_status()
        cookie = "; ".join(f"{name}={value}" for name, value in guest.cookies.items())
    return f"/table/{opened['id']}", cookie


def judged(address: str, cookie: str) -> list[str]:
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "report.json"
        command = [
            "npx",
            "--yes",
            LIGHTHOUSE,
            address,
            "--quiet",
            "--output=json",
            f"--output-path={found}",
            f"--only-categories={','.join(CATEGORIES)}",
            f"--extra-headers={json.dumps({'Cookie': cookie})}",
            f"--chrome-flags=--headless=new {' '.join(FLAGS)}",
        ]
        environment = {**os.environ, "CHROME_PATH": shutil.which("chromium") or ""}
        for _ in range(TRIES):
            with suppress(subprocess.TimeoutExpired):
                tried = subprocess.run(command, env=environment, stdout=sys.stderr, timeout=LONGEST)
                if tried.returncode == 0:
                    break
        else:
            sys.exit(f"Lighthouse has failed {TRIES} times")
        report = json.loads(found.read_text(encoding="utf-8"))
    scores = [f"{100 * report['categories'][name]['score']:.0f}" for name in CATEGORIES]
    return scores + [report["audits"][name]["displayValue"] for name in TIMES]


def main() -> None:
    rows: list[list[str]] = []
    with served() as address:
        for game in games.NAMES:
            path, cookie = begin(address, game)
            if not rows:
                rows.append(["home", *judged(f"{address}/", cookie)])
            rows.append([f"table: {game}", *judged(f"{address}{path}", cookie)])
    print(in_columns(["page", *CATEGORIES, *TIMES], rows, texts=[0]))


if __name__ == "__main__":
    main()
