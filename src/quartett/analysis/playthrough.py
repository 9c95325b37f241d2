"""Everything the engine says along one game, as text to read in a diff."""

import random

from quartett.game import Game
from quartett.record import Record, Step, write_result


def random_step(record: Record, rng: random.Random) -> Step:
    """What comes next if chance is fair and everyone chooses evenly."""
    game, position = record.game, record.position
    if odds := game.odds(position):
        return Step(event=rng.choices(list(odds), list(odds.values()))[0])
    return Step.of(
        {seat: rng.choice(game.choices(position, seat)) for seat in game.acting(position)}
    )


def random_record(game: Game, rng: random.Random, most_steps: int | None = None) -> Record:
    """A game played at random, to its end or for so many steps."""
    record = Record(game)
    while record.result is None and (most_steps is None or len(record.steps) < most_steps):
        record = record.then(random_step(record, rng))
    return record


def playthrough(game: Game, seed: int = 0, told_steps: int = 40) -> str:
    """One random game: the first steps told in full, then only the moves and the end."""
    rng = random.Random(seed)
    record = Record(game)
    lines = [f"# {game!r}, seed {seed}", f"# {game.about.title}, rules {game.about.version}"]
    while record.result is None:
        if len(record.steps) < told_steps:
            lines += _told(record)
        record = record.then(random_step(record, rng))
        lines.append(f"step {len(record.steps)}: {record.steps[-1]}")
    lines += ["", *game.draw(game.view(record.position, None)).splitlines()]
    lines += ["", f"result: {write_result(record.result)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _told(record: Record) -> list[str]:
    game, position = record.game, record.position
    lines = ["", str(position)]
    lines += [f"  seat {seat} sees {game.view(position, seat)}" for seat in range(game.seats)]
    lines.append(f"  spectators see {game.view(position, None)}")
    if odds := game.odds(position):
        lines.append("  odds: " + _wrapped([f"{event} ({n})" for event, n in odds.items()]))
    for seat in game.acting(position):
        lines.append(f"  seat {seat} may: " + _wrapped(list(game.choices(position, seat))))
    return lines


def _wrapped(words: list[str], most: int = 24) -> str:
    shown = ", ".join(words[:most])
    return shown + (f", ... {len(words)} in all" if len(words) > most else "")
