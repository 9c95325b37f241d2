"""ZOINX! — bet on the dots, throw the dice, push your luck."""

from quartett.options import About, Option

ABOUT = About(
    title="ZOINX!",
    seats=range(2, 5),
    version=1,
    rules=tuple(f"ZNX-{number}" for number in range(1, 9)),
    ends="somebody reaches the goal sooner or later, unless everybody avoids it",
    longest=None,
    options=(
        Option("goal", 30, "points that start the last round (ZNX-7)", range(1, 1001)),
        Option(
            "last_round",
            "others",
            "others: whoever starts the last round is not active again; "
            "everyone: is active once more, last (ZNX-7)",
            ("others", "everyone"),
        ),
    ),
    small={"seats": 2, "goal": 2},
    small_depth=5,
)
