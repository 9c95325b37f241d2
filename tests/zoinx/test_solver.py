"""ZOINX! for two is solved: against a slow solver, best responses, and the game itself."""

import random
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import pytest

import quartett
from quartett import Game, Position, UnreadableText
from quartett.compiled import compiling
from quartett.games.zoinx import __main__
from quartett.games.zoinx.bot import best_response, solver, store, turns
from quartett.games.zoinx.bot.matrix import equilibrium, gap
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.moves import BET_ZOINX, MOVES
from zoinx.slow_solver import Solver, all_supports, game_value

pytestmark = pytest.mark.skipif(not compiling(), reason="solving takes too long interpreted")

OWN, OTHER = range(2)


@pytest.fixture(scope="module")
def solution() -> Solution:
    return store.solution()


@cache
def to(goal: int) -> Solution:
    return solver.solve(goal)


# -- the values ----------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def slow() -> Solver:
    """Play to 10, solved slowly, from the start of the game."""
    found = Solver(10)
    found.value((0, 0, 0, False))
    return found


def test_a_slow_solver_finds_the_same_values_to_10(slow: Solver) -> None:
    fast = to(10)
    compared = 0
    for (own, other, _, last), value in slow.known.items():
        if last:
            assert fast.closing_values[other - own] == pytest.approx(value, abs=1e-6)
        elif min(own, other) <= 10:  # higher up the slow solver is cut off
            assert fast.values[fast.place(own, other)] == pytest.approx(value, abs=1e-6)
            compared += 1
    assert compared > 200
    assert fast.value_of_starting == pytest.approx(slow.known[0, 0, 0, False], abs=1e-6)


def test_ZNX_8_whose_score_is_older_is_no_matter_before_the_last_turn_is_over(slow: Solver) -> None:
    several = 0
    for (own, other, older, last), value in slow.known.items():
        for another in {-1, 0, 1} - {older}:
            if (own, other, another, last) in slow.known:
                several += 1
                assert slow.known[own, other, another, last] == pytest.approx(value, abs=1e-8)
    assert several > 200


@pytest.mark.soak
@pytest.mark.parametrize("goal", [1, 2, 5, 14])
def test_a_slow_solver_finds_the_same_values_to_other_goals(goal: int) -> None:
    slow = Solver(goal)
    assert slow.value((0, 0, 0, False)) == pytest.approx(to(goal).value_of_starting, abs=1e-6)


@pytest.mark.parametrize("goal", [1, 4, 10])
def test_only_the_points_that_are_missing_matter(solution: Solution, goal: int) -> None:
    """A game to 10 is a game to 30 from 20-20 on."""
    higher = solution.goal - goal
    for states in solver.groups(goal):
        for own, other in states.tolist():
            there = solution.values[own + higher, other + higher]
            assert to(goal).values[own, other] == pytest.approx(there, abs=1e-12)


def test_it_is_good_to_start_and_better_to_be_ahead(solution: Solution) -> None:
    assert solution.value_of_starting == pytest.approx(0.518039, abs=1e-6)
    assert solution.values[20, 0] > solution.values[10, 0] > solution.values[0, 0]
    assert solution.values[0, 0] > solution.values[0, 10] > solution.values[0, 20]
    assert (np.diff(solution.closing_values[1:]) < 0).all()


def test_two_points_behind_in_the_last_turn_a_bet_of_2_needs_one_throw_more_than_2() -> None:
    """Bets 2 and ○, 2 behind: 2 dots are a tie that the other wins; 3 dots or more win alone."""
    gains = turns.gains_of(10)[0, BET_ZOINX]
    room = np.zeros(gains.shape[0])
    win, ways = [0.0] * 8, [16, 32, 24, 8, 1]
    for dots in range(7, -1, -1):
        if dots >= 3:
            win[dots] = 1.0
        else:
            win[dots] = sum(ways[n] * win[dots + n] for n in range(1, 5)) / 81
    assert turns.last_turn(2, 0, gains, room) == pytest.approx(win[0], abs=1e-15)


def test_every_table_a_game_comes_to_is_solved_once() -> None:
    """Played on with all that can be bet and thrown, no turn leads to a table left out."""
    goal = 7
    solved = [tuple(state) for states in solver.groups(goal) for state in states.tolist()]
    assert len(set(solved)) == len(solved) == solver.number_of_states(goal)
    gains = {tuple(g) for g in turns.gains_of(goal).reshape(-1, 2).tolist()}
    reached, new = set(), {(0, 0)}
    while new:
        reached |= new
        after = {(o + gain[OTHER], a + gain[OWN]) for a, o in new for gain in gains}
        ordinary = {(a, o) for a, o in after if not (o >= goal and o > a)}
        new = {to(goal).place(a, o) for a, o in ordinary} - reached
        for a, o in ordinary:
            surplus = max(0, min(a, o) - goal)
            assert to(goal).place(a, o) == (a - surplus, o - surplus)
    assert reached <= set(solved)


