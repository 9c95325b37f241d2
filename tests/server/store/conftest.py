"""The three stores, each at a fresh place."""

from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path

import pytest

from quartett.server.store import MEMORY, Store, schema, store_at
from server.services import Postgres

Open = Callable[[], Awaitable[Store]]


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def kind(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
async def address(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> str:
    if kind == "postgres":
        server: Postgres = request.getfixturevalue("postgres_server")
        found = server.database()
        await schema.bring_up_to_date(found)
        return found
    return MEMORY if kind == "memory" else f"sqlite:///{tmp_path / 'quartett.db'}"


@pytest.fixture
async def another(address: str) -> AsyncIterator[Open]:
    """Opens one more store at the same place, as another worker does."""
    opened: list[Store] = []

    async def one_more() -> Store:
        store = store_at(address)
        await store.open()
        opened.append(store)
        return store

    yield one_more
    for store in opened:
        await store.close()


@pytest.fixture
async def store(another: Open) -> Store:
    return await another()
