"""NOX for people: drawings, words for moves, refusals, and texts that are no table."""

import re

import pytest

import quartett
from nox.players import anything, patient, played
from nox.tables import deal, kitty, last_round, lay, phase, table
from quartett import IllegalMove, IllegalPosition, Position, sayings
from quartett.texts import LANGUAGES
from wording import does, told


def drawn(position: Position, eyes: int | None) -> list[str]:
    return position.game.draw(position.game.view(position, eyes)).split("\n")


def test_the_table_is_drawn_with_kitties_hand_pile_and_scores() -> None:
    position = table("4+6+14+15/3+5/-", "4,7,7/8,9,9/7,8,9", scores="43/0/120", turn=1)
    assert drawn(position, 1) == [
        "  round 1, 75 cards in the pile, goal 150",
        "  seat 0         43 points   4b 6o 14g 15b            = 39",
        "> seat 1 (you)    0 points   3o 5g                    missing blue",
        "  seat 2        120 points   -",
        "  your hand: 8o 9b 9b",
    ]


def test_who_only_watches_sees_no_hand() -> None:
    position = table("4+6+14+15/3+5/-", "4,7,7/8,9,9/7,8,9", variant="hard")
    lines = drawn(position, None)
    assert lines[0].endswith("goal 100")
    assert lines[1].startswith("> seat 0 ")
    assert len(lines) == 4


def test_after_a_round_the_points_written_are_told() -> None:
    position = lay(table("4+6+14+15/3+5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9"), "4>2")
    assert drawn(position, 0)[-1] == (
        "  the round is over; points written, seat by seat: 39, 0, 28"
    )
    assert drawn(position, 0)[-2] == "  your hand: 7g 7g"


def test_an_empty_pile_and_an_empty_hand_are_told() -> None:
    position = lay(table("1/2/3", "1/2,2/3,3", pile="-"), "1>0:1")
    assert "the pile is empty" in drawn(position, 0)[0]
    assert drawn(position, 0)[-1] == "  your hand: -"
    position = table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="4")
    assert "1 card in the pile" in drawn(position, 0)[0]


def test_no_line_is_wider_than_a_terminal_and_nothing_hidden_is_drawn() -> None:
    for seats in (2, 6):
        for position in played(quartett.game("nox", seats), 1, anything).positions():
            for eyes in (0, seats - 1, None):
                lines = drawn(position, eyes)
                assert max(map(len, lines)) <= 80
                assert "32768" not in "".join(lines)


# -- what a word does, and what has happened -----------------------------------------------------


def test_a_choice_tells_what_it_makes_of_a_kitty() -> None:
    position = table("-/1+2+3+6+12/5+14", "4,5,14/8,9,9/7,8,9")
    assert does(position, 0, "4>0") == "kitty of Ada: 0, so far all blue; one stack more"
    assert does(position, 0, "4>2") == "kitty of Cem: 0, orange is missing; one stack more"
    assert does(position, 0, "4>1:1") == "kitty of Ben: 24 → 27"
    assert does(position, 0, "14>1:2") == "kitty of Ben: 24 → 36"
    assert does(position, 0, "14>2:5") == ("kitty of Cem: 0, so far all green; merges the 14s")
    assert does(position, 0, "5>2:5", "de") == (
        "Auslage von Cem: deckt die 5 zu, nichts ändert sich"
    )
    assert does(position, 0, "4>1", "fr") == (
        "chez Ben\u00a0: 24 → 28\u00a0; une pile de plus\u00a0; termine la manche, Ada note 0"
    )


def test_the_log_tells_where_a_card_was_laid() -> None:
    position = table("-/1+2+3+6+12/5+14", "4,5,14/8,9,9/7,8,9")
    assert told(position, None, 0, "4>0") == "Ada begins a stack with 4 in their own kitty."
    assert told(position, None, 0, "14>1:2") == "Ada lays 14 onto the 2 before Ben."
    assert told(position, 1, 0, "14>2:5") == (
        "Ada lays 14 onto the 5 before Cem, and the 14s merge."
    )
    assert told(position, 1, 0, "5>2:5", "nl") == "Ada bedekt de 5 voor Cem met nog een 5."
    assert told(position, 1, 0, "4>1") == (
        "Ada begins a stack with 4 before Ben. The round is over: Ben has the best kitty, 28."
    )


