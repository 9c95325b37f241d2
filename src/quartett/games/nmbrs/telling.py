"""nmbrs! in words: what a word leads to, and what has happened."""

from enum import IntEnum
from typing import Any

import numpy as np

from quartett.game import NO_SEAT
from quartett.games.nmbrs.lays import NOTES, Sheet, hand_size, list_lays
from quartett.games.nmbrs.rules import (
    Phase,
    Table,
    doubles,
    go_on_after_draw,
    let_it_be,
    resolve,
    say,
    worth_of,
)
from quartett.games.nmbrs.table import DOUBLED, LAID, MOST_SEATS, SIMPLE
from quartett.games.nmbrs.words import (
    CARD_DRAWN,
    CARD_OF,
    COLOURS,
    CROSS,
    DISCARD,
    FIRST,
    HIGHEST,
    JOKER_CARD,
    JOKER_OF,
    KIND,
    LENGTH,
    NO_ROW,
    NUMBER_OF,
    PASS,
    ROW_OF,
    ROWS,
    SAY,
    STEP,
    SWAP,
    TAKE,
    WITH,
    WITHOUT,
)
from quartett.kit import Ints, clear, count, put, rule
from quartett.layout import UNKNOWN
from quartett.sayings import HIDDEN, Details, one_of, whole


class Message(IntEnum):
    """As the catalogue names them: `does-lay`. Moves are told in the order of their kinds."""

    DOES_LAY = 0
    DOES_ASK_ABOUT_JOKERS = 1
    DOES_TAKE = 2
    DOES_PASS = 3
    DOES_PASS_AS_LAST = 4
    DOES_GO_WITHOUT = 5
    DOES_SAY = 6
    DOES_SAY_FIRST_OF_SEVERAL = 7
    DOES_SWAP = 8
    DOES_DISCARD = 9
    DOES_DONE = 10
    TOLD_LAY = 11
    TOLD_GROW = 12
    TOLD_CROSS = 13
    TOLD_TAKE = 14
    TOLD_PASS = 15
    TOLD_SAY = 16
    TOLD_WITH = 17
    TOLD_WITHOUT = 18
    TOLD_SWAP = 19
    TOLD_DISCARD = 20
    TOLD_DONE = 21
    TOLD_TURN = 22
    TOLD_DEAL = 23
    TOLD_DRAW = 24


SHOWN_CARDS = (*(str(number) for number in range(1, HIGHEST + 1)), "joker", "hidden")
JOKER, HIDDEN_CARD = HIGHEST, HIGHEST + 1
HIDDEN_COLOUR = len(COLOURS)
NO, YES = range(2)
NOT_DOUBLED, ONE_COLOUR, DIFFERENT = range(3)
ON, SHUFFLED, OVER = range(3)

CARD = ("card", "colour")
LEADS_TO = ("points", "doubled", "opens", "ends")
LAID_ROW = ("who_seat", "row", *LEADS_TO, "known")


class Saying(
    Details,
    of={
        Message.DOES_LAY: LEADS_TO,
        Message.DOES_ASK_ABOUT_JOKERS: (),
        Message.DOES_TAKE: (*CARD, "out_of_turn"),
        Message.DOES_PASS: (*CARD, "other_seat"),
        Message.DOES_PASS_AS_LAST: (*CARD, "other_seat"),
        Message.DOES_GO_WITHOUT: (*CARD, "other_seat"),
        Message.DOES_SAY: ("row", "points"),
        Message.DOES_SAY_FIRST_OF_SEVERAL: (),
        Message.DOES_SWAP: (*CARD, "number"),
        Message.DOES_DISCARD: (*CARD, "worth", "left"),
        Message.DOES_DONE: ("left",),
        Message.TOLD_LAY: LAID_ROW,
        Message.TOLD_GROW: LAID_ROW,
        Message.TOLD_CROSS: LAID_ROW,
        Message.TOLD_TAKE: ("who_seat", *CARD, "out_of_turn"),
        Message.TOLD_PASS: ("who_seat", *CARD),
        Message.TOLD_SAY: ("who_seat", *CARD, "number"),
        Message.TOLD_WITH: (*LAID_ROW, *CARD),
        Message.TOLD_WITHOUT: (*LAID_ROW, *CARD),
        Message.TOLD_SWAP: ("who_seat", *CARD, "number"),
        Message.TOLD_DISCARD: ("who_seat", *CARD, "then"),
        Message.TOLD_DONE: ("who_seat",),
        Message.TOLD_TURN: CARD,
        Message.TOLD_DEAL: ("who_seat", *CARD, "begins"),
        Message.TOLD_DRAW: ("who_seat", *CARD, "then"),
    },
):
    """Everything a message of nmbrs! may tell."""

    who_seat: int = whole()
    other_seat: int = whole()
    card: int = one_of(*SHOWN_CARDS)
    colour: int = one_of(*COLOURS, "hidden")
    number: int = whole()
    worth: int = whole()
    left: int = whole()
    row: int = one_of(*ROWS)
    points: int = whole()
    doubled: int = one_of("no", "one-colour", "different")
    opens: int = one_of("no", "yes")
    ends: int = one_of("no", "yes")
    known: int = one_of("no", "yes")
    out_of_turn: int = one_of("no", "yes")
    then: int = one_of("on", "shuffled", "over")
    begins: int = whole()


