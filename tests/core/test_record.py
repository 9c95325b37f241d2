"""Records: what has happened is all that is kept."""

import random

import pytest

import quartett
from quartett import Record, Step, UnreadableText
from quartett.analysis.playthrough import random_record
from quartett.record import Transcript


@pytest.fixture
def record() -> Record:
    return random_record(quartett.game("kuhn"), random.Random(3))


def test_a_record_is_headings_and_steps() -> None:
    record = Record(quartett.game("kuhn"), notes=("Ann against Bo",)).happen("deal Q")
    assert str(record.happen("deal J").play({0: "bet"})) == (
        "game: kuhn\nrules: 1\nseats: 2\noptions: start=0\nnote: Ann against Bo\nresult: -\n\n"
        "deal Q\ndeal J\n0 bet\n"
    )


def test_folding_a_record_gives_the_position(record: Record) -> None:
    assert Record(record.game, record.steps).position == record.position
    assert [*record.positions()][-1] == record.position
    assert Record.parse(str(record)) == record


def test_a_record_grows_by_one_step_or_several(record: Record) -> None:
    several = Record(record.game).reaching(record.position, *record.steps)
    assert several == record
    assert several.position is record.position
    assert Record(record.game, (), ("a note",)).reaching(record.position).notes == ("a note",)


def test_notes_change_nothing(record: Record) -> None:
    noted = Record(record.game, record.steps, ("a note",))
    assert noted == record
    read = Record.parse(str(noted))
    assert read.notes == ("a note",)


def test_a_transcript_is_what_a_seat_saw(record: Record) -> None:
    first, second = (record.seen_by(seat) for seat in (0, 1))
    assert [step.event for step in first.steps[:2]] == [record.steps[0].event, "deal ?"]
    assert [step.event for step in second.steps[:2]] == ["deal ?", record.steps[1].event]
    assert [step.event for step in record.seen_by(None).steps[:2]] == ["deal ?", "deal ?"]
    for seen in (first, second, record.seen_by(None)):
        read = Record.parse(str(seen))
        assert isinstance(read, Transcript)
        assert read == seen


def test_steps_are_read_as_they_are_written() -> None:
    assert Step.parse("0 bet 6; 1 bet zoinx") == Step.of({1: "bet zoinx", 0: "bet 6"})
    assert Step.parse("dots 2") == Step(event="dots 2")
    for wrong in ("0", "0 bet; x", "1 bet; 0 bet", "0 bet; 0 bet", "dots; 1 bet", "100 bet", "0 "):
        with pytest.raises(UnreadableText):
            Step.parse(wrong)


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("game: kuhn\n", "", "expected the heading 'game: ...'; it is missing"),
        ("game: kuhn", "game: chess", "expected a game"),
        ("game: kuhn", "game kuhn", "line 1: expected 'heading: value', once; got 'game kuhn'"),
        ("rules: 1", "rules: 2", "expected rules version 1 of Kuhn poker; got '2'"),
        ("seats: 2", "seats: two", "for 'seats'; got 'two'"),
        ("seats: 2", "seats: 2\nseats: 2", "line 4: expected 'heading: value', once"),
        ("options: start=0", "options: start", "option 'start'; got ''"),
        ("options: start=0", "options: start=0\ncolour: red", "no other headings; got 'colour'"),
        ("result: -", "result: fold scores=1/-1 winners=0", "expected 'result: -', which follows"),
        ("deal Q", "deal A", "line 7: expected an event that can happen now"),
        ("0 bet", "0 fold", "line 9: expected from seat 0 one of: pass, bet; got 'fold'"),
        ("0 bet", "0 bet; nonsense", "line 9: expected 'seat word'"),
    ],
)
def test_a_bad_record_is_refused_naming_the_line(old: str, new: str, sentence: str) -> None:
    good = str(Record(quartett.game("kuhn")).happen("deal Q").happen("deal J").play({0: "bet"}))
    with pytest.raises(quartett.errors.Refused, match=sentence):
        Record.parse(good.replace(old, new))


def test_a_record_names_the_rule_that_was_broken() -> None:
    game = quartett.game("zoinx")
    text = str(Record(game)) + "0 bet zoinx; 1 bet 2\n"
    with pytest.raises(quartett.IllegalMove, match=r"line 7: ZNX-2: the active player") as refused:
        Record.parse(text)
    assert refused.value.rule == "ZNX-2"
    assert refused.value.message == "refusal-active-may-not-bet-zoinx"


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("eyes: 0", "eyes: 7", "'eyes'"),
        ("deal ?", "draw ?", "line 9: expected an event of the game; got 'draw ?'"),
        ("0 bet", "5 bet", "line 10: expected a seat and a word of the game"),
        ("0 bet", "0 raise", "line 10: expected a seat and a word of the game"),
        ("result: fold scores=1/-1 winners=0", "result: fold", "expected 'result: ending"),
        ("result: fold scores=1/-1 winners=0", "result: fold scores=1 winners=0", "expected 'resu"),
        ("result: fold scores=1/-1 winners=0", "result: fold scores=1/x winners=0", "a score"),
    ],
)
def test_a_bad_transcript_is_refused(old: str, new: str, sentence: str) -> None:
    record = Record(quartett.game("kuhn")).happen("deal Q").happen("deal J")
    good = str(record.play({0: "bet"}).play({1: "pass"}).seen_by(0))
    assert old in good
    with pytest.raises(UnreadableText, match=sentence.replace("?", r"\?")):
        Record.parse(good.replace(old, new))


def test_an_empty_record_has_no_result() -> None:
    record = Record(quartett.game("kuhn"))
    assert record.result is None
    assert record.seen_by(0).result is None
    assert Record.parse(str(record)) == record
    assert Record.parse(str(record).strip()) == record
