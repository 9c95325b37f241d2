"""What people read, from message catalogues: `texts/<language>.ftl` beside each game (Fluent)."""

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

LANGUAGES = ("en", "de", "fr", "nl", "ro")


class Said(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A text to be worded in the reader's language: a message of the catalogues and its details.
    Messages of a table itself, not of a game, begin with `table-`.

    Details that name a seat end in `_seat`; whoever words the message adds the players' names
    (`who_seat` becomes `who`).
    """

    id: str
    details: Mapping[str, str | int] = {}

    def named(self, names: Sequence[str]) -> Mapping[str, str | int]:
        """The details, and beside each seat the name of whoever sits there.

        >>> Said("told-stop", {"who_seat": 1}).named(["Ada", "Ben"])
        {'who_seat': 1, 'who': 'Ben'}
        """
        found = dict(self.details)
        for name, seat in self.details.items():
            if name.endswith("_seat"):
                found[name.removesuffix("_seat")] = names[int(seat)]
        return found


class Catalogue:
    """The messages of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while: not at import

        self.messages = FluentBundle([language], use_isolating=False)
        file = folder / "texts" / f"{language}.ftl"
        if file.exists():
            self.messages.add_resource(FluentResource(file.read_text("utf-8")))

    def __contains__(self, message: str) -> bool:
        return self.messages.has_message(message)

    def tell(self, message: Said, names: Sequence[str]) -> str:
        """The message in words, with the players' names."""
        return self.say(message.id, **message.named(names))

    def say(self, message: str, **details: Any) -> str:
        """The message with its details filled in; a missing one is a mistake of ours."""
        pattern = self.messages.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.messages.format_pattern(pattern, details)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)


@cache
def catalogue(folder: Path, language: str = "en") -> Catalogue:
    """The catalogue of a game's folder."""
    return Catalogue(folder, language)
