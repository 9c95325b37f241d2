"""Short codes for invitations."""

import sqlalchemy as sql
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "short_codes",
        sql.Column("code", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("expires", sql.BigInteger, nullable=False),
    )
    op.create_index("ix_short_codes_table_id", "short_codes", ["table_id"])
