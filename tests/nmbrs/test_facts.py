"""What the picture of an nmbrs! table shows beyond its fields."""

from itertools import combinations, islice
from typing import Any

import pytest

import quartett
from nmbrs.tables import random_game, table
from quartett import Position
from quartett.games.nmbrs.drawing import rows_on
from quartett.protocol.schema import named_facts

Place = tuple[int, int]


def places(position: Position) -> list[tuple[Any, ...]]:
    """Of each row its island, way, line and column."""
    facts = named_facts(position)
    names = ("island", "way", "line", "column")
    return [found for found in zip(*(facts[name] for name in names), strict=True) if found[0]]


def test_NMB_8_rows_that_cross_lie_as_a_crossword() -> None:
    position = table("7 99", "1 2", rows="10-20-30 16-20-24r 40-50-60", opened="0")
    assert places(position) == [(1, "across", 1, 0), (1, "down", 0, 1), (2, "across", 0, 0)]


def test_NMB_8_rows_that_fit_no_crossword_lie_apart() -> None:
    position = table("99", "1", rows="10-20-30 8-10-12-14-16-18-20-22", opened="0")
    assert places(position) == [(1, "apart", 0, 0), (1, "apart", 0, 0)]


def cells(row: dict[int, int], way: str, line: int, column: int) -> dict[Place, int]:
    cards = [row[number] for number in sorted(row)]
    down = way == "down"
    return {(line + n * down, column + n * (not down)): card for n, card in enumerate(cards)}


@pytest.mark.parametrize("seats", [2, 4])
def test_no_two_cards_lie_in_one_place_and_none_touch_that_do_not_share_a_row(seats: int) -> None:
    crosswords = 0
    for position in islice(random_game(quartett.game("nmbrs", seats), seats, 600), 0, None, 5):
        rows = rows_on(position.fields)
        for island in range(1, len(rows) + 1):
            lying = [
                (cells(row, *place[1:]), set(row.values()))
                for row, place in zip(rows, places(position), strict=True)
                if place[0] == island and place[1] != "apart"
            ]
            grid: dict[Place, int] = {}
            for there, _ in lying:
                assert all(grid.get(at, card) == card for at, card in there.items())
                grid.update(there)
            assert len(set(grid.values())) == len(grid)
            if grid:
                assert min(line for line, _ in grid) == min(column for _, column in grid) == 0
            for one, two in combinations(grid, 2):
                if abs(one[0] - two[0]) + abs(one[1] - two[1]) == 1:
                    assert any({grid[one], grid[two]} <= cards for _, cards in lying)
            crosswords += len(lying) > 1
    assert crosswords, "expected rows that cross"


def test_the_open_card_and_the_scores() -> None:
    found = named_facts(table("7 99", "1 2", open="5 77", scores="61/50"))
    assert (found["open_card"], found["scores"]) == ("77", [61, 50])
    assert named_facts(table("7 99", "1 2"))["open_card"] == "-"


def test_NMB_16_in_the_simple_game_every_card_costs_the_same() -> None:
    assert named_facts(table("7", "1"))["worths_differ"] == "yes"
    assert named_facts(table("7", "1", variant="simple"))["worths_differ"] == "no"
