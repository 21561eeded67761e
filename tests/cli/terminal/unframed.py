"""Boards of the terminal without a window around them."""

from rich.style import Style
from textual import events
from textual.message import Message

from karfunkel.cli.terminal import palette
from karfunkel.cli.terminal.boards.board import Board, Scene


class Unframed(Board):
    """To be put before a game's board: it keeps what that sends, and takes keys."""

    def __init__(self, scene: Scene | None = None) -> None:
        super().__init__()
        self.sent: list[Message] = []
        if scene:
            self.show(scene)

    def style(self, name: str) -> Style:
        return palette.style(palette.CHOICES[0], name)

    def post_message(self, message: Message) -> bool:
        self.sent.append(message)
        return True

    def press(self, *keys: str) -> None:
        for key in keys:
            self.on_key(events.Key(key, None))

    @property
    def moves(self) -> list[str]:
        return [message.text for message in self.sent if isinstance(message, Board.Picked)]

    @property
    def draft(self) -> str:
        return [message.text for message in self.sent if isinstance(message, Board.Drafted)][-1]

    @property
    def lines(self) -> list[str]:
        return self.drawing.split("\n")
