"""What has happened, told in words."""

from collections.abc import Iterable

from rich.style import Style
from rich.text import Text

from karfunkel.cli.terminal.table import News, Table
from karfunkel.games.contract import Event

LATEST = 60
"""How many entries the panel beside the board goes back; the log has them all"""


def sentences(table: Table, events: Iterable[Event], language: str) -> list[str]:
    """Events in words, those left out that only a picture needs."""
    game, names = table.match.game, table.names()
    return [game.narrate(event, language, names) for event in events if not event.detail]


def told(table: Table, entries: Iterable[News], language: str, mark: Style, words: Style) -> Text:
    """Entries as paragraphs: the move, then what came of it."""
    text = Text()
    for entry in entries:
        lines = sentences(table, entry.events, language)
        text.append(f"{entry.seat} {entry.text}", mark)
        for line in lines:
            text.append(f"\n{line}", words)
        text.append("\n")
    return text
