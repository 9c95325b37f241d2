"""What can happen at a table of nmbrs!, as its rules report it."""

from quartett.effects import EffectKind, number, private, reveals, seat, word
from quartett.games.nmbrs.moves import CARDS, COLOURS, JOKER_SETS
from quartett.games.nmbrs.state import DOUBLINGS, ENDINGS

CARD = {"card": word(*CARDS), "colour": word(*COLOURS)}
OWN_CARD = {"card": private("seat", CARDS), "colour": private("seat", COLOURS)}
JOKER = {"joker": word(*COLOURS)}
ROW = {"first": number(), "step": number(), "length": number()}
HOW = {"how": word("lay", "grow", "cross")}


class Effect(EffectKind):
    """In the order of a round."""

    ROUND_BEGAN = {"round": number(), "seat": seat()}
    """The seat starts the round."""
    DEALT = {"seat": seat(), **OWN_CARD, "left": number()}
    """`left`: the cards that remain face down."""
    TURNED_UP = {**CARD, "left": number()}
    TURN_BEGAN = {"seat": seat()}

    # The card of a turn (NMB-4, NMB-15).
    ASKED = {"seat": seat(), "turn": seat(), **CARD}
    """The seat is asked about the top card; whose turn it is."""
    TOOK = {"seat": seat(), **CARD, "out_of_turn": word("no", "yes")}
    PASSED = {"seat": seat(), **CARD}
    MUST_DRAW = {"seat": seat()}
    WENT_WITHOUT = {"seat": seat()}
    """Nobody wanted the top card, and there is none face down."""
    DREW = {"seat": seat(), **OWN_CARD, "left": number()}
    SHUFFLED = {"cards": number()}
    """The open pile except its top card became the face-down pile."""

    # Jokers (NMB-6, NMB-11).
    SAID = {"seat": seat(), **JOKER, "number": number()}
    COULD_LAY = {
        "seat": seat(),
        "points": private("seat"),
        "first": private("seat"),
        "step": private("seat"),
        "length": private("seat"),
    }
    """After a joker was said: the row that earns most; -1 points: another joker comes first."""
    SWAPPED = {"seat": seat(), **JOKER, "number": number(), "colour": word(*COLOURS)}
    """The number card took the place of the joker, which is now in the hand."""

    # Rows (NMB-6 to NMB-10).
    PLANNED = {"seat": seat(), **HOW, **ROW}
    """The row can take in different lying jokers, so it is not laid yet."""
    JOKER_ASKED = {"seat": seat(), **JOKER}
    JOKER_ANSWERED = {"seat": seat(), **JOKER, "answer": word("with", "without")}
    LAID = {"seat": seat(), **HOW, **ROW}
    """The whole row as it lies now; what it is made of follows."""
    JOINED = {**ROW, "jokers": word(*JOKER_SETS)}
    """A row that lay there, with these jokers in it, became part of the row laid."""
    CROSSED = {**CARD, "number": number()}
    """The lying card that the row laid goes across, and the number that it stands for."""
    PLACED = {"seat": seat(), **CARD, "number": number()}
    """A card from the hand, and the number that it stands for."""
    SCORED = {
        "seat": seat(),
        "points": number(),
        "doubled": word(*DOUBLINGS),
        "score": number(),
    }
    OPENED = {"seat": seat()}

    # The end of a turn, a round and the game (NMB-12 to NMB-14).
    DISCARDED = {"seat": seat(), **CARD, "worth": number(), "left": number()}
    """`left`: the cards that remain in the hand."""
    FINISHED = {"seat": seat(), "left": number()}
    """The turn ended without a discard (NMB-16)."""
    WENT_OUT = {"seat": seat()}
    ROUND_ENDED = reveals(round=number(), why=word(*ENDINGS))
    """From here on hands count that nobody but their owners knew."""
    HAND_LEFT = {"seat": seat(), "cards": number(), "points": number(), "score": number()}
    """For each seat: the cards left in its hand, the points they cost, its score after that."""
    GAME_OVER = {"why": word(*ENDINGS)}
