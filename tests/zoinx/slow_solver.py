"""ZOINX! for two solved once more: slowly, plainly, and without a line of the product.

A table is both scores, whose score is older, and whether the turn is the last. Only one thing is
saved: in the last turn scores count from the active player's own. Where both scores are far above
the goal, which hardly a game comes to, the rest is called even.
"""

from functools import cache
from itertools import combinations, product

NUMBERS = [2, 4, 6, 8, 10]
ZOINX = "zoinx"
DICE = [0, 0, 0, 0, 1, 1]  # the faces of a die
FAR_ABOVE_THE_GOAL = 16

Matrix = list[list[float]]
Bet = int | str
State = tuple[int, int, int, bool]
"""Own score, the other's, whose is older (1 own, -1 the other's, 0 equally old), last turn."""


def throws() -> list[float]:
    """How likely each number of dots is."""
    likely = [0.0] * 5
    for faces in product(DICE, repeat=4):
        likely[sum(faces)] += 1 / 6**4
    return likely


THROWS = throws()


@cache
def points(bet: int, reply: Bet, dots: int, zoinx: bool) -> tuple[int, int]:
    """What a turn brings the active player and the other."""
    if zoinx:
        own = 0
    elif dots == bet:
        own = bet
    else:
        own = bet + dots
    if isinstance(reply, str):
        return own, 5 if zoinx else 0
    return own, reply if dots >= reply else 0


class Solver:
    """All tables of a game to a goal, each solved when it is first asked for."""

    def __init__(self, goal: int) -> None:
        self.goal = goal
        self.known: dict[State, float] = {}
        self.supports = all_supports(len(NUMBERS), len(NUMBERS) + 1)

    def value(self, table: State) -> float:
        """The active player's share of the win."""
        if table not in self.known:
            own, other, older, last = table
            if min(own, other) > self.goal + FAR_ABOVE_THE_GOAL:
                return 0.5
            loop = {table}
            if not last and not self.starts_the_last_turn(own, other):
                # If nobody scores, only the roles change: these tables wait for each other.
                loop.add((other, own, -older, False))
            self.known.update(dict.fromkeys(loop, 0.5))
            change = 1.0
            while change > 1e-9:
                change = 0.0
                for each in loop:
                    before = self.known[each]
                    self.known[each] = self.evaluate(each)
                    change = max(change, abs(self.known[each] - before))
        return self.known[table]

    def evaluate(self, table: State) -> float:
        replies: list[Bet] = [*NUMBERS, ZOINX]
        matrix = [[self.turn(table, bet, reply) for reply in replies] for bet in NUMBERS]
        return game_value(matrix, self.supports)

    def turn(self, table: State, bet: int, reply: Bet) -> float:
        """With the bets open: what is it worth to throw, and to stop where that is better?"""
        own, other, _, last = table
        most = other - own + 15 if last else self.goal + 26
        one, two, three, four = (
            self.ended(table, points(bet, reply, most + n, False)) for n in range(4)
        )
        for dots in range(most - 1, -1, -1):
            here = THROWS[0] * self.ended(table, points(bet, reply, dots, True))
            here += THROWS[1] * one + THROWS[2] * two + THROWS[3] * three + THROWS[4] * four
            if dots >= bet:
                here = max(here, self.ended(table, points(bet, reply, dots, False)))
            one, two, three, four = here, one, two, three
        return one

    def ended(self, table: State, earned: tuple[int, int]) -> float:
        """The turn is over."""
        own, other, older, last = table
        own, other = own + earned[0], other + earned[1]
        if earned[0] and earned[1]:
            older = 0
        elif earned[0]:
            older = -1
        elif earned[1]:
            older = 1
        if last:
            if own != other:
                return float(own > other)
            return {1: 1.0, 0: 0.5, -1: 0.0}[older]
        if self.starts_the_last_turn(own, other):
            return 1 - self.value((0, own - other, -older, True))
        return 1 - self.value((other, own, -older, False))

    def starts_the_last_turn(self, own: int, other: int) -> bool:
        return own >= self.goal and own > other


# -- matrix games, by trying which rows and columns are mixed --------------------------------------

Support = tuple[tuple[int, ...], tuple[int, ...]]
TOLERANCE = 1e-11


def all_supports(rows: int, columns: int) -> list[Support]:
    """As many rows as columns: some such choice always gives an equilibrium (Shapley and Snow)."""
    return [
        (some, others)
        for size in range(1, min(rows, columns) + 1)
        for some in combinations(range(rows), size)
        for others in combinations(range(columns), size)
    ]


def game_value(matrix: Matrix, supports: list[Support]) -> float:
    """What the one who chooses rows gets. The choice that fitted goes to the front of the list."""
    for place, (rows, columns) in enumerate(supports):
        value = equilibrium_on(matrix, rows, columns)
        if value is not None:
            supports.insert(0, supports.pop(place))
            return value
    raise AssertionError(f"no equilibrium found in {matrix}")


def equilibrium_on(matrix: Matrix, rows: tuple[int, ...], columns: tuple[int, ...]) -> float | None:
    """The value, if mixes of just these rows and columns are best answers to each other."""
    within = [[matrix[row][column] for column in columns] for row in rows]
    mixed_columns = evening(within)
    mixed_rows = evening([list(column) for column in zip(*within, strict=True)])
    if mixed_columns is None or mixed_rows is None:
        return None
    value = mixed_columns[-1]
    for line in matrix:
        got = sum(
            line[column] * share for column, share in zip(columns, mixed_columns, strict=False)
        )
        if got > value + TOLERANCE:
            return None
    for column in range(len(matrix[0])):
        lost = sum(
            matrix[row][column] * share for row, share in zip(rows, mixed_rows, strict=False)
        )
        if lost < value - TOLERANCE:
            return None
    return value


def evening(within: Matrix) -> list[float] | None:
    """Shares of the columns, and behind them the value, that make all rows equally good."""
    size = len(within)
    lines = [[*row, -1.0, 0.0] for row in within] + [[1.0] * size + [0.0, 1.0]]
    for step in range(size + 1):
        best = max(range(step, size + 1), key=lambda n: abs(lines[n][step]))
        if abs(lines[best][step]) < 1e-13:
            return None
        lines[step], lines[best] = lines[best], lines[step]
        lines[step] = [entry / lines[step][step] for entry in lines[step]]
        for n, line in enumerate(lines):
            if n != step and line[step]:
                times = line[step]
                lines[n] = [a - times * b for a, b in zip(line, lines[step], strict=True)]
    shares = [line[-1] for line in lines]
    return None if min(shares[:-1]) < -TOLERANCE else shares
