"""What games say, in words: for the tests of all of them."""

from quartett import Position, sayings

NAMES = ["Ada", "Ben", "Cem", "Dora", "Eva", "Finn", "Gül", "Hana"]


def does(position: Position, seat: int, word: str, language: str = "en") -> str:
    """What the seat itself reads of a word it may choose."""
    game = position.game
    (message,) = sayings.does(game, game.view(position, seat).row, seat, [word])
    return game.texts(language).tell(message, NAMES)


def told(
    position: Position, eyes: int | None, seat: int | None, word: str, language: str = "en"
) -> str:
    """What these eyes read of a move, or of an event (seat None), made here."""
    game = position.game
    message = sayings.told(game, game.view(position, eyes).row, seat, word)
    return game.texts(language).tell(message, NAMES)
