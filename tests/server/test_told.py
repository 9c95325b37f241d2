"""Whoever runs a server is told what is wrong with its database; play goes on when it is well."""

import asyncio
import json
import os
import resource
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]
import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from quartett.client import Server
from quartett.server.operations.doctor import Finding, examine
from quartett.server.operations.maintenance import migrate
from quartett.server.service.clock import LONGEST_GAP
from quartett.server.store import Damaged, Entry
from quartett.server.store.directory import Directory
from quartett.server.store.postgres import PostgresStore
from quartett.server.store.sqlite import SqliteStore
from server import services
from server.figures import figure
from server.running import Running, running
from server.services import Postgres
from server.sockets import raw
from server.test_faults import begun
from server.test_workers import keep_on, log_of, prepared


def events(server: Running) -> list[str]:
    """What the server has logged."""
    lines = [line for line in server.logged().splitlines() if line.startswith("{")]
    return [str(json.loads(line)["event"]) for line in lines]


async def until(what: Callable[[], Awaitable[bool]]) -> None:
    async with asyncio.timeout(60):
        while not await what():
            await asyncio.sleep(0.05)


async def readiness(server: Running) -> tuple[int, str]:
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as asking:
        answer = await asking.get("/readyz")
        return answer.status_code, answer.text


async def metric(server: Running, name: str) -> float:
    async with httpx.AsyncClient(base_url=server.address, timeout=20) as asking:
        lines = (await asking.get("/metrics")).text.splitlines()
    return float(next(line.split()[1] for line in lines if line.startswith(f"{name} ")))


# -- PostgreSQL cuts connections -----------------------------------------------------------------


async def backends_terminated(server: Running, database: str, times: int) -> int:
    """Terminate every backend again and again while tables are played."""
    admin = await asyncpg.connect(database)
    versions: list[dict[str, int]] = [{} for _ in range(8)]
    async with Server(server.address) as ada:
        tables = [await begun(ada, goal=1000) for _ in versions]
        work = [
            asyncio.create_task(keep_on(ada, table, seat, answered))
            for table, answered in zip(tables, versions, strict=True)
            for seat in (0, 1)
        ]
        for _ in range(times):
            before = [len(answered) for answered in versions]

            async def all_go_on(before: list[int] = before) -> bool:
                return all(len(a) > b for a, b in zip(versions, before, strict=True))

            await until(all_go_on)
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        before = [len(answered) for answered in versions]
        await until(lambda: all_go_on(before))

        async def ready() -> bool:
            return (await readiness(server))[0] == 200

        await until(ready)
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        for table, answered in zip(tables, versions, strict=True):
            stored = {entry.command: entry.seq for entry in await log_of(database, table)}
            assert {id: stored.get(id) for id in answered} == answered, "an answer is lost"
    await admin.close()
    return sum(map(len, versions))


@pytest.mark.parametrize("times", [5, pytest.param(figure(200), marks=pytest.mark.soak)])
def test_play_goes_on_when_backends_are_terminated(
    postgres_server: Postgres, tmp_path: Path, times: int
) -> None:
    database = prepared(postgres_server)
    with running(tmp_path / "data", quiet=False, database=database) as server:
        answers = asyncio.run(backends_terminated(server, database, times))
        print(f"{times} times terminated, {answers} answers")
        assert "background task failed" not in events(server)
        assert asyncio.run(metric(server, "quartett_problems_total")) == 0


# -- a full disk ---------------------------------------------------------------------------------


