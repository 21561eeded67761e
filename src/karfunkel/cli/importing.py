"""``karfunkel import``: records into the server's archive."""

import argparse
import asyncio
import time
from collections.abc import Iterator, Sequence

from karfunkel.cli.inputs import opened
from karfunkel.cli.stored import stored
from karfunkel.games.faults import Fault
from karfunkel.match.record import replay_lines
from karfunkel.server.archiving import kept
from karfunkel.store.entities import Kept


def run(given: argparse.Namespace) -> int:
    database = stored(given)
    games = list(_games(given.files))  # all are checked before the first is stored

    async def store_them() -> int:
        async with database as store:
            return await store.keep(games)

    new = asyncio.run(store_them())
    print(f"{new} imported, {len(games) - new} there already")
    return 0


def _games(files: Sequence[str]) -> Iterator[Kept]:
    now = time.time_ns() // 1_000_000
    for file in files:
        with opened(file) as stream:
            for line, found in replay_lines(iter(stream)):
                try:
                    if isinstance(found, Fault):
                        raise found
                    yield kept(found, now)
                except Fault as fault:
                    raise Fault(f"{file}, line {line}: {fault}; nothing was imported") from None
