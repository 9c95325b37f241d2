"""Finds melds: the rows a seat can lay, grow or cross.

A meld combines new cards from the hand with cards on the table into one row. The search walks up a
line of numbers from some first number, and takes each number either

* from a row on the table that joins whole (NMB-7), entered at its first card,
* from a single card on the table that the row crosses (NMB-8), or
* from the hand: a joker declared as this number, the number card itself, or a joker that is still
  to be declared.

So it comes to every meld, once for each set of jokers on the table that the meld includes. Only
these sets can give one word two meanings (see docs/notation.md).
"""

import numpy as np

from quartett.games.nmbrs.melds.reading import read_position
from quartett.games.nmbrs.melds.scratch import CHECKING, LISTING, SEEKING, MeldSearch, Scratch
from quartett.games.nmbrs.melds.walking import walk, walk_all_lines
from quartett.games.nmbrs.moves import FIRST, LAST, STEP
from quartett.games.nmbrs.state import NO_JOKER, State
from quartett.kit import Ints, rule


@rule
def list_melds(position: State, search: MeldSearch, allowed: Ints) -> None:
    """Lists the melds possible now, and marks the numbers that jokers may be declared as."""
    search.swapped_joker = NO_JOKER
    search.purpose = LISTING
    read_position(position, search)
    walk_all_lines(position, search, allowed)


@rule
def can_be_laid_again(position: State, joker: int, scratch: Scratch, allowed: Ints) -> bool:
    """NMB-11: whether some meld could use this joker if it were swapped."""
    search = scratch[0]
    search.swapped_joker = joker
    search.purpose = CHECKING
    read_position(position, search)
    return walk_all_lines(position, search, allowed)


@rule
def ways_to_lay(position: State, kind: int, row: int, jokers: int, scratch: Scratch) -> int:
    """Returns the sets of jokers on the table with which this row can be laid, as bits.

    The search stops at the set `jokers`; the scratch then holds the rows that this meld joins.
    """
    search = scratch[0]
    prepare_search(position, search, kind, row, jokers)
    return find_ways(position, search)


@rule
def prepare_search(position: State, search: MeldSearch, kind: int, row: int, jokers: int) -> None:
    """Sets the row to search for, and reads what it could be made of."""
    search.swapped_joker = NO_JOKER
    search.purpose = SEEKING
    search.target_kind = kind
    search.target_row = row
    search.target_jokers = jokers
    read_position(position, search)
    search.free = 0
    search.limit = LAST[row]


@rule
def find_ways(position: State, search: MeldSearch) -> int:
    """Walks up the line of the target row; returns the ways to lay it, as bits."""
    row = search.target_row
    no_words = np.zeros(1, np.int64)
    walk(position, search, no_words, STEP[row], FIRST[row])
    return search.ways
