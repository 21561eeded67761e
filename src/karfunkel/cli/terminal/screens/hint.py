"""A hint: what a strong bot would play here, and why."""

from typing import ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical, VerticalScroll
from textual.widgets import LoadingIndicator, Static
from textual.worker import get_current_worker

from karfunkel.bots import hints
from karfunkel.cli.terminal.screens.base import Card
from karfunkel.cli.terminal.table import Table


class HintCard(Card[str]):
    """Ends with the move to play, "rules", or nothing."""

    BINDINGS: ClassVar = [
        Binding("escape", "leave", show=False),
        Binding("enter", "play", show=False),
        Binding("question_mark,f1", "rules", show=False, priority=True),
    ]

    def __init__(self, table: Table, seat: int) -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._deadline = hints.limit()
        self._hint: hints.Hint | None = None

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="hint-title")
            yield LoadingIndicator()
            with VerticalScroll(id="hint-lines"):
                yield Static(id="hint")
            yield Static(id="hint-keys")

    def on_mount(self) -> None:
        super().on_mount()
        self.think()

    def on_unmount(self) -> None:
        self._deadline.stop()

    @work(thread=True)
    def think(self) -> None:
        found = hints.hint(self._table.match, self._seat, deadline=self._deadline)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self._show, found)

    def _show(self, found: hints.Hint) -> None:
        self._hint = found
        self.speak()

    def speak(self) -> None:
        language, names = self.terminal.language, self._table.names()
        self.query_one("#hint-title", Static).update(Text(self.say("hint-title"), self.style("accent")))
        self.query_one(LoadingIndicator).display = self._hint is None
        self.query_one("#hint-keys", Static).update(Text("\n" + self.say("hint-keys"), self.style("faint")))
        if self._hint:
            text = Text()
            told = hints.narrate(self._table.match, self._hint, language, names)
            for line in hints.lines(told):
                is_reason = line.startswith(" ")
                text.append(f"{line}\n", self.style("plain" if is_reason else "news"))
            text.rstrip()
            self.query_one("#hint", Static).update(text)

    def action_play(self) -> None:
        if self._hint:
            self.dismiss(self._hint.advice[0].move)

    def action_rules(self) -> None:
        self.dismiss("rules")

    def action_leave(self) -> None:
        self.workers.cancel_node(self)
        self.dismiss(None)
