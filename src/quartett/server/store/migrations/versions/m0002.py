"""The server's heartbeat."""

import sqlalchemy as sql
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.create_table(
        "beats",
        sql.Column("name", sql.Text, primary_key=True),
        sql.Column("seen", sql.BigInteger, nullable=False),
        sql.Column("lost", sql.BigInteger, nullable=False),
    )
