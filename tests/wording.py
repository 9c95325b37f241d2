"""What games say, in words: for the tests of all of them."""

from collections.abc import Sequence

from quartett import Position
from quartett.layout import Viewer
from quartett.texts import word_notes


def told(
    position: Position,
    seat: Viewer = None,
    language: str = "en",
    names: Sequence[str] | None = None,
) -> str:
    """What a seat, or a spectator, reads in the log about the step that led here."""
    notes = position.game.effects(position, seat)
    return " ".join(word_notes(position.game, notes, "effect", language, seat, names))


def would(
    position: Position,
    seat: int,
    word: str,
    language: str = "en",
    names: Sequence[str] | None = None,
) -> str:
    """What a seat reads about a word that it may choose."""
    notes = position.game.preview(position, seat, word)
    return "; ".join(word_notes(position.game, notes, "preview", language, seat, names))


def refused(position: Position, seat: int, word: str, language: str = "en") -> str:
    """Why a seat may not choose a word, with the rule that forbids it; empty: it may."""
    forbidding = position.game.forbids(position, seat, word)
    if forbidding is None:
        return ""
    rule, note = forbidding
    (sentence,) = word_notes(position.game, [note], "refusal", language, seat)
    return f"{rule}: {sentence}"
