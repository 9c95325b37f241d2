"""Why words are refused: for every word that is not offered, with the rule that forbids it."""

import random

import pytest

import quartett
from nmbrs.tables import play, random_game, table
from nmbrs.test_twin import MANY_JOKERS
from quartett import Game, IllegalMove, Position
from quartett.compiled import compiling
from quartett.games.nmbrs.refusals import Refusal, names_unknown
from quartett.texts import LANGUAGES
from wording import refused

OPENED = table("20 15 25 97 *b", "1", rows="10-20r-30 40-50-60", opened="0")
CLOSED = table("20 15 25 97", "1", rows="10-20r-30")
AND_ONE = table("14 20 26 99", "1", row_rule="multiples-and-one")
SIMPLE = table("48 49 *r 1", "2", variant="simple")
SAID = play(OPENED, "joker-blue as 35")
SWAPPING = table("20 40 50 60 99", "1", rows="10-20r-30", opened="0")
FREED = play(SWAPPING, "swap joker-red")
CROSSING = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
GROWING = table("16 99", "1", rows="4-8-12 4r-8g-12", opened="0")
JOKERS = play(table("50 *r *g *b 99", "1"), "joker-red as 51", "joker-green as 52")

REFUSALS = [
    (OPENED, "take", "NMB-4", "card-has-come"),
    (OPENED, "with joker-red", "NMB-7", "nothing-asked"),
    (OPENED, "done", "NMB-12", "discard-to-end"),
    (OPENED, "discard 99", "NMB-12", "not-in-hand card=99"),
    (OPENED, "discard joker-red", "NMB-12", "not-in-hand card=joker-red"),
    (OPENED, "swap joker-blue", "NMB-11", "joker-not-lying joker=blue"),
    (CLOSED, "swap joker-red", "NMB-11", "open-before-swapping"),
    (OPENED, "joker-green as 5", "NMB-6", "joker-not-in-hand joker=green"),
    (
        OPENED,
        "lay 1-3-5",
        "NMB-5",
        "counts-back-elsewhere first=1 step=2 rest=1 rows=multiples",
    ),
    (
        AND_ONE,
        "lay 14-20-26",
        "NMB-5",
        "counts-back-elsewhere first=14 step=6 rest=2 rows=multiples-and-one",
    ),
    (OPENED, "lay 10-15-20", "NMB-6", "missing number=10"),
    (CLOSED, "grow 10-20-30-40", "NMB-7", "open-before-growing"),
    (CLOSED, "cross 20-25-30", "NMB-8", "open-before-crossing"),
    (OPENED, "grow 10-20-30-40-50-60-70", "NMB-7", "missing-to-grow number=70"),
    (OPENED, "grow 15-20-25", "NMB-7", "no-row-to-grow"),
    (OPENED, "grow 40-50-60", "NMB-7", "no-growing"),
    (OPENED, "cross 40-44-48", "NMB-8", "missing-to-cross number=44"),
    (OPENED, "cross 10-20-30-40", "NMB-8", "crosses-several number=30"),
    (OPENED, "joker-blue as 1", "NMB-6", "no-lay-with-joker joker=blue number=1"),
    (table("15 20 25", "1"), "lay 15-20-25", "NMB-12", "keep-a-card"),
    (table("40", "1", rows="10-20-30", opened="0"), "grow 10-20-30-40", "NMB-12", "keep-a-card"),
    (table("9 11", "1", rows="10-20-30", opened="0"), "cross 9-10-11", "NMB-12", "keep-a-card"),
    (
        table("20 73 97", "1", rows="10-20r-30", opened="0"),
        "swap joker-red",
        "NMB-11",
        "swap-leads-nowhere joker=red",
    ),
    (
        table("19 97", "1", rows="10-20r-30", opened="0"),
        "swap joker-red",
        "NMB-11",
        "not-in-hand-to-swap joker=red number=20",
    ),
    (
        table("19 21 97", "1", rows="10-20-30 15-20-25", opened="0"),
        "cross 19-20-21",
        "NMB-8",
        "in-two-rows number=20",
    ),
    (
        table("9 10 11 97", "1", rows="40-50-60", opened="0"),
        "cross 9-10-11",
        "NMB-8",
        "no-crossing",
    ),
    (SAID, "discard 97", "NMB-6", "lay-said-joker joker=blue number=35"),
    (SAID, "joker-blue as 36", "NMB-6", "said-already joker=blue number=35"),
    (SAID, "lay 40-45-50", "NMB-6", "lay-said-joker joker=blue number=35"),
    (FREED, "discard 99", "NMB-11", "lay-freed-joker joker=red"),
    (FREED, "lay 40-50-60", "NMB-11", "lay-freed-joker joker=red"),
    (
        play(FREED, "joker-red as 70"),
        "lay 40-50-60",
        "NMB-11",
        "lay-freed-joker joker=red",
    ),
    (
        play(FREED, "joker-red as 70"),
        "grow 10-20-30-40-50-60-70",
        "NMB-11",
        "row-of-freed-joker joker=red",
    ),
    (
        play(GROWING, "grow 4-8-12-16"),
        "discard 99",
        "NMB-7",
        "answer-before-growing joker=red",
    ),
    (play(CROSSING, "cross 9-10-11"), "discard 99", "NMB-8", "answer-before-crossing joker=red"),
    (table("1", "2", open="60", phase="asking"), "discard 1", "NMB-4", "take-or-pass"),
    (SIMPLE, "joker-red as 51", "NMB-16", "only-to-50"),
    (SIMPLE, "lay 49-50-51", "NMB-16", "only-to-50"),
    (JOKERS, "lay 51-52-53", "NMB-6", "missing number=53"),
    (play(JOKERS, "joker-blue as 53"), "lay 51-52-53", "NMB-6", "only-jokers"),
]


