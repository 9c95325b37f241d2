"""What the rules report: worked examples of the rules, previews, log lines, and random games."""

import random
from itertools import pairwise

import pytest

import quartett
from nmbrs.tables import play, random_game, scores, table
from nmbrs.test_twin import GAMES, MANY_JOKERS, favoured
from quartett import Game, Position
from quartett.compiled import compiling
from quartett.effects import Note
from quartett.games.nmbrs.moves import CARDS
from quartett.layout import Viewer
from wording import told, would

NAMES = ["Ada", "Ben", "Cem"]
STEPS = 250 if compiling() else 40


def effects(position: Position, viewer: Viewer = None) -> list[str]:
    """What the step that led here did, as these eyes saw it."""
    return [str(effect) for effect in position.game.effects(position, viewer)]


def previewed(position: Position, word: str) -> list[str]:
    """What the word of whoever acts would do."""
    (seat,) = position.game.acting(position)
    return [str(effect) for effect in position.game.preview(position, seat, word)]


# -- the card of a turn: NMB-3, NMB-4, NMB-15 ------------------------------------------------------


def test_a_dealt_card_is_seen_by_its_owner_alone() -> None:
    position = play(quartett.game("nmbrs", 3).start(), "draw 7")
    assert effects(position, 0) == ["dealt seat=0 card=7 colour=green left=103"]
    for viewer in (1, 2, None):
        assert effects(position, viewer) == ["dealt seat=0 card=? colour=? left=103"]
    assert told(position, 0) == "You are dealt green 7."
    assert told(position, 1, names=NAMES) == ""  # not worth a line


def test_the_first_open_card_begins_the_first_turn() -> None:
    start = quartett.game("nmbrs", 2, variant="simple", deal=1, start=1).start()
    assert effects(play(start, "draw 1", "draw 2", "turn joker-blue")) == [
        "turned-up card=joker-blue colour=blue left=51",
        "turn-began seat=1",
        "asked seat=1 turn=1 card=joker-blue colour=blue",
    ]


def test_the_top_card_is_taken_left_or_taken_out_of_turn() -> None:
    position = table("1", "2", open="50 60", phase="asking")
    assert effects(play(position, "take")) == ["took seat=0 card=60 colour=orange out_of_turn=no"]
    asked = play(position, "pass")
    assert effects(asked) == [
        "passed seat=0 card=60 colour=orange",
        "asked seat=1 turn=0 card=60 colour=orange",
    ]
    assert effects(play(asked, "take")) == [
        "took seat=1 card=60 colour=orange out_of_turn=yes",
        "must-draw seat=1",
    ]
    assert effects(play(asked, "take", "draw 77"), 1) == [
        "drew seat=1 card=77 colour=blue left=99",
        "asked seat=0 turn=0 card=50 colour=orange",
    ]
    assert effects(play(asked, "pass")) == [
        "passed seat=1 card=60 colour=orange",
        "must-draw seat=0",
    ]
    assert effects(play(asked, "pass", "draw 77")) == ["drew seat=0 card=? colour=? left=99"]
    assert would(position, 0, "take", names=NAMES) == "takes orange 60"
    assert would(position, 0, "pass", names=NAMES) == "leaves orange 60; Ben is asked next"
    assert would(asked, 1, "take") == "takes orange 60; you draw a face-down card"
    assert would(asked, 1, "pass", names=NAMES) == "leaves orange 60; Ada draws a face-down card"
    assert told(play(asked, "take"), 0, "de", NAMES) == (
        "Ben nimmt die orange 60 außer der Reihe und muss noch ziehen."
    )


def test_without_a_face_down_card_the_player_at_turn_goes_without() -> None:
    position = table("1", "2", open="60", pile="", phase="asking")
    assert effects(play(position, "pass")) == [
        "passed seat=0 card=60 colour=orange",
        "went-without seat=0",
    ]
    assert would(position, 0, "pass") == "leaves orange 60; you go without a card"


