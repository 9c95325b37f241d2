"""Fits what sheets of BLOXX! are worth (src/quartett/games/bloxx/bot/weights.py), from nothing.

    python -m bench.bloxx_weights            writes the weights; a few minutes on one core

Round after round, bots play by the weights so far, a little at random, at 2, 3 and 4 seats. Then
the points each sheet still got after each drawing are fitted by what could be seen of it (ridge
regression), and half of the difference is learned.
"""

import argparse
from pathlib import Path
from typing import Any

import numpy as np

import quartett
from quartett.compiled import Array, Bits, Ints, Row, dtype, rule, rules
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
from quartett.steps import NO_MOVE

HERE = Path(__file__)
WRITTEN = HERE.parents[1] / "src/quartett/games/bloxx/bot/weights.py"
SEATS = (2, 3, 4)
ROUNDS = 7
GAMES = 700
"""At each number of seats in each round."""
NOISE = 2.0
"""How many points a drawing may seem better or worse than it is, while playing to learn."""
SAMPLED = 3
"""One drawing in so many is learned from."""
RIDGE = 20.0
FINE = 1 << 20


@rule
def noisy_word(
    position: State, seat: int, allowed: Ints, offered: int, weights: Floats, noise: float,
    random: Bits,
) -> int:  # fmt: skip
    """The drawing that seems to leave the most worth."""
    best, chosen = -1e9, allowed[0]
    for place in range(offered):
        seems = worth_with(position, seat, allowed[place], weights)
        seems += noise * (2 * below(random, FINE) - FINE) / FINE
        if seems > best:
            best, chosen = seems, allowed[place]
    return chosen


@rule
def look_at(position: State, seat: int, word: int, one: Floats, seen: Floats) -> int:
    """All that can be seen of the sheet with this drawing: the future, a weight at a time."""
    heights = all_heights(position, seat)
    draw_shape(position, seat, word)
    for place in range(len(one)):
        one[place] = 1.0
        seen[place] = future(position, seat, one)
        one[place] = 0.0
    points = score(position, seat)
    erase_shape(position, seat, word, heights)
    return points


def play(
    start: Row,
    row: Row,
    seed: int,
    weights: Floats,
    noise: float,
    scores: Array,
    seen: Floats,
    points: Array,
    whose: Array,
    one: Floats,
    scratch: tuple[Array, Array, Array, Bits],
) -> int:
    """Play games; of some drawings, what was seen and the points that still came. How many."""
    chances, allowed, moves, random = scratch
    position = row.view(dtype)[0]
    samples = 0
    for number in range(len(scores)):
        copy_into(row, start)
        seed_stream(random, seed, number)
        first = samples
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
                    if samples < len(seen) and below(random, SAMPLED) == 0:
                        points[samples] = look_at(position, seat, word, one, seen[samples])
                        whose[samples] = seat
                        samples += 1
            rules.resolve(position, moves)
        for seat in range(position.seats):
            scores[number, seat] = rules.score(position, seat)
        for sample in range(first, samples):
            points[sample] = scores[number, whose[sample]] - points[sample]
    return samples


def played(
    game: Game, games: int, weights: Floats, noise: float, seed: int, samples: int
) -> tuple[Array, Floats, Array]:
    """Scores; what was seen, and the points that still came."""
    loop: Any = game.specialize(play, HERE)
    start = game.start().row
    scores = np.zeros((games, game.seats), np.int64)
    seen, points = np.zeros((samples, FEATURES)), np.zeros(samples, np.int64)
    scratch = (
        np.zeros(len(game.events), np.int64),
        np.zeros(game.most_choices, np.int64),
        np.zeros(game.layout.most_seats, np.int64),
        np.zeros(1, np.uint64),
    )
    with np.errstate(over="ignore"):
        found = loop(
            start, start.copy(), seed, weights, noise, scores, seen, points,
            np.zeros(samples, np.int64), np.zeros(FEATURES), scratch,
        )  # fmt: skip
    return scores, seen[:found], points[:found]


def fitted(support: str, rounds: int, games: int) -> Floats:
    """The weights for one reading of BLX-7."""
    tables = [quartett.game("bloxx", seats, support=support) for seats in SEATS]
    weights = np.zeros(FEATURES)
    for number in range(rounds):
        noise = NOISE if 2 * number < rounds else NOISE / 2
        heard = [
            played(game, games, weights, noise, number, games * game.seats * 8) for game in tables
        ]
        seen = np.concatenate([part for _, part, _ in heard])
        points = np.concatenate([part for _, _, part in heard])
        new = np.linalg.solve(seen.T @ seen + RIDGE * np.eye(FEATURES), seen.T @ points)
        weights = new if number < 2 else (weights + new) / 2
        means = " ".join(
            f"{played(game, games, weights, 1e-9, 1_000, 0)[0].mean():.2f}" for game in tables
        )
        missed = (points - seen @ new).std()
        print(f"{support} {number}: mean points {means}, off by {missed:.2f}", flush=True)
    return weights


def module(weights: dict[str, Floats]) -> str:
    """The weights as Python."""
    lines = [
        '"""Fitted weights: what each thing seen of a sheet counts, in points; see worth.py.',
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
            told = ", ".join(f"{value:.2f}" for value in values[first : first + size])
            lines += [f"        # {kind}", f"        {told},"]
            first += size
        lines += ["    ],"]
    return "\n".join([*lines, "])", '"""[support, what is seen]"""']) + "\n"


def main() -> None:
    """Fit, and write the module."""
    parser = argparse.ArgumentParser(prog="python -m bench.bloxx_weights", description=__doc__)
    parser.add_argument("--rounds", type=int, default=ROUNDS)
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--write", type=Path, default=WRITTEN)
    asked = parser.parse_args()
    weights = {support: fitted(support, asked.rounds, asked.games) for support in SUPPORTS}
    asked.write.write_text(module(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
