"""Fields are declared once, with who may see them; everything else follows."""

import pytest

import quartett
from quartett.compiled import Row
from quartett.layout import (
    SEATS,
    Layout,
    Visibility,
    hidden,
    private,
    public,
    setting,
    whole_number,
)
from quartett.layout.notation import place_of


def test_a_field_without_visibility_does_not_load() -> None:
    with pytest.raises(TypeError, match=r"Careless\.dots says nothing about who may see it"):

        class Careless(Layout, most_seats=2):
            dots: int = 3


def test_a_field_only_annotated_does_not_load() -> None:
    with pytest.raises(TypeError, match="says nothing about who may see it"):

        class Forgetful(Layout, most_seats=2):
            dots: int


def test_a_private_field_has_an_entry_for_each_seat() -> None:
    with pytest.raises(TypeError, match="an entry for each seat"):
        private(3)


def test_a_hidden_deck_has_a_public_size() -> None:
    with pytest.raises(TypeError, match=r"Sizeless\.pile is hidden: expected cards"):

        class Sizeless(Layout, most_seats=2):
            pile: int = hidden(cards="AB", deck="deck")

    with pytest.raises(TypeError, match=r"Deckless\.secret is hidden: expected cards"):

        class Deckless(Layout, most_seats=2):
            secret: int = hidden()


def test_names_that_numpy_records_use_themselves_are_refused() -> None:
    with pytest.raises(TypeError, match="NumPy records use this name"):

        class Shadowing(Layout, most_seats=2):
            sum: int = public()


class Sample(Layout, most_seats=3):
    """One field of every kind."""

    goal: int = setting()
    big: int = public(high=2**31 - 1)
    huge: int = public(low=-5, high=2**40)
    grid: int = public(2, 2)
    marks: int = public(SEATS, names=("a", "b"))
    order: int = public(3, names=("-", "p", "q"))
    hands: int = private(SEATS, cards="XYZ", deck="deck", size="held")
    held: int = public(SEATS)
    pile: int = hidden(cards="XYZ", deck="deck", size="left")
    left: int = public()


def test_rows_follow_the_declaration() -> None:
    types = {name: Sample.dtype.fields[name][0].base.str[1:] for name in ("goal", "big", "huge")}  # type: ignore[index]
    assert types == {"goal": "i2", "big": "i4", "huge": "i8"}
    assert Sample.fields["hands"].visibility is Visibility.PRIVATE
    assert Sample.decks() == {"deck": ["hands", "pile"]}


def filled() -> tuple[Row, str]:
    row = Sample.empty()
    record = Sample.read(row)
    record.seats, record.huge = 2, -3
    record.hands[0, 1], record.hands[1, 2], record.pile[0] = 2, 1, 1
    record.held[:2], record.left, record.order[0] = (2, 1), 1, 1
    text = "big=0 huge=-3 grid=0,0,0,0 marks=a/a order=p hands=Y,Y/Z held=2/1 pile=X left=1"
    return row, text


def test_a_row_is_written_and_read() -> None:
    row, text = filled()
    assert Sample.write(row) == text
    again = Sample.empty()
    Sample.read(again).seats = 2
    Sample.fill(again, dict(word.split("=") for word in text.split()), ())
    assert again.tobytes() == row.tobytes()


def test_a_view_is_built_from_what_may_be_seen() -> None:
    row, _ = filled()
    assert "hands=Y,Y/? held=2/1 pile=? left=1" in Sample.write(Sample.mask(row, 0, 2))
    assert "hands=?/? held=2/1 pile=? left=1" in Sample.write(Sample.mask(row, None, 2))


@pytest.mark.parametrize(
    ("field", "secret"), [("hands", True), ("pile", True), ("held", False), ("grid", False)]
)
def test_secrets_of_two_rows_are_compared(field: str, secret: bool) -> None:
    row, _ = filled()
    other = row.copy()
    assert Sample.same_secrets(row, other)
    Sample.read(other)[field] += 1
    assert Sample.same_secrets(row, other) is not secret


