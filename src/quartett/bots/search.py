"""Information-set search, written once for all games and compiled for each.

Every playout first imagines a world: the cards the bot has not seen are spread evenly over the
places that hold them. Then it goes down a tree that only knows what the bot would know (steps as it
would be told them), choosing for every seat by what served that seat best so far, goes on with the
game's quick policy, and remembers how it came out.

Where several choose together each chooses from its own statistics alone (decoupled selection), so
nobody pretends to see sealed choices. Chance is drawn from `odds`.

Where luck is great and replies matter little there is a quicker way: no tree, but every word in the
same worlds with the same chance, so that luck cancels out of the differences.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, Bits, Row, dtype, rule, rules
from quartett.game import Game, View
from quartett.kit import copy_into, count
from quartett.layout import UNKNOWN
from quartett.sim import GOLDEN, Policy, below, drawn, mixed, seed_stream, uniform
from quartett.steps import NO_MOVE, judge

Floats = npt.NDArray[np.float64]

HIDDEN_EVENT = 1_000_003
NOT_FOUND = -1
NOTHING_KNOWN = -1
ROOT = np.uint64(1)
MOST_STEPS = 20_000
LONGEST_PATH = 256
FULL = 0.7
TO_THE_END = 0
ONE_STEP = -1
"""As `depth`: a playout is over as soon as the own move is made."""


class Root(NamedTuple):
    """Says what is searched: what a seat knows, and the words it asks about."""

    base: Row
    """The seat's view, hidden places empty."""
    places: Array
    unseen: Array
    """The hidden places and the cards that may lie there: see `imagine`."""
    me: int
    asked: Array


class Tree(NamedTuple):
    """Holds the search tree: an open hash table, an entry for every word of a seat at a node."""

    keys: Bits
    filled: Array
    """How many entries are taken, in one number."""
    visits: Array
    offers: Array
    sums: Floats


class Bandit(NamedTuple):
    """Weighs what is seldom tried against what served best so far."""

    explore: float
    urgency: float
    """What a word promises that was never tried."""


class Scratch(NamedTuple):
    """Holds what every playout writes anew."""

    row: Row
    weights: Array
    allowed: Array
    moves: Array
    cards: Array
    scores: Array
    winners: Array
    prospects: Floats
    random: Bits
    chance: Bits
    """A second stream, for searches that keep chance apart."""
    path: Array
    """The entries that a playout came through, and whose words they are."""


rollout_policy: Policy = uniform
"""In a bound loop: the policy that plays on from where the tree ends."""


@rule
def no_clock(position: Any) -> int:
    """A game without a clock is always played to its end."""
    return 0


@rule
def leads(position: Any, seat: int, scores: Array) -> float:
    """How good a seat's prospects look from the scores alone, between 0 and 1."""
    best = -1e9
    for other in range(position.seats):
        if other != seat:
            best = max(best, float(scores[other]))
    return 1 / (1 + math.exp(-(scores[seat] - best) / 10.0))


clock: Any = no_clock
"""In a bound loop: counts rounds or turns, so that a playout can end with the present one."""
evaluate: Any = leads
"""In a bound loop: a seat's prospects where a playout stops before the game is over."""


@rule
def imagine(row: Row, places: Array, unseen: Array, cards: Array, random: Bits) -> None:
    """Spread the unseen cards over the hidden places; the last place of a deck takes the rest.

    `places` has a line for each hidden place: deck, where it lies (in 16-bit cells), how many kinds
    of cards, how many cards it holds, and whether it is the last of its deck.
    """
    numbers = row.view(np.int16)
    left = 0
    deck = -1
    for line in range(len(places)):
        if places[line, 0] != deck:
            deck = places[line, 0]
            left = 0
            for card in range(unseen.shape[1]):
                for _ in range(unseen[deck, card]):
                    cards[left] = card
                    left += 1
        first = places[line, 1]
        for card in range(places[line, 2]):
            numbers[first + card] = 0
        for _ in range(places[line, 3]):
            chosen = left - 1 if places[line, 4] else below(random, left)
            numbers[first + cards[chosen]] += 1
            left -= 1
            cards[chosen] = cards[left]


@rule
def find(keys: Bits, key: Any, filled: Array) -> int:
    """The place of a key in the open table: a new one, as long as there is room."""
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
    """What a seat choosing a word at a node is remembered under."""
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
    """The word that promises most: mean so far, and more for what was offered but seldom tried."""
    best, chosen = -1e18, int(allowed[0])
    for place in range(offered):
        entry = find(tree.keys, key_of(node, seat, allowed[place]), tree.filled)
        promise = bandit.urgency
        if entry != NOT_FOUND:
            tree.offers[entry] += 1
            if tree.visits[entry] > 0:
                often = tree.visits[entry]
                promise = tree.sums[entry] / often
                promise += bandit.explore * math.sqrt(math.log(tree.offers[entry]) / often)
        promise += below(random, 1024) * 1e-7  # equals are tried in any order
        if promise > best:
            best, chosen = promise, int(allowed[place])
    return chosen


