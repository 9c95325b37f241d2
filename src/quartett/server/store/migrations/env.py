"""Alembic runs this file; the connection is handed over by store/schema.py."""

from alembic import context

from quartett.server.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
with context.begin_transaction():
    context.run_migrations()
