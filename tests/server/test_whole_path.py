"""Two people and a spectator, with real clients and a real server, from the first click on."""

import asyncio
import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from quartett.client import Lost, Server, Table, new_id, play
from quartett.protocol.messages import Begin, Rematch
from quartett.record import Record, Transcript
from quartett.server.store.schema import bring_up_to_date
from server import reading
from server.running import Running, running
from server.services import Postgres, Redis
from server.sockets import raw
from server.tables import BRIEF

GAMES = sorted(BRIEF)


def chooser(rng: random.Random):  # type: ignore[no-untyped-def]
    async def choose(table: Table) -> str:
        return rng.choice(table.own.choices)

    return choose


async def until_over(table: Table) -> None:
    while table.now.phase != "over":
        await table.news()


async def drop(table: Table, step: int) -> None:
    """Cut a client's connection in the middle of the game."""
    while table.now.step < step:
        await table.news()
    assert table._socket is not None
    table._socket.transport.abort()


async def whole_path(address: str, name: str, folder: Path) -> None:
    rng = random.Random(7)
    async with Server(address) as ada, Server(address) as bob, Server(address) as eve:
        table = await ada.create(name, ["me", "open"], "Ada", options=BRIEF[name])
        async with ada.table(table) as first:
            assert first.about.host
            look = await bob.ask("GET", f"/api/invitations/{first.about.player_code}")
            assert (look["kind"], look["open"], look["names"]) == ("player", 1, ["Ada"])
            await bob.join(str(first.about.player_code), "Bob")
            await eve.join(str(first.about.watcher_code))
            async with bob.table(table) as second, eve.table(table) as third:
                assert (second.seat, third.seat) == (1, None)
                assert third.about.player_code is None
                await first.send(Begin(new_id()))
                async with asyncio.timeout(300):
                    await asyncio.gather(
                        play(first, chooser(rng)),
                        play(second, chooser(rng)),
                        until_over(third),
                        drop(second, 3),
                        drop(third, 4),
                    )
                assert second.reconnects >= 1
                assert first.now.outcome == second.now.outcome == third.now.outcome
                assert all(first.now.fairness.nonces), "both devices took part in fair/1"
                record = await third.transcript()
                assert isinstance(record, Record)
                assert record.result is not None
                assert list(record.result.scores) == third.now.scores
                await receipt_holds(eve, table, folder)
                for viewer in ("seat", "spectator", "0", "1", "all"):
                    replay = await bob.ask("GET", f"/api/tables/{table}/replay?eyes={viewer}")
                    assert len(replay["frames"]) == len(record.steps) + 1
                    assert [seat["name"] for seat in replay["seats"]] == ["Ada", "Bob"]
                answers = await asyncio.gather(
                    first.send(Rematch(new_id())), second.send(Rematch(new_id()))
                )
                assert answers[0].table == answers[1].table != table
                async with ada.table(str(answers[0].table)) as again:
                    assert again.seat == 0
                    assert int(again.about.options["start"]) == 1
                    assert sum(again.about.series) == pytest.approx(1.0)
                async with eve.table(str(answers[0].table)) as watching:
                    assert watching.seat is None, "whoever watched may watch the next game, too"
                mine = await bob.ask("GET", "/api/mine")
                assert {one["table"] for one in mine} == {table, answers[0].table}


async def receipt_holds(server: Server, table: str, folder: Path) -> None:
    """`quartett verify` accepts the receipt, and not one with a card changed."""
    text = (await server.http.get(f"/api/tables/{table}/receipt")).content
    file = folder / "receipt.json"
    file.write_bytes(text)

    def verify() -> tuple[int, str]:
        command = [sys.executable, "-m", "quartett.protocol.verify", str(file)]
        ended = subprocess.run(command, capture_output=True, check=False, text=True)
        return ended.returncode, ended.stdout

    code, told = await asyncio.to_thread(verify)
    assert code == 0
    assert "All is right: everybody's numbers counted." in told
    receipt = json.loads(text)
    event = next(line for line in receipt["story"] if "event" in line)
    event["event"] = next(word for word, _ in event["odds"] if word != event["event"])
    file.write_text(json.dumps(receipt, indent=1, ensure_ascii=False) + "\n")
    assert (await asyncio.to_thread(verify))[0] == 1


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.mark.parametrize(
    "name", [GAMES[0], *(pytest.param(name, marks=pytest.mark.soak) for name in GAMES[1:])]
)
def test_two_people_and_a_spectator_on_sqlite(server: Running, name: str, tmp_path: Path) -> None:
    asyncio.run(whole_path(server.address, name, tmp_path))


