"""A bot thinks while the window lives on, and lets people follow."""

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from textual.screen import Screen
from textual.timer import Timer
from textual.worker import get_current_worker

from karfunkel.bots.mind import Deadline
from karfunkel.cli.terminal.table import Table

if TYPE_CHECKING:
    from karfunkel.cli.terminal.app import Terminal

LONGEST = 2.0
"""Seconds after which a bot plays the best that it has found"""


class Thought:
    """What a bot is asked at present.  Its move is played when it is found and the pause is over."""

    def __init__(self, screen: Screen[None], table: Table, play: Callable[[int, str], None]) -> None:
        self._screen = screen
        self._table = table
        self._play = play
        self._question = 0  # by its number an answer that comes too late is known
        self._answer: tuple[int, str] | None = None
        self._pause: Timer | None = None
        self._deadline = Deadline()

    @property
    def waits(self) -> bool:
        """Whether the pause goes on."""
        return self._pause is not None

    def ask(self, seat: int) -> None:
        self._question += 1
        self._answer = None
        question = self._question
        pause = 0.0 if self._table.all_at_once else cast("Terminal", self._screen.app).pause
        if pause:
            self._pause = self._screen.set_timer(pause, self.hurry)

        deadline = self._deadline = Deadline(LONGEST)

        def think() -> None:
            text = self._table.bots[seat].choose(self._table.match, deadline)
            if not get_current_worker().is_cancelled:
                self._screen.app.call_from_thread(self._found, question, seat, text)

        self._screen.run_worker(think, thread=True)

    def drop(self) -> None:
        """The question is taken back, and the bot stops thinking."""
        self._deadline.stop()
        self._question += 1
        self._answer = None
        self._end_pause()

    def hurry(self) -> None:
        """The pause is over."""
        self._end_pause()
        if self._answer:
            self._play_answer()

    def _end_pause(self) -> None:
        if self._pause:
            self._pause.stop()
            self._pause = None

    def _found(self, question: int, seat: int, text: str) -> None:
        if question != self._question:
            return
        self._answer = (seat, text)
        if not self._pause:
            self._play_answer()

    def _play_answer(self) -> None:
        assert self._answer
        seat, text = self._answer
        self._answer = None
        self._play(seat, text)
