"""The best turn, against all sequences of acts that the rules allow."""

import random
from collections.abc import Iterator

import pytest

import quartett
from nmbrs.record_games import FEW_NUMBERS
from nmbrs.tables import play, scores, table
from quartett import Position
from quartett.games.nmbrs.bot.solver import best_turn
from quartett.games.nmbrs.state import Phase

MOST_TRIED = 4_000
GAMES = [
    ("standard", "multiples"),
    ("standard", "multiples-and-one"),
    ("standard", "equal-steps"),
    ("simple", "multiples"),
    ("simple", "equal-steps"),
]


class TooMany(Exception):
    """More tables can come of this one than anybody would try."""


def by_trying_all(position: Position, known: dict[str, int]) -> int:
    """The most points of any sequence of acts, by brute force."""
    text = str(position)
    if text not in known:
        if len(known) > MOST_TRIED:
            raise TooMany
        game, seat, best = position.game, int(position.fields.asked), 0
        for word in game.choices(position, seat):
            if not word.startswith(("discard", "done")):
                after = game.play(position, {seat: word})
                laid = (
                    after.fields.points[seat, 1:3].sum() - position.fields.points[seat, 1:3].sum()
                )
                best = max(best, int(laid) + by_trying_the_rest(position, after, known))
        known[text] = best
    return known[text]


def by_trying_the_rest(before: Position, after: Position, known: dict[str, int]) -> int:
    if after.fields.phase not in (Phase.LAYING, Phase.CHOOSING):
        return 0
    if after.fields.round_number != before.fields.round_number:
        return 0
    return by_trying_all(after, known)


def small_hands(kind: tuple[str, str], deck: str, deal: int, seed: int) -> Iterator[Position]:
    """Tables of games played by chance at which somebody with few cards has something to lay."""
    variant, rows = kind
    rng, number = random.Random(f"{variant} {rows} {seed}"), 0
    game = quartett.game("nmbrs", 2, variant=variant, rows=rows, deck=deck, deal=deal, rounds=0)
    while True:
        position = game.start()
        while game.result(position) is None:
            if odds := game.odds(position):
                position = game.happen(position, rng.choice(sorted(odds)))
                continue
            (seat,) = game.acting(position)
            choices = game.choices(position, seat)
            fields = position.fields
            size = int(fields.held[seat] + fields.taken[seat].sum())
            if fields.phase == Phase.LAYING and size <= 7 and size + 1 < len(choices) < 45:
                yield position
            number += 1
            ending = [word for word in choices if word.startswith(("discard", "pass"))]
            word = rng.choice(ending if ending and number % 3 else choices)
            position = game.play(position, {seat: word})


def check(kind: tuple[str, str], deck: str, deal: int, seed: int, tables: int) -> int:
    earned, compared = 0, 0
    for position in small_hands(kind, deck, deal, seed):
        try:
            most = by_trying_all(position, {})
        except TooMany:
            continue
        best = best_turn(position)
        assert best.exact
        assert best.points == most, str(position)
        seat = int(position.fields.asked)
        seen = best_turn(position.game.view(position, seat))
        assert seen == best, "only what the seat sees is used"
        before = position.fields.points[seat, 1:3].sum()
        after = play(position, *best.words)
        assert after.fields.points[seat, 1:3].sum() - before == best.points
        earned += best.points > 0
        compared += 1
        if compared == tables:
            break
    return earned


@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize(("deck", "deal"), [("standard", 0), (FEW_NUMBERS, 5)])
def test_the_best_turn_is_what_trying_all_finds(
    kind: tuple[str, str], deck: str, deal: int
) -> None:
    assert check(kind, deck, deal, 1, 12) > 6


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
@pytest.mark.parametrize("kind", GAMES, ids="-".join)
@pytest.mark.parametrize(("deck", "deal"), [("standard", 0), (FEW_NUMBERS, 5)])
def test_the_best_turn_is_what_trying_all_finds_for_long(
    kind: tuple[str, str], deck: str, deal: int, seed: int
) -> None:
    check(kind, deck, deal, 100 + seed, 60)


def test_a_swap_that_pays_is_found() -> None:
    position = table("20 70 77 98", "1", rows="10-20r-30", opened="0")
    best = best_turn(position)
    assert best.words[0] == "swap joker-red"
    assert scores(play(position, *best.words))[0] == 50 + best.points


def test_nothing_to_lay_is_no_words() -> None:
    assert best_turn(table("17 19", "1")).words == ()
    assert best_turn(quartett.game("nmbrs").start()).points == 0


def test_a_search_cut_short_says_so() -> None:
    position = table("10 20 30 7 14 21 *r 99", "1")
    assert not best_turn(position, most_acts=2).exact
    assert best_turn(position).exact
