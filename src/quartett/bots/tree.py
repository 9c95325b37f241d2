"""The search tree: statistics of words in a hash table with open addressing."""

import math
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, rule
from quartett.sim import GOLDEN, below, mixed

Floats = npt.NDArray[np.float64]
NOT_FOUND = -1
NOTHING_KNOWN = -1
ROOT = np.uint64(1)
FULL = 0.7


class Tree(NamedTuple):
    """The tree: an entry for every word of a seat at a node."""

    keys: Bits
    filled: Array
    """The number of entries in use, as an array of one."""
    visits: Array
    offers: Array
    sums: Floats


class Bandit(NamedTuple):
    """Balances exploration and exploitation."""

    explore: float
    urgency: float
    """The value assumed for a word that has not been tried."""


@rule
def find(keys: Bits, key: Any, filled: Array) -> int:
    """Returns the place of a key in the table, a new one if there is room, or NOT_FOUND."""
    mask = np.uint64(len(keys) - 1)
    place = key & mask
    while keys[place] != key:
        if keys[place] == 0:
            if filled[0] >= FULL * len(keys):
                return NOT_FOUND
            filled[0] += 1
            keys[place] = key
        else:
            place = (place + np.uint64(1)) & mask
    return int(np.int64(place))


@rule
def key_of(node: Any, seat: int, word: int) -> Any:
    """Returns the key for a seat's word at a node."""
    return mixed(node + np.uint64(seat * 1_000_000 + word + 1) * GOLDEN) | np.uint64(1)


@rule
def select(
    node: Any,
    seat: int,
    allowed: Array,
    offered: int,
    tree: Tree,
    bandit: Bandit,
    random: Bits,
) -> int:
    """Selects a word by UCB: its mean so far, plus a bonus for words offered but seldom tried."""
    best, chosen = -1e18, int(allowed[0])
    for place in range(offered):
        entry = find(tree.keys, key_of(node, seat, allowed[place]), tree.filled)
        bound = bandit.urgency
        if entry != NOT_FOUND:
            tree.offers[entry] += 1
            if tree.visits[entry] > 0:
                visits = tree.visits[entry]
                bound = tree.sums[entry] / visits
                bound += bandit.explore * math.sqrt(math.log(tree.offers[entry]) / visits)
        bound += below(random, 1024) * 1e-7  # breaks ties at random
        if bound > best:
            best, chosen = bound, int(allowed[place])
    return chosen


@rule
def tree_choice(
    node: Any,
    seat: int,
    allowed: Array,
    offered: int,
    tree: Tree,
    bandit: Bandit,
    random: Bits,
) -> int:
    """Selects a word; where the tree ends, adds a node and returns NOTHING_KNOWN."""
    marker = find(tree.keys, key_of(node, seat, -1), tree.filled)
    if marker != NOT_FOUND and tree.visits[marker] == 0:
        tree.visits[marker] = 1
        if bandit.urgency < 1e6:
            return NOTHING_KNOWN
    return select(node, seat, allowed, offered, tree, bandit, random)


@rule
def add_result(tree: Tree, path: Array, length: int, prospects: Floats) -> None:
    """Adds the result of a playout to the statistics of all entries on its path."""
    for step in range(length):
        entry = path[step, 0]
        tree.visits[entry] += 1
        tree.sums[entry] += prospects[path[step, 1]]
