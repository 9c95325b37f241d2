"""Where the rows on the table lie: rows that cross each other as a small crossword, if it fits.

Rows that hang together by crossings are an island. An island fits if every crossing shares one card
and no other cards touch; otherwise its rows lie apart, and a card in two of them is shown twice.
"""

import numpy as np

from quartett.games.nmbrs.moves import CARDS, FIRST, JOKER_CARD, LENGTH, NO_ROW, STEP
from quartett.games.nmbrs.state import LARGEST, MOST_ROWS, State
from quartett.kit import Grid, rule

WAYS = ("-", "across", "down", "apart")
NO_WAY, ACROSS, DOWN, APART = range(len(WAYS))

ISLAND, WAY, LINE, COLUMN = range(4)
"""Of each row: the number of its island, from 1; how it lies; where its first card lies in the
crossword of the island, from the top left."""


@rule
def card_at(position: State, row: int, n: int) -> int:
    """The n-th card of a lying row: a number, or the joker that stands for it."""
    number = FIRST[position.rows[row]] + n * STEP[position.rows[row]]
    for joker in range(len(JOKER_CARD)):
        if (position.jokers[row] >> joker) & 1 == 1 and position.meaning[joker] == number:
            return JOKER_CARD[joker]  # type: ignore[no-any-return]  # NumPy's own number
    return number - 1  # type: ignore[no-any-return]  # the same


@rule
def length_of(position: State, row: int) -> int:
    """How many cards a lying row has; none where no row lies."""
    return LENGTH[position.rows[row]]  # type: ignore[no-any-return]  # NumPy's own number


@rule
def arrange(position: State, places: Grid) -> None:
    """Give every row on the table a place: ISLAND, WAY, LINE and COLUMN."""
    cards = np.zeros((len(CARDS), 4), np.int64)  # the same of each card
    island = 0
    for row in range(MOST_ROWS):
        if position.rows[row] != NO_ROW and places[row, ISLAND] == 0:
            island += 1
            gather(position, row, island, cards, places)
            if lay_out(position, row, cards, places):
                move_to_corner(island, cards, places)
            else:
                lay_apart(island, places)


@rule
def gather(position: State, first: int, island: int, cards: Grid, places: Grid) -> None:
    """Find the rows that hang together with the first one."""
    join(position, first, island, cards, places)
    grows = True
    while grows:
        grows = False
        for row in range(MOST_ROWS):
            if places[row, ISLAND] == 0 and shared_cards(position, row, ISLAND, cards) > 0:
                join(position, row, island, cards, places)
                grows = True


@rule
def join(position: State, row: int, island: int, cards: Grid, places: Grid) -> None:
    """The row belongs to the island, and so do its cards."""
    places[row, ISLAND] = island
    for n in range(length_of(position, row)):
        cards[card_at(position, row, n), ISLAND] = island


@rule
def shared_cards(position: State, row: int, what: int, cards: Grid) -> int:
    """How many cards of the row have an island already, or a WAY: they have been laid out."""
    shared = 0
    for n in range(length_of(position, row)):
        shared += cards[card_at(position, row, n), what] > 0
    return shared


@rule
def lay_out(position: State, first: int, cards: Grid, places: Grid) -> bool:
    """Lay the rows of an island across each other, one after the other; whether all fit."""
    fits = put_row(position, first, cards, places)
    row = first
    while fits and row < MOST_ROWS:
        waits = places[row, ISLAND] == places[first, ISLAND] and places[row, WAY] == NO_WAY
        if waits and shared_cards(position, row, WAY, cards) > 0:
            fits = put_row(position, row, cards, places)
            row = first
        row += 1
    return fits


@rule
def put_row(position: State, row: int, cards: Grid, places: Grid) -> bool:
    """Lay a row along the one card that lies there already; whether it touches nothing else."""
    crossed = crossing(position, row, cards)
    if shared_cards(position, row, WAY, cards) > 1:
        return False
    way, line, column = ACROSS, 0, 0
    if crossed >= 0:
        card = card_at(position, row, crossed)
        way = DOWN if cards[card, WAY] == ACROSS else ACROSS
        line, column = cards[card, LINE], cards[card, COLUMN]
        if way == DOWN:
            line -= crossed
        else:
            column -= crossed
    down, right = int(way == DOWN), int(way == ACROSS)
    island, length = places[row, ISLAND], length_of(position, row)
    if is_taken(island, line - down, column - right, cards):
        return False
    if is_taken(island, line + down * length, column + right * length, cards):
        return False
    for n in range(length):
        y, x = line + down * n, column + right * n
        if n != crossed and (
            is_taken(island, y, x, cards)
            or is_taken(island, y + right, x + down, cards)
            or is_taken(island, y - right, x - down, cards)
        ):
            return False
    for n in range(length):
        card = card_at(position, row, n)
        cards[card, WAY] = way
        cards[card, LINE] = line + down * n
        cards[card, COLUMN] = column + right * n
    places[row, WAY], places[row, LINE], places[row, COLUMN] = way, line, column
    return True


@rule
def crossing(position: State, row: int, cards: Grid) -> int:
    """The place in the row of the card that lies there already; -1: none does."""
    for n in range(length_of(position, row)):
        if cards[card_at(position, row, n), WAY] != NO_WAY:
            return n
    return -1


@rule
def is_taken(island: int, line: int, column: int, cards: Grid) -> bool:
    """Whether a card of the island has been laid out here."""
    for card in range(len(CARDS)):
        if (
            cards[card, ISLAND] == island
            and cards[card, WAY] != NO_WAY
            and cards[card, LINE] == line
            and cards[card, COLUMN] == column
        ):
            return True
    return False


@rule
def move_to_corner(island: int, cards: Grid, places: Grid) -> None:
    """Count lines and columns from the top left card of the crossword."""
    top, left = LARGEST, LARGEST
    for card in range(len(CARDS)):
        if cards[card, ISLAND] == island:
            top = min(top, cards[card, LINE])
            left = min(left, cards[card, COLUMN])
    for row in range(MOST_ROWS):
        if places[row, ISLAND] == island:
            places[row, LINE] -= top
            places[row, COLUMN] -= left


@rule
def lay_apart(island: int, places: Grid) -> None:
    """The rows do not fit: each lies by itself."""
    for row in range(MOST_ROWS):
        if places[row, ISLAND] == island:
            places[row, WAY] = APART
            places[row, LINE] = 0
            places[row, COLUMN] = 0
