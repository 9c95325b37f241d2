"""Machine code spells a row exactly as the plain words of its layout say."""

import random
from typing import Any

import numpy as np
import pytest
from msgspec import json

import quartett
from quartett import games, spelling
from quartett.game import Game, Position
from quartett.layout import SEATS, UNKNOWN, Field, Layout, hidden, private, public, setting
from quartett.spelling import spell


class Sample(Layout, most_seats=3):
    letters: Any = setting(2, names=("a", 'b"\n', "ü"))
    grid: Any = public(2, 3, low=-9, high=9)
    lists: Any = public(SEATS, 2, names=("x", "y"))
    huge: int = public(low=-(2**62), high=2**62)
    hands: Any = private(SEATS, cards=("one", "two"), deck="deck", size="held")
    held: Any = public(SEATS)
    pile: Any = hidden(cards=("one", "two"), deck="deck", size="left")
    left: int = public()


def told(layout: type[Layout], row: Any) -> dict[str, Any]:
    """The slow twin: field by field, entry by entry."""
    record = layout.read(row)
    found: dict[str, Any] = {}
    for name, field in layout.fields.items():
        values = record[name].tolist()
        if field.per_seat:
            found[name] = [_entry(field, value) for value in values[: record.seats]]
        else:
            found[name] = _entry(field, values)
    return found


def _entry(field: Field, value: Any) -> Any:
    if np.asarray(value).flat[0] == UNKNOWN:
        return None
    if field.cards is not None:
        return [card for card, n in zip(field.cards, value, strict=True) for _ in range(n)]
    return value if field.names is None else _named(field.names, value)


def _named(names: tuple[str, ...], value: Any) -> Any:
    return [_named(names, one) for one in value] if isinstance(value, list) else names[value]


def filled() -> Any:
    row = Sample.empty()
    table = Sample.read(row)
    table.seats, table.letters, table.grid = 2, [2, 1], [[1, -9, 0], [9, -1, 5]]
    table.lists[1], table.huge = [1, 0], -(2**40)
    table.hands[0], table.held[0] = [2, 1], 3
    table.pile, table.left = [0, 4], 4
    return row


def test_a_row_is_spelled_word_by_word() -> None:
    row = filled()
    first, _, watching = (json.decode(text) for text in spell(Sample, row, Sample.sights(2)))
    assert first == told(Sample, Sample.mask(row, 0, 2))
    assert first["letters"] == ["ü", 'b"\n']
    assert first["grid"] == [[1, -9, 0], [9, -1, 5]]
    assert first["huge"] == -(2**40)
    assert (first["hands"], first["pile"]) == ([["one", "one", "two"], None], None)
    assert watching["hands"] == [None, None]
    assert [json.decode(one) for one in spell(Sample, row, Sample.everything())] == [
        told(Sample, row)
    ]


@pytest.mark.parametrize("number", [0, 7, 10, -1, -(2**62), 2**62 - 1, 10**18, -32767])
def test_numbers_of_every_length(number: int) -> None:
    row = filled()
    Sample.read(row).huge = number
    assert json.decode(spell(Sample, row, Sample.everything())[0])["huge"] == number


def test_a_text_that_has_no_room_gets_more(monkeypatch: pytest.MonkeyPatch) -> None:
    row, sights = filled(), Sample.sights(2)
    due = spell(Sample, row, sights)
    for room in (0, 17, 100, len(due[0])):
        monkeypatch.setattr(spelling.paper, "out", np.empty(room, np.uint8))
        assert spell(Sample, row, sights) == due


def test_a_field_of_too_many_lengths_is_refused() -> None:
    class Deep(Layout, most_seats=2):
        cube: Any = public(2, 2, 2)

    with pytest.raises(TypeError, match="at most two lengths"):
        spell(Deep, Deep.empty(), Deep.everything())


def positions(game: Game, seed: int) -> list[Position]:
    found, rng = [game.start()], random.Random(seed)
    while game.result(found[-1]) is None and len(found) < 120:
        at = found[-1]
        if odds := game.odds(at):
            found.append(game.happen(at, rng.choice(list(odds))))
        else:
            moves = {seat: rng.choice(game.choices(at, seat)) for seat in game.acting(at)}
            found.append(game.play(at, moves))
    return found


@pytest.mark.parametrize("name", games.names())
def test_every_view_is_spelled_as_its_twin_tells_it(name: str) -> None:
    possible = quartett.game(name).about.seats
    for seats in {possible[0], possible[-1]}:
        game = quartett.game(name, seats)
        for position in positions(game, seats)[::10]:
            views = spell(game.layout, position.row, game.layout.sights(seats))
            for eyes, text in zip((*range(seats), None), views, strict=True):
                assert text == json.encode(told(game.layout, game.view(position, eyes).row))
