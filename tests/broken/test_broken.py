"""Every law catches a game that breaks it: Kuhn poker with one deliberate mistake each."""

import random
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

import quartett
from laws import laws
from laws.compiled_laws import first_fault
from quartett import Game, games
from quartett.analysis.playthrough import random_record

ABOUT = "from dataclasses import replace\nfrom quartett.games.kuhn import ABOUT\n"
RULES = """
import numpy as np
from quartett.games.kuhn.rules import *
from quartett.games.kuhn import rules as kuhn
from quartett.games.kuhn.effects import Effect
from quartett.kit import note, offer, put, rule, take
from quartett.layout import SEATS, Layout, hidden, private, public
"""
EFFECTS = "from quartett.games.kuhn.effects import Effect\n"
REFUSALS = """
from quartett.games.kuhn import refusals as kuhn
from quartett.games.kuhn.refusals import Refusal
from quartett.kit import ALLOWED, refuse, rule
forbids = kuhn.forbids
"""
Breaks = Callable[..., Game]


@pytest.fixture
def breaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Breaks:
    """Makes a game out of Kuhn poker and a mistake."""
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])

    def make(name: str, rules: str = "", **mistakes: str) -> Game:
        folder = tmp_path / name
        shutil.copytree(games.package("kuhn").__path__[0] + "/texts", folder / "texts")
        (folder / "__init__.py").write_text(ABOUT + mistakes.get("about", ""))
        (folder / "rules.py").write_text(RULES + rules)
        (folder / "effects.py").write_text(mistakes.get("effects", EFFECTS))
        (folder / "refusals.py").write_text(REFUSALS + mistakes.get("refusals", ""))
        (folder / "perft.txt").write_text(mistakes.get("perft", ""))
        if "texts" in mistakes:
            (folder / "texts" / "en.ftl").write_text(mistakes["texts"])
        return quartett.game(name)

    return make


def obeys(game: Game, law: Callable[..., None]) -> None:
    """Runs a law over a few games."""
    for seed in range(8):
        rng = random.Random(seed)
        law(game, random_record(game, rng), rng)


def test_the_unbroken_game_obeys(breaks: Breaks) -> None:
    game = breaks("kuhn_itself")
    for law in (
        laws.law_1_exactly_one_holds,
        laws.law_2_what_is_offered_is_accepted_and_nothing_else,
        laws.law_4_text_round_trips,
        laws.law_5_a_record_folds_to_what_was_played,
        laws.law_6_nothing_leaks,
        laws.law_7_records_and_views_tell_the_same,
        laws.law_8_cards_are_conserved,
        laws.law_14_a_word_is_refused_exactly_when_it_is_not_offered,
        laws.law_15_what_was_previewed_is_what_happens,
        laws.law_16_effects_tell_no_more_than_views,
    ):
        obeys(game, law)
    laws.law_11_every_effect_and_refusal_has_its_texts(game)
    assert first_fault(game, 20, 1) == "fine"


def test_law_1_catches_a_choice_while_chance_is_due(breaks: Breaks) -> None:
    game = breaks(
        "speaks_too_early",
        """
@rule
def choices(position, seat, allowed):
    if kuhn.ending(position) != 0 or seat != position.spoken % 2:
        return 0
    return offer(allowed, offer(allowed, 0, PASS), BET)
""",
    )
    with pytest.raises(AssertionError, match="over, chance, choices"):
        obeys(game, laws.law_1_exactly_one_holds)
    assert first_fault(game, 3, 1).startswith("law 1: not exactly one")


def test_law_1_catches_a_table_where_nothing_happens(breaks: Breaks) -> None:
    game = breaks("stuck", "@rule\ndef choices(position, seat, allowed):\n    return 0\n")
    record = quartett.Record(game).happen("deal J").happen("deal Q")
    with pytest.raises(AssertionError, match="over, chance, choices"):
        laws.law_1_exactly_one_holds(game, record, random.Random(1))


def test_law_2_catches_a_move_offered_twice(breaks: Breaks) -> None:
    game = breaks(
        "stutters",
        """
@rule
def choices(position, seat, allowed):
    offered = kuhn.choices(position, seat, allowed)
    return offer(allowed, offered - 1, PASS) if offered else 0
""",
    )
    with pytest.raises(AssertionError, match="offered twice"):
        obeys(game, laws.law_2_what_is_offered_is_accepted_and_nothing_else)
    assert first_fault(game, 3, 1).startswith("law 2: a choice twice")


