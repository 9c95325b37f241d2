"""Draws a nmbrs! table as text, and checks a position that somebody typed in."""

from collections import Counter
from typing import Any

import numpy as np

from quartett.games.nmbrs import rules
from quartett.games.nmbrs.cards import highest_number
from quartett.games.nmbrs.crossword import APART, COLUMN, DOWN, ISLAND, LINE, WAY, arrange
from quartett.games.nmbrs.laying import fits_answers, ways_of_plan
from quartett.games.nmbrs.moves import (
    ALLOWED_FROM,
    CARDS,
    COLOURS,
    FIRST,
    HIGHEST,
    JOKER_CARD,
    JOKER_SETS,
    JOKERS,
    LAST,
    LAY,
    LENGTH,
    MOVES,
    NO_ROW,
    ROWS,
    STEP,
)
from quartett.games.nmbrs.rounds import POINTS_TO_WIN, dealt_cards
from quartett.games.nmbrs.state import NO_JOKER, VARIANTS, Ending, Phase
from quartett.layout import UNKNOWN, Viewer

WIDTH = 78
CELL = 6
MOST_LINES = 24

Lying = dict[int, int]
"""For each number of a lying row, the card that lies there."""


# -- the table as text -----------------------------------------------------------------------------


def draw(table: Any, viewer: Viewer) -> str:
    """Draws scores, rows as crosswords, both piles, the viewer's hand, and who decides what."""
    lines = [f"  round {table.round_number}, {VARIANTS[table.variant]} game"]
    lines += [_seat_line(table, seat, viewer) for seat in range(table.seats)]
    lines += _draw_rows(table)
    down = f"{_counted(int(table.face_down), 'card')} face down"
    top = _card(table, table.order[table.face_up - 1] - 1) if table.face_up else "none"
    lines.append(f"  open card: {top} ({table.face_up} in the open pile), {down}")
    if viewer is not None:
        lines += _wrapped("  your hand: ", [_card(table, card) for card in hand_of(table, viewer)])
    lines.append(f"  {_decision(table, viewer)}")
    return "\n".join(lines)


def _seat_line(table: Any, seat: int, viewer: Viewer) -> str:
    mark = ">" if seat == table.at_turn and table.phase != Phase.OVER else " "
    you = " (you)" if seat == viewer else ""
    size = int(table.held[seat] + table.taken[seat].sum())
    opened = ", opened" if table.opened[seat] else ""
    known = [_card(table, int(card)) for card in np.flatnonzero(table.taken[seat])]
    seen = f", among them {' '.join(known)}" if known and seat != viewer else ""
    line = (
        f"{mark} seat {seat}{you:<6} {_score(table, seat):>4} points, "
        f"{_counted(size, 'card')}{seen}{opened}"
    )
    return line if len(line) <= WIDTH else f"{line[: WIDTH - 3]}..."


def _counted(number: int, what: str) -> str:
    return f"{number} {what}{'s' * (number != 1)}"


def _score(table: Any, seat: int) -> int:
    return int(table.points[seat].sum())


def _card(table: Any, card: int) -> str:
    """Writes a card with its colour's first letter: `14g`; a joker `*r`, declared as 15 `*15r`."""
    if card < HIGHEST:
        return f"{card + 1}{COLOURS[table.colours[card]][0]}"
    joker = card - HIGHEST
    number = int(table.meaning[joker])
    return f"*{number if number else ''}{COLOURS[joker][0]}"


def _wrapped(heading: str, words: list[str]) -> list[str]:
    lines = [heading]
    for word in words or ["-"]:
        if len(lines[-1]) + len(word) + 1 > WIDTH:
            lines.append(" " * len(heading))
        lines[-1] += f"{word} "
    return [line.rstrip() for line in lines]


