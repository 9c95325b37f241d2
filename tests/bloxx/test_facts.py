"""What the picture of a BLOXX! table shows beyond its fields."""

from typing import Any, cast

import quartett
from bloxx.players import careful, played
from quartett.games.bloxx.facts import TABLES
from quartett.games.bloxx.shapes import PIECES, plain, turned
from quartett.protocol.schema import named_facts
from quartett.record import Step, advance

TURNED = cast(list[list[int]], TABLES["turned"])
LOOKS = cast(tuple[str, ...], TABLES["looks"])


def test_BLX_5_every_look_in_every_turn_is_published() -> None:
    assert len(TURNED) == len(LOOKS) - 1 == 95
    for look, turns in zip(LOOKS, TURNED, strict=False):
        assert [LOOKS[n] for n in turns] == [turned(look, turn) for turn in TABLES["turns"]]


def test_BLX_4_the_die_that_was_taken_shows_no_circle() -> None:
    position = quartett.game("bloxx", 2).start()
    assert named_facts(position)["dice"] == ["-", "-"]
    position = advance(position, Step.parse("roll A1 B2"))
    faces = [PIECES[position.fields.faces[die][face]] for die, face in enumerate((0, 1))]
    assert named_facts(position)["dice"] == faces
    word = position.game.choices(position, 0)[0]
    position = position.game.play(position, {0: word})
    shown = named_facts(position)["dice"]
    side = "AB".index(word[0])
    assert shown[side] == plain(faces[side])
    assert shown[1 - side] == faces[1 - side]


def test_BLX_10_facts_of_a_sheet_add_up() -> None:
    record = played(quartett.game("bloxx", 3), 5, careful)
    for position in list(record.positions())[::5]:
        fields, found = position.fields, named_facts(position)
        for seat in range(3):
            circled = gaps = empties = 0
            for column in range(fields.columns):
                marked: set[int] = set()
                for row in range(fields.rows):
                    drawn = fields.drawn[seat][column] >> row & 1
                    if row >= fields.heights[seat][column]:
                        empties += 1
                    elif not drawn:
                        marked.add(row + 1)
                    if fields.circles[seat][column] >> row & 1:
                        circled += int(fields.numbers[row][column])
                gaps += len(marked)
                assert found["gaps"][seat][column] == ("+".join(map(str, sorted(marked))) or "-")
            sums: Any = [found[name][seat] for name in ("circled", "gap_count", "empties")]
            assert sums == [circled, gaps, empties]
