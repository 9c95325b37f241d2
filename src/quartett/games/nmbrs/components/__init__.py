"""Reads a deck of nmbrs!: its numbers and jokers, their colours and their worth."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from quartett.errors import UnreadableText
from quartett.games.nmbrs.moves import CARDS, COLOURS, HIGHEST

HEADING = "card,colour,value"
HIGHEST_WORTH = 9
FEWEST_CARDS = 7


def read_deck(text: str) -> Mapping[str, Any]:
    """Reads lines like `17,red,3` and `joker,red,0`, below the heading `card,colour,value`."""
    copies = np.zeros(len(CARDS), np.int16)
    colours = np.zeros(len(CARDS), np.int16)
    worths = np.zeros(len(CARDS), np.int16)
    lines = text.splitlines()
    if not lines or lines[0] != HEADING:
        raise UnreadableText(
            f"expected a deck to begin with the line '{HEADING}'; got '{lines[0] if lines else ''}'"
        )
    for line in lines[1:]:
        card, colour, worth = _read_line(line)
        if copies[card]:
            raise UnreadableText(f"expected every card of the deck once; got '{line}' again")
        copies[card], colours[card], worths[card] = 1, colour, worth
    if copies.sum() < FEWEST_CARDS:
        raise UnreadableText(
            f"expected a deck of at least {FEWEST_CARDS} cards; got {copies.sum()} "
            f"up to the line '{lines[-1]}'"
        )
    return {"copies": copies, "colours": colours, "worths": worths}


def _read_line(line: str) -> tuple[int, int, int]:
    """Reads one line; returns the places of card and colour, and the worth."""
    match line.split(","):
        case [name, colour, worth] if colour in COLOURS and worth.isascii() and worth.isdigit():
            card = f"joker-{colour}" if name == "joker" else name
            if card in CARDS and "-" not in name and int(worth) <= HIGHEST_WORTH:
                if worth == str(int(worth)):
                    return CARDS.index(card), COLOURS.index(colour), int(worth)
    raise UnreadableText(
        f"expected a card like '17,red,3' or 'joker,red,0' in the deck (numbers 1 to {HIGHEST}, "
        f"colours {', '.join(COLOURS)}, worth 0 to {HIGHEST_WORTH}); got '{line}'"
    )
