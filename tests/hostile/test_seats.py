"""Somebody tries to keep the eyes of a seat that is another's by now."""

import asyncio

import pytest

from hostile.client import Device, Socket
from server.running import Running


@pytest.mark.parametrize("way", ["leave", "put out", "the host sits down and leaves"])
def test_old_sockets_of_a_seat_show_nothing_of_the_next_person(server: Running, way: str) -> None:
    async def main() -> None:
        ada, bob = Device(server.address), Device(server.address)
        mallory = ada if way.startswith("the host") else Device(server.address)
        table = await ada.create("nox", ["me", "open"])
        async with ada.socket(table) as first:
            code = (await first.hello())["about"]["player_code"]
            await mallory.join(code, "Mallory", 1)
            old = [await mallory.connect(table, 1) for _ in range(4)]
            for said in old[2:]:
                await said.hello()
            if way == "put out":
                assert (await first.command("set-seat", seat=1))["ok"]
            else:
                await old[3].send({"type": "leave", "id": "leaving-the-seat"})
                await old[3].end()
            await bob.join(code, "Bob", 1)
            async with bob.socket(table) as second:
                await second.hello()
                assert (await first.command("begin"))["ok"]
                while (await second.next("changed"))["now"]["phase"] != "playing":
                    pass
                for one in old:
                    await insist(one)

    async def insist(one: Socket) -> None:
        shown = len(one.received)
        await one.send({"type": "hello", "text": True})
        await one.send({"type": "ask-hint", "id": "a-hint-for-me", "step": 2})
        await one.send({"type": "react", "id": "a-reaction", "reaction": "👍"})
        assert (await one.end()).code in (4403, None)
        later = one.received[shown:]
        assert {message["type"] for message in later} <= {"presence", "changed"}
        assert all(message["now"]["phase"] == "waiting" for message in later if "now" in message)
        await one.close()

    asyncio.run(main())