def test_an_empty_pile_is_refilled_from_the_open_one() -> None:
    drawn = play(table("1", "2", open="60", pile="70", phase="drawing"), "draw 70")
    assert effects(drawn, 0) == ["drew seat=0 card=70 colour=orange left=0", "shuffled cards=100"]
    bare = [f"{number},red,1" for number in range(1, 8)]
    deck = "\n".join(["card,colour,value", *bare])
    position = table("1 2", "3", deck=deck, open="4 5 6 7", pile="")
    assert effects(play(position, "discard 2")) == [
        "discarded seat=0 card=2 colour=red worth=1 left=1",
        "shuffled cards=4",
        "turn-began seat=1",
        "asked seat=1 turn=1 card=2 colour=red",
    ]
    assert would(position, 0, "discard 2").endswith("; the open cards are shuffled into a new pile")


# -- rows: NMB-5 to NMB-10 -------------------------------------------------------------------------


def test_a_row_from_the_hand_opens_and_is_doubled() -> None:
    position = table("10 15 20 97", "1")
    lines = [
        "laid seat=0 how=lay first=10 step=5 length=3",
        "placed seat=0 card=10 colour=red number=10",
        "placed seat=0 card=15 colour=orange number=15",
        "placed seat=0 card=20 colour=green number=20",
        "scored seat=0 points=8 doubled=different score=58 base=4",
        "opened seat=0",
    ]
    assert previewed(position, "lay 10-15-20") == lines
    assert effects(play(position, "lay 10-15-20")) == lines
    assert would(position, 0, "lay 10-15-20") == (
        "scores 8 points, doubled: all different colours; opens the table"
    )
    assert told(play(position, "lay 10-15-20"), 1, names=NAMES) == (
        "Ada lays 10-15-20. Ada scores 8 points, doubled: all different colours. Ada has opened."
    )


def test_growing_names_every_row_that_becomes_part_of_the_new_one() -> None:
    position = table("12 97", "1", rows="3-6-9 15r-18-21", opened="0")
    assert effects(play(position, "grow 3-6-9-12-15-18-21")) == [
        "laid seat=0 how=grow first=3 step=3 length=7",
        "joined first=3 step=3 length=3 jokers=-",
        "joined first=15 step=3 length=3 jokers=red",
        "placed seat=0 card=12 colour=green number=12",
        "scored seat=0 points=1 doubled=no score=51 base=1",
    ]


def test_a_row_in_between_grows_too() -> None:
    position = table("15 25 97", "1", rows="10-20-30", opened="0")
    assert effects(play(position, "grow 10-15-20-25-30"))[:4] == [
        "laid seat=0 how=grow first=10 step=5 length=5",
        "joined first=10 step=10 length=3 jokers=-",
        "placed seat=0 card=15 colour=orange number=15",
        "placed seat=0 card=25 colour=blue number=25",
    ]


def test_it_is_asked_which_lying_joker_a_row_goes_across() -> None:
    position = table("9 11 99", "1", rows="10-20-30 5-10r-15", opened="0")
    asked = play(position, "cross 9-10-11")
    assert effects(asked) == [
        "planned seat=0 how=cross first=9 step=1 length=3",
        "joker-asked seat=0 joker=red",
    ]
    assert effects(play(asked, "with joker-red"), 1) == [
        "joker-answered seat=0 joker=red answer=with",
        "laid seat=0 how=cross first=9 step=1 length=3",
        "crossed card=joker-red colour=red number=10",
        "placed seat=0 card=9 colour=orange number=9",
        "placed seat=0 card=11 colour=blue number=11",
        "scored seat=0 points=10 doubled=different score=60 base=5",
    ]
    assert "crossed card=10 colour=red number=10" in effects(play(asked, "without joker-red"))
    assert would(position, 0, "cross 9-10-11") == "asks whether the row takes in the red joker"
    assert would(asked, 0, "with joker-red") == "scores 10 points, doubled: all different colours"


# -- jokers: NMB-6, NMB-11 -------------------------------------------------------------------------


