"""Connections that are opened and not used, or used under a foreign name."""

import asyncio
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest

from hostile.client import Closed, Device, Socket
from server.running import Running, running

SECONDS = 25.0
"""More than a connection is given to ask, on a machine with much else to do."""
ELSEWHERE = "127.0.0.2"
"""Another address of this machine: other people."""


async def wait_for_end(reader: asyncio.StreamReader) -> bytes:
    """Return what a connection says before the server ends it."""
    said = b""
    with suppress(ConnectionResetError):
        async with asyncio.timeout(SECONDS):
            while chunk := await reader.read(65_536):
                said += chunk
    return said


async def drip(writer: asyncio.StreamWriter, text: bytes) -> None:
    """Send a byte now and then, for as long as the server takes them."""
    with suppress(OSError):
        for byte in text:
            writer.write(bytes([byte]))
            await writer.drain()
            await asyncio.sleep(0.3)


def test_half_requests_and_silent_sockets_are_ended_in_seconds(server: Running) -> None:
    """As slow as possible, all at the same time: in the headers, in the body, in a second request,
    with nothing at all, and with a socket that does not say hello."""

    async def slow(mallory: Device, begun: bytes, rest: bytes) -> bytes:
        reader, writer = await mallory.open()
        writer.write(begun)
        dripping = asyncio.create_task(drip(writer, rest))
        said = await wait_for_end(reader)
        dripping.cancel()
        writer.close()
        return said

    async def silent(socket: Socket) -> int | None:
        return (await socket.end(SECONDS)).code

    async def main() -> None:
        mallory = Device(server.address)
        table = await mallory.create("zoinx", ["me", "open"])
        get = mallory.head("GET", "/healthz", {})
        post = mallory.head(
            "POST",
            "/api/try",
            {"X-Quartett": "1", "Content-Type": "application/json", "Content-Length": "60000"},
        )
        chunked = post.replace(b"Content-Length: 60000", b"Transfer-Encoding: chunked")
        async with mallory.socket(table) as socket:
            said = await asyncio.gather(
                slow(mallory, b"", b""),
                slow(mallory, b"G", get[1:] * 20),
                slow(mallory, get[:-2], b"X-Header: x\r\n" * 100),
                slow(mallory, get, get * 20),
                slow(mallory, post, b" " * 60_000),
                slow(mallory, post, b""),
                slow(mallory, chunked, b"1\r\nx\r\n" * 1_000),
                silent(socket),
            )
        assert [b" 408 " in text for text in said[:4]] == [True] * 4  # type: ignore[operator]
        assert said[3].startswith(b"HTTP/1.1 200"), "the first request was answered"  # type: ignore[union-attr]
        assert said[-1] == 4408

    asyncio.run(main())


