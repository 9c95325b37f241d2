"""Words that rulebooks share."""

import numpy as np

import quartett
from quartett import kit
from quartett.compiled import compiling
from quartett.engine.pending import NO_SEAT


def test_cards_are_counted() -> None:
    cards = np.array([0, 2, 1], np.int16)
    kit.take(cards, 1)
    kit.put(cards, 0)
    assert cards.tolist() == [1, 1, 1]
    assert kit.count(cards) == 3
    copy = np.zeros(3, np.int16)
    kit.copy_into(copy, cards)
    assert copy.tolist() == [1, 1, 1]
    kit.clear(cards)
    assert kit.count(cards) == 0


def test_the_left_neighbour_of_the_last_seat_is_the_first() -> None:
    position = quartett.game("zoinx", seats=3).start().fields
    assert [kit.next_seat(position, seat) for seat in range(3)] == [1, 2, 0]


def test_highest_looks_only_at_the_seats_that_play() -> None:
    values = np.array([3, 5, 5, 99])
    assert kit.highest(values, 3) == 5
    assert [kit.sole_highest(values, 3, seat) for seat in range(3)] == [False] * 3
    assert kit.sole_highest(values, 2, 1)


def test_defaults_for_functions_that_a_game_leaves_out() -> None:
    points = np.array([7])
    assert kit.everybody_sees(0, 1)
    assert kit.no_tie_break(0, 1) == 0
    kit.no_parts(0, 1, points)
    assert points.tolist() == [7]


def test_without_refusals_and_dice_nothing_is_forbidden_or_thrown() -> None:
    position = quartett.game("kuhn").start()
    record = position.fields
    assert kit.nothing_forbids(record, 0, 0) == kit.ALLOWED
    assert kit.nobody_throws(record) == NO_SEAT
    assert position.game.thrower(position) is None
    assert quartett.game("pig").thrower(quartett.game("pig").start()) is None


def test_bytes_are_copied() -> None:
    target, source = np.zeros(6, np.uint8), np.arange(6, dtype=np.uint8)
    game = quartett.game("kuhn")
    game.engine.compiled.begin(game.start().row, np.zeros(game.layout.noting.itemsize, np.uint8))
    if not compiling():
        kit.copy_bytes(target, 1, source, 3, 2)
        assert target.tolist() == [0, 3, 4, 0, 0, 0]