def rows_on(table: Any) -> list[dict[int, int]]:
    """Returns the rows on the table: for each number the card that lies there."""
    rows = []
    for row, jokers in zip(table.rows.tolist(), table.jokers.tolist(), strict=True):
        if row != NO_ROW:
            cards = {n: n - 1 for n in range(FIRST[row], LAST[row] + 1, STEP[row])}
            for joker, number in enumerate(table.meaning.tolist()):
                if jokers >> joker & 1:
                    cards[number] = int(JOKER_CARD[joker])
            rows.append({int(number): int(card) for number, card in cards.items()})
    return rows


def _places(table: Any) -> list[list[int]]:
    """Returns the island, way, line and column of each lying row."""
    places = np.zeros((len(table.rows), 4), np.int64)
    copy = np.frombuffer(bytearray(table.tobytes()), rules.State.dtype)[0]
    arrange(copy, places)
    return [place for place in places.tolist() if place[ISLAND]]


def _draw_rows(table: Any) -> list[str]:
    """Draws rows that cross as a small crossword where it fits, all others one by one."""
    rows, places = rows_on(table), _places(table)
    lines = []
    for island in dict.fromkeys(place[ISLAND] for place in places):
        lying = [n for n, place in enumerate(places) if place[ISLAND] == island]
        drawing = _crossword(table, [rows[n] for n in lying], [places[n] for n in lying])
        drawing = drawing or [line for n in lying for line in _listed(table, rows[n], rows)]
        lines += ["", *(f"    {line}" for line in drawing)]
    return [*lines, ""] if lines else ["  no rows on the table"]


def _crossword(table: Any, rows: list[Lying], places: list[list[int]]) -> list[str]:
    """Draws the rows of an island; returns nothing if they lie apart or there is no room."""
    grid: dict[tuple[int, int], int] = {}
    for row, place in zip(rows, places, strict=True):
        if place[WAY] == APART:
            return []
        down = place[WAY] == DOWN
        for n, number in enumerate(sorted(row)):
            grid[place[LINE] + n * down, place[COLUMN] + n * (not down)] = row[number]
    lines = [""] * (max(line for line, _ in grid) + 1)
    for line, column in sorted(grid):
        cell = _card(table, grid[line, column])
        lines[line] = f"{lines[line]:<{CELL * column}}{cell:>{CELL - 1}}"
    return lines if len(lines) <= MOST_LINES and max(map(len, lines)) <= WIDTH - 4 else []


def _listed(table: Any, row: Lying, rows: list[Lying]) -> list[str]:
    """Writes a row by itself, with `+` behind the cards that lie in another row as well."""
    lines = [""]
    for number in sorted(row):
        card = row[number]
        twice = sum(card in other.values() for other in rows) > 1
        cell = f"{_card(table, card)}{'+' if twice else ''}"
        if len(lines[-1]) + CELL + 1 > WIDTH - 4:
            lines.append("    ")
        lines[-1] += f"{cell:>{CELL - 1}} "
    return [line.rstrip() for line in lines]


def _decision(table: Any, viewer: Viewer) -> str:
    """Says who decides what."""
    who = "you" if table.asked == viewer else f"seat {table.asked}"
    verb = "are" if table.asked == viewer else "is"
    match Phase(int(table.phase)):
        case Phase.DEALING | Phase.TURNING:
            return "the cards are dealt"
        case Phase.ASKING:
            return f"{who} {verb} asked about the open card; it is the turn of seat {table.at_turn}"
        case Phase.DRAWING:
            return f"{who} {verb} to draw a face-down card"
        case Phase.LAYING if table.freed != NO_JOKER:
            return f"{who} {verb} to lay {JOKERS[table.freed]}, which was swapped"
        case Phase.LAYING:
            return f"{who} {verb} to lay rows, and to discard a card"
        case Phase.CHOOSING:
            return f"{who} {verb} asked which jokers the row {ROWS[table.planned_row]} takes in"
        case _:
            return "the game is over"


# -- cards and choices -----------------------------------------------------------------------------


def hand_of(table: Any, seat: int) -> list[int]:
    """Returns the known cards of a hand, numbers in ascending order, then jokers."""
    hand = table.hand[seat]
    known = np.where(hand == UNKNOWN, 0, hand) + table.taken[seat]
    return [int(card) for card in np.flatnonzero(known)]


