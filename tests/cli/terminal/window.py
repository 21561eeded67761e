"""The terminal game in a real pseudo-terminal: what a person sees there and every byte that was sent."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pexpect
import pyte

PATIENCE = 45.0
"""Seconds until a window is given up; nothing waits that long unless something is broken"""

QUIET = 0.7
"""Seconds after which a window that does not change has been drawn in full"""

_OWN = ("NO_COLOR", "COLORTERM", "COLUMNS", "LINES")
"""What the tests' own terminal says about itself"""

UP, DOWN, RIGHT, LEFT, ESCAPE, ENTER, TAB = "\x1b[A", "\x1b[B", "\x1b[C", "\x1b[D", "\x1b", "\r", "\t"
F2, F4, F5, F6, F8 = "\x1bOQ", "\x1bOS", "\x1b[15~", "\x1b[17~", "\x1b[19~"


class Window:
    def __init__(self, home: Path, *arguments: str, width: int = 80, height: int = 24, **env: str) -> None:
        self.home = home
        self.sent = b""
        self._screen = pyte.Screen(width, height)
        self._stream = pyte.ByteStream(self._screen)
        self._child = pexpect.spawn(
            sys.executable,
            ["-m", "karfunkel", "play", *arguments],
            dimensions=(height, width),
            env={
                **{name: value for name, value in os.environ.items() if name not in _OWN},
                "TERM": "xterm-256color",
                "LC_ALL": "C.UTF-8",
                "KARFUNKEL_HOME": str(home),
                "KARFUNKEL_PAUSE": "0",
                "TEXTUAL_ANIMATIONS": "none",
                **env,
            },
        )

    @property
    def text(self) -> str:
        return "\n".join(self._screen.display)

    def _read(self) -> None:
        try:
            data = self._child.read_nonblocking(65536, timeout=0.05)
        except pexpect.TIMEOUT:
            return
        self.sent += data
        # pyte knows no answer for queries of the terminal's state; without these it shows them as text
        self._stream.feed(data)

    def until(self, told: str | Callable[[str], bool]) -> str:
        """Wait for a text on the screen, or for a screen that fulfils a condition."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            text = self.text
            if told in text if isinstance(told, str) else told(text):
                return text
            try:
                self._read()
            except pexpect.EOF:
                raise AssertionError(f"the game is gone; its screen was\n{self.text}") from None
        raise AssertionError(f"waited in vain for {told!r}; the screen is\n{self.text}")

    def settled(self) -> str:
        """The screen, once nothing has changed on it for a while."""
        text, since = self.text, time.monotonic()
        while time.monotonic() - since < QUIET:
            self._read()
            if self.text != text:
                text, since = self.text, time.monotonic()
        return text

    def press(self, *keys: str) -> None:
        for key in keys:
            self._child.send(key)

    def resize(self, width: int, height: int) -> None:
        self._screen.resize(height, width)
        self._child.setwinsize(height, width)

    def kill(self) -> None:
        """As when the power goes."""
        self._child.kill(signal.SIGKILL)
        self._child.wait()
        self._child.close()

    def ended(self) -> int | None:
        """Wait for the end of the program; its exit status."""
        self._child.expect(pexpect.EOF, timeout=PATIENCE)
        self._child.close()
        status: int | None = self._child.exitstatus
        return status

    def close(self) -> None:
        if not self._child.closed:
            self._child.close(force=True)

    # --- the files

    def tables(self) -> list[Path]:
        return sorted((self.home / "tables").glob("*.jsonl"))

    def record(self) -> dict[str, Any]:
        """The record of the only table."""
        (path,) = self.tables()
        record: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
        return record


def put_on_shelf(home: Path, record: dict[str, Any], *sitters: dict[str, str]) -> Path:
    """A table as one left earlier."""
    shelf = home / "tables"
    shelf.mkdir(parents=True, exist_ok=True)
    path = shelf / f"2026-01-01-000000-{record['game']}.jsonl"
    path.write_text(json.dumps(record) + "\n", encoding="utf-8")
    path.with_suffix(".seats.json").write_text(json.dumps(sitters), encoding="utf-8")
    return path