# -- matrix games --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("matrix", "value", "bets", "replies"),
    [
        ([[0, 1, -1], [-1, 0, 1], [1, -1, 0]], 0, [1 / 3] * 3, [1 / 3] * 3),
        ([[1, -1], [-1, 1]], 0, [1 / 2] * 2, [1 / 2] * 2),
        ([[3, 1, 4], [2, 0, 9]], 1, [1, 0], [0, 1, 0]),
        ([[2, -3], [-3, 4]], -1 / 12, [7 / 12, 5 / 12], [7 / 12, 5 / 12]),
    ],
)
def test_textbook_games(
    matrix: list[list[float]], value: float, bets: list[float], replies: list[float]
) -> None:
    table = np.array(matrix, np.float64)
    own, other = np.zeros(len(bets)), np.zeros(len(replies))
    assert equilibrium(table, own, other) == pytest.approx(value)
    assert own == pytest.approx(np.array(bets))
    assert other == pytest.approx(np.array(replies))


def test_any_matrix_is_solved_to_the_last_digit() -> None:
    """Also those with equal rows, with few different numbers, and with tiny differences."""
    rng = np.random.default_rng(5)
    supports = all_supports(5, 6)
    own, other = np.zeros(5), np.zeros(6)
    for number in range(600):
        matrix = rng.random((5, 6))
        if number % 4 == 1:
            matrix = np.round(matrix * 3)
        elif number % 4 == 2:
            matrix[rng.integers(5)] = matrix[rng.integers(5)]
        elif number % 4 == 3:
            matrix = 0.5 + matrix * 1e-7
        value = equilibrium(matrix, own, other)
        assert own.sum() == pytest.approx(1)
        assert other.sum() == pytest.approx(1)
        assert min(own.min(), other.min()) >= 0
        assert gap(matrix, own, other) < 1e-12
        if number % 4 == 0:
            assert value == pytest.approx(game_value(matrix.tolist(), supports), abs=1e-10)
    assert equilibrium(np.full((5, 6), 0.25), own, other) == pytest.approx(0.25)


# -- best responses ------------------------------------------------------------------------------


def test_a_best_answer_gains_nothing(solution: Solution) -> None:
    best = best_response.best_responses(solution)
    assert best.as_active[0, 0] == pytest.approx(solution.value_of_starting, abs=1e-9)
    assert best.as_other[0, 0] == pytest.approx(1 - solution.value_of_starting, abs=1e-9)


def test_a_best_answer_finds_every_weakness() -> None:
    """Bets, replies, stops, the last turn: whatever is spoilt shows."""
    fine = to(6)
    even_bets, even_replies = np.full(5, 1 / 5), np.full(6, 1 / 6)
    spoilt = [
        replace(fine, bets=np.zeros_like(fine.bets) + even_bets),
        replace(fine, replies=np.zeros_like(fine.replies) + even_replies),
        replace(fine, stops=np.zeros_like(fine.stops)),
        replace(fine, stops=np.ones_like(fine.stops)),
        replace(fine, closing_bets=np.zeros_like(fine.closing_bets) + even_bets),
        replace(fine, closing_replies=np.zeros_like(fine.closing_replies) + even_replies),
    ]
    assert all(best_response.exploitability(weak) > 0.01 for weak in spoilt)


def test_stopping_too_early_for_good_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turns, "ROOM_ABOVE_GOAL", 8)
    turns.gains_of.cache_clear()
    with pytest.raises(ArithmeticError, match="expected stopping to be right with 11 dots"):
        solver.solve(3)
    turns.gains_of.cache_clear()


def test_its_exploitability_is_nought_at_every_table(solution: Solution) -> None:
    answered: list[int] = []
    assert best_response.exploitability(solution, answered.append) < 1e-9
    assert sum(answered) == solver.number_of_states(30)


@pytest.mark.soak
@pytest.mark.parametrize("goal", [1, 20, 50, turns.MOST_GOAL])
def test_a_best_answer_gains_nothing_at_other_goals(goal: int) -> None:
    assert best_response.exploitability(to(goal)) < 1e-9


# -- playing -------------------------------------------------------------------------------------


def won(game: Game, found: Solution, rng: random.Random) -> float:
    """The start seat's share of a game that the solution plays against itself."""
    position = game.start()
    while game.result(position) is None:
        odds = game.odds(position)
        if odds:
            position = game.happen(position, rng.choices([*odds], [*odds.values()])[0])
        else:
            moves = {n: found.choose(game.view(position, n), rng) for n in game.acting(position)}
            position = game.play(position, moves)
    result = game.result(position)
    assert result is not None
    return (game.options["start"] in result.winners) / len(result.winners)


