"""Search: repeatable, bounded, and right where the answer is known."""

import random

import numpy as np
import pytest

import quartett
from quartett import UnreadableText
from quartett.bots import Level, LevelBot, RandomBot, bot, levels
from quartett.bots.search import ONE_STEP, Search
from quartett.bots.worlds import fill_in, hidden_places
from quartett.record import Transcript


def test_in_kuhn_poker_the_king_calls_and_the_jack_knows_that_it_has_lost() -> None:
    game = quartett.game("kuhn")
    search = Search(game)
    means = {}
    for hand in "KJ":
        position = game.happen(game.happen(game.start(), "deal Q"), f"deal {hand}")
        position = game.play(position, {0: "bet"})
        found = search.run(game.view(position, 1), ("pass", "bet"), 400, seed=1)
        assert found.visits.sum() == 400
        means[hand] = found.means.tolist()
    assert means == {"K": [0.0, 1.0], "J": [0.0, 0.0]}


def test_without_a_tree_the_king_calls_too() -> None:
    game = quartett.game("kuhn")
    position = game.happen(game.happen(game.start(), "deal Q"), "deal K")
    view = game.view(game.play(position, {0: "bet"}), 1)
    assert Search(game).compare(view, ("pass", "bet"), 100, seed=1).tolist() == [0.0, 1.0]


def test_words_are_compared_in_the_same_worlds_with_the_same_chance() -> None:
    """The same word, asked twice, comes out the same to the last digit."""
    game = quartett.game("zoinx", seats=3)
    view = game.view(game.start(), 0)
    search = Search(game)
    one, two, other = search.compare(view, ("bet 4", "bet 4", "bet 6"), 50, seed=1).tolist()
    assert one == two
    assert one != other
    assert search.compare(view, ("bet 4",), 50, seed=1).tolist() == [one]
    assert search.compare(view, ("bet 4",), 50, seed=2).tolist() != [one]


def test_the_same_seed_finds_the_same() -> None:
    game = quartett.game("zoinx", seats=3)
    view, words = game.view(game.start(), 0), game.choices(game.start(), 0)
    one, two = (Search(game).run(view, words, 300, seed=4) for _ in range(2))
    assert one.visits.tolist() == two.visits.tolist()
    assert one.means.tolist() == two.means.tolist()
    other = Search(game).run(view, words, 300, seed=5)
    assert one.means.tolist() != other.means.tolist()


def test_every_choice_is_tried() -> None:
    game = quartett.game("goofspiel", cards=13, seats=4)
    position = game.happen(game.start(), "prize 7")
    words = game.choices(position, 2)
    found = Search(game).run(game.view(position, 2), words, 40, seed=1, depth=ONE_STEP)
    assert (found.visits > 0).all()


def test_a_sealed_prize_is_worth_a_high_bid() -> None:
    """With two prizes left and both hands known, the higher card belongs to the higher prize."""
    game = quartett.game("goofspiel", cards=2)
    position = game.happen(game.start(), "prize 2")
    found = Search(game).run(game.view(position, 0), ("bid 1", "bid 2"), 3_000, seed=1)
    assert found.means.argmax() == 1


def test_a_full_table_is_no_harm() -> None:
    game = quartett.game("zoinx")
    view, words = game.view(game.start(), 0), game.choices(game.start(), 0)
    found = Search(game, entries=64).run(view, words, 500, seed=1)
    assert found.visits.sum() > 0


def test_imagined_worlds_are_even() -> None:
    game = quartett.game("kuhn")
    position = game.happen(game.happen(game.start(), "deal Q"), "deal K")
    base, places, unseen = hidden_places(game.view(position, 0))
    row, random = base.copy(), np.array([5], np.uint64)
    seen = []
    with np.errstate(over="ignore"):
        for _ in range(400):
            row[:] = base
            fill_in(row, places, unseen, np.zeros(3, np.int64), random)
            seen.append(game.layout.write(row).split()[0])
            assert game.layout.faults(row, game.decks) == []
    assert set(seen) == {"hands=Q/J", "hands=Q/K"}
    assert 150 < seen.count("hands=Q/J") < 250


def test_slips_confuse_what_is_close_and_not_what_is_far() -> None:
    game = quartett.game("zoinx")
    view, words = game.view(game.start(), 0), game.choices(game.start(), 0)
    values = [0.5, 0.52, 0.5, 0.1, 0.1]
    slipping = LevelBot(Level("any", 1, 0, noise=0.05), lambda *_: values)
    rng = random.Random(1)
    chosen = [slipping.choose(view, Transcript(game, 0), words, rng) for _ in range(300)]
    assert {chosen.count(word) > 20 for word in words[:3]} == {True}
    assert not set(chosen) & set(words[3:])
    exact = LevelBot(Level("any", 1, 0), lambda *_: values)
    assert exact.choose(view, Transcript(game, 0), words, rng) == "bet 4"


def test_a_single_choice_needs_no_thought() -> None:
    def think(*_: object) -> list[float]:
        raise AssertionError("nothing to think about")

    game = quartett.game("zoinx")
    thoughtless = LevelBot(Level("any", 1, 0), think)
    view = game.view(game.start(), 0)
    assert thoughtless.choose(view, Transcript(game, 0), ("roll",), random.Random(1)) == "roll"


def test_levels_have_names() -> None:
    game = quartett.game("zoinx")
    assert isinstance(bot(game, "random"), RandomBot)
    assert len(levels(game)) >= 6
    with pytest.raises(UnreadableText, match=r"expected a level of ZOINX!: random, greedy, .*'x'"):
        bot(game, "x")
    with pytest.raises(UnreadableText, match="kuhn has none but 'random'"):
        bot(quartett.game("kuhn"), "master")
