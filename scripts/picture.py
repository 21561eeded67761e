"""Draws docs/pictures/terminal.svg, the README's picture of the terminal game.

Called by make pictures.  The game is always the same, so that the picture changes only with what it shows.
"""

import asyncio
import os
import re
import tempfile
from pathlib import Path

from karfunkel import games
from karfunkel.bots.thinking import Player
from karfunkel.cli.terminal import palette
from karfunkel.cli.terminal.app import Terminal
from karfunkel.cli.terminal.screens.table import TableScreen
from karfunkel.cli.terminal.shelf import Sitter
from karfunkel.cli.terminal.table import Table
from karfunkel.match.match import Match

PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "terminal.svg"
SIZE = (100, 30)
SITTERS = (Sitter("Anna"), Sitter("Bert"), Sitter("Greedy", "greedy"))
SEED = bytes([3]) * 32
ENTRIES = 15  # so many that a chip with a tie has just been won, and Anna is to move


def table() -> Table:
    """A game of Carat that is on; all moves so far are those of the greedy bot."""
    carat = games.load("carat")
    seats = len(SITTERS)
    match = Match.new(carat, carat.options({}, seats), seats, SEED)
    players = {seat: Player("greedy", seat, SEED) for seat in range(1, seats + 1)}
    while len(match.entries) < ENTRIES:
        (seat,) = match.pending()
        match.play(seat, players[seat].choose(match))
    return Table.open_new(match, SITTERS)


async def draw() -> str:
    app = Terminal(language="en")
    app.theme = palette.CHOICES[0]
    async with app.run_test(size=SIZE) as pilot:
        screen = TableScreen(table())
        await app.push_screen(screen)
        while screen.looking != 1 or not screen.entry.moves.legal:
            await pilot.pause(0.05)
            await pilot.press("enter")  # the curtain before Anna's hand
        await pilot.pause(0.5)
        return app.export_screenshot(title="karfunkel play carat")


def without_remote_fonts(svg: str) -> str:
    """Textual's picture would fetch a font from another place; the one of the reader's system will do."""
    svg = re.sub(r"\s*@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code, monospace", "monospace").replace("arial", "sans-serif")


def main() -> None:
    with tempfile.TemporaryDirectory() as home:
        os.environ["KARFUNKEL_HOME"] = home
        os.environ.pop("NO_COLOR", None)
        svg = asyncio.run(draw())
    PICTURE.parent.mkdir(exist_ok=True)
    PICTURE.write_text(without_remote_fonts(svg), encoding="utf-8")
    print(PICTURE.relative_to(Path.cwd()))


if __name__ == "__main__":
    main()
