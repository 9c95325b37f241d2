"""Compiled sayings and their slow twin tell the same, at every step of random games."""

import random

import pytest

import quartett
from nmbrs import told_twin
from nmbrs.tables import play, table
from nmbrs.test_twin import MANY_JOKERS, VARIANTS, favoured
from quartett import Game, Position, sayings
from quartett.compiled import compiling
from quartett.games.nmbrs.telling import Saying
from quartett.texts import Said

HIDDEN = "draw ?"
SEATS = (2, 3, 5, 8) if compiling() else (3,)
STEPS = 250 if compiling() else 30


def compare_choices(position: Position) -> list[Said]:
    """What all choices of whoever acts lead to, from what he sees himself."""
    game, said = position.game, []
    for seat in game.acting(position):
        words, view = game.choices(position, seat), game.view(position, seat)
        found = sayings.does(game, view.row, seat, words)
        assert found == told_twin.does(view.fields, seat, words), str(position)
        said += found
    return said


def compare_told(position: Position, seat: int | None, word: str) -> list[Said]:
    """A step as a spectator and everybody at the table are told of it; a draw also hidden."""
    game, said = position.game, []
    for eyes in (None, *range(game.seats)):
        view = game.view(position, eyes)
        for seen in [word, HIDDEN] if word.startswith("draw") else [word]:
            found = sayings.told(game, view.row, seat, seen)
            assert found == told_twin.told(view.fields, seat, seen), str(position)
            said.append(found)
    return said


def compare_game(game: Game, seed: int) -> None:
    """A random game, or its first steps."""
    rng, position = random.Random(seed), game.start()
    for _ in range(STEPS):
        if game.result(position) is not None:
            return
        compare_choices(position)
        if odds := game.odds(position):
            word = rng.choice(sorted(odds))
            compare_told(position, None, word)
            position = game.happen(position, word)
        else:
            (seat,) = game.acting(position)
            word = favoured(rng, game.choices(position, seat))
            compare_told(position, seat, word)
            position = game.play(position, {seat: word})


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEATS)
def test_the_twin_tells_the_same(seats: int, variant: str) -> None:
    for deal in (0, 4):
        compare_game(quartett.game("nmbrs", seats, variant=variant, rounds=3, deal=deal), seats)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seed", range(2 if compiling() else 1))
def test_the_twin_tells_the_same_where_jokers_are_frequent(seed: int, variant: str) -> None:
    game = quartett.game("nmbrs", 2, variant=variant, deck=MANY_JOKERS, deal=8, rounds=2)
    compare_game(game, seed)


FULL = table("10 15 20 25 16 24 *r 97", "1", rows="30-40-50", opened="0")
QUESTION = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
ASKING = table("1", "2", open="50 60", phase="asking")
START = quartett.game("nmbrs", 2, variant="simple", deal=1).start()
TABLES = [
    FULL,
    play(FULL, "joker-red as 8"),
    table("10 15 20 97", "1"),
    table("20 70 77 99", "1", rows="10-20r-30", opened="0"),
    table("10 *r *b 99 98", "1"),
    table("10 20 30", "1", variant="simple"),
    table("17", "1"),
    table("17 18", "1", open="60", pile=""),
    QUESTION,
    play(QUESTION, "cross 9-10-11"),
    ASKING,
    play(ASKING, "pass"),
    table("1", "2", open="60", pile="", phase="asking"),
    START,
    play(START, "draw 1"),
    play(START, "draw 1", "draw 2"),
    table("1", "2", open="50 60", pile="70 71", phase="drawing"),
    table("1", "2", open="50 60", pile="70", phase="drawing"),
    table("1", "2", open="50 60", pile="70", phase="drawing", ran_out=1),
]


def test_the_twin_tells_the_same_in_every_message_and_word() -> None:
    said: list[Said] = []
    for position in TABLES:
        game = position.game
        said += compare_choices(position)
        for seat in game.acting(position):
            for word in game.choices(position, seat):
                said += compare_told(position, seat, word)
        for word in game.odds(position):
            said += compare_told(position, None, word)
    assert {one.id for one in said} == {name for name, _ in Saying.messages}
    told = {(name, value) for one in said for name, value in one.details.items()}
    for name in ("colour", "doubled", "opens", "ends", "known", "out_of_turn", "then"):
        assert {value for known, value in told if known == name} == {*(Saying.words[name] or ())}
