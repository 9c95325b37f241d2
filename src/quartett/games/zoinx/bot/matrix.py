"""Solves a matrix game by the simplex method: optimal mixed strategies for both sides."""

import numpy as np
import numpy.typing as npt

from quartett.compiled import Array, rule

Floats = npt.NDArray[np.float64]

ZERO = 1e-12
MOST_PIVOTS = 1_000
CAREFUL_PIVOTS = 100
NONE = -1


@rule
def pivot(tableau: Floats, row: int, column: int) -> None:
    """Pivots: the column's variable replaces the row's in the basis."""
    lines, width = tableau.shape
    unit = tableau[row, column]
    for place in range(width):
        tableau[row, place] /= unit
    for line in range(lines):
        times = tableau[line, column]
        if line != row and times != 0:
            for place in range(width):
                tableau[line, place] -= times * tableau[row, place]


@rule
def entering(tableau: Floats, careful: bool) -> int:
    """Returns the column with the steepest descent; if `careful`, the first, to avoid cycling."""
    last, width = len(tableau) - 1, tableau.shape[1]
    chosen, lowest = NONE, -ZERO
    for column in range(width - 1):
        if tableau[last, column] < lowest:
            chosen, lowest = column, tableau[last, column]
            if careful:
                break
    return chosen


@rule
def leaving(tableau: Floats, basis: Array, column: int) -> int:
    """Returns the row whose variable leaves the basis; among equals, that of the lowest variable.

    There always is one: before the first pivot all entries are positive, and the sum is bounded.
    """
    chosen, lowest = 0, np.inf
    for row in range(len(basis)):
        if tableau[row, column] > ZERO:
            ratio = tableau[row, -1] / tableau[row, column]
            if ratio < lowest or (ratio == lowest and basis[row] < basis[chosen]):
                chosen, lowest = row, ratio
    return chosen


@rule
def normalise(weights: Floats) -> None:
    """Normalises weights to a sum of 1; rounding errors below 0 become 0."""
    total = 0.0
    for place in range(len(weights)):
        weights[place] = max(0.0, weights[place])
        total += weights[place]
    for place in range(len(weights)):
        weights[place] /= total


@rule
def equilibrium(matrix: Floats, bets: Floats, replies: Floats) -> float:
    """Returns the value of a matrix game to the row player, who maximises; fills both mixes.

    Let P be the matrix rescaled to 1..2. The w >= 0 with P w <= 1 and the greatest sum is the mixed
    reply times that sum, and the costs of the slack variables are the mixed bet (Dantzig 1951).
    """
    rows, columns = matrix.shape
    low, high = matrix[0, 0], matrix[0, 0]
    for row in range(rows):
        for column in range(columns):
            low, high = min(low, matrix[row, column]), max(high, matrix[row, column])
    scale = 1 / (high - low) if high > low else 0.0
    tableau = np.zeros((rows + 1, columns + rows + 1))
    basis = np.empty(rows, np.int64)
    for row in range(rows):
        for column in range(columns):
            tableau[row, column] = 1 + (matrix[row, column] - low) * scale
            tableau[rows, column] = -1
        tableau[row, columns + row] = 1
        tableau[row, -1] = 1
        basis[row] = columns + row
    for pivots in range(MOST_PIVOTS):
        column = entering(tableau, pivots >= CAREFUL_PIVOTS)
        if column == NONE:
            break
        row = leaving(tableau, basis, column)
        pivot(tableau, row, column)
        basis[row] = column
    for column in range(columns):
        replies[column] = 0
    for row in range(rows):
        if basis[row] < columns:
            replies[basis[row]] = tableau[row, -1]
        bets[row] = tableau[rows, columns + row]
    normalise(replies)
    normalise(bets)
    return float(low + (1 / tableau[rows, -1] - 1) * (high - low))


@rule
def gap(matrix: Floats, bets: Floats, replies: Floats) -> float:
    """Returns how far the best responses to the two mixes differ: 0 in an equilibrium."""
    rows, columns = matrix.shape
    best, worst = -np.inf, np.inf
    for row in range(rows):
        total = 0.0
        for column in range(columns):
            total += matrix[row, column] * replies[column]
        best = max(best, total)
    for column in range(columns):
        total = 0.0
        for row in range(rows):
            total += matrix[row, column] * bets[row]
        worst = min(worst, total)
    return float(best - worst)
