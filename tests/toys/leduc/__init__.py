"""Leduc poker: six cards, two rounds of betting. Only the bench and the tests see it.

The rules are those of OpenSpiel's `leduc_poker` as it comes: two players.
"""

from quartett.options import About

ABOUT = About(
    title="Leduc poker",
    seats=range(2, 3),
    version=1,
    rules=(),
    ends="after three cards and at most eight choices",
    longest=11,
    small={"seats": 2},
    small_depth=11,
)
