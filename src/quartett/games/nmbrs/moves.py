"""The words of nmbrs! in the order of their numbers, with the meaning of each."""

import numpy as np

COLOURS = ("red", "green", "blue", "orange")
HIGHEST = 100
"""The highest number. The card of a number has the place `number - 1`; the jokers follow."""

JOKERS = tuple(f"joker-{colour}" for colour in COLOURS)
CARDS = (*(str(number) for number in range(1, HIGHEST + 1)), *JOKERS)
JOKER_CARD = np.array([CARDS.index(joker) for joker in JOKERS])
"""The card of each colour's joker."""

# NMB-5: which rows a table allows. Each rule allows all rows of the one before.

ROW_RULES = ("multiples", "multiples-and-one", "equal-steps")
MULTIPLES, MULTIPLES_AND_ONE, EQUAL_STEPS = range(len(ROW_RULES))

# Rows: three or more numbers with equal steps, sorted by first number, step and length.

SHORTEST_ROW = 3
LONGEST_STEP = (HIGHEST - 1) // (SHORTEST_ROW - 1)
NO_ROW = 0
_stretches = [
    (first, step, length)
    for first in range(1, HIGHEST + 1)
    for step in range(1, LONGEST_STEP + 1)
    for length in range(SHORTEST_ROW, (HIGHEST - first) // step + 2)
]
ROWS = (
    "-",
    *(
        "-".join(map(str, range(first, first + length * step, step)))
        for first, step, length in _stretches
    ),
)
FIRST, STEP, LENGTH = (
    np.array(column, np.int64) for column in zip((0, 1, 0), *_stretches, strict=True)
)
LAST = FIRST + (LENGTH - 1) * STEP
REST = FIRST % STEP
"""The number that counting back from the row reaches: 0, or less than a step."""
ALLOWED_FROM = np.select([REST == 0, REST == 1], [MULTIPLES, MULTIPLES_AND_ONE], EQUAL_STEPS)
"""The first of the ROW_RULES that allows the row."""

SHORTEST = np.zeros((LONGEST_STEP + 1, HIGHEST + 1), np.int64)
"""By step and first number: the row of three cards, or NO_ROW."""
LONGER = np.zeros(len(ROWS), np.int64)
"""The row with one more card at its upper end, or NO_ROW."""
for _row, (_first, _step, _length) in enumerate(_stretches, 1):
    if _length == SHORTEST_ROW:
        SHORTEST[_step, _first] = _row
    else:
        LONGER[_row - 1] = _row

ON_LINE = np.zeros((LONGEST_STEP + 1, LONGEST_STEP + 1), np.bool_)
"""By the steps of a row and of a line that shares a number: whether the line has all of it."""
for _step in range(1, LONGEST_STEP + 1):
    ON_LINE[:, _step] = np.arange(LONGEST_STEP + 1) % _step == 0

STEPS_FROM = np.zeros((HIGHEST + 1, LONGEST_STEP), np.int64)
"""By first number: the steps of its rows, sorted by the first rule that allows them."""
STEPS_ALLOWED = np.zeros((len(ROW_RULES), HIGHEST + 1), np.int64)
"""By rule and first number: how many of these steps the rule allows."""
for _first in range(1, HIGHEST + 1):
    _rows = SHORTEST[SHORTEST[:, _first] != NO_ROW, _first]
    _rows = _rows[np.argsort(ALLOWED_FROM[_rows], kind="stable")]
    STEPS_FROM[_first, : len(_rows)] = STEP[_rows]
    for _rule in range(len(ROW_RULES)):
        STEPS_ALLOWED[_rule, _first] = (ALLOWED_FROM[_rows] <= _rule).sum()

# Sets of jokers, one bit each, for rows that contain some.

JOKER_SETS = (
    "-",
    *(
        "+".join(colour for place, colour in enumerate(COLOURS) if chosen >> place & 1)
        for chosen in range(1, 2 ** len(COLOURS))
    ),
)
BIT = np.array([1 << joker for joker in range(len(COLOURS))])
JOKERS_IN = np.array([chosen.bit_count() for chosen in range(len(JOKER_SETS))])

# Moves: a kind, and the row, card, joker or number that it concerns.

LAY, GROW, CROSS, TAKE, PASS, DECLARE, WITH, WITHOUT, SWAP, DISCARD, DONE = range(11)
_moves = [
    *[("take", TAKE, 0, 0, 0, 0), ("pass", PASS, 0, 0, 0, 0), ("done", DONE, 0, 0, 0, 0)],
    *((f"discard {name}", DISCARD, 0, card, 0, 0) for card, name in enumerate(CARDS)),
    *((f"swap {name}", SWAP, 0, 0, joker, 0) for joker, name in enumerate(JOKERS)),
    *((f"with {name}", WITH, 0, 0, joker, 0) for joker, name in enumerate(JOKERS)),
    *((f"without {name}", WITHOUT, 0, 0, joker, 0) for joker, name in enumerate(JOKERS)),
    *(
        (f"{name} as {number}", DECLARE, 0, 0, joker, number)
        for joker, name in enumerate(JOKERS)
        for number in range(1, HIGHEST + 1)
    ),
    *(
        (f"{verb} {ROWS[row]}", kind, row, 0, 0, 0)
        for verb, kind in (("lay", LAY), ("grow", GROW), ("cross", CROSS))
        for row in range(1, len(ROWS))
    ),
]
MOVES = tuple(move[0] for move in _moves)
KIND, ROW_OF, CARD_OF, JOKER_OF, NUMBER_OF = (
    np.array(column, np.int64) for column in list(zip(*_moves, strict=True))[1:]
)
TAKE_WORD, PASS_WORD, DONE_WORD = (MOVES.index(word) for word in ("take", "pass", "done"))

DISCARD_WORD = np.zeros(len(CARDS), np.int64)
SWAP_WORD, WITH_WORD, WITHOUT_WORD = (np.zeros(len(JOKERS), np.int64) for _ in range(3))
DECLARE_WORD = np.zeros((len(JOKERS), HIGHEST + 1), np.int64)
MELD_WORD = np.zeros((CROSS + 1, len(ROWS)), np.int64)
"""By kind (LAY, GROW, CROSS) and row."""
for _word, (_, _kind, _row, _card, _joker, _number) in enumerate(_moves):
    if _kind == DISCARD:
        DISCARD_WORD[_card] = _word
    elif _kind == DECLARE:
        DECLARE_WORD[_joker, _number] = _word
    elif _kind <= CROSS:
        MELD_WORD[_kind, _row] = _word
    elif _kind == SWAP:
        SWAP_WORD[_joker] = _word
    elif _kind == WITH:
        WITH_WORD[_joker] = _word
    elif _kind == WITHOUT:
        WITHOUT_WORD[_joker] = _word

# Events: a card is drawn face down, or turned up beside the pile.

EVENTS = tuple(f"{verb} {card}" for verb in ("draw", "turn") for card in CARDS)
CARD_DRAWN = np.array([card for _ in ("draw", "turn") for card in range(len(CARDS))])
DRAW_EVENT = np.array([EVENTS.index(f"draw {card}") for card in CARDS])
TURN_EVENT = np.array([EVENTS.index(f"turn {card}") for card in CARDS])
