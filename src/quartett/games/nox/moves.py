"""The words of NOX in the order of their numbers, with the meaning of each.

`14>2` lays a 14 in front of seat 2 as a new stack, `14>2:5` onto the stack there that shows 5.
In arrays and fields a card is its place among the NUMBERS.
"""

import numpy as np

NUMBERS = tuple(range(1, 16))
COLOURS = ("blue", "green", "orange")
MOST_SEATS = 6
HAND_CARDS = 3
NEW_STACK = len(NUMBERS)
"""In place of the card to lay onto: none."""

_MEANINGS = [
    (card, seat, onto)
    for card in range(len(NUMBERS))
    for seat in range(MOST_SEATS)
    for onto in (NEW_STACK, *range(len(NUMBERS)))
]
MOVES = tuple(
    f"{NUMBERS[card]}>{seat}" + ("" if onto == NEW_STACK else f":{NUMBERS[onto]}")
    for card, seat, onto in _MEANINGS
)
CARD_OF, SEAT_OF, ONTO_OF = np.array(_MEANINGS, np.int16).T.copy()
"""For each word: the card laid, the seat that gets it, and the card it is laid onto."""

LAY = np.zeros((len(NUMBERS), MOST_SEATS, len(NUMBERS) + 1), np.int16)
"""[card, seat, onto]: the number of the word."""
LAY[CARD_OF, SEAT_OF, ONTO_OF] = range(len(MOVES))

EVENTS = tuple(f"draw {number}" for number in NUMBERS)
"""The number of an event is the card drawn."""

VALUE_OF = np.array(NUMBERS)
"""The points of a card."""

ROUND_ENDS = ("six-stacks", "hands-empty", "pile-empty")
"""NOX-8, NOX-9: the reasons for which a round ends."""
BY_SIX_STACKS, BY_EMPTY_HANDS, BY_EMPTY_PILE = range(len(ROUND_ENDS))

WAYS = ("expand", "change", "match")
"""NOX-5 to NOX-7: a card begins a stack, covers a different number, or covers its equal."""
EXPAND, CHANGE, MATCH = range(len(WAYS))


def _named_colours(bits: int) -> str:
    shown = [name for colour, name in enumerate(COLOURS) if bits >> colour & 1]
    missing = [name for name in COLOURS if name not in shown]
    if not shown:
        return "none"
    return "all" if not missing else f"only-{shown[0]}" if len(shown) == 1 else f"no-{missing[0]}"


SHOWN = tuple(map(_named_colours, range(1 << len(COLOURS))))
"""The name of each set of colours that a kitty shows, one bit a colour: `all`, `no-blue` if only
blue is missing, `only-blue` if the other two are, `none`."""
