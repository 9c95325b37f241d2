"""A table whose numbers were not all opened: it ends, and another one follows."""

import asyncio
from pathlib import Path

import pytest
from msgspec import json

from quartett.client import new_id
from quartett.protocol.api import NewTable
from quartett.protocol.messages import Begin, CommitNonce, OpenNonce
from quartett.server.service.hub import Connection
from quartett.server.service.runtime import Runtime
from quartett.server.settings import Settings
from quartett.server.table import decide, fairness, seating
from quartett.server.table.change_builder import Actor
from quartett.server.table.state import State

NUMBERS = [bytes([1]) * 32, bytes([2]) * 32]


class Two:
    """Ada and Mal at a table for two, on devices that stay connected."""

    def __init__(self, here: Runtime, devices: list[str]) -> None:
        self.here, self.devices = here, devices

    async def sit(self, table: str) -> None:
        for seat, device in enumerate(self.devices):
            self.here.tables.hub.add(Connection(table, device, seat))

    async def do(self, table: str, seat: int, command: object) -> None:
        actor = Actor(self.devices[seat], seat)
        answer = await self.here.tables.dispatcher.act_surely(table, command, actor, new_id())
        assert answer.ok, answer.refusal

    async def state(self, table: str) -> State:
        return await self.here.tables.loader.state(table)

    async def commit(self, table: str) -> None:
        await self.do(table, 0, Begin(new_id()))
        for seat, number in enumerate(NUMBERS):
            said = fairness.person_commitment(table, seat, number)
            await self.do(table, seat, CommitNonce(new_id(), said))

    async def open(self, table: str, seat: int) -> None:
        await self.do(table, seat, OpenNonce(new_id(), NUMBERS[seat].hex()))


async def two(here: Runtime) -> tuple[Two, str]:
    devices = [(await here.directory.enrol())[1] for _ in range(2)]
    table = await here.lobby.create(NewTable("zoinx", 2, ["me", "open"], "Ada"), devices[0])
    code = (await here.lobby.renew(table, devices[0])).player_code
    await here.lobby.join(code, "Mal", None, devices[1])
    both = Two(here, devices)
    await both.sit(table)
    return both, table


def test_a_withheld_number_ends_the_table_and_the_next_one_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (seating, decide):
        monkeypatch.setattr(module, "WAIT_TO_OPEN", 0.3)

    async def main() -> None:
        here = Runtime(Settings(data=str(tmp_path)))
        await here.open()
        both, table = await two(here)
        await both.commit(table)
        await both.open(table, 0)
        async with asyncio.timeout(30):
            while (await both.state(table)).phase == "waiting":
                await asyncio.sleep(0.05)
        state = await both.state(table)
        assert (state.phase, state.void, state.key) == ("closed", (1,), None)
        loaded = await here.tables.loader.load(table)
        asked = [
            await here.lobby.rematch(loaded, Actor(both.devices[seat], seat), new_id())
            for seat in (0, 1)
        ]
        assert asked[0].table == asked[1].table
        following = str(asked[0].table)
        after = await both.state(following)
        assert after.called is None, "the host may first want somebody else in that seat"
        assert [one.name for one in after.occupants] == ["Ada", "Mal"]
        await both.sit(following)
        await both.commit(following)
        for seat in (0, 1):
            await both.open(following, seat)
        after = await both.state(following)
        assert after.phase == "playing"
        assert json.decode(json.encode(after.redraws)) == [
            {"table": table, "round": 0, "seat": 1, "name": "Mal"}
        ]
        await here.close()

    asyncio.run(main())


def test_a_device_without_a_connection_is_left_out_before_numbers_are_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (seating, decide):
        monkeypatch.setattr(module, "WAIT_FOR_ABSENT", 0.3)

    async def main() -> None:
        here = Runtime(Settings(data=str(tmp_path)))
        await here.open()
        both, table = await two(here)
        hub = here.tables.hub
        hub.remove(next(one for one in hub.at(table) if one.seat == 1))
        await both.commit(table)
        async with asyncio.timeout(30):
            while (await both.state(table)).collected is None:
                await asyncio.sleep(0.05)
        await both.open(table, 0)
        state = await both.state(table)
        assert (state.phase, state.away, state.void) == ("playing", (1,), ())
        assert state.key == fairness.key(state.secret, table, NUMBERS[:1])
        await here.close()

    asyncio.run(main())
