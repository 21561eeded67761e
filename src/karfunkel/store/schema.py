"""The tables of the database, the same in SQLite and PostgreSQL.  A change here wants a migration beside it.

What is written at every move, ``standings``, is kept apart from what is settled once: a row of ``tables``
holds a whole deal, which would else be written anew with every move.  JSON is kept as text, as it came.
"""

import sqlalchemy as sa

metadata = sa.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)


def _of_table() -> "sa.Column[str]":
    return sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True)


def _of_guest() -> "sa.Column[str]":
    return sa.Column("guest", sa.Text, sa.ForeignKey("guests.id"), nullable=False, index=True)


guests = sa.Table(
    "guests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("seen", sa.BigInteger, nullable=False),
)

links = sa.Table(
    "links",
    metadata,
    sa.Column("hash", sa.LargeBinary, primary_key=True),
    _of_guest(),
    sa.Column("expires", sa.BigInteger, nullable=False),
)

tokens = sa.Table(
    "tokens",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("hash", sa.LargeBinary, nullable=False, unique=True),
    _of_guest(),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)

bans = sa.Table(
    "bans",
    metadata,
    sa.Column("subject", sa.Text, primary_key=True),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("until", sa.BigInteger),
)

secrets = sa.Table(
    "secrets",
    metadata,
    sa.Column("name", sa.Text, primary_key=True),
    sa.Column("value", sa.LargeBinary, nullable=False),
)

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("game", sa.Text, nullable=False),
    sa.Column("options", sa.Text, nullable=False),
    sa.Column("host", sa.Text, nullable=False, index=True),
    sa.Column("rules", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("clock", sa.Text, nullable=False),
    sa.Column("extra", sa.Text, nullable=False),
    sa.Column("commitment", sa.Text, nullable=False),
    sa.Column("server_seed", sa.Text, nullable=False),
    sa.Column("deal", sa.Text),
    sa.Column("seed", sa.Text),
    sa.Column("result", sa.Text),
)

standings = sa.Table(
    "standings",
    metadata,
    _of_table(),
    sa.Column("last", sa.Integer, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("pending", sa.Integer, nullable=False),  # a bit for each seat, that of seat 1 the lowest
    sa.Column("deadline", sa.BigInteger),
    sa.Index(None, "status", "updated"),
    sqlite_with_rowid=False,
)
sa.Index(
    "ix_standings_deadline",
    standings.c.deadline,
    sqlite_where=standings.c.deadline.is_not(None),
    postgresql_where=standings.c.deadline.is_not(None),
)

seats = sa.Table(
    "seats",
    metadata,
    _of_table(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False, index=True),
    sa.Column("bot", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sqlite_with_rowid=False,
)

events = sa.Table(
    "events",
    metadata,
    _of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("key", sa.Text, nullable=False),  # of those that came together the first one has it
    sqlite_with_rowid=False,
)
_has_a_key = events.c.key != ""
sa.Index(
    "uq_events_key",
    events.c.table_id,
    events.c.key,
    unique=True,
    sqlite_where=_has_a_key,
    postgresql_where=_has_a_key,
)

talk = sa.Table(
    "talk",
    metadata,
    _of_table(),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("guest", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("emote", sa.Boolean, nullable=False),
    sqlite_with_rowid=False,
)
