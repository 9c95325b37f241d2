"""The public surface: values in, values out, refusals with a sentence."""

import random
from concurrent.futures import ThreadPoolExecutor

import numpy as np
import pytest

import quartett
from quartett import IllegalMove, IllegalPosition, Position, UnreadableText, View
from quartett.analysis.playthrough import random_record
from quartett.engine.pending import choice_count, first_entry, longest_scan
from quartett.game import GAMES_KEPT


@pytest.fixture
def kuhn() -> Position:
    game = quartett.game("kuhn")
    return game.happen(game.happen(game.start(), "deal Q"), "deal K")


def test_positions_are_values(kuhn: Position) -> None:
    same = Position(str(kuhn))
    assert same == kuhn
    assert hash(same) == hash(kuhn)
    assert kuhn != kuhn.game.start()
    assert kuhn != str(kuhn)
    with pytest.raises(ValueError, match="read-only"):
        kuhn.row[0] = 1


def test_repr_is_code(kuhn: Position) -> None:
    view = kuhn.game.view(kuhn, 1)
    assert eval(repr(kuhn)) == kuhn
    assert eval(repr(view)) == view


def test_views_of_different_viewers_differ(kuhn: Position) -> None:
    game = quartett.game("goofspiel")
    assert game.view(game.start(), 0) != game.view(game.start(), 1)
    assert str(kuhn.game.view(kuhn, 0)).startswith("kuhn eyes=0 seats=2 start=0 | hands=Q/? ")
    assert str(kuhn.game.view(kuhn, None)).startswith("kuhn eyes=spectator seats=2")
    assert View(str(kuhn.game.view(kuhn, None))).viewer is None


def test_a_view_is_not_a_position(kuhn: Position) -> None:
    with pytest.raises(UnreadableText, match="the text of a position"):
        Position(str(kuhn.game.view(kuhn, 0)))
    with pytest.raises(UnreadableText, match="the text of a view"):
        View(str(kuhn))


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", r"expected 'game seats=\.\.\. | field"),
        ("kuhn seats=2 start=0", "expected 'game seats="),
        ("chess seats=2 | a=1", "expected a game"),
        ("kuhn start=0 | left=1", "for 'seats'"),
        ("kuhn seats=2 seats=2 start=0 | left=1", "each name once"),
        ("kuhn seats=2 start | left=1", "expected 'name=value'"),
        ("kuhn eyes=2 seats=2 start=0 | left=1", "'eyes'"),
        ("kuhn seats=2 start=0 | left=1", "it is missing"),
        ("kuhn seats=2 start=0 | lef=1", "got 'lef'"),
    ],
)
def test_unreadable_texts_are_refused(text: str, sentence: str) -> None:
    with pytest.raises(UnreadableText, match=sentence):
        Position(text)


def test_impossible_positions_list_all_their_faults(kuhn: Position) -> None:
    with pytest.raises(IllegalPosition) as refused:
        Position(str(kuhn).replace("hands=Q/K", "hands=Q/Q"))
    assert str(refused.value) == (
        "expected 1 of card Q on the table; counted 2; expected 1 of card K on the table; counted 0"
    )


def test_a_text_of_another_game_is_refused(kuhn: Position) -> None:
    with pytest.raises(UnreadableText, match="expected a text that begins 'goofspiel seats=2"):
        quartett.game("goofspiel").parse(str(kuhn))


def test_events_only_when_chance_is_due(kuhn: Position) -> None:
    game = kuhn.game
    with pytest.raises(IllegalMove, match="a move from seat 0; got the event 'deal J'"):
        game.happen(kuhn, "deal J")
    with pytest.raises(IllegalMove, match=r"now: deal J, deal Q, deal K; got 'deal A'"):
        game.happen(game.start(), "deal A")
    with pytest.raises(IllegalMove, match=r"an event \(deal J, deal Q, deal K\); got 0 bet"):
        game.play(game.start(), {0: "bet"})


def test_moves_from_exactly_the_seats_that_act(kuhn: Position) -> None:
    game = kuhn.game
    for moves in ({}, {1: "bet"}, {0: "bet", 1: "bet"}, {0: "bet", 2: "bet"}):
        with pytest.raises(IllegalMove, match="expected a move from seat 0; got"):
            game.play(kuhn, moves)
    with pytest.raises(IllegalMove, match="expected from seat 0 one of: pass, bet; got 'fold'"):
        game.play(kuhn, {0: "fold"})
    assert game.acting(kuhn) == (0,)
    assert game.choices(kuhn, 1) == ()


def test_events_that_can_no_longer_happen_are_refused() -> None:
    game = quartett.game("kuhn")
    dealt = game.happen(game.start(), "deal Q")
    with pytest.raises(IllegalMove, match=r"now: deal J, deal K; got 'deal Q'"):
        game.happen(dealt, "deal Q")


