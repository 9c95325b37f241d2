"""What steps of NOX do, as the rules report it: in notes, and in words."""

import pytest

import quartett
from nox.players import patient, played
from nox.tables import deal, hand, kitty, last_round, lay, phase, scores, table
from quartett import Position
from wording import told, would

NAMES = ["Ada", "Ben", "Cem"]
FIVE_STACKS = "4+6+14+15/3+5/1+2+3+6+12"
"""The rulebook's example: 39 points, no blue, and five stacks."""
HANDS = "4,7,7/8,9,9/7,8,9"


def effects(position: Position, viewer: int | None = None) -> list[str]:
    return [str(effect) for effect in position.game.effects(position, viewer)]


def preview(position: Position, word: str) -> list[str]:
    seat = int(position.fields.turn)
    return [str(effect) for effect in position.game.preview(position, seat, word)]


# -- dealing and drawing -------------------------------------------------------------------------


def test_NOX_3_cards_are_dealt_one_by_one_and_only_their_owner_sees_them() -> None:
    position = deal(quartett.game("nox", 2, start=1).start(), 7)
    assert effects(position, 1) == [
        "round-began round=1 seat=1",
        "dealt seat=1 card=7 left=89",
    ]
    assert (
        effects(position, 0)
        == effects(position)
        == [
            "round-began round=1 seat=1",
            "dealt seat=1 card=? left=89",
        ]
    )
    position = deal(position, 8, 9, 10, 11)
    assert effects(position, 1) == ["dealt seat=1 card=11 left=85"]
    assert effects(deal(position, 12)) == ["dealt seat=0 card=? left=84", "turn-began seat=1"]


def test_NOX_4_a_card_is_laid_then_one_is_drawn_and_the_turn_passes() -> None:
    position = lay(table("-/-/-", "1,2,3/4,5,6/7,8,9"), "1>1")
    assert effects(position) == [
        "laid seat=0 card=1 before=1 onto=none way=expand",
        "kitty seat=1 was=0 worth=0 colours=only-blue",
    ]
    position = deal(position, 15)
    assert effects(position, 0) == ["drew seat=0 card=15 left=80", "turn-began seat=1"]
    assert effects(position, 1) == ["drew seat=0 card=? left=80", "turn-began seat=1"]


def test_NOX_11_the_next_round_begins_with_its_first_card() -> None:
    position = deal(lay(table(FIVE_STACKS, HANDS), "4>2"), 7)
    assert effects(position) == ["round-began round=2 seat=1", "dealt seat=1 card=? left=89"]


# -- laying --------------------------------------------------------------------------------------


def test_NOX_6_only_the_new_top_counts() -> None:
    assert effects(lay(table("1+2+3/-", "5,5,5/9,9,9"), "5>0:2")) == [
        "laid seat=0 card=5 before=0 onto=2 way=change",
        "kitty seat=0 was=6 worth=9 colours=all",
    ]


def test_NOX_7_a_card_that_brings_two_equal_tops_merges_them() -> None:
    """The rulebook's example: a green 14 onto the green 5 beside another 14."""
    assert effects(lay(table("-/5+14/1", "4,5,14/8,9,9/7,8,9"), "14>1:5")) == [
        "laid seat=0 card=14 before=1 onto=5 way=change",
        "merged seat=1 card=14",
        "kitty seat=1 was=0 worth=0 colours=only-green",
    ]


def test_NOX_7_a_card_onto_its_equal_changes_nothing() -> None:
    assert effects(lay(table("-/5+14/1", "4,5,14/8,9,9/7,8,9"), "14>1:14")) == [
        "laid seat=0 card=14 before=1 onto=14 way=match"
    ]


@pytest.mark.parametrize(
    ("tops", "word", "colours"),
    [
        ("-", "4>0", "only-blue"),
        ("-", "5>0", "only-green"),
        ("-", "6>0", "only-orange"),
        ("5", "6>0", "no-blue"),
        ("4", "6>0", "no-green"),
        ("4", "5>0", "no-orange"),
        ("4+5", "6>0", "all"),
    ],
)
def test_NOX_10_the_colours_that_a_kitty_shows_are_reported(
    tops: str, word: str, colours: str
) -> None:
    position = lay(table(f"{tops}/-", "4,5,6/9,9,9"), word)
    change = position.game.effects(position, None)[1]
    assert change["colours"] == colours
    assert change["worth"] == (15 if colours == "all" else 0)


