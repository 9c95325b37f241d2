"""NOX — lay cards in front of yourself or others; six stacks end the round."""

from quartett.games.nox.components import check_deck, deck_option
from quartett.options import About, Option

ABOUT = About(
    title="NOX",
    seats=range(2, 7),
    version=1,
    rules=tuple(f"NOX-{number}" for number in range(1, 14)),
    ends="somebody reaches the goal sooner or later, unless everybody avoids it",
    longest=None,
    options=(
        Option(
            "variant",
            "standard",
            "standard: everybody scores, and 150 points end the game; "
            "hard: only the best of a round scores, and 100 points end it (NOX-13)",
            ("standard", "hard"),
        ),
        Option(
            "best_tie",
            "each",
            "in the hard variant, when several are best in a round: each of them scores, or nobody "
            "(NOX-13)",
            ("each", "nobody"),
        ),
        Option(
            "end_on_empty_pile",
            False,
            "the round ends as soon as the pile is empty; hands are not played down (NOX-9)",
            bool,
        ),
        Option(
            "goal",
            0,
            "points that end the game; 0: as the variant says, 150 or 100 (NOX-12, NOX-13)",
            range(1001),
        ),
        deck_option(),
    ),
    small={
        "seats": 2,
        "goal": 1,
        "deck": "number,colour,copies;1,blue,4;2,green,1;3,orange,1",
    },
    small_depth=12,
    check=check_deck,
)
