"""What the game tells and what its slow twin tells, side by side, through whole random games."""

import random
from itertools import product

import pytest

import quartett
from quartett import Game, Position, sayings
from quartett.analysis.playthrough import random_record
from quartett.compiled import compiling
from quartett.games.zoinx.telling import Message
from quartett.record import Step
from quartett.texts import Said
from zoinx import told_twin

SEATS, GOALS = (2, 3, 4), (1, 12, 30)
GAMES = 12 if compiling() else 3
"""For each number of seats and each goal."""
ENDS_OF_TURNS = {
    (message, then)
    for message in ("does-stop", "told-stop", "told-zoinx")
    for then in ("on", "last-round", "over")
}


def compare_choices(game: Game, position: Position) -> list[Said]:
    """What every seat that acts reads of its choices, the same of both."""
    found = []
    for seat in game.acting(position):
        view, words = game.view(position, seat), game.choices(position, seat)
        said = sayings.does(game, view.row, seat, words)
        assert said == told_twin.does(view.fields, seat, words)
        found += said
    return found


def compare_step(game: Game, position: Position, step: Step) -> list[Said]:
    """What somebody who watches reads of a step, the same of both."""
    view, found = game.view(position, None), []
    made: list[tuple[int | None, str]] = [*step.moves] or [(None, str(step.event))]
    for seat, word in made:
        said = sayings.told(game, view.row, seat, word)
        assert said == told_twin.told(view.fields, seat, word)
        found.append(said)
    return found


def test_the_game_tells_what_its_slow_twin_tells() -> None:
    found: list[Said] = []
    for seats, goal, seed in product(SEATS, GOALS, range(GAMES)):
        game = quartett.game("zoinx", seats, goal=goal)
        record = random_record(game, random.Random(seed))
        for position, step in zip(record.positions(), record.steps, strict=False):
            found += compare_choices(game, position)
            found += compare_step(game, position, step)
    assert {said.id for said in found} == {one.name.lower().replace("_", "-") for one in Message}
    ends = {(said.id, said.details["then"]) for said in found if "then" in said.details}
    assert ends == ENDS_OF_TURNS
    assert {said.details["reached"] for said in found if said.id == "told-dots"} == {"no", "yes"}


@pytest.mark.parametrize("foreseen", [0, 1, 2, 3])
def test_however_many_foresee_a_zoinx_both_tell_it(foreseen: int) -> None:
    game = quartett.game("zoinx", 4)
    bets = ["bet 2", *["bet zoinx"] * foreseen, *["bet 4"] * (3 - foreseen)]
    position = game.play(game.start(), dict(enumerate(bets)))
    (said,) = compare_step(game, position, Step(event="dots 0"))
    assert said.details["foreseen"] == foreseen