def test_faults_are_listed() -> None:
    row, _ = filled()
    full = {"deck": [1, 2, 1]}
    assert Sample.faults(row, full) == []
    Sample.read(row).hands[0, 1] = 1
    assert Sample.faults(row, full) == [
        "expected 2 of card Y on the table; counted 1",
        "expected 'held' to say how many cards 'hands' holds",
    ]
    Sample.read(row).left = 4
    assert "expected 'left' to say how many cards 'pile' holds" in Sample.faults(row, full)


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ("big=0 ", "expected 'big=...' after the '|'; it is missing"),
        ("huge=-3=>huge=-6", "from -5 to 1099511627776 for 'huge'; got '-6'"),
        ("huge=-3=>huge=007", "got '007'"),
        ("huge=-3=>huge=?", r"expected a value in 'huge'; got '\?'"),
        ("huge=-3=>huge=--3", "got '--3'"),
        ("marks=a/a=>marks=a/c", "expected one of a, b in 'marks'; got 'c'"),
        ("marks=a/a=>marks=a", "expected 2 entries separated by '/' in 'marks'; got 'a'"),
        ("grid=0,0,0,0=>grid=0,0", "expected 4 values in 'grid'; got '0,0'"),
        ("order=p=>order=p,-", "expected no '-' at the end of 'order'; got 'p,-'"),
        ("order=p=>order=p,q,p,q", "expected 3 values in 'order'; got 'p,q,p,q'"),
        ("hands=Y,Y/Z=>hands=Z,Y/Z", "in ascending order; got 'Z,Y'"),
        ("hands=Y,Y/Z=>hands=Y,Y/Q", "expected one of X, Y, Z in 'hands'; got 'Q'"),
        ("left=1=>left=1 lost=1", "got 'lost'"),
    ],
)
def test_unreadable_rows_are_refused_with_a_sentence(change: str, sentence: str) -> None:
    _, text = filled()
    old, _, new = change.partition("=>")
    row = Sample.empty()
    Sample.read(row).seats = 2
    words = dict(word.split("=", 1) for word in text.replace(old, new).split())
    with pytest.raises(quartett.UnreadableText, match=sentence):
        Sample.fill(row, words, ())


def test_a_view_hides_neither_too_much_nor_too_little() -> None:
    row = Sample.empty()
    Sample.read(row).seats = 2
    _, text = filled()
    words = dict(word.split("=") for word in text.split())
    with pytest.raises(quartett.UnreadableText, match=r"expected \? \(the reader may not see it\)"):
        Sample.fill(row, words, set(Sample.secrets(0, 2)))


def test_long_lists_of_words_are_cut_short() -> None:
    with pytest.raises(quartett.UnreadableText, match=r"expected one of 0 \.\.\. 29 in"):
        place_of("card", "x", {str(n): n for n in range(30)})


def test_whole_numbers_have_one_form() -> None:
    assert whole_number("n", "-3", -5, 5) == -3
    for text in ("", "-", "+3", "03", "3.0", "³", "1e3", "9" * 30, "-0"):
        with pytest.raises(quartett.UnreadableText):
            whole_number("n", text, -5, 5)


def test_the_masks_of_all_viewers_agree_with_single_masks() -> None:
    game = quartett.game("kuhn")
    row = game.happen(game.start(), next(iter(game.odds(game.start())))).row
    seen, fill = game.layout.visibility(game.seats)
    for place, viewer in enumerate((*range(game.seats), None)):
        masked = row & seen[place] | fill[place]
        assert masked.tobytes() == game.layout.mask(row, viewer, game.seats).tobytes()


def test_rows_are_compared_by_what_only_one_seat_knows() -> None:
    game = quartett.game("nox", seats=2)
    before = game.start()
    after = game.happen(before, next(iter(game.odds(before))))  # somebody is dealt a card
    layout = game.layout
    changed = [seat for seat in range(2) if not layout.same_private(before.row, after.row, seat)]
    assert len(changed) == 1
    assert all(layout.same_private(after.row, after.row, seat) for seat in range(2))
