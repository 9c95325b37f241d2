"""Bots in processes of their own: warm, with bounded time, ended when they take too long.

A worker gets texts (a view, a transcript, choices) and answers with a word. It never gets a
position, so it cannot know more than the seat it plays; the table never waits for it with
anything held.
"""

import asyncio
import contextlib
import os
import random
import sys
from collections.abc import Sequence
from typing import IO

from msgspec import Struct, json

SECONDS_TO_CHOOSE = 2.0
SECONDS_TO_WAKE = 60.0
"""For the first question about a game: its rules may have to be compiled."""
MOST_LINE = 4_000_000


class Asked(Struct, frozen=True):
    """A question for a bot, as texts: all it may know."""

    view: str
    transcript: str
    choices: list[str]
    level: str
    seed: int
    game: str


class Replied(Struct, frozen=True):
    word: str
    fault: str | None = None


def answer(asked: Asked) -> str:
    """In the worker: read the texts and choose."""
    from quartett.bots import bot
    from quartett.game import View
    from quartett.record import Record, Transcript

    view, transcript = View(asked.view), Record.parse(asked.transcript)
    assert isinstance(transcript, Transcript)
    player = bot(view.game, asked.level)
    return player.choose(view, transcript, asked.choices, random.Random(asked.seed))


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """The worker's life: one line in, one line out."""
    for line in questions:
        asked = json.decode(line, type=Asked)
        try:
            replied = Replied(answer(asked))
        except Exception as problem:  # the worker lives on; the table gets a simple choice
            replied = Replied("", f"{type(problem).__name__}: {problem}")
        answers.write(json.encode(replied) + b"\n")
        answers.flush()


class Worker:
    """One process, with one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.program: tuple[str, ...] = ("-m", "quartett.server.service.bot_pool")
        self.warm: set[tuple[str, str]] = set()

    async def ask(self, asked: Asked, seconds: float) -> str | None:
        """The word, or None when the bot failed or took too long (then the process is ended)."""
        if (asked.game, asked.level) not in self.warm:
            seconds += SECONDS_TO_WAKE
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.encode(asked) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            replied = json.decode(line, type=Replied)
        except (TimeoutError, OSError, ValueError):
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for the next question's
            raise
        self.warm.add((asked.game, asked.level))
        return replied.word if replied.fault is None and replied.word in asked.choices else None

    async def _running(self) -> asyncio.subprocess.Process:
        if self.process is None or self.process.returncode is not None:
            self.warm.clear()
            self.process = await asyncio.create_subprocess_exec(
                sys.executable,
                *self.program,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                limit=MOST_LINE,
            )
        return self.process

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class BotPool:
    """As many workers as are asked for; who asks waits for a free one, and nobody waits for him."""

    def __init__(self, workers: int, seconds: float = SECONDS_TO_CHOOSE) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(
        self, view: str, transcript: str, choices: Sequence[str], level: str, seed: int
    ) -> str | None:
        """One of the choices; None: the bot failed."""
        game = view.partition(" ")[0]
        asked = Asked(view, transcript, list(choices), level, seed, game)
        worker = await self._free.get()
        try:
            return await worker.ask(asked, self.seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def simple_choice(choices: Sequence[str], seed: int) -> str:
    """What steps in for a bot that failed."""
    return random.Random(seed).choice(list(choices))


if __name__ == "__main__":
    # Ctrl-C is for the server, which ends its workers itself, and people at other tables come
    # first. A session would keep Ctrl-C off as well, but Linux divides its time by sessions first.
    os.setpgid(0, 0)
    os.nice(5)
    work(sys.stdin.buffer, sys.stdout.buffer)
