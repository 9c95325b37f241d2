"""Why words of BLOXX! are refused."""

import random

import pytest

import quartett
from bloxx.pictures import table
from bloxx.players import anything, careful, played
from quartett import IllegalMove, Position, Record
from quartett.compiled import compiling
from quartett.games.bloxx.refusals import Refusal
from quartett.record import Step, advance
from quartett.texts import LANGUAGES
from wording import refused

STEP = "x...... xxx...."
"""An L that lies in the lower left corner, as high as two rows in column a."""


def rolled(picture: str, support: str = "settle", roll: str = "A1 B2") -> Position:
    """Seat 0 has rolled, as a rule an I (A) and a T (B), and draws on this sheet."""
    return table(picture, "xxxx", phase="first-drawing", roll=roll, support=support)


def start(*steps: str) -> Position:
    position = quartett.game("bloxx").start()
    for step in steps:
        position = advance(position, Step.parse(step))
    return position


# -- BLX-3: whose turn it is ---------------------------------------------------------------------


def test_BLX_3_nobody_draws_before_the_roll() -> None:
    assert refused(start(), 0, "A r0 a1") == "BLX-3: seat 0 has to roll the dice first"
    assert refused(start(), 1, "A r0 a1") == "BLX-3: seat 0 has to roll the dice first"


def test_BLX_3_the_active_player_draws_first_and_once() -> None:
    position = start("roll A1 B1")
    assert refused(position, 1, "A r0 a1") == "BLX-3: seat 0 picks a die and draws first"
    position = start("roll A1 B1", "0 A r0 a1")
    assert refused(position, 0, "A r0 d1") == "BLX-3: you have already drawn in this roll"
    assert refused(position, 1, "A r0 d1") == ""


def test_BLX_9_a_lost_roll_and_BLX_11_the_end() -> None:
    sheet, dice, roll = "....;....", "A OXXX;B OXXX", Step.parse("roll A1 B1")
    position = advance(table("xxxx xxxx", "xxxx", sheet=sheet, dice=dice), roll)
    assert refused(position, 0, "A r0 a1") == (
        "BLX-9: neither shape fits on your sheet, so you lose this roll"
    )
    position = advance(table("xxxx xxxx", "xxxx xxxx", sheet=sheet, dice=dice), roll)
    assert refused(position, 1, "A r0 a1") == "BLX-11: the game is over"


# -- BLX-5: one word for one drawing -------------------------------------------------------------


def test_BLX_5_a_turn_that_looks_the_same_names_the_word_that_counts() -> None:
    position = start("roll A1 B1")
    assert refused(position, 0, "A m2 b1") == (
        "BLX-5: this turn gives the same drawing as 'A r0 b1', so only that one counts"
    )
    assert refused(position, 0, "A r2 b1") == ""
    position = start("roll A1 B1", "0 A r0 a1")
    assert refused(position, 1, "A r2 b1") == (
        "BLX-5: this turn gives the same drawing as 'A r0 b1', so only that one counts"
    )


def test_BLX_5_a_shape_on_both_dice_is_drawn_with_the_first() -> None:
    full, low = "xxxx xxxx", "xxxx"
    position = table(full, low, sheet="....;....", dice="A OXXX;B XXXO", rolls=2)
    position = advance(position, Step.parse("roll A1 B1"))
    for word, counts in (("B r0 a2", "A r2 a2"), ("B r2 a2", "A r0 a2"), ("B m0 a2", "A r0 a2")):
        assert refused(position, 1, word) == (
            f"BLX-5: both dice show the same shape, so it is drawn as '{counts}'"
        )
        assert refused(position, 1, counts) == ""


# -- BLX-6 to BLX-8: where a shape fits ----------------------------------------------------------


def test_BLX_6_the_first_shape_lies_on_the_bottom_edge() -> None:
    assert refused(start("roll A1 B1"), 0, "A r0 a2") == (
        "BLX-6: the first shape must touch the bottom edge; "
        "in column a the lowest place for it is row 1"
    )


@pytest.mark.parametrize(
    ("word", "why"),
    [
        ("A r0 e2", "BLX-7: the shape would stick out on the right of the sheet; turned like this"
                    " it fits nowhere in column e"),
        ("B r0 a10", "BLX-7: the shape would stick out at the top of the sheet; in column a the"
                     " lowest place for it is row 2"),
        ("A r0 a1", "BLX-7: square a1 is already drawn on; in column a the lowest place for it is"
                    " row 3"),
        ("A r0 d1", ""),
    ],
)  # fmt: skip
def test_BLX_7_every_square_is_inside_the_sheet_and_free(word: str, why: str) -> None:
    assert refused(rolled(STEP), 0, word) == why


