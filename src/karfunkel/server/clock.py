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
        self._spent: list[tuple[int, int]] = []
        """by each move, in the order of moving: the seat, and what it had more before than after"""

    @property
    def runs(self) -> bool:
        return self.clock.kind != "none"

    def moved(self, seat: int, at: int, person: bool) -> None:
        """A seat has moved; to be told before ``since`` changes.  A bot costs who comes back no time."""
        before = self.left[seat]
        if self.clock.kind == "game" and person:
            self.left[seat] = max(0, before - (at - self.since)) + self.clock.increment * SECOND
        self._spent.append((seat, before - self.left[seat]))

    def taken_back(self, seat: int, moves: int) -> None:
        """A seat's latest move and those after it, so many in all, are undone: their time is given back."""
        first = max(place for place, (mover, _) in enumerate(self._spent) if mover == seat)
        for mover, spent in self._spent[first : first + moves]:
            self.left[mover] += spent
        del self._spent[first : first + moves]

    def allowance(self, seat: int) -> int:
        """How long a seat that is to move may think, counted from ``since``."""
        if self.clock.kind == "game":
            return self.left[seat]
        return self.clock.days * DAY if self.clock.kind == "days" else self.clock.seconds * SECOND

    def deadlines(self, pending: Iterable[int]) -> dict[int, int]:
        return {seat: self.since + self.allowance(seat) for seat in pending}
