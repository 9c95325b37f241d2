"""Bots in processes of their own: warm, with limited time, killed when they take too long.

A process gets texts (a view, a transcript, choices) and answers with a word. It never gets a
position, so it cannot know more than the seat it plays. Tables hold no lock while they wait for
it.
"""

import asyncio
import contextlib
import random
import sys
from collections.abc import Sequence
from typing import IO

from msgspec import Struct, json

from quartett.platforms import become_background

SECONDS_TO_CHOOSE = 2.0
SECONDS_TO_WAKE = 60.0
"""Extra time for the first question about a game: its rules may have to be compiled."""
MOST_LINE = 4_000_000


class Question(Struct, frozen=True):
    """A question to a bot, as texts: everything it may know."""

    view: str
    transcript: str
    choices: list[str]
    level: str
    seed: int
    game: str


class Reply(Struct, frozen=True):
    """A bot's answer, or what went wrong."""

    word: str
    fault: str | None = None


def answer(question: Question) -> str:
    """Read the texts and choose; runs in the bot's process."""
    from quartett.bots import bot
    from quartett.game import View
    from quartett.record import Record, Transcript

    view, transcript = View(question.view), Record.parse(question.transcript)
    assert isinstance(transcript, Transcript)
    player = bot(view.game, question.level)
    return player.choose(view, transcript, question.choices, random.Random(question.seed))


def work(questions: IO[bytes], answers: IO[bytes]) -> None:
    """Answer questions until the input ends: one line in, one line out."""
    for line in questions:
        question = json.decode(line, type=Question)
        try:
            reply = Reply(answer(question))
        except Exception as problem:  # the process lives on; the table makes a simple choice
            reply = Reply("", f"{type(problem).__name__}: {problem}")
        answers.write(json.encode(reply) + b"\n")
        answers.flush()


class Worker:
    """One process; it gets one question at a time."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.program: tuple[str, ...] = ("-m", "quartett.server.service.bot_pool")
        self.warm: set[tuple[str, str]] = set()

    async def ask(self, question: Question, seconds: float) -> str | None:
        """Return the bot's word; None if it failed or took too long, which ends the process."""
        if (question.game, question.level) not in self.warm:
            seconds += SECONDS_TO_WAKE
        try:
            async with asyncio.timeout(seconds):
                process = await self._running()
                assert process.stdin is not None
                assert process.stdout is not None
                process.stdin.write(json.encode(question) + b"\n")
                await process.stdin.drain()
                line = await process.stdout.readline()
            reply = json.decode(line, type=Reply)
        except (TimeoutError, OSError, ValueError):
            await self.end()
            return None
        except asyncio.CancelledError:
            await self.end()  # the next question would get its answer
            raise
        self.warm.add((question.game, question.level))
        return reply.word if reply.fault is None and reply.word in question.choices else None

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
    """A fixed number of bot processes. A question waits for a free one."""

    def __init__(self, workers: int, seconds: float = SECONDS_TO_CHOOSE) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self._free: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self.workers:
            self._free.put_nowait(worker)

    async def choose(
        self, view: str, transcript: str, choices: Sequence[str], level: str, seed: int
    ) -> str | None:
        """Return one of the choices; None: the bot failed."""
        game = view.partition(" ")[0]
        question = Question(view, transcript, list(choices), level, seed, game)
        worker = await self._free.get()
        try:
            return await worker.ask(question, self.seconds)
        finally:
            self._free.put_nowait(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def simple_choice(choices: Sequence[str], seed: int) -> str:
    """Choose for a bot that failed."""
    return random.Random(seed).choice(list(choices))


if __name__ == "__main__":
    become_background(nice=5)  # people at other tables come first
    work(sys.stdin.buffer, sys.stdout.buffer)