def test_law_2_catches_a_move_that_leads_out_of_bounds(breaks: Breaks) -> None:
    game = breaks(
        "overflows",
        """
@rule
def resolve(position, moves):
    kuhn.resolve(position, moves)
    position.left = 7
""",
    )
    record = quartett.Record(game).happen("deal J").happen("deal Q")
    with pytest.raises(AssertionError, match="left too high"):
        laws.law_2_what_is_offered_is_accepted_and_nothing_else(game, record, random.Random(1))
    assert first_fault(game, 3, 1).startswith("law 2: odds")


def test_law_2_catches_a_number_that_its_field_cannot_hold(breaks: Breaks) -> None:
    game = breaks(
        "talks_too_long",
        """
@rule
def happen(position, event):
    kuhn.happen(position, event)
    position.spoken = 4
""",
    )
    assert first_fault(game, 3, 1).startswith("law 2: a field out of its bounds")


def test_law_3_catches_a_game_longer_than_declared(breaks: Breaks) -> None:
    game = breaks("drags_on", about="ABOUT = replace(ABOUT, longest=3)")
    with pytest.raises(AssertionError):
        laws.law_3_games_end(game)
    assert first_fault(game, 3, 1, most_steps=2).startswith("law 3: no end")


def test_law_4_catches_two_values_with_one_name(breaks: Breaks) -> None:
    game = breaks(
        "mumbles",
        """
class State(kuhn.State, most_seats=2):
    hands: Grid = private(SEATS, cards=CARDS, deck="deck", size="held")
    held: Ints = public(SEATS, high=1)
    pile: Ints = hidden(cards=CARDS, deck="deck", size="left")
    left: int = public(high=3)
    shown: Grid = public(SEATS, cards=CARDS, deck="deck")
    said: Ints = public(3, names=("word", "word", "-"))
    spoken: int = public(high=3)
""",
    )
    with pytest.raises(AssertionError):
        obeys(game, laws.law_4_text_round_trips)


MOODY = """
MOOD = np.zeros(1, np.int64)

@rule
def happen(position, event):
    MOOD[0] += 1
    kuhn.happen(position, event if MOOD[0] % 3 or not position.pile[0] else 0)
"""


def test_law_5_catches_a_fold_that_depends_on_something_else(breaks: Breaks) -> None:
    game = breaks("moody", MOODY)
    with pytest.raises(AssertionError):
        obeys(game, laws.law_5_a_record_folds_to_what_was_played)


def test_law_6_catches_choices_that_depend_on_a_hidden_card(breaks: Breaks) -> None:
    game = breaks(
        "peeks",
        """
@rule
def choices(position, seat, allowed):
    offered = kuhn.choices(position, seat, allowed)
    return 1 if offered and position.hands[1 - seat, 2] else offered
""",
    )
    with pytest.raises(AssertionError):
        obeys(game, laws.law_6_nothing_leaks)


def test_law_6_catches_a_hidden_card_that_decides_in_the_dark(breaks: Breaks) -> None:
    game = breaks(
        "never_shows",
        """
@rule
def score(position, seat):
    return position.hands[seat, 2]

@rule
def resolve(position, moves):
    position.said[position.spoken] = moves[position.spoken % 2]
    position.spoken += 1
""",
    )
    with pytest.raises(AssertionError):
        obeys(game, laws.law_6_nothing_leaks)


def test_law_7_catches_a_record_that_shows_what_views_hide(breaks: Breaks) -> None:
    game = breaks("blabs", "@rule\ndef sees(position, seat):\n    return True\n")
    with pytest.raises(AssertionError, match="deal"):
        obeys(game, laws.law_7_records_and_views_tell_the_same)


def test_law_7_catches_a_record_that_hides_what_views_show(breaks: Breaks) -> None:
    game = breaks("clams_up", "@rule\ndef sees(position, seat):\n    return False\n")
    with pytest.raises(AssertionError, match="deal"):
        obeys(game, laws.law_7_records_and_views_tell_the_same)


def test_law_8_catches_a_lost_card(breaks: Breaks) -> None:
    game = breaks(
        "loses_a_card",
        """
@rule
def happen(position, event):
    take(position.pile, event)
    position.left -= 1
""",
    )
    record = quartett.Record(game).happen("deal J")
    with pytest.raises(AssertionError):
        laws.law_8_cards_are_conserved(game, record, random.Random(1))
    assert first_fault(game, 3, 1).startswith("law 8: a card lost")


def test_law_9_catches_arithmetic_that_differs_when_compiled(breaks: Breaks) -> None:
    game = breaks(
        "of_two_minds",
        """
@rule
def happen(position, event):
    kuhn.happen(position, event)
    if (position.held[0] + 199) * position.held[0] * 200 > 32767:
        position.spoken = 0
    else:
        position.spoken = 2
""",
    )
    with pytest.raises(AssertionError):
        laws.law_9_compiled_and_interpreted_agree(game, games=3)


