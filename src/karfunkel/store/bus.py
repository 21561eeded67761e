"""The bus says one thing only: "look at table t again, its log is at number n".

It may lose messages, double or reorder them without harm: what counts is in the store, and whoever listens
asks the store again now and then.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal, Self

import msgspec

Log = Literal["events", "talk", "people"]
"""people: somebody has come or gone; such news have no number of their own"""


class News(msgspec.Struct, frozen=True):
    table: str
    log: Log
    number: int


MISSED = News("", "events", 0)
"""Some news may have been lost, nobody knows which: look again at everything."""

Listener = Callable[[News], None]


class Bus(ABC):
    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def open(self) -> None: ...

    @abstractmethod
    async def close(self) -> None: ...

    @abstractmethod
    def announce(self, news: News) -> None:
        """Tell every process, this one too.  Returns at once and never fails."""

    @abstractmethod
    def listen(self, listener: Listener) -> None:
        """Call this in the event loop for all news; it must be quick."""


class LocalBus(Bus):
    """For one process."""

    def __init__(self) -> None:
        self._listeners: list[Listener] = []

    async def open(self) -> None:
        pass

    async def close(self) -> None:
        self._listeners.clear()

    def announce(self, news: News) -> None:
        for listener in self._listeners:
            listener(news)

    def listen(self, listener: Listener) -> None:
        self._listeners.append(listener)
