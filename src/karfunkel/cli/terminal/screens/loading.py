"""The wait while a game's rules are compiled, once on every machine."""

from time import monotonic
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding
from textual.containers import Vertical
from textual.widgets import ProgressBar, Static
from textual.worker import get_current_worker

from karfunkel.bots import NAMES as BOTS
from karfunkel.cli.terminal.screens.base import Card
from karfunkel.cli.terminal.screens.notice import NoticeCard
from karfunkel.games.faults import Fault
from karfunkel.words.catalogue import say

if TYPE_CHECKING:
    from karfunkel.games.contract import Game

PATIENCE = 0.3
"""Seconds before the wait is worth a window: a compiled game is there sooner"""


class LoadingScreen(Card[bool]):
    """Ends with whether the game is ready."""

    BINDINGS: ClassVar = [Binding("escape", "leave", show=False)]

    def __init__(self, game: str) -> None:
        super().__init__()
        self._game = game
        self._begun = monotonic()

    def compose(self) -> ComposeResult:
        with Vertical(classes="card"):
            yield Static(id="waiting")
            yield ProgressBar(total=None, show_eta=False, show_percentage=False)
            yield Static(id="step")

    def on_mount(self) -> None:
        super().on_mount()
        self.query_one(".card").display = False
        self.set_timer(PATIENCE, self._appear)
        self.set_interval(0.5, self._tick)
        self.prepare()

    def _appear(self) -> None:
        self.query_one(".card").display = True

    def speak(self) -> None:
        title = say(self.terminal.language, f"{self._game.replace('_', '-')}-title")
        self.query_one("#waiting", Static).update(Text(self.say("loading", game=title), self.style("plain")))

    def _tick(self) -> None:
        seconds = int(monotonic() - self._begun)
        self.query_one("#step", Static).update(
            Text(self.say("loading-seconds", seconds=seconds), self.style("faint"))
        )

    @work(thread=True)
    def prepare(self) -> None:
        """In a thread of its own, so that the window stays alive."""
        try:
            self._prepare()
        except Fault as fault:  # such as a folder that cannot be written to
            self.app.call_from_thread(self._failed, str(fault))

    def _prepare(self) -> None:
        from karfunkel import games
        from karfunkel.cli.terminal import table  # noqa: F401  (loaded here rather than when it is opened)
        from karfunkel.match import prepare

        worker = get_current_worker()
        game = games.load(self._game)
        if not prepare.is_ready(game):
            total = len(prepare.STEPS) + len(BOTS)
            for done, _ in enumerate(prepare.prepare(game), start=1):
                if worker.is_cancelled:
                    return
                self.app.call_from_thread(self._advance, done, total)
        self._wake_bots(game)
        if not worker.is_cancelled:
            self.app.call_from_thread(self._done)

    @staticmethod
    def _wake_bots(game: "Game") -> None:
        """What bots think with is compiled here, too, rather than in the middle of a game."""
        from karfunkel.bots.mind import Deadline
        from karfunkel.bots.thinking import Player
        from karfunkel.match.match import Match

        seats = game.facts.seats[0]
        match = Match.new(game, game.options({}, seats), seats, bytes(32))
        for bot in BOTS:
            seat = match.pending()[0]
            at_once = Deadline()
            at_once.stop()
            Player(bot, seat, bytes(32)).choose(match, at_once)

    def _advance(self, done: int, total: int) -> None:
        self.query_one(ProgressBar).update(total=total, progress=done)

    def _done(self) -> None:
        if self.is_current:
            self.dismiss(True)
        else:  # the window is too small just now
            self.set_timer(0.2, self._done)

    def _failed(self, fault: str) -> None:
        self.dismiss(False)
        self.app.push_screen(NoticeCard("loading-fault", fault=fault))

    def action_leave(self) -> None:
        self.workers.cancel_node(self)
        self.dismiss(False)
