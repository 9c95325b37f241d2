"""Information-set Monte Carlo tree search, written once for all games and compiled for each.

Every playout first samples a world: the cards the bot has not seen are spread at random over the
places that hold them. Then it descends a tree whose nodes are what the bot itself would have
observed, and selects for every seat the word that has served that seat best so far. Below the tree
it continues with the game's rollout policy, and adds the result to the statistics of the tree.

Where several seats choose together, each chooses from its own statistics alone (decoupled
selection), so no seat uses another's sealed choice. Chance is drawn from `odds`.

Where luck is large and replies matter little, `compare` is better: without a tree, it plays every
word in the same worlds with the same chance, so that luck cancels out of the differences.
"""

import math
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from quartett.bots.tree import (
    NOT_FOUND,
    NOTHING_KNOWN,
    ROOT,
    Bandit,
    Floats,
    Tree,
    add_result,
    find,
    key_of,
    tree_choice,
)
from quartett.bots.worlds import fill_in, hidden_places
from quartett.compiled import Array, Bits, Row, dtype, rule, rules
from quartett.engine.steps import NO_MOVE, judge
from quartett.game import Game, View
from quartett.kit import copy_into, count
from quartett.sim import Policy, drawn, mixed, seed_stream, uniform

SOURCES = [Path(__file__).with_name(name) for name in ("search.py", "tree.py", "worlds.py")]
HIDDEN_EVENT = 1_000_003
MOST_STEPS = 20_000
LONGEST_PATH = 256
TO_THE_END = 0
ONE_STEP = -1
"""As `depth`: a playout ends as soon as the searching seat has moved."""


class Root(NamedTuple):
    """Where a search starts: what a seat knows, and the words to compare."""

    base: Row
    """The seat's view, with hidden places empty."""
    places: Array
    unseen: Array
    """The hidden places and the cards that may lie there: see `fill_in`."""
    me: int
    words: Array


class Scratch(NamedTuple):
    """Arrays that every playout overwrites."""

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
    """A second random stream, for `compare`."""
    path: Array
    """The tree entries on the way of a playout, and the seats that chose them."""


rollout_policy: Policy = uniform
"""In a specialised loop: the policy that plays below the tree."""


@rule
def no_clock(position: Any) -> int:
    """The clock of a game that has none: its playouts always run to the end."""
    return 0


@rule
def leads(position: Any, seat: int, scores: Array) -> float:
    """Estimates a seat's chance to win from the scores alone."""
    best = -1e9
    for other in range(position.seats):
        if other != seat:
            best = max(best, float(scores[other]))
    return 1 / (1 + math.exp(-(scores[seat] - best) / 10.0))


clock: Any = no_clock
"""In a specialised loop: counts rounds or turns, so that a playout can end with the present one."""

evaluate: Any = leads
"""In a specialised loop: a seat's chance to win where a playout stops before the end."""


def search(
    root: Root,
    playouts: int,
    seed: int,
    depth: int,
    explore: float,
    tree: Tree,
    scratch: Scratch,
) -> None:
    """Runs playouts from a view, each beginning with one of the words in question.

    The statistics stay in the tree.
    """
    row, allowed, moves, path = scratch.row, scratch.allowed, scratch.moves, scratch.path
    weights, random, prospects = scratch.weights, scratch.random, scratch.prospects
    me, words = root.me, root.words
    position = row.view(dtype)[0]
    for number in range(playouts):
        seed_stream(random, seed, number)
        copy_into(row, root.base)
        fill_in(row, root.places, root.unseen, scratch.cards, random)
        until = clock(position) + depth
        node, length, in_tree = ROOT, 0, True
        for _ in range(MOST_STEPS):
            if rules.ending(position) != 0 or (depth > 0 and clock(position) >= until):
                break
            total = rules.odds(position, weights)
            if total > 0:
                event = drawn(weights, total, random)
                observed = event if rules.sees(position, me) else HIDDEN_EVENT
                node = mixed(node ^ np.uint64(observed + 7))
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
                    offered = len(words)
                    copy_into(allowed[:offered], words)
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
        add_result(tree, path, length, prospects)


def judge_prospects(row: Row, scores: Array, winners: Array, prospects: Floats) -> None:
    """Writes each seat's share of the win; before the end, its estimated chance."""
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
    """Plays each word out once in each of `worlds` worlds, with the rollout policy.

    Chance has a stream of its own, so the same cards come whatever the policy draws at random.
    """
    row, allowed, moves, weights = scratch.row, scratch.allowed, scratch.moves, scratch.weights
    random, chance, prospects = scratch.random, scratch.chance, scratch.prospects
    me, words = root.me, root.words
    position = row.view(dtype)[0]
    for world in range(worlds):
        for place in range(len(words)):
            seed_stream(chance, seed, 2 * world)
            seed_stream(random, seed, 2 * world + 1)
            copy_into(row, root.base)
            fill_in(row, root.places, root.unseen, scratch.cards, chance)
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
                        moves[seat] = words[place]
                    elif offered > 0:
                        moves[seat] = rollout_policy(position, seat, allowed, offered, random)
                asking = False
                rules.resolve(position, moves)
            judge_prospects(row, scratch.scores, scratch.winners, prospects)
            sums[place] += prospects[me]


@dataclass(frozen=True)
class Statistics:
    """What a search has learned about each word."""

    visits: Array
    means: Floats


class Search:
    """The search for one game, with the rollout policy, clock and evaluation of its bot."""

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
        files = sorted({*sources, *SOURCES})
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

    def run(
        self,
        view: View,
        words: tuple[str, ...],
        playouts: int,
        seed: int,
        depth: int = TO_THE_END,
        explore: float = 0.7,
    ) -> Statistics:
        """Runs `playouts` playouts of the given words; other legal words are not tried.

        Each playout ends after `depth` ticks of the game's clock, or as ONE_STEP or TO_THE_END say.
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
            entries_of_words = [
                find(tree.keys, np.uint64(key_of(ROOT, root.me, word)), tree.filled)
                for word in root.words.tolist()
            ]
        visits = np.array(
            [0 if e == NOT_FOUND else tree.visits[e] for e in entries_of_words], np.int64
        )
        total = np.array([0.0 if e == NOT_FOUND else tree.sums[e] for e in entries_of_words])
        return Statistics(visits, total / np.maximum(visits, 1))

    def compare(
        self, view: View, words: tuple[str, ...], worlds: int, seed: int, depth: int = TO_THE_END
    ) -> Floats:
        """Returns the mean result of each word in the same worlds with the same chance."""
        sums = np.zeros(len(words))
        root = self._root(view, words)
        with np.errstate(over="ignore"):
            self._compare(root, worlds, seed, depth, sums, self._scratch(root))
        return sums / worlds

    def _root(self, view: View, words: tuple[str, ...]) -> Root:
        assert view.viewer is not None
        numbers = np.array([self.game.move_numbers[word] for word in words], np.int64)
        return Root(*hidden_places(view), int(view.viewer), numbers)

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
