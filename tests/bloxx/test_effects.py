"""What the rules of BLOXX! report, what a word would do, and both in words."""

from collections import Counter

import numpy as np
import pytest

import quartett
from bloxx.pictures import drawing, picture_of, table
from bloxx.players import Player, anything, careful, played
from quartett import Position
from quartett.compiled import Array, Row, compiling, dtype, rules
from quartett.effects import Note
from quartett.games.bloxx.effects import Effect
from quartett.record import Step, advance
from quartett.texts import LANGUAGES
from wording import told, would

# A narrow sheet, and dice that show shapes twice, on one die and on both.
NARROW = "2..\n.3. blue\n...\n4.2 green\n...\n.3."
ALIKE = "A OXX/X.. OX/XX XO/X./X.\nB XX/OX XXXO XXO/..X OXXX"


def lines(*pictures: str) -> Position:
    """A table with sheets of two rows and dice that show nothing but lines."""
    return table(*pictures, sheet="....;....", dice="A OXXX;B OXXX")


def play(position: Position, *steps: str) -> Position:
    """Events and moves, written as in a record."""
    for step in steps:
        position = advance(position, Step.parse(step))
    return position


def effects(position: Position) -> list[str]:
    return [str(effect) for effect in position.game.effects(position, None)]


def preview(position: Position, seat: int, word: str) -> list[str]:
    return [str(effect) for effect in position.game.preview(position, seat, word)]


# -- a roll, step by step ------------------------------------------------------------------------


def test_BLX_3_a_roll_names_the_faces_and_their_shapes() -> None:
    position = play(quartett.game("bloxx").start(), "roll A5 B2")
    assert effects(position) == ["rolled seat=0 face_a=5 face_b=2 shape_a=L shape_b=T"]
    assert told(position) == "seat 0 rolls both dice."
    assert told(position, 0) == "You roll both dice."


def test_BLX_3_the_active_player_throws_the_dice() -> None:
    game = quartett.game("bloxx", 3, start=2)
    assert game.rules.thrower(game.start().fields) == 2


def test_BLX_5_a_drawing_names_its_squares_and_the_number_it_circles() -> None:
    position = play(quartett.game("bloxx").start(), "roll A1 B1", "0 A r2 b1")
    assert effects(position) == [
        "took-die seat=0 die=A",
        "drew seat=0 die=A shape=I turn=r2 square=e1",
        "covered seat=0 square_1=e1 square_2=b1 square_3=c1 square_4=d1",
        "circled seat=0 square=e1 number=3",
        "left-gaps seat=0 count=0",
        "scored seat=0 points=7 score=-63",
    ]
    assert told(position) == "seat 0 draws the shape of die A at e1. It circles the 3: +3."


def test_BLX_4_the_taken_die_gives_a_cross_and_no_points_for_the_number() -> None:
    position = play(quartett.game("bloxx").start(), "roll A1 B1", "0 A r2 b1")
    assert would(position, 1, "A r0 b1") == "covers 4 squares: +4; no gap"
    assert (
        would(position, 1, "A r0 c1") == "covers 4 squares: +4; puts only a cross on the 2; no gap"
    )
    position = play(position, "1 A r0 c1")
    assert effects(position) == [
        "drew seat=1 die=A shape=I turn=r0 square=c1",
        "covered seat=1 square_1=c1 square_2=d1 square_3=e1 square_4=f1",
        "crossed seat=1 square=c1 number=2",
        "left-gaps seat=1 count=0",
        "scored seat=1 points=4 score=-66",
        "turn-began seat=1",
    ]
    assert told(position, 1) == (
        "You draw the shape of die A at c1. The 2 there gets only a cross."
    )


def test_BLX_8_gaps_are_named_column_by_column() -> None:
    position = play(
        quartett.game("bloxx").start(),
        "roll A5 B2", "0 A r1 b1", "1 B r2 d1", "roll A3 B1", "1 B r0 a2",
    )  # fmt: skip
    assert [effect for effect in effects(position) if "seat=1" in effect][4:8] == [
        "coloured-in seat=1 square=a1 count=1",
        "coloured-in seat=1 square=b1 count=1",
        "coloured-in seat=1 square=c1 count=1",
        "left-gaps seat=1 count=3",
    ]
    assert told(position).endswith("It makes 3 gaps.")
    position = play(position, "0 B r0 d1", "roll A2 B6")
    assert would(position, 0, "A r0 a4") == "covers 4 squares: +4; makes 3 gaps"
    assert would(position, 0, "A r0 a4", "ro") == "acoperă 4 pătrățele: +4; face 3 goluri"
    assert "coloured-in seat=0 square=a1 count=3" in preview(position, 0, "A r0 a4")


