"""What messages in both directions are made of."""

from typing import Annotated, Literal, NamedTuple

from msgspec import Meta, Struct

PROTOCOL = 3

CommandId = Annotated[str, Meta(min_length=8, max_length=64, pattern="^[!-~]*$")]
"""Chosen by the client, in visible ASCII, which every database can store. A command that is sent
twice counts once and gets the same answer."""
Word = Annotated[str, Meta(min_length=1, max_length=400)]
Name = Annotated[str, Meta(min_length=1, max_length=24)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Hex = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]
Reaction = Literal["👍", "😄", "😮", "😢", "🎉", "🤔"]


def kebab(name: str) -> str:
    """A class's name as it travels: `TakeBack` becomes `take-back`."""
    return "".join(f"-{c.lower()}" if c.isupper() else c for c in name).lstrip("-")


class WireMessage(
    Struct, frozen=True, tag=kebab, tag_field="type", forbid_unknown_fields=True, gc=False
):
    """A message on the wire, tagged with its kind in `type`. Servers keep thousands of them; they
    form no reference cycles, so the garbage collector need not track them (`gc`)."""


class MessagePart(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """A part of a message, without a tag."""


class Form(NamedTuple):
    """What a client wants besides rows: views in notation, everything by name."""

    text: bool = False
    named: bool = False


PLAIN = Form()


class TableOptions(MessagePart, frozen=True):
    """How this table is played, apart from the rules."""

    hints: bool = True
    reactions: bool = True
    undo: bool = True
    throws: bool = False
    """People throw their dice themselves; after a while the table throws for them."""
    clock: Annotated[int, Meta(ge=0, le=7 * 24 * 3600)] = 0
    """Seconds for each decision; 0: no clock."""
    bonus: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0
    """Further seconds that a seat may use over the whole game."""
    begins: Literal["chosen", "lot", "youngest", "gamer"] = "chosen"
    """How the start player is found. By lot: a draw of fair/1 when the game begins. Otherwise it is
    the seat of the option `start`: whom the host chose, the youngest, or whoever last played a
    video game."""
