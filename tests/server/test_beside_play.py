"""Services besides the game: notices, hints, the closing of idle tables."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from quartett import client
from quartett.client import Server, Table, new_id
from quartett.errors import Refused
from quartett.protocol.api import NewTable
from quartett.protocol.messages import Begin, Choose
from quartett.server.service import runtime
from quartett.server.service.runtime import Runtime
from quartett.server.settings import Settings
from quartett.server.store.directory import Notice
from quartett.server.store.schema import bring_up_to_date, catalogue
from quartett.server.table.change_builder import Actor
from server.running import Running, running
from server.services import Postgres, Redis
from server.test_faults import begun

Request = tuple[str, dict[str, str], bytes]


class Receiver:
    """An HTTP server that records what it receives."""

    def __init__(self, answer: int = 200, elsewhere: str = "") -> None:
        self.received: list[Request] = []
        received = self.received

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                received.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(answer)
                if elsewhere:
                    self.send_header("Location", elsewhere)
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Keep the log off the screen."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.address = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    async def some(self, count: int) -> list[Request]:
        async with asyncio.timeout(60):
            while len(self.received) < count:
                await asyncio.sleep(0.05)
        return self.received


@contextmanager
def receiver(**how: Any) -> Iterator[Receiver]:
    one = Receiver(**how)
    try:
        yield one
    finally:
        one.server.shutdown()
        one.server.server_close()


async def notify(server: Server, kind: str, address: str | None) -> int:
    answer = await server.http.put("/api/notices", json={"kind": kind, "address": address})
    return answer.status_code


async def both_wait(ada: Server, bob: Server) -> str:
    """Create a table of two where both have to bet and both are away."""
    table = await ada.create("zoinx", ["me", "open"], "Ada")
    async with ada.table(table) as first:
        await bob.join(str(first.about.player_code), "Bob")
        await first.send(Begin(new_id()))
        while first.now.phase == "waiting":
            await first.news()
    return table


def test_an_absent_player_gets_a_notice_by_webhook_and_ntfy(tmp_path: Path) -> None:
    async def main(server: Running, webhook: Receiver, ntfy: Receiver) -> None:
        async with Server(server.address) as ada, Server(server.address) as bob:
            await bob.create("zoinx", ["me", "open"], "Bob")
            assert await notify(bob, "webhook", f"{webhook.address}/hook") == 204
            assert await notify(bob, "ntfy", f"{ntfy.address}/bobs-topic") == 204
            table = await both_wait(ada, bob)
            link = f"https://play.example/t/{table}"
            ((path, headers, body),) = await webhook.some(1)
            assert path == "/hook"
            assert headers["content-type"] == "application/json"
            told = {"table": table, "game": "zoinx", "seat": 1, "name": "Bob", "link": link}
            assert json.decode(body) == told
            ((path, headers, body),) = await ntfy.some(1)
            assert path == "/bobs-topic"
            assert (headers["title"], headers["click"]) == ("Quartett", link)
            assert "Bob" in body.decode()
            # There is one notice per turn, and none after somebody has switched notices off.
            assert await notify(bob, "webhook", None) == 204
            await both_wait(ada, bob)
            await asyncio.sleep(1.0)
            assert (len(webhook.received), len(ntfy.received)) == (1, 1)

    with (
        receiver() as webhook,
        receiver() as ntfy,
        running(tmp_path / "data", private_notices=1, address="https://play.example/") as server,
    ):
        asyncio.run(main(server, webhook, ntfy))
        assert "bobs-topic" not in server.logged()


def test_a_player_whose_turn_comes_again_at_once_gets_a_notice(tmp_path: Path) -> None:
    async def main(hook: Receiver) -> None:
        here = Runtime(Settings(data=str(tmp_path), notice_seconds=0.1, private_notices=True))
        await here.open()
        try:
            _, device = await here.directory.enrol()
            await here.notices.set_address(device, "webhook", hook.address)
            table = await here.lobby.create(asked, device)
            await hook.some(2)  # both have to bet
            for seat in (0, 1):
                await here.tables.dispatcher.act(
                    table, Choose(new_id(), 0, "bet 6"), Actor(device, seat)
                )
            acting = (
                await here.tables.loader.state(table)
            ).awaited  # Bob, or both if the dice say so
            await hook.some(2 + len(acting))
            await asyncio.sleep(0.5)
        finally:
            await here.close()
        assert 1 in acting
        assert [json.decode(body)["seat"] for _, _, body in hook.received] == [0, 1, *acting]

    asked = NewTable(
        "zoinx", 2, ["me", "me"], "", names=["Ada", "Bob"], options={"start": "1"}, begin=True
    )
    with receiver() as hook:
        asyncio.run(main(hook))


def test_a_present_player_gets_no_notice_and_a_failed_one_harms_nobody(tmp_path: Path) -> None:
    async def main(server: Running, hook: Receiver, elsewhere: Receiver) -> None:
        async with Server(server.address) as ada, Server(server.address) as bob:
            await bob.create("zoinx", ["me", "open"], "Bob")
            await ada.create("zoinx", ["me", "open"], "Ada")
            assert await notify(ada, "webhook", hook.address) == 204
            assert await notify(bob, "webhook", hook.address) == 204
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            async with ada.table(table) as first:
                await bob.join(str(first.about.player_code), "Bob")
                await first.send(Begin(new_id()))
                ((_, _, body),) = await hook.some(1)  # refused by its receiver
                assert json.decode(body)["name"] == "Bob"
                await asyncio.sleep(0.5)
                await first.choose("bet 6")
            assert len(hook.received) == 1
            assert elsewhere.received == [], "an answer leads nobody to another address"

    with (
        receiver() as elsewhere,
        receiver(answer=307, elsewhere=elsewhere.address) as hook,
        running(tmp_path / "data", private_notices=1) as server,
    ):
        asyncio.run(main(server, hook, elsewhere))


def test_notices_do_not_reach_private_networks(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            assert await notify(ada, "webhook", "http://127.0.0.1/") == 403, "who has no table"
            await ada.create("zoinx", ["me", "open"], "Ada")
            for address in (
                "http://127.0.0.1:8420/metrics",
                "http://localhost/",
                "http://10.0.0.1/",
                "http://169.254.169.254/latest",
                "http://[::1]/",
                "http://[64:ff9b::7f00:1]/",
                "http://[64:ff9b::a9fe:a9fe]/",
                "http://[2002:7f00:1::]/",
                "http://[fec0::1]/",
                "http://[::ffff:10.0.0.1]/",
                "http://224.0.0.1/",
                "http://[ff02::1]/",
                "ftp://example.org/",
                "http://user@example.org/",
                "http://",
                "nonsense",
            ):
                assert await notify(ada, "webhook", address) == 409, address

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


def test_a_host_name_that_resolves_differently_later_is_not_followed(tmp_path: Path) -> None:
    """The name is resolved once for each notice, and that address is called."""
    called: list[httpx.Request] = []
    numbers = ["93.184.216.34", "127.0.0.1"]

    def answer(request: httpx.Request) -> httpx.Response:
        called.append(request)
        return httpx.Response(204)

    async def found(host: str, port: int, **_: Any) -> Any:
        return [(None, None, None, "", (numbers.pop(0), port))]

    async def main(patch: pytest.MonkeyPatch) -> None:
        here = Runtime(Settings(data=str(tmp_path)))
        await here.open()
        _, device = await here.directory.enrol()
        table = await here.lobby.create(NewTable("zoinx", 2, ["me", "open"], "Ada"), device)
        state = await here.tables.loader.state(table)
        here.notices._client = httpx.AsyncClient(transport=httpx.MockTransport(answer))
        patch.setattr(asyncio.get_running_loop(), "getaddrinfo", found)
        for _ in range(2):
            notice = Notice("webhook", "https://two.example:8443/hook?a=b")
            await here.notices._send(notice, state, 0)
        await here.close()

    with pytest.MonkeyPatch.context() as patch:
        asyncio.run(main(patch))
    (request,) = called
    assert str(request.url) == "https://93.184.216.34:8443/hook?a=b"
    assert request.headers["host"] == "two.example:8443"
    assert request.extensions["sni_hostname"] == "two.example"


def test_idle_tables_are_closed_and_finished_ones_stay(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(runtime, "EXPIRY", 0.05)
    week = 7 * 86_400_000

    async def main() -> None:
        here = Runtime(Settings(data=str(tmp_path), idle_days=7))
        await here.open()
        _, device = await here.directory.enrol()
        asked = NewTable("zoinx", 2, ["me", "open"], "Ada")
        forgotten, fresh, over = [await here.lobby.create(asked, device) for _ in range(3)]
        await here.directory.put_table(over, "zoinx", "over", {})
        await asyncio.sleep(0.3)
        assert (await here.tables.loader.state(forgotten)).phase == "waiting", "not before its time"
        long_ago = here.clock.at() - week - 1000
        async with here.directory._work() as connection:
            for table in (forgotten, over):
                await connection.execute(
                    catalogue.update().where(catalogue.c.table_id == table).values(updated=long_ago)
                )
        async with asyncio.timeout(30):
            while (await here.tables.loader.state(forgotten)).phase != "closed":
                await asyncio.sleep(0.05)
        assert (await here.tables.loader.state(fresh)).phase == "waiting"
        assert (await here.tables.loader.state(over)).phase == "waiting"
        kept = (await here.tables.loader.state(forgotten)).player_code
        with pytest.raises(Refused):
            await here.lobby.join(str(here.mask.read(forgotten, kept)), "Bob", None, "b")
        await here.close()

    asyncio.run(main())


@pytest.mark.soak
def test_every_worker_gives_hints(
    postgres_server: Postgres,
    redis_server: Redis,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(client, "SECONDS_TO_ANSWER", 200.0)  # each worker's bots have to wake up

    async def main(server: Running) -> None:
        async with Server(server.address) as ada, AsyncExitStack() as stack:
            name = await begun(ada)
            tabs: list[Table] = [
                await stack.enter_async_context(ada.table(name, 0)) for _ in range(9)
            ]
            other = await stack.enter_async_context(ada.table(name, 1))
            await other.choose("bet 4")
            words = set(tabs[0].own.choices)
            hints = await asyncio.gather(*(tab.hint() for tab in tabs))
            assert {hint.word for hint in hints} <= words
            await tabs[0].choose("bet 2")
            seats, last = (tabs[0], other), 0
            while True:
                for tab in seats:  # until each one's worker has heard of it as well
                    while tab.now.step < seats[last].now.step:
                        await tab.news()
                if len(acting := other.now.acting) == 1:
                    break
                for last in acting:  # the dice have ended the round at once: both bet again
                    await seats[last].choose(seats[last].own.choices[0])
            with pytest.raises(Refused):
                await seats[1 - acting[0]].hint()

    database = postgres_server.database()
    asyncio.run(bring_up_to_date(database))
    with running(
        tmp_path / "data", database=database, redis=redis_server.address, workers=3
    ) as server:
        asyncio.run(main(server))