# -- the end of a round --------------------------------------------------------------------------


def test_NOX_8_six_stacks_end_the_round_and_everybody_writes() -> None:
    assert effects(lay(table(FIVE_STACKS, HANDS, scores="43/0/100"), "4>2")) == [
        "laid seat=0 card=4 before=2 onto=none way=expand",
        "kitty seat=2 was=24 worth=28 colours=all",
        "round-ended why=six-stacks round=1",
        "scored seat=0 worth=39 colours=all points=39 score=82",
        "scored seat=1 worth=0 colours=no-blue points=0 score=0",
        "scored seat=2 worth=28 colours=all points=28 score=128",
    ]


def test_NOX_13_in_the_hard_variant_only_the_best_is_written() -> None:
    assert effects(lay(table(FIVE_STACKS, HANDS, variant="hard"), "4>2"))[3:] == [
        "scored seat=0 worth=39 colours=all points=39 score=39",
        "scored seat=1 worth=0 colours=no-blue points=0 score=0",
        "scored seat=2 worth=28 colours=all points=0 score=0",
    ]


def test_NOX_9_the_last_card_ends_the_round() -> None:
    position = table("1/2/3", "1/2/-", pile="-")
    position = lay(position, "1>0:1")
    assert effects(position)[1:] == ["turn-began seat=1"]
    assert effects(lay(position, "2>1:2"))[1:] == [
        "round-ended why=hands-empty round=1",
        "scored seat=0 worth=0 colours=only-blue points=0 score=0",
        "scored seat=1 worth=0 colours=only-green points=0 score=0",
        "scored seat=2 worth=0 colours=only-orange points=0 score=0",
    ]


def test_NOX_9_who_has_no_card_left_is_skipped() -> None:
    assert effects(lay(table("1/2/3", "1,1/-/3", pile="-"), "1>0:1"))[1:] == ["turn-began seat=2"]


def test_NOX_9_the_empty_pile_may_end_the_round() -> None:
    position = table("1+2+3/4/-", "1,1,1/2,2,2/3,3,3", pile="9", end_on_empty_pile=True)
    position = deal(lay(position, "1>0:1"), 9)
    assert effects(position, 0)[:3] == [
        "drew seat=0 card=9 left=0",
        "round-ended why=pile-empty round=1",
        "scored seat=0 worth=6 colours=all points=6 score=6",
    ]
    assert effects(position)[-1] == "scored seat=2 worth=0 colours=none points=0 score=0"


def test_NOX_12_the_game_is_over_at_the_goal() -> None:
    position = lay(table(FIVE_STACKS, HANDS, scores="120/0/0"), "4>2")
    assert effects(position)[-1] == "game-over"
    assert position.game.result(position) is not None


# -- previews ------------------------------------------------------------------------------------


def test_a_preview_is_all_that_laying_a_card_does() -> None:
    for word in ("4>2", "7>1", "7>2:12", "4>0:4", "4>0:15"):
        position = table(FIVE_STACKS, HANDS, scores="120/0/0")
        assert preview(position, word) == effects(lay(position, word))


@pytest.mark.parametrize("variant", ["standard", "hard"])
@pytest.mark.parametrize("early", [False, True])
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_reported_is_what_the_table_shows(variant: str, early: bool, seats: int) -> None:
    game = quartett.game("nox", seats, variant=variant, end_on_empty_pile=early, goal=60)
    record = played(game, seats, patient)
    positions, ended = list(record.positions()), 0
    for before, after, step in zip(positions, positions[1:], record.steps, strict=False):
        for seat, word in step.moves:
            assert game.preview(before, seat, word) == game.effects(after, None)
        for seat in range(seats):
            check_hand(before, after, seat)
        for effect in game.effects(after, None):
            if effect.kind == "kitty":
                assert effect["was"] == worth(before, int(str(effect["seat"])))
                assert effect["worth"] == worth(after, int(str(effect["seat"])))
        written = [effect for effect in game.effects(after, None) if effect.kind == "scored"]
        if phase(after) in ("round-over", "over"):
            ended += 1
            assert [effect["points"] for effect in written] == last_round(after)
            assert [effect["score"] for effect in written] == scores(after)
            assert [effect["worth"] for effect in written] == [
                worth(after, seat) for seat in range(seats)
            ]
        else:
            assert not written
    assert ended > 0