def check_share(found: Solution, goal: int, value: float, games: int, seed: int) -> None:
    rng = random.Random(seed)
    tables = [quartett.game("zoinx", seats=2, goal=goal, start=start) for start in (0, 1)]
    shares = [won(tables[n % 2], found, rng) for n in range(games)]
    error = np.std(shares) / games**0.5
    assert abs(np.mean(shares) - value) < 4 * error


def test_the_solution_wins_against_itself_as_often_as_it_says(solution: Solution) -> None:
    check_share(solution, 30, solution.value_of_starting, games=600, seed=1)


def test_a_solution_serves_lower_goals_too(solution: Solution) -> None:
    check_share(solution, 12, solution.values[18, 18], games=400, seed=2)


@pytest.mark.soak
@pytest.mark.parametrize("goal", [1, 10, 30])
def test_the_solution_wins_against_itself_as_often_as_it_says_in_many_games(goal: int) -> None:
    check_share(to(goal), goal, to(goal).value_of_starting, games=20_000, seed=goal)


@pytest.mark.soak
def test_the_best_answer_at_every_step_wins_no_more(solution: Solution) -> None:
    """One seat always takes the word that `judge` likes best, the other plays the solution."""
    rng, games, shares = random.Random(9), 10_000, []
    game = quartett.game("zoinx", seats=2)
    for number in range(games):
        greedy, position = number % 2, game.start()
        while (result := game.result(position)) is None:
            odds = game.odds(position)
            if odds:
                position = game.happen(position, rng.choices([*odds], [*odds.values()])[0])
                continue
            moves = {n: solution.choose(game.view(position, n), rng) for n in game.acting(position)}
            if greedy in moves:
                judged = solution.judge(game.view(position, greedy))
                moves[greedy] = max(judged, key=lambda word: judged[word])
            position = game.play(position, moves)
        shares.append((greedy in result.winners) / len(result.winners))
    assert abs(np.mean(shares) - 0.5) < 4 * np.std(shares) / games**0.5


@pytest.mark.parametrize("goal", [1, 9, 30, 80, 1000])
def test_at_any_goal_and_whatever_happened_the_word_is_allowed(
    solution: Solution, goal: int
) -> None:
    """The other seat plays anything, also throws on and on."""
    rng = random.Random(goal)
    game = quartett.game("zoinx", seats=2, goal=goal)
    for number in range(8):
        me, position = number % 2, game.start()
        while game.result(position) is None:
            odds = game.odds(position)
            if odds:
                lucky = [*odds][1:] if number % 3 == 0 and rng.random() < 0.95 else [*odds]
                position = game.happen(position, rng.choice(lucky))
                continue
            moves = {n: rng.choice(game.choices(position, n)) for n in game.acting(position)}
            if me in moves:
                view = game.view(position, me)
                moves[me] = solution.choose(view, rng)
                judged = solution.judge(view)
                assert set(judged) == set(game.choices(position, me))
                assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in judged.values())
            position = game.play(position, moves)


def deciding(
    scores: tuple[int, int], bets: tuple[str, str], dots: int, *, last: bool = False
) -> Position:
    """Seat 0 is active, the bets lie open, and there are so many dots."""
    return Position(
        f"zoinx seats=2 start=0 goal=30 | phase=deciding turn=9 active=0 last_turns={int(last)} "
        f"bets={'/'.join(bets)} dots={dots} points={scores[0]},0,0/{scores[1]},0,0 "
        f"scores={scores[0]}/{scores[1]} scored_in=7/8"
    )


def told(found: Solution, position: Position) -> str:
    return found.choose(position.game.view(position, 0), random.Random(0))


def test_in_the_last_turn_it_stops_when_it_wins_alone_and_not_before(solution: Solution) -> None:
    assert told(solution, deciding((20, 30), ("4", "zoinx"), 5, last=True)) == "roll"
    assert told(solution, deciding((20, 30), ("4", "zoinx"), 6, last=True)) == "roll"  # a lost tie
    assert told(solution, deciding((20, 30), ("4", "zoinx"), 7, last=True)) == "stop"
    assert told(solution, deciding((20, 30), ("4", "4"), 10, last=True)) == "roll"  # a shared win
    assert told(solution, deciding((20, 30), ("4", "4"), 11, last=True)) == "stop"
    assert told(solution, deciding((20, 500), ("4", "4"), 479, last=True)) == "roll"
    assert told(solution, deciding((20, 500), ("4", "4"), 481, last=True)) == "stop"