def test_only_whoever_draws_a_card_reads_which() -> None:
    start = quartett.game("nox", 3).start()
    assert told(start, 0, None, "draw 7") == "Round 1 begins. Ada is dealt 7."
    assert told(start, 1, None, "draw ?", "ro") == "Începe runda 1. Ada primește o carte."
    assert told(deal(start, 7), 1, None, "draw 9", "de") == "Ben bekommt die 9."
    drawing = lay(table("-/-/-", "1,2,3/4,5,6/7,8,9"), "1>1")
    assert told(drawing, 0, None, "draw 15") == "Ada draws 15."
    assert told(drawing, None, None, "draw ?") == "Ada draws a card."


@pytest.mark.parametrize("variant", ["standard", "hard"])
@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_said_of_kitties_and_rounds_comes_true(
    variant: str, early: bool, seats: int
) -> None:
    game = quartett.game("nox", seats, variant=variant, end_on_empty_pile=early, goal=60)
    record = played(game, seats, patient)
    positions, ended = list(record.positions()), 0
    for before, after, step in zip(positions, positions[1:], record.steps, strict=False):
        ends = phase(after) in ("round-over", "over")
        seat, word = step.moves[0] if step.moves else (None, str(step.event))
        said = sayings.told(game, before.row, seat, word).details
        assert (said.get("ends", "no") != "no") == ends
        if ends:
            ended += 1
            written = last_round(after)
            assert said["points"] == max(written)
            assert written[int(said["best_seat"])] == max(written)
            several = {0: "none", 1: "one"}.get(max(written) and written.count(max(written)))
            assert said["ends"] == (several or "several")
        if seat is not None:
            done = sayings.does(game, before.row, seat, [word])[0].details
            assert (done["ends"] == "yes") == ends
            assert done["after"] == worth(after, int(done["other_seat"]))
            assert done["before"] == worth(before, int(done["other_seat"]))
            assert not ends or done["points"] == last_round(after)[seat]
    assert ended > 0


def worth(position: Position, seat: int) -> int:
    """NOX-10, counted again."""
    tops = kitty(position, seat)
    colours = {int(position.fields.colours[number - 1]) for number in tops}
    return sum(tops) if len(colours) == 3 else 0


# -- refusals ------------------------------------------------------------------------------------

REFUSALS = {
    "4>3": ("NOX-4", "no-such-seat"),
    "8>1": ("NOX-4", "not-in-hand"),
    "12>1": ("NOX-7", "would-merge"),
    "4>0:1": ("NOX-6", "not-shown"),
    "4>1:11": ("NOX-6", "not-shown"),
    "4>1:3": ("NOX-6", "same-colour-only"),
    "4>2:5": ("NOX-6", "same-colour-only"),
}


@pytest.mark.parametrize("word", REFUSALS)
def test_a_refused_move_names_the_rule_and_says_so_in_every_language(word: str) -> None:
    position = table("-/1+2+3+6+12/5", "4,5,12/8,9,9/7,8,9")
    game = position.game
    with pytest.raises(IllegalMove) as refused:
        lay(position, word)
    rule, message = REFUSALS[word]
    assert (refused.value.rule, refused.value.message) == (rule, message)
    assert str(refused.value).startswith(f"{rule}: ")
    assert "allowed: 4>0, 4>1, 4>1:1, " in str(refused.value)
    for language in LANGUAGES:
        assert len(game.texts(language).say(message, **refused.value.details)) > 20


def test_who_is_not_at_turn_is_told_whose_turn_it_is() -> None:
    position = table("-/-/-", "1,2,3/4,5,6/7,8,9")
    forbids = position.game.explain.forbids
    assert forbids(position.fields, 1, "4>1") == ("NOX-4", "not-your-turn", {"seat": 0})
    assert forbids(position.fields, 0, "1>1") is None
    assert forbids(lay(position, "1>1").fields, 0, "2>1")[1] == "not-your-turn"
    assert "seat 0" in position.game.texts("en").say("not-your-turn", seat=0)


def test_what_is_forbidden_is_exactly_what_is_not_offered() -> None:
    game = quartett.game("nox", 3)
    forbids = game.explain.forbids
    for number, position in enumerate(played(game, 2, anything).positions()):
        if number % 40 == 39:
            for seat in range(3):
                offered = set(game.choices(position, seat))
                fields = game.view(position, seat).fields
                for word in game.moves:
                    assert (forbids(fields, seat, word) is None) == (word in offered)