def test_BLX_9_whoever_can_draw_nothing_is_stuck() -> None:
    position = play(lines("xxxx xxxx", "xxxx"), "roll A1 B1")
    assert effects(position)[1:] == ["stuck seat=0"]
    assert told(position, 0) == (
        "You roll both dice. You can draw neither shape and lose this roll."
    )
    position = play(lines("xxxx", "xxxx xxxx"), "roll A1 B1", "0 A r0 a2")
    assert effects(position)[-2:] == ["stuck seat=1", "turn-began seat=1"]


def test_BLX_9_the_stuck_are_named_before_the_others_draw() -> None:
    position = play(lines("xxxx", "xxxx xxxx", "xxxx"), "roll A1 B1", "0 A r0 a2")
    assert position.game.acting(position) == (2,)
    assert effects(position)[-1] == "stuck seat=1"


def test_BLX_11_two_stuck_players_end_the_game() -> None:
    position = play(lines("xxxx xxxx", "xxxx xxxx"), "roll A1 B1")
    assert effects(position)[1:] == ["stuck seat=0", "stuck seat=1", "game-over"]
    assert told(position).endswith("The game is over: two players could draw nothing.")
    position = play(lines("xxxx", "xxxx xxxx", "xxxx xxxx"), "roll A1 B1")
    assert would(position, 0, "A r0 a2") == "covers 4 squares: +4; no gap; ends the game"


def test_BLX_10_a_filled_row_names_its_colour_and_its_points() -> None:
    game = quartett.game("bloxx", sheet="....;....;.2.. green", dice="A OXXX;B XX./.OX")
    position = play(game.start(), "roll A1 B1")
    assert would(position, 0, "A r0 a1") == "covers 4 squares: +4; no gap; fills the green row: +4"
    assert would(position, 0, "B r0 a1") == "covers 4 squares: +4; circles the 2: +2; makes a gap"
    after = play(position, "0 A r0 a1")
    assert "row-filled seat=0 row=1 colour=green points=4" in effects(after)
    assert told(after) == "seat 0 draws the shape of die A at a1. It fills the green row: +4."
    position = play(after, "1 B r0 a1", "roll A1 B1", "1 A r0 a3")
    assert would(position, 0, "A r0 a2") == "covers 4 squares: +4; no gap", (
        "green is filled already"
    )


def test_BLX_10_several_rows_are_filled_at_once_and_later_ones_bring_less() -> None:
    position = table(
        "xxx. xxx. xxx. xxx.", "xxxx xxxx xxxx",
        sheet=".... blue;....;.... green;....", dice="A OXXX;B OXXX",
        filled={(1, "green"): 2}, phase="first-drawing", roll="A1 B1", rolls=4,
    )  # fmt: skip
    assert would(position, 0, "A r1 d1") == (
        "covers 4 squares: +4; no gap; fills the green row: +2; fills the blue row: +4"
    )
    assert would(position, 0, "A r1 d1", "fr") == (
        "couvre 4 cases\u00a0: +4; aucun trou; "
        "remplit la rangée verte\u00a0: +2; remplit la rangée bleue\u00a0: +4"
    )


def test_BLX_10_in_the_same_roll_all_are_first_whatever_the_others_draw() -> None:
    position = table(
        "xxxx", "xxxx", "xxxx",
        sheet="....;.... green;....", dice="A OXXX;B OXXX", phase="first-drawing", roll="A1 B1",
    )  # fmt: skip
    position = play(position, "0 A r0 a2")
    filled = "row-filled seat={} row=2 colour=green points=4"
    assert filled.format(0) in effects(position)
    assert filled.format(2) in preview(position, 2, "B r0 a2")
    position = play(position, "1 A r0 a2; 2 B r0 a2")
    assert filled.format(1) in effects(position)
    assert filled.format(2) in effects(position)


