"""Every test of a store runs on SQLite and on PostgreSQL."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio

from karfunkel.store.contract import Store
from karfunkel.store.opening import open_store
from tests.store.cluster import Cluster, needs_postgresql

BOTH = ["sqlite", pytest.param("postgresql", marks=needs_postgresql)]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    with Cluster() as cluster:
        yield cluster


@pytest.fixture(params=BOTH)
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'house' / 'karfunkel.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.new_database()


@pytest_asyncio.fixture
async def store(database: str) -> AsyncIterator[Store]:
    async with open_store(database) as store:
        yield store
