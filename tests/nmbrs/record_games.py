"""Writes the recorded games of nmbrs! anew: `python tests/nmbrs/record_games.py`.

Each was found by trying seeds for a game that shows what its note says.
"""

import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent))

import quartett
from quartett import Game, Position, Record
from quartett.games.nmbrs.bot.solver import best_turn

Player = Callable[[Game, Position, int, random.Random], str]

FEW_NUMBERS = "card,colour,value\n" + "\n".join(
    [f"{number},{'red' if number % 2 else 'blue'},3" for number in range(1, 25)]
    + [f"joker,{colour},0" for colour in ("red", "green", "blue", "orange")]
)


def anything(game: Game, position: Position, seat: int, rng: random.Random) -> str:
    """Chooses by chance."""
    return rng.choice(game.choices(position, seat))


def fond_of_jokers(game: Game, position: Position, seat: int, rng: random.Random) -> str:
    """Chooses by chance, but swaps, crosses and says jokers whenever that is possible."""
    choices = game.choices(position, seat)
    rare = [word for word in choices if word.startswith(("swap", "cross", "joker", "with"))]
    return rng.choice(rare or choices)


def sensible(game: Game, position: Position, seat: int, rng: random.Random) -> str:
    """Lays what earns most, takes a card that earns something, discards what is dear to keep."""
    choices = game.choices(position, seat)
    if "take" in choices:
        if seat != position.fields.at_turn:
            return "pass"
        taken = game.play(position, {seat: "take"})
        return "take" if best_turn(taken).points else "pass"
    if words := best_turn(position).words:
        return words[0]
    discards = [word for word in choices if word.startswith("discard")]
    worths = position.fields.worths
    return max(discards, key=lambda word: (worths[game.move_numbers[word] - 3], word))


GAMES: dict[str, tuple[Player, int, dict[str, Any], str]] = {
    "went-out": (sensible, 2, {"seats": 2}, "somebody goes out and has 100 (NMB-13, NMB-14)"),
    "pile-ran-out": (
        anything,
        3,
        {"seats": 2},
        "the pile runs out twice without a lay, and somebody has 100 (NMB-15)",
    ),
    "rounds-played": (
        sensible,
        1,
        {"seats": 3, "rounds": 1},
        "the round agreed is played, nobody has 100 (NMB-14)",
    ),
    "a-round-ended-by-the-pile": (
        anything,
        2,
        {"seats": 3},
        "a round ends because the pile ran out twice, the game goes on (NMB-15)",
    ),
    "multiples-and-one": (
        sensible,
        6,
        {"seats": 4, "rows": "multiples-and-one"},
        "rows that count back to 1 (NMB-5)",
    ),
    "equal-steps": (
        sensible,
        1,
        {"seats": 3, "rows": "equal-steps"},
        "rows that count back to neither 0 nor 1 (NMB-5)",
    ),
    "simple": (anything, 1, {"seats": 2, "variant": "simple"}, "the simple game (NMB-16)"),
    "jokers": (
        fond_of_jokers,
        7,
        {"seats": 2, "deck": FEW_NUMBERS, "deal": 6},
        "a small deck: jokers are swapped, crossed and chosen between (NMB-8, NMB-11)",
    ),
}


def recorded(name: str) -> str:
    """The text of one of these games."""
    player, seed, settings, note = GAMES[name]
    rng, record = random.Random(seed), Record(quartett.game("nmbrs", **settings), notes=(note,))
    game = record.game
    while record.result is None:
        position = record.position
        if odds := game.odds(position):
            record = record.happen(rng.choice(sorted(odds)))
        else:
            (seat,) = game.acting(position)
            record = record.play({seat: player(game, position, seat, rng)})
    return str(record)


if __name__ == "__main__":
    for each in GAMES:
        file = quartett.game("nmbrs").folder / "played" / f"{each}.txt"
        file.write_text(recorded(each), "utf-8")