def test_saying_a_joker_tells_its_owner_alone_what_it_could_earn() -> None:
    position = table("10 15 20 25 16 24 *r 97", "1", rows="3-6-9", opened="0")
    said = play(position, "joker-red as 8")
    assert effects(said, 0) == [
        "said seat=0 joker=red number=8",
        "could-lay seat=0 points=4 first=8 step=8 length=3",
    ]
    for viewer in (1, None):
        assert effects(said, viewer) == [
            "said seat=0 joker=red number=8",
            "could-lay seat=0 points=? first=? step=? length=?",
        ]
    assert would(position, 0, "joker-red as 8") == ("then up to 4 points with 8-16-24")
    assert told(said, 1, "de", NAMES) == "Ada erklärt den roten Joker zur 8."
    assert effects(play(said, "lay 8-16-24"))[1:3] == [
        "placed seat=0 card=joker-red colour=red number=8",
        "placed seat=0 card=16 colour=red number=16",
    ]


def test_where_two_jokers_are_needed_the_first_one_earns_nothing_yet() -> None:
    position = table("10 *r *b 99 98", "1")
    assert would(position, 0, "joker-red as 20") == "then another joker must be given a number"


def test_a_swap_reports_the_number_that_takes_the_joker_s_place() -> None:
    position = table("20 70 77 99", "1", rows="10-20r-30", opened="0")
    assert effects(play(position, "swap joker-red")) == [
        "swapped seat=0 joker=red number=20 colour=green"
    ]
    assert would(position, 0, "swap joker-red", "de") == (
        "tauscht die 20 aus der Hand gegen den roten Joker, der sofort ausgelegt wird"
    )


# -- the end of a turn, a round and the game: NMB-12 to NMB-16 -------------------------------------


def test_a_discard_tells_what_is_left_and_who_is_next() -> None:
    position = table("17 97", "1")
    lines = [
        "discarded seat=0 card=97 colour=green worth=3 left=1",
        "turn-began seat=1",
        "asked seat=1 turn=1 card=97 colour=green",
    ]
    assert previewed(position, "discard 97") == lines
    assert effects(play(position, "discard 97")) == lines
    assert would(position, 0, "discard 97") == "discards green 97, worth 3; one card stays in hand"


def test_the_last_card_ends_the_round_and_nobody_foresees_what_others_hold() -> None:
    position = table("17", "1 2", "3 *g")
    ending = ["discarded seat=0 card=17 colour=red worth=3 left=0", "went-out seat=0"]
    assert previewed(position, "discard 17") == ending
    assert would(position, 0, "discard 17") == (
        "discards red 17, worth 3; the last card ends the round"
    )
    after = play(position, "discard 17")
    assert effects(after) == [
        *ending,
        "round-ended round=1 why=went-out",
        "hand-left seat=0 cards=0 points=0 score=50",
        "hand-left seat=1 cards=2 points=6 score=44",
        "hand-left seat=2 cards=2 points=3 score=47",
        "round-began round=2 seat=1",
    ]
    assert told(after, 1, names=NAMES) == (
        "Ada discards red 17. That was Ada’s last card! Round 1 is over. "
        "Ada loses nothing and stays at 50. "
        "You lose 6 points for 2 cards in hand and now have 44. "
        "Cem loses 3 points for 2 cards in hand and now has 47. "
        "Round 2 begins, and you start."
    )


@pytest.mark.parametrize(
    ("reached", "rounds", "why"), [("120/50", 20, "went-out"), ("60/50", 1, "rounds-played")]
)
def test_the_end_of_the_game_has_a_reason(reached: str, rounds: int, why: str) -> None:
    after = play(table("17", "1", scores=reached, rounds=rounds), "discard 17")
    assert effects(after)[-1] == f"game-over why={why}"


