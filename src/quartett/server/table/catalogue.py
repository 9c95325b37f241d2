"""The table's own messages (`table-...`), from the catalogue beside this file."""

from pathlib import Path
from typing import Any

from quartett.texts import catalogue

FOLDER = Path(__file__).parents[1]


def say(message: str, **details: Any) -> str:
    """The message in English, for refusals."""
    return catalogue(FOLDER).say(message, **details)
