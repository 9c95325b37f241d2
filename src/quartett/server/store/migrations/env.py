"""Alembic runs this file; store/schema.py passes the connection."""

from alembic import context

from quartett.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # on SQLite, too: see schema.all_or_nothing
)
with context.begin_transaction():
    context.run_migrations()
