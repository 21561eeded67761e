"""The note of a window that is too small; what is behind it waits."""

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.widgets import Static

from karfunkel.cli.terminal.screens.base import Card


class SmallScreen(Card[None]):
    DEFAULT_CSS = "SmallScreen { background: $background; }"

    def __init__(self, width: int, height: int) -> None:
        super().__init__()
        self._width = width
        self._height = height

    def compose(self) -> ComposeResult:
        yield Static(id="small")

    def on_screen_resume(self) -> None:
        if self.terminal.fits:
            self.call_later(self.dismiss, None)

    def on_resize(self, event: events.Resize) -> None:
        self.speak()

    def speak(self) -> None:
        size = self.app.size
        text = self.say(
            "small", width=self._width, height=self._height, now_width=size.width, now_height=size.height
        )
        self.query_one("#small", Static).update(Text(text, justify="center"))