def offered_to(table: Any, seat: int) -> list[int]:
    """Returns the words this seat may choose, judged by what it can see itself."""
    copy = np.frombuffer(bytearray(table.tobytes()), rules.State.dtype)[0]
    allowed = np.zeros(len(MOVES), np.int64)
    offered = rules.choices(copy, seat, allowed)
    words: list[int] = allowed[:offered].tolist()
    return words


# -- checking a position ---------------------------------------------------------------------------


def faults(table: Any) -> list[str]:
    """Lists everything wrong with a table whose cards have been counted already."""
    faults = _faults_of_seats(table) + _faults_of_piles(table) + _faults_of_rows(table)
    faults = faults or _faults_of_jokers(table)
    return faults or _faults_of_phase(table)


def _faults_of_seats(table: Any) -> list[str]:
    names = ("opener", "at_turn", "asked")
    return [
        f"expected '{name}' to be a seat from 0 to {table.seats - 1}; got {table[name]}"
        for name in names
        if table[name] >= table.seats
    ]


def _faults_of_piles(table: Any) -> list[str]:
    """Compares the two fields of the open pile: which cards, and in which order."""
    order = [int(card) for card in table.order]
    up = int(table.face_up)
    if 0 in order[:up] or any(order[up:]):
        return [f"expected {_counted(up, 'card')} in 'order', and '-' after them"]
    if Counter(order[:up]) != Counter(int(card) + 1 for card in np.flatnonzero(table.discards)):
        return ["expected exactly the cards of 'discards' in 'order'"]
    return []


def _faults_of_rows(table: Any) -> list[str]:
    """NMB-5 to NMB-8: rows are legal and sorted, and every card lies in one or two of them."""
    faults = []
    pairs = list(zip(table.rows.tolist(), table.jokers.tolist(), strict=True))
    filled = [pair for pair in pairs if pair[0] != NO_ROW]
    if pairs != sorted(filled) + [(NO_ROW, 0)] * (len(pairs) - len(filled)):
        faults.append("expected the rows in ascending order, and '-' after them")
    highest = highest_number(table)
    lying: Counter[int] = Counter()
    for (row, jokers), cards in zip(filled, rows_on(table), strict=True):
        if LAST[row] > highest or ALLOWED_FROM[row] > table.row_rule:
            faults.append(f"NMB-5: {ROWS[row]} is not a row of this game")
        if (
            len(cards) != LENGTH[row]
            or sum(c >= HIGHEST for c in cards.values()) != int(jokers).bit_count()
        ):
            faults.append(
                f"expected the jokers of {ROWS[row]} to stand for numbers in it, one each"
            )
        elif jokers and int(jokers).bit_count() == LENGTH[row]:
            faults.append(f"NMB-6: expected a number card in {ROWS[row]}")
        lying.update(cards.values())
    if set(lying) != set(np.flatnonzero(table.table).tolist()):
        faults.append("expected exactly the cards that lie in rows in 'table'")
    for card, rows in lying.items():
        if rows > 2:
            faults.append(f"NMB-8: expected card {CARDS[card]} in at most two rows; got {rows}")
    islands: dict[int, set[int]] = {}
    for cards, place in zip(rows_on(table), _places(table), strict=True):
        islands.setdefault(place[ISLAND], set()).update(cards.values())
    for island in islands.values():
        if sum(lying[card] == 1 for card in island) < 3:
            faults.append("NMB-8: rows cannot cross each other at all of their cards")
    return faults


