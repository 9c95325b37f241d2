"""Bots in any language: line-delimited JSON over standard input and output (docs/protocol.md)."""

import json
import queue
import random
import shlex
import subprocess
import threading
from contextlib import suppress
from dataclasses import replace
from typing import IO, Any

from quartett.bots import Bot, Question, RandomBot, bot
from quartett.errors import Refused, UnreadableText
from quartett.game import Game, View
from quartett.game import game as find_game
from quartett.record import Step, Transcript

PROTOCOL = 1
LONGEST_LINE = 1_000_000
SECONDS_TO_START = 30.0
SECONDS_TO_CHOOSE = 10.0


class ProgramBot(Bot):
    """A program as a bot. If it hangs, dies or answers nonsense, a RandomBot replaces it."""

    def __init__(
        self,
        command: str,
        game: Game,
        seat: int,
        seconds: float = SECONDS_TO_CHOOSE,
        start: float = SECONDS_TO_START,
    ) -> None:
        self.command, self.seconds = command, seconds
        self.fault: str | None = None
        """Why the program was replaced; the record says so, too."""
        self.questions = 0
        self.substitute = RandomBot()
        self.lines: queue.Queue[str | None] = queue.Queue()
        try:
            self.program = subprocess.Popen(
                shlex.split(command),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except (OSError, ValueError) as problem:
            raise UnreadableText(f"expected a program to run as a bot; {problem}") from None
        self.listener = threading.Thread(target=self._listen, daemon=True)
        self.listener.start()
        hello = {
            "type": "hello",
            "protocol": PROTOCOL,
            "game": game.name,
            "seats": game.seats,
            "options": game.written_options,
            "seat": seat,
        }
        try:
            answer = self._ask(hello, start)
            if answer.get("type") != "ready":
                raise UnreadableText(f"expected {{'type': 'ready'}}; got {answer}")
        except UnreadableText as problem:
            self._replace(str(problem))

    def answer(self, question: Question) -> str:
        seed = question.rng.getrandbits(53)
        if self.fault is None:
            try:
                return self._choice(question, seed)
            except UnreadableText as problem:
                self._replace(str(problem))
        return self.substitute.answer(replace(question, rng=random.Random(seed)))

    def _choice(self, question: Question, seed: int) -> str:
        self.questions += 1
        message = {
            "type": "choose",
            "id": self.questions,
            "view": str(question.view),
            "transcript": [str(step) for step in question.transcript.steps],
            "choices": list(question.choices),
            "seed": seed,
            "budget": question.budget,
        }
        answer = self._ask(message, self.seconds)
        if answer.get("type") != "choice" or answer.get("id") != self.questions:
            raise UnreadableText(f"expected a choice with id {self.questions}; got {answer}")
        word = answer.get("word")
        if not isinstance(word, str) or word not in question.choices:
            listed = ", ".join(question.choices[:12])
            raise UnreadableText(f"expected one of {listed}; got {word!r}")
        return word

    def _ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        self._send(message)
        try:
            line = self.lines.get(timeout=seconds)
        except queue.Empty:
            raise UnreadableText(f"expected an answer within {seconds:g} seconds") from None
        if line is None:
            raise UnreadableText("expected an answer; the program has ended")
        return read_message(line)

    def _send(self, message: dict[str, Any]) -> None:
        assert self.program.stdin is not None
        with suppress(OSError, ValueError):  # it may have ended: the missing answer will show
            self.program.stdin.write(json.dumps(message) + "\n")
            self.program.stdin.flush()

    def _listen(self) -> None:
        assert self.program.stdout is not None
        with self.program.stdout as output:
            while line := output.readline(LONGEST_LINE):
                self.lines.put(line)
        self.lines.put(None)

    def _replace(self, why: str) -> None:
        self.fault = f"the bot '{self.command}' was replaced by a simple one: {why}"
        self._send({"type": "replaced", "reason": why})
        self.close()

    def close(self) -> None:
        """Says goodbye, and kills the program if it does not exit."""
        self._send({"type": "bye"})
        assert self.program.stdin is not None
        with suppress(OSError):  # it may not have read the last message
            self.program.stdin.close()
        try:
            self.program.wait(timeout=1)
        except subprocess.TimeoutExpired:
            self.program.kill()
            self.program.wait()
        self.listener.join(timeout=1)


def read_message(line: str) -> dict[str, Any]:
    """Reads a line that is a JSON object."""
    try:
        message = json.loads(line)
    except (ValueError, RecursionError):
        message = None
    if not isinstance(message, dict):
        raise UnreadableText(f"expected a line with a JSON object; got {line[:80]!r}")
    return message


def speak(level: str, incoming: IO[str], outgoing: IO[str]) -> None:
    """Acts as such a program: answers every question until a `bye` or the end of the input."""
    thinker: Bot | None = None
    for line in incoming:
        try:
            message = read_message(line)
            answer: dict[str, Any] | None = None
            match message.get("type"):
                case "hello":
                    chosen = find_game(message["game"], message["seats"], **message["options"])
                    thinker = bot(chosen, level)
                    answer = {"type": "ready", "name": f"quartett {level}"}
                case "choose" if thinker is not None:
                    answer = _answer(thinker, message)
                case "replaced" | "bye":
                    return
                case _:
                    raise UnreadableText(f"expected hello, choose or bye; got {line[:80]!r}")
        except (Refused, KeyError, TypeError) as problem:
            answer = {"type": "error", "reason": str(problem)}
        outgoing.write(json.dumps(answer) + "\n")
        outgoing.flush()


def _answer(thinker: Bot, message: dict[str, Any]) -> dict[str, Any]:
    view = View(message["view"])
    steps = tuple(Step.parse(text) for text in message["transcript"])
    word = thinker.choose(
        view,
        Transcript(view.game, view.viewer, steps),
        tuple(message["choices"]),
        random.Random(message["seed"]),
        message["budget"],
    )
    return {"type": "choice", "id": message["id"], "word": word}
