"""R4: whatever the network did, a client is at the exact state within a second of its return."""

import asyncio
import random
import time
from collections.abc import Iterator
from typing import get_args

import pytest
from msgspec import json

from quartett.client import Server, Table, new_id, play
from quartett.protocol.messages import Begin, Choose, Pause
from server.network import Network, Weather, network
from server.running import Running, running
from server.sockets import raw
from server.test_faults import logs
from server.test_whole_path import chooser

STORMS = [weather for weather in get_args(Weather) if weather != "fine"]
SOON = 1.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


async def sit_down(ada: Server, bob: Server) -> str:
    table = await ada.create("zoinx", ["me", "open"], "Ada", options={"goal": 60})
    async with ada.table(table) as first:
        await bob.join(str(first.about.player_code), "Bob")
        async with bob.table(table) as second:
            await first.send(Begin(new_id()))
            for one in (first, second):
                while one.now.phase == "waiting":
                    await one.news()
    return table


async def exact(one: Table, server: Server) -> None:
    """What this client shows is what the server would send it now."""
    async with raw(server, one.name, one.seat) as fresh:
        snapshot = await fresh.hello()
    assert one.version == snapshot["version"]
    assert json.decode(json.encode(one.log)) == snapshot["log"]
    own = json.decode(json.encode(one.own))
    for parts in (own, snapshot["own"]):  # a change has the numbers of new steps only
        parts.pop("numbers")
    assert own == snapshot["own"]
    shown = json.decode(json.encode(one.now))
    for now in (shown, snapshot["now"]):
        for seat in now["seats"]:
            seat.pop("presence", None)
    assert shown == snapshot["now"]


async def seconds_to_come_back(server: Running, weather: Weather, outage: float) -> float:
    """Let Ada play while Bob is offline; return how long he needs once the network is back."""
    async with (
        network(server.address) as between,
        Server(server.address) as ada,
        Server(between.address) as bob,
    ):
        table = await sit_down(ada, bob)
        async with ada.table(table) as first, bob.table(table) as second:
            between.change(weather)
            bet = Choose(new_id(), second.now.step, "bet 2")
            answer = asyncio.create_task(second._ask(bet))
            over = time.monotonic() + outage
            paused = False
            while time.monotonic() < over:
                paused = not paused
                await first.send(Pause(new_id(), paused))
                await asyncio.sleep(min(0.1, outage / 8))
            if paused:
                await first.send(Pause(new_id(), False))
            assert second.version < first.version, "Bob heard nothing meanwhile"
            between.change("fine")
            back = time.monotonic()
            while second.version < first.version or not second._ready.is_set():
                assert time.monotonic() < back + 30, f"still away after {weather}"
                await asyncio.sleep(0.002)
            took = time.monotonic() - back
            await asyncio.wait_for(answer, 30)
            while second.version < first.version:
                await asyncio.sleep(0.002)
            # Bob's old command is answered and counts once, if it counts.
            sent = [command for _, _, command in logs(server)[table]]
            assert sent.count(bet.id) == answer.result().ok
            await exact(second, Server(server.address, dict(bob.http.cookies)))
    return took


async def storms(server: Running, outage: float) -> dict[str, float]:
    """All kinds of outages at once, each at a table of its own."""
    took = await asyncio.gather(
        *(seconds_to_come_back(server, weather, outage) for weather in STORMS)
    )
    return dict(zip(STORMS, took, strict=True))


@pytest.mark.parametrize("outage", [1.0, 10.0, pytest.param(60.0, marks=pytest.mark.soak)])
def test_after_an_outage_a_client_is_up_to_date_within_a_second(
    server: Running, outage: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Bob's command is sent as the network goes: he waits for its answer as long as it takes.
    monkeypatch.setattr("quartett.client.SECONDS_TO_ANSWER", outage + 60)
    took = asyncio.run(storms(server, outage))
    print(f"{outage:.0f} s: " + ", ".join(f"{w} {s:.2f} s" for w, s in took.items()))
    assert max(took.values()) < SOON


def test_a_client_that_does_not_hurry_is_found(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("quartett.client.FIRST_PAUSE", 3.0)
    assert asyncio.run(seconds_to_come_back(server, "cut", 1.0)) > SOON


def test_play_goes_on_over_a_slow_network(server: Running) -> None:
    async def main() -> None:
        async with (
            network(server.address) as between,
            Server(server.address) as ada,
            Server(between.address) as bob,
        ):
            table = await ada.create("zoinx", ["me", "open"], "Ada", options={"goal": 5})
            async with ada.table(table) as first:
                await bob.join(str(first.about.player_code), "Bob")
                between.delay = 0.1
                async with bob.table(table) as second:
                    await first.send(Begin(new_id()))
                    rng = random.Random(1)
                    async with asyncio.timeout(120):
                        await asyncio.gather(play(first, chooser(rng)), play(second, chooser(rng)))
                        while second.version < first.version:
                            await asyncio.sleep(0.01)
                    assert second.reconnects == 0
                    await exact(second, Server(server.address, dict(bob.http.cookies)))

    asyncio.run(main())


def test_who_is_cut_off_again_and_again_loses_nothing(server: Running) -> None:
    """The link breaks at any byte of a whole game."""

    async def storm(between: Network, rng: random.Random) -> None:
        while True:
            between.change(rng.choice(["cut", "deaf"]))
            await asyncio.sleep(0.05 * rng.random())
            between.change("fine")
            await asyncio.sleep(0.1 * rng.random())

    async def main() -> None:
        rng = random.Random(5)
        async with (
            network(server.address) as between,
            Server(server.address) as ada,
            Server(between.address) as bob,
        ):
            table = await ada.create("zoinx", ["me", "open"], "Ada", options={"goal": 100})
            async with ada.table(table) as first:
                await bob.join(str(first.about.player_code), "Bob")
                async with bob.table(table) as second:
                    await first.send(Begin(new_id()))
                    weather = asyncio.create_task(storm(between, rng))
                    async with asyncio.timeout(120):
                        await asyncio.gather(play(first, chooser(rng)), play(second, chooser(rng)))
                    weather.cancel()
                    between.change("fine")
                    async with asyncio.timeout(10):
                        while second.version < first.version or not second._ready.is_set():
                            await asyncio.sleep(0.01)
                    assert second.reconnects > 3
                    await exact(second, Server(server.address, dict(bob.http.cookies)))
            commands = [command for _, _, command in logs(server)[table] if command]
            assert len(set(commands)) == len(commands)

    asyncio.run(main())
