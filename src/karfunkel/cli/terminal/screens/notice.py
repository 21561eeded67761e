"""Something to be told, and a question to be answered."""

from typing import ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from karfunkel.cli.terminal.screens.base import Card


class NoticeCard(Card[None]):
    """One message; any of the usual keys puts it away."""

    BINDINGS: ClassVar = [Binding("escape,enter,space,q", "away", show=False)]

    def __init__(self, message: str, **values: object) -> None:
        super().__init__()
        self._message = message
        self._values = values

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="notice")
            yield Static(id="away")

    def speak(self) -> None:
        self.query_one("#notice", Static).update(Text(self.say(self._message, **self._values)))
        self.query_one("#away", Static).update(Text("\n" + self.say("press-enter"), self.style("faint")))

    def action_away(self) -> None:
        self.dismiss(None)


class QuestionCard(Card[bool]):
    """A question to be answered by yes or no; no is what Enter does at first."""

    BINDINGS: ClassVar = [
        Binding("escape", "answer(False)", show=False),
        Binding("left,right", "app.focus_next", show=False),
    ]

    def __init__(self, message: str, **values: object) -> None:
        super().__init__()
        self._message = message
        self._values = values

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="question")
            with Horizontal(classes="answers"):
                yield Button(id="no", compact=True)
                yield Button(id="yes", compact=True)

    def speak(self) -> None:
        self.query_one("#question", Static).update(Text(self.say(self._message, **self._values)))
        self.query_one("#no", Button).label = self.say("no")
        self.query_one("#yes", Button).label = self.say("yes")

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id == "yes")

    def action_answer(self, yes: bool) -> None:
        self.dismiss(yes)
