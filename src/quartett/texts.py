"""Message catalogues (Fluent): everything people read is in `texts/<language>.ftl` of a folder."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

LANGUAGES = ("en", "de", "fr", "nl", "ro")
"""The languages of everything in this package; games from elsewhere may have others."""


class Message(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A message of the catalogues and its details, to be worded in the reader's language. The ids
    of messages that belong to tables, not to a game, begin with `table-`.

    Details that hold a seat end in `_seat`; wording adds the player's name (as `who` for
    `who_seat`).
    """

    id: str
    details: Mapping[str, str | int] = {}

    def named(self, names: Sequence[str]) -> Mapping[str, str | int]:
        """The details, and for each seat also the name of whoever sits there.

        >>> Message("told-stop", {"who_seat": 1}).named(["Ada", "Ben"])
        {'who_seat': 1, 'who': 'Ben'}
        """
        details = dict(self.details)
        for name, seat in self.details.items():
            if name.endswith("_seat"):
                details[name.removesuffix("_seat")] = names[int(seat)]
        return details


def write_row(first: Any, step: Any, length: Any) -> str:
    """Write `ROW(10, 5, 3)` of a text as `10-15-20`. The page has the same function."""
    begin, by, count = int(first), int(step), int(length)
    return "-".join(str(begin + place * by) for place in range(count))


def source(folder: Path, language: str) -> str:
    """Return the text of a folder's catalogue; empty if it has none in this language."""
    file = folder / "texts" / f"{language}.ftl"
    return file.read_text("utf-8") if file.exists() else ""


class Catalogue:
    """The messages of one folder in one language."""

    def __init__(self, folder: Path, language: str) -> None:
        from fluent.runtime import FluentBundle, FluentResource  # slow to import, so not at the top

        functions: Any = {"ROW": write_row}
        self.messages = FluentBundle([language], functions=functions, use_isolating=False)
        self.messages.add_resource(FluentResource(source(folder, language)))

    def __contains__(self, message: str) -> bool:
        return self.messages.has_message(message)

    def tell(self, message: Message, names: Sequence[str]) -> str:
        """Word a message with the players' names."""
        return self.say(message.id, **message.named(names))

    def say(self, message: str, **details: Any) -> str:
        """Word a message with these details; a missing message or detail is a programming error."""
        pattern = self.messages.get_message(message).value
        if pattern is None:
            raise KeyError(message)
        text, errors = self.messages.format_pattern(pattern, details)
        if errors:
            raise KeyError(f"{message}: {errors[0]}")
        return str(text)


def languages(folder: Path) -> list[str]:
    """The languages that a folder has texts in, English first."""
    names = {file.stem for file in (folder / "texts").glob("*.ftl")}
    return sorted(names, key=lambda name: (name != "en", name))


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
    """Word effects, one text each; effects whose text is empty are left out.

    `prefix`: `effect` for what has happened, `preview` for what would, `refusal` for why not.
    """
    texts, sentences = catalogue(game.folder, language), []
    names = names or [f"seat {seat}" for seat in range(game.seats)]
    kinds = game.refusal_kinds if prefix == "refusal" else game.effect_kinds
    for note in notes:
        details = note_details(kinds.by_title[note.kind].details, note.details, viewer, names)
        if text := texts.say(f"{prefix}-{note.kind}", **details):
            sentences.append(text)
    return sentences


def note_details(
    kinds: Mapping[str, Any],
    values: Mapping[str, Any],
    viewer: int | None,
    names: Sequence[str],
) -> dict[str, Any]:
    """The details of a note as texts use them: a seat as the name of whoever sits there, and as
    `seat_is` whether that is the reader (`you`), the note's first seat again (`same`), or somebody
    else (`other`); digits as numbers; `hidden` for what the reader may not know."""
    details: dict[str, Any] = {}
    first: int | None = None
    for name, value in values.items():
        if kinds[name].is_seat:
            details[name] = names[value]
            details[f"{name}_is"] = (
                "same" if value == first else "you" if value == viewer else "other"
            )
            first = value if first is None else first
        elif value is None:
            details[name] = "hidden"
        else:
            details[name] = int(value) if str(value).isdigit() else value
    return details