def test_help_tells_the_options_in_force() -> None:
    assert "150 points" in quartett.game("nox").help("NOX-12")
    assert "100 points" in quartett.game("nox", variant="hard").help("NOX-12")
    assert "60 Punkte" in quartett.game("nox", goal=60).help("NOX-12", "de")
    assert "plays the hand down" in quartett.game("nox").help("NOX-9")
    assert "not played" in quartett.game("nox", end_on_empty_pile=True).help("NOX-9")
    small = quartett.game("nox", **quartett.game("nox").about.small)
    assert "deck of its own" in small.help("NOX-1")


# -- what no table can look like -----------------------------------------------------------------

LAYING = str(table("4+15/3+5/-", "4,7,7/8,9,9/7,8,9", scores="43/0/120"))
OVER = str(lay(table("4+6+14+15/3+5/1+2+3+6+12", "4,7,7/8,9,9/7,8,9"), "4>2"))
DRAWING = str(lay(Position(LAYING), "4>2"))
DEALING = str(deal(quartett.game("nox", 3).start(), 1, 2, 3, 4))
LAST = str(table("1/2/3", "1,1,1/2,2,2/3,3,3", pile="-"))


@pytest.mark.parametrize(
    ("text", "wrong", "right", "sentence"),
    [
        (LAYING, "turn=0", "turn=3", "expected 'turn' and 'starter' from 0 to 2"),
        (LAYING, "starter=0", "starter=5", "expected 'turn' and 'starter' from 0 to 2"),
        (LAYING, "starter=0", "starter=1", "NOX-11: expected seat 0 to start; got 1"),
        (LAYING, "kitties=4+15/", "kitties=4+14+15/", "tops of seat 0 among the cards laid there"),
        (LAYING, "kitties=4+15/3+5", "kitties=4+15/3", "seat 1 to show every colour that was laid"),
        (LAYING, "points=43,", "points=42,", "points of seat 0 to add up to 43"),
        (LAYING, "last_round=0/0/", "last_round=0/1/", "seat 1 to have at least the points of its"),
        (LAYING, "120 points=43,0,0/0,0,0/120", "150 points=43,0,0/0,0,0/150", "NOX-12: the game"),
        (LAYING, "phase=laying", "phase=drawing", "NOX-4: expected hands of 2/3/3 cards"),
        (LAYING, "phase=laying", "phase=dealing", "NOX-3: expected cards still to be dealt"),
        (LAYING, "phase=laying", "phase=round-over", "nothing has ended the round"),
        (LAYING, "phase=laying", "phase=over", "NOX-12: the game is over exactly when a score"),
        (DRAWING, "phase=drawing", "phase=laying", "NOX-4: expected hands of 3/3/3 cards"),
        (DRAWING, "turn=0", "turn=1", "NOX-4: expected hands of 3/2/3 cards"),
        (DEALING, "turn=1", "turn=2", "NOX-3: expected cards to be dealt one by one, clockwise"),
        (OVER, "phase=round-over", "phase=laying", "NOX-8: six stacks before seat 2 have ended"),
        (OVER, "last_round=39/0/28", "last_round=39/0/27", "NOX-10: expected 'last_round' 39/0/28"),
        (OVER, "starter=1", "starter=0", "NOX-11: expected seat 1 to start; got 0"),
        (LAST, "phase=laying", "phase=drawing", "NOX-4: expected a pile to draw from"),
        (LAST, "end_on_empty_pile=off", "end_on_empty_pile=on", "NOX-9: the empty pile has ended"),
    ],
)
def test_a_table_that_cannot_be_is_refused(
    text: str, wrong: str, right: str, sentence: str
) -> None:
    assert wrong in text
    with pytest.raises(IllegalPosition, match=re.escape(sentence)):
        Position(text.replace(wrong, right, 1))


def test_whose_turn_it_is_holds_a_card() -> None:
    with pytest.raises(IllegalPosition, match="NOX-9: expected seat 1 to hold a card"):
        table("1/2/3", "1/-/3,3", pile="-", turn=1)


def test_more_than_six_stacks_are_never_there() -> None:
    with pytest.raises(IllegalPosition, match="NOX-8"):
        table("1+2+3+4+5+6+7/-", "8,8,8/9,9,9")


def test_every_table_that_is_played_is_one_that_can_be() -> None:
    for seats, options in ((2, {}), (5, {"variant": "hard", "end_on_empty_pile": True})):
        game = quartett.game("nox", seats, **options)
        for position in played(game, 1, patient).positions():
            assert game.explain.faults(position.fields) == []
            assert game.layout.faults(position.row, game.decks) == []
