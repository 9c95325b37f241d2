"""The effects that the rules of nmbrs! report."""

from quartett.effects import EffectKind, number, private, reveals, seat, word
from quartett.games.nmbrs.moves import CARDS, COLOURS, JOKER_SETS
from quartett.games.nmbrs.state import DOUBLINGS, ENDINGS

CARD = {"card": word(*CARDS), "colour": word(*COLOURS)}
OWN_CARD = {"card": private("seat", CARDS), "colour": private("seat", COLOURS)}
JOKER = {"joker": word(*COLOURS)}
ROW = {"first": number(), "step": number(), "length": number()}
HOW = {"how": word("lay", "grow", "cross")}


class Effect(EffectKind):
    """Effects in the order of a round."""

    ROUND_BEGAN = {"round": number(), "seat": seat()}
    """`seat` starts the round."""
    DEALT = {"seat": seat(), **OWN_CARD, "left": number()}
    """`left` cards remain face down."""
    TURNED_UP = {**CARD, "left": number()}
    TURN_BEGAN = {"seat": seat()}

    # The card of a turn (NMB-4, NMB-15).
    ASKED = {"seat": seat(), "turn": seat(), **CARD}
    """`seat` is asked about the top card in the turn of `turn`."""
    TOOK = {"seat": seat(), **CARD, "out_of_turn": word("no", "yes")}
    PASSED = {"seat": seat(), **CARD}
    MUST_DRAW = {"seat": seat()}
    WENT_WITHOUT = {"seat": seat()}
    """Nobody wanted the top card, and no card is left face down."""
    DREW = {"seat": seat(), **OWN_CARD, "left": number()}
    SHUFFLED = {"cards": number()}
    """The open pile, except its top card, became the face-down pile."""

    # Jokers (NMB-6, NMB-11).
    SAID = {"seat": seat(), **JOKER, "number": number()}
    COULD_LAY = {
        "seat": seat(),
        "points": private("seat"),
        "first": private("seat"),
        "step": private("seat"),
        "length": private("seat"),
    }
    """After a declaration: the row that earns the most; -1 points: another joker comes first."""
    SWAPPED = {"seat": seat(), **JOKER, "number": number(), "colour": word(*COLOURS)}
    """The number card took the place of the joker, which is now in hand."""

    # Rows (NMB-6 to NMB-10).
    PLANNED = {"seat": seat(), **HOW, **ROW}
    """The row can include different jokers from the table, so it is not laid yet."""
    JOKER_ASKED = {"seat": seat(), **JOKER}
    JOKER_ANSWERED = {"seat": seat(), **JOKER, "answer": word("with", "without")}
    LAID = {"seat": seat(), **HOW, **ROW}
    """The whole row as it now lies; the effects that follow say what it is made of."""
    JOINED = {**ROW, "jokers": word(*JOKER_SETS)}
    """A row already on the table, with these jokers in it, became part of the new row."""
    CROSSED = {**CARD, "number": number()}
    """The card on the table that the new row crosses, and the number it stands for."""
    PLACED = {"seat": seat(), **CARD, "number": number()}
    """A card from the hand, and the number it stands for."""
    SCORED = {
        "seat": seat(),
        "points": number(),
        "doubled": word(*DOUBLINGS),
        "score": number(),
        "base": number(),
    }
    """`base`: the points before they were doubled."""
    OPENED = {"seat": seat()}

    # The end of a turn, a round and the game (NMB-12 to NMB-14).
    DISCARDED = {"seat": seat(), **CARD, "worth": number(), "left": number()}
    """`left` cards remain in hand."""
    FINISHED = {"seat": seat(), "left": number()}
    """The turn ended without a discard (NMB-16)."""
    WENT_OUT = {"seat": seat()}
    ROUND_ENDED = reveals(round=number(), why=word(*ENDINGS))
    """From here on, hands count that only their owners knew."""
    HAND_LEFT = {"seat": seat(), "cards": number(), "points": number(), "score": number()}
    """For each seat: the cards left in hand, the points they cost, and the new score."""
    GAME_OVER = {"why": word(*ENDINGS)}
