"""Turns of ZOINX! for tests: bets, then throws by the active player."""

import quartett
from quartett import Position


def bets(*words: str, goal: int = 30) -> Position:
    """The table after these bets, one for each seat; seat 0 is active."""
    game = quartett.game("zoinx", len(words), goal=goal)
    return game.play(game.start(), dict(enumerate(words)))


def thrown(position: Position, *dots: int) -> Position:
    """The table after these throws; seat 0 throws on whenever it may choose."""
    game = position.game
    for number in dots:
        if game.choices(position, 0):
            position = game.play(position, {0: "roll"})
        position = game.happen(position, f"dots {number}")
    return position


def effects(position: Position) -> list[str]:
    """What the last step did, as everyone saw it."""
    return [str(effect) for effect in position.game.effects(position, None)]


def previews(position: Position, seat: int, word: str) -> list[str]:
    """What a word would do."""
    return [str(effect) for effect in position.game.preview(position, seat, word)]
