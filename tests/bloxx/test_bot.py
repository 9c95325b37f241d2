"""Bots at BLOXX!: what they see in a sheet, that they play by the rules, and ever better."""

import random
from typing import Any

import numpy as np
import pytest

import quartett
from quartett import Game, View
from quartett.bots import bot, levels
from quartett.games.bloxx import SUPPORTS
from quartett.games.bloxx.bot import A_POINT, thinker
from quartett.games.bloxx.bot.evaluation import (
    FEATURES,
    KINDS,
    LOST,
    all_heights,
    erase_shape,
    missing,
    worth,
)
from quartett.games.bloxx.bot.lookahead import ALL_SHEETS, AT_ONCE, NEXT_ROLL, OWN_SHEET
from quartett.games.bloxx.bot.weights import WEIGHTS
from quartett.games.bloxx.sheets import draw_shape
from quartett.games.bloxx.state import State
from quartett.record import Transcript

SIGHTS = [AT_ONCE, OWN_SHEET, ALL_SHEETS, NEXT_ROLL]


def table(faces: str = "roll A1 B1", **changed: Any) -> View:
    """The view of seat 0, who has rolled, on a table with some fields changed."""
    game = quartett.game("bloxx")
    position = game.happen(game.start(), faces)
    row = position.row.copy()
    record = game.layout.read(row)
    for name, value in changed.items():
        record[name] = value
    return View.by(game, row, 0)


def choices_of(view: View) -> tuple[str, ...]:
    return view.game.choices(quartett.Position.of(view.game, view.row.copy()), 0)


def judged(view: View, depth: int) -> dict[str, float]:
    words = choices_of(view)
    return dict(zip(words, thinker(view.game)(view, words, 24, depth, 1), strict=True))


