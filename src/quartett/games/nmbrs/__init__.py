"""nmbrs! — rummy with number rows: lay rows, grow them, cross them, and swap the jokers."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from quartett.options import About, Option


def _deck(text: str) -> Mapping[str, Any]:
    from quartett.games.nmbrs.components import read_deck  # builds all words, so not at import

    return read_deck(text)


SMALL_DECK = """\
card,colour,value
1,red,9
2,red,9
3,red,9
4,green,9
5,green,9
6,green,9
joker,red,0"""

ABOUT = About(
    title="nmbrs!",
    seats=range(2, 9),
    version=1,
    rules=tuple(f"NMB-{number}" for number in range(1, 17)),
    ends="after the agreed number of rounds at the latest; a round ends unless everybody avoids it",
    longest=None,
    options=(
        Option(
            "variant",
            "standard",
            "standard; simple: a shorter game (NMB-16)",
            ("standard", "simple"),
            former={"advanced": {"rows": "multiples-and-one"}},
        ),
        Option(
            "rows",
            "multiples",
            "multiples: counting back by its step, a row must reach 0; multiples-and-one: or 1; "
            "equal-steps: any equal step (NMB-5)",
            ("multiples", "multiples-and-one", "equal-steps"),
            setting="row_rule",
        ),
        Option(
            "deck",
            "standard",
            "colour and worth of each card (NMB-2)",
            _deck,
            file=Path(__file__).parent / "components" / "deck.csv",
        ),
        Option(
            "deal",
            0,
            "cards dealt to each seat; 0: the number in NMB-3 and NMB-16",
            range(13),
        ),
        Option(
            "rounds",
            100,
            "rounds after which the highest score wins, even below 100; 0: no limit (NMB-14)",
            range(1001),
        ),
    ),
    small={"seats": 2, "variant": "simple", "deck": SMALL_DECK, "deal": 2, "rounds": 3},
    small_depth=8,
    brief={"rounds": 3},
)
