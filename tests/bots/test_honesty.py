"""A bot's choice depends on what it may know, and on nothing else."""

import ast
import random
import zlib
from pathlib import Path

import pytest

import quartett
from quartett import Game, Position, games
from quartett.analysis.playthrough import random_record
from quartett.bots import Bot, Question, RandomBot, bot, levels
from quartett.record import Record

SOURCES = Path(quartett.__file__).parent
WITH_BOTS = [name for name in games.names() if (SOURCES / "games" / name / "bot").is_dir()]
FORBIDDEN = {"Position", "Record"}


def decisions(game: Game, rng: random.Random, most: int) -> list[tuple[Record, int]]:
    """Moments of random games at which a seat has something to choose."""
    found: list[tuple[Record, int]] = []
    while len(found) < most:
        record = random_record(game, rng, most_steps=rng.randrange(1, 120))
        for seat in game.acting(record.position):
            if len(game.choices(record.position, seat)) > 1:
                found.append((record, seat))
    return found


def changes_its_mind(bot: Bot, record: Record, seat: int, rng: random.Random, budget: int) -> bool:
    """Whether it chooses differently when only what it cannot see is different."""
    game, position = record.game, record.position
    view = game.view(position, seat)
    other = game.sample_world(view, rng)
    transcript = record.seen_by(seat)
    seed = rng.random()
    answers = []
    for truth in (position, other):
        OnTheTable.truth = truth
        same = game.view(truth, seat)
        choices = game.choices(truth, seat)
        answers.append(bot.choose(same, transcript, choices, random.Random(seed), budget))
    return answers[0] != answers[1]


class OnTheTable:
    """Where a cheat could look."""

    truth: Position


class PeekingBot(Bot):
    """Looks at what it must not see."""

    def answer(self, question: Question) -> str:
        choices = question.choices
        return choices[zlib.crc32(OnTheTable.truth.row.tobytes()) % len(choices)]


@pytest.mark.parametrize("name", WITH_BOTS)
def test_no_level_knows_more_than_its_view(name: str) -> None:
    game, rng = quartett.game(name, max(2, games.package(name).ABOUT.seats[0])), random.Random(name)
    for level in ["random", "greedy", *levels(game)]:
        thinker = bot(game, level)
        for record, seat in decisions(game, rng, 8):
            assert not changes_its_mind(thinker, record, seat, rng, budget=40), level


@pytest.mark.soak
@pytest.mark.parametrize("name", WITH_BOTS)
def test_no_level_knows_more_than_its_view_in_thousands_of_positions(name: str) -> None:
    for seats in games.package(name).ABOUT.seats:
        game, rng = quartett.game(name, seats), random.Random(name)
        for level in levels(game):
            thinker = bot(game, level)
            for record, seat in decisions(game, rng, 250):
                assert not changes_its_mind(thinker, record, seat, rng, budget=60), level


def test_a_peeking_bot_is_caught() -> None:
    game, rng = quartett.game("kuhn"), random.Random(1)
    caught = [
        changes_its_mind(PeekingBot(), record, seat, rng, 0)
        for record, seat in decisions(game, rng, 40)
    ]
    honest = [
        changes_its_mind(RandomBot(), record, seat, rng, 0)
        for record, seat in decisions(game, rng, 40)
    ]
    assert sum(caught) > 5
    assert sum(honest) == 0


@pytest.mark.parametrize(
    "file",
    [*sorted((SOURCES / "bots").glob("*.py")), *sorted(SOURCES.glob("games/*/bot/*.py"))],
    ids=lambda file: str(file.relative_to(SOURCES).with_suffix("")),
)
def test_bots_do_not_import_what_knows_everything(file: Path) -> None:
    names = {
        alias.name
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom | ast.Import)
        for alias in node.names
    }
    assert not names & FORBIDDEN
