"""Listening to a table over plain HTTP: a mailbox for each guest who polls, kept between two polls.

With it a poller is told what happens as it happens, as somebody with a WebSocket is; who polls for the first
time, or again after a long while, is told what one may look up (M5).
"""

import asyncio
from collections.abc import Iterable

KEPT_FOR = 30_000
"""milliseconds for which a mailbox waits for the next poll"""


class Mailbox:
    def __init__(self) -> None:
        self.heard: set[int] = set()
        """the events that happened while it was there, until they are handed out"""
        self.until = 0


class Mailboxes:
    """Of one room."""

    def __init__(self) -> None:
        self._of: dict[tuple[str, int | None], Mailbox] = {}
        self._waiting: set[asyncio.Future[None]] = set()

    def __bool__(self) -> bool:
        return bool(self._waiting)

    def of(self, guest: str, seat: int | None, now: int) -> Mailbox:
        """The mailbox of a guest; somebody unknown has one for a single poll only."""
        self._of = {who: mailbox for who, mailbox in self._of.items() if mailbox.until > now}
        mailbox = self._of.setdefault((guest, seat), Mailbox()) if guest else Mailbox()
        mailbox.until = now + KEPT_FOR
        return mailbox

    def hear(self, numbers: Iterable[int]) -> None:
        for mailbox in self._of.values():
            mailbox.heard.update(numbers)
        self.wake()

    def wake(self) -> None:
        for waiting in self._waiting:
            if not waiting.done():
                waiting.set_result(None)

    async def wait(self, seconds: float) -> None:
        """Until something happens, or the time is over."""
        waiting = asyncio.get_running_loop().create_future()
        self._waiting.add(waiting)
        try:
            async with asyncio.timeout(seconds):
                await waiting
        except TimeoutError:
            pass
        finally:
            self._waiting.discard(waiting)
