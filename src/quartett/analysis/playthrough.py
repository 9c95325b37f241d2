"""Writes everything the engine says along one game, as text for people to read in a diff."""

import random
from collections.abc import Iterable

from quartett.effects import Note
from quartett.game import Game, Position
from quartett.record import Record, Step, write_result

MOST_PREVIEWS = 4
MOST_REFUSALS = 2


def random_step(record: Record, rng: random.Random) -> Step:
    """Returns a random next step: chance is fair, and everyone chooses uniformly."""
    game, position = record.game, record.position
    if odds := game.odds(position):
        return Step(event=rng.choices(list(odds), list(odds.values()))[0])
    return Step.of(
        {seat: rng.choice(game.choices(position, seat)) for seat in game.acting(position)}
    )


def random_record(game: Game, rng: random.Random, most_steps: int | None = None) -> Record:
    """Plays a random game to its end, or for at most `most_steps` steps."""
    record = Record(game)
    while record.result is None and (most_steps is None or len(record.steps) < most_steps):
        record = record.then(random_step(record, rng))
    return record


def playthrough(game: Game, seed: int = 0, full_steps: int = 40) -> str:
    """Writes one random game: the first steps in full, then only the moves and the end."""
    rng = random.Random(seed)
    record = Record(game)
    lines = [f"# {game!r}, seed {seed}", f"# {game.about.title}, rules {game.about.version}"]
    while record.result is None:
        in_full = len(record.steps) < full_steps
        if in_full:
            lines += _describe(record)
        record = record.then(random_step(record, rng))
        lines.append(f"step {len(record.steps)}: {record.steps[-1]}")
        if in_full:
            lines += _effects(record.position)
    lines += ["", *game.draw(game.view(record.position, None)).splitlines()]
    lines += ["", f"result: {write_result(record.result)}"]
    return "\n".join(line.rstrip() for line in lines) + "\n"


def _describe(record: Record) -> list[str]:
    game, position = record.game, record.position
    lines = ["", str(position)]
    lines += [f"  seat {seat} sees {game.view(position, seat)}" for seat in range(game.seats)]
    lines.append(f"  spectators see {game.view(position, None)}")
    if odds := game.odds(position):
        lines.append("  odds: " + _wrapped([f"{event} ({n})" for event, n in odds.items()]))
    for seat in game.acting(position):
        choices = game.choices(position, seat)
        lines.append(f"  seat {seat} may: " + _wrapped(list(choices)))
        for word in choices[:MOST_PREVIEWS]:
            lines.append(f"    {word} would: {_listed(game.preview(position, seat, word))}")
    return lines + _refusals(record)


def _refusals(record: Record) -> list[str]:
    """Lists a few illegal words for each seat, different ones at each step."""
    game, position, lines = record.game, record.position, []
    first = 7 * len(record.steps) % len(game.moves)
    words = [*game.moves[first:], *game.moves[:first]]
    for seat in range(game.seats):
        offered = set(game.choices(position, seat))
        illegal = [word for word in words if word not in offered][:MOST_REFUSALS]
        for word in illegal:
            refusal = game.forbids(position, seat, word)
            if refusal is not None:
                rule, note = refusal
                lines.append(f"  seat {seat} may not {word}: {rule} {note}")
    return lines


def _effects(position: Position) -> list[str]:
    """Lists the effects of the last step, for a spectator and for each seat that saw more."""
    game = position.game
    public = game.effects(position, None)
    lines = [f"  effect: {effect}" for effect in public]
    for seat in range(game.seats):
        more = [effect for effect in game.effects(position, seat) if effect not in public]
        lines += [f"  to seat {seat}: {effect}" for effect in more]
    return lines


def _listed(notes: Iterable[Note]) -> str:
    return "; ".join(map(str, notes)) or "-"


def _wrapped(words: list[str], most: int = 24) -> str:
    shown = ", ".join(words[:most])
    return shown + (f", ... {len(words)} in all" if len(words) > most else "")
