"""What a bot is: a mind that looks at a situation, thinks within limits, and ranks its moves."""

import threading
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Protocol, Self

import msgspec
import numpy as np

from karfunkel.games import chance
from karfunkel.games.contract import Event, Game, Position


class Choice(msgspec.Struct, frozen=True):
    """A legal move, as a mind has come to see it."""

    move: int
    weight: float
    """how often it should be played; only where choices are made at once is more than one above 0 (D15)"""
    value: float | None = None
    """the chance of winning that it expects, from 0 to 1; a shared victory counts its share"""
    scores: tuple[float, ...] | None = None
    """the final scores that it expects, by seat"""


class Thought(msgspec.Struct, frozen=True):
    """What came of thinking."""

    choices: tuple[Choice, ...]
    """best first; at least one has a weight above 0"""
    effort: int = 0
    """how much was thought: simulations or positions, as the mind counts"""
    proven: bool = False
    """the value of the first choice is not an estimate: nothing can change it any more"""


@dataclass(frozen=True)
class Situation:
    """All that a bot gets."""

    game: Game
    position: Position
    """as its seat may see it: what it cannot see has been drawn at random (G4)"""
    seat: int
    witnessed: Callable[[], tuple[Event, ...]]
    """everything its seat has seen happen, oldest first; it may have forgotten some of it"""


class Deadline:
    """When thinking ends: after so many seconds, or as soon as somebody says so; and what it may use.

    ``flag`` is for compiled searches: they look at its one number now and then, and stop when it is not 0.
    """

    def __init__(self, seconds: float | None = None, threads: int = 1) -> None:
        """Searches that can do so think on so many threads, on each of them as much as they would on one."""
        self.threads = threads
        self.flag = np.zeros(1, np.int8)
        self._timer = threading.Timer(seconds, self.stop) if seconds is not None else None
        if self._timer:
            self._timer.daemon = True

    def __enter__(self) -> Self:
        if self._timer:
            self._timer.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._timer:
            self._timer.cancel()

    def stop(self) -> None:
        self.flag[0] = 1


class Mind(Protocol):
    """A way of thinking."""

    def think(self, situation: Situation, deadline: Deadline, generator: Any) -> Thought:
        """Rank the seat's legal moves.  Equal chance and no deadline: the same thought."""
        ...


def alone(move: int) -> Thought:
    """The thought of who sees only one move."""
    return Thought((Choice(move, 1.0),))


def picked(thought: Thought, generator: Any) -> int:
    """The move to play: drawn by weight where a mind mixes its choices."""
    choices = [choice for choice in thought.choices if choice.weight > 0]
    if len(choices) == 1:
        return choices[0].move
    mark = int(chance.next_word(generator)) / chance.WORD * sum(choice.weight for choice in choices)
    for choice in choices[:-1]:
        if mark < choice.weight:
            return choice.move
        mark -= choice.weight
    return choices[-1].move
