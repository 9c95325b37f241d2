"""The names of spectators, so that the host can tell them apart."""

import sqlalchemy as sql
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("watchers", sql.Column("name", sql.Text, nullable=False, server_default=""))