def test_one_address_cannot_take_every_connection(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        mallory, other = Device(server.address), Device(server.address, ELSEWHERE)
        async with AsyncExitStack() as stack:
            for _ in range(20):
                _, writer = await mallory.open()
                stack.callback(writer.close)
            assert (await refusal(mallory)) == 503
            assert (await other.request("GET", "/api/games")).status == 200
        async with asyncio.timeout(10):  # and then there is room again
            while await refusal(mallory) == 503:
                await asyncio.sleep(0.05)

    async def refusal(device: Device) -> int:
        try:
            return (await device.request("GET", "/healthz")).status
        except OSError:  # refused so early that the request found nobody
            return 503

    with running(tmp_path / "data", most_connections_each=20) as server:
        asyncio.run(main(server))


def test_one_address_cannot_take_every_socket(tmp_path: Path) -> None:
    """Not even with many devices."""

    async def main(server: Running) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                mallory = Device(server.address)
                table = await mallory.create("zoinx", ["me", "open"])
                socket = await stack.enter_async_context(mallory.socket(table))
                await socket.hello()
            with pytest.raises(Closed) as refused:
                await mallory.connect(table)
            assert refused.value.code == 503
            other = Device(server.address, ELSEWHERE)
            async with other.socket(await other.create("zoinx", ["me", "open"])) as free:
                await free.hello()
        async with asyncio.timeout(10):
            while True:
                with suppress(Closed):
                    async with mallory.socket(table) as again:
                        await again.hello()
                        return
                await asyncio.sleep(0.05)

    with running(tmp_path / "data", most_sockets_address=5) as server:
        asyncio.run(main(server))


def test_one_address_cannot_open_every_table(tmp_path: Path) -> None:
    """Not with a new device for each; but a table that is over makes room for another."""
    order = {"game": "zoinx", "seats": 2, "seating": ["random", "random"], "name": "Mallory"}
    endless = {**order, "seating": ["me", "open"]}

    async def main(server: Running) -> None:
        async def opening(order: dict[str, Any], source: str | None = None) -> int:
            return (
                await Device(server.address, source).request("POST", "/api/tables", order)
            ).status

        assert await opening({**order, "begin": True, "options": {"goal": 1}}) == 201
        assert [await opening(endless) for _ in range(2)] == [201, 201]
        async with asyncio.timeout(60):  # until the game of the bots is over
            while await opening(endless) != 201:
                await asyncio.sleep(0.2)
        assert await opening(endless) == 503
        assert await opening(endless, ELSEWHERE) == 201

    with running(tmp_path / "data", most_tables_each=3) as server:
        asyncio.run(main(server))


def test_one_address_cannot_keep_many_requests_waiting(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        mallory, other = Device(server.address), Device(server.address, ELSEWHERE)
        headers = {"X-Quartett": "1", "Content-Type": "application/json", "Content-Length": "99"}
        async with AsyncExitStack() as stack:
            for _ in range(4):
                _, writer = await mallory.open()
                stack.callback(writer.close)
                writer.write(mallory.head("POST", "/api/try", headers))
            async with asyncio.timeout(10):
                while (answer := await mallory.request("GET", "/api/mine")).status != 429:
                    await asyncio.sleep(0.01)
            assert int(answer.headers["retry-after"]) > 0
            assert (await other.request("GET", "/api/mine")).status == 200

    with running(tmp_path / "data", most_requests_each=4) as server:
        asyncio.run(main(server))


def test_a_page_under_a_foreign_name_gets_nothing(server: Running) -> None:
    """DNS rebinding: the attacker's own name suddenly means this machine."""

    async def main() -> None:
        victim = Device(server.address)
        table = await victim.create("zoinx", ["me", "open"])
        for name in ("evil.example", "127.0.0.1.evil.example", "localhost.evil.example"):
            host = {"Host": f"{name}:{server.port}"}
            page = {**host, "Origin": f"http://{name}:{server.port}"}
            for method, path in (("GET", "/"), ("GET", "/api/mine"), ("GET", "/metrics")):
                answer = await victim.request(method, path, headers=host)
                assert answer.status == 421, (name, path)
                assert answer.json["refusal"].startswith("expected one of this server's names")
            order: dict[str, Any] = {"game": "zoinx", "seats": 2, "seating": ["me", "open"]}
            answer = await victim.request("POST", "/api/tables", order, page)
            assert answer.status == 421
            with pytest.raises(Closed) as closed:
                await victim.connect(table, headers=page)
            assert closed.value.code == 421
            assert (await victim.request("GET", "/healthz", headers=host)).status == 200

    asyncio.run(main())


def test_a_request_from_another_page_is_refused(server: Running) -> None:
    async def main() -> None:
        victim = Device(server.address)
        table = await victim.create("zoinx", ["me", "open"])
        own = f"127.0.0.1:{server.port}"
        for origin in ("null", "https://evil.example", f"https://{own}", "http://127.0.0.1:1"):
            headers = {"Origin": origin}
            answer = await victim.request("POST", f"/api/tables/{table}/invitations", {}, headers)
            assert answer.status == 403, origin
            with pytest.raises(Closed) as closed:
                await victim.connect(table, headers=headers)
            assert closed.value.code == 403, origin
        async with victim.socket(table, headers={"Origin": f"http://{own}"}) as socket:
            await socket.hello()

    asyncio.run(main())
