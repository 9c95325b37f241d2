"""Reads a deck of NOX from text: NOX-1, NOX-2."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np

from quartett.errors import UnreadableText
from quartett.games.nox.moves import COLOURS, HAND_CARDS, NUMBERS
from quartett.options import Option

HEADER = "number,colour,copies"
MOST_COPIES = 6
FEWEST_CARDS = 6


def read_deck(text: str) -> dict[str, Any]:
    """Reads a deck, a line for each number as in `deck.csv`; returns its setting fields."""
    lines = text.split("\n")
    if lines[0] != HEADER:
        raise UnreadableText(f"line 1 of the deck: expected '{HEADER}'; got '{lines[0]}'")
    copies = np.zeros(len(NUMBERS), np.int64)
    colours = np.zeros(len(NUMBERS), np.int64)
    last_number = 0
    for place, line in enumerate(lines[1:], 2):
        number, colour, count = _read_line(place, line, last_number)
        copies[number - 1], colours[number - 1] = count, colour
        last_number = number
    _check_whole(f"line {len(lines)} of the deck, its last", copies, colours)
    families = [
        sum(1 << card for card in range(len(NUMBERS)) if copies[card] and colours[card] == colour)
        for colour in range(len(COLOURS))
    ]
    return {"copies": copies, "colours": colours, "families": families}


def _read_line(place: int, line: str, last_number: int) -> tuple[int, int, int]:
    """Reads one line: number, place of the colour, copies."""
    match line.split(","):
        case [number, colour, copies] if (
            number in {str(n) for n in NUMBERS if n > last_number}
            and colour in COLOURS
            and copies in {str(n) for n in range(MOST_COPIES + 1)}
        ):
            return int(number), COLOURS.index(colour), int(copies)
    raise UnreadableText(
        f"line {place} of the deck: expected a number from {NUMBERS[0]} to {NUMBERS[-1]}, each "
        f"once and ascending, then {', '.join(COLOURS[:-1])} or {COLOURS[-1]}, then 0 to "
        f"{MOST_COPIES} copies; got '{line}'"
    )


def _check_whole(line: str, copies: Any, colours: Any) -> None:
    if copies.sum() < FEWEST_CARDS:
        raise UnreadableText(
            f"{line}: expected at least {FEWEST_CARDS} cards to deal; counted {copies.sum()}"
        )
    for colour, name in enumerate(COLOURS):
        if not copies[colours == colour].any():
            raise UnreadableText(
                f"{line}: expected cards of all three colours, or nobody could score; "
                f"found none in {name}"
            )


def check_deck(seats: int, options: Mapping[str, Any]) -> None:
    """NOX-3: refuses a deck that is too small to deal everybody a hand and play a round."""
    option = deck_option()
    cards = int(option.fields(options["deck"])["copies"].sum())
    needed = HAND_CARDS * seats + (HAND_CARDS if options["end_on_empty_pile"] else 0)
    if cards < needed:
        raise UnreadableText(
            f"NOX-3: expected a deck of at least {needed} cards for {seats} seats; counted {cards}"
        )


def deck_option() -> Option:
    """Returns the option that selects the deck."""
    return Option(
        "deck",
        "standard",
        "the cards: number, colour and copies, a line for each number (NOX-1, NOX-2)",
        read_deck,
        file=Path(__file__).parent / "deck.csv",
    )
