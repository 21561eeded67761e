"""News reach every process; where they may have been lost, that is told."""

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import asyncpg
import pytest
import pytest_asyncio

from karfunkel.games.faults import Fault
from karfunkel.store.bus import MISSED, Bus, News
from karfunkel.store.faults import Unavailable
from karfunkel.store.opening import open_bus
from tests.store.cluster import Cluster, needs_postgresql

SOON = 20.0


class Ear:
    """Hears a bus, and waits for news."""

    def __init__(self, bus: Bus) -> None:
        self.heard: list[News] = []
        self._more = asyncio.Event()
        bus.listen(self._hear)

    def _hear(self, news: News) -> None:
        self.heard.append(news)
        self._more.set()

    async def hear(self, news: News) -> None:
        async with asyncio.timeout(SOON):
            while news not in self.heard:
                self._more.clear()
                await self._more.wait()


@pytest_asyncio.fixture
async def buses(cluster: Cluster) -> AsyncIterator[tuple[Bus, Bus]]:
    address = cluster.new_database()
    async with open_bus("postgresql", address) as one, open_bus(address, "karfunkel.db") as other:
        yield one, other


async def hang_up(cluster: Cluster, address: str) -> None:
    """The server ends all other connections to the database."""
    connection = await asyncpg.connect(address)
    await connection.execute(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
        "WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


async def test_one_process_hears_itself_at_once() -> None:
    async with open_bus("local", "karfunkel.db") as bus:
        ear = Ear(bus)
        bus.announce(News("t", "events", 1))
        assert ear.heard == [News("t", "events", 1)]


@pytest.mark.parametrize("address", ["redis", "redis://127.0.0.1", "", "local://"])
def test_a_bus_we_do_not_have_is_refused(address: str) -> None:
    with pytest.raises(Fault, match="--bus is local, postgresql"):
        open_bus(address, "karfunkel.db")


def test_the_bus_of_the_database_wants_postgresql() -> None:
    with pytest.raises(Fault, match="--bus is local, postgresql"):
        open_bus("postgresql", "karfunkel.db")


@needs_postgresql
async def test_news_reach_the_other_processes_and_oneself_once(buses: tuple[Bus, Bus]) -> None:
    one, other = buses
    here, there = Ear(one), Ear(other)
    news = [News(f"table {number}", "events", number) for number in range(500)]
    for each in news:
        one.announce(each)
    assert here.heard == news
    await there.hear(news[-1])
    assert there.heard == news
    other.announce(News("back", "talk", 1))
    await here.hear(News("back", "talk", 1))
    assert here.heard == [*news, News("back", "talk", 1)]


@needs_postgresql
async def test_a_lost_connection_is_made_anew_and_told_of(cluster: Cluster) -> None:
    address = cluster.new_database()
    async with open_bus(address, "") as one, open_bus(address, "") as other:
        ear = Ear(other)
        for round in range(3):
            await hang_up(cluster, address)
            await ear.hear(MISSED)
            ear.heard.clear()
            last = News("t", "events", round)
            async with asyncio.timeout(SOON):
                while last not in ear.heard:  # what is said before the speaker is connected again may be lost
                    one.announce(last)
                    await asyncio.sleep(0.05)


@needs_postgresql
async def test_news_of_other_programs_are_passed_over(cluster: Cluster) -> None:
    address = cluster.new_database()
    async with open_bus(address, "") as bus:
        ear = Ear(bus)
        connection = await asyncpg.connect(address)
        for payload in ("", "hello", "[]", '["x", {"table": 1}]'):
            await connection.execute("SELECT pg_notify('karfunkel', $1)", payload)
        await connection.execute(
            """SELECT pg_notify('karfunkel', '["x", {"table": "t", "log": "talk", "number": 3}]')"""
        )
        await connection.close()
        await ear.hear(News("t", "talk", 3))
        assert ear.heard == [News("t", "talk", 3)]


async def test_a_bus_that_cannot_be_reached_is_told_of() -> None:
    address: Any = "postgresql://me:secret@127.0.0.1:1/none"
    with pytest.raises(Unavailable, match="cannot be reached") as fault:
        await open_bus(address, "").open()
    assert "secret" not in str(fault.value)
