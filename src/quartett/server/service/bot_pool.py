"""Bots in processes of their own: warm, with limited time, killed when they take too long.

A process gets texts (a view, a transcript, choices) and answers with a word. It never gets a
position, so it cannot know more than the seat it plays. Tables hold no lock while they wait for
it.
"""

import asyncio
import contextlib
import random
import sys
from collections import OrderedDict, deque
from collections.abc import Sequence
from typing import IO

from msgspec import Struct, json

from quartett.platforms import become_background

SECONDS_TO_CHOOSE = 2.0
SECONDS_TO_WAKE = 60.0
"""Extra time for the first question about a game: its rules may have to be compiled."""
LONGEST_WAIT = 30.0
"""Seconds that a question waits for a free process; then the table makes a simple choice."""
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
    """A fixed number of bot processes. A question waits for a free one.

    Whoever asks takes turns with all others who ask, however many questions each of them has. A
    question that has waited too long is not asked at all."""

    def __init__(self, workers: int, seconds: float = SECONDS_TO_CHOOSE) -> None:
        self.seconds = seconds
        self.workers = [Worker() for _ in range(max(1, workers))]
        self._free = self.workers.copy()
        self._waiting: OrderedDict[str, deque[asyncio.Future[Worker]]] = OrderedDict()
        """The questions that wait, by who asks; whose turn is next comes first."""

    async def choose(self, question: Question, who: str = "") -> str | None:
        """Return one of the choices; None: the bot failed, or nobody had time for it. `who` shares
        a turn for all its questions."""
        worker = await self._take(who)
        if worker is None:
            return None
        try:
            return await worker.ask(question, self.seconds)
        finally:
            self._give(worker)

    async def _take(self, who: str) -> Worker | None:
        """Wait for a process."""
        if self._free:
            return self._free.pop()  # the last one that was used: it is warm
        turn: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(who, deque()).append(turn)
        try:
            async with asyncio.timeout(LONGEST_WAIT):
                return await turn
        except (TimeoutError, asyncio.CancelledError) as ended:
            if turn.done() and not turn.cancelled():
                self._give(turn.result())  # it came at the same moment
            elif who in self._waiting and turn in self._waiting[who]:
                self._forget(who, turn)
            if isinstance(ended, TimeoutError):
                return None
            raise

    def _forget(self, who: str, turn: "asyncio.Future[Worker]") -> None:
        self._waiting[who].remove(turn)
        if not self._waiting[who]:
            del self._waiting[who]

    def _give(self, worker: Worker) -> None:
        """Hand a process to whose turn it is."""
        while self._waiting:
            who, turns = self._waiting.popitem(last=False)
            turn = turns.popleft()
            if turns:
                self._waiting[who] = turns  # at the end again
            if not turn.done():
                turn.set_result(worker)
                return
        self._free.append(worker)

    async def close(self) -> None:
        for worker in self.workers:
            await worker.end()


def simple_choice(choices: Sequence[str], seed: int) -> str:
    """Choose for a bot that failed."""
    return random.Random(seed).choice(list(choices))


if __name__ == "__main__":
    become_background(nice=5)  # people at other tables come first
    work(sys.stdin.buffer, sys.stdout.buffer)
