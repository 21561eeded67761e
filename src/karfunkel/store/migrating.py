"""Brings a database's schema up to date.  Alembic is loaded only where there is something to do."""

from pathlib import Path

import sqlalchemy as sa

from karfunkel.games.faults import Fault

NEWEST = "0001"
"""the newest of ``migrations/versions``"""
FOLDER = Path(__file__).parent / "migrations"


def migrate(connection: sa.Connection) -> None:
    """In the transaction that the connection is in: all of it or nothing."""
    if version_of(connection) == NEWEST:
        return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise Fault(
            f"the database is of a newer Karfunkel (its schema is {version_of(connection)}, ours {NEWEST}): "
            "install that one"
        ) from None


def version_of(connection: sa.Connection) -> str | None:
    """The newest migration that was made to it; None for an empty database."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return None
    version: str | None = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
    return version