def search(
    root: Root,
    playouts: int,
    seed: int,
    depth: int,
    explore: float,
    tree: Tree,
    scratch: Scratch,
) -> None:
    """So many playouts from a view, each beginning with one of the words asked about.

    What was learned stays in the tree.
    """
    row, allowed, moves, path = scratch.row, scratch.allowed, scratch.moves, scratch.path
    weights, random, prospects = scratch.weights, scratch.random, scratch.prospects
    me, asked = root.me, root.asked
    position = row.view(dtype)[0]
    for number in range(playouts):
        seed_stream(random, seed, number)
        copy_into(row, root.base)
        imagine(row, root.places, root.unseen, scratch.cards, random)
        until = clock(position) + depth
        node, length, in_tree = ROOT, 0, True
        for _ in range(MOST_STEPS):
            if rules.ending(position) != 0 or (depth > 0 and clock(position) >= until):
                break
            total = rules.odds(position, weights)
            if total > 0:
                event = drawn(weights, total, random)
                told = event if rules.sees(position, me) else HIDDEN_EVENT
                node = mixed(node ^ np.uint64(told + 7))
                rules.happen(position, event)
                continue
            joint = np.uint64(0)
            grows = False
            for seat in range(position.seats):
                offered = rules.choices(position, seat, allowed)
                moves[seat] = NO_MOVE
                if offered == 0:
                    continue
                if node == ROOT and seat == me:
                    offered = len(asked)
                    copy_into(allowed[:offered], asked)
                word = allowed[0]
                if offered > 1:
                    word = rollout_policy(position, seat, allowed, offered, random)
                    if in_tree and length < len(path):
                        bandit = Bandit(explore, 1e9 if node == ROOT and seat == me else 0.6)
                        best = tree_choice(node, seat, allowed, offered, tree, bandit, random)
                        if best == NOTHING_KNOWN:
                            grows = True
                        else:
                            word = best
                        entry = find(tree.keys, key_of(node, seat, word), tree.filled)
                        if entry != NOT_FOUND:
                            path[length, 0], path[length, 1] = entry, seat
                            length += 1
                moves[seat] = word
                joint = mixed(joint + np.uint64(word + 2))
            own = moves[me] != NO_MOVE
            rules.resolve(position, moves)
            node = mixed(node + joint)
            if grows:
                in_tree = False
            if depth == ONE_STEP and own:
                break
        judge_prospects(row, scratch.scores, scratch.winners, prospects)
        for step in range(length):
            entry = path[step, 0]
            tree.visits[entry] += 1
            tree.sums[entry] += prospects[path[step, 1]]


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
    """The word with the best promise; where the tree ends, it grows, and nothing is known yet."""
    marker = find(tree.keys, key_of(node, seat, -1), tree.filled)
    if marker != NOT_FOUND and tree.visits[marker] == 0:
        tree.visits[marker] = 1
        if bandit.urgency < 1e6:
            return NOTHING_KNOWN
    return select(node, seat, allowed, offered, tree, bandit, random)


def judge_prospects(row: Row, scores: Array, winners: Array, prospects: Floats) -> None:
    """Each seat's share of the win; before the end, its outlook."""
    position = row.view(dtype)[0]
    judge(row, scores, winners)
    if rules.ending(position) == 0:
        for seat in range(position.seats):
            prospects[seat] = evaluate(position, seat, scores)
        return
    won = count(winners[: position.seats])
    for seat in range(position.seats):
        prospects[seat] = winners[seat] / won


def compare(root: Root, worlds: int, seed: int, depth: int, sums: Floats, scratch: Scratch) -> None:
    """One playout for each word in each of so many worlds; all go on with the quick policy.

    Chance has a stream of its own: the same cards come, however much the policy leaves to luck.
    """
    row, allowed, moves, weights = scratch.row, scratch.allowed, scratch.moves, scratch.weights
    random, chance, prospects = scratch.random, scratch.chance, scratch.prospects
    me, asked = root.me, root.asked
    position = row.view(dtype)[0]
    for world in range(worlds):
        for place in range(len(asked)):
            seed_stream(chance, seed, 2 * world)
            seed_stream(random, seed, 2 * world + 1)
            copy_into(row, root.base)
            imagine(row, root.places, root.unseen, scratch.cards, chance)
            until = clock(position) + depth
            asking = True
            for _ in range(MOST_STEPS):
                if rules.ending(position) != 0 or (depth > 0 and clock(position) >= until):
                    break
                total = rules.odds(position, weights)
                if total > 0:
                    rules.happen(position, drawn(weights, total, chance))
                    continue
                for seat in range(position.seats):
                    offered = rules.choices(position, seat, allowed)
                    moves[seat] = NO_MOVE
                    if asking and seat == me:
                        moves[seat] = asked[place]
                    elif offered > 0:
                        moves[seat] = rollout_policy(position, seat, allowed, offered, random)
                asking = False
                rules.resolve(position, moves)
            judge_prospects(row, scratch.scores, scratch.winners, prospects)
            sums[place] += prospects[me]


@dataclass(frozen=True)
class Found:
    """What a search found out about each choice."""

    visits: Array
    means: Floats