def _faults_of_jokers(table: Any) -> list[str]:
    """NMB-6: a joker stands for a number exactly while it is on the table, or about to be."""
    faults = []
    asked = hand_of(table, int(table.asked))
    for joker, name in enumerate(JOKERS):
        number, card = int(table.meaning[joker]), int(JOKER_CARD[joker])
        about_to = table.phase in (Phase.LAYING, Phase.CHOOSING) and table.taken[table.asked, card]
        if number > highest_number(table) or (number and not (table.table[card] or about_to)):
            faults.append(f"expected {name} to stand for nothing; got {number}")
    declared = [int(table.meaning[j]) for j in range(len(JOKERS)) if JOKER_CARD[j] in asked]
    if len(set(filter(None, declared))) < sum(number > 0 for number in declared):
        faults.append("expected the jokers about to be laid to stand for different numbers")
    if (table.freed == NO_JOKER) != (table.replaced == 0):
        faults.append("expected 'freed' and 'replaced' together, or neither")
    elif table.freed != NO_JOKER:
        laying = table.phase in (Phase.LAYING, Phase.CHOOSING)
        if not laying or not table.taken[table.asked, JOKER_CARD[table.freed]]:
            faults.append("NMB-11: expected the freed joker with the player who lays")
        if not table.table[table.replaced - 1]:
            faults.append("NMB-11: expected the number that replaced the joker on the table")
    planning = table.phase == Phase.CHOOSING
    if planning != (table.planned != LAY) or planning != (table.planned_row != NO_ROW):
        faults.append("expected a planned row exactly while jokers are chosen")
    if not planning and table.answers.any():
        faults.append("expected no answers unless jokers are chosen")
    return faults


def _faults_of_phase(table: Any) -> list[str]:
    """Checks that somebody can act, or chance is due, or the game is over."""
    best = max(_score(table, seat) for seat in range(table.seats))
    if (table.phase == Phase.OVER) != (table.ended != Ending.NOT_YET):
        return ["expected 'ended' to say why exactly when the game is over"]
    if table.phase == Phase.OVER:
        won = best >= POINTS_TO_WIN
        if won != (table.ended in (Ending.WENT_OUT, Ending.PILE_RAN_OUT)):
            return [
                "NMB-14: expected 100 points where the game is over, unless all rounds are played"
            ]
        return []
    if table.rounds and table.round_number > table.rounds:
        return [f"expected at most {table.rounds} rounds; got round {table.round_number}"]
    if table.asked != table.at_turn and table.phase in (Phase.LAYING, Phase.CHOOSING):
        return ["NMB-4: expected only the player whose turn it is to lay"]
    if table.phase == Phase.CHOOSING and not _question_open(table):
        return ["expected a planned row that can be laid with different jokers from the table"]
    chance = table.phase in (Phase.DEALING, Phase.TURNING, Phase.DRAWING)
    if chance and not table.face_down:
        return ["expected a face-down card to draw"]
    if table.phase in (Phase.DEALING, Phase.TURNING):
        return _faults_of_deal(table)
    if table.phase == Phase.ASKING and not table.face_up:
        return ["NMB-4: expected a card in the open pile to ask about"]
    if table.phase == Phase.ASKING and table.asked != table.at_turn and not table.face_down:
        return ["NMB-15: expected nobody to be asked out of turn while no card lies face down"]
    if not chance and not offered_to(table, int(table.asked)):
        return ["expected a table on which somebody can act"]
    return []


def _faults_of_deal(table: Any) -> list[str]:
    """NMB-3: cards are dealt one at a time from the opener on, onto an empty table."""
    if table.table.any() or table.taken.any() or table.face_up or table.at_turn != table.opener:
        return ["NMB-3: expected an empty table while cards are dealt"]
    size = int(dealt_cards(table))
    turned = table.phase == Phase.TURNING
    ahead = int((table.asked - table.opener) % table.seats)
    full = size if turned else int(table.held[table.asked])
    due = [
        full + (not turned and (seat - table.opener) % table.seats < ahead)
        for seat in range(table.seats)
    ]
    if full + (not turned) > size or due != table.held[: table.seats].tolist():
        return [f"NMB-3: expected hands of {'/'.join(map(str, due))} cards, {size} after the deal"]
    return []


def _question_open(table: Any) -> bool:
    """Whether the answers leave more than one way to lay the planned row."""
    ways = int(ways_of_plan(table))
    fitting = [jokers for jokers in range(len(JOKER_SETS)) if ways >> jokers & 1]
    return sum(bool(fits_answers(table, jokers)) for jokers in fitting) > 1
