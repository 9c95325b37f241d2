"""Tic-tac-toe. Only the bench and the tests see it."""

from quartett.options import About

ABOUT = About(
    title="Tic-tac-toe",
    seats=range(2, 3),
    version=1,
    rules=(),
    ends="every move fills a square, and there are nine",
    longest=9,
    small={"seats": 2},
    small_depth=4,
)