def test_those_who_draw_together_are_reported_seat_by_seat() -> None:
    position = play(quartett.game("bloxx", 3).start(), "roll A1 B1", "0 A r0 a1")
    position = play(position, "1 B r0 a1; 2 A r0 a1")
    found = position.game.effects(position, None)
    assert [effect["seat"] for effect in found] == [1] * 5 + [2] * 5 + [1]
    assert found[-1].kind == "turn-began"
    assert told(position, 2) == (
        "seat 1 draws the shape of die B at b1. You draw the shape of die A at a1."
    )


# -- whole games ---------------------------------------------------------------------------------


def parts_of(row: Row, seat: int, points: Array) -> None:
    rules.parts(row.view(dtype)[0], seat, points)


def parts(position: Position, seat: int) -> list[int]:
    points = np.zeros(4, np.int64)
    position.game.specialize(parts_of)(position.row, seat, points)
    found: list[int] = points.tolist()
    return found


def marks(position: Position, seat: int) -> dict[str, str]:
    """Everything on a sheet: `x`, `o`, and `#` for a gap, by the names of the squares."""
    lines = picture_of(position, seat).split("\n")[::-1]
    squares = [
        (f"{'abcdefg'[column]}{row}", mark)
        for row, line in enumerate(lines, 1)
        for column, mark in enumerate(line)
    ]
    return {name: mark for name, mark in squares if mark != "."}


def reported(found: list[Note]) -> dict[str, str]:
    """What effects say is new on a sheet."""
    new: dict[str, str] = {}
    for effect in found:
        if effect.kind == "covered":
            new |= dict.fromkeys([str(effect[f"square_{n}"]) for n in range(1, 5)], "x")
        elif effect.kind == "circled":
            new[str(effect["square"])] = "o"
        elif effect.kind == "coloured-in":
            square, count = str(effect["square"]), int(str(effect["count"]))
            row = int(square[1:])
            new |= {f"{square[0]}{row + up}": "#" for up in range(count)}
    return new


SETTINGS: list[tuple[dict[str, str], Player]] = [
    *(({"support": support}, careful) for support in ("settle", "touch", "rest")),
    ({"support": "touch"}, anything),
    ({"sheet": NARROW, "dice": ALIKE}, careful),
]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_effects_say_everything_that_is_new_on_every_sheet(seats: int) -> None:
    if seats > 2 and not compiling():
        pytest.skip("slow when interpreted")
    seen: Counter[str] = Counter()
    for seed, (options, player) in enumerate(SETTINGS):
        game = quartett.game("bloxx", seats, **options)
        record = played(game, seed, player)
        positions = list(record.positions())
        for before, after, step in zip(positions, positions[1:], record.steps, strict=False):
            found = game.effects(after, None)
            seen.update(effect.kind for effect in found)
            for seat in range(seats):
                own = [effect for effect in found if effect.details.get("seat") == seat]
                new = marks(after, seat).items() - marks(before, seat).items()
                assert dict(new) == reported(own), step
                gained = sum(parts(after, seat)) - sum(parts(before, seat))
                scored = [effect for effect in own if effect.kind == "scored"]
                assert gained == sum(int(str(effect["points"])) for effect in scored)
                assert all(effect["score"] == sum(parts(after, seat)) for effect in scored)
                assert ("drew" in [effect.kind for effect in own]) == (seat in dict(step.moves))
            for seat, word in step.moves:
                (covered,) = [e for e in found if e.kind == "covered" and e["seat"] == seat]
                assert [*covered.details.values()][1:] == [n for n, _ in drawing(before, word)]
            if step.event is None:
                assert (game.result(after) is not None) == (found[-1].kind == "game-over")
    assert seen.keys() == {effect.title for effect in Effect}


def test_every_effect_of_a_game_has_words_in_every_language() -> None:
    for language in LANGUAGES:
        record = played(quartett.game("bloxx", 4 if compiling() else 2), 2, careful)
        for position, step in zip(list(record.positions())[1:], record.steps, strict=False):
            for viewer in (None, 0):
                text = told(position, viewer, language)
                assert text.endswith(".")
                assert "  " not in text
                assert len(text) >= 10 * max(1, len(step.moves))


def test_a_preview_tells_nothing_about_those_who_draw_at_the_same_time() -> None:
    position = play(quartett.game("bloxx", 4).start(), "roll A3 B4", "0 B r0 a1")
    for seat in (1, 2, 3):
        for word in position.game.choices(position, seat)[:: 1 if compiling() else 20]:
            found = position.game.preview(position, seat, word)
            assert {effect["seat"] for effect in found} == {seat}