def test_of_several_moves_the_one_that_is_not_allowed_is_named() -> None:
    game = quartett.game("goofspiel", seats=3)
    position = game.happen(game.start(), "prize 3")
    with pytest.raises(IllegalMove, match=r"expected from seat 2 one of: .* got 'bid 99'"):
        game.play(position, {2: "bid 99", 0: "bid 1", 1: "bid 2"})
    with pytest.raises(IllegalMove, match="expected a move from seats 0, 1, 2; got"):
        game.play(position, {0: "bid 1", 1: "bid 2", 3: "bid 1"})


@pytest.mark.parametrize("name", ["kuhn", "goofspiel", "nox"])
def test_a_position_keeps_its_scan_as_it_was_written(name: str) -> None:
    """Other machine code reads the array: see pending.py."""
    record = random_record(quartett.game(name), random.Random(4))
    game, events = record.game, len(record.game.events)
    positions = list(record.positions())
    for position in positions:  # all made before the first is checked
        pending = position.pending
        room = np.empty(longest_scan(game.seats, events, game.most_choices), np.int64)
        end = game.engine.compiled.scan(position.row, events, room)[0]
        assert pending.due.tolist() == room[:end].tolist()
        offered = [len(game.choices(position, seat)) for seat in range(game.seats)]
        assert [choice_count(pending.due, seat) for seat in range(game.seats)] == offered
        numbers = [number for seat in pending.allowed for number in seat]
        behind = pending.weights if pending.total else numbers
        assert pending.due[first_entry(game.seats) :].tolist() == behind
        assert sum(pending.weights) == pending.total
        assert list(pending.acting) == [seat for seat, many in enumerate(offered) if many]


def test_every_thread_has_its_own_scratch_memory() -> None:
    scratch = quartett.game("goofspiel").engine.scratch
    with ThreadPoolExecutor(1) as pool:
        spare, moves = pool.submit(lambda: (scratch.spare, scratch.moves)).result()
    for theirs, ours in zip(spare, scratch.spare, strict=True):
        assert not np.shares_memory(theirs, ours)
    assert not np.shares_memory(moves, scratch.moves)


@pytest.mark.parametrize("name", ["goofspiel", "kuhn", "nox", "zoinx"])
def test_playing_and_drawing_at_once_equals_playing_then_drawing(name: str) -> None:
    game, rng, drawn, undrawn = quartett.game(name), random.Random(8), 0, 0
    for _ in range(20):
        record = random_record(game, rng)
        for position, step in zip(record.positions(), record.steps, strict=False):
            numbers = (*(rng.getrandbits(32) for _ in range(7)), 0)  # 0 draws in any case
            if step.event is not None:
                happened = game.draw_event(position, numbers)
                assert happened is not None
                assert happened[1] == game.events[_slowly_drawn(position.pending.weights, numbers)]
                assert happened[0] == game.happen(position, happened[1])
                scanned = game.engine.scan(happened[0].row)
                assert happened[0].pending.due.tolist() == scanned.due.tolist()
                happened_slowly = game.happen(position, happened[1])
                assert happened[0].notes.tolist() == happened_slowly.notes.tolist()
                continue
            reached, event = game.play_and_draw(position, dict(step.moves), numbers)
            after = game.play(position, dict(step.moves))
            assert reached[0] == after
            assert reached[0].pending.due.tolist() == after.pending.due.tolist()
            assert reached[0].notes.tolist() == after.notes.tolist()
            if not game.odds(after):
                undrawn += 1
                assert (len(reached), event) == (1, None)
                continue
            drawn += 1
            assert event == game.events[_slowly_drawn(after.pending.weights, numbers)]
            happened_slowly = game.happen(after, event)
            assert reached[1] == happened_slowly
            assert reached[1].notes.tolist() == happened_slowly.notes.tolist()
            assert reached[1].pending.due.tolist() == game.engine.scan(reached[1].row).due.tolist()
    assert undrawn + drawn > 20
    assert (drawn > 0) == (name != "kuhn")


def _slowly_drawn(weights: list[int], numbers: tuple[int, ...]) -> int:
    """As verify.py describes it: an event with weight n has n of the numbers below the total."""
    places = [place for place, weight in enumerate(weights) for _ in range(weight)]
    bits = (len(places) - 1).bit_length()
    lowest = [n & ((1 << bits) - 1) for n in numbers]
    return next(places[n] for n in lowest if n < len(places))


def test_if_no_number_draws_the_event_is_still_due() -> None:
    game = quartett.game("zoinx")
    position, bets = game.start(), {0: "bet 2", 1: "bet 4"}
    assert game.odds(game.play(position, bets))
    assert game.play_and_draw(position, bets, (127,) * 8) == ([game.play(position, bets)], None)
    assert game.play_and_draw(position, bets, (127,) * 7 + (80,))[1] == "dots 4"
    due = game.play(position, bets)
    assert game.draw_event(due, (127,) * 8) is None
    assert game.draw_event(due, (127,) * 7 + (80,)) == (game.happen(due, "dots 4"), "dots 4")
    with pytest.raises(IllegalMove, match="expected a move from seats 0, 1; got an event"):
        game.draw_event(position, (0,) * 8)