@pytest.fixture(scope="module")
def three_workers(  # type: ignore[no-untyped-def]
    postgres_server: Postgres, redis_server: Redis, tmp_path_factory: pytest.TempPathFactory
):
    database = postgres_server.database()
    asyncio.run(bring_up_to_date(database))
    data = tmp_path_factory.mktemp("data")
    with running(data, database=database, redis=redis_server.address, workers=3) as server:
        yield server


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_two_people_and_a_spectator_on_postgresql_and_redis_with_three_workers(
    three_workers: Running, name: str, tmp_path: Path
) -> None:
    asyncio.run(whole_path(three_workers.address, name, tmp_path))


def test_people_play_against_bots_and_one_device_may_have_several_seats(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await ada.create(
                "zoinx", ["me", "hatchling", "me"], names=["Ada", "Bea"], options={"goal": 12},
                table_options={"throws": True}, begin=True,
            )  # fmt: skip
            async with ada.table(table, 0) as first, ada.table(table, 2) as third:
                assert (first.seat, third.seat) == (0, 2)
                rng = random.Random(1)
                async with asyncio.timeout(120):
                    await asyncio.gather(play(first, chooser(rng)), play(third, chooser(rng)))
                assert first.now.outcome is not None
                with pytest.raises(Lost):
                    async with ada.table(table, 1):
                        pass

    asyncio.run(main())


def test_before_the_end_a_record_is_what_its_reader_has_seen(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await ada.create("nox", ["me", "random"], "Ada", begin=True)
            async with ada.table(table) as first:
                while first.now.phase == "waiting":
                    await first.news()
                transcript = await first.transcript()
                assert isinstance(transcript, Transcript)
                assert transcript.viewer == 0
                assert "draw ?" in str(transcript)
                for path in ("record", "replay", "receipt"):
                    answer = await eve.http.get(f"/api/tables/{table}/{path}")
                    assert answer.status_code == 403
                answer = await ada.http.get(f"/api/tables/{table}/receipt")
                assert answer.status_code == 409
                answer = await ada.http.get(f"/api/tables/{table}/replay?eyes=all")
                assert answer.status_code == 409

    asyncio.run(main())


def test_a_client_that_asks_reads_everything_by_name(server: Running) -> None:
    """And one that does not ask reads the same with the schema."""

    async def main() -> None:
        async with Server(server.address) as ada:
            table = await ada.create("zoinx", ["me", "me"], names=["Ada", "Bea"], begin=True)
            shape = await ada.ask("GET", "/api/games/zoinx/schema")
            async with (
                raw(ada, table, 0) as plain,
                raw(ada, table, 0) as asking,
                ada.table(table, 0) as first,
                ada.table(table, 1) as second,
            ):
                while first.now.phase == "waiting" or not second.my_turn:
                    await first.news()
                await plain.send({"type": "hello"})
                await asking.send({"type": "hello", "text": True, "named": True})
                same_by_name(shape, await plain.next("snapshot"), await asking.next("snapshot"))
                await first.choose("bet 2")
                await second.choose("bet 4")
                for _ in range(2):
                    same_by_name(shape, await plain.next("changed"), await asking.next("changed"))

    def same_by_name(shape: Any, plain: Any, asking: Any) -> None:
        assert plain["own"]["numbers"] == asking["own"]["numbers"]
        assert "named" not in json.dumps(plain)
        assert not {"text", "view"} & set(plain["own"])
        read, own = reading.read(shape, plain), asking["own"]
        assert reading.view(shape, read.row or [], plain["names"]) == own["view"]
        assert own["text"].startswith("zoinx eyes=0 seats=2")
        steps = [line for line in asking["log"] if "said" not in line]
        assert [line["named"] for line in steps] == [
            reading.effects(shape, flat) for flat in read.effects
        ]
        assert own.get("named", []) == [
            {"word": word, "effects": reading.effects(shape, flat)}
            for word, flat in zip(plain["own"].get("choices", []), read.previews, strict=True)
        ]

    asyncio.run(main())
