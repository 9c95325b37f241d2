"""Samples worlds: spreads the cards that a seat has not seen over the places that hold them."""

import numpy as np

from quartett.compiled import Array, Bits, Row, rule
from quartett.game import View
from quartett.layout import UNKNOWN
from quartett.sim import below


@rule
def fill_in(row: Row, places: Array, unseen: Array, cards: Array, random: Bits) -> None:
    """Spreads the unseen cards over the hidden places; the last place of a deck takes the rest.

    `places` has a line for each hidden place: its deck, its offset in 16-bit cells, the number of
    kinds of cards, the number of cards it holds, and whether it is the last of its deck.
    """
    numbers = row.view(np.int16)
    left = 0
    deck = -1
    for line in range(len(places)):
        if places[line, 0] != deck:
            deck = places[line, 0]
            left = 0
            for card in range(unseen.shape[1]):
                for _ in range(unseen[deck, card]):
                    cards[left] = card
                    left += 1
        first = places[line, 1]
        for card in range(places[line, 2]):
            numbers[first + card] = 0
        for _ in range(places[line, 3]):
            chosen = left - 1 if places[line, 4] else below(random, left)
            numbers[first + cards[chosen]] += 1
            left -= 1
            cards[chosen] = cards[left]


def hidden_places(view: View) -> tuple[Row, Array, Array]:
    """Returns the view's row with 0 for `?`, the places to fill, and each deck's unseen cards."""
    game, layout = view.game, view.game.layout
    padded = np.zeros(-(-len(view.row) // 8) * 8, np.uint8)
    padded[: len(view.row)] = view.row
    base = padded[: len(view.row)]
    record = layout.read(base)
    decks = layout.decks()
    longest = max([len(full) for full in game.decks.values()] or [1])
    unseen = np.zeros((max(1, len(decks)), longest), np.int64)
    lines = []
    for number, (deck, names) in enumerate(decks.items()):
        known = [np.where(record[n] == UNKNOWN, 0, record[n]).reshape(-1, record[n].shape[-1])
                 for n in names]  # fmt: skip
        full = game.decks[deck]
        unseen[number, : len(full)] = full - sum(counts.sum(axis=0) for counts in known)
        here = []
        for name, entry in layout.secrets(view.viewer, game.seats):
            if name in names:
                first, kinds = layout.cells(name)[0], len(full)
                held = record[str(layout.fields[name].size)]
                size = int(held if entry is None else held[entry])
                here.append([number, first + kinds * (entry or 0), kinds, size, 0])
        here.sort(key=lambda line: line[3])
        if here:
            here[-1][4] = 1
        lines += here
    for name, entry in layout.secrets(view.viewer, game.seats):
        if entry is None:
            record[name] = 0
        else:
            record[name][entry] = 0
    return base, np.array(lines, np.int64).reshape(-1, 5), unseen