def test_BLX_8_a_gap_stays_coloured_in() -> None:
    position = rolled("xxxx... ...x... ..xxx..", roll="A1 B1")
    assert refused(position, 0, "A r1 a1") == (
        "BLX-8: square a1 is a gap and stays coloured in; "
        "in column a the lowest place for it is row 4"
    )


@pytest.mark.parametrize(
    ("support", "word", "why"),
    [
        # On the floor, out of touch.
        ("settle", "A r1 e1", "touches-nothing-drawn"),
        ("touch", "A r1 e1", "touches-nothing-drawn"),
        ("rest", "A r1 e1", "lies-on-nothing-drawn"),
        # On the floor, beside the shape.
        ("settle", "A r1 d1", None),
        ("touch", "A r1 d1", None),
        ("rest", "A r1 d1", "lies-on-nothing-drawn"),
        # In the air, out of touch.
        ("settle", "A r0 a5", "touches-nothing-drawn"),
        ("touch", "A r0 a5", "touches-nothing-drawn"),
        ("rest", "A r0 a5", "lies-on-nothing-drawn"),
        # In the air, beside the shape.
        ("settle", "A r1 d2", "would-hang"),
        ("touch", "A r1 d2", None),
        ("rest", "A r1 d2", "lies-on-nothing-drawn"),
        # On the shape.
        ("settle", "A r0 a3", None),
        ("touch", "A r0 a3", None),
        ("rest", "A r0 a3", None),
    ],
)
def test_BLX_7_what_a_later_shape_lies_on_or_touches(
    support: str, word: str, why: str | None
) -> None:
    position = rolled("..x.... xxx....", support)
    found = position.game.forbids(position, 0, word)
    assert (found and (found[0], found[1].kind)) == (why and ("BLX-7", why))


def test_a_refusal_is_worded_in_the_readers_language() -> None:
    position = rolled(STEP)
    assert refused(position, 0, "A r0 a5", "de") == (
        "BLX-7: die Form würde mit keiner Seite eine frühere berühren; "
        "in Spalte a ist der tiefste Platz für sie Reihe 3"
    )


def test_a_refused_move_names_its_rule_and_its_message() -> None:
    position = rolled(STEP)
    with pytest.raises(IllegalMove) as found:
        position.game.play(position, {0: "A r0 a5"})
    assert found.value.rule == "BLX-7"
    assert found.value.message == "refusal-touches-nothing-drawn"
    assert found.value.details == {"column": "a", "row": 3}


# -- every word ----------------------------------------------------------------------------------


def check(record: Record, share: float, rng: random.Random, seen: set[str]) -> None:
    """A word is refused exactly when it is not offered; what is advised instead is offered."""
    game = record.game
    for position in record.positions():
        for seat in range(game.seats):
            offered = set(game.choices(position, seat))
            for word in {*rng.sample(game.moves, int(share * len(game.moves))), *offered}:
                found = game.forbids(position, seat, word)
                assert (found is None) == (word in offered), (word, str(position))
                if found is not None:
                    seen.add(found[1].kind)
                    die, turn, _ = word.split()
                    if row := found[1].details.get("row"):
                        assert f"{die} {turn} {found[1]['column']}{row}" in offered
                    if rng.random() < 0.01:
                        assert all(refused(position, seat, word, it) for it in LANGUAGES)


@pytest.mark.parametrize("support", ["settle", "touch", "rest"])
def test_a_word_is_refused_exactly_when_it_is_not_offered(support: str) -> None:
    rng, seen = random.Random(support), set[str]()
    own = {"sheet": "2..;.3.;...;..4;...", "dice": "A OXX/X.. OXXX;B XO/X./X. XXO/..X"}
    share = 0.2 if compiling() else 0.01
    for options, player in (({}, careful), (own, anything)):
        game = quartett.game("bloxx", 2, support=support, **options)
        check(played(game, 5, player), share, rng, seen)
    if compiling():
        check(played(quartett.game("bloxx", 4, support=support), 6, anything), share, rng, seen)
        unheard = {kind.title for kind in Refusal} - seen
        lies = {"lies-on-nothing-drawn", "touches-nothing-drawn", "would-hang"}
        assert unheard <= {"same-on-both-dice", "roll-is-lost", *lies}
