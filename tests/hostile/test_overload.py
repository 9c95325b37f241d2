"""More load than a server can carry: newcomers try again later, people at their tables play on."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from hostile.bystanders import bystander, loaded, until
from hostile.client import Closed, Device
from server.running import Running, running

STOPPED, RUNNING = 0.15, 0.02
"""Seconds in turns: the machine has time for a tenth of what the server should do."""


@asynccontextmanager
async def overloaded(server: Running) -> AsyncIterator[None]:
    """The server gets little time, as it would beside far too many tables."""
    assert server.process is not None
    process = server.process.pid

    async def throttle() -> None:
        while True:
            os.kill(process, signal.SIGSTOP)
            await asyncio.sleep(STOPPED)
            os.kill(process, signal.SIGCONT)
            await asyncio.sleep(RUNNING)

    task = asyncio.create_task(throttle())
    try:
        yield
    finally:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
        os.kill(process, signal.SIGCONT)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data"), most_delay=0.06) as server:
        yield server


def test_newcomers_wait_while_people_at_their_tables_play_on(server: Running) -> None:
    order: dict[str, Any] = {
        "game": "zoinx",
        "seats": 2,
        "seating": ["me", "open"],
        "name": "Mallory",
    }

    async def main() -> None:
        mallory = Device(server.address)
        await loaded(mallory)
        table = await mallory.create("zoinx", ["me", "open"])

        async def postponed() -> bool:
            answer = await mallory.request("POST", "/api/tables", order)
            assert answer.status in (201, 503)
            if answer.status == 503:
                assert int(answer.headers["retry-after"]) > 0
                assert answer.json["refusal"].startswith("expected a server with less to do")
            return answer.status == 503

        async def refused() -> bool:
            async with mallory.socket(table) as socket:
                try:
                    await socket.hello()
                except Closed as closed:
                    return closed.code == 1013
                return False

        async def welcome() -> bool:
            return not await postponed()

        async with bystander(server.address) as other:
            async with overloaded(server):
                await until(postponed)
                await until(refused)
                await other.more(3)
                assert (await mallory.request("GET", "/healthz")).status == 200
            await until(welcome)
            async with mallory.socket(table) as socket:
                await socket.hello()

    asyncio.run(main())
