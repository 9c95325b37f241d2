"""An opponent waits for somebody's connection to blink, to let a bot play that hand."""

import asyncio
from pathlib import Path
from typing import Any

from hostile.client import Device, Socket
from server.running import Running, running


async def two_at_a_table(address: str) -> tuple[Device, Device, str]:
    """Return two devices and their table, at which they play NOX."""
    ada, bob = Device(address), Device(address)
    table = await ada.create("nox", ["me", "open"])
    async with ada.socket(table) as first:
        await bob.join((await first.hello())["about"]["player_code"], "Bob")
        async with bob.socket(table) as second:
            await second.hello()
            assert (await first.command("begin"))["ok"]
            while (await second.next("changed"))["now"]["phase"] != "playing":
                pass
    return ada, bob, table


async def presence(socket: Socket, seat: int, word: str) -> list[Any]:
    """Return the grace of every seat once this seat is `here`, or not any more."""
    while ((message := await socket.next("presence"))["seats"][seat] == "here") != (word == "here"):
        pass
    return list(message["grace"])


def test_a_blink_does_not_give_the_seat_to_a_bot(server: Running) -> None:
    async def main() -> None:
        ada, bob, table = await two_at_a_table(server.address)
        async with ada.socket(table) as first:
            await first.hello()
            async with bob.socket(table) as second:
                await second.hello()
                await presence(first, 1, "here")
                answer = await first.command("keep-seat", seat=1)
                assert answer["said"]["id"] == "table-not-away"
            left = await presence(first, 1, "away")
            assert left[0] is None
            assert 25 < left[1] <= 30
            answer = await first.command("keep-seat", seat=1)
            assert not answer["ok"]
            assert answer["said"]["id"] == "table-not-away-yet"
            assert answer["said"]["details"]["who"] == "Bob"
            assert not (await first.hello())["now"]["seats"][1].get("kept")
            async with bob.socket(table) as again:
                await again.hello()
                assert (await presence(first, 1, "here")) == [None, None]

    asyncio.run(main())


def test_after_a_restart_everybody_has_the_whole_grace(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        ada, _, table = await two_at_a_table(server.address)
        await asyncio.to_thread(server.kill)
        await asyncio.to_thread(server.start)
        async with ada.socket(table) as first:
            await first.hello()
            left = await presence(first, 1, "away")
            assert 20 < left[1] <= 30
            answer = await first.command("keep-seat", seat=1)
            assert answer["said"]["id"] == "table-not-away-yet"

    with running(tmp_path / "data") as server:
        asyncio.run(main(server))


def test_a_request_to_go_back_ends_when_a_connection_is_lost(server: Running) -> None:
    async def main() -> None:
        ada, bob, table = await two_at_a_table(server.address)
        async with ada.socket(table) as first:
            await first.hello()
            async with bob.socket(table) as second:
                await second.hello()
                assert (await first.command("undo", step=0))["ok"]
                while (await second.next("changed"))["now"]["wish"] is None:
                    pass
            while (message := await first.next("changed"))["now"]["wish"] is not None:
                pass
            assert [line["said"]["id"] for line in message["log"]] == ["table-wish-ended"]
            async with bob.socket(table) as again:
                await again.hello()
                assert (await again.command("agree", yes=True))["said"]["id"] == "table-no-wish"

    asyncio.run(main())
