"""The first tables."""

import sqlalchemy as sql
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "log",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("seq", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("actor", sql.Text, nullable=False),
        sql.Column("command", sql.Text, nullable=False),
        sql.Column("at", sql.BigInteger, nullable=False),
        sql.Column("fact", sql.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index(
        "log_commands",
        "log",
        ["table_id", "actor", "command"],
        unique=True,
        sqlite_where=sql.text("command != ''"),
        postgresql_where=sql.text("command != ''"),
    )
    op.create_table(
        "catalogue",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("game", sql.Text, nullable=False),
        sql.Column("phase", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("updated", sql.BigInteger, nullable=False),
        sql.Column("summary", sql.JSON, nullable=False),
    )
    op.create_index("ix_catalogue_updated", "catalogue", ["updated"])
    op.create_table(
        "devices",
        sql.Column("device", sql.Text, primary_key=True),
        sql.Column("created", sql.BigInteger, nullable=False),
    )
    op.create_table(
        "seats",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("seat", sql.Integer, primary_key=True, autoincrement=False),
        sql.Column("device", sql.Text, nullable=False),
    )
    op.create_index("ix_seats_device", "seats", ["device"])
    op.create_table(
        "watchers",
        sql.Column("table_id", sql.Text, primary_key=True),
        sql.Column("device", sql.Text, primary_key=True),
    )
    op.create_table(
        "invitations",
        sql.Column("code", sql.Text, primary_key=True),
        sql.Column("table_id", sql.Text, nullable=False),
        sql.Column("kind", sql.Text, nullable=False),
        sql.Column("created", sql.BigInteger, nullable=False),
        sql.Column("revoked", sql.Boolean, nullable=False),
    )
    op.create_index("ix_invitations_table_id", "invitations", ["table_id"])
    op.create_table(
        "notices",
        sql.Column("device", sql.Text, primary_key=True),
        sql.Column("kind", sql.Text, primary_key=True),
        sql.Column("address", sql.Text, nullable=False),
    )
