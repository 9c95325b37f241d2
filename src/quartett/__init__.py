"""Quartett: four small tabletop games on one exact rules engine."""

from quartett.errors import IllegalMove, IllegalPosition, UnreadableText
from quartett.game import Game, Position, Result, View, game
from quartett.record import Record, Step

__all__ = [
    "Game",
    "IllegalMove",
    "IllegalPosition",
    "Position",
    "Record",
    "Result",
    "Step",
    "UnreadableText",
    "View",
    "game",
]
__version__ = "0.1.0"
