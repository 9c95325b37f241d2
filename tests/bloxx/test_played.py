"""Whole games: what stays true at every step, and the recorded ones."""

from collections import Counter

import numpy as np
import pytest

import quartett
from bloxx.pictures import picture_of
from bloxx.players import Player, anything, careful, played
from quartett import Position, Record
from quartett.compiled import compiling
from quartett.games.bloxx import ABOUT
from quartett.sim import simulate

PLAYED = quartett.game("bloxx").folder / "played"


def squares(position: Position, seat: int) -> dict[tuple[int, int], str]:
    """Every square of a sheet and what is in it."""
    fields = position.fields
    lines = picture_of(position, seat).split("\n")[::-1]
    blank = "." * int(fields.columns)
    lines += [blank] * (int(fields.rows) - len(lines))
    rows = [line or blank for line in lines]
    return {(c, r): mark for r, line in enumerate(rows) for c, mark in enumerate(line)}


@pytest.mark.parametrize("support", ["settle", "touch", "rest"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("player", [anything, careful])
def test_squares_are_conserved_and_open_ones_can_be_reached_from_above(
    seats: int, support: str, player: Player
) -> None:
    if seats > 2 and not compiling():
        pytest.skip("slow when interpreted")
    record = played(quartett.game("bloxx", seats, support=support), seats, player)
    before = [dict.fromkeys(squares(record.game.start(), seat), ".") for seat in range(seats)]
    for position in record.positions():
        for seat in range(seats):
            now = squares(position, seat)
            counted = Counter(now.values())
            assert sum(counted.values()) == 70
            assert counted["x"] + counted["o"] == 4 * position.fields.shapes[seat]
            assert counted["o"] <= position.fields.shapes[seat]
            for (column, row), mark in now.items():
                above = [now[column, r] for r in range(row + 1, 10)]
                if mark == ".":
                    assert set(above) <= {"."}, "nothing lies between it and the top"
                if mark == "#":
                    assert "x" in above or "o" in above
                assert before[seat][column, row] in (".", mark), "nothing is ever rubbed out"
            before[seat] = now
    assert len(record.steps) <= (ABOUT.longest or 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_parts_add_up_and_no_game_is_too_long(seats: int) -> None:
    for support in ("settle", "touch", "rest"):
        game = quartett.game("bloxx", seats, support=support)
        batch = simulate(game, 2_000 if compiling() else 1, seed=1)
        assert (batch.parts.sum(axis=2) == batch.scores).all()
        assert (batch.parts[:, :, 0] >= 0).all()
        assert np.isin(batch.parts[:, :, 1], range(0, 17, 2)).all()
        assert (batch.parts[:, :, 2:] <= 0).all()
        assert ((70 + batch.parts[:, :, 2:].sum(axis=2)) % 4 == 0).all(), "four squares a shape"
        assert batch.lengths.max() <= (ABOUT.longest or 0)


@pytest.mark.parametrize("file", sorted(PLAYED.glob("*.txt")), ids=lambda file: file.stem)
def test_recorded_games_fold(file: object) -> None:
    text = (PLAYED / str(file)).read_text("utf-8")
    record = Record.parse(text)
    assert isinstance(record, Record)
    assert str(record) == text
    assert record.result is not None
    assert record.result.ending == "two-stuck"


def recorded(name: str) -> Record:
    record = Record.parse((PLAYED / f"{name}.txt").read_text("utf-8"))
    assert isinstance(record, Record)
    return record


def test_a_shared_win_is_on_record() -> None:
    result = recorded("shared-win").result
    assert result is not None
    assert result.scores == (31, 43, 43)
    assert result.winners == (1, 2)


def test_rows_filled_first_later_and_together_are_on_record() -> None:
    filled = recorded("four-seats").position.fields.filled.T.tolist()
    rows = [[roll for roll in row if roll] for row in filled]
    assert any(row.count(min(row)) > 1 for row in rows if row), "first together"
    assert any(max(row) > min(row) for row in rows if row), "first and later"


def test_hanging_shapes_are_on_record() -> None:
    record = recorded("touch")
    settled = quartett.game("bloxx", 2)
    with pytest.raises(quartett.IllegalMove, match="BLX-7"):
        Record.parse(str(Record(settled, record.steps)))
