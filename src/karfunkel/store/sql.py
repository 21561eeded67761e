"""What both databases share: everything but the hot path is written once, in SQLAlchemy's language."""

from abc import abstractmethod
from collections.abc import Callable
from typing import TypeVar

import sqlalchemy as sa

from karfunkel.store.contract import Store

Found = TypeVar("Found")


class SqlStore(Store):
    """Works are plain functions of a connection, run where the database wants them run."""

    @abstractmethod
    async def _read(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Run in a transaction that only reads and sees one state."""

    @abstractmethod
    async def _write(self, work: Callable[[sa.Connection], Found]) -> Found:
        """Run in a transaction; what comes back is stored."""
