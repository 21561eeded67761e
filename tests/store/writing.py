"""A process that appends to tables as fast as it can, and says what was acknowledged; made to be killed.

usage: python -m tests.store.writing DATABASE TABLE …
"""

import asyncio
import os
import sys

from karfunkel.store.entities import new_id
from karfunkel.store.faults import Stale
from karfunkel.store.opening import open_store
from tests.store.guests import move


async def write(database: str, tables: list[str]) -> None:
    async with open_store(database) as store:

        async def fill(table: str) -> None:
            number = (await store.table(table)).last
            while True:
                text = new_id()
                try:
                    await store.append(move(table, number, text, key=text))
                except Stale as stale:
                    number = stale.last
                else:
                    number += 1
                    os.write(1, f"{table} {number} {text}\n".encode())

        await asyncio.gather(*map(fill, tables))


if __name__ == "__main__":
    asyncio.run(write(sys.argv[1], sys.argv[2:]))
