"""Walking a game's tree, for any game: how many nodes, and exactly how likely.

>>> import quartett
>>> game = quartett.game("zoinx")
>>> thrown = game.play(game.start(), {0: "bet 2", 1: "bet zoinx"})
>>> probability(thrown, until=lambda p: p.fields.dots >= 2, choose=lambda p: None)
Fraction(4753, 6561)
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from itertools import product

from quartett.game import Game, Position
from quartett.record import Step, advance

Seen = tuple[str | bytes, ...]
"""What a seat has learned: each step as it was told, and the table as it looked afterwards."""


@dataclass(frozen=True)
class Node:
    """A place in the tree: the position, and what each seat has seen on the way to it.

    `weight` is the product of the weights of all events on that way.
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
    """How many nodes of each kind a tree has, and how many information sets."""

    chance: int = 0
    decision: int = 0
    terminal: int = 0
    information_sets: int = 0

    def __str__(self) -> str:
        return f"{self.chance} {self.decision} {self.terminal} {self.information_sets}"


def next_steps(position: Position) -> Iterator[Step]:
    """Every step that can come next: each event, or each joint move."""
    game = position.game
    for event in game.odds(position):
        yield Step(event=event)
    acting = game.acting(position)
    if acting:
        for words in product(*(game.choices(position, seat) for seat in acting)):
            yield Step.of(dict(zip(acting, words, strict=True)))


def walk(game: Game, depth: int | None = None) -> Iterator[Node]:
    """Every node of the tree, the root first, as deep as `depth`."""
    waiting = [Node(0, game.start(), ((),) * game.seats)]
    while waiting:
        node = waiting.pop()
        yield node
        if node.depth == depth:
            continue
        odds = game.odds(node.position)
        sees = [game.sees(node.position, seat) for seat in range(game.seats)]
        for step in next_steps(node.position):
            after = advance(node.position, step)
            seen = tuple(
                (
                    *past,
                    str(step if step.event is None or sees[seat] else step.hidden()),
                    game.view(after, seat).row.tobytes(),
                )
                for seat, past in enumerate(node.seen)
            )
            weight = node.weight * (1 if step.event is None else odds[step.event])
            waiting.append(Node(node.depth + 1, after, seen, weight))


def census(game: Game, depth: int | None = None) -> list[Census]:
    """The tree counted, depth by depth."""
    levels: list[Census] = []
    sets: list[set[tuple[int, Seen]]] = []
    for node in walk(game, depth):
        while len(levels) <= node.depth:
            levels.append(Census())
            sets.append(set())
        level = levels[node.depth]
        setattr(level, node.kind, getattr(level, node.kind) + 1)
        sets[node.depth].update((seat, node.seen[seat]) for seat in game.acting(node.position))
    for level, found in zip(levels, sets, strict=True):
        level.information_sets = len(found)
    return levels


def total(levels: list[Census]) -> Census:
    """All depths together."""
    kinds = ("chance", "decision", "terminal", "information_sets")
    return Census(*(sum(getattr(level, kind) for level in levels) for kind in kinds))


def probability(
    position: Position,
    until: Callable[[Position], bool],
    choose: Callable[[Position], Mapping[int, str] | None],
) -> Fraction:
    """Exactly how likely it is to come to a position where `until` holds.

    `choose` says what the seats do where they have a choice; None means that the walk ends there.
    """
    known: dict[Position, Fraction] = {}

    def likely(position: Position) -> Fraction:
        if position in known:
            return known[position]
        game = position.game
        if until(position):
            answer = Fraction(1)
        elif odds := game.odds(position):
            all_ways = sum(odds.values())
            answer = sum(
                (Fraction(n, all_ways) * likely(game.happen(position, e)) for e, n in odds.items()),
                Fraction(0),
            )
        elif moves := choose(position):
            answer = likely(game.play(position, moves))
        else:
            answer = Fraction(0)
        known[position] = answer
        return answer

    return likely(position)