# A caller's machine code holds all of `resolve` once more, which takes seconds to compile: only
# `laid` calls it, and few call `laid`.


@rule
def does(position: Table, spare: Any, seat: int, move: int, saying: Saying) -> int:
    """What a choice leads to, from what its own seat sees."""
    kind = KIND[move]
    if is_lay(kind):
        known = laid(position, spare, seat, move, saying)
        return Message.DOES_LAY if known else Message.DOES_ASK_ABOUT_JOKERS
    if kind == SAY:
        return does_say(position, spare, seat, move, saying)
    name_card(position, card_shown(position, move), saying)
    if kind == TAKE:
        saying.out_of_turn = seat != position.at_turn
        return Message.DOES_TAKE
    if kind == PASS:
        return does_pass(position, spare, saying)
    if kind == SWAP:
        saying.number = position.meaning[JOKER_OF[move]]
        return Message.DOES_SWAP
    saying.left = hand_size(position, seat)
    if kind == DISCARD:
        saying.worth = worth_of(position, CARD_OF[move])
        saying.left -= 1
        return Message.DOES_DISCARD
    return Message.DOES_DONE


@rule
def does_pass(position: Table, spare: Any, saying: Saying) -> int:
    """NMB-4, NMB-15: the next one is asked, or the player at turn draws, or goes without."""
    spare[0] = position
    after = spare[0]
    let_it_be(after)
    saying.other_seat = after.asked
    if after.phase == Phase.ASKING:
        return Message.DOES_PASS
    return Message.DOES_PASS_AS_LAST if after.phase == Phase.DRAWING else Message.DOES_GO_WITHOUT


@rule
def does_say(position: Table, spare: Any, seat: int, move: int, saying: Saying) -> int:
    """NMB-6: the best row that can be laid right after a joker was said to be a number."""
    spare[0] = position
    said = spare[0]
    say(said, seat, JOKER_OF[move], NUMBER_OF[move])
    lays = np.empty(len(KIND), np.int64)
    best, best_lay = -1, 0
    for n in range(write_lays(said, np.zeros(1, NOTES), lays)):
        laid(said, spare, seat, lays[n], saying)
        if saying.points > best or (saying.points == best and lays[n] < best_lay):
            best, best_lay = saying.points, lays[n]
    if best < 0:
        return Message.DOES_SAY_FIRST_OF_SEVERAL
    saying.row, saying.points = ROW_OF[best_lay], best
    return Message.DOES_SAY


@rule
def write_lays(position: Table, sheet: Sheet, lays: Ints) -> int:
    """The lays that can be made now, and how many."""
    notes = sheet[0]
    list_lays(position, notes, lays)
    return notes.offered


@rule
def told(position: Table, spare: Any, seat: int, made: int, saying: Saying) -> int:
    """A move, or a card that left the pile."""
    if seat == NO_SEAT:
        return told_event(position, spare, made, saying)
    kind = KIND[made]
    saying.who_seat, saying.out_of_turn = seat, seat != position.at_turn
    name_card(position, card_shown(position, made), saying)
    if is_lay(kind):
        saying.row = row_laid(position, made)
        spare[0] = position
        suppose(spare[0], seat, saying.row)
        saying.known = laid(spare[0], spare, seat, made, saying)
    elif kind == DISCARD:
        # NMB-13: the last card ends the round. NMB-15: what it covers refills an empty pile.
        refills = position.face_down == 0 and position.face_up > 0
        saying.then = OVER if hand_size(position, seat) == 1 else SHUFFLED if refills else ON
    else:
        saying.number = NUMBER_OF[made] if kind == SAY else position.meaning[JOKER_OF[made]]
    return int(Message.TOLD_LAY + kind)


