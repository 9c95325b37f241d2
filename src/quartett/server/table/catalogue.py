"""The table's own messages (`table-...`), from the catalogue in texts/."""

from pathlib import Path
from typing import Any

from quartett.texts import catalogue

FOLDER = Path(__file__).parents[1]


def say(message: str, **details: Any) -> str:
    """Return the message in English, for refusals."""
    return catalogue(FOLDER).say(message, **details)
