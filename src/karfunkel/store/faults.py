"""What can go wrong in a store."""

from karfunkel.games.faults import Fault


class StoreFault(Fault):
    """The store did not do it, and nothing has changed."""


class Stale(StoreFault):
    """Somebody else was quicker: the log is not where the caller thought."""

    def __init__(self, table: str, last: int) -> None:
        super().__init__(f"table {table} is at event {last} already")
        self.table = table
        self.last = last


class Unknown(StoreFault):
    """There is no such table, guest …"""


class Exists(StoreFault):
    """There is one with this id already."""


class Unavailable(StoreFault):
    """The database cannot be read or written now: full disk, read-only file, lost connection.

    Where a connection was lost in the middle of a write it may be stored all the same: send it again with
    the same key.
    """
