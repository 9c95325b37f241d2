"""Walks the tree of any game: counts nodes, and computes exact probabilities.

>>> import quartett
>>> game = quartett.game("zoinx")
>>> position = game.play(game.start(), {0: "bet 2", 1: "bet zoinx"})
>>> probability(position, until=lambda p: p.fields.dots >= 2, choose=lambda p: None)
Fraction(4753, 6561)
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from quartett.game import Game, Position
from quartett.record import Step, advance, observe

Seen = tuple[str | bytes, ...]
"""What a seat has observed: each step, and the view after it."""


@dataclass(frozen=True)
class Node:
    """A node of the tree: the position, and what each seat has seen on the path to it.

    `weight` is the product of the weights of all events on that path.
    """

    depth: int
    position: Position
    seen: tuple[Seen, ...]
    weight: int = 1

    @property
    def kind(self) -> str:
        game = self.position.game
        if game.result(self.position):
            return "terminal"
        return "chance" if game.odds(self.position) else "decision"


@dataclass
class Census:
    """The number of nodes of each kind in a tree, and of information sets."""

    chance: int = 0
    decision: int = 0
    terminal: int = 0
    information_sets: int = 0

    def __str__(self) -> str:
        return f"{self.chance} {self.decision} {self.terminal} {self.information_sets}"


def next_steps(position: Position) -> Iterator[Step]:
    """Yields every possible next step: each event, or each joint move."""
    game = position.game
    for event in game.odds(position):
        yield Step(event=event)
    acting = game.acting(position)
    if acting:
        for words in product(*(game.choices(position, seat) for seat in acting)):
            yield Step.of(dict(zip(acting, words, strict=True)))


def walk(game: Game, depth: int | None = None) -> Iterator[Node]:
    """Yields every node of the tree down to `depth`, the root first."""
    waiting = [Node(0, game.start(), ((),) * game.seats)]
    while waiting:
        node = waiting.pop()
        yield node
        if node.depth == depth:
            continue
        odds = game.odds(node.position)
        for step in next_steps(node.position):
            after = advance(node.position, step)
            seen = tuple(
                (
                    *past,
                    str(observe(node.position, step, seat)),
                    game.view(after, seat).row.tobytes(),
                )
                for seat, past in enumerate(node.seen)
            )
            weight = node.weight * (1 if step.event is None else odds[step.event])
            waiting.append(Node(node.depth + 1, after, seen, weight))


def census(game: Game, depth: int | None = None) -> list[Census]:
    """Counts the tree depth by depth."""
    levels: list[Census] = []
    sets: list[set[tuple[int, Seen]]] = []
    for node in walk(game, depth):
        while len(levels) <= node.depth:
            levels.append(Census())
            sets.append(set())
        level = levels[node.depth]
        setattr(level, node.kind, getattr(level, node.kind) + 1)
        sets[node.depth].update((seat, node.seen[seat]) for seat in game.acting(node.position))
    for level, information_sets in zip(levels, sets, strict=True):
        level.information_sets = len(information_sets)
    return levels


def total(levels: list[Census]) -> Census:
    """Adds up all depths."""
    kinds = ("chance", "decision", "terminal", "information_sets")
    return Census(*(sum(getattr(level, kind) for level in levels) for kind in kinds))


def probability(
    position: Position,
    until: Callable[[Position], bool],
    choose: Callable[[Position], Mapping[int, str] | None],
) -> Fraction:
    """Computes the exact probability of reaching a position where `until` holds.

    `choose` decides for the seats where they have a choice; None ends the walk there.
    """
    known: dict[Position, Fraction] = {}

    def chance_from(position: Position) -> Fraction:
        if position in known:
            return known[position]
        game = position.game
        if until(position):
            answer = Fraction(1)
        elif odds := game.odds(position):
            total_weight = sum(odds.values())
            answer = sum(
                (
                    Fraction(n, total_weight) * chance_from(game.happen(position, e))
                    for e, n in odds.items()
                ),
                Fraction(0),
            )
        elif moves := choose(position):
            answer = chance_from(game.play(position, moves))
        else:
            answer = Fraction(0)
        known[position] = answer
        return answer

    return chance_from(position)
