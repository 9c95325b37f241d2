"""Kuhn poker: three cards, one bet, hidden hands. Only the tests see it."""

from quartett.options import About

ABOUT = About(
    title="Kuhn poker",
    seats=range(2, 3),
    version=1,
    rules=(),
    ends="after two deals and at most three choices",
    longest=5,
    small={"seats": 2},
    small_depth=5,
)
