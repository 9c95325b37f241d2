"""The journal, which holds new entries until they move to the log."""

import sqlalchemy as sql
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    if op.get_context().dialect.name != "sqlite":
        return
    op.create_table(
        "journal",
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("seq", sql.Integer, nullable=False),
        sql.Column("actor", sql.Text, nullable=False),
        sql.Column("command", sql.Text, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("fact", sql.LargeBinary, nullable=False),
    )
