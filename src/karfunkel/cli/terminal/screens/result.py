"""The end of a game: who has won, how it came about, what to do next."""

from typing import ClassVar

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Horizontal, Vertical
from textual.widgets import Button, Static

from karfunkel.cli.terminal.screens.base import Card
from karfunkel.cli.terminal.summary import grouped
from karfunkel.cli.terminal.table import Table
from karfunkel.games.contract import Ended
from karfunkel.words.catalogue import Speaker


class ResultCard(Card[str]):
    """Ends with "rematch", "menu" or "look" (at the board)."""

    BINDINGS: ClassVar = [
        Binding("escape", "end('look')", show=False),
        Binding("left", "app.focus_previous", show=False),
        Binding("right", "app.focus_next", show=False),
    ]

    def __init__(self, table: Table) -> None:
        super().__init__()
        self._table = table

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="result")
            with Horizontal(classes="answers"):
                yield Button(id="rematch", variant="primary", compact=True)
                yield Button(id="look", compact=True)
                yield Button(id="menu", compact=True)

    def speak(self) -> None:
        match, language = self._table.match, self.terminal.language
        outcome = match.outcome()
        assert outcome
        speaker = Speaker(language, self._table.names())
        text = Text()
        for event in match.entries[-1].events if match.entries else ():
            if isinstance(event, Ended):
                text.append(
                    f"◆ {match.game.narrate(event, language, self._table.names())}\n\n", self.style("accent")
                )
        width = max(len(speaker.who(seat)) for seat in range(1, match.seats + 1))
        ranked = sorted(range(1, match.seats + 1), key=lambda seat: -outcome.scores[seat - 1])
        for seat in ranked:
            won = seat in outcome.winners
            text.append("★ " if won else "  ", self.style("accent"))
            text.append(f"{speaker.who(seat):<{width}}", self.style("legal" if won else "plain"))
            text.append(f"  {grouped(outcome.scores[seat - 1], language):>7}\n", self.style("plain"))
        text.append(f"\n{self.say('result-kept')}\n", self.style("faint"))
        text.append(f"{self._table.slip.path}", self.style("faint"))
        self.query_one("#result", Static).update(text)
        for button in ("rematch", "look", "menu"):
            self.query_one(f"#{button}", Button).label = self.say(f"result-{button}")

    @on(Button.Pressed)
    def chosen(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)

    def action_end(self, how: str) -> None:
        self.dismiss(how)
