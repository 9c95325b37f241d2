"""Prints the solution of ZOINX! for two seats: python -m quartett.games.zoinx [--goal N]"""

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Columns

from quartett.games.zoinx.bot.best_response import exploitability
from quartett.games.zoinx.bot.solution import Solution
from quartett.games.zoinx.bot.solver import number_of_states
from quartett.games.zoinx.bot.store import solution
from quartett.games.zoinx.bot.turns import GOAL, MOST_GOAL, REPLIES
from quartett.games.zoinx.moves import MOVES


def main(words: Sequence[str] | None = None) -> None:
    """Solves the game and prints the solution."""
    parser = argparse.ArgumentParser(
        prog="python -m quartett.games.zoinx", description="Solve ZOINX! for two seats."
    )
    parser.add_argument(
        "--goal", type=int, default=GOAL, help=f"the goal, 1 to {MOST_GOAL} [{GOAL}]"
    )
    goal = parser.parse_args(words).goal
    if not 1 <= goal <= MOST_GOAL:
        parser.error(f"expected a goal from 1 to {MOST_GOAL}; got {goal}")
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        states = number_of_states(goal)
        solving = bar.add_task("tables", total=states)
        best_play = solution(goal, lambda solved: bar.advance(solving, solved))
        bar.update(solving, completed=states)
        responding = bar.add_task("best responses", total=states)
        gained = exploitability(best_play, lambda solved: bar.advance(responding, solved))
    console = Console()
    console.print(f"ZOINX! for two, goal {goal}: {states} tables before a turn")
    console.print(f"value of starting  {best_play.value_of_starting:.6f}")
    console.print(f"exploitability     {gained:.1e}")
    console.print(table_of_bets(best_play))


def table_of_bets(best_play: Solution) -> Columns:
    """Lists how both seats bet at some tables, including the last turn."""
    columns = Columns("scores", "chance", "bets as", *(word.split()[1] for word in MOVES[:REPLIES]))
    half, near = best_play.goal // 2, best_play.goal - 1
    tables = [(0, 0), (0, half), (half, 0), (half, half), (0, near), (near, 0), (near, near)]
    lines = [
        (f"{own}-{other}", best_play.values[own, other], own, other, False)
        for own, other in dict.fromkeys(tables)
    ]
    for behind in (5, 10, 15):
        lines.append((f"last, -{behind}", best_play.closing_values[behind], 0, behind, True))
    for name, value, own, other, last in lines:
        for active in (True, False):
            shares = best_play.mix(own, other, active=active, last=last).tolist()
            columns.add_row(
                name if active else "",
                f"{value if active else 1 - value:.4f}",
                "active" if active else "other",
                *(f"{share:.3f}" if share else "-" for share in shares),
            )
    return columns


if __name__ == "__main__":
    main()
