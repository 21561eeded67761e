"""The terminal game: which screen is shown, in which language, in which colours."""

import os
from pathlib import Path
from typing import ClassVar

from textual import events, work
from textual.app import App
from textual.binding import Binding

from karfunkel.cli.terminal import palette, shelf
from karfunkel.cli.terminal.screens.base import Speaking
from karfunkel.cli.terminal.screens.loading import LoadingScreen
from karfunkel.cli.terminal.screens.menu import MenuScreen
from karfunkel.cli.terminal.screens.notice import NoticeCard
from karfunkel.cli.terminal.screens.rules import RulesScreen
from karfunkel.cli.terminal.screens.saves import SavesScreen
from karfunkel.cli.terminal.screens.small import SmallScreen
from karfunkel.games.faults import Fault
from karfunkel.words.languages import LANGUAGES, language_of_user

WIDTH, HEIGHT = 80, 23
"""The smallest window: that of an old terminal, less tmux's status line"""

PAUSE = 1.0
"""Seconds between a bot's moves, so that one can follow them"""


class Terminal(App[None]):
    CSS_PATH = "terminal.tcss"
    ENABLE_COMMAND_PALETTE = False
    TITLE = "Karfunkel"
    HORIZONTAL_BREAKPOINTS = [  # noqa: RUF012
        (0, "-narrow"),
        (110, "-wide"),
    ]
    BINDINGS: ClassVar = [
        Binding("f2", "next_language", show=False, priority=True),
        Binding("f9", "next_colours", show=False, priority=True),
        Binding("ctrl+c,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(
        self,
        game: str | None = None,
        language: str | None = None,
        resume: bool = False,
        pause: float | None = None,
    ) -> None:
        super().__init__()
        self.language = language or language_of_user(os.environ)
        given = os.environ.get("KARFUNKEL_PAUSE", "")
        self.pause = pause if pause is not None else _seconds(given)
        self._game = game
        self._resume = resume
        for theme in palette.THEMES:
            self.register_theme(theme)
        self.theme = self._fitting_colours()

    def _fitting_colours(self) -> str:
        """The colours asked for by $KARFUNKEL_COLOURS, else what the terminal can show."""
        asked = os.environ.get("KARFUNKEL_COLOURS", "")
        for name in palette.CHOICES:
            if asked and name.endswith(asked):
                return name
        few = self.console.color_system in (None, "standard") and not self.no_color
        return palette.SIXTEEN if few else palette.CHOICES[0]

    async def on_mount(self) -> None:
        await self.push_screen(MenuScreen())
        if self._resume:
            self.resume(self._game)
        elif self._game:
            self.set_up(self._game)

    async def on_event(self, event: events.Event) -> None:
        """A screen may take a key before its widgets get it: through their queues, a key typed in haste could
        come to a widget later than those typed after it, or be lost while the focus moves."""
        if isinstance(event, events.Key) and not event.is_forwarded:
            screen = self.screen
            if isinstance(screen, Speaking) and screen.takes(event):
                return
        await super().on_event(event)

    # --- where to go

    def set_up(self, game: str) -> None:
        """Choose the options and seats of a new table."""
        self.push_screen(LoadingScreen(game), lambda ready: self._set_up(game) if ready else None)

    def _set_up(self, game: str) -> None:
        from karfunkel.cli.terminal.screens.setup import SetupScreen

        self.push_screen(SetupScreen(game))

    def resume(self, game: str | None = None) -> None:
        """Go on with a table; the only one there is opens at once."""
        tables = [table for table in shelf.unfinished() if game in (None, table.game)]
        if len(tables) == 1:
            self.reopen(tables[0].game, tables[0].path)
        elif tables:
            self.push_screen(SavesScreen(game), self._chosen)
        else:
            self.push_screen(NoticeCard("saves-none"))

    def _chosen(self, table: shelf.Summary | None) -> None:
        if table:
            self.reopen(table.game, table.path)

    def reopen(self, game: str, path: Path) -> None:
        self.push_screen(LoadingScreen(game), lambda ready: self._reopen(path) if ready else None)

    def _reopen(self, path: Path) -> None:
        from karfunkel.cli.terminal.screens.table import TableScreen
        from karfunkel.cli.terminal.table import Table

        try:
            table = Table.reopen(path)
        except Fault as fault:
            self.push_screen(NoticeCard("saves-fault", fault=str(fault)))
            return
        self.push_screen(TableScreen(table))

    def show_rules(self, game: str, rule: str | None = None) -> None:
        self.push_screen(RulesScreen(game, rule))

    # --- language and colours

    def action_next_language(self) -> None:
        self.speak_language(LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)])

    def speak_language(self, language: str) -> None:
        self.language = language
        self._retell()

    def action_next_colours(self) -> None:
        at = palette.CHOICES.index(self.theme)
        self.theme = palette.CHOICES[(at + 1) % len(palette.CHOICES)]
        self._retell()

    def _retell(self) -> None:
        for screen in self.screen_stack:
            if isinstance(screen, Speaking) and screen.is_mounted:
                screen.retell()

    # --- the window

    def on_resize(self, event: events.Resize) -> None:
        """Nothing is lost in a window that is too small: what was there waits behind a note."""
        fits = event.size.width >= WIDTH and event.size.height >= HEIGHT
        small = isinstance(self.screen, SmallScreen)
        if not fits and not small:
            self.push_screen(SmallScreen(WIDTH, HEIGHT))
        elif fits and small:
            self.pop_screen()
            # A note that something came to lie upon goes when it comes up again (small.py).

    @property
    def fits(self) -> bool:
        return self.size.width >= WIDTH and self.size.height >= HEIGHT

    @work(thread=True)
    def warm_up(self) -> None:
        """Load what all games need while the menu is read."""
        import karfunkel.match.match  # noqa: F401


def _seconds(text: str) -> float:
    try:
        return max(float(text), 0.0)
    except ValueError:
        return PAUSE


def run(
    game: str | None = None,
    language: str | None = None,
    resume: bool = False,
    pause: float | None = None,
) -> None:
    """Play in this terminal until the person leaves.  ``pause`` is the time between bots' moves."""
    Terminal(game, language, resume, pause).run()
