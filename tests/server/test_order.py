"""R3: all viewers see the same order without gaps, and never anything but the fold of the log.

Hypothesis decides what people do and what breaks; the world is that of the simulation, and
`World.saw` compares every picture that reaches a client with the log.
"""

import asyncio
import random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from quartett import client
from server.simulated import Loop, World

MOMENTS = st.sampled_from([0.005, 0.02, 0.3, 3.0])


class Tables(RuleBasedStateMachine):
    """One table, two workers, everybody's fingers and all kinds of faults."""

    def __init__(self) -> None:
        super().__init__()
        rng = random.Random(0)
        self.runner = asyncio.Runner(loop_factory=lambda: Loop(rng))
        self.runner.run(self._open(rng))

    async def _open(self, rng: random.Random) -> None:
        self.world = World(rng)
        self.patched = patch.object(client, "connect", self.world.connect)
        self.patched.start()
        self.busy: list[asyncio.Task[None]] = []
        await self.world.open()

    def teardown(self) -> None:
        try:
            self.runner.run(self._close())
        finally:
            self.patched.stop()
            self.runner.close()

    async def _close(self) -> None:
        await self.world.heal()
        await asyncio.gather(*self.busy)
        await self.world.check()
        await self.world.close()

    def _do(self, seconds: float) -> None:
        async def wait() -> None:
            await asyncio.sleep(seconds)

        self.runner.run(wait())

    @rule(seat=st.integers(0, 2), seed=st.integers(0, 999), again=st.booleans(), seconds=MOMENTS)
    def somebody_does_something(self, seat: int, seed: int, again: bool, seconds: float) -> None:
        world = self.world
        one = world.people[seat % len(world.people)]
        world.rng.seed(seed)

        async def begin() -> None:
            command = world.command(one)
            for _ in range(1 + again):
                self.busy.append(asyncio.create_task(world.send(one, command)))
            await asyncio.sleep(seconds)

        self.runner.run(begin())

    @rule(seconds=MOMENTS)
    def time_passes(self, seconds: float) -> None:
        self._do(seconds)

    @rule(which=st.integers(0, 9))
    def a_link_is_cut(self, which: int) -> None:
        links = [link for worker in self.world.workers if worker for link in worker.links]
        if links:
            links[which % len(links)].cut()

    @rule(place=st.integers(0, 1), seconds=MOMENTS)
    def a_worker_is_killed(self, place: int, seconds: float) -> None:
        self.world.kill(place)
        self._do(seconds)

    @precondition(lambda self: None in self.world.workers)
    @rule()
    def a_worker_is_started(self) -> None:
        async def start() -> None:
            self.world.start(self.world.workers.index(None))

        self.runner.run(start())

    @rule(away=st.booleans())
    def the_database_comes_or_goes(self, away: bool) -> None:
        self.world.store.away = away

    @rule(signals=st.sampled_from([0.0, 1.0]))
    def signals_come_or_go(self, signals: float) -> None:
        self.world.signals = signals

    @invariant()
    def nobody_complains(self) -> None:
        for complaint in self.world.complaints:
            raise complaint
        self.world.check_log()


def trial(examples: int, steps: int) -> Any:
    case: Any = type("Trial", (Tables.TestCase,), {})
    case.settings = settings(
        max_examples=examples,
        stateful_step_count=steps,
        suppress_health_check=list(HealthCheck),
    )
    return case


TestTables = trial(examples=20, steps=20)
TestManyTables = pytest.mark.soak(trial(examples=500, steps=40))