def test_a_full_disk_is_told_once_and_play_goes_on_when_there_is_room(tmp_path: Path) -> None:
    """The server's files may not grow any more: for SQLite that is what a full disk is."""

    async def main(server: Running) -> None:
        assert server.process is not None
        async with Server(server.address) as ada:
            table = await begun(ada, goal=60)
            async with raw(ada, table, 0) as first:
                await first.hello()
                bet = {"type": "choose", "id": "on-a-full-disk", "step": 0, "word": "bet 2"}
                assert await readiness(server) == (200, "ready\n")
                wal = server.data / "quartett.db-wal"
                limit = resource.prlimit(
                    server.process.pid, resource.RLIMIT_FSIZE, (wal.stat().st_size, -1)
                )
                asking = asyncio.create_task(first.ask(bet))

                async def told() -> bool:
                    return (await readiness(server))[0] == 503

                await until(told)
                assert "cannot be written" in (await readiness(server))[1]
                assert await metric(server, "quartett_database_writable") == 0
                await asyncio.sleep(LONGEST_GAP)  # long enough for several more attempts
                resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, limit)

                async def healthy() -> bool:
                    return await readiness(server) == (200, "ready\n")

                await until(healthy)
                answer = await asking
                if not answer["ok"]:  # it has waited for ten seconds on a busy machine
                    answer = await first.ask(bet)
                assert answer["ok"]
                assert await metric(server, "quartett_database_writable") == 1
        names = events(server)
        assert names.count("database not written") == 1
        assert names.count("database written again") == 1
        assert names.count("heartbeat not written") == 1

    with running(tmp_path / "data", quiet=False) as server:
        asyncio.run(main(server))


# -- damage --------------------------------------------------------------------------------------


def damage(data: Path, row: str, gap: str, page: str) -> None:
    """Damage a row of one table, take a row from the second, and destroy a page of the third."""
    path = data / "quartett.db"
    padded = json.dumps({"at": 1, "served": 0.0, "facts": []}).rjust(800).encode()

    async def pad() -> None:
        """Empty changes, which fill some pages."""
        store = SqliteStore(path)
        await store.open()
        for _ in range(30):
            await store.append(page, [Entry(1 + await store.last(page), "padding", "", 1, padded)])
        await store.close()

    asyncio.run(pad())
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE log SET fact = '{' WHERE table_id = ? AND seq = 2", [row])
        database.execute("DELETE FROM log WHERE table_id = ? AND seq = 2", [gap])
        database.commit()
        database.execute("VACUUM")
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    whole = path.read_bytes()
    start = max(range(0, len(whole), 4096), key=lambda at: whole.count(b"padding", at, at + 4096))
    path.write_bytes(whole[:start] + b"\xff" * 4096 + whole[start + 4096 :])


