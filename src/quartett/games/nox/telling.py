"""NOX in words: what laying a card would lead to, and what has happened."""

from enum import IntEnum
from typing import Any

from quartett.game import NO_SEAT
from quartett.games.nox.rules import Phase, Table, is_full, laid_onto, worth, write_points
from quartett.games.nox.sets import has
from quartett.games.nox.words import CARD_OF, COLOURS, NEW_STACK, ONTO_OF, SEAT_OF, VALUE_OF
from quartett.kit import count, highest, rule
from quartett.sayings import HIDDEN, Details, one_of, whole


class Message(IntEnum):
    """As the catalogue names them: `does-expand`. Both times the ways to lay a card, in order."""

    DOES_EXPAND = 0
    DOES_SAME = 1
    DOES_MERGE = 2
    DOES_CHANGE = 3
    TOLD_EXPAND = 4
    TOLD_SAME = 5
    TOLD_MERGE = 6
    TOLD_CHANGE = 7
    TOLD_DRAW = 8
    TOLD_DEAL = 9


EXPAND, SAME, MERGE, CHANGE = range(4)
NO, YES, ONE, SEVERAL, NONE = range(5)


def _told_colours(shown: int) -> str:
    here = [name for colour, name in enumerate(COLOURS) if shown >> colour & 1]
    missing = [name for name in COLOURS if name not in here]
    return "all" if not missing else f"only-{here[0]}" if len(here) == 1 else f"no-{missing[0]}"


SHOWN = ("none", *map(_told_colours, range(1, 1 << len(COLOURS))))
"""In words which colours a kitty shows, one bit each: `all` of them, `no-blue` where one is
missing, `only-blue` where two are."""

LAID = ("who_seat", "other_seat", "own", "number", "onto", "colour", "ends", "best_seat", "points")
LEADS_TO = ("other_seat", "number", "before", "after", "colours", "ends", "who_seat", "points")


class Saying(
    Details,
    of={
        **dict.fromkeys(list(Message)[: Message.TOLD_EXPAND], LEADS_TO),
        **dict.fromkeys(list(Message)[Message.TOLD_EXPAND : Message.TOLD_DRAW], LAID),
        Message.TOLD_DRAW: ("who_seat", "number", "ends", "best_seat", "points"),
        Message.TOLD_DEAL: ("who_seat", "number", "begins"),
    },
):
    """Everything a message of NOX may tell."""

    who_seat: int = whole()
    other_seat: int = whole()
    own: int = one_of("no", "yes")
    number: int = whole()
    onto: int = whole()
    colour: int = one_of(*COLOURS)
    before: int = whole()
    after: int = whole()
    colours: int = one_of(*SHOWN)
    ends: int = one_of("no", "yes", "one", "several", "none")
    best_seat: int = whole()
    points: int = whole()
    begins: int = whole()


@rule
def does(position: Table, spare: Any, seat: int, move: int, saying: Saying) -> int:
    """What laying a card makes of a kitty, and whether it ends the round."""
    card, before, onto = CARD_OF[move], SEAT_OF[move], ONTO_OF[move]
    saying.who_seat, saying.other_seat = seat, before
    saying.number, saying.before = VALUE_OF[card], worth(position, before)
    spare[0] = position
    after = spare[0]
    after.kitties[before] = laid_onto(position.kitties[before], card, onto)
    saying.after, saying.colours = worth(after, before), shown(after, before)
    saying.ends, saying.points = NO, 0
    if is_full(after.kitties[before]) or is_last_card(position):
        write_points(after)
        saying.ends, saying.points = YES, after.last_round[seat]
    return Message.DOES_EXPAND + way(position.kitties[before], card, onto)


@rule
def told(position: Table, spare: Any, seat: int, made: int, saying: Saying) -> int:
    """A card laid or drawn. What the reader does not see is told as the number 0."""
    if seat == NO_SEAT:
        return told_draw(position, spare, made, saying)
    card, before, onto = CARD_OF[made], SEAT_OF[made], ONTO_OF[made]
    saying.who_seat, saying.other_seat, saying.own = seat, before, seat == before
    saying.number, saying.colour = VALUE_OF[card], position.colours[card]
    saying.onto = 0 if onto == NEW_STACK else VALUE_OF[onto]
    spare[0] = position
    after = spare[0]
    after.kitties[before] = laid_onto(position.kitties[before], card, onto)
    tell_end(after, is_full(after.kitties[before]) or is_last_card(position), saying)
    return Message.TOLD_EXPAND + way(position.kitties[before], card, onto)


@rule
def told_draw(position: Table, spare: Any, card: int, saying: Saying) -> int:
    """NOX-3, NOX-4: a card dealt, the first of a round among them, or a card drawn in a turn."""
    saying.who_seat = position.turn
    saying.number = 0 if card == HIDDEN else VALUE_OF[card]
    if position.phase == Phase.DRAWING:
        spare[0] = position
        # NOX-9: only where the empty pile ends the round can a draw end it.
        ends = position.end_on_empty_pile != 0 and position.pile_size == 1
        tell_end(spare[0], ends, saying)
        return Message.TOLD_DRAW
    saying.begins = 0
    if position.phase == Phase.ROUND_OVER:
        saying.begins = position.round_number + 1
    elif count(position.held) == 0:
        saying.begins = position.round_number
    return Message.TOLD_DEAL


@rule
def tell_end(after: Table, ends: bool, saying: Saying) -> None:
    """Whether the round ends (`no`), and who writes the most: `one`, `several`, `none` of all."""
    saying.ends, saying.best_seat, saying.points = NO, 0, 0
    if not ends:
        return
    write_points(after)
    best, written = highest(after.last_round, after.seats), 0
    for seat in range(after.seats - 1, -1, -1):
        if after.last_round[seat] == best:
            saying.best_seat = seat
            written += 1
    saying.points = best
    saying.ends = NONE if best == 0 else ONE if written == 1 else SEVERAL


@rule
def way(kitty: int, card: int, onto: int) -> int:
    """NOX-5 to NOX-7: how the card is laid; `same` covers an equal card, and nothing changes."""
    if onto == NEW_STACK:
        return EXPAND
    if onto == card:
        return SAME
    return MERGE if has(kitty, card) else CHANGE


@rule
def shown(position: Table, seat: int) -> int:
    """The colours that a kitty shows, one bit each."""
    found = 0
    for colour in range(len(COLOURS)):
        if position.kitties[seat] & position.families[colour] != 0:
            found |= 1 << colour
    return found


@rule
def is_last_card(position: Table) -> bool:
    """NOX-9: whether the card that is laid now ends the round, wherever it is laid."""
    if position.pile_size > 0:
        return False
    return position.end_on_empty_pile != 0 or count(position.held) == 1
