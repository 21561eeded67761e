"""PostgreSQL's own troubles: connections lost, the server gone, restarted or read-only."""

import asyncio

import asyncpg
import pytest

from karfunkel.store.entities import Guest
from karfunkel.store.faults import Unavailable
from karfunkel.store.opening import open_store
from tests.store.cluster import Cluster, needs_postgresql
from tests.store.guests import guest, move, table
from tests.store.test_bus import hang_up

pytestmark = needs_postgresql


async def test_lost_connections_are_replaced_without_a_word(cluster: Cluster) -> None:
    address = cluster.new_database()
    async with open_store(address) as store:
        id = await table(store)
        for number in range(3):
            await asyncio.gather(*(store.table(id) for _ in range(4)))
            await hang_up(cluster, address)
            assert (await store.append(move(id, number, key=f"g:{number}"))).events[0].number == number + 1
            await hang_up(cluster, address)
            assert len(await store.events(id)) == number + 1
            await hang_up(cluster, address)
            await guest(store)
            await hang_up(cluster, address)
            assert (await store.table(id)).last == number + 1


async def test_a_crash_of_the_server_loses_nothing_and_while_it_is_away_that_is_told(
    cluster: Cluster,
) -> None:
    async with open_store(cluster.new_database()) as store:
        id = await table(store)
        for number in range(5):
            await store.append(move(id, number))
        cluster.stop("immediate")
        try:
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.append(move(id, 5))
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.events(id)
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.table(id)
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.add_guest(Guest(id="g", name="", created=1, seen=1))
            with pytest.raises(Unavailable, match="cannot be reached"):
                await store.check()
        finally:
            cluster.start()
        assert (await store.append(move(id, 5))).events[0].number == 6
        assert len(await store.events(id)) == 6
        await store.check()


async def test_a_read_only_database_is_told_of(cluster: Cluster) -> None:
    address = cluster.new_database()
    async with open_store(address) as store:
        id = await table(store)
        connection = await asyncpg.connect(address)
        name = address.rpartition("/")[2]
        await connection.execute(f"ALTER DATABASE {name} SET default_transaction_read_only = on")
        await connection.close()
        await hang_up(cluster, address)
        for attempt in (store.append(move(id, 0)), store.check(), guest(store)):
            with pytest.raises(Unavailable, match="it is read-only; nothing was stored"):
                await attempt
        assert await store.events(id) == ()


@pytest.mark.parametrize(
    ("address", "reason"),
    [
        ("postgresql://me:secret@127.0.0.1:1/none", "cannot be reached"),
        ("postgresql://karfunkel:secret@127.0.0.1:{port}/none", 'database "none" does not exist'),
        ("postgresql://me:secret@127.0.0.1:{port}/postgres", 'role "me" does not exist'),
    ],
)
async def test_a_wrong_address_is_told_of_without_its_password(
    cluster: Cluster, address: str, reason: str
) -> None:
    with pytest.raises(Unavailable, match=reason) as fault:
        await open_store(address.format(port=cluster.port)).open()
    assert "secret" not in str(fault.value)
