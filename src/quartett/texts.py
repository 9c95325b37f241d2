"""What people read, from message catalogues: `texts/<language>.ftl` beside each game (Fluent)."""

from collections.abc import Iterable, Mapping, Sequence
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


def write_row(first: Any, step: Any, length: Any) -> str:
    """Write the numbers of a row for `ROW(10, 5, 3)` in a text: `10-15-20`. The page does, too."""
    begin, by, count = int(first), int(step), int(length)
    return "-".join(str(begin + place * by) for place in range(count))


class Catalogue:
    """The messages of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # takes a while: not at import

        functions: Any = {"ROW": write_row}
        self.messages = FluentBundle([language], functions=functions, use_isolating=False)
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


def word_notes(
    game: Any,
    notes: Iterable[Any],
    prefix: str,
    language: str = "en",
    viewer: int | None = None,
    names: Sequence[str] | None = None,
) -> list[str]:
    """Effects in words, a text each; what is not worth one is left out.

    `prefix` says which: `effect`, what has happened; `preview`, what would; `refusal`, why not.
    """
    texts, found = catalogue(game.folder, language), []
    names = names or [f"seat {seat}" for seat in range(game.seats)]
    kinds = game.refusal_kinds if prefix == "refusal" else game.effect_kinds
    for note in notes:
        details = note_details(kinds.by_title[note.kind].details, note.details, viewer, names)
        if text := texts.say(f"{prefix}-{note.kind}", **details):
            found.append(text)
    return found


def note_details(
    kinds: Mapping[str, Any],
    values: Mapping[str, Any],
    viewer: int | None,
    names: Sequence[str],
) -> dict[str, Any]:
    """The details of a note as texts ask for them: a seat by the name of whoever sits there, and
    as `seat_is` whether that is the reader (`you`), the note's first seat again (`same`), or
    somebody else; digits as numbers; `hidden` where the reader may not know."""
    found: dict[str, Any] = {}
    first: int | None = None
    for name, value in values.items():
        if kinds[name].is_seat:
            found[name] = names[value]
            found[f"{name}_is"] = (
                "same" if value == first else "you" if value == viewer else "other"
            )
            first = value if first is None else first
        elif value is None:
            found[name] = "hidden"
        else:
            found[name] = int(value) if str(value).isdigit() else value
    return found
