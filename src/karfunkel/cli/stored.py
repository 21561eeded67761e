"""The database that a command works on: the same settings as the server's say where it is."""

import argparse
import os
from contextlib import AbstractAsyncContextManager

from karfunkel.games.faults import Fault
from karfunkel.server.settings import Settings, read_settings
from karfunkel.store.contract import Store
from karfunkel.store.opening import file_of, open_store


def settings_of(given: argparse.Namespace) -> Settings:
    flags = {name: value for name in ("data", "database") if (value := getattr(given, name)) is not None}
    return read_settings(flags, os.environ, given.config)


def stored(given: argparse.Namespace) -> AbstractAsyncContextManager[Store]:
    """The store, which must be there already."""
    where = settings_of(given).where
    file = file_of(where)
    if file is not None and not file.is_file():
        raise Fault(f"there is no database {file}; --database or --data says where it is")
    return open_store(where)
