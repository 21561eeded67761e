"""`karfunkel serve --open` opens the browser, or says where to look."""

import os
import stat
import subprocess
import sys
from pathlib import Path

ADDRESS = "http://127.0.0.1:8123"


def show(**environment: str) -> str:
    kept = {name: value for name, value in os.environ.items() if name in ("PATH", "HOME")}
    return subprocess.run(
        [sys.executable, "-c", f"from karfunkel.cli.serve import show; show({ADDRESS!r})"],
        env={**kept, **environment},
        capture_output=True,
        text=True,
        check=True,
    ).stdout


def test_the_browser_is_opened_at_the_server(tmp_path: Path) -> None:
    browser, seen = tmp_path / "browser", tmp_path / "seen"
    browser.write_text(f'#!/bin/sh\necho "$1" >{seen}\n')
    browser.chmod(browser.stat().st_mode | stat.S_IXUSR)
    assert show(BROWSER=f"{browser} %s") == f"Karfunkel is served at {ADDRESS}\n"
    assert seen.read_text() == f"{ADDRESS}\n"


def test_without_a_display_the_address_must_do() -> None:
    assert show().endswith("Open this address in a browser.\n")