def test_the_pile_that_runs_out_again_ends_the_round() -> None:
    position = table("1", "2", open="50 60", pile="70", phase="drawing", ran_out=1)
    lines = effects(play(position, "draw 70"))
    assert lines[1] == "round-ended round=1 why=pile-ran-out"
    assert "went-out seat=0" not in lines
    assert told(play(position, "draw 70"), None, "nl").startswith(
        "seat 0 trekt een kaart. De stapel is weer op: ronde 1 is voorbij."
    )


def test_the_simple_game_ends_turns_without_a_discard_and_rounds_with_a_row() -> None:
    position = table("10 20 30", "1", variant="simple", open="40")
    assert effects(play(position, "done")) == [
        "finished seat=0 left=3",
        "turn-began seat=1",
        "asked seat=1 turn=1 card=40 colour=orange",
    ]
    assert effects(play(position, "lay 10-20-30"))[4:7] == [
        "scored seat=0 points=3 doubled=no score=53 base=3",
        "opened seat=0",
        "went-out seat=0",
    ]
    assert would(position, 0, "lay 10-20-30") == (
        "scores 3 points; opens the table; the last card ends the round"
    )


# -- random games ----------------------------------------------------------------------------------


def placed(notes: tuple[Note, ...]) -> set[int]:
    return {CARDS.index(str(note["card"])) for note in notes if note.kind == "placed"}


def compare(game: Game, seed: int) -> set[str]:
    """Play on by chance: effects and rows say the same, and previews come true; the kinds met."""
    rng, position, met = random.Random(seed), game.start(), set[str]()
    for _ in range(STEPS):
        if game.result(position):
            break
        if odds := game.odds(position):
            after = game.happen(position, rng.choice(sorted(odds)))
        else:
            (seat,) = game.acting(position)
            word = favoured(rng, game.choices(position, seat))
            foreseen = game.preview(position, seat, word)
            after = game.play(position, {seat: word})
            assert game.effects(after, seat)[: len(foreseen)] == foreseen
        compare_step(position, after)
        met |= {effect.kind for effect in game.effects(after, None)}
        position = after
    return met


def compare_step(before: Position, after: Position) -> None:
    """What was reported is the difference between the two tables."""
    notes = after.game.effects(after, None)
    reached = scores(before)
    for note in notes:
        if note.kind in ("scored", "hand-left"):
            gained = int(str(note["points"]))
            reached[int(str(note["seat"]))] += gained if note.kind == "scored" else -gained
            assert note["score"] == reached[int(str(note["seat"]))]
    assert reached == scores(after)
    ended = [note for note in notes if note.kind == "round-ended"]
    assert bool(ended) == any(note.kind in ("round-began", "game-over") for note in notes)
    assert len([note for note in notes if note.kind == "hand-left"]) == (
        after.game.seats if ended else 0
    )
    if not ended and placed(notes):
        new = after.fields.table - before.fields.table
        assert placed(notes) == {card for card, n in enumerate(new.tolist()) if n}


@pytest.mark.parametrize(("variant", "rows"), GAMES)
@pytest.mark.parametrize("seats", [2, 5] if compiling() else [3])
def test_reports_agree_with_the_tables(seats: int, variant: str, rows: str) -> None:
    compare(quartett.game("nmbrs", seats, variant=variant, rows=rows, rounds=3, deal=4), seats)


@pytest.mark.skipif(not compiling(), reason="many games take minutes interpreted")
def test_everything_that_can_happen_does() -> None:
    met = set[str]()
    for seed in range(8):
        for variant, rows in GAMES:
            game = quartett.game(
                "nmbrs", 2, variant=variant, rows=rows, deck=MANY_JOKERS, deal=6, rounds=2
            )
            met |= compare(game, seed)
    assert met == set(quartett.game("nmbrs").effect_kinds.titles)


def test_a_seat_reads_nothing_that_it_does_not_see() -> None:
    game = quartett.game("nmbrs", 3, rounds=2)
    for before, after in pairwise(random_game(game, 4, STEPS)):
        if game.odds(before) and not game.sees(before, None):
            (hidden,) = [note for note in game.effects(after, None) if "card" in note.details][:1]
            assert hidden["card"] is None
            assert hidden["colour"] is None
