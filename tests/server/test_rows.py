"""Rows as they travel, and the schema by which they are read."""

import random
from base64 import b64encode
from contextlib import suppress
from functools import cache
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import json

from quartett import games
from quartett.analysis.playthrough import random_record
from quartett.compiled import Ints
from quartett.errors import UnreadableText
from quartett.game import Game, Position, game
from quartett.layout import SEATS, UNKNOWN, Layout, hidden, private, public
from quartett.protocol import rows, schema
from quartett.server.service import presenter
from server import reading
from server.tables import BRIEF

NUMBERS = st.integers(1 - 2**62, 2**62 - 1)
CELLS = st.lists(st.one_of(st.just(0), st.integers(-200, 200), NUMBERS), max_size=80)


@given(CELLS)
def test_what_was_packed_is_unpacked(cells: list[int]) -> None:
    packed = rows.pack_cells(cells)
    assert rows.unpack_cells(packed) == cells
    assert reading.numbers(b64encode(packed).decode()) == cells


@given(st.lists(st.integers(0, 400), max_size=5))
def test_a_run_of_zeros_takes_few_bytes_whatever_its_length(runs: list[int]) -> None:
    cells = [cell for run in runs for cell in [0] * run + [1]]
    packed = rows.pack_cells(cells)
    assert rows.unpack_cells(packed) == cells
    assert len(packed) <= 4 * len(runs)


@given(st.binary(max_size=40))
def test_bytes_that_nobody_packed_are_refused_or_read_to_their_end(data: bytes) -> None:
    with suppress(UnreadableText):
        cells = rows.unpack_cells(data)
        assert reading.numbers(b64encode(data).decode()) == cells


@given(CELLS.filter(bool), st.data())
def test_a_packed_row_that_was_cut_is_refused_or_has_fewer_cells(
    cells: list[int], data: st.DataObject
) -> None:
    packed = rows.pack_cells(cells)
    cut = packed[: data.draw(st.integers(0, len(packed) - 1))]
    with suppress(UnreadableText):
        assert len(rows.unpack_cells(cut)) < len(cells)


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"\x80", "in the middle of a number"),
        (b"\x00", "in the middle of a number"),
        (b"\x00\x80", "in the middle of a number"),
        (b"\xff" * 11, "too long"),
        (b"\x00\xff\xff\xff\x7f", "too long"),
    ],
)
def test_bad_lengths_are_refused(data: bytes, why: str) -> None:
    with pytest.raises(UnreadableText, match=why):
        rows.unpack_cells(data)


# -- rows of games -------------------------------------------------------------------------------


@cache
def positions(name: str) -> list[Position]:
    played = random_record(game(name, **BRIEF.get(name, {})), random.Random(4))
    return list(played.positions())[::7]


@cache
def shape_of(name: str) -> Any:
    return json.decode(json.encode(schema.schema_of(game(name))))


@pytest.mark.parametrize("name", games.names())
def test_with_the_schema_a_row_is_read_as_what_its_viewer_sees(name: str) -> None:
    for position in positions(name):
        names = json.decode(json.encode(schema.names_in(position.game.layout, [position.row])))
        for viewer in (None, *range(position.game.seats)):
            cells = reading.numbers(b64encode(presenter.pack(position, viewer)).decode())
            expected = json.decode(json.encode(schema.named_view(position, viewer)))
            assert reading.view(shape_of(name), cells, names) == expected
        cells = reading.numbers(b64encode(presenter.pack(position, "all")).decode())
        expected = schema.named(position.game.layout, position.row)
        expected = json.decode(json.encode(expected | schema.named_facts(position)))
        assert reading.view(shape_of(name), cells, names) == expected


@pytest.mark.parametrize("name", games.names())
def test_a_schema_is_the_same_for_all_seats_and_options(name: str) -> None:
    for seats in game(name).about.seats:
        assert schema.schema_of(game(name, seats)) == schema.schema_of(game(name))


def test_a_set_of_words_is_published_as_bits() -> None:
    fields = {field["name"]: field for field in shape_of("nox")["fields"]}
    assert fields["kitties"]["bits"][:3] == ["1", "2", "3"]
    assert not {"words", "named"} & set(fields["kitties"])
    layout = game("nox", 2).layout
    row = layout.empty()
    table = layout.read(row)
    table.seats, table.kitties[0] = 2, 0b1010
    assert schema.named(layout, row)["kitties"] == ["2+4", "-"]
    assert schema.names_in(layout, [row]) == {}


