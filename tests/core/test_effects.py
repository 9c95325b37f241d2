"""Effects: how they are declared, what rules report, and who sees which details."""

import os
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quartett
from quartett import Position
from quartett.analysis.playthrough import random_record
from quartett.compiled import _code_size, rule
from quartett.effects import (
    NO_DETAILS,
    Detail,
    EffectKind,
    Note,
    NoteKinds,
    RefusalKind,
    number,
    private,
    reveals,
    seat,
    word,
)
from quartett.kit import note, noting, refuse
from quartett.layout import MOST_NOTES, NOTE_WIDTH, SEATS, UNKNOWN, Layout, public
from quartett.texts import word_notes

TESTS = Path(__file__).parents[1]
SUITS = ("red", "blue")


class Effect(EffectKind):
    """A few of each sort."""

    DREW = {"seat": seat(), "card": private("seat", SUITS)}  # noqa: RUF012
    SHOWED_ALL = reveals(card=word(*SUITS), seat=seat())
    ROUND_ENDED = NO_DETAILS


class Refusal(RefusalKind):
    """With rules."""

    NOT_IN_HAND = "ABC-1", {"card": word(*SUITS)}
    GAME_IS_OVER = "ABC-2"


class Table(Layout, most_seats=2):
    """Something to report on."""

    scores: Any = public(SEATS)


def rows(*notes: tuple[int, ...]) -> Any:
    """Notes as rules write them."""
    written = [[*row, *[0] * (NOTE_WIDTH - len(row))] for row in notes]
    return np.array(written, np.int32).reshape(-1, NOTE_WIDTH)


def room() -> Any:
    """A row with room for notes, as a record."""
    return np.zeros(Table.noting.itemsize, np.uint8).view(Table.noting)[0]


# -- declaring -------------------------------------------------------------------------------------


def test_kinds_are_numbered_in_order_and_know_their_details() -> None:
    assert [int(kind) for kind in Effect] == [0, 1, 2]
    assert [kind.title for kind in Effect] == ["drew", "showed-all", "round-ended"]
    assert list(Effect.DREW.details) == ["seat", "card"]
    kinds = NoteKinds(Effect)
    assert kinds.sizes.tolist() == [2, 2, 0]
    assert kinds.reveals.tolist() == [False, True, False]
    assert kinds.seat_places.tolist() == [1, 2, 0]
    assert kinds.by_title["drew"] is Effect.DREW


def test_refusals_know_their_rules() -> None:
    assert [kind.rule for kind in Refusal] == ["ABC-1", "ABC-2"]
    assert Refusal.NOT_IN_HAND.details == {"card": word(*SUITS)}
    assert Refusal.GAME_IS_OVER.details == {}


def test_a_kind_has_at_most_five_details() -> None:
    with pytest.raises(TypeError, match="expected at most 5 details; got a, b, c, d, e, f"):

        class Wordy(EffectKind):
            ONE = dict.fromkeys("abcdef", number())


def test_a_detail_has_at_most_128_words() -> None:
    assert word(*range(128)).words is not None
    with pytest.raises(TypeError, match="expected at most 128 words for a detail; got 129"):
        word(*range(129))
    with pytest.raises(TypeError, match="got 200"):
        private("seat", range(200))


def test_only_a_seat_owns_a_private_detail() -> None:
    with pytest.raises(TypeError, match="expected a seat in 'card', which owns another detail"):

        class Odd(EffectKind):
            ONE = {"card": number(), "secret": private("card")}  # noqa: RUF012


def test_a_game_without_effects_has_no_kinds() -> None:
    kinds = NoteKinds(())
    assert kinds.read([]) == ()
    assert kinds.rows(rows(), None) == []


# -- reading ---------------------------------------------------------------------------------------


