"""Bot time: nobody can make everybody else's bots wait."""

import asyncio
from pathlib import Path

import pytest

from hostile.client import Closed, Device, Message, Socket, new_id
from server.running import Running, running

ELSEWHERE = "127.0.0.2"
CROWD, TURNS = 25, 3


def test_strangers_do_not_let_bots_play_among_themselves(tmp_path: Path) -> None:
    async def main(server: Running) -> None:
        mallory = Device(server.address)
        order = {"game": "zoinx", "seats": 2, "seating": ["random", "random"], "name": "Mallory"}
        answer = await mallory.request("POST", "/api/tables", order)
        assert answer.status == 409
        assert "at least one person" in answer.json["refusal"]
        await by_the_back_door(mallory)
        alone = await mallory.create("zoinx", ["me", "random"], begin=True)
        pair = await mallory.create("zoinx", ["me", "me"], names=["A", "B"], begin=True)
        for table in (alone, pair):  # one person against bots, and two at one device, may play
            async with mallory.socket(table) as socket:
                await begun(socket)

    async def by_the_back_door(mallory: Device) -> None:
        """A table with a person, who then gives the seat to a bot."""
        table = await mallory.create("zoinx", ["me", "random"])
        async with mallory.socket(table) as socket:
            await socket.hello()
            with pytest.raises(Closed):
                await socket.command("set-seat", seat=0, level="random")
        async with mallory.socket(table) as socket:
            await socket.hello()
            answer = await socket.command("begin")
            assert not answer["ok"]
            assert answer["said"]["id"] == "table-only-bots"

    with running(tmp_path / "data", bot_tables=False) as server:
        asyncio.run(main(server))


async def begun(socket: Socket) -> Message:
    """Return the first message of a game."""
    message = await socket.hello()
    while message["now"]["phase"] != "playing":
        message = await socket.next("changed")
    return message


async def take_turns(socket: Socket, turns: int) -> int:
    """Play a number of turns of ZOINX!, each as short as possible; return how often the bot was
    asked in between."""
    message, asked = await begun(socket), 0
    while turns:
        words = message["own"].get("choices", [])
        if words and message["own"].get("chosen") is None:
            word = "stop" if "stop" in words else words[0]
            turns -= word == "stop"
            await socket.send(
                {"type": "choose", "id": new_id(), "step": message["now"]["step"], "word": word}
            )
        before, message = message["now"], await socket.next("changed")
        asked += 1 in before["acting"] and message["now"]["step"] > before["step"]
    return asked


def test_a_crowd_of_bots_makes_nobody_else_wait(tmp_path: Path) -> None:
    """The bots of many tables think for all they are worth. Somebody else's bot is asked next, and
    not after all of them."""

    async def answers(device: Device) -> int:
        """Return how often any bot has answered so far."""
        text = (await device.request("GET", "/metrics")).body.decode()
        lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if line[0] != "#")
        return int(float(lines["quartett_bot_seconds_count"]))

    async def main(server: Running) -> None:
        for _ in range(CROWD):  # each with a device of its own
            await Device(server.address).create("nox", ["expert"] * 3, begin=True)
        ada = Device(server.address, ELSEWHERE)
        table = await ada.create("zoinx", ["me", "hatchling"], begin=True, options={"goal": 100})
        async with ada.socket(table) as socket:
            await take_turns(socket, 1)
            before = await answers(ada)
            own = await take_turns(socket, TURNS)
            every = await answers(ada) - before
        assert every < own * CROWD * 0.6, "expected few others before each; all of them came first"

    with running(tmp_path / "data", bot_workers=1) as server:
        asyncio.run(main(server))
