"""The saved tables to go on with, the newest first."""

import time
from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from karfunkel.cli.terminal import shelf
from karfunkel.cli.terminal.screens.base import Page
from karfunkel.words.catalogue import say


class SavesScreen(Page[shelf.Summary | None]):
    """Ends with the table to go on with."""

    KEYS = (
        ("Enter", "key-open", "choose"),
        ("Esc", "key-back", "leave"),
        ("F2", "key-language", "app.next_language"),
    )
    BINDINGS: ClassVar = [Binding("escape,q", "leave", show=False)]

    def __init__(self, game: str | None = None) -> None:
        super().__init__()
        self._tables = [table for table in shelf.unfinished() if game in (None, table.game)]

    def content(self) -> ComposeResult:
        yield Static(id="saves-title")
        yield OptionList(id="saves")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(OptionList).focus()

    def speak(self) -> None:
        self.query_one("#saves-title", Static).update(
            Text(f" ◆ {self.say('saves-title')}", self.style("accent"))
        )
        saves = self.query_one(OptionList)
        at = saves.highlighted or 0
        saves.clear_options()
        for number, table in enumerate(self._tables):
            saves.add_option(Option(self._line(table), id=str(number)))
        saves.highlighted = at

    def _line(self, table: shelf.Summary) -> Group:
        language = self.terminal.language
        title = Text(say(language, f"{table.game.replace('_', '-')}-title"), self.style("legal"))
        names = ", ".join(
            sitter.name or say(language, "seat", seat=seat)
            for seat, sitter in enumerate(table.sitters, start=1)
        )
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(table.saved))
        about = self.say("saves-line", when=when, moves=table.moves, names=names)
        return Group(title, Text(about, self.style("faint")))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(self._tables[int(event.option_id or 0)])

    def action_choose(self) -> None:
        self.query_one(OptionList).action_select()

    def action_leave(self) -> None:
        self.dismiss(None)
