"""The table as text, and typed-in tables that cannot be."""

import pytest

import quartett
from bloxx.pictures import table
from bloxx.players import careful, played
from quartett import IllegalPosition, Position, Record
from quartett.record import Step, advance

RECORD = """\
game: bloxx
rules: 1
seats: 2
options: start=0 support=settle sheet=standard dice=standard
result: -

roll A5 B2
0 A r1 b1
1 B r2 d1
roll A3 B1
1 B r0 a2
0 B r0 d1
roll A2 B6
"""


def recorded() -> Position:
    record = Record.parse(RECORD)
    assert isinstance(record, Record)
    return record.position


def test_the_table_is_drawn_with_dice_sheets_and_points() -> None:
    position = advance(recorded(), Step.parse("0 A r0 d2"))
    assert (
        position.game.draw(position.game.view(position, 1))
        == """\
roll 3: seat 0 took die A; all others draw

   die A (taken: draw its circle as a cross)    die B
   ○ ×                                          × × ×
   × ×                                          ○

   > seat 0            seat 1 (you)
   a b c d e f g     a b c d e f g
10 4 · · 3 · · 4     4 · · 3 · · 4
 9 · · 2 · · 2 ·     · · 2 · · 2 ·
 8 3 · · · · · 3 V   3 · · · · · 3 V
 7 · · 4 · 2 · ·     · · 4 · 2 · ·
 6 2 · · · · 3 · O   2 · · · · 3 · O
 5 · · 3 · · · 2     · · 3 · · · 2
 4 4 · · 2 · · · B   4 · · 2 · · · B
 3 · × ② ○ × 4 ·     · · 2 · · 4 ·
 2 3 ■ × × × 2 · G-  × ○ × × × 2 · G
 1 · ■ × × × × ×     ■ ■ ■ × ③ × ·

  seat 0: numbers 2, rows 0, gaps -2, empty -56 = -56 points
  seat 1: numbers 3, rows 0, gaps -3, empty -59 = -59 points"""
    )


def test_every_moment_has_a_headline() -> None:
    game = quartett.game("bloxx", sheet="....;....", dice="A OXXX;B OXXX")
    position = game.start()
    seen = []
    steps = ["roll A1 B1", "0 A r0 a1", "1 B r0 a1", "roll A1 B1", "1 A r0 a2", "0 A r0 a2"]
    for step in [*steps, "roll A1 B1", ""]:
        seen.append(game.draw(game.view(position, None)).splitlines()[0])
        if step:
            position = advance(position, Step.parse(step))
    assert seen == [
        "roll 1: seat 0 takes the dice",
        "roll 1: seat 0 draws first",
        "roll 1: seat 0 took die A; all others draw",
        "roll 2: seat 1 takes the dice",
        "roll 2: seat 1 draws first",
        "roll 2: seat 1 took die A; all others draw",
        "roll 3: seat 0 takes the dice",
        "roll 3 was the last: two players could draw nothing",
    ]
    stuck = table("xxxx xxxx", "xxxx", sheet="....;....", dice="A OXXX;B OXXX")
    stuck = advance(stuck, Step.parse("roll A1 B1"))
    assert game.draw(game.view(stuck, 0)).startswith(
        "roll 3: seat 0 can draw nothing; all others draw"
    )


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_all_sheets_fit_side_by_side_into_80_columns(seats: int) -> None:
    record = played(quartett.game("bloxx", seats), 1, careful)
    for position in list(record.positions())[::5]:
        for line in position.game.draw(position.game.view(position, 0)).splitlines():
            assert len(line) <= 80
            assert line == line.rstrip()


def test_a_filled_row_shows_its_bonus() -> None:
    position = table(
        "xxxx xxxx",
        "xxxx",
        filled={(0, "green"): 2, (0, "blue"): 2, (1, "green"): 1},
        sheet="....;....;.... blue;.... green",
        dice="A OXXX;B OX/XX",
    )
    drawn = position.game.draw(position.game.view(position, None))
    assert " 2 × × × × B4      · · · · B\n" in drawn
    assert " 1 × × × × G2      × × × × G4\n" in drawn


