"""The directory, the same on SQLite and PostgreSQL."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import sqlalchemy as sql

from quartett.errors import UnreadableText
from quartett.server.store import MEMORY, Unreachable, schema
from quartett.server.store.codes import new_code
from quartett.server.store.directory import (
    Directory,
    Invitation,
    Kind,
    Notice,
    hashed,
    new_token,
)
from server.services import Postgres

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def directory(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Directory]:
    address = MEMORY
    if request.param == "sqlite":
        address = f"sqlite:///{tmp_path / 'quartett.db'}"
    elif request.param == "postgres":
        server: Postgres = request.getfixturevalue("postgres_server")
        address = server.database()
        await schema.bring_up_to_date(address)
    directory = Directory(address)
    await directory.open()
    yield directory
    await directory.close()


async def rows(directory: Directory) -> str:
    """Everything that is stored, as text."""
    found = ""
    async with directory._engine.connect() as connection:
        for table in schema.metadata.sorted_tables:
            found += str((await connection.execute(sql.select(table))).all())
    return found


def test_tokens_have_128_bits_and_codes_more_than_64() -> None:
    assert len(new_token()) == 22  # 16 bytes in base64
    assert 31 ** len(new_code()) > 2**64
    assert len({new_token() for _ in range(1000)} | {new_code() for _ in range(1000)}) == 2000


async def test_a_device_is_known_by_its_token_alone(directory: Directory) -> None:
    token, device = await directory.enrol()
    assert await directory.device(token) == device
    assert await directory.device(device) is None, "who reads the database cannot use it"
    assert await directory.device(token + "x") is None
    assert await directory.device("\ud800") is None


async def test_no_token_and_no_code_is_stored(directory: Directory) -> None:
    token, device = await directory.enrol()
    await directory.take_seat("t", 0, device)
    code = await directory.invite("t", "player")
    stored = await rows(directory)
    assert hashed(token) in stored
    assert hashed(code) in stored
    assert token not in stored
    assert code not in stored


async def test_a_seat_is_taken_once(directory: Directory) -> None:
    assert await directory.take_seat("t", 0, "anna")
    assert await directory.take_seat("t", 0, "anna"), "again is no harm"
    assert not await directory.take_seat("t", 0, "ben")
    assert await directory.take_seat("t", 2, "anna"), "a hot seat has several"
    assert await directory.take_seat("u", 0, "ben")
    assert await directory.seat_of("t", 0) == "anna"
    assert await directory.seat_of("t", 1) is None
    assert await directory.seats_of("anna", "t") == (0, 2)
    assert await directory.seats_of("ben", "t") == ()
    assert await directory.seating("t") == {0: "anna", 2: "anna"}
    await directory.free_seat("t", 0)
    assert await directory.take_seat("t", 0, "ben")


async def test_only_one_of_many_devices_gets_a_seat(directory: Directory) -> None:
    got = await asyncio.gather(*(directory.take_seat("t", 0, f"d{n}") for n in range(20)))
    assert got.count(True) == 1
    assert await directory.seat_of("t", 0) == f"d{got.index(True)}"


async def test_watchers_are_admitted(directory: Directory) -> None:
    assert await directory.name_of_watcher("t", "anna") is None
    await directory.admit("t", "anna")
    await directory.admit("t", "anna", "Anna")
    assert await directory.name_of_watcher("t", "anna") == "Anna"
    assert await directory.name_of_watcher("u", "anna") is None
    await directory.dismiss("t", "anna")
    assert await directory.name_of_watcher("t", "anna") is None


@pytest.mark.parametrize("kind", ["player", "watcher"])
async def test_an_invitation_leads_to_its_table_until_there_are_new_ones(
    directory: Directory, kind: Kind
) -> None:
    code = await directory.invite("t", kind)
    other = await directory.invite("t", "watcher" if kind == "player" else "player")
    assert await directory.invitation(code) == Invitation("t", kind)
    assert await directory.invitation("nothing") is None
    assert await directory.invitation(hashed(code)) is None
    elsewhere = await directory.invite("u", kind)
    watching = other if kind == "player" else code
    assert await directory.admit_by(watching, "eve", "Eve")
    await directory.admit("t", "host")
    await directory.renew("t", "for players", "for watchers", "host")
    assert await directory.watching("t") == {"host": ""}, "spectators have to come again"
    assert not await directory.admit_by(watching, "eve", "Eve")
    assert await directory.admit_by("for watchers", "eve", "Eve again")
    assert await directory.watching("t") == {"host": "", "eve": "Eve again"}
    assert await directory.invitation(code) is None
    assert await directory.invitation(other) is None
    assert await directory.invitation(elsewhere) == Invitation("u", kind)
    assert await directory.invitation("for players") == Invitation("t", "player")
    assert await directory.invite("t", kind, "a-code-of-the-table") == "a-code-of-the-table"
    assert await directory.invitation("a-code-of-the-table") == Invitation("t", kind)


async def test_a_device_lists_the_tables_where_it_sits_or_watches(directory: Directory) -> None:
    for table in ("one", "two", "three", "four"):
        await directory.put_table(table, "zoinx", "waiting", {"names": ["Zoë"]})
        await asyncio.sleep(0.002)
    await directory.take_seat("one", 1, "anna")
    await directory.take_seat("one", 0, "anna")
    await directory.admit("three", "anna")
    await directory.take_seat("two", 0, "ben")
    await directory.put_table("one", "zoinx", "playing", {"names": ["Zoë", "Ben"], "turn": [1]})
    mine = await directory.mine("anna")
    assert [(listed.table, listed.seats) for listed in mine] == [("one", (0, 1)), ("three", ())]
    assert mine[0].phase == "playing"
    assert mine[0].summary == {"names": ["Zoë", "Ben"], "turn": [1]}
    assert mine[0].created < mine[0].updated
    assert await directory.mine("nobody") == []


async def test_idle_tables_are_listed_and_deleted(directory: Directory) -> None:
    await directory.put_table("old", "zoinx", "playing", {})
    await directory.take_seat("old", 0, "anna")
    await directory.admit("old", "ben")
    code = await directory.invite("old", "player")
    await asyncio.sleep(0.005)
    await directory.put_table("new", "zoinx", "playing", {})
    await directory.put_table("done", "zoinx", "over", {})
    new = await directory.table("new")
    assert new is not None
    assert await directory.idle_since(new.updated - 1, ("playing",)) == ["old"]
    assert await directory.idle_since(new.updated + 60_000, ("over",)) == ["done"]
    await directory.forget("old")
    assert await directory.table("old") is None
    assert await directory.mine("anna") == []
    assert await directory.name_of_watcher("old", "ben") is None
    assert await directory.invitation(code) is None


async def test_a_device_sets_the_address_for_its_notices(directory: Directory) -> None:
    await directory.notify("anna", Notice("webhook", "https://example.org/a"))
    await directory.notify("anna", Notice("ntfy", "https://ntfy.example.org/a"))
    await directory.notify("anna", Notice("webhook", "https://example.org/b"))
    assert await directory.notices("anna") == [
        Notice("ntfy", "https://ntfy.example.org/a"),
        Notice("webhook", "https://example.org/b"),
    ]
    await directory.no_notices("anna")
    assert await directory.notices("anna") == []


async def test_unknown_kinds_are_refused(directory: Directory) -> None:
    with pytest.raises(UnreadableText, match="a player or a watcher; got 'king'"):
        await directory.invite("t", "king")  # type: ignore[arg-type]
    with pytest.raises(UnreadableText, match="a webhook or ntfy; got 'mail'"):
        await directory.notify("anna", Notice("mail", "x"))  # type: ignore[arg-type]


async def test_a_database_without_tables_is_refused(postgres_server: Postgres) -> None:
    directory = Directory(postgres_server.database())
    with pytest.raises(UnreadableText, match="run `quartett migrate`"):
        await directory.open()
    await directory.close()


async def test_a_missing_database_is_unreachable() -> None:
    directory = Directory("postgresql://nobody@127.0.0.1:9/none")
    with pytest.raises(Unreachable, match="the database did not answer"):
        await directory.open()
    with pytest.raises(Unreachable, match="the database did not answer"):
        await directory.mine("anna")
    await directory.close()


async def test_the_directory_recovers_after_an_outage_of_postgres(
    postgres_server: Postgres,
) -> None:
    address = postgres_server.database()
    await schema.bring_up_to_date(address)
    directory = Directory(address)
    await directory.open()
    await directory.take_seat("t", 0, "anna")
    await asyncio.to_thread(postgres_server.kill)
    with pytest.raises(Unreachable):
        await directory.seating("t")
    await asyncio.to_thread(postgres_server.start)
    assert await directory.seating("t") == {0: "anna"}
    await directory.close()
