"""nmbrs! for people: drawings, words for moves, refusals, and texts that are no table."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

import quartett
from nmbrs.tables import play, table
from quartett import IllegalMove, IllegalPosition, Position, sayings
from quartett.texts import LANGUAGES
from wording import does, told


def drawn(position: Position, eyes: int | None) -> list[str]:
    return position.game.draw(position.game.view(position, eyes)).split("\n")


def random_game(game: quartett.Game, seed: int, most: int) -> Iterator[Position]:
    """The first steps of a game played by chance."""
    rng, position = random.Random(seed), game.start()
    for _ in range(most):
        yield position
        if game.result(position):
            return
        if odds := game.odds(position):
            position = game.happen(position, rng.choice(sorted(odds)))
        else:
            (seat,) = game.acting(position)
            position = game.play(position, {seat: rng.choice(game.choices(position, seat))})


def test_the_table_is_drawn_with_crossing_rows_as_a_crossword() -> None:
    rows = "10-20-30 16-20-24r 40-50-60"
    position = table("7 99 *g", "1 2", rows=rows, open="5 77", opened="0", scores="61/50")
    assert drawn(position, 0) == [
        "  round 1, standard game",
        "> seat 0 (you)   61 points, 3 cards, opened",
        "  seat 1         50 points, 2 cards",
        "",
        "            16r",
        "      10r   20g   30r",
        "           *24r",
        "",
        "      40o   50o   60o",
        "",
        "  open card: 77b (2 in the open pile), 89 cards face down",
        "  your hand: 7g 99b *g",
        "  you are to lay rows, and to discard a card",
    ]
    assert drawn(position, None)[-1] == "  seat 0 is to lay rows, and to discard a card"
    assert not any("99b" in line for line in drawn(position, 1))


def test_rows_that_fit_no_crossword_are_listed_with_a_mark_where_they_cross() -> None:
    position = table("99", "1", rows="10-20-30 8-10-12-14-16-18-20-22", opened="0")
    assert "       8b  10r+   12g   14g   16r   18o  20g+   22g" in "\n".join(drawn(position, 0))


def test_who_is_asked_and_what_was_taken_are_told() -> None:
    position = play(table("1", "2", "3", open="50 60", phase="asking"), "pass")
    assert drawn(position, 1)[-1] == (
        "  you are asked about the open card; it is the turn of seat 0"
    )
    position = play(position, "take", "draw 77")
    assert "  seat 1         50 points, 3 cards, among them 60o" in drawn(position, 0)
    assert drawn(position, 0)[-1].endswith("the turn of seat 0")


@pytest.mark.parametrize("seats", [2, 8])
def test_no_line_is_wider_than_a_terminal_and_nothing_hidden_is_drawn(seats: int) -> None:
    for position in random_game(quartett.game("nmbrs", seats), seats, 400):
        for eyes in (0, seats - 1, None):
            lines = drawn(position, eyes)
            assert max(map(len, lines)) <= 80
            assert "32768" not in "".join(lines)


# -- what a word does, and what has happened -------------------------------------------------------


def test_a_choice_tells_its_points_and_why_they_are_doubled() -> None:
    position = table("10 15 20 25 16 24 *r 97", "1", rows="3-6-9", opened="0")
    assert does(position, 0, "lay 10-15-20") == "8 points, doubled: all different colours"
    assert does(position, 0, "lay 15-20-25", "de") == (
        "8 Punkte, verdoppelt: lauter verschiedene Farben"
    )
    assert does(position, 0, "joker-red as 8") == "then up to 4 points with 8-16-24"
    assert does(position, 0, "discard 97") == "shows green 97, worth 3; 7 cards stay in hand"
    said = play(position, "joker-red as 8")
    assert does(said, 0, "lay 8-16-24") == "4 points, doubled: all one colour"
    assert position == table("10 15 20 25 16 24 *r 97", "1", rows="3-6-9", opened="0"), "untouched"


def test_other_choices_tell_what_they_lead_to() -> None:
    position = table("1", "2", open="50 60", phase="asking")
    assert does(position, 0, "take") == "orange 60 comes into the hand"
    assert does(position, 0, "pass") == "leaves orange 60; Ben is asked next"
    asked = play(position, "pass")
    assert does(asked, 1, "take", "nl") == (
        "neemt de oranje 60 in de hand, met een dichte kaart erbij"
    )
    assert does(asked, 1, "pass") == "leaves orange 60; Ada draws face down"
    empty = table("1", "2", open="60", pile="", phase="asking")
    assert does(empty, 0, "pass").endswith("; Ada goes without a card")
    position = table("20 70 77 99", "1", rows="10-20r-30", opened="0")
    assert does(position, 0, "swap joker-red", "de") == (
        "tauscht die 20 aus der Hand gegen den roten Joker, der sofort ausgelegt wird"
    )
    last = table("17", "1")
    assert does(last, 0, "discard 17").endswith("worth 3; the last card ends the round")
    simple = table("10 20 30", "1", variant="simple")
    assert does(simple, 0, "lay 10-20-30") == ("3 points; the last card ends the round")
    assert does(simple, 0, "done") == "ends the turn without a discard; 3 cards stay in hand"
    question = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
    assert does(question, 0, "cross 9-10-11") == "asks which lying jokers the row takes in"
    asked = play(question, "cross 9-10-11")
    assert does(asked, 0, "with joker-red") == "10 points, doubled: all different colours"
    both = table("10 *r *b 99 98", "1")
    assert does(both, 0, "joker-red as 20") == "another joker has to be said then"


def test_the_log_tells_moves_to_those_who_do_not_see_the_hand() -> None:
    position = table("10 15 20 25 16 24 *r 97", "1", rows="30-40-50", opened="0")
    for eyes in (0, 1, None):
        assert told(position, eyes, 0, "lay 10-15-20") == (
            "Ada lays 10-15-20: 8 points, doubled: all different colours."
        )
        assert told(position, eyes, 0, "grow 10-20-30-40-50", "ro").startswith(
            "Ada lungește un șir până la 10-20-30-40-50: "
        )
    assert told(position, 1, 0, "joker-red as 8", "de") == "Ada erklärt den roten Joker zur 8."
    assert told(position, 1, 0, "discard 97") == "Ada discards green 97."
    assert told(table("17", "1"), 1, 0, "discard 17").endswith("the round is over.")
    asking = table("1", "2", open="50 60", phase="asking")
    assert told(asking, 1, 0, "pass", "nl") == "Ada laat de oranje 60 liggen."
    assert told(play(asking, "pass"), 0, 1, "take") == (
        "Ben takes orange 60 out of turn and has to draw as well."
    )


def test_what_jokers_a_row_takes_in_is_told_when_it_is_known() -> None:
    position = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
    assert told(position, 1, 0, "cross 9-10-11") == "Ada lays 9-10-11 across."
    position = play(position, "cross 9-10-11")
    assert told(position, None, 0, "with joker-red") == (
        "Ada takes the red joker into 9-10-11: 10 points, doubled: all different colours."
    )


def test_cards_are_told_to_whoever_sees_them() -> None:
    start = quartett.game("nmbrs", 3).start()
    assert told(start, 0, None, "draw 7") == "Round 1 begins. Ada is dealt green 7."
    assert told(start, 1, None, "draw ?") == "Round 1 begins. Ada is dealt a card."
    position = play(table("1", "2", open="60", phase="asking"), "pass", "pass")
    assert told(position, 0, None, "draw joker-blue", "fr") == "Ada pioche le joker bleu."
    assert told(position, 1, None, "draw ?", "de") == "Ada zieht eine Karte."
    scarce = table("1", "2", open="50 60", pile="70", phase="drawing", ran_out=1)
    assert told(scarce, None, None, "draw ?").endswith("the round is over.")


@pytest.mark.parametrize("variant", ["standard", "advanced", "simple"])
@pytest.mark.parametrize("seats", [2, 5])
def test_what_is_said_of_points_and_rounds_comes_true(variant: str, seats: int) -> None:
    game = quartett.game("nmbrs", seats, variant=variant, rounds=3, deal=4)
    known = lays = ended = 0
    for seed in range(3):
        positions = list(random_game(game, seed, 500))
        for before, after in pairwise(positions):
            ends = int(after.fields.round_number) > int(before.fields.round_number)
            ends |= game.result(after) is not None
            ended += ends
            if not (acting := game.acting(before)):
                continue
            (seat,) = acting
            gained = after.fields.points[seat] - before.fields.points[seat]
            word = next(
                w for w in game.choices(before, seat) if game.play(before, {seat: w}) == after
            )
            own = sayings.does(game, before.row, seat, [word])[0]
            for eyes in (seat, (seat + 1) % seats, None):
                said = sayings.told(game, game.view(before, eyes).row, seat, word)
                if said.details.get("then") == "over" or said.details.get("ends") == "yes":
                    assert ends
                if "known" in said.details:
                    lays += 1
                    if said.details["known"] == "yes":
                        known += 1
                        assert said.details["points"] == gained[1:3].sum()
                        assert (said.details["doubled"] != "no") == (gained[2] > 0)
                        assert (said.details["ends"] == "yes") == ends
                    if eyes == seat and own.id == "does-lay":
                        assert own.details.items() <= said.details.items()
    assert known > 0.95 * lays > 0
    assert ended > 0 or seats == 2, "two can go on for long"


# -- refusals --------------------------------------------------------------------------------------

OPENED = table("20 15 25 97 *b", "1", rows="10-20r-30 40-50-60", opened="0")
CLOSED = table("20 15 25 97", "1", rows="10-20r-30")
REFUSALS = [
    (OPENED, "take", "NMB-4", "card-has-come"),
    (OPENED, "with joker-red", "NMB-7", "nothing-asked"),
    (OPENED, "done", "NMB-12", "discard-to-end"),
    (OPENED, "discard 99", "NMB-12", "not-in-hand"),
    (OPENED, "swap joker-blue", "NMB-11", "joker-not-lying"),
    (CLOSED, "swap joker-red", "NMB-11", "not-opened"),
    (OPENED, "joker-green as 5", "NMB-6", "not-in-hand"),
    (OPENED, "lay 1-3-5", "NMB-5", "counts-back-to-one"),
    (OPENED, "lay 10-15-20", "NMB-6", "cards-missing"),
    (CLOSED, "grow 10-20-30-40", "NMB-7", "not-opened"),
    (CLOSED, "cross 20-25-30", "NMB-8", "not-opened"),
    (OPENED, "grow 10-20-30-40-50-60-70", "NMB-7", "no-growing"),
    (OPENED, "cross 40-44-48", "NMB-8", "no-crossing"),
    (OPENED, "joker-blue as 1", "NMB-6", "no-lay-with-joker"),
    (table("15 20 25", "1"), "lay 15-20-25", "NMB-12", "keep-a-card"),
    (
        table("20 73 97", "1", rows="10-20r-30", opened="0"),
        "swap joker-red",
        "NMB-11",
        "swap-leads-nowhere",
    ),
    (table("19 97", "1", rows="10-20r-30", opened="0"), "swap joker-red", "NMB-11", "not-in-hand"),
    (play(OPENED, "joker-blue as 35"), "discard 97", "NMB-6", "lay-joker"),
    (play(OPENED, "joker-blue as 35"), "joker-blue as 36", "NMB-6", "said-already"),
    (play(OPENED, "joker-blue as 35"), "lay 40-45-50", "NMB-6", "lay-joker"),
    (
        play(table("20 70 77 99", "1", rows="10-20r-30", opened="0"), "swap joker-red"),
        "discard 99",
        "NMB-11",
        "lay-joker",
    ),
    (
        play(table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0"), "cross 9-10-11"),
        "discard 99",
        "NMB-8",
        "with-or-without",
    ),
    (table("1", "2", open="60", phase="asking"), "discard 1", "NMB-4", "take-or-pass"),
    (table("48 49 *r 1", "2", variant="simple"), "joker-red as 51", "NMB-16", "only-to-50"),
    (table("48 49 *r 1", "2", variant="simple"), "lay 49-50-51", "NMB-16", "only-to-50"),
]


@pytest.mark.parametrize(("position", "word", "rule", "message"), REFUSALS)
def test_a_refused_move_names_the_rule_and_says_so_in_every_language(
    position: Position, word: str, rule: str, message: str
) -> None:
    with pytest.raises(IllegalMove) as refused:
        play(position, word)
    assert (refused.value.rule, refused.value.message) == (rule, message)
    for language in LANGUAGES:
        text = position.game.texts(language).say(message, **refused.value.details)
        assert len(text) > 15


def test_a_row_of_jokers_alone_is_refused() -> None:
    position = play(table("50 *r *g *b 99", "1"), "joker-red as 51", "joker-green as 52")
    with pytest.raises(IllegalMove) as refused:
        play(position, "lay 51-52-53")
    assert refused.value.rule == "NMB-6"


def test_who_is_not_asked_is_told_who_is() -> None:
    forbids = OPENED.game.explain.forbids
    assert forbids(OPENED.fields, 1, "discard 1") == ("NMB-4", "not-asked", {"seat": 0})


def test_what_is_forbidden_is_exactly_what_is_not_offered() -> None:
    game, rng = quartett.game("nmbrs", 3, variant="advanced"), random.Random(3)
    for number, position in enumerate(random_game(game, 2, 500)):
        if number % 40 == 39 and game.acting(position):
            (seat,) = game.acting(position)
            offered = game.choices(position, seat)
            fields = game.view(position, seat).fields
            for word in {*offered, *rng.sample(game.moves, 60), *game.moves[:119]}:
                assert (game.explain.forbids(fields, seat, word) is None) == (word in offered)


def test_help_tells_the_options_in_force() -> None:
    for variant in ("standard", "advanced", "simple"):
        game = quartett.game("nmbrs", variant=variant, rounds=0, deal=3)
        for rule in game.about.rules:
            assert all(len(game.help(rule, language)) > 20 for language in LANGUAGES)
    assert "11-16-21 and 1-3-5-7" in quartett.game("nmbrs", variant="advanced").help("NMB-5")
    assert "only in the advanced game" in quartett.game("nmbrs").help("NMB-5")
    assert "no more than 7 in all" in quartett.game("nmbrs", rounds=7).help("NMB-14")


# -- what no table can look like -------------------------------------------------------------------

LAYING = str(table("20 15 25 97", "1", rows="10-20r-30 40-50-60", opened="0", open="3 4"))
SAID = str(play(table("10 30 *r 99", "1"), "joker-red as 20"))
SWAPPED = str(play(table("20 70 77 99", "1", rows="10-20r-30", opened="0"), "swap joker-red"))
CHOOSING = str(play(table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0"), "cross 9-10-11"))
ASKING = str(table("1", "2", open="60", phase="asking"))
DEALING = str(play(quartett.game("nmbrs", 3).start(), "draw 1", "draw 2", "draw 3", "draw 4"))
OVER = str(play(table("17", "1", scores="120/50"), "discard 17"))


@pytest.mark.parametrize(
    ("text", "wrong", "right", "sentence"),
    [
        (LAYING, "at_turn=0", "at_turn=2", "'at_turn' to be a seat from 0 to 1"),
        (LAYING, "order=3,4 ", "order=3,-,4 ", "2 cards in 'order'"),
        (LAYING, "order=3,4 ", "order=3,5 ", "exactly the cards in 'discards'"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=40-50-60,10-20-30", "rows in ascending order"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=10-20-30,11-16-21", "11-16-21 is no row"),
        (LAYING, "rows=10-20-30,40-50-60", "rows=10-20-30,40-50-60-70", "exactly the cards that"),
        (LAYING, "meaning=20,", "meaning=21,", "to stand for numbers in it"),
        (LAYING, "meaning=20,0", "meaning=20,5", "joker-green to stand for nothing; got 5"),
        (LAYING, "phase=laying", "phase=over", "'ended' to say why"),
        (LAYING, "phase=laying", "phase=choosing", "a planned row exactly while"),
        (LAYING, "phase=laying", "phase=dealing", "NMB-3: expected nothing on the table"),
        (LAYING, "asked=0", "asked=1", "only the player at turn to lay"),
        (LAYING, "round_number=1", "round_number=21", "at most 20 rounds"),
        (LAYING, "freed=-", "freed=red", "'freed' and 'replaced' together"),
        (LAYING, "answers=- ", "answers=with ", "no answers unless"),
        (SAID, "meaning=20,", "meaning=97,", "somebody can act"),
        (SWAPPED, "replaced=20", "replaced=21", "the number that replaced the joker"),
        (SWAPPED, "freed=red", "freed=blue", "the freed joker with the player who lays"),
        (CHOOSING, "planned_row=9-10-11", "planned_row=9-10-11-12", "can be laid with different"),
        (ASKING, "face_up=1", "face_up=0", "0 cards in 'order'"),
        (DEALING, "asked=1", "asked=2", "NMB-3: expected hands of 2/2/1 cards"),
        (DEALING, "phase=dealing", "phase=turning", "NMB-3: expected hands of 7/7/7 cards"),
        (OVER, "points=50,70,0,0/", "points=50,20,0,0/", "NMB-14: expected 100 points"),
    ],
)
def test_what_no_table_can_look_like(text: str, wrong: str, right: str, sentence: str) -> None:
    assert Position(text)
    assert wrong in text
    with pytest.raises(IllegalPosition, match=sentence):
        Position(text.replace(wrong, right))


def test_every_table_of_a_game_is_one() -> None:
    for variant in ("standard", "advanced", "simple"):
        game = quartett.game("nmbrs", 3, variant=variant)
        for number, position in enumerate(random_game(game, 9, 600)):
            if number % 15 == 0:
                assert game.parse(str(position)) == position
