"""The command line, as somebody would use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import quartett
from quartett import Record
from quartett.bots import RandomBot
from quartett.cli import main
from quartett.cli.terminal import Console, Terminal
from quartett.texts import LANGUAGES

PLAYED = Path(quartett.__file__).parent / "games" / "zoinx" / "played"


def test_games_lists_every_game_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    told = capsys.readouterr().out
    assert "ZOINX!, 2 to 4 seats" in told
    assert "-o goal=30" in told
    assert main(["games", "--json"]) == 0
    listed = {game["name"]: game for game in json.loads(capsys.readouterr().out)}
    assert listed["zoinx"]["seats"] == [2, 4]
    assert listed["zoinx"]["options"][0]["default"] == "30"


def test_simulate_reports(capsys: pytest.CaptureFixture[str]) -> None:
    orders = ["simulate", "zoinx", "--seats", "3", "--games", "30", "--seed", "4"]
    assert main(orders) == 0
    told = capsys.readouterr().out
    assert "how points are made" in told
    assert "last-round" in told
    assert main([*orders, "--json"]) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 30
    assert abs(sum(seat["wins"] for seat in report["seats"]) - 1) < 1e-9
    assert report["endings"] == {"last-round": 1.0}
    assert abs(sum(p["mean"] for p in report["parts"].values()) - report["score"]["mean"]) < 1e-9


def test_simulate_without_parts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "kuhn", "--games", "10"]) == 0
    assert "how points" not in capsys.readouterr().out


def test_census_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["census", "kuhn"]) == 0
    assert capsys.readouterr().out.splitlines()[-1].split() == ["all", "4", "24", "30", "12"]
    assert main(["census", "zoinx", "--depth", "1", "--seats", "3", "--json"]) == 0
    counted = json.loads(capsys.readouterr().out)
    assert counted["game"] == "zoinx seats=3 start=0 goal=30 last_round=others"
    assert [depth["chance"] for depth in counted["depths"]] == [0, 5 * 6 * 6]


def test_replay_shows_every_step(capsys: pytest.CaptureFixture[str]) -> None:
    file = str(PLAYED / "tie-shared.txt")
    assert main(["replay", file]) == 0
    assert "winners=0,1" in capsys.readouterr().out
    assert main(["replay", file, "--seat", "1", "--json"]) == 0
    replayed = json.loads(capsys.readouterr().out)
    assert replayed["start"].startswith("zoinx eyes=1 seats=3")
    assert len(replayed["steps"]) > 10


def test_replay_of_a_transcript(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    record = Record(quartett.game("kuhn")).happen("deal Q").happen("deal J")
    file = tmp_path / "seen.txt"
    file.write_text(str(record.seen_by(1)), "utf-8")
    assert main(["replay", str(file)]) == 0
    assert "   1  deal ?" in capsys.readouterr().out
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["eyes"] == 1
    assert main(["replay", str(file), "--seat", "0"]) == 2
    assert "whose view this record is" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("orders", "sentence"),
    [
        (["simulate", "chess"], "expected a game, one of"),
        (["simulate", "zoinx", "--seats", "9"], "expected 2 to 4 seats for ZOINX!; got 9"),
        (["simulate", "zoinx", "--games", "0"], "expected at least 1 game; got 0"),
        (["simulate", "zoinx", "--seed", "-5"], "expected a seed"),
        (["simulate", "zoinx", "-o", "goal"], "expected --option NAME=VALUE; got 'goal'"),
        (["simulate", "zoinx", "-o", "goal=x"], "expected a whole number from 1 to 1000"),
        (["simulate", "zoinx", "-o", "colour=x"], "ZOINX!'s options: start, goal"),
        (["play", "zoinx", "--seat", "2"], "expected --seat from 0 to 1; got 2"),
        (["replay", "no/such/file"], "expected a text file at 'no/such/file'"),
        (["replay", str(PLAYED)], "expected a text file"),
        (["census", "kuhn", "--seats", "3"], "expected 2 to 2 seats"),
        (["play", "zoinx", "--language", "xx"], "expected a language of ZOINX!, one of en, de, fr"),
        (["play", "kuhn", "--language", "ro"], "expected a language of Kuhn poker, one of en;"),
        (["replay", str(PLAYED / "tie-shared.txt"), "--seat", "3"], "expected --seat from 0 to 2"),
    ],
)
def test_bad_arguments_get_one_sentence_and_code_2(
    orders: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(orders) == 2
    told = capsys.readouterr()
    assert sentence in told.err
    assert told.err.startswith("quartett: ")
    assert told.err.count("\n") == 1
    assert told.out == ""


def test_a_bad_record_names_the_line_and_the_rule(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    good = (PLAYED / "last-round.txt").read_text("utf-8")
    lines = good.splitlines()
    first = lines.index("") + 1
    lines[first] = "0 bet zoinx; 1 bet 2; 2 bet 2"
    file = tmp_path / "bad.txt"
    file.write_text("\n".join(lines), "utf-8")
    assert main(["replay", str(file)]) == 2
    assert f"line {first + 1}: ZNX-2: the active player cannot" in capsys.readouterr().err


def test_the_command_ends_cleanly_when_input_ends(tmp_path: Path) -> None:
    record = tmp_path / "record.txt"
    answer = subprocess.run(
        [sys.executable, "-m", "quartett.cli", "play", "zoinx", "--record", str(record)],
        input="1\n",
        capture_output=True,
        text=True,
    )
    assert answer.returncode == 0, answer.stderr
    assert "Goodbye" in answer.stdout
    assert isinstance(Record.parse(record.read_text("utf-8")), Record)


def played(answers: list[str], name: str = "zoinx", seat: int = 0, **options: int) -> list[str]:
    """Everything the terminal says when somebody types this and then always the first choice."""
    told: list[str] = []
    typed = iter(answers)
    game = quartett.game(name, **options)
    bots = {other: RandomBot() for other in range(game.seats) if other != seat}
    console = Console(lambda prompt: next(typed, "1"), told.append)
    Terminal(game, seat, bots, 1, "en", console).play()
    return told


def test_a_whole_game_in_the_terminal() -> None:
    told = played(["?", "l", "", "99", "fly", "bet zoinx", "BET 2"], goal=8)
    text = "\n".join(told)
    assert "ZNX-8  The highest score wins." in text
    assert "In force: 2 seats, start 0, goal 8, last_round others." in text
    assert "expected a number from 1 to 5; got 99" in text
    assert "ZNX-2: the active player cannot bet on a ZOINX" in text
    assert "got 'fly'" in text
    assert " wins! (" in text or " win! (" in text
    assert "points" in text


def test_hidden_events_stay_hidden_in_the_terminal() -> None:
    told = "\n".join(played([], name="kuhn", seat=1))
    assert "  seat 0 is dealt a card." in told
    assert "  You are dealt " in told
    assert "you" in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_speaks_every_language(
    language: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = iter(["?"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers, "q"))
    assert main(["play", "zoinx", "--language", language, "--seed", "1"]) == 0
    assert quartett.game("zoinx").help("ZNX-8", language) in capsys.readouterr().out
    with pytest.raises(SystemExit):
        main(["play", "--help"])
    described = capsys.readouterr().out.partition("of the texts:")[2].partition("--")[0]
    assert language in described.replace(",", " ").split()


def test_help_imports_neither_the_compiler_nor_a_database() -> None:
    code = (
        "import sys, quartett.cli as cli\n"
        "try: cli.main(['--help'])\n"
        "except SystemExit: print({'numba', 'sqlalchemy', 'rich', 'litestar'} & {*sys.modules})"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.splitlines()[-1] == "set()", answer.stderr


def test_q_leaves_the_table() -> None:
    assert "Goodbye" in played(["q"])[-1]