def test_the_help_on_support_follows_the_option() -> None:
    said = {
        support: quartett.game("bloxx", support=support).help("BLX-7")
        for support in ("settle", "touch", "rest")
    }
    assert "stand on the floor" in said["settle"]
    assert "hang in the air" in said["touch"]
    assert "directly on top" in said["rest"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (("active=0", "active=3"), "expected an active seat from 0 to 1; got 3"),
        (("rolled=2,6", "rolled=-,6"), "BLX-3: expected a face of die A exactly when it has been"),
        (("taken=-", "taken=A"), "BLX-3: expected no die to be taken before"),
        (("heights=0,3", "heights=1,3"), "expected column a of seat 0 to be 0 high"),
        (("circles=..........,", "circles=o.........,"), "the circles of seat 0 among its drawn"),
        (("shapes=2/", "shapes=3/"), "expected 12 drawn squares of seat 0; got 8"),
        (("filled=0", "filled=1"), "BLX-10: expected the roll in which seat 0 filled green, if"),
        (("rolls=3", "rolls=1"), "BLX-3: expected at most 0 shapes of seat 0"),
        (("rolls=3", "rolls=4"), "BLX-11: expected seat 1 to be active in this roll; got 0"),
        (("rolls=3", "rolls=9"), "BLX-11: this number of lost rolls would have ended the game"),
        (("rolls=3", "rolls=0"), "BLX-3: expected a roll before anyone draws"),
        (("phase=first-drawing", "phase=others-drawing"), "BLX-9: seat 0 must draw"),
        (("phase=first-drawing", "phase=over"), "BLX-11: expected two players who can draw noth"),
    ],
)
def test_a_table_that_cannot_be_is_refused(change: tuple[str, str], fault: str) -> None:
    text = str(recorded())
    assert change[0] in text
    with pytest.raises(IllegalPosition) as refused:
        Position(text.replace(*change, 1))
    assert fault in str(refused.value)


@pytest.mark.parametrize(
    ("picture", "fault"),
    [
        ("xxxx ....", "BLX-6: expected the first shape of seat 0 on the bottom edge"),
        ("ox...ox xx...xx", "BLX-7: expected all shapes of seat 0 to be connected"),
        ("ooxx", "BLX-2: expected at most 1 circles of seat 0"),
    ],
)
def test_a_sheet_that_cannot_be_is_refused(picture: str, fault: str) -> None:
    with pytest.raises(IllegalPosition, match=fault):
        table(picture, "xxxx xxxx")


def test_drawings_outside_a_small_sheet_or_with_faces_it_lacks_are_refused() -> None:
    sheet, dice = "...;...;...;...", "A OXXX;B OX/XX"
    with pytest.raises(IllegalPosition, match="expected seat 0 to have drawn inside the sheet"):
        table("oxxx", "oxxx", sheet=sheet, dice=dice)
    with pytest.raises(IllegalPosition, match="BLX-2: die B has 1 faces; got 3"):
        table("ox xx", "ox xx", sheet=sheet, dice=dice, phase="first-drawing", roll="A1 B3")


def test_a_phase_in_which_nobody_can_act_is_refused() -> None:
    full = "xxxx xxxx"

    def rolled(other: str, phase: str) -> Position:
        sheet, dice = "....;....", "A OXXX;B OXXX"
        return table(full, other, phase=phase, roll="A1 B1", sheet=sheet, dice=dice)

    with pytest.raises(IllegalPosition, match="BLX-9: seat 0 can draw nothing"):
        rolled("xxxx", "first-drawing")
    with pytest.raises(IllegalPosition, match="BLX-9: no other player can draw"):
        rolled(full, "others-drawing")
