"""The working memory of the search for melds."""

from typing import Protocol

import numpy as np

from quartett.games.nmbrs.moves import HIGHEST
from quartett.kit import Ints


class MeldSearch:
    """Everything a search reads and writes: one record of an array, `np.zeros(1, MELD_SEARCH)`.

    The record does not keep its array alive, so whoever creates the array passes the array on.
    """

    # By number:
    in_hand: Ints  # whether its card is in the hand
    declared: Ints  # whether a joker in hand is declared as this number
    needs: Ints  # the undeclared jokers that it takes to lay it: 0 or 1
    may_be_new: Ints  # whether a card or a joker in hand can be laid as this number
    covered: Ints  # whether a joined row holds it
    lies_in: Ints  # the number of rows in which its card lies
    jokers_at: Ints  # the jokers on the table that stand for it and may be crossed
    begins: Ints  # 1 + the slot of the first row that begins with it; 0: none
    crossable: Ints  # whether a card on the table that stands for it may be crossed
    forks: Ints  # whether a row begins with it or it is crossable
    declarable: Ints  # whether the freed joker (or any, if none is freed) may be declared as it
    declarable_by_others: Ints  # whether a joker other than the freed one may

    # By slot of a row on the table:
    holds: Ints  # the jokers that lie in it
    barred: Ints  # whether it must not grow, because a joker has just been freed from it
    joined_slots: Ints  # the slots of the rows joined so far, in order

    # By branch:
    source: Ints  # the slot of the joined row, or MOST_ROWS + the joker crossed
    number: Ints  # the number that the walk has reached
    from_hand: Ints  # a number where the walk forked before and now takes the hand card
    cards: Ints  # the number of cards in the meld so far
    row: Ints  # the row that they form
    new: Ints  # the number of them that come from the hand
    missing: Ints  # the undeclared jokers among the new cards
    declared_so_far: Ints  # the declared jokers among the new cards
    kind: Ints  # LAY, GROW or CROSS
    jokers: Ints  # the set of jokers from the table in the meld
    reach: Ints  # the last number of the rows joined
    crossed_number: Ints  # the number of the card crossed, or 0

    # For the whole search:
    purpose: int
    free: int  # undeclared jokers in hand
    declared_count: int  # declared jokers in hand
    lowest_declared: int
    must_declare_freed: int  # whether a freed joker is still to be declared
    most_new: int  # the most cards that may come from the hand
    limit: int  # the highest number of a walk
    branch: int
    joined_count: int
    offered: int
    offered_before: int  # the words offered before the present walk
    target_kind: int
    target_row: int
    target_jokers: int
    ways: int  # the sets of jokers with which the target row can be laid, a bit for each set
    swapped_joker: int  # a joker to treat as if it had been swapped, or NO_JOKER


class Scratch(Protocol):
    """An array with one `MeldSearch`."""

    def __getitem__(self, place: int, /) -> MeldSearch: ...


MELD_SEARCH = np.dtype(
    (
        np.record,
        np.dtype(
            [
                (name, "i4", (HIGHEST + 1,)) if kind is Ints else (name, "i8")
                for name, kind in MeldSearch.__annotations__.items()
            ]
        ),
    )
)
LISTING, CHECKING, SEEKING = range(3)
"""Purposes: list all words; check whether there is any meld; seek the ways to lay one row."""

ANY_JOKERS = -1
