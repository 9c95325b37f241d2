"""Batches of games from a seed."""

from typing import Any

import numpy as np
import pytest

import quartett
from quartett.compiled import Bits, Ints, compiling, rule
from quartett.sim import GAMES_PER_SHARD, below, drawn, seed_stream, simulate


def test_a_batch_has_scores_winners_lengths_and_endings() -> None:
    game = quartett.game("zoinx", seats=3)
    done: list[int] = []
    batch = simulate(game, 20, seed=5, progress=done.append)
    assert batch.scores.shape == batch.winners.shape == (20, 3)
    assert batch.parts.shape == (20, 3, len(game.parts))
    assert (batch.parts.sum(axis=2) == batch.scores).all()
    assert {game.endings[number] for number in batch.endings} == {"last-round"}
    assert np.allclose(batch.win_shares.sum(axis=1), 1)
    assert (batch.lengths > 0).all()
    assert sum(done) == 20


def test_the_result_does_not_depend_on_the_number_of_threads() -> None:
    game = quartett.game("kuhn")
    games = GAMES_PER_SHARD * 2 + 3 if compiling() else 30
    one, two = (simulate(game, games, seed=1, threads=threads) for threads in (1, 2))
    assert (one.scores == two.scores).all()
    other = simulate(game, games, seed=2)
    assert (one.scores != other.scores).any()


def test_a_longer_batch_begins_with_the_shorter_one() -> None:
    game = quartett.game("goofspiel", seats=3)
    short, long = simulate(game, 5, seed=8), simulate(game, 9, seed=8)
    assert (short.scores == long.scores[:5]).all()


def test_a_batch_may_begin_with_any_game() -> None:
    game = quartett.game("goofspiel", seats=3)
    later, all_of_them = simulate(game, range(5, 9), seed=8), simulate(game, 9, seed=8)
    assert (later.scores == all_of_them.scores[5:]).all()


@rule
def lowest(position: Any, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    return allowed[0]


@rule
def highest(position: Any, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    return allowed[offered - 1]


def test_two_policies_in_one_file_are_compiled_separately() -> None:
    game = quartett.game("kuhn")
    passing, betting = (simulate(game, 5, policy=policy) for policy in (lowest, highest))
    assert (abs(passing.scores) == 1).all()
    assert (abs(betting.scores) == 2).all()


def test_bad_arguments_are_refused() -> None:
    game = quartett.game("kuhn")
    with pytest.raises(quartett.UnreadableText, match="at least 1 game; got 0"):
        simulate(game, 0)
    with pytest.raises(quartett.UnreadableText, match="expected a seed"):
        simulate(game, 1, seed=-1)


def test_a_game_that_does_not_end_is_reported() -> None:
    with pytest.raises(RuntimeError, match="game 0 of seed 0 did not end in 2 steps"):
        simulate(quartett.game("kuhn"), 1, most_steps=2)


@pytest.mark.filterwarnings("ignore:overflow")
def test_random_numbers_are_uniform() -> None:
    random = np.zeros(1, np.uint64)
    with np.errstate(over="ignore"):
        seed_stream(random, 3, 4)
        counts = np.bincount([below(random, 7) for _ in range(7_000)], minlength=7)
        events = np.bincount(
            [drawn(np.array([1, 0, 3]), 4, random) for _ in range(4_000)], minlength=3
        )
    assert len(counts) == 7
    assert abs(counts - 1_000).max() < 150
    assert events[1] == 0
    assert abs(events[0] - 1_000) < 150


@pytest.mark.filterwarnings("ignore:overflow")
def test_a_bounded_draw_rejects_numbers_that_would_bias_it() -> None:
    """With a limit just above 2**31, nearly half of all numbers must be drawn again."""
    random = np.zeros(1, np.uint64)
    limit = 2**31 + 1
    with np.errstate(over="ignore"):
        seed_stream(random, 1, 1)
        numbers = [below(random, limit) for _ in range(2_000)]
    assert max(numbers) < limit
    assert abs(np.mean([n % 2 for n in numbers]) - 0.5) < 0.05
    assert abs(np.mean(numbers) / limit - 0.5) < 0.03
