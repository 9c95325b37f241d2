"""Pig: roll on or stop, before a one comes. Only the bench and the tests see it.

The rules are those of OpenSpiel's `pig` as it comes: two players, a die with six faces, 100 points
to win, and after 1000 choices nobody has won.
"""

from quartett.options import About, Option

ABOUT = About(
    title="Pig",
    seats=range(2, 3),
    version=1,
    rules=(),
    ends="somebody reaches the goal, or the choices run out",
    longest=1999,  # 1000 choices, and a throw after each but the last
    options=(
        Option("goal", 100, "points that win", range(1, 1001)),
        Option("horizon", 1000, "choices after which nobody has won", range(1, 1001)),
    ),
    small={"seats": 2, "goal": 3, "horizon": 4},
    small_depth=7,
)