def test_a_note_is_a_value_with_a_text() -> None:
    (drew, ended) = NoteKinds(Effect).read([[0, 1, 1], [2]])
    assert str(drew) == "drew seat=1 card=blue"
    assert str(ended) == "round-ended"
    assert (drew.kind, drew["seat"], drew["card"]) == ("drew", 1, "blue")
    assert drew == Note("drew", {"seat": 1, "card": "blue"})
    assert hash(drew) == hash(Note("drew", {"seat": 1, "card": "blue"}))
    assert drew != ended
    assert drew != "drew seat=1 card=blue"
    assert eval(repr(drew)) == drew


def test_a_private_detail_is_seen_by_its_owner_only() -> None:
    kinds, notes = NoteKinds(Effect), rows((0, 1, 1), (2,))
    assert kinds.rows(notes, 1) == [[0, 1, 1], [2]]
    for viewer in (0, None):
        assert kinds.rows(notes, viewer) == [[0, 1, UNKNOWN], [2]]
    (hidden, _) = kinds.read(kinds.rows(notes, None))
    assert str(hidden) == "drew seat=1 card=?"
    assert hidden["card"] is None


def test_private_details_name_the_place_of_their_owner() -> None:
    places = NoteKinds(Effect).owner_places
    assert places[Effect.DREW, :3].tolist() == [0, 0, 1]
    assert places.sum() == 1


def test_joined_notes_are_split_again() -> None:
    kinds, notes = NoteKinds(Effect), [[0, 1, 1], [2], [1, 0, 1]]
    flat = [number for row in notes for number in row]
    assert list(kinds.split(flat)) == notes
    assert kinds.flat(rows(*map(tuple, notes)), 1) == flat


def test_an_unknown_detail_has_no_value() -> None:
    assert Detail(SUITS).read(UNKNOWN) is None
    assert number().read(-3) == -3


# -- reporting -------------------------------------------------------------------------------------


def test_rules_write_notes_into_a_row_with_room() -> None:
    position = room()
    assert noting(position)
    note(position, Effect.DREW, 1, 1)
    assert refuse(position, Refusal.GAME_IS_OVER) == 1
    assert position.noted == 2
    assert position.notes[:2].tolist() == rows((0, 1, 1), (1,)).tolist()


def test_a_row_without_room_gets_no_notes() -> None:
    row = Table.empty()
    position = Table.read(row)
    assert not noting(position)
    note(position, Effect.DREW, 1, 1)
    assert not row.any()


def test_a_compiled_rule_writes_notes_only_into_a_row_with_room() -> None:
    compiled, plain, roomy = rule(reporting), Table.read(Table.empty()), room()
    for position in (plain, roomy):
        compiled(position, 1)
        assert position.scores.tolist() == [0, 1]
    assert roomy.noted == 2
    assert roomy.notes[:3].tolist() == rows((0, 1, 0), (2,), ()).tolist()


def test_notes_that_do_not_fit_are_counted_but_not_written() -> None:
    position = room()
    position.scores[:] = 7
    for _ in range(MOST_NOTES + 4):
        note(position, Effect.SHOWED_ALL, 1, 1)
    assert position.noted == MOST_NOTES + 4
    assert position.notes[:, 0].tolist() == [1] * MOST_NOTES
    assert position.scores.tolist() == [7, 7]


def test_fields_may_not_take_the_names_of_notes() -> None:
    with pytest.raises(TypeError, match="noted: the notes of a row use this name"):
        type("Odd", (Layout,), {"noted": public(), "__annotations__": {"noted": int}}, most_seats=1)


def silent(position: Any, seat: int) -> None:
    position.scores[seat] += 1


def reporting(position: Any, seat: int) -> None:
    note(position, Effect.DREW, seat, position.scores[seat])
    position.scores[seat] += 1
    note(position, Effect.ROUND_ENDED)


def test_notes_do_not_count_towards_the_size_of_a_rule() -> None:
    """A rule is built into its callers if it is short, whatever it reports."""
    assert len(reporting.__code__.co_code) > 2 * len(silent.__code__.co_code)
    assert abs(_code_size(reporting) - _code_size(silent)) <= 8
    assert _code_size(silent) == len(silent.__code__.co_code)


# -- a game's effects ------------------------------------------------------------------------------