def test_damage_is_counted_and_named_and_hurts_no_other_table(tmp_path: Path) -> None:
    async def play(server: Running, ada: Server, tables: list[str]) -> None:
        for _ in range(2):  # what is damaged is told once, however often somebody comes
            for table in tables[1:]:
                answer = await ada.http.get(f"/api/tables/{table}/record")
                assert (answer.status_code, "damaged" in answer.text) == (500, True)
                async with raw(ada, table, 0) as damaged:
                    with pytest.raises(ConnectionClosed) as closed:
                        await damaged.next("nothing")
                    assert closed.value.rcvd is not None
                    assert "damaged" in closed.value.rcvd.reason
        async with ada.table(tables[0], 0) as first:
            assert (await first.choose("bet 2")).ok
        status, text = await readiness(server)
        assert status == 200
        assert text == "ready\ntables that cannot be read: 3; run `quartett doctor`\n"
        assert await metric(server, "quartett_unreadable_tables") == 3
        assert await metric(server, "quartett_problems_total") == 0

    with running(tmp_path / "data", quiet=False) as server:
        ada = Server(server.address)

        async def begin() -> list[str]:
            return [await begun(ada, goal=60) for _ in range(4)]

        with asyncio.Runner() as loop:
            tables = loop.run(begin())
            server.stop()
            damage(server.data, *tables[1:])
            server.start()
            loop.run(play(server, ada, tables))
            loop.run(ada.http.aclose())
        assert events(server).count("table unreadable") == 3
        assert "background work failed" not in events(server)
        doctor = subprocess.run(
            [sys.executable, "-m", "quartett.cli", "doctor", "--data", str(server.data)],
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )
    assert doctor.returncode == 1
    assert "Traceback" not in doctor.stdout + doctor.stderr
    ill = {
        line.split()[1].rstrip(":"): line
        for line in doctor.stdout.splitlines()
        if line.startswith("ill")
    }
    assert set(ill) == {"integrity", "tables"}
    assert "stop the server" in ill["integrity"]
    assert "3 of 4 cannot be read" in ill["tables"]
    for table in tables[1:]:
        assert table in ill["tables"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have no /sys")
@pytest.mark.parametrize("command", ["serve --no-browser --host 127.0.0.1 --port 0", "doctor"])
def test_a_folder_that_nobody_can_write_to_is_told_with_one_sentence(command: str) -> None:
    told = subprocess.run(
        [sys.executable, "-m", "quartett.cli", *command.split(), "--data", "/sys/quartett"],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    said = told.stdout + told.stderr
    assert told.returncode != 0
    assert "Traceback" not in said
    assert "/sys/quartett" in said


# -- files ---------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name != "posix", reason="other systems have other rights")
def test_the_files_of_the_database_are_for_their_owner_only(tmp_path: Path) -> None:
    """New ones, and those of earlier versions."""

    def rights() -> dict[str, int]:
        return {
            file.name: stat.S_IMODE(file.stat().st_mode) for file in tmp_path.glob("quartett.db*")
        }

    async def main() -> None:
        for old in (False, True):
            for file in tmp_path.glob("quartett.db*") if old else ():
                file.chmod(0o644)
            store = SqliteStore(tmp_path / "quartett.db")
            await store.open()
            await store.append("t", [Entry(1 + await store.last("t"), "", "", 1, b"{}")])
            assert len(rights()) == 4
            assert set(rights().values()) == {0o600}, rights()
            await store.close()

    before = os.umask(0o022)
    try:
        asyncio.run(main())
    finally:
        os.umask(before)


# -- damage in PostgreSQL ------------------------------------------------------------------------


async def filled(address: str) -> Path:
    """Store two tables whose rows lie in pages of their own; return the file of the log."""
    await migrate(address)
    store, directory = PostgresStore(address), Directory(address)
    await store.open()
    await directory.open()
    for table in ("well", "ill"):
        for seq in range(1, 25):
            fact = table.encode() + os.urandom(1500)
            await store.append(table, [Entry(seq, "", "", 1, fact)])
        await directory.put_table(table, "zoinx", "over", {})
    await directory.close()
    await store.close()
    connection = await asyncpg.connect(address)
    await connection.execute("CHECKPOINT")
    place = await connection.fetchval(
        "SELECT current_setting('data_directory') || '/' || pg_relation_filepath('log')"
    )
    await connection.close()
    return Path(place)


async def examined(address: str) -> tuple[list[Finding], str]:
    store = PostgresStore(address)
    await store.open()
    assert len(await store.read("well")) == 24
    with pytest.raises(Damaged) as damaged:
        await store.read("ill")
    await store.append("well", [Entry(25, "", "", 1, b"{}")])
    await store.close()
    return [finding async for finding in examine(address, fold=len)], str(damaged.value)


def test_damage_in_postgresql_is_told_and_hurts_no_other_table() -> None:
    with services.postgres() as postgres:
        address = postgres.database()
        log = asyncio.run(filled(address))
        postgres.kill()
        whole = log.read_bytes()
        pages = [whole[at : at + 8192] for at in range(0, len(whole), 8192)]
        ill = [n for n, page in enumerate(pages) if b"ill" in page and b"well" not in page]
        pages[ill[1]] = pages[ill[1]][:100] + b"\xff" * (8192 - 100)
        log.write_bytes(b"".join(pages))
        postgres.start()
        findings, sentence = asyncio.run(examined(address))
    assert "invalid page" in sentence
    assert [finding.what for finding in findings if finding.remedy] == ["tables"]
    assert "1 of 2 cannot be read: ill" in findings[-1].result
