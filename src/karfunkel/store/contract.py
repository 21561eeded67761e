"""What the server may ask of a store, whichever database is behind it.

A table is its log: numbered events, 1, 2, 3 …, that are only ever appended.  What stands beside the log
(seats, standing, result) is for finding tables, and changes together with an event or not at all.  Times are
milliseconds since 1970, given by the caller, who sees to it that they do not run backwards in a log; clocks
are derived from them.

Everything is acknowledged after its commit only.  What can go wrong is in ``faults.py``.
"""

from abc import ABC, abstractmethod
from collections.abc import Collection, Mapping
from typing import Self

from karfunkel.store.entities import (
    ApiToken,
    Append,
    Appended,
    Ban,
    Event,
    Guest,
    Kept,
    Line,
    Page,
    Status,
    Table,
)


class Store(ABC):
    """``async with open_store(…) as store:``"""

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    @abstractmethod
    async def open(self) -> None:
        """Connect and bring the schema up to date."""

    @abstractmethod
    async def close(self) -> None:
        """Finish what was asked for, then let go of the database."""

    @abstractmethod
    async def check(self) -> None:
        """For readiness: raises Unavailable unless the database can be written."""

    @abstractmethod
    async def secret(self, name: str) -> bytes:
        """32 random bytes to sign cookies with: made at the first call, then the same for every process."""

    # --- guests

    @abstractmethod
    async def add_guest(self, guest: Guest) -> None: ...

    @abstractmethod
    async def guests(self, ids: Collection[str]) -> dict[str, Guest]:
        """Those of them that there are."""

    @abstractmethod
    async def rename_guest(self, guest: str, name: str) -> None: ...

    @abstractmethod
    async def touch(self, guests: Collection[str], at: int) -> None:
        """These guests are connected."""

    @abstractmethod
    async def add_link(self, token: str, guest: str, expires: int) -> None:
        """A one-time link to another device; only the token's hash is kept."""

    @abstractmethod
    async def redeem_link(self, token: str, at: int) -> str | None:
        """The guest of a link, once; None when it is used up, expired or none."""

    @abstractmethod
    async def add_token(self, token: str, about: ApiToken) -> None: ...

    @abstractmethod
    async def guest_of_token(self, token: str) -> str | None: ...

    @abstractmethod
    async def tokens(self, guest: str) -> tuple[ApiToken, ...]: ...

    @abstractmethod
    async def revoke_token(self, guest: str, id: str) -> bool:
        """Whether there was one."""

    # --- bans

    @abstractmethod
    async def ban(self, ban: Ban) -> None:
        """A second ban of the same subject takes the place of the first."""

    @abstractmethod
    async def lift_ban(self, subject: str) -> bool: ...

    @abstractmethod
    async def bans(self, at: int, subjects: Collection[str] | None = None) -> tuple[Ban, ...]:
        """Those in force: of these subjects, or all."""

    # --- tables

    @abstractmethod
    async def create(self, table: Table) -> None:
        """A new table; its log is empty.  Raises Exists."""

    @abstractmethod
    async def table(self, id: str) -> Table:
        """Raises Unknown."""

    @abstractmethod
    async def append(self, append: Append) -> Appended:
        """Raises Stale when ``after`` is not the latest, Unknown when there is no such table."""

    @abstractmethod
    async def events(self, table: str, after: int = 0) -> tuple[Event, ...]: ...

    @abstractmethod
    async def number_of(self, table: str, key: str) -> int | None:
        """The event that was stored with a key, if there is one."""

    @abstractmethod
    async def latest(self, tables: Collection[str]) -> dict[str, tuple[int, int]]:
        """The numbers of the latest event and of the latest line of talk of each of these tables."""

    @abstractmethod
    async def say(self, table: str, line: Line) -> Line:
        """Talk; the line comes back with its number, whatever number it had."""

    @abstractmethod
    async def talk(self, table: str, after: int = 0, limit: int = 100) -> tuple[Line, ...]:
        """The latest lines after that number, oldest first."""

    @abstractmethod
    async def keep(self, games: Collection[Kept]) -> int:
        """Finished games from elsewhere, all or none; how many were not there already, by their ids."""

    # --- finding tables

    @abstractmethod
    async def find(
        self,
        statuses: Collection[Status],
        *,
        guest: str | None = None,
        listed: bool | None = None,
        game: str | None = None,
        limit: int = 50,
        after: str | None = None,
    ) -> Page:
        """Tables with one of these statuses, the latest first; with ``guest`` where that guest sits.

        The lobby: ``find(["open", "on"], listed=True)``; the archive: ``find(["over"], …)``.
        """

    @abstractmethod
    async def own(self, guest: str, limit: int = 100) -> tuple[Table, ...]:
        """Tables open and on where a guest sits or is the host: first those to move at, then the latest."""

    @abstractmethod
    async def count(self, host: str, statuses: Collection[Status]) -> int:
        """How many tables with these statuses a guest has made."""

    @abstractmethod
    async def counts(self) -> Mapping[str, int]:
        """For metrics: how many tables of each status, and ``guests``."""

    @abstractmethod
    async def due(self, at: int, limit: int = 1000) -> tuple[str, ...]:
        """Tables that are on and whose deadline is past, the oldest first: time-outs, after a restart too."""

    @abstractmethod
    async def bots_to_move(self, before: int, limit: int = 1000) -> tuple[str, ...]:
        """Tables that wait for a bot and where nothing has happened since ``before``, the oldest first."""

    @abstractmethod
    async def tidy(self, at: int) -> None:
        """Forget links and bans that have expired."""
