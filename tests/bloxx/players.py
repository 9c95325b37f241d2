"""Players for trials: each picks one of the words it is offered."""

import random
from collections.abc import Callable

from bloxx.pictures import drawing
from quartett import Game, Position, Record

Player = Callable[[Position, int, tuple[str, ...], random.Random], str]


def anything(position: Position, seat: int, words: tuple[str, ...], rng: random.Random) -> str:
    return rng.choice(words)


def careful(position: Position, seat: int, words: tuple[str, ...], rng: random.Random) -> str:
    """Draws low, leaves few gaps and likes circled numbers, so that rows get filled."""
    table = position.fields

    def wish(word: str) -> float:
        squares = {
            ("abcdefg".index(square[0]), int(square[1:]) - 1): mark
            for square, mark in drawing(position, word)
        }
        lowest: dict[int, int] = {}
        for column, row in squares:
            lowest[column] = min(row, lowest.get(column, row))
        gaps = sum(row - int(table.heights[seat][column]) for column, row in lowest.items())
        circled = sum(int(table.numbers[r][c]) for (c, r), mark in squares.items() if mark == "o")
        return circled - 4 * gaps - sum(row for _, row in squares) / 4 + rng.random()

    return max(words, key=wish)


def played(game: Game, seed: int, player: Player) -> Record:
    """A whole game."""
    rng = random.Random(seed)
    record = Record(game)
    while record.result is None:
        position = record.position
        if odds := game.odds(position):
            record = record.happen(rng.choice([*odds]))
        else:
            acting = game.acting(position)
            record = record.play(
                {seat: player(position, seat, game.choices(position, seat), rng) for seat in acting}
            )
    return record
