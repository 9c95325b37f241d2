"""Invitation codes in the tables' logs are masked: see codes.py."""

import re

import sqlalchemy as sql
from alembic import context, op

from quartett.server.store.codes import CodeMask

revision = "0004"
down_revision = "0003"

CODE = re.compile(rb'("(?:player|watcher)_code":)"((?!masked:)[^"\\]+)"')
"""A code and its name. What is around them stays as it is, byte for byte."""


def upgrade() -> None:
    connection, mask = op.get_bind(), None
    for name in ("log", "journal") if connection.dialect.name == "sqlite" else ("log",):
        table = sql.table(name, *map(sql.column, ("table_id", "seq", "fact")))
        rows = connection.execute(sql.select(table))
        for of, seq, fact in [row for row in rows if CODE.search(row.fact)]:
            mask = mask or context.config.attributes["mask"]()
            place = sql.and_(table.c.table_id == of, table.c.seq == seq)
            connection.execute(table.update().where(place).values(fact=masked(mask, of, fact)))


def masked(mask: CodeMask, table: str, fact: bytes) -> bytes:
    """Return the fact with its codes masked."""
    return CODE.sub(lambda c: c[1] + b'"' + mask.mask(table, c[2].decode()).encode() + b'"', fact)