@rule
def told_event(position: Table, spare: Any, event: int, saying: Saying) -> int:
    """NMB-3, NMB-4: a card turned up, dealt (the first of a round among them), or drawn."""
    saying.who_seat = position.asked
    saying.card, saying.colour = HIDDEN_CARD, HIDDEN_COLOUR
    if event != HIDDEN:
        name_card(position, CARD_DRAWN[event], saying)
    if position.phase == Phase.TURNING:
        return Message.TOLD_TURN
    if position.phase == Phase.DEALING:
        saying.begins = position.round_number if count(position.held) == 0 else 0
        return Message.TOLD_DEAL
    spare[0] = position
    after = spare[0]
    after.face_down -= 1
    go_on_after_draw(after)
    refilled = after.face_down >= position.face_down
    saying.then = OVER if is_round_over(after) else SHUFFLED if refilled else ON
    return Message.TOLD_DRAW


@rule
def is_lay(kind: int) -> bool:
    """Whether such a word lays a row, or goes on laying it."""
    return kind <= CROSS or WITH <= kind <= WITHOUT


@rule
def row_laid(position: Table, move: int) -> int:
    """The row a word lays, or goes on laying."""
    return position.planned_row if ROW_OF[move] == NO_ROW else ROW_OF[move]


@rule
def card_shown(position: Table, move: int) -> int:
    """The card a word is about; any card where it is about none."""
    kind = KIND[move]
    if TAKE <= kind <= PASS:
        return position.order[position.face_up - 1] - 1
    if SAY <= kind <= SWAP:
        return int(JOKER_CARD[JOKER_OF[move]])
    return int(CARD_OF[move])


@rule
def name_card(position: Table, card: int, saying: Saying) -> None:
    """A card as messages name it: its number or `joker`, and its colour."""
    if card < HIGHEST:
        saying.card, saying.colour = card, position.colours[card]
    else:
        saying.card, saying.colour = JOKER, card - HIGHEST


@rule
def laid(before: Table, spare: Any, seat: int, move: int, saying: Saying) -> bool:
    """Tell what a lay earns and changes, on the second spare table.

    Where lying jokers are still to be chosen, nothing of it is known.
    """
    spare[1] = before
    after = spare[1]
    moves = np.zeros(MOST_SEATS, np.int64)
    moves[seat] = move
    resolve(after, moves)
    once = after.points[seat, LAID] - before.points[seat, LAID]
    again = after.points[seat, DOUBLED] - before.points[seat, DOUBLED]
    saying.points, saying.doubled = once + again, NOT_DOUBLED
    saying.opens = after.opened[seat] > before.opened[seat]
    saying.ends = is_round_over(after)
    if again > 0:
        alike = is_of_one_colour(after, row_laid(before, move))
        saying.doubled = ONE_COLOUR if alike else DIFFERENT
    return bool(after.phase != Phase.CHOOSING)


@rule
def is_round_over(after: Table) -> bool:
    """NMB-13, NMB-15: whether the round has ended, and the next one or nothing has begun."""
    phase = after.phase
    return phase == Phase.DEALING or phase == Phase.TURNING or phase == Phase.OVER


@rule
def is_of_one_colour(after: Table, row: int) -> bool:
    """NMB-10, NMB-16: why a row is doubled: in the simple game there is no other reason."""
    if after.variant == SIMPLE:
        return True
    after.variant = SIMPLE  # by its rules `doubles` asks for one colour alone
    for slot in range(len(after.rows)):
        if after.rows[slot] == row and doubles(after, row, after.jokers[slot]):
            return True
    return False


@rule
def suppose(table: Table, seat: int, row: int) -> None:
    """Let a hidden hand hold all cards of the row that lie nowhere in sight.

    Whoever lays the row has those of them that he lays now. The others do no harm: either there is
    one way to lay the row still, and it is the one; or there are several, and nothing is told.
    """
    if table.hand[seat, 0] != UNKNOWN:
        return
    clear(table.hand[seat])
    for place in range(LENGTH[row]):
        card = FIRST[row] + place * STEP[row] - 1
        if not is_in_sight(table, card):
            put(table.hand[seat], card)


@rule
def is_in_sight(table: Table, card: int) -> bool:
    """Whether everybody knows where the card is."""
    known = table.table[card] + table.discards[card]
    for seat in range(table.seats):
        known += table.taken[seat, card]
    return known > 0
