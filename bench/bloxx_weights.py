"""Fits the evaluation of BLOXX! sheets (src/quartett/games/bloxx/bot/weights.py) from scratch.

    python -m bench.bloxx_weights            writes the weights; a few minutes on one core

In each round, bots play with the weights so far and some noise, at 2, 3 and 4 seats. Then ridge
regression fits the points that each sheet still made after each drawing to its features, and the
weights move half of the way.
"""

import argparse
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

import quartett
from quartett.compiled import Array, Bits, Ints, Row, dtype, rule, rules
from quartett.engine.steps import NO_MOVE
from quartett.game import Game
from quartett.games.bloxx import SUPPORTS
from quartett.games.bloxx.bot.evaluation import (
    FEATURES,
    KINDS,
    Floats,
    all_heights,
    erase_shape,
    future,
    worth_with,
)
from quartett.games.bloxx.rules import score
from quartett.games.bloxx.sheets import draw_shape
from quartett.games.bloxx.state import State
from quartett.kit import copy_into
from quartett.sim import below, drawn, seed_stream

HERE = Path(__file__)
OUTPUT = HERE.parents[1] / "src/quartett/games/bloxx/bot/weights.py"
SEATS = (2, 3, 4)
ROUNDS = 7
GAMES = 700
"""For each number of seats in each round."""
NOISE = 2.0
"""The points by which the value of a drawing may be off while bots play."""
SAMPLE_EVERY = 3
"""On average, one drawing in this many is a sample."""
RIDGE = 20.0
FINE = 1 << 20


@rule
def noisy_word(
    position: State, seat: int, allowed: Ints, offered: int, weights: Floats, noise: float,
    random: Bits,
) -> int:  # fmt: skip
    """Chooses the drawing with the highest noisy value."""
    best, chosen = -1e9, allowed[0]
    for place in range(offered):
        value = worth_with(position, seat, allowed[place], weights)
        value += noise * (2 * below(random, FINE) - FINE) / FINE
        if value > best:
            best, chosen = value, allowed[place]
    return chosen


@rule
def read_features(position: State, seat: int, word: int, one: Floats, features: Floats) -> int:
    """Writes the features of the sheet with this drawing, one by one; returns its score."""
    heights = all_heights(position, seat)
    draw_shape(position, seat, word)
    for place in range(len(one)):
        one[place] = 1.0
        features[place] = future(position, seat, one)
        one[place] = 0.0
    points = score(position, seat)
    erase_shape(position, seat, word, heights)
    return points


class Samples(NamedTuple):
    """Sampled drawings: their features, the points made later, and whose they are."""

    features: Floats
    points: Array
    seats: Array


class Scratch(NamedTuple):
    """Arrays that every game overwrites."""

    row: Row
    one: Floats
    chances: Array
    allowed: Array
    moves: Array
    random: Bits


def play(
    start: Row,
    seed: int,
    weights: Floats,
    noise: float,
    scores: Array,
    samples: Samples,
    scratch: Scratch,
) -> int:
    """Plays games and samples features and later points of drawings; returns the sample count."""
    row, one, chances = scratch.row, scratch.one, scratch.chances
    allowed, moves, random = scratch.allowed, scratch.moves, scratch.random
    features, points, seats = samples.features, samples.points, samples.seats
    position = row.view(dtype)[0]
    count = 0
    for number in range(len(scores)):
        copy_into(row, start)
        seed_stream(random, seed, number)
        first = count
        while rules.ending(position) == 0:
            total = rules.odds(position, chances)
            if total > 0:
                rules.happen(position, drawn(chances, total, random))
                continue
            for seat in range(position.seats):
                offered = rules.choices(position, seat, allowed)
                moves[seat] = NO_MOVE
                if offered > 0:
                    word = noisy_word(position, seat, allowed, offered, weights, noise, random)
                    moves[seat] = word
                    if count < len(features) and below(random, SAMPLE_EVERY) == 0:
                        row_of_features = features[count]
                        points[count] = read_features(position, seat, word, one, row_of_features)
                        seats[count] = seat
                        count += 1
            rules.resolve(position, moves)
        for seat in range(position.seats):
            scores[number, seat] = rules.score(position, seat)
        for sample in range(first, count):
            points[sample] = scores[number, seats[sample]] - points[sample]
    return count


def play_and_sample(
    game: Game, games: int, weights: Floats, noise: float, seed: int, samples: int
) -> tuple[Array, Floats, Array]:
    """Plays games; returns scores, and the features and later points of sampled drawings."""
    loop: Any = game.specialize(play, HERE)
    start = game.start().row
    scores = np.zeros((games, game.seats), np.int64)
    features, points = np.zeros((samples, FEATURES)), np.zeros(samples, np.int64)
    scratch = Scratch(
        row=start.copy(),
        one=np.zeros(FEATURES),
        chances=np.zeros(len(game.events), np.int64),
        allowed=np.zeros(game.most_choices, np.int64),
        moves=np.zeros(game.layout.most_seats, np.int64),
        random=np.zeros(1, np.uint64),
    )
    drawings = Samples(features, points, seats=np.zeros(samples, np.int64))
    with np.errstate(over="ignore"):
        count = loop(start, seed, weights, noise, scores, drawings, scratch)
    return scores, features[:count], points[:count]


def fit(support: str, rounds: int, games: int) -> Floats:
    """Fits the weights for one value of `support` (BLX-7)."""
    tables = [quartett.game("bloxx", seats, support=support) for seats in SEATS]
    weights = np.zeros(FEATURES)
    for number in range(rounds):
        noise = NOISE if 2 * number < rounds else NOISE / 2
        samples = [
            play_and_sample(game, games, weights, noise, number, games * game.seats * 8)
            for game in tables
        ]
        features = np.concatenate([part for _, part, _ in samples])
        points = np.concatenate([part for _, _, part in samples])
        new = np.linalg.solve(features.T @ features + RIDGE * np.eye(FEATURES), features.T @ points)
        weights = new if number < 2 else (weights + new) / 2
        means = " ".join(
            f"{play_and_sample(game, games, weights, 1e-9, 1_000, 0)[0].mean():.2f}"
            for game in tables
        )
        error = (points - features @ new).std()
        print(f"{support} {number}: mean points {means}, error {error:.2f}", flush=True)
    return weights


def module(weights: dict[str, Floats]) -> str:
    """Writes the weights as a Python module."""
    lines = [
        '"""Fitted weights of the features of a sheet, in points; see evaluation.py.',
        "",
        "python -m bench.bloxx_weights",
        '"""',
        "",
        "import numpy as np",
        "",
        "# fmt: off",
        "WEIGHTS = np.array([",
    ]
    for support, values in weights.items():
        lines += [f"    [  # {support}"]
        first = 0
        for kind, size in KINDS.items():
            row = ", ".join(f"{value:.2f}" for value in values[first : first + size])
            lines += [f"        # {kind}", f"        {row},"]
            first += size
        lines += ["    ],"]
    return "\n".join([*lines, "])", '"""[support, feature]"""']) + "\n"


def main() -> None:
    """Fits the weights and writes the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.bloxx_weights", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", type=Path, default=OUTPUT)
    arguments = parser.parse_args()
    weights = {support: fit(support, arguments.rounds, arguments.games) for support in SUPPORTS}
    arguments.write.write_text(module(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
