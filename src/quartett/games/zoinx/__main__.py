"""What the solution of ZOINX! for two says: python -m quartett.games.zoinx [--goal N]"""

import argparse
from collections.abc import Sequence

from rich.console import Console
from rich.progress import Progress
from rich.table import Table as Columns

from quartett.games.zoinx.bot.best_response import exploitability
from quartett.games.zoinx.bot.solver import (
    GOAL,
    MOST_GOAL,
    REPLIES,
    Solution,
    number_of_states,
    solution,
)
from quartett.games.zoinx.moves import MOVES


def main(words: Sequence[str] | None = None) -> None:
    """Print what the solution says."""
    parser = argparse.ArgumentParser(
        prog="python -m quartett.games.zoinx", description="Solve ZOINX! for two seats."
    )
    parser.add_argument("--goal", type=int, default=GOAL, help=f"1 to {MOST_GOAL} [{GOAL}]")
    goal = parser.parse_args(words).goal
    if not 1 <= goal <= MOST_GOAL:
        parser.error(f"expected a goal from 1 to {MOST_GOAL}; got {goal}")
    errors = Console(stderr=True)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        states = number_of_states(goal)
        solving = bar.add_task("tables", total=states)
        found = solution(goal, lambda solved: bar.advance(solving, solved))
        bar.update(solving, completed=states)
        answering = bar.add_task("best answers", total=states)
        gained = exploitability(found, lambda solved: bar.advance(answering, solved))
    console = Console()
    console.print(f"ZOINX! for two, goal {goal}: {states} tables before a turn")
    console.print(f"value of starting  {found.value_of_starting:.6f}")
    console.print(f"exploitability     {gained:.1e}")
    console.print(shown_bets(found))


def shown_bets(found: Solution) -> Columns:
    """How the two bet at some tables, the last turn among them."""
    columns = Columns("scores", "chance", "bets as", *(word.split()[1] for word in MOVES[:REPLIES]))
    half, near = found.goal // 2, found.goal - 1
    tables = [(0, 0), (0, half), (half, 0), (half, half), (0, near), (near, 0), (near, near)]
    lines = [
        (f"{own}-{other}", found.values[own, other], own, other, False)
        for own, other in dict.fromkeys(tables)
    ]
    for behind in (5, 10, 15):
        lines.append((f"last, -{behind}", found.closing_values[behind], 0, behind, True))
    for name, value, own, other, last in lines:
        for active in (True, False):
            shares = found.mix(own, other, active=active, last=last).tolist()
            columns.add_row(
                name if active else "",
                f"{value if active else 1 - value:.4f}",
                "active" if active else "other",
                *(f"{share:.3f}" if share else "-" for share in shares),
            )
    return columns


if __name__ == "__main__":
    main()
