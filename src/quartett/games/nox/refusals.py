"""Says which rule of NOX forbids a word."""

from quartett.effects import RefusalKind, number, seat, word
from quartett.games.nox.moves import CARD_OF, COLOURS, NEW_STACK, NUMBERS, ONTO_OF, SEAT_OF
from quartett.games.nox.sets import has
from quartett.games.nox.state import Phase, State
from quartett.kit import ALLOWED, refuse, rule


class Refusal(RefusalKind):
    """Reasons for refusing a word, each with its rule."""

    CARDS_ARE_DEALT = "NOX-3"
    NOT_YOUR_TURN = "NOX-4", {"seat": seat()}
    DRAW_A_CARD = "NOX-4"
    NO_SUCH_SEAT = "NOX-4", {"number": number(), "last": number()}
    NOT_IN_HAND = "NOX-4", {"card": word(*NUMBERS)}
    NOT_SHOWN = "NOX-6", {"seat": seat(), "onto": word(*NUMBERS)}
    SAME_COLOUR_ONLY = (
        "NOX-6",
        {
            "card": word(*NUMBERS),
            "colour": word(*COLOURS),
            "onto": word(*NUMBERS),
            "other": word(*COLOURS),
        },
    )
    WOULD_MERGE = "NOX-7", {"seat": seat(), "card": word(*NUMBERS)}
    GAME_IS_OVER = "NOX-12"


@rule
def forbids(position: State, seat: int, move: int) -> int:
    """NOX-3: first everybody is dealt three cards. NOX-4: then the seats lay cards in turn."""
    if position.phase == Phase.OVER:
        return refuse(position, Refusal.GAME_IS_OVER)
    if position.phase == Phase.DEALING or position.phase == Phase.ROUND_OVER:
        return refuse(position, Refusal.CARDS_ARE_DEALT)
    if seat != position.turn:
        return refuse(position, Refusal.NOT_YOUR_TURN, position.turn)
    if position.phase == Phase.DRAWING:
        return refuse(position, Refusal.DRAW_A_CARD)
    card, before = CARD_OF[move], SEAT_OF[move]
    if before >= position.seats:
        return refuse(position, Refusal.NO_SUCH_SEAT, before, position.seats - 1)
    if position.hands[seat][card] == 0:
        return refuse(position, Refusal.NOT_IN_HAND, card)
    return forbids_place(position, card, before, ONTO_OF[move])


@rule
def forbids_place(position: State, card: int, before: int, onto: int) -> int:
    """NOX-6: only onto a top card of the same colour. NOX-7: equal cards share a stack."""
    if onto == NEW_STACK:
        if has(position.kitties[before], card):
            return refuse(position, Refusal.WOULD_MERGE, before, card)
        return ALLOWED
    if not has(position.kitties[before], onto):
        return refuse(position, Refusal.NOT_SHOWN, before, onto)
    colour, other = position.colours[card], position.colours[onto]
    if colour != other:
        return refuse(position, Refusal.SAME_COLOUR_ONLY, card, colour, onto, other)
    return ALLOWED
