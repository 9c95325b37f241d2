"""Measures how long it takes to list all melds for 15 cards, 2 of them jokers, against 12 rows.

    python bench/nmbrs_melds.py

prints the median over random tables of this kind, in milliseconds.
"""

import random
import statistics
import time
from typing import Any

import numpy as np

import quartett
from quartett.compiled import Ints, Row, rule
from quartett.games.nmbrs.laying import add_row
from quartett.games.nmbrs.moves import ALLOWED_FROM, FIRST, HIGHEST, LENGTH, MOVES, MULTIPLES, STEP
from quartett.games.nmbrs.rules import choices
from quartett.games.nmbrs.state import Phase, State

ROWS_ON_TABLE = 12
NUMBERS_IN_HAND = 13
JOKERS_IN_HAND = 2
REPEATS = 20
TABLE = State.dtype


@rule
def list_choices(row: Row, allowed: Ints, repeats: int) -> int:
    """Lists the choices `repeats` times; returns their number."""
    position = row.view(TABLE)[0]
    offered = 0
    for _ in range(repeats):
        offered = choices(position, position.asked, allowed)
    return offered


def random_table(rng: random.Random) -> Row:
    """Makes a table with twelve rows, some crossing others, and a hand of fifteen cards."""
    short = np.flatnonzero((ALLOWED_FROM == MULTIPLES) & (LENGTH > 0) & (LENGTH <= 5)).tolist()
    row = quartett.game("nmbrs").start().row.copy()
    record: Any = State.read(row)
    rows_of = dict.fromkeys(range(1, HIGHEST + 1), 0)
    while int((record.rows > 0).sum()) < ROWS_ON_TABLE:
        new = rng.choice(short)
        numbers = [int(FIRST[new] + place * STEP[new]) for place in range(LENGTH[new])]
        lying = [number for number in numbers if rows_of[number]]
        if not lying or (len(lying) == 1 and rows_of[lying[0]] == 1):
            add_row(record, new, 0)
            for number in numbers:
                rows_of[number] += 1
                record.table[number - 1] = 1
                record.pile[number - 1] = 0
    left = [number - 1 for number, rows in rows_of.items() if not rows]
    jokers = range(HIGHEST, HIGHEST + 4)
    for card in rng.sample(left, NUMBERS_IN_HAND) + rng.sample(jokers, JOKERS_IN_HAND):
        record.pile[card] = 0
        record.hand[0, card] = 1
    record.held[0] = NUMBERS_IN_HAND + JOKERS_IN_HAND
    record.face_down = record.pile.sum()
    record.opened[0] = 1
    record.phase = Phase.LAYING
    return row


def median_milliseconds(tables: int = 300, seed: int = 1) -> float:
    """Returns the median time for one table."""
    rng = random.Random(seed)
    allowed = np.zeros(len(MOVES), np.int64)
    list_choices(random_table(rng), allowed, 1)
    times = []
    for _ in range(tables):
        row = random_table(rng)
        began = time.perf_counter()
        list_choices(row, allowed, REPEATS)
        times.append((time.perf_counter() - began) / REPEATS * 1000)
    return statistics.median(times)


if __name__ == "__main__":
    print(f"{median_milliseconds():.4f} ms")
