"""Who is connected: to this process, or lately to another one."""

from collections import Counter
from collections.abc import Callable, Iterable

from karfunkel.store.entities import Guest

SEEN_FOR = 45_000
"""milliseconds for which a guest counts as connected after a poll, or after another process said so"""

COMES_BACK = 30_000
"""milliseconds for which nobody says of a guest who is not connected any more, or yet: away"""


class Presence:
    def __init__(self, now: Callable[[], int]) -> None:
        self.sockets: Counter[str] = Counter()
        """WebSocket connections by guest; those of nobody in particular by address"""
        self._now = now
        self._asked: dict[str, int] = {}
        """when guests without a WebSocket last polled"""
        self._elsewhere: dict[str, int] = {}
        self._was_here: dict[str, int] = {}
        """when a connection ended, or something was done without one"""
        self._began = now()

    def ask(self, guest: str) -> None:
        self._asked[guest] = self._now()

    def learn(self, guests: Iterable[Guest]) -> None:
        """What the store knows of other processes."""
        for guest in guests:
            self._elsewhere[guest.id] = guest.seen

    def is_here(self, guest: str) -> bool:
        latest = max(self._asked.get(guest, 0), self._elsewhere.get(guest, 0))
        return self.sockets[guest] > 0 or latest > self._now() - SEEN_FOR

    def was_here(self, guest: str) -> None:
        self._was_here[guest] = self._now()

    def is_away(self, guest: str) -> bool:
        """Not here, and for longer than a page takes to load, or a server to start."""
        latest = self._was_here.get(guest, self._began)
        return not self.is_here(guest) and latest <= self._now() - COMES_BACK

    def here(self) -> list[str]:
        """The guests of this process; what is past is forgotten."""
        late = self._now() - SEEN_FOR
        for seen in (self._asked, self._elsewhere, self._was_here):
            for guest in [guest for guest, at in seen.items() if at <= late]:
                del seen[guest]
        connected = {guest for guest, count in self.sockets.items() if count > 0}
        return sorted(connected | self._asked.keys())
