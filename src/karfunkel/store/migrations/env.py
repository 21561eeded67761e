"""Alembic's entry: the connection, and its transaction, are the caller's (``store/migrating.py``)."""

from alembic import context

from karfunkel.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,
    transactional_ddl=False,
)
context.run_migrations()