def test_law_10_catches_a_game_with_state_outside_the_row(breaks: Breaks) -> None:
    game = breaks("moody_again", MOODY)

    def several_seeds() -> None:
        for seed in range(8):
            laws.law_10_same_seed_same_record(game, seed)

    with pytest.raises(AssertionError):
        several_seeds()


def test_law_11_catches_a_rule_without_a_test_and_one_without_a_text(breaks: Breaks) -> None:
    game = breaks("unexplained", about="ABOUT = replace(ABOUT, rules=('KHN-1',))")
    with pytest.raises(AssertionError, match="no test for KHN-1"):
        laws.law_11_every_rule_is_tested_and_explained(game, "def test_something_else(): ...")
    with pytest.raises(LookupError, match="KHN-1"):
        laws.law_11_every_rule_is_tested_and_explained(game, "def test_KHN_1_cards(): ...")


def test_law_11_catches_an_ending_nobody_has_played(breaks: Breaks) -> None:
    with pytest.raises(AssertionError):
        laws.law_11_every_ending_has_been_played(breaks("unplayed"))


def test_law_12_catches_a_tree_of_another_size(breaks: Breaks) -> None:
    game = breaks("miscounted", perft="# kuhn\n0 1 0 0 0\n")
    with pytest.raises(AssertionError, match="deal J: "):
        laws.law_12_the_tree_has_its_size(game)


def test_law_13_catches_a_stacked_deck(breaks: Breaks) -> None:
    game = breaks(
        "stacked",
        """
@rule
def odds(position, weights):
    total = kuhn.odds(position, weights)
    if total > 0:
        weights[2] *= 9
        total = weights[0] + weights[1] + weights[2]
    return total
""",
    )
    with pytest.raises(AssertionError):
        laws.law_13_worlds_are_even(game, random.Random(13), depth=4)


def test_law_9_catches_effects_that_differ_when_compiled(breaks: Breaks) -> None:
    game = breaks(
        "reports_another_number",
        """
@rule
def happen(position, event):
    kuhn.happen(position, event)
    big = (position.held[0] + 199) * position.held[0] * 200
    note(position, Effect.SCORED, 0, 1 if big > 32767 else 0)
""",
    )
    with pytest.raises(AssertionError):
        laws.law_9_compiled_and_interpreted_agree(game, games=3)


def test_law_11_catches_an_effect_nobody_has_played(breaks: Breaks) -> None:
    with pytest.raises(AssertionError, match="in no game of played/: dealt"):
        laws.law_11_every_effect_has_been_played(breaks("never_dealt"))


def test_law_11_catches_an_effect_without_a_text_and_a_text_for_nothing(breaks: Breaks) -> None:
    wordless = breaks("wordless", texts="effect-dealt = A card is dealt.")
    with pytest.raises(AssertionError, match=r"en: no text for .*preview-dealt"):
        laws.law_11_every_effect_and_refusal_has_its_texts(wordless)
    texts = (Path(games.package("kuhn").__path__[0]) / "texts" / "en.ftl").read_text("utf-8")
    wordy = breaks("wordy", texts=texts + "does-bet = bets\n")
    with pytest.raises(AssertionError, match="en: a text for nothing: does-bet"):
        laws.law_11_every_effect_and_refusal_has_its_texts(wordy)


LAW_14 = laws.law_14_a_word_is_refused_exactly_when_it_is_not_offered


def test_law_14_catches_a_word_that_is_neither_offered_nor_refused(breaks: Breaks) -> None:
    game = breaks(
        "says_nothing",
        refusals="""
@rule
def forbids(position, seat, move):
    return ALLOWED if kuhn.ending(position) else kuhn.forbids(position, seat, move)
""",
    )
    with pytest.raises(pytest.fail.Exception, match="neither offered nor refused"):
        obeys(game, LAW_14)


def test_law_14_catches_an_offered_word_that_is_refused(breaks: Breaks) -> None:
    game = breaks(
        "forbids_betting",
        refusals="""
@rule
def forbids(position, seat, move):
    if move:
        return refuse(position, Refusal.NOT_YOUR_TURN, 0)
    return kuhn.forbids(position, seat, move)
""",
    )
    with pytest.raises(pytest.fail.Exception, match="offered and refused"):
        obeys(game, LAW_14)


def test_law_14_catches_a_refusal_that_names_no_rule(breaks: Breaks) -> None:
    game = breaks("lawless", about="ABOUT = replace(ABOUT, rules=('KHN-1',))")
    with pytest.raises(AssertionError, match="no rule 'KHN-deal'"):
        obeys(game, LAW_14)


