"""Goofspiel with a choice of card count: sealed bids for prizes. Only the tests see it."""

from quartett.options import About, Option

ABOUT = About(
    title="Goofspiel",
    seats=range(2, 5),
    version=1,
    rules=(),
    ends="every prize is won or lost",
    longest=26,
    options=(Option("cards", 4, "how many cards each hand has", range(2, 14)),),
    small={"seats": 2, "cards": 3},
    small_depth=6,
)
