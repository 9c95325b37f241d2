"""The log of a table: everybody who comes gets all of it, so nobody may fill it."""

import asyncio
import json

from hostile.client import Device
from server.running import Running

MANY = 1_200


def test_pauses_do_not_fill_the_log(server: Running) -> None:
    async def main() -> None:
        mallory = Device(server.address)
        table = await mallory.create("zoinx", ["me", "me"], names=["Ada", "Bob"], begin=True)
        async with mallory.socket(table, 0) as first, mallory.socket(table, 1) as other:
            snapshot = await first.hello()
            while snapshot["now"]["phase"] != "playing":
                snapshot = await first.next("changed")
            for number in range(MANY):
                answer = await first.command("pause", paused=number % 2 == 0)
                if not answer["ok"]:
                    break
            assert answer["said"]["id"] == "table-log-full"
            snapshot = await other.hello()
            assert len(json.dumps(snapshot)) < 200_000
            assert (await other.command("pause", paused=True))["ok"], "others still may"
            assert (await first.command("pause", paused=False))["ok"], "and everybody may play on"
            word = snapshot["own"]["choices"][0]
            assert (await other.command("choose", step=0, word=word))["ok"]

    asyncio.run(main())
