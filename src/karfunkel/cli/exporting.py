"""``karfunkel export``: the records of finished games."""

import argparse
import asyncio
import sys
from collections.abc import AsyncIterator

from karfunkel.cli.stored import stored
from karfunkel.games.faults import Fault
from karfunkel.server.archiving import record_of
from karfunkel.store.contract import Store
from karfunkel.store.entities import Table

PAGE = 200


def run(given: argparse.Namespace) -> int:
    return asyncio.run(_export(given))


async def _export(given: argparse.Namespace) -> int:
    status = 0
    async with stored(given) as store:
        async for table in _finished(store, given.game):
            try:
                print(record_of(table, await store.events(table.id)), flush=False)
            except Fault as fault:
                print(f"karfunkel: table {table.id}: {fault}", file=sys.stderr)
                status = 2
    return status


async def _finished(store: Store, game: str | None) -> AsyncIterator[Table]:
    """Finished games, the latest first."""
    after: str | None = None
    while True:
        page = await store.find(["over"], game=game, limit=PAGE, after=after)
        for table in page.tables:
            yield table
        if page.next is None:
            return
        after = page.next
