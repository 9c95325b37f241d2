"""Players for trials: each picks one of the words it is offered."""

import random
from collections.abc import Callable

from quartett import Game, Record

Player = Callable[[tuple[str, ...], int, random.Random], str]


def anything(words: tuple[str, ...], seat: int, rng: random.Random) -> str:
    return rng.choice(words)


def patient(words: tuple[str, ...], seat: int, rng: random.Random) -> str:
    """Begins a new stack only now and then, so that the pile runs out."""
    onto = [word for word in words if ":" in word]
    return rng.choice(onto) if onto and rng.random() < 0.75 else rng.choice(words)


def builder(words: tuple[str, ...], seat: int, rng: random.Random) -> str:
    """Lays high cards before itself and low ones onto others, most of the time."""

    def wish(word: str) -> float:
        number, before = int(word.split(">")[0]), int(word.split(">")[1].split(":")[0])
        good = number - 8 if before == seat else 8 - number
        if ":" in word:
            covers = int(word.split(":")[1])
            good = number - covers if before == seat else covers - number
        return good + rng.random() * 6

    return max(words, key=wish)


def played(game: Game, seed: int, player: Player) -> Record:
    """A whole game."""
    rng = random.Random(seed)
    record = Record(game)
    while record.result is None:
        odds = game.odds(record.position)
        if odds:
            record = record.happen(rng.choices([*odds], [*odds.values()])[0])
        else:
            (seat,) = game.acting(record.position)
            record = record.play({seat: player(game.choices(record.position, seat), seat, rng)})
    return record