def sheet(*columns: str) -> dict[str, Any]:
    """Fields of two equal sheets from columns drawn from the bottom up: x drawn, . a gap."""
    drawn = [sum(1 << row for row, mark in enumerate(column) if mark == "x") for column in columns]
    return {
        "drawn": [drawn, drawn, [0] * 7, [0] * 7],
        "heights": [[len(column) for column in columns]] * 2 + [[0] * 7] * 2,
        "shapes": [sum(column.count("x") for column in columns) // 4] * 2 + [0, 0],
    }


@pytest.mark.parametrize("depth", SIGHTS)
def test_a_circle_belongs_on_a_number(depth: int) -> None:
    """Die A shows OXXX: upright in column a its circle meets the 3 below, and nothing above."""
    seen = judged(table(faces="roll A1 B2", **sheet("x", "x", "x", "x", "", "", "")), depth)
    assert seen["A r3 a2"] - seen["A r1 a2"] == pytest.approx(3 * A_POINT)


@pytest.mark.parametrize("depth", SIGHTS)
def test_gaps_are_avoided(depth: int) -> None:
    """Die A shows the square OX/XX: flat on the floor rather than across an edge."""
    view = table(faces="roll A2 B1", **sheet("xx", "xx", "", "", "", "", ""))
    seen = judged(view, depth)
    over_the_edge = [word for word in seen if word.startswith("A") and word.endswith(" b3")]
    beside = [word for word in seen if word.startswith("A") and word.endswith(" c1")]
    assert over_the_edge
    assert beside
    assert min(seen[word] for word in over_the_edge) < min(seen[word] for word in beside)


def test_a_smooth_sheet_is_worth_more_than_a_jagged_one() -> None:
    smooth = table(**sheet("xx", "xx", "xx", "xx", "", "", ""))
    jagged = table(**sheet("xxxx", "", "xxxx", "", "", "", ""))
    assert value(smooth) > value(jagged) + 1


def test_a_row_another_has_filled_is_worth_less() -> None:
    columns = ["xx", "xx", "xx", "xx", "xx", "xx", ""]
    free = table(**sheet(*columns))
    late = table(**sheet(*columns), filled=[[0] * 4, [1, 0, 0, 0], [0] * 4, [0] * 4])
    assert missing(free.fields, 0, 1) == 1
    assert value(free) > value(late) + 1


def test_a_row_with_a_gap_is_lost() -> None:
    gap = table(**sheet("x.x", "xxx", "xx", "", "", "", ""))
    assert missing(gap.fields, 0, 1) == LOST
    assert missing(gap.fields, 0, 0) == 4


def value(view: View) -> float:
    return worth(view.game.layout.read(view.row.copy()), 0, WEIGHTS[0])


def test_the_first_to_draw_looks_at_what_it_leaves_to_the_others() -> None:
    """Both dice serve seat 0 alike; the other's sheet decides which one to take away."""
    view = table(faces="roll A1 B1", **sheet("x", "x", "x", "x", "", "", ""))
    alone, together = judged(view, OWN_SHEET), judged(view, ALL_SHEETS)
    shifts = {
        die: {round(together[word] - alone[word], 9) for word in alone if word[0] == die}
        for die in "AB"
    }
    assert len(shifts["A"] | shifts["B"]) > 1


def test_what_is_drawn_to_see_is_erased_again() -> None:
    """A shape that circles a number and fills a row leaves no trace."""
    view = table(faces="roll A1 B1", **sheet("xx", "xx", "xx", "xx", "xx", "xx", ""))
    row = view.row.copy()
    fields, word = row.view(State.dtype)[0], view.game.move_numbers["A r3 g1"]
    heights = all_heights(fields, 0)
    draw_shape(fields, 0, word)
    assert fields.filled[0].any()
    assert row.tobytes() != view.row.tobytes()
    erase_shape(fields, 0, word, heights)
    assert row.tobytes() == view.row.tobytes()


def test_there_is_a_weight_for_everything_seen() -> None:
    assert WEIGHTS.shape == (len(SUPPORTS), FEATURES)
    assert sum(KINDS.values()) == FEATURES
    assert np.isfinite(WEIGHTS).all()


def play(game: Game, names: list[str], seed: int) -> tuple[int, ...]:
    rng = random.Random(seed)
    seated = [bot(game, name) for name in names]
    position = game.start()
    while (result := game.result(position)) is None:
        if odds := game.odds(position):
            position = game.happen(position, rng.choices(list(odds), list(odds.values()))[0])
            continue
        moves = {}
        for seat in game.acting(position):
            words = game.choices(position, seat)
            view = game.view(position, seat)
            moves[seat] = seated[seat].choose(view, Transcript(game, seat), words, rng)
            assert moves[seat] in words
        position = game.play(position, moves)
    return result.scores


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("support", SUPPORTS)
def test_all_levels_play_whole_games(seats: int, support: str) -> None:
    game = quartett.game("bloxx", seats, support=support)
    names = [*levels(game), "greedy"]
    for first in range(0, len(names), seats):
        play(game, (names[first:] + names)[:seats], seed=first)


def test_other_sheets_and_dice_are_played_too() -> None:
    game = quartett.game("bloxx", sheet=".2.;3.. green;..4", dice="A OXX/X.. OX/XX;B OX./.XX")
    for seed in range(3):
        play(game, ["oracle", "master"], seed)


def test_a_choice_can_be_repeated_from_view_seed_and_budget() -> None:
    game = quartett.game("bloxx", 3)
    position = game.happen(game.start(), "roll A3 B5")
    view, words = game.view(position, 0), game.choices(position, 0)
    for name in levels(game):
        chosen = {
            bot(game, name).choose(view, Transcript(game, 0), words, random.Random(7), 20)
            for _ in range(3)
        }
        assert len(chosen) == 1


def test_the_ladder_goes_up() -> None:
    """Mean points of whole games among equals: cheap, so only levels two apart."""
    game = quartett.game("bloxx")
    means = {
        name: np.mean([play(game, [name, name], seed) for seed in range(8)])
        for name in ("random", "hatchling", "expert", "oracle")
    }
    assert list(means.values()) == sorted(means.values())


def test_the_top_beats_plain_greed_by_four_points_a_sheet_on_the_same_rolls() -> None:
    game = quartett.game("bloxx")
    scores = [play(game, ["oracle", "greedy"], seed) for seed in range(12)]
    oracle, greedy = np.mean(scores, axis=0)
    assert oracle > greedy + 4
