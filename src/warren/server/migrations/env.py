"""How Alembic runs a migration here: on the connection that `Storage.prepare` gives it."""

from __future__ import annotations

from alembic import context

from warren.server.storage import Base

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=Base.metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