def test_law_14_catches_a_refusal_that_depends_on_a_hidden_card(breaks: Breaks) -> None:
    game = breaks(
        "peeks_before_it_refuses",
        """
@rule
def choices(position, seat, allowed):
    offered = kuhn.choices(position, seat, allowed)
    return 1 if offered and position.hands[1 - seat, 2] else offered
""",
        refusals="""
@rule
def forbids(position, seat, move):
    if kuhn.forbids(position, seat, move) == ALLOWED and move and position.hands[1 - seat, 2]:
        return refuse(position, Refusal.NOT_YOUR_TURN, 0)
    return kuhn.forbids(position, seat, move)
""",
    )
    with pytest.raises(pytest.fail.Exception, match="offered and refused"):
        obeys(game, LAW_14)


LAW_15 = laws.law_15_what_was_previewed_is_what_happens


def test_law_15_catches_a_preview_that_promises_what_does_not_happen(breaks: Breaks) -> None:
    """Who has the higher card is not known before the cards are shown."""
    game = breaks(
        "promises",
        """
@rule
def resolve(position, moves):
    speaker, best = position.spoken % 2, 1
    if position.hands[1 - speaker, 2] == 1:
        best = 0
    note(position, Effect.SCORED, speaker, best)
    kuhn.resolve(position, moves)
""",
    )
    with pytest.raises(AssertionError, match="previewed"):
        obeys(game, LAW_15)


def test_law_15_catches_a_reveal_that_is_not_declared(breaks: Breaks) -> None:
    """A preview would go on where the cards of others are turned up."""
    game = breaks(
        "shows_without_a_word",
        effects="""
from quartett.effects import EffectKind, number, private, seat, word
from quartett.games.kuhn.effects import CARDS, WORDS

class Effect(EffectKind):
    DEALT = {"seat": seat(), "card": private("seat", CARDS)}
    SPOKE = {"seat": seat(), "word": word(*WORDS)}
    SHOWED = {"seat": seat(), "card": word(*CARDS)}
    SCORED = {"seat": seat(), "points": number()}
    GAME_OVER = {"why": word("fold", "showdown")}
""",
    )
    with pytest.raises(AssertionError, match="previewed"):
        obeys(game, LAW_15)


LAW_16 = laws.law_16_effects_tell_no_more_than_views


def test_law_16_catches_a_hidden_card_in_a_public_detail(breaks: Breaks) -> None:
    game = breaks(
        "deals_aloud",
        effects="""
from quartett.effects import EffectKind, number, reveals, seat, word
from quartett.games.kuhn.effects import CARDS, WORDS

class Effect(EffectKind):
    DEALT = {"seat": seat(), "card": word(*CARDS)}
    SPOKE = {"seat": seat(), "word": word(*WORDS)}
    SHOWED = reveals(seat=seat(), card=word(*CARDS))
    SCORED = {"seat": seat(), "points": number()}
    GAME_OVER = {"why": word("fold", "showdown")}
""",
    )
    with pytest.raises(AssertionError, match="dealt seat="):
        obeys(game, LAW_16)


def test_law_16_catches_an_effect_that_only_some_hidden_cards_have(breaks: Breaks) -> None:
    game = breaks(
        "has_a_tell",
        """
@rule
def resolve(position, moves):
    speaker = position.spoken % 2
    if position.hands[speaker, 0] == 1:
        note(position, Effect.SCORED, speaker, 0)
    kuhn.resolve(position, moves)
""",
    )
    with pytest.raises(AssertionError, match="scored seat="):
        obeys(game, LAW_16)


def test_more_effects_than_a_step_has_room_for_are_caught(breaks: Breaks) -> None:
    game = breaks(
        "chatters",
        """
@rule
def resolve(position, moves):
    kuhn.resolve(position, moves)
    for _ in range(97):
        note(position, Effect.SCORED, 0, 0)
""",
    )
    assert first_fault(game, 3, 1).startswith("effects: more than one step has room for")


@pytest.mark.parametrize("reported", ["99, 0, 0", "Effect.SPOKE, 0, 5", "Effect.SPOKE, 2, 0"])
def test_effects_of_no_kind_or_with_no_such_detail_are_caught(
    breaks: Breaks, reported: str
) -> None:
    game = breaks(
        "raves",
        f"""
@rule
def happen(position, event):
    kuhn.happen(position, event)
    note(position, {reported})
""",
    )
    assert first_fault(game, 3, 1).startswith("effects: of no kind")