@pytest.mark.parametrize(("position", "word", "rule", "note"), REFUSALS)
def test_a_refused_move_names_the_rule_and_says_so_in_every_language(
    position: Position, word: str, rule: str, note: str
) -> None:
    (seat,) = position.game.acting(position)
    forbidding = position.game.forbids(position, seat, word)
    assert forbidding is not None
    assert (forbidding[0], str(forbidding[1])) == (rule, note)
    with pytest.raises(IllegalMove) as error:
        play(position, word)
    assert error.value.rule == rule
    for language in LANGUAGES:
        sentence = refused(position, seat, word, language)
        assert sentence.startswith(f"{rule}: ")
        assert len(sentence) > len(rule) + 15


def test_refusals_are_clauses_that_help() -> None:
    assert refused(OPENED, 0, "lay 14-20-26") == (
        "NMB-5: counting back from 14 in steps of 6 comes to 2, not to 0"
    )
    assert refused(AND_ONE, 0, "lay 14-20-26") == (
        "NMB-5: counting back from 14 in steps of 6 comes to 2, not to 0 or 1"
    )
    assert refused(OPENED, 0, "discard joker-red", "de") == (
        "NMB-12: du hast den roten Joker nicht auf der Hand"
    )
    assert refused(SAID, 0, "discard 97") == (
        "NMB-6: the blue joker must be in the row you lay next, as 35"
    )


@pytest.mark.parametrize(
    ("word", "note"),
    [
        ("cross 10-20-31", "unequal-steps"),
        ("lay 30-20-10", "not-ascending"),
        ("lay 5-5-5", "not-ascending"),
        ("lay 10-20", "row-too-short"),
        ("lay 10", "row-too-short"),
        ("lay 90-100-110", "no-such-number number=110"),
        ("lay 0-5-10", "no-such-number number=0"),
    ],
)
def test_rows_that_are_none_are_refused_by_what_a_row_is(word: str, note: str) -> None:
    assert word not in OPENED.game.move_numbers
    forbidding = names_unknown(word)
    assert forbidding is not None
    assert (forbidding[0], str(forbidding[1])) == ("NMB-5", note)
    assert all(refused(OPENED, 0, word, language) for language in LANGUAGES)


@pytest.mark.parametrize(
    "text", ["", "lay", "lay ", "lay a-b-c", "lay 010-20-30", "lay 10--20", "hello", "discard 101"]
)
def test_other_texts_are_no_business_of_the_rules(text: str) -> None:
    assert names_unknown(text) is None
    assert OPENED.game.forbids(OPENED, 0, text) is None


def test_who_is_not_asked_is_told_who_is() -> None:
    def reason(position: Position, seat: int) -> str:
        forbidding = position.game.forbids(position, seat, "pass")
        assert forbidding is not None
        return f"{forbidding[0]} {forbidding[1]}"

    assert reason(OPENED, 1) == "NMB-4 not-your-turn seat=0"
    assert reason(table("1", "2", open="60", phase="asking"), 1) == "NMB-4 not-asked seat=0"
    assert reason(table("1", "2", phase="drawing"), 0) == "NMB-4 card-is-drawn seat=0"
    assert reason(quartett.game("nmbrs").start(), 0) == "NMB-3 cards-are-dealt"
    over = play(table("17", "1", scores="120/50"), "discard 17")
    assert reason(over, 1) == "NMB-14 game-is-over"


def check_all_words(position: Position, words: list[int]) -> set[str]:
    """Law 14 for every seat at one position; the kinds of refusals met."""
    game, met = position.game, set[str]()
    for seat in range(game.seats):
        seen = game.layout.mask(position.row, seat, game.seats)
        offered = {game.move_numbers[word] for word in game.choices(position, seat)}
        for move in offered.union(words):
            forbidding = game.engine.forbids(seen, seat, move)
            assert (forbidding is None) == (move in offered), (str(position), game.moves[move])
            if forbidding is not None:
                met.add(forbidding[1].kind)
    return met


FEW_WORDS = 60


def games() -> list[Game]:
    found = [
        quartett.game("nmbrs", 3, variant=variant, rows=rows, deal=5)
        for variant, rows in (
            ("standard", "multiples"),
            ("standard", "multiples-and-one"),
            ("standard", "equal-steps"),
            ("simple", "multiples"),
        )
    ]
    return [*found, quartett.game("nmbrs", 2, deck=MANY_JOKERS, deal=8)]


@pytest.mark.parametrize("game", games(), ids=str)
def test_what_is_forbidden_is_exactly_what_is_not_offered(game: Game) -> None:
    rng = random.Random(3)
    for number, position in enumerate(random_game(game, 2, 400 if compiling() else 60)):
        if number % 40 == 39:
            words = range(len(game.moves))
            check_all_words(position, list(words) if compiling() else rng.sample(words, FEW_WORDS))


def test_every_refusal_is_given_somewhere() -> None:
    told = {note.partition(" ")[0] for _, _, _, note in REFUSALS}
    elsewhere = {
        "game-is-over",
        "cards-are-dealt",
        "card-is-drawn",
        "not-asked",
        "not-your-turn",
        "unequal-steps",
        "not-ascending",
        "row-too-short",
        "no-such-number",
    }
    assert told | elsewhere == {refusal.title for refusal in Refusal}
