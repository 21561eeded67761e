"""The line where moves are typed, completed from the legal ones."""

from typing import ClassVar

from textual import events
from textual.binding import Binding
from textual.message import Message
from textual.suggester import Suggester
from textual.widgets import Input


class LegalMoves(Suggester):
    """Completes to a legal move, whatever the case of the letters typed."""

    def __init__(self) -> None:
        super().__init__(use_cache=False, case_sensitive=True)
        self.legal: tuple[str, ...] = ()

    def matching(self, typed: str) -> tuple[str, ...]:
        return tuple(move for move in self.legal if move.lower().startswith(typed.lower()))

    async def get_suggestion(self, value: str) -> str | None:
        found = self.matching(value)
        # Only what continues the very letters on screen can be shown behind them.
        return next((move for move in found if move.startswith(value)), None)


class Entry(Input):
    """Enter plays, Tab completes, Escape goes back to the board."""

    BINDINGS: ClassVar = [
        Binding("tab", "complete", show=False),
        Binding("escape", "give_back", show=False),
        Binding("up,down", "none", show=False),
    ]

    class Left(Message):
        """The person turns from the line to the board again."""

    def __init__(self) -> None:
        self.moves = LegalMoves()
        super().__init__(suggester=self.moves, id="entry", compact=True, max_length=32, select_on_focus=False)

    def offer(self, legal: tuple[str, ...]) -> None:
        """From now on these moves are legal; what was typed before is gone."""
        self.moves.legal = legal
        self.value = ""

    def action_complete(self) -> None:
        found = self.moves.matching(self.value)
        if found:
            self.value = _common(found)
            self.cursor_position = len(self.value)

    def action_give_back(self) -> None:
        self.value = ""
        self.post_message(self.Left())

    def action_none(self) -> None:
        """The arrows up and down are the board's."""

    def resolve(self) -> str:
        """What is typed, as a move is written: a legal move in other letters' case is meant as that one."""
        typed = self.value.strip()
        alike = [move for move in self.moves.legal if move.lower() == typed.lower()]
        return alike[0] if len(alike) == 1 else typed

    def check_consume_key(self, key: str, character: str | None) -> bool:
        """The question mark opens the rules here, too; no move has one."""
        return character != "?" and super().check_consume_key(key, character)

    def begin_with(self, character: str) -> None:
        """A character typed while the board was in focus."""
        self.screen.set_focus(self, scroll_visible=False)  # at once: the next character may be waiting
        self.value += character
        self.cursor_position = len(self.value)

    def on_focus(self, event: events.Focus) -> None:
        self.cursor_position = len(self.value)


def _common(texts: tuple[str, ...]) -> str:
    """The longest beginning that all of them share."""
    shortest = min(texts, key=len)
    for at, character in enumerate(shortest):
        if any(text[at] != character for text in texts):
            return shortest[:at]
    return shortest
