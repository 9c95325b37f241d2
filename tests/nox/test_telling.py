"""What machine code tells of NOX is what plain Python would."""

import random
from typing import Any

import quartett
from nox import told_twin
from quartett import Game, Position, sayings
from quartett.compiled import compiling
from quartett.games.nox.telling import Message

GAMES = 24 if compiling() else 2
SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"variant": "hard", "goal": 60}),
    (4, {"goal": 40, "end_on_empty_pile": "on"}),
    (6, {"variant": "hard", "end_on_empty_pile": "on"}),
]


def compared(game: Game, position: Position, rng: random.Random) -> tuple[list[str], Position]:
    """Everything that can be told here, by both; one of the moves or events is made."""
    told = []
    watching = game.view(position, None)
    if odds := game.odds(position):
        event = rng.choice(list(odds))
        for word in (event, "draw ?"):
            said = sayings.told(game, watching.row, None, word)
            assert said == told_twin.told(watching.fields, None, word)
            told.append(said)
        return [said.id for said in told], game.happen(position, event)
    (seat,) = game.acting(position)
    words, view = game.choices(position, seat), game.view(position, seat)
    done = sayings.does(game, view.row, seat, words)
    assert done == told_twin.does(view.fields, seat, words)
    word = rng.choice(words)
    said = sayings.told(game, watching.row, seat, word)
    assert said == told_twin.told(watching.fields, seat, word)
    return [one.id for one in (*done, said)], game.play(position, {seat: word})


def test_all_is_told_as_plain_python_tells_it() -> None:
    found, rng = set[str](), random.Random(8)
    for number in range(GAMES):
        seats, options = SETTINGS[number % len(SETTINGS)]
        game = quartett.game("nox", seats, start=number % seats, **options)
        position = game.start()
        while game.result(position) is None:
            told, position = compared(game, position, rng)
            found.update(told)
    assert found == {message.name.lower().replace("_", "-") for message in Message}
