"""Bots in processes of their own: what they receive, how long they may take."""

import asyncio
import random
import time
from collections.abc import Awaitable
from pathlib import Path

import pytest
from msgspec.structs import replace

from quartett.game import game
from quartett.record import Record
from quartett.server.service import bot_pool
from quartett.server.service.bot_pool import BotPool, Question, Worker, answer, simple_choice
from server.imports import imports


def question(level: str = "random", seed: int = 1) -> Question:
    found = game("zoinx")
    record = Record(found)
    view, transcript = str(found.view(record.position, 0)), str(record.seen_by(0))
    choices = list(found.choices(record.position, 0))
    return Question(view, transcript, choices, level, seed, "zoinx")


def test_a_bot_needs_only_texts_and_repeats_its_choice_with_the_same_seed() -> None:
    asked = question()
    assert answer(asked) in asked.choices
    assert len({answer(question(seed=3)) for _ in range(3)}) == 1


def test_a_worker_answers_and_stays_warm() -> None:
    async def main() -> None:
        pool = BotPool(1)
        asked = question("hatchling")
        try:
            for seed in range(3):
                word = await pool.choose(replace(asked, seed=seed))
                assert word in asked.choices
            first = pool.workers[0].process
            assert first is not None
            assert first.returncode is None
        finally:
            await pool.close()
        assert first.returncode is not None

    asyncio.run(main())


async def longest_wait(work: Awaitable[object]) -> float:
    """Return how long the event loop was blocked meanwhile."""
    longest, last = 0.0, time.monotonic()

    async def beat() -> None:
        nonlocal longest, last
        while True:
            await asyncio.sleep(0.01)
            longest, last = max(longest, time.monotonic() - last), time.monotonic()

    other = asyncio.create_task(beat())
    await asyncio.sleep(0)
    await work
    await asyncio.sleep(0.05)
    other.cancel()
    return longest


def test_a_bot_that_takes_too_long_is_killed_and_blocks_nobody(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "sleeping.py").write_text("import time; time.sleep(1000)")
    monkeypatch.setattr(bot_pool, "SECONDS_TO_WAKE", 0.0)

    async def main() -> None:
        pool = BotPool(1, seconds=2.0)
        pool.workers[0].program = (str(tmp_path / "sleeping.py"),)
        asked = question()
        began = time.monotonic()
        thinking = asyncio.ensure_future(pool.choose(asked))
        assert await longest_wait(thinking) < 1.0, "everything else went on meanwhile"
        assert thinking.result() is None
        assert time.monotonic() - began < 10
        assert pool.workers[0].process is None
        await pool.close()

    asyncio.run(main())


def test_a_bot_that_thinks_on_the_event_loop_is_detected() -> None:
    async def in_the_way() -> None:
        time.sleep(1.1)

    async def main() -> None:
        assert await longest_wait(in_the_way()) > 1.0

    asyncio.run(main())


def test_a_bot_that_fails_is_replaced_by_a_simple_one() -> None:
    async def main() -> str | None:
        pool = BotPool(1)
        asked = question("no such level")
        try:
            return await pool.choose(asked)
        finally:
            await pool.close()

    assert asyncio.run(main()) is None
    assert simple_choice(["a", "b"], 5) == random.Random(5).choice(["a", "b"])


class Counting(Worker):
    """Answers one question after the other, and remembers them."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def ask(self, question: Question, seconds: float) -> str | None:
        self.asked.append(question.view)
        await asyncio.sleep(0)
        return question.choices[0]


def test_whoever_has_many_questions_waits_for_those_who_have_few() -> None:
    """Forty questions of one, two of another, one of a third: the others come at once."""

    async def main() -> list[str]:
        pool, asked = BotPool(1), question()
        worker = Counting()
        pool._free = [worker]
        crowd = [("one", n) for n in range(40)] + [("two", 0), ("two", 1), ("three", 0)]
        await asyncio.gather(
            *(pool.choose(replace(asked, view=f"{who} {n}"), who) for who, n in crowd)
        )
        assert pool._free == [worker]
        assert not pool._waiting
        return worker.asked

    asked = asyncio.run(main())
    assert asked[:7] == ["one 0", "one 1", "two 0", "three 0", "one 2", "two 1", "one 3"]
    assert asked[7:] == [f"one {n}" for n in range(4, 40)]


def test_who_stops_waiting_loses_no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given up, too late, or both at the moment when it is their turn."""
    monkeypatch.setattr(bot_pool, "LONGEST_WAIT", 0.05)

    async def main() -> None:
        pool, asked = BotPool(1), question()
        worker = Counting()
        pool._free = []
        assert await pool.choose(asked, "late") is None
        waiting = [asyncio.create_task(pool.choose(asked, who)) for who in ("a", "a", "b")]
        await asyncio.sleep(0)
        waiting[0].cancel()
        await asyncio.sleep(0)
        pool._give(worker)
        waiting[1].cancel()  # it has just been handed the process
        assert await waiting[2] == asked.choices[0]
        await asyncio.gather(*waiting, return_exceptions=True)
        assert pool._free == [worker]
        assert not pool._waiting

    asyncio.run(main())


def test_bot_processes_import_neither_tables_nor_stores() -> None:
    """A bot's process cannot ask for more than it is sent."""
    source = Path(str(bot_pool.__file__)).read_text()
    assert [name for name in imports(source) if name.startswith("quartett.server")] == []
    assert "Position" not in source
