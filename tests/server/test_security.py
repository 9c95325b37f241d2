"""The security list: a test for each line."""

import asyncio
import re
import time
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json
from websockets.exceptions import ConnectionClosed, InvalidStatus

from quartett.client import Lost, Server, new_id
from quartett.errors import Refused
from quartett.protocol.messages import Begin, Leave
from quartett.server.limits import Bucket, Buckets
from quartett.server.settings import Settings
from quartett.server.store import Unreachable
from quartett.server.store.codes import new_code
from quartett.server.store.directory import new_token
from quartett.server.transport.app import create_app
from quartett.server.transport.names import allowed_host, allowed_origin
from server.running import Running, running
from server.sockets import Raw, cookie, raw
from server.test_faults import begun, logs


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory):  # type: ignore[no-untyped-def]
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


def get(server: Running, path: str, **headers: str) -> httpx.Response:
    return httpx.get(server.address + path, headers=headers, trust_env=False, timeout=60)


def test_a_socket_from_a_foreign_page_is_refused_before_it_is_accepted(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            for origin in ("https://evil.example", "null", "http://127.0.0.1:1"):
                with pytest.raises(InvalidStatus) as refused:
                    async with raw(ada, table, 0, Origin=origin):
                        pass
                assert refused.value.response.status_code == 403
            async with raw(ada, table, 0, Origin=server.address) as own:
                await own.hello()

    asyncio.run(main())


def test_frames_of_more_than_16_kib_end_the_connection(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            for large in ("x" * 17_000, b"binary"):
                async with raw(ada, table, 0) as one:
                    await one.hello()
                    await one.send(large)
                    with pytest.raises(ConnectionClosed) as closed:
                        await one.next("nothing")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code in (1009, 4400)

    asyncio.run(main())


def test_nothing_is_compressed_beside_secrets(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            offer = {"Sec-WebSocket-Extensions": "permessage-deflate"}
            async with raw(ada, table, 0, **offer) as one:
                assert "sec-websocket-extensions" not in one.socket.response.headers  # type: ignore[union-attr]

    asyncio.run(main())


def test_tokens_have_128_bits_and_codes_more_than_64() -> None:
    assert len(new_token()) >= 22
    assert 31 ** len(new_code()) > 2**64
    assert len({new_token() for _ in range(1000)} | {new_code() for _ in range(1000)}) == 2000


def test_a_device_is_known_by_a_cookie_that_scripts_cannot_read(server: Running) -> None:
    body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
    answer = httpx.post(
        f"{server.address}/api/tables", json=body, headers={"X-Quartett": "1"}, timeout=60
    )
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    token = answer.cookies["quartett"]
    database = b"".join(file.read_bytes() for file in server.data.glob("quartett.db*"))
    assert token.encode() not in database, "only its hash is kept"
    assert token not in server.logged()
    assert token not in str(answer.json())


def test_a_seat_needs_its_devices_cookie(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await begun(ada)
            await begun(eve)
            for server_of, seat in ((eve, 0), (eve, None), (ada, 7)):
                async with raw(server_of, table, seat) as one:
                    with pytest.raises(ConnectionClosed) as closed:
                        await one.next("snapshot")
                    assert closed.value.rcvd is not None
                    assert closed.value.rcvd.code == 4403

    asyncio.run(main())


def test_links_are_separate_for_players_and_watchers_and_looking_takes_no_seat(
    server: Running,
) -> None:
    async def main() -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            async with ada.table(table) as first:
                player, watcher = first.about.player_code, first.about.watcher_code
                assert player != watcher
                for code in (player, watcher, player):  # as a link preview would
                    look = await eve.ask("GET", f"/api/invitations/{code}")
                    assert look["open"] == 1
                    assert (await eve.http.get(f"/j/{code}")).status_code == 200
                assert len(eve.http.cookies) == 0
                joined = await eve.ask("POST", f"/api/invitations/{watcher}", {"name": "Eve"})
                assert joined["seat"] is None
                async with eve.table(table) as watching:
                    assert watching.about.player_code is None
                with pytest.raises(Refused, match="expected a link"):
                    await eve.ask("GET", f"/api/invitations/{new_code()}")

    asyncio.run(main())


def test_links_are_renewed_by_the_host_and_the_old_ones_lead_nowhere(server: Running) -> None:
    async def main() -> None:
        async with (
            Server(server.address) as ada,
            Server(server.address) as bob,
            Server(server.address) as eve,
        ):
            table = await ada.create("zoinx", ["me", "open", "open"], "Ada")
            renew = f"/api/tables/{table}/invitations"
            async with ada.table(table) as first:
                old = first.about
                await bob.join(str(old.player_code), "Bob")
                await eve.join(str(old.watcher_code))
                assert (await eve.http.post(renew, json={})).status_code == 409
                assert (await bob.http.post(renew, json={})).status_code == 409
                assert httpx.post(server.address + renew, json={}, timeout=60).status_code == 403
                assert first.about.player_code == old.player_code
                links = await ada.ask("POST", renew, {})
                while first.about.player_code == old.player_code:
                    await first.news()
                assert first.about.player_code == links["player_code"]
                assert first.about.watcher_code == links["watcher_code"]
                for code in (old.player_code, old.watcher_code):
                    for method in ("GET", "POST"):
                        body = {"name": "Cyd"} if method == "POST" else None
                        with pytest.raises(Refused, match="expected a link that still works"):
                            await eve.ask(method, f"/api/invitations/{code}", body)
                async with bob.table(table) as place:  # who has a seat stays
                    assert place.now.phase == "waiting"
                assert (await eve.http.get(f"/api/tables/{table}/record")).status_code == 403
                look = await eve.ask("GET", f"/api/invitations/{links['player_code']}")
                assert (look["kind"], look["open"]) == ("player", 1)
                async with Server(server.address) as cyd:
                    assert await cyd.join(links["watcher_code"]) == table

    asyncio.run(main())


def test_a_token_counts_in_the_cookie_only(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            token = ada.http.cookies["quartett"]
            for elsewhere in (f"?quartett={token}", f"?token={token}"):
                path = f"/api/tables/{table}/record{elsewhere}"
                assert get(server, path).status_code == 403
                bearer = get(server, path, Authorization=f"Bearer {token}")
                assert bearer.status_code == 403
            assert get(server, f"/api/tables/{table}/record", Cookie=f"quartett={token}").is_success

    asyncio.run(main())


def test_sites_that_are_listed_may_open_sockets() -> None:
    listed = Settings(origins=["https://friends.example"], address="https://play.example/")
    for origin, allowed in (
        ("https://friends.example", True),
        ("https://play.example", True),
        ("http://friends.example", False),
        ("https://friends.example.evil.example", False),
        ("https://evil.example", False),
    ):
        assert allowed_origin(origin.encode(), b"table.example", "ws", listed) is allowed
    assert not allowed_origin(b"http://[", b"[", "ws", listed)


def test_the_public_name_counts_with_its_scheme_only() -> None:
    """Somebody who can change pages without encryption must not open sockets to the real one."""
    public = Settings(address="https://play.example")
    for origin, host, scheme, allowed in (
        ("https://play.example", "play.example", "ws", True),
        ("http://play.example", "play.example", "ws", False),
        ("http://play.example", "play.example:80", "ws", False),
        ("http://192.168.1.2:8420", "192.168.1.2:8420", "ws", True),
        ("https://192.168.1.2:8420", "192.168.1.2:8420", "ws", False),
        ("http://192.168.1.2:8420", "192.168.1.2:8420", "wss", False),
        ("http://192.168.1.2:8421", "192.168.1.2:8420", "ws", False),
        ("null", "192.168.1.2:8420", "ws", False),
    ):
        got = allowed_origin(origin.encode(), host.encode(), scheme, public)
        assert got is allowed, (origin, host, scheme)
    plain = Settings(address="http://192.168.1.2:8420")
    for port in (8420, 9000):  # another port may lead here as well: nothing is encrypted anyway
        name = f"192.168.1.2:{port}"
        assert allowed_origin(f"http://{name}".encode(), name.encode(), "ws", plain)
    assert not allowed_origin(b"https://192.168.1.2:8420", b"192.168.1.2:8420", "ws", plain)


def test_only_configured_names_can_be_registered_by_somebody() -> None:
    here = Settings(address="https://play.example", hosts=["table.example"])
    for host, allowed in (
        ("play.example", True),
        ("PLAY.example.:443", True),
        ("table.example:8420", True),
        ("evil.example", False),
        ("play.example.evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost:8420", True),
        ("livingroom:8420", True),
        ("livingroom.local", True),
        ("192.168.1.2:8420", True),
        ("[::1]:8420", True),
        ("[", False),
        ("", False),
        ("evil.example:80@localhost", True),  # its name is localhost
    ):
        assert allowed_host(host.encode("latin-1"), here) is allowed, host
    assert not allowed_host(b"play.example", Settings())


def test_without_its_database_a_server_says_when_to_retry(tmp_path: Path) -> None:
    async def away(*_: object) -> None:
        raise Unreachable("no answer")

    async def main() -> httpx.Response:
        guard = create_app(Settings(data=str(tmp_path)))
        guard.app.state.runtime.directory.enrol = away
        async with httpx.AsyncClient(
            transport=httpx.ASGITransport(guard), base_url="http://here"
        ) as client:
            body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
            answer = await client.post("/api/tables", json=body, headers={"X-Quartett": "1"})
        await guard.app.state.runtime.directory.close()
        return answer

    answer = asyncio.run(main())
    assert answer.status_code == 503
    assert int(answer.headers["retry-after"]) > 0
    assert "no answer" not in answer.text


def test_the_page_has_no_inline_script_or_style(server: Running) -> None:
    """The policy forbids them, so a page with some would not work."""
    text = get(server, "/").text
    assert all("src=" in tag for tag in re.findall(r"<script[^>]*>", text))
    assert "<style" not in text
    assert not re.search(r"<[^>]+\s(on\w+|style)=", text)


@pytest.mark.soak
def test_a_server_pings_every_15_seconds(server: Running) -> None:
    async def main() -> float:
        async with Server(server.address) as ada:
            table = await begun(ada)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(
                f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade"
                "\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: "
                f"dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: {cookie(ada)}\r\n\r\n".encode()
            )
            await reader.readuntil(b"\r\n\r\n")
            began, kind = time.monotonic(), 0
            async with asyncio.timeout(20):
                while kind != 9:  # a ping; short presence messages come first
                    kind, size = (await reader.readexactly(1))[0] & 15, await reader.readexactly(1)
                    length = size[0]
                    if length == 126:
                        length = int.from_bytes(await reader.readexactly(2), "big")
                    await reader.readexactly(length)
            writer.close()
            return time.monotonic() - began

    assert 10 < asyncio.run(main()) < 17


def test_a_changing_request_needs_our_header_json_and_our_own_site(server: Running) -> None:
    body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
    address = f"{server.address}/api/tables"
    ours = {"X-Quartett": "1"}
    before = len(logs(server))
    attempts: list[dict[str, Any]] = [
        {"json": body},
        {"json": body, "headers": {**ours, "Sec-Fetch-Site": "cross-site"}},
        {"json": body, "headers": {**ours, "Sec-Fetch-Site": "same-site"}},
        {"data": {"game": "zoinx"}, "headers": ours},
        {"content": json.encode(body), "headers": {**ours, "Content-Type": "text/plain"}},
    ]
    for attempt in attempts:
        answer = httpx.post(address, timeout=60, **attempt)
        assert answer.status_code in (403, 415)
        assert answer.json()["refusal"].startswith("expected")
    assert len(logs(server)) == before
    fine = {**ours, "Sec-Fetch-Site": "same-origin"}
    assert httpx.post(address, json=body, headers=fine, timeout=60).status_code == 201


@pytest.mark.parametrize("path", ["/", "/healthz", "/api/mine", "/api/nowhere", "/t/x"])
def test_every_response_has_the_security_headers(server: Running, path: str) -> None:
    headers = get(server, path).headers
    policy = headers["content-security-policy"]
    assert policy.startswith("default-src 'none'")
    assert "unsafe" not in policy
    assert "http" not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert "server" not in headers


def test_paths_do_not_lead_out_of_the_page(server: Running) -> None:
    for path in (
        "/../settings.py",
        "/%2e%2e/settings.py",
        "/..%2fsettings.py",
        "//etc/passwd",
        "/assets/../../settings.py",
    ):
        answer = get(server, path)
        assert "forbid_unknown_fields" not in answer.text
        assert "root:" not in answer.text


def test_buckets_run_empty_and_fill_up_again() -> None:
    time = [0.0]
    bucket = Bucket(2.0, 3.0, lambda: time[0])
    assert [bucket.take() for _ in range(5)] == [True, True, True, False, False]
    time[0] = 1.0
    assert [bucket.take() for _ in range(3)] == [True, True, False]
    many = Buckets(1.0, 1.0, lambda: time[0])
    assert many.take("one")
    assert not many.take("one")
    assert many.take("two")


async def self_ended(one: Raw) -> int:
    """Send too much; return the code that the socket closes with."""
    try:
        for _ in range(200):
            await one.send({"type": "hello"})
        while True:
            await one.next("goodbye")
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 1006


def test_floods_are_answered_with_429_or_a_closed_socket(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            async with raw(ada, table, 0) as one:
                await one.hello()
                assert await self_ended(one) == 4429
            codes = [(await ada.http.get("/api/mine")).status_code for _ in range(300)]
            assert 429 in codes
            assert (await ada.http.get("/healthz")).status_code == 200
            answer = await ada.http.get("/api/mine")
            assert answer.headers["retry-after"]
            files = (await ada.http.get("/assets/page.js") for _ in range(40))
            assert {answer.status_code async for answer in files} == {404}, "a family is served"

    with running(tmp_path / "data", requests=5, messages=5) as server:
        asyncio.run(main(server))


def test_many_sockets_of_one_device_share_its_messages(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada, Server(server.address) as eve:
            table, other = await begun(ada), await begun(eve)
            async with (
                raw(ada, table, 0) as one,
                raw(ada, table, 1) as two,
                raw(eve, other, 0) as far,
            ):
                await one.hello()
                assert await self_ended(one) == 4429
                assert await self_ended(two) == 4429, "its other socket has nothing left either"
                await far.hello()  # other people have

    with running(tmp_path / "data", messages=1000, device_messages=5) as server:
        asyncio.run(main(server))


def test_the_number_of_tables_is_limited(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            tables = [await begun(ada) for _ in range(2)]
            body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
            full = await ada.http.post("/api/tables", json=body, headers={"X-Quartett": "1"})
            assert full.status_code == 503
            assert full.headers["retry-after"]
            assert "room" in full.json()["refusal"]
            for table in tables:
                assert (await ada.http.get(f"/api/tables/{table}/record")).status_code == 200

    with running(tmp_path / "data", most_tables=2) as server:
        asyncio.run(main(server))


def test_the_number_of_connections_per_device_is_limited(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            opened, codes = 0, []
            async with AsyncExitStack() as stack:
                for _ in range(5):
                    one = await stack.enter_async_context(raw(ada, table, 0))
                    try:
                        await one.hello()
                        opened += 1
                    except ConnectionClosed as closed:
                        codes.append(closed.rcvd.code if closed.rcvd else 1006)
            assert opened <= 3
            assert set(codes) == {1013}

    with running(tmp_path / "data", most_sockets_each=3) as server:
        asyncio.run(main(server))


@pytest.mark.parametrize(("proxies", "believed"), [("127.0.0.1", True), ("10.1.2.3", False)])
def test_forwarded_addresses_are_trusted_from_configured_proxies_only(
    tmp_path: Path, proxies: str, believed: bool
) -> None:
    """A proxy reports addresses and TLS. From anybody else that would be a way around limits."""
    with running(tmp_path / "data", requests=1, proxies=proxies) as server:
        assert (429 in forwarded_requests(server)) != believed
        time.sleep(2.0)  # until there is room again for one address
        body = {"game": "zoinx", "seats": 2, "seating": ["me", "open"], "name": "Ada"}
        headers = {"X-Quartett": "1", "X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.address}/api/tables", json=body, headers=headers, timeout=60)
        assert ("secure" in answer.headers["set-cookie"].lower()) == believed


def test_forwarded_addresses_are_not_trusted_without_configured_proxies(tmp_path: Path) -> None:
    with running(tmp_path / "data", requests=1) as server:
        assert 429 in forwarded_requests(server)


def forwarded_requests(server: Running) -> set[int]:
    """Send many requests that claim to come from everywhere."""
    with httpx.Client(base_url=server.address, trust_env=False, timeout=60) as client:
        return {
            client.get("/api/mine", headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code
            for n in range(40)
        }


def test_logs_contain_no_tokens_codes_hands_or_bodies(server: Running) -> None:
    async def main() -> list[str]:
        async with Server(server.address) as ada, AsyncExitStack() as stack:
            table = await begun(ada, "nox")
            async with ada.table(table, 0) as first:
                codes = [str(first.about.player_code), str(first.about.watcher_code)]
                player = first
                if not first.my_turn:
                    player = await stack.enter_async_context(ada.table(table, 1))
                word = player.own.choices[0]
                await player.choose(word)
                return [*ada.http.cookies.values(), *codes, word]

    secrets = asyncio.run(main())
    logged = server.logged()
    for secret in secrets:
        assert f'"{secret}"' not in logged
        if len(secret) > 8:
            assert secret not in logged


def test_a_request_too_large_is_refused(server: Running) -> None:
    answer = httpx.post(
        f"{server.address}/api/try",
        json={"game": "zoinx", "seats": 2, "position": "x" * 100_000},
        headers={"X-Quartett": "1"},
        timeout=60,
    )
    assert answer.status_code in (400, 413)


def test_a_silent_socket_does_not_keep_the_view_of_a_seat(server: Running) -> None:
    """Somebody sits down, opens sockets that say nothing, and leaves; when another person has the
    seat, the old sockets are ended and show nothing of that person's hand."""

    async def main() -> None:
        async with (
            Server(server.address) as ada,
            Server(server.address) as mallory,
            Server(server.address) as bob,
        ):
            table = await ada.create("nox", ["me", "open"], "Ada")
            async with ada.table(table) as first:
                code = str(first.about.player_code)
                await mallory.join(code, "Mallory")
                async with raw(mallory, table) as silent, raw(mallory, table) as late:
                    await silent.socket.ping()
                    with suppress(Lost):  # the seat is lost after leaving
                        async with mallory.table(table) as leaving:
                            await leaving.send(Leave(new_id()))
                    await bob.join(code, "Bob")
                    async with bob.table(table) as second:
                        await first.send(Begin(new_id()))
                        while second.now.phase != "playing":
                            await second.news()
                        for old in (silent, late):
                            with pytest.raises(ConnectionClosed):
                                await insist(old)
                            assert {one["type"] for one in old.seen} <= {"presence"}
                            assert old.socket.close_code == 4403

    async def insist(old: Raw) -> None:
        await old.send({"type": "hello", "text": True})
        await old.send({"type": "ask-hint", "id": "a" * 8, "step": 6})
        await old.next("snapshot", seconds=5)
        raise AssertionError("expected the connection to be closed; it was shown the table")

    asyncio.run(main())


def test_a_flood_of_pings_ends_its_own_connection_and_slows_nobody(server: Running) -> None:
    async def main() -> None:
        async with Server(server.address) as ada:
            table = await begun(ada)
            async with raw(ada, table, 0) as flooding, raw(ada, table, 1) as other:
                await flooding.hello()
                with pytest.raises(ConnectionClosed):
                    await flood(flooding)
                before = time.monotonic()
                await other.hello()
                assert time.monotonic() - before < 5

    async def flood(one: Raw) -> None:
        for _ in range(20_000):
            await one.socket.ping()
        await one.next("goodbye", seconds=30)

    asyncio.run(main())


# -- invitation codes in the database ------------------------------------------------------------


def test_codes_are_in_no_file_and_the_host_still_sees_them(tmp_path: Path) -> None:
    """After a restart, too. Without the key old links work, and the host makes new ones."""

    async def main(server: Running) -> None:
        codes: list[str] = []

        async def restart() -> None:
            await asyncio.to_thread(server.stop)
            kept = b"".join(file.read_bytes() for file in server.data.iterdir())
            assert codes
            assert not [code for code in codes if code.encode() in kept]
            await asyncio.to_thread(server.start)

        async def seen(table: str) -> list[str]:
            async with ada.table(table) as first:
                found = first.about.player_code, first.about.watcher_code
                return [code for code in found if code is not None]

        async with Server(server.address) as ada, Server(server.address) as bob:
            table = await ada.create("zoinx", ["me", "open"], "Ada")
            codes += await seen(table)
            links = await ada.ask("POST", f"/api/tables/{table}/invitations", {})
            renewed = [links["player_code"], links["watcher_code"]]
            assert await seen(table) == renewed
            codes += renewed
            await restart()
            assert await seen(table) == renewed
            (server.data / "invitations.key").unlink()
            await restart()
            assert await seen(table) == []
            assert await bob.join(renewed[0], "Bob") == table
            links = await ada.ask("POST", f"/api/tables/{table}/invitations", {})
            codes += [links["player_code"], links["watcher_code"]]
            await restart()
            assert await seen(table) == codes[-2:]

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))