def check_hand(before: Position, after: Position, seat: int) -> None:
    """What a seat sees of its own cards makes its old hand the new one."""
    cards = hand(before, seat)
    for effect in before.game.effects(after, seat):
        if effect.kind == "round-began":
            cards = []
        elif effect.kind in ("dealt", "drew") and effect["seat"] == seat:
            cards.append(int(str(effect["card"])))
        elif effect.kind == "laid" and effect["seat"] == seat:
            cards.remove(int(str(effect["card"])))
    assert sorted(cards) == hand(after, seat)


def worth(position: Position, seat: int) -> int:
    """NOX-10, counted again."""
    tops = kitty(position, seat)
    colours = {int(position.fields.colours[number - 1]) for number in tops}
    return sum(tops) if len(colours) == 3 else 0


# -- in words ------------------------------------------------------------------------------------

LAYING = table("-/1+2+3+6+12/5+14", "4,5,14/8,9,9/7,8,9")


@pytest.mark.parametrize(
    ("word", "language", "text"),
    [
        ("4>0", "en", "adds a stack; your kitty: 0, green and orange are missing"),
        ("4>2", "en", "adds a stack; Cem's kitty: 0, orange is missing"),
        ("4>1:1", "en", "Ben's kitty: 24 → 27"),
        ("14>2:5", "en", "merges the 14s; Cem's kitty: 0, blue and orange are missing"),
        ("5>2:5", "de", "deckt die 5 zu, nichts ändert sich"),
        ("4>1", "en", "adds a stack; Ben's kitty: 24 → 28; ends the round; you score nothing"),
        (
            "4>1",
            "fr",
            "une pile de plus; chez Ben\u00a0: 24 → 28; termine la manche; tu ne marques rien",
        ),
    ],
)
def test_a_choice_says_what_it_makes_of_a_kitty(word: str, language: str, text: str) -> None:
    assert would(LAYING, 0, word, language, NAMES) == text


@pytest.mark.parametrize(
    ("word", "viewer", "language", "text"),
    [
        ("4>0", None, "en", "Ada begins a stack with 4 in their own kitty."),
        ("4>0", 0, "en", "You begin a stack with 4 in your kitty."),
        ("14>1:2", 1, "en", "Ada lays 14 onto the 2 in front of you."),
        ("14>1:2", 0, "de", "Du legst die 14 auf die 2 vor Ben."),
        ("14>2:5", 1, "en", "Ada lays 14 onto the 5 in front of Cem. The 14s merge."),
        ("5>2:5", 1, "nl", "Ada bedekt de 5 voor Cem met nog een 5."),
        (
            "4>1",
            2,
            "en",
            "Ada begins a stack with 4 in front of Ben. Six stacks: round 1 is over. "
            "Ada scores nothing: the kitty is empty. Ben scores 28 points and now has 28. "
            "You score nothing: blue and orange are missing.",
        ),
    ],
)
def test_the_log_says_where_a_card_was_laid(
    word: str, viewer: int | None, language: str, text: str
) -> None:
    assert told(lay(LAYING, word), viewer, language, NAMES) == text


def test_the_log_says_why_a_kitty_is_not_written_in_the_hard_variant() -> None:
    position = lay(table(FIVE_STACKS, HANDS, variant="hard"), "4>2")
    assert "Cem's kitty is worth 28, but only the best one counts." in told(
        position, 0, "en", NAMES
    )
    assert "Primești 39 de puncte și ai acum 39." in told(position, 0, "ro", NAMES)


def test_only_whoever_draws_a_card_reads_which() -> None:
    start = deal(quartett.game("nox", 3).start(), 7)
    assert told(start, 0, "en", NAMES) == "Round 1 begins, and you start. You are dealt 7."
    assert told(start, 1, "en", NAMES) == "Round 1 begins, and Ada starts."
    drawn = deal(lay(table("-/-/-", "1,2,3/4,5,6/7,8,9"), "1>1"), 15)
    assert told(drawn, 0, "en", NAMES) == "You draw 15."
    assert told(drawn, None, "de", NAMES) == "Ada zieht eine Karte."
    position = table("1+2+3/4/-", "1,1,1/2,2,2/3,3,3", pile="9", end_on_empty_pile=True)
    assert told(deal(lay(position, "1>0:1"), 9), 1, "en", NAMES).startswith(
        "Ada draws a card. The pile is empty now. That ends round 1. "
        "Ada scores 6 points and now has 6. You score nothing: green and orange are missing."
    )
