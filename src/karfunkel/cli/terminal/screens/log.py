"""Everything that has happened, at full width."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import VerticalScroll
from textual.widgets import Static

from karfunkel.cli.terminal.chronicle import sentences, told
from karfunkel.cli.terminal.screens.base import Page
from karfunkel.cli.terminal.table import Table


class LogScreen(Page[None]):
    KEYS = (
        ("Esc", "key-back", "leave"),
        ("↑↓ PgUp PgDn", "key-scroll", "none"),
        ("F2", "key-language", "app.next_language"),
    )
    BINDINGS: ClassVar = [Binding("escape,q,f4", "leave", show=False)]

    def __init__(self, table: Table, looking: int) -> None:
        super().__init__()
        self._table = table
        self._looking = looking

    def content(self) -> ComposeResult:
        yield Static(id="log-title")
        with VerticalScroll(id="log"):
            yield Static(id="log-words")

    def on_mount(self) -> None:
        super().on_mount()
        scroll = self.query_one("#log", VerticalScroll)
        scroll.focus()
        self.call_after_refresh(scroll.scroll_end, animate=False)

    def speak(self) -> None:
        table, language = self._table, self.terminal.language
        self.query_one("#log-title", Static).update(Text(f" ◆ {self.say('log-title')}", self.style("accent")))
        text = Text()
        for line in sentences(table, table.opening(self._looking), language):
            text.append(line + "\n", self.style("faint"))
        text.append(
            told(table, table.chronicle(self._looking), language, self.style("accent"), self.style("plain"))
        )
        self.query_one("#log-words", Static).update(text)

    def action_leave(self) -> None:
        self.dismiss(None)

    def action_none(self) -> None:
        """Keys that the text itself knows."""
