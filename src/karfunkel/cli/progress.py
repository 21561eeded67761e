"""Telling a person at a terminal how far long work has got; programs are told nothing."""

import sys
from types import TracebackType
from typing import Self

from karfunkel.games.contract import Game
from karfunkel.match.prepare import STEPS, is_ready, prepare


class Progress:
    """One line on standard error that is written over, and gone in the end."""

    def __init__(self) -> None:
        self._shows = sys.stderr.isatty()
        self._width = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.tell("")

    def tell(self, text: str) -> None:
        if self._shows:
            print(f"\r{text:<{self._width}}", end="" if text else "\r", file=sys.stderr, flush=True)
            self._width = len(text)


def get_ready(game: Game) -> None:
    """Compile a game's rules if that has not been done on this machine yet."""
    if is_ready(game):
        return
    with Progress() as progress:
        progress.tell(f"Compiling the rules of {game.facts.title}, once …")
        for done, step in enumerate(prepare(game), start=1):
            progress.tell(f"Compiling the rules of {game.facts.title}, once: {done}/{len(STEPS)} ({step})")
