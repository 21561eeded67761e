"""The first schema: guests, tables and their logs."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "bans",
        sa.Column("subject", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("subject", name="pk_bans"),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_guests"),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("options", sa.Text(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("listed", sa.Boolean(), nullable=False),
        sa.Column("clock", sa.Text(), nullable=False),
        sa.Column("extra", sa.Text(), nullable=False),
        sa.Column("commitment", sa.Text(), nullable=False),
        sa.Column("server_seed", sa.Text(), nullable=False),
        sa.Column("deal", sa.Text(), nullable=True),
        sa.Column("seed", sa.Text(), nullable=True),
        sa.Column("result", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_host", "tables", ["host"])
    op.create_table(
        "events",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("key", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_events_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_events"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "uq_events_key",
        "events",
        ["table_id", "key"],
        unique=True,
        sqlite_where=sa.text("key != ''"),
        postgresql_where=sa.text("key != ''"),
    )
    op.create_table(
        "links",
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_links_guest"),
        sa.PrimaryKeyConstraint("hash", name="pk_links"),
    )
    op.create_index("ix_links_guest", "links", ["guest"])
    op.create_table(
        "seats",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("bot", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_seats_table_id"),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_seats"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_seats_guest", "seats", ["guest"])
    op.create_table(
        "standings",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("last", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("pending", sa.Integer(), nullable=False),
        sa.Column("deadline", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_standings_table_id"),
        sa.PrimaryKeyConstraint("table_id", name="pk_standings"),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "ix_standings_deadline",
        "standings",
        ["deadline"],
        sqlite_where=sa.text("deadline IS NOT NULL"),
        postgresql_where=sa.text("deadline IS NOT NULL"),
    )
    op.create_index("ix_standings_status_updated", "standings", ["status", "updated"])
    op.create_table(
        "talk",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("emote", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_talk_table_id"),
        sa.PrimaryKeyConstraint("table_id", "number", name="pk_talk"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "tokens",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("hash", sa.LargeBinary(), nullable=False),
        sa.Column("guest", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["guest"], ["guests.id"], name="fk_tokens_guest"),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("hash", name="uq_tokens_hash"),
    )
    op.create_index("ix_tokens_guest", "tokens", ["guest"])
