"""The three errors. Each has one sentence: what was expected, and what came instead."""

from collections.abc import Mapping
from typing import Any


class Refused(ValueError):
    """The base class of all refusals: a sentence, and the rule behind it, if there is one."""

    def __init__(self, sentence: str, *, rule: str | None = None) -> None:
        super().__init__(f"{rule}: {sentence}" if rule else sentence)
        self.rule = rule


class UnreadableText(Refused):
    """The text does not follow the notation, or an option has no such value."""


class IllegalMove(Refused):
    """The move or event is not possible now; nothing has changed.

    `message` and `details` identify the sentence in the game's message catalogue, so that a page
    can show it in another language.
    """

    def __init__(
        self,
        sentence: str,
        *,
        rule: str | None = None,
        message: str | None = None,
        details: Mapping[str, Any] | None = None,
    ) -> None:
        super().__init__(sentence, rule=rule)
        self.message = message
        self.details = dict(details or {})


class IllegalPosition(Refused):
    """The text is well formed, but no position of this game can look like that."""
