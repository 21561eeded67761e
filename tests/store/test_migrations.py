"""The schema in the migrations is that of the code, and an old or a newer database is known as such."""

import sqlite3
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from karfunkel.games.faults import Fault
from karfunkel.store import migrating, schema
from karfunkel.store.contract import Store
from karfunkel.store.opening import open_store
from karfunkel.store.sql import SqlStore
from tests.store.guests import table


def scripts() -> ScriptDirectory:
    config = Config()
    config.set_main_option("script_location", str(migrating.FOLDER))
    return ScriptDirectory.from_config(config)


def test_the_newest_migration_is_the_one_the_code_knows() -> None:
    assert scripts().get_heads() == [migrating.NEWEST]


async def test_the_migrations_make_the_schema_of_the_code(store: Store) -> None:
    def differences(connection: sa.Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), schema.metadata)

    assert isinstance(store, SqlStore)
    assert await store._read(differences) == []


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(store: Store, database: str) -> None:
    assert isinstance(store, SqlStore)
    newer = sa.text("UPDATE alembic_version SET version_num = '9999'")
    await store._write(lambda connection: connection.execute(newer))
    with pytest.raises(Fault, match=r"of a newer Karfunkel \(its schema is 9999, ours .*install that one"):
        await open_store(database).open()
    assert await store._read(migrating.version_of) == "9999"


async def test_a_migration_that_fails_leaves_nothing_behind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "karfunkel.db"
    monkeypatch.setattr("alembic.op.create_index", None)  # after some tables have been made
    with pytest.raises(TypeError):
        await open_store(file).open()
    raw = sqlite3.connect(file)
    assert raw.execute("SELECT name FROM sqlite_master").fetchall() == []
    raw.close()
    monkeypatch.undo()
    async with open_store(file) as store:
        await table(store)