def test_a_position_keeps_the_effects_of_the_step_that_led_to_it() -> None:
    game = quartett.game("kuhn")
    assert game.effects(game.start(), None) == ()
    position = game.happen(game.start(), "deal Q")
    assert [str(effect) for effect in game.effects(position, 0)] == ["dealt seat=0 card=Q"]
    assert [str(effect) for effect in game.effects(position, 1)] == ["dealt seat=0 card=?"]
    position = game.happen(position, "deal K")
    assert [str(effect) for effect in game.effects(position, 1)] == ["dealt seat=1 card=K"]
    assert game.effects(Position(str(position)), None) == ()


def test_equal_positions_are_equal_whatever_led_to_them() -> None:
    game = quartett.game("goofspiel")
    position = game.happen(game.start(), "prize 3")
    assert position == game.parse(str(position))
    assert len(position.notes) == 1


def test_a_preview_ends_before_anything_is_revealed() -> None:
    game = quartett.game("kuhn")
    position = game.start()
    for event in ("deal Q", "deal K"):
        position = game.happen(position, event)
    position = game.play(position, {0: "bet"})
    assert [str(e) for e in game.preview(position, 1, "bet")] == ["spoke seat=1 word=bet"]
    assert [str(e) for e in game.preview(position, 1, "pass")] == [
        "spoke seat=1 word=pass",
        "scored seat=0 points=1",
        "scored seat=1 points=-1",
        "game-over why=fold",
    ]
    shown = game.effects(game.play(position, {1: "bet"}), None)
    assert [str(e) for e in shown] == [
        "spoke seat=1 word=bet",
        "showed seat=0 card=Q",
        "showed seat=1 card=K",
        "scored seat=0 points=-2",
        "scored seat=1 points=2",
        "game-over why=showdown",
    ]


def test_when_several_choose_a_preview_concerns_its_own_seat() -> None:
    game = quartett.game("goofspiel", seats=3)
    position = game.happen(game.start(), "prize 3")
    assert [str(e) for e in game.preview(position, 1, "bid 2")] == ["spent seat=1 left=3"]


def test_previews_that_do_not_fit_are_written_again_with_more_room() -> None:
    game = quartett.game("tictactoe")
    position = game.start()
    expected = game.previews(position, 0)
    game.engine.scratch.out = np.empty(3, np.int64)
    assert game.previews(position, 0) == expected
    assert len(game.engine.scratch.out) >= len(expected)


def test_readers_are_addressed_and_others_are_named() -> None:
    game = quartett.game("kuhn")
    position = game.happen(game.start(), "deal Q")

    def told(viewer: int | None) -> list[str]:
        return word_notes(game, game.effects(position, viewer), "effect", "en", viewer, ["A", "B"])

    assert told(0) == ["You are dealt Q."]
    assert told(1) == told(None) == ["A is dealt a card."]
    assert word_notes(game, game.effects(position, None), "preview") == []


def test_effects_are_the_same_interpreted() -> None:
    code = """
from core.test_effects import effects_of
print(effects_of("leduc"))
print(effects_of("zoinx"))
"""
    answers = set()
    for interpreted in ("0", "1"):
        environment = {
            **os.environ,
            "NUMBA_DISABLE_JIT": interpreted,
            "PYTHONPATH": str(TESTS),
            "QUARTETT_GAMES": str(TESTS / "toys"),
        }
        run = [sys.executable, "-c", code]
        answer = subprocess.run(run, env=environment, capture_output=True, text=True, check=True)
        answers.add(answer.stdout)
    assert len(answers) == 1
    assert "showed" in answers.pop()


def effects_of(name: str) -> list[str]:
    """All effects and previews of a random game."""
    record = random_record(quartett.game(name), random.Random(2))
    game, found = record.game, []
    for position in record.positions():
        found += [str(effect) for effect in game.effects(position, 0)]
        found += [
            str(effect)
            for seat in game.acting(position)
            for choice in game.choices(position, seat)
            for effect in game.preview(position, seat, choice)
        ]
    return found
