"""Solves ZOINX! for two once, and stores the solution in the cache."""

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path

from quartett.compiled import cache_folder
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.bot.solver import solve
from quartett.games.zoinx.bot.turns import GOAL, MOST_GOAL


def solution(goal: int = GOAL, progress: Callable[[int], None] = lambda states: None) -> Solution:
    """Returns the solution for this goal (or the highest solved), from the cache if it is there."""
    goal = min(goal, MOST_GOAL)
    file = cache_file(goal)
    if not file.exists():
        solve(goal, progress).save(file)
    return _load(file)


@lru_cache(maxsize=4)
def _load(file: Path) -> Solution:
    return Solution.load(file)


def cache_file(goal: int) -> Path:
    """Returns the file in the cache, whose folder is named by a digest of the sources."""
    here = Path(__file__)
    rules = (here.parents[1] / name for name in ("rules.py", "moves.py"))
    names = ("matrix.py", "turns.py", "solution.py", "solver.py")
    sources = (*rules, *(here.with_name(name) for name in names))
    return cache_folder(*sources) / f"goal-{goal}.npz"
