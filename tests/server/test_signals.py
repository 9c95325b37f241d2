"""Workers hear of each other through Redis or PostgreSQL, and again when those were away."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable

import pytest

from quartett.errors import UnreadableText
from quartett.server.store.signals import (
    EVERY_TABLE,
    MOST_OUTGOING,
    LocalSignals,
    Signals,
    signals_at,
)
from server.services import Postgres, Redis

pytestmark = pytest.mark.anyio


class Ear:
    """Remembers what a listener heard."""

    def __init__(self, signals: Signals) -> None:
        self.heard: list[tuple[str, int]] = []
        self.end = signals.subscribe(lambda table, version: self.heard.append((table, version)))

    async def hears(self, *signal: tuple[str, int]) -> None:
        async with asyncio.timeout(20):
            while not set(signal) <= set(self.heard):
                await asyncio.sleep(0.01)


@pytest.fixture(params=["redis", "postgres"])
def service(request: pytest.FixtureRequest) -> Redis | Postgres:
    found: Redis | Postgres = request.getfixturevalue(f"{request.param}_server")
    return found


@pytest.fixture
def address(service: Redis | Postgres) -> str:
    return service.address if isinstance(service, Redis) else service.database()


Worker = Callable[[], Awaitable[Signals]]


@pytest.fixture
async def worker(address: str) -> AsyncIterator[Worker]:
    opened: list[Signals] = []

    async def one_more() -> Signals:
        signals = signals_at(address)
        await signals.open()
        opened.append(signals)
        return signals

    yield one_more
    for signals in opened:
        await signals.close()


async def test_in_one_process_everybody_hears_at_once() -> None:
    signals = signals_at(None)
    assert isinstance(signals, LocalSignals)
    await signals.open()
    one, two = Ear(signals), Ear(signals)
    signals.publish("t", 1)
    two.end()
    signals.publish("t", 2)
    assert one.heard == [("t", 1), ("t", 2)]
    assert two.heard == [("t", 1)]
    await signals.close()


async def test_workers_hear_each_other(worker: Worker) -> None:
    workers = [await worker() for _ in range(3)]
    assert all(signals.connected for signals in workers)
    ears = [Ear(signals) for signals in workers]
    workers[0].publish("a table", 7)
    assert ears[0].heard == [("a table", 7)], "the own process does not wait"
    workers[1].publish("ü", 2)
    for ear in ears:
        await ear.hears(("a table", 7), ("ü", 2))
        assert len(ear.heard) == 2, "nobody hears their own signal twice"


async def test_of_many_signals_the_newest_arrives(worker: Worker) -> None:
    one, two = await worker(), await worker()
    ear = Ear(two)
    for version in range(1, 501):
        one.publish("t", version)
    await ear.hears(("t", 500))
    versions = [version for _, version in ear.heard]
    assert versions == sorted(versions)
    assert len(versions) < 500, "what was overtaken before it was sent is not sent"


async def test_an_outage_of_the_service_costs_only_time(
    service: Redis | Postgres, worker: Worker
) -> None:
    one, two = await worker(), await worker()
    near, far = Ear(one), Ear(two)
    await asyncio.to_thread(service.kill)
    async with asyncio.timeout(10):
        while one.connected or two.connected:
            one.publish("t", 1)
            await asyncio.sleep(0.01)
    before = asyncio.get_running_loop().time()
    one.publish("t", 2)
    assert asyncio.get_running_loop().time() - before < 0.1, "publishing never waits"
    assert near.heard[-1] == ("t", 2)
    await asyncio.to_thread(service.start)
    await far.hears((EVERY_TABLE, 0))
    await near.hears((EVERY_TABLE, 0))
    one.publish("t", 3)
    await far.hears(("t", 3))


async def test_a_server_starts_without_the_service() -> None:
    signals = signals_at("redis://127.0.0.1:9")
    await signals.open()
    assert not signals.connected
    ear = Ear(signals)
    for number in range(MOST_OUTGOING + 5):
        signals.publish(f"t{number}", 1)
    assert len(ear.heard) == MOST_OUTGOING + 5
    assert len(signals._outgoing) <= MOST_OUTGOING  # type: ignore[attr-defined]
    await signals.close()


async def test_a_malformed_address_is_refused() -> None:
    with pytest.raises(UnreadableText, match=r"expected redis://HOST:PORT or postgresql://"):
        signals_at("amqp://here")
