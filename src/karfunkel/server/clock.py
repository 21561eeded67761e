"""The clocks of a table, derived from its log, so that they survive a restart.  Times are milliseconds."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

SECOND = 1000
DAY = 24 * 60 * 60 * SECOND


class Clock(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How long players may think."""

    kind: Literal["none", "move", "game", "days"] = "none"
    """no limit · so many seconds a move · seconds for the game and an increment a move · days a move"""
    seconds: int = msgspec.field(default=0)
    increment: int = 0
    days: int = 0

    def fault(self) -> str:
        """What is wrong with these settings; empty where nothing is."""
        wanted: dict[str, dict[str, tuple[int, int]]] = {
            "none": {},
            "move": {"seconds": (5, 3600)},
            "game": {"seconds": (10, 36000), "increment": (0, 600)},
            "days": {"days": (1, 30)},
        }
        for name in ("seconds", "increment", "days"):
            low, high = wanted[self.kind].get(name, (0, 0))
            if not low <= getattr(self, name) <= high:
                limits = f"{low} to {high}" if high else "not given"
                return f'in a clock of kind "{self.kind}", {name} is {limits}'
        return ""


class Times:
    """How much time each seat has left, and since when those to move are thinking."""

    def __init__(self, settings: dict[str, Any], seats: int) -> None:
        self.clock = msgspec.convert(settings, Clock) if settings else Clock()
        self.since = 0
        self.left = dict.fromkeys(range(1, seats + 1), self.clock.seconds * SECOND)
        self._history: list[dict[int, int]] = []

    @property
    def runs(self) -> bool:
        return self.clock.kind != "none"

    def moved(self, seat: int, at: int) -> None:
        """A seat has moved; to be told before ``since`` changes."""
        if self.clock.kind == "game":
            self._history.append(dict(self.left))
            self.left[seat] = max(0, self.left[seat] - (at - self.since)) + self.clock.increment * SECOND

    def taken_back(self, moves: int) -> None:
        """The latest moves are undone, and the time they took is given back."""
        if self.clock.kind == "game" and moves:
            self.left = self._history[-moves]
            del self._history[-moves:]

    def allowance(self, seat: int) -> int:
        """How long a seat that is to move may think, counted from ``since``."""
        if self.clock.kind == "game":
            return self.left[seat]
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * SECOND

    def deadlines(self, pending: Iterable[int]) -> dict[int, int]:
        return {seat: self.since + self.allowance(seat) for seat in pending} if self.runs else {}
