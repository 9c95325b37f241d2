"""A client without our code: it reads what travels with nothing but the game's schema.

Written from docs/protocol.md, not from the code that packs: what both agree on is the protocol.
"""

from base64 import b64decode
from collections.abc import Iterator
from math import prod
from typing import Any, NamedTuple

Json = Any
Names = dict[str, dict[str, str]]


class Read(NamedTuple):
    """The numbers of a message, parted."""

    effects: list[list[int]]
    """Of each step in the log."""
    between: list[list[int]]
    """The row after each step but the last; a snapshot has none."""
    row: list[int] | None
    """None before the game begins."""
    previews: list[list[int]]
    """Of each choice."""


def numbers(packed: str) -> list[int]:
    """Numbers that were packed."""
    digits, found = _digits(b64decode(packed)), []
    for number in digits:
        if number:
            found.append(-(number + 1) // 2 if number % 2 else number // 2)
        else:
            found += [0] * (next(digits) + 1)
    return found


def _digits(data: bytes) -> Iterator[int]:
    number = shift = 0
    for byte in data:
        number += (byte % 128) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
    assert shift == 0, "a number is cut off"


def read(schema: Json, message: Json) -> Read:
    """A snapshot's or a change's numbers."""
    own, left = message["own"], numbers(message["own"]["numbers"])

    def take(count: int) -> list[int]:
        nonlocal left
        assert len(left) >= count, "numbers are missing"
        taken, left = left[:count], left[count:]
        return taken

    steps = sum("said" not in line for line in message["log"])
    effects, between = [], []
    for step in range(steps):
        effects.append(take(*take(1)))
        if message["type"] == "changed" and step < steps - 1:
            between.append(take(schema["cells"]))
    row = take(schema["cells"]) if left else None
    previews = []
    for _ in own.get("choices", []):
        would = []
        for _ in range(*take(1)):
            kind = schema["effects"][left[0]]
            would += take(1 + len(kind["details"]))
        previews.append(would)
    assert left == [], "numbers are left over"
    return Read(effects, between, row, previews)


def view(schema: Json, cells: list[int], names: Names) -> dict[str, Json]:
    """A row as named values."""
    values = {}
    assert len(cells) == schema["cells"]
    seats = cells[0]
    for field in schema["fields"]:
        shape = field["shape"]
        own, cells = cells[: prod(shape)], cells[prod(shape) :]
        if field.get("per_seat"):
            parts = _split(own, shape[0])[:seats]
            values[field["name"]] = [
                _value(schema, field, part, shape[1:], names) for part in parts
            ]
        else:
            values[field["name"]] = _value(schema, field, own, shape, names)
    return values


def _value(schema: Json, field: Json, own: list[int], shape: list[int], names: Names) -> Json:
    if own[0] == schema["unknown"]:
        return None
    if not shape:
        if "words" in field:
            return field["words"][own[0]]
        if "bits" in field:
            there = [word for bit, word in enumerate(field["bits"]) if own[0] >> bit & 1]
            return "+".join(there) or "-"
        return names[field["name"]][str(own[0])] if field.get("named") else own[0]
    if "cards" in field and len(shape) == 1:
        return [card for card, n in zip(field["cards"], own, strict=True) for _ in range(n)]
    parts = _split(own, shape[0])
    return [_value(schema, field, part, shape[1:], names) for part in parts]


def _split(own: list[int], parts: int) -> list[list[int]]:
    size = len(own) // parts
    return [own[n * size : (n + 1) * size] for n in range(parts)]


def effects(schema: Json, flat: list[int]) -> list[Json]:
    """Effects that were written one behind the other, by name."""
    found = []
    while flat:
        kind = schema["effects"][flat[0]]
        end = 1 + len(kind["details"])
        details = {
            detail["name"]: _detail(schema, detail, number)
            for detail, number in zip(kind["details"], flat[1:end], strict=True)
        }
        found.append({"kind": kind["kind"], **({"details": details} if details else {})})
        flat = flat[end:]
    return found


def _detail(schema: Json, detail: Json, number: int) -> Json:
    if number == schema["unknown"]:
        return None
    return detail["words"][number] if "words" in detail else number
