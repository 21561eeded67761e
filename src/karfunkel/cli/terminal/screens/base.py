"""What all screens share: they speak the chosen language and show their keys at the bottom."""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

from rich.segment import Segment
from textual import events
from textual.app import ComposeResult
from textual.screen import ModalScreen, Screen
from textual.strip import Strip
from textual.widget import Widget

from karfunkel.cli.terminal import palette
from karfunkel.words.catalogue import say

if TYPE_CHECKING:
    from karfunkel.cli.terminal.app import Terminal

Key = tuple[str, str, str]
"""A key as it is printed on the keyboard, the message that says what it does, and the action"""

Result = TypeVar("Result")


class KeyBar(Widget):
    """The keys that do something here; each can be clicked as well."""

    DEFAULT_CSS = "KeyBar { dock: bottom; height: 1; background: $panel; }"

    def __init__(self) -> None:
        super().__init__()
        self._keys: tuple[tuple[str, str, str], ...] = ()

    def tell(self, keys: tuple[tuple[str, str, str], ...]) -> None:
        """Show these: the key, what it does, the action."""
        self._keys = keys
        self.refresh()

    def render_line(self, y: int) -> Strip:
        base = self.rich_style
        cap = base + palette.style(self.app.theme, "accent")
        segments = [Segment(" ", base)]
        for key, text, _ in self._keys:
            segments += [Segment(key, cap), Segment(f" {text}", base), Segment("  ", base)]
        return Strip(segments).adjust_cell_length(self.size.width, base)

    async def on_click(self, event: events.Click) -> None:
        x = 1
        for key, text, action in self._keys:
            width = len(key) + 1 + len(text)
            if x <= event.x < x + width:
                await self.screen.run_action(action)
                return
            x += width + 2


class Speaking(Generic[Result]):
    """A screen that speaks; ``speak`` is called again when another language is chosen."""

    KEYS: ClassVar[tuple[Key, ...]] = ()

    @property
    def terminal(self) -> "Terminal":
        return cast("Terminal", cast("Screen[Any]", self).app)

    def say(self, message: str, **values: object) -> str:
        return say(self.terminal.language, f"terminal-{message}", **values)

    def keys(self) -> tuple[Key, ...]:
        return self.KEYS

    def takes(self, event: events.Key) -> bool:
        """Take a key before the widgets get it; whether it was taken."""
        return False

    def speak(self) -> None:
        """Write all texts anew."""

    def tell_keys(self) -> None:
        for bar in cast("Screen[Any]", self).query(KeyBar):
            bar.tell(tuple((key, self.say(message), action) for key, message, action in self.keys()))

    def retell(self) -> None:
        self.speak()
        self.tell_keys()


class Page(Speaking[Result], Screen[Result]):
    """A screen that fills the window."""

    def compose(self) -> ComposeResult:
        yield from self.content()
        yield KeyBar()

    def content(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        self.retell()

    def style(self, name: str) -> Any:
        return palette.style(self.app.theme, name)


class Card(Speaking[Result], ModalScreen[Result]):
    """A small window in front of another one."""

    DEFAULT_CSS = """
    Card { align: center middle; background: $background 60%; }
    Card > .card {
        width: 64; max-width: 100%; height: auto; max-height: 100%;
        border: round $accent; background: $surface; padding: 1 2;
    }
    """

    def on_mount(self) -> None:
        self.retell()

    def style(self, name: str) -> Any:
        return palette.style(self.app.theme, name)
