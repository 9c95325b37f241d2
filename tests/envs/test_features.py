"""One encoding for all games; it never knows more than the view."""

import random

import numpy as np
import pytest

import quartett
from laws.settings import all_settings
from quartett import Game, games
from quartett.envs.features import features
from quartett.record import Record, Step


def some_positions(game: Game, seed: int, steps: int = 60) -> list[quartett.Position]:
    """Tables along a random game."""
    rng, position, found = random.Random(seed), game.start(), []
    for _ in range(steps):
        found.append(position)
        if game.result(position):
            break
        if odds := game.odds(position):
            position = game.happen(position, rng.choices(list(odds), list(odds.values()))[0])
        else:
            moves = {s: rng.choice(game.choices(position, s)) for s in game.acting(position)}
            position = game.play(position, moves)
    return found


@pytest.mark.parametrize("name", games.names())
def test_what_a_seat_cannot_see_changes_no_feature(name: str) -> None:
    game = quartett.game(name, games.package(name).ABOUT.seats[-1])
    encoding, rng = features(game), random.Random(1)
    for position in some_positions(game, seed=2):
        for seat in range(game.seats):
            view = game.view(position, seat)
            seen = encoding.of(view)
            assert np.array_equal(seen, encoding.of_row(position.row, seat))
            assert np.array_equal(seen, encoding.of_row(game.sample_world(view, rng).row, seat))


@pytest.mark.parametrize("game", all_settings(), ids=lambda game: game.heading[:60])
def test_features_are_named_finite_and_within_their_bounds(game: Game) -> None:
    encoding = features(game)
    assert len(set(encoding.names)) == encoding.size == len(encoding.low) == len(encoding.high)
    assert (encoding.low < encoding.high).all()
    for position in some_positions(game, seed=3, steps=25):
        seen = encoding.of(game.view(position, game.seats - 1))
        assert np.isfinite(seen).all()
        assert (seen >= encoding.low).all()
        assert (seen <= encoding.high).all()


def test_two_tables_that_look_different_have_different_features() -> None:
    for name in ("zoinx", "nox", "bloxx", "nmbrs"):
        game = quartett.game(name)
        views = {game.view(position, 0).row.tobytes(): game.view(position, 0)
                 for position in some_positions(game, seed=4, steps=200)}  # fmt: skip
        encoded = {features(game).of(view).tobytes() for view in views.values()}
        assert len(encoded) == len(views)


def test_the_viewer_comes_first_and_then_the_seats_to_the_left() -> None:
    game = quartett.game("zoinx", seats=3)
    record = Record(game).then(Step.parse("0 bet 2; 1 bet 4; 2 bet zoinx"))
    encoding = features(game)
    seen = encoding.of(game.view(record.position, 1))
    ones = {name for name, value in zip(encoding.names, seen, strict=True) if value == 1}
    assert {"bets mine 4", "bets left 1 zoinx", "bets left 2 2", "seat 1"} <= ones


def test_numbers_cards_and_squares_are_written_as_the_page_says() -> None:
    bloxx = features(quartett.game("bloxx"))
    assert "drawn mine 0 digit 9" in bloxx.names
    nox = features(quartett.game("nox"))
    assert "hands mine 7" in nox.names
    assert not any(name.startswith(("hands left", "pile ", "copies")) for name in nox.names)


def test_a_spectator_has_no_seat_to_learn_for() -> None:
    game = quartett.game("zoinx")
    with pytest.raises(quartett.IllegalPosition, match="expected the view of a seat"):
        features(game).of(game.view(game.start(), None))