def test_it_takes_what_it_has_when_it_has_enough(solution: Solution) -> None:
    assert told(solution, deciding((0, 0), ("4", "zoinx"), 4)) == "roll"  # 4 points are too few
    assert told(solution, deciding((0, 0), ("4", "zoinx"), 5)) == "stop"
    assert told(solution, deciding((0, 0), ("4", "zoinx"), 400)) == "stop"


def test_what_the_other_bet_decides_too_whether_to_stop(solution: Solution) -> None:
    """With 5 dots stop: a sixth would give the other 6 points. Once it has them, make it 8."""
    words = [told(solution, deciding((20, 20), ("4", "6"), dots)) for dots in range(4, 9)]
    assert words == ["roll", "stop", "roll", "roll", "stop"]


def test_what_is_chosen_is_judged_best(solution: Solution) -> None:
    rng = random.Random(3)
    for _ in range(300):
        scores = rng.randrange(30), rng.randrange(30)
        last = rng.random() < 0.3
        if last:
            scores = scores[0], scores[0] + 1 + rng.randrange(40)
        bet = rng.choice([2, 4, 6, 8, 10])
        reply = rng.choice(["2", "4", "6", "8", "10", "zoinx"])
        position = deciding(scores, (str(bet), reply), bet + rng.randrange(12), last=last)
        judged = solution.judge(position.game.view(position, 0))
        assert judged[told(solution, position)] == max(judged.values())


def test_bets_that_are_mixed_are_equally_good_and_worth_the_value(solution: Solution) -> None:
    for own, other, last in [(0, 0, 0), (0, 15, 0), (29, 29, 0), (31, 31, 0), (20, 32, 1)]:
        position = Position(
            f"zoinx seats=2 start=0 goal=30 | phase=betting turn=9 active=0 last_turns={last} "
            f"bets=-/- dots=0 points={own},0,0/{other},0,0 scores={own}/{other} scored_in=7/8"
        )
        for seat in (0, 1):
            judged = solution.judge(position.game.view(position, seat))
            mix = solution.mix(own, other, active=seat == 0, last=bool(last))
            value = (
                solution.closing_values[12]
                if last
                else solution.values[min(own, 30), min(other, 30)]
            )
            assert max(judged.values()) == pytest.approx(value if seat == 0 else 1 - value)
            for word, share in zip(MOVES, mix, strict=False):
                if share > 0:
                    assert judged[word] == pytest.approx(max(judged.values()))


def test_bets_are_drawn_as_often_as_the_mix_says(solution: Solution) -> None:
    rng = random.Random(4)
    drawn = [solution.bet(29, 29, rng, active=True) for _ in range(4000)]
    for word, share in zip(MOVES, solution.mix(29, 29, active=True), strict=False):
        error = (share * (1 - share) / len(drawn)) ** 0.5
        assert abs(drawn.count(word) / len(drawn) - share) <= 4 * error


def test_it_refuses_tables_it_knows_nothing_of(solution: Solution) -> None:
    game = quartett.game("zoinx", seats=3)
    with pytest.raises(UnreadableText, match="a ZOINX! table for two; got 'zoinx eyes=0 seats=3"):
        solution.choose(game.view(game.start(), 0), random.Random(0))
    game = quartett.game("zoinx", seats=2)
    with pytest.raises(UnreadableText, match="the view of a seat"):
        solution.judge(game.view(game.start(), None))


# -- storing and printing ------------------------------------------------------------------------


def test_tables_are_kept_and_found_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QUARTETT_CACHE", str(tmp_path))
    solved: list[int] = []
    first = store.solution(3, solved.append)
    assert sum(solved) == solver.number_of_states(3)
    assert [file.name for file in tmp_path.glob("*/*")] == ["goal-3.npz"]
    store._load.cache_clear()
    again = store.solution(3, solved.append)
    assert sum(solved) == solver.number_of_states(3)
    assert again is not first
    for name in ("values", "bets", "replies", "stops", "closing_values", "closing_replies"):
        assert (getattr(again, name) == getattr(first, name)).all()
    assert again.goal == 3
    assert again.stops.dtype == np.bool_


@pytest.mark.parametrize("goal", [0, turns.MOST_GOAL + 1])
def test_other_goals_are_refused(goal: int, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnreadableText, match=f"expected a goal from 1 to 100 to solve; got {goal}"):
        solver.solve(goal)
    with pytest.raises(SystemExit):
        __main__.main(["--goal", str(goal)])
    assert f"expected a goal from 1 to 100; got {goal}" in capsys.readouterr().err


def test_it_can_be_read(capsys: pytest.CaptureFixture[str], solution: Solution) -> None:
    __main__.main([])
    shown = capsys.readouterr().out
    assert "value of starting  0.518039" in shown
    assert "last, -10" in shown