def test_named_values_are_words_cards_and_numbers() -> None:
    found = game("nox", 2)
    position = found.happen(found.start(), "draw 3")
    named = schema.named(found.layout, found.view(position, 0).row)
    assert (named["seats"], named["phase"]) == (2, "dealing")
    assert named["hands"] == [["3"], None], "others' hands are hidden"
    assert named["pile"] is None
    for viewer, hands in ((1, [None, []]), (None, [None, None])):
        assert schema.named(found.layout, found.view(position, viewer).row)["hands"] == hands
    assert schema.named(found.layout, position.row)["hands"] == [["3"], []]


def test_names_are_those_of_the_values_in_the_rows_and_no_others() -> None:
    assert schema.names_in(game("zoinx").layout, [positions("zoinx")[0].row]) == {}
    layout = game("nmbrs").layout
    found = schema.names_in(layout, [position.row for position in positions("nmbrs")])
    assert set(found) == {"rows", "planned_row"}
    for name, known in found.items():
        words = layout.fields[name].names
        assert words is not None
        there = {int(n) for one in positions("nmbrs") for n in np.ravel(one.fields[name])}
        assert known == {number: words[number] for number in there}
    assert len(found["rows"]) > 1
    assert schema.names_in(layout, []) == {"rows": {}, "planned_row": {}}


def test_a_secret_field_with_too_many_words_is_refused() -> None:
    """Its names would say what it holds."""

    class Careless(Layout, most_seats=2):
        held: int = public()
        letters: Ints = public(3, names=[f"word {n}" for n in range(500)])

    assert schema.names_in(Careless, [Careless.empty()]) == {"letters": {0: "word 0"}}
    secret = Careless.fields["letters"]
    object.__setattr__(secret, "visibility", hidden(deck="x").visibility)
    schema._many_names.cache_clear()
    with pytest.raises(TypeError, match="secret field letters"):
        schema.names_in(Careless, [Careless.empty()])


# -- cells of every width ------------------------------------------------------------------------


class Wide(Layout, most_seats=3):
    """A row with gaps between its fields."""

    small: int = public(low=-30_000)
    large: Ints = public(2, high=2**62)
    held: Ints = public(SEATS)
    middle: int = public(high=2**30)
    hands: Ints = private(SEATS, cards=("a", "b"), deck="deck", size="held")
    pile: Ints = hidden(cards=("a", "b"), deck="deck", size="small")


@given(
    st.integers(-30_000, 30_000),
    st.lists(st.integers(-(2**61), 2**61), min_size=2, max_size=2),
    st.integers(-(2**30), 2**30),
    st.lists(st.integers(0, 9), min_size=8, max_size=8),
)
def test_cells_of_every_width_are_packed(
    small: int, large: list[int], middle: int, cards: list[int]
) -> None:
    row = Wide.empty()
    table = Wide.read(row)
    table.seats, table.small, table.middle = 3, small, middle
    table.large[:] = large
    table.hands[:] = np.reshape(cards[:6], (3, 2))
    table.pile[:] = cards[6:]
    known: Any = Wide
    cells = rows.cells_of(known, 3)
    begin = [3, 0, small, *large, 0, 0, 0, middle]
    none = [UNKNOWN, 0]
    views = [
        [*cards[0:2], *none, *none, *none],
        [*none, *cards[2:4], *none, *none],
        [*none, *none, *cards[4:6], *none],
        [*none, *none, *none, *none],
        cards,
    ]
    for viewer, secrets in enumerate(views):
        assert rows.unpack_cells(rows.pack(row, cells, viewer)) == begin + secrets


def test_games_agree_with_their_schemas_about_the_number_of_cells() -> None:
    for name in games.names():
        found: Game = game(name)
        layout: Any = found.layout
        cells, facts = rows.cells_of(layout, found.seats), rows.cells_of_facts(name)
        assert shape_of(name)["cells"] == cells.total + facts.total


@pytest.mark.parametrize("name", games.names())
def test_facts_follow_the_fields_and_bear_their_own_names(name: str) -> None:
    fields = shape_of(name)["fields"]
    assert len({field["name"] for field in fields}) == len(fields)
    derived = [field.get("derived", False) for field in fields]
    assert derived == sorted(derived)
    assert [field["name"] for field in fields if field.get("derived")] == list(
        schema.named_facts(game(name).start())
    )


@pytest.mark.parametrize("name", ["bloxx", "nmbrs", "nox"])
def test_facts_are_derived_from_what_a_spectator_sees(name: str) -> None:
    for position in positions(name):
        layout = position.game.layout
        blind = Position.of(position.game, layout.mask(position.row, None, position.game.seats))
        assert schema.named_facts(blind) == schema.named_facts(position)