def test_bad_moves_are_refused_with_and_without_a_draw(kuhn: Position) -> None:
    for moves in ({}, {1: "bet"}, {0: "fold"}):
        with pytest.raises(IllegalMove) as alone:
            kuhn.game.play(kuhn, moves)
        with pytest.raises(IllegalMove) as together:
            kuhn.game.play_and_draw(kuhn, moves, (0,) * 8)
        assert str(alone.value) == str(together.value)


def test_a_word_is_allowed_exactly_when_it_is_offered(kuhn: Position) -> None:
    game = kuhn.game
    for seat in range(2):
        allowed = {word for word in (*game.moves, "nonsense") if game.allows(kuhn, seat, word)}
        assert allowed == set(game.choices(kuhn, seat))
    assert game.choices(kuhn, 0)


def test_nothing_more_when_the_game_is_over(kuhn: Position) -> None:
    game = kuhn.game
    over = game.play(game.play(kuhn, {0: "bet"}), {1: "pass"})
    assert game.result(kuhn) is None
    assert game.result(over) == quartett.Result((1, -1), (0,), "fold")
    with pytest.raises(IllegalMove, match=r"nothing more, because the game is over \(fold\)"):
        game.play(over, {0: "bet"})
    with pytest.raises(IllegalMove, match="nothing more"):
        game.happen(over, "deal J")


def test_a_seat_that_does_not_exist_is_refused(kuhn: Position) -> None:
    for seat in (-1, 2):
        with pytest.raises(IllegalMove, match=f"expected a seat from 0 to 1; got {seat}"):
            kuhn.game.choices(kuhn, seat)
        with pytest.raises(IllegalMove, match="expected a seat from 0 to 1"):
            kuhn.game.view(kuhn, seat)


def test_long_lists_of_choices_are_cut_short() -> None:
    game = quartett.game("goofspiel", cards=13)
    position = game.happen(game.start(), "prize 3")
    with pytest.raises(IllegalMove, match=r"bid 12 and 1 more; got 'bid 14'"):
        game.play(position, {0: "bid 14", 1: "bid 1"})


def test_a_refused_word_names_its_rule() -> None:
    game = quartett.game("goofspiel")
    position = game.happen(game.start(), "prize 3")
    sentence = "GFS-hand: there is no 13 in your hand; got 'bid 13', allowed: bid 1, bid 2"
    with pytest.raises(IllegalMove, match=sentence) as refused:
        game.play(position, {0: "bid 13", 1: "bid 1"})
    assert refused.value.rule == "GFS-hand"
    assert refused.value.message == "refusal-not-in-hand"
    assert refused.value.details == {"card": "13"}


def test_words_are_refused_to_seats_that_do_not_act(kuhn: Position) -> None:
    game = kuhn.game
    for position, seat, due in [
        (game.start(), 0, "KHN-deal"),
        (kuhn, 1, "KHN-turn"),
        (game.play(game.play(kuhn, {0: "bet"}), {1: "pass"}), 0, "KHN-end"),
    ]:
        forbidding = game.forbids(position, seat, "bet")
        assert forbidding is not None
        assert forbidding[0] == due
    assert game.forbids(kuhn, 0, "bet") is None
    assert game.forbids(kuhn, 0, "no such word") is None


def test_worlds_agree_with_the_view(kuhn: Position) -> None:
    game, rng = kuhn.game, random.Random(1)
    worlds = {game.sample_world(game.view(kuhn, 0), rng) for _ in range(50)}
    assert {str(world).split()[4] for world in worlds} == {"hands=Q/J", "hands=Q/K"}
    assert all(game.view(world, 0) == game.view(kuhn, 0) for world in worlds)
    from_outside = {game.sample_world(game.view(kuhn, None), rng) for _ in range(200)}
    assert len(from_outside) == 6


def test_a_game_without_a_drawing_shows_its_fields(kuhn: Position) -> None:
    assert "held=1/1" in kuhn.game.draw(kuhn.game.view(kuhn, 0)).splitlines()


def test_rules_are_explained_with_the_options_in_force() -> None:
    assert "at least 12 points" in quartett.game("zoinx", goal=12).help("ZNX-7")
    assert "mindestens 30 Punkte" in quartett.game("zoinx").help("ZNX-7", "de")


def test_importing_quartett_does_not_import_the_compiler() -> None:
    import subprocess
    import sys

    code = "import sys, quartett; print('numba' in sys.modules, 'fluent' in sys.modules)"
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert answer.stdout.split() == ["False", "False"]


def test_a_game_stays_the_same_object_while_somebody_has_it() -> None:
    """Positions compare their games by identity, however many other games were made meanwhile."""
    game = quartett.game("zoinx", goal=7)
    position = game.start()
    for goal in range(100, 100 + GAMES_KEPT + 1):
        quartett.game("zoinx", goal=goal)
    assert quartett.game("zoinx", goal=7) is game
    assert game.parse(str(position)) == position
