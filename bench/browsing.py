"""A server on its own and a browser that visits it."""

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

FLAGS = ("--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-background-networking")


@contextmanager
def served() -> Iterator[str]:
    """The address of ``karfunkel serve`` with a database that is thrown away."""
    with tempfile.TemporaryDirectory() as data:
        serve = ("serve", "--port", "0", "--data", data, "--log", "warning")
        server = subprocess.Popen(
            [sys.executable, "-m", "karfunkel", *serve], stdout=subprocess.PIPE, text=True
        )
        try:
            assert server.stdout
            yield server.stdout.readline().split()[-1]
        finally:
            server.terminate()
            server.wait()


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=list(FLAGS))
        yield chromium
        chromium.close()
