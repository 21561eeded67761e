"""The curtain: the device changes hands, and nobody's hidden cards are on the screen."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from karfunkel.cli.terminal.boards import kind_of
from karfunkel.cli.terminal.boards.board import Board, Scene
from karfunkel.cli.terminal.chronicle import told
from karfunkel.cli.terminal.screens.base import Page
from karfunkel.cli.terminal.table import Table
from karfunkel.games.contract import SPECTATOR
from karfunkel.words.catalogue import Speaker


class CurtainScreen(Page[str]):
    """Shows the table as onlookers see it until the next person says that nobody else looks.

    Ends with "look", "undo" (the one before wants the move back) or "leave".
    """

    KEYS = (
        ("Enter", "key-look", "end('look')"),
        ("F6", "key-undo", "end('undo')"),
        ("Esc", "key-leave", "end('leave')"),
        ("F2", "key-language", "app.next_language"),
    )
    BINDINGS: ClassVar = [
        Binding("enter", "end('look')", show=False),
        Binding("f6", "end('undo')", show=False),
        Binding("escape", "end('leave')", show=False),
    ]

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self._table = table
        self._seat = seat

    def content(self) -> ComposeResult:
        yield Static(id="curtain-words")
        with Horizontal(id="middle"):
            yield kind_of(self._table.match.game.facts.name)(id="board")
            with VerticalScroll(id="side", can_focus=False):
                yield Static(id="news")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(Board).can_focus = False
        self.set_focus(None)
        self.call_after_refresh(self.query_one("#side", VerticalScroll).scroll_end, animate=False)

    def speak(self) -> None:
        table, language = self._table, self.terminal.language
        who = Speaker(language, table.names()).who(self._seat)
        text = Text(f" ◆ {self.say('curtain', who=who)} ", self.style("accent"))
        text.append(self.say("curtain-ready", who=who), self.style("plain"))
        self.query_one("#curtain-words", Static).update(text)
        news = table.news(SPECTATOR, self._seat)
        self.query_one("#news", Static).update(
            told(table, news, language, self.style("faint"), self.style("plain"))
        )
        self.query_one(Board).show(
            Scene(
                view=table.match.view(SPECTATOR),
                news=tuple(event for entry in news for event in entry.events),
                names=table.names(),
                language=language,
            )
        )

    def action_end(self, how: str) -> None:
        if how == "undo" and not self._table.can_take_back():
            self.notify(self.say("undo-not"), severity="warning")
            return
        self.dismiss(how)
