"""The notation of fields: how the values of one field are written and read."""

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

from quartett.errors import UnreadableText
from quartett.layout.fields import NOTHING, Field

UNKNOWN = -32768
"""Stands in a view's row for what the viewer may not know; written `?`."""
MOST_WORDS_LISTED = 20


def write_field(field: Field, value: Any, seats: int) -> str:
    """Write a field; the entries of seats are separated by `/`."""
    if not field.per_seat:
        return _write_entry(field, value)
    return "/".join([_write_entry(field, entry) for entry in value[:seats]])


def _write_entry(field: Field, value: Any) -> str:
    values = _flat(value)
    if values and values[0] == UNKNOWN:
        return "?"
    if field.cards is not None:
        return ",".join(_cards(field.cards, values)) or NOTHING
    if _may_be_shorter(field):
        while len(values) > 1 and values[-1] == 0:
            values.pop()
    names = field.names
    return ",".join(map(str, values) if names is None else [names[v] for v in values])


def _flat(value: Any) -> list[int]:
    if not isinstance(value, list):
        return [value]
    if value and isinstance(value[0], list):
        return [number for part in value for number in _flat(part)]
    return value.copy()


def _cards(cards: tuple[str, ...], counts: list[int]) -> list[str]:
    return [card for card, n in zip(cards, counts, strict=True) if n for _ in range(n)]


def _may_be_shorter(field: Field) -> bool:
    """Whether the field is a list whose empty places at the end are not written."""
    return field.names is not None and field.names[0] == NOTHING


def read_entry(name: str, field: Field, text: str) -> Any:
    """Read one entry: a whole field, or what one seat has of it."""
    shape = tuple(n for n in field.shape if isinstance(n, int))
    length = math.prod(shape)
    if field.cards is not None:
        counts = np.zeros(length, np.int64)
        for word in [] if text == NOTHING else text.split(","):
            counts[place_of(name, word, field.places)] += 1
        if text != _write_entry(field, counts.tolist()):
            raise UnreadableText(f"expected the cards of '{name}' in ascending order; got '{text}'")
        return counts
    words = text.split(",")
    if _may_be_shorter(field):
        if len(words) > 1 and words[-1] == NOTHING:
            raise UnreadableText(f"expected no '-' at the end of '{name}'; got '{text}'")
        words += [NOTHING] * (length - len(words))
    if len(words) != length:
        raise UnreadableText(f"expected {length} values in '{name}'; got '{text}'")
    if field.names is not None:
        values = [place_of(name, word, field.places) for word in words]
    else:
        values = [whole_number(f"'{name}'", word, field.low, field.high) for word in words]
    return np.array(values).reshape(shape) if shape else values[0]


def place_of(name: str, word: str, places: Mapping[str, int]) -> int:
    """The number behind a word of the field `name`."""
    if word not in places:
        words = list(places)
        few = len(words) <= MOST_WORDS_LISTED
        shown = ", ".join(words) if few else f"{words[0]} ... {words[-1]}"
        raise UnreadableText(f"expected one of {shown} in '{name}'; got '{word}'")
    return places[word]


def whole_number(what: str, text: str, low: int, high: int) -> int:
    """Read a number in its one canonical form: no sign but '-', no leading zero."""
    digits = text.removeprefix("-")
    if digits.isascii() and digits.isdigit() and len(digits) <= 18 and str(int(text)) == text:
        if low <= int(text) <= high:
            return int(text)
    raise UnreadableText(f"expected a whole number from {low} to {high} for {what}; got '{text}'")