class Search:
    """The search for one game with its quick policy, clock and outlook, from the game's bot.py."""

    def __init__(
        self,
        game: Game,
        rollout_policy: Policy = uniform,
        clock: Any = no_clock,
        evaluate: Any = leads,
        entries: int = 1 << 17,
    ) -> None:
        functions = (rollout_policy, clock, evaluate)
        sources = {Path(getattr(f, "py_func", f).__code__.co_filename) for f in functions}
        files = sorted({*sources, Path(__file__)})
        self.game = game
        self.entries = entries
        names = {
            "rollout_policy": rollout_policy,
            "clock": clock,
            "judge_prospects": game.specialize(
                judge_prospects, *files, judge=game.specialize(judge), evaluate=evaluate
            ),
        }
        self._search = game.specialize(search, *files, **names)
        self._compare = game.specialize(compare, *files, **names)

    def look(
        self,
        view: View,
        words: tuple[str, ...],
        playouts: int,
        seed: int,
        depth: int = TO_THE_END,
        explore: float = 0.7,
    ) -> Found:
        """How each of the words did in so many playouts, each as far as `depth` reaches.

        Words that may be chosen but are not asked about are not tried.
        """
        root = self._root(view, words)
        entries = self.entries
        while entries > 1024 and entries > playouts * 64:
            entries //= 2
        tree = Tree(
            keys=np.zeros(entries, np.uint64),
            filled=np.zeros(1, np.int64),
            visits=np.zeros(entries, np.int64),
            offers=np.zeros(entries, np.int64),
            sums=np.zeros(entries, np.float64),
        )
        with np.errstate(over="ignore"):
            scratch = self._scratch(root)
            self._search(root, playouts, seed, depth, explore, tree, scratch)
            found = [
                find(tree.keys, np.uint64(key_of(ROOT, root.me, word)), tree.filled)
                for word in root.asked.tolist()
            ]
        tried = np.array([0 if e == NOT_FOUND else tree.visits[e] for e in found], np.int64)
        total = np.array([0.0 if e == NOT_FOUND else tree.sums[e] for e in found])
        return Found(tried, total / np.maximum(tried, 1))

    def compare(
        self, view: View, words: tuple[str, ...], worlds: int, seed: int, depth: int = TO_THE_END
    ) -> Floats:
        """How each of the words did in the same worlds with the same chance."""
        sums = np.zeros(len(words))
        root = self._root(view, words)
        with np.errstate(over="ignore"):
            self._compare(root, worlds, seed, depth, sums, self._scratch(root))
        return sums / worlds

    def _root(self, view: View, words: tuple[str, ...]) -> Root:
        assert view.viewer is not None
        asked = np.array([self.game.move_numbers[word] for word in words], np.int64)
        return Root(*imagined_places(view), int(view.viewer), asked)

    def _scratch(self, root: Root) -> Scratch:
        game, seats = self.game, self.game.layout.most_seats
        return Scratch(
            row=np.zeros_like(root.base),
            weights=np.zeros(len(game.events), np.int64),
            allowed=np.zeros(game.most_choices, np.int64),
            moves=np.zeros(seats, np.int64),
            cards=np.zeros(max(1, int(root.unseen.sum(axis=1).max(initial=0))), np.int64),
            scores=np.zeros(seats, np.int64),
            winners=np.zeros(seats, np.int64),
            prospects=np.zeros(seats, np.float64),
            random=np.zeros(1, np.uint64),
            chance=np.zeros(1, np.uint64),
            path=np.zeros((LONGEST_PATH, 2), np.int64),
        )


def imagined_places(view: View) -> tuple[Row, Array, Array]:
    """The view's row without its `?`, the places to fill, and the unseen cards of each deck."""
    game, layout = view.game, view.game.layout
    padded = np.zeros(-(-len(view.row) // 8) * 8, np.uint8)
    padded[: len(view.row)] = view.row
    base = padded[: len(view.row)]
    record = layout.read(base)
    decks = layout.decks()
    longest = max([len(full) for full in game.decks.values()] or [1])
    unseen = np.zeros((max(1, len(decks)), longest), np.int64)
    lines = []
    for number, (deck, names) in enumerate(decks.items()):
        known = [np.where(record[n] == UNKNOWN, 0, record[n]).reshape(-1, record[n].shape[-1])
                 for n in names]  # fmt: skip
        full = game.decks[deck]
        unseen[number, : len(full)] = full - sum(counts.sum(axis=0) for counts in known)
        here = []
        for name, entry in layout.secrets(view.viewer, game.seats):
            if name in names:
                first, kinds = layout.cells(name)[0], len(full)
                held = record[str(layout.fields[name].size)]
                size = int(held if entry is None else held[entry])
                here.append([number, first + kinds * (entry or 0), kinds, size, 0])
        here.sort(key=lambda line: line[3])
        if here:
            here[-1][4] = 1
        lines += here
    for name, entry in layout.secrets(view.viewer, game.seats):
        if entry is None:
            record[name] = 0
        else:
            record[name][entry] = 0
    return base, np.array(lines, np.int64).reshape(-1, 5), unseen
