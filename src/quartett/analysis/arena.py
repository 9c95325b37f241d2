"""Bots against bots: how strong a level is, measured.

Every deal is played several times with the same chance and the seats rotated, so that luck cancels
out. Between two bots at a table, what counts is which one came out ahead (a tie is one half). Error
bars are over deals, because the games of one deal are not independent.
"""

import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

from quartett.analysis.runner import Runner, cached_game, on_all_cores
from quartett.bots import Bot, bot
from quartett.game import Game, Result
from quartett.record import Step, Transcript, advance, observe

Z_95 = 1.96
"""The standard errors on either side of a figure that make a 95 % confidence interval."""


@dataclass(frozen=True)
class Fixture:
    """One game to play: who sits where, and which chance."""

    game: str
    seats: int
    options: tuple[tuple[str, Any], ...]
    lineup: tuple[str, ...]
    deal: int
    seed: int

    @property
    def key(self) -> str:
        return hashlib.sha256(json.dumps(asdict(self)).encode()).hexdigest()[:20]


@dataclass(frozen=True)
class Outcome:
    """The outcome of a fixture."""

    key: str
    lineup: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Chance:
    """Decides event n of a deal by the same random number, whatever the bots play."""

    def __init__(self, seed: int, deal: int) -> None:
        self.stream = f"{seed}/{deal}"
        self.events = 0

    def draw(self, odds: dict[str, int]) -> str:
        self.events += 1
        left = random.Random(f"{self.stream}/{self.events}").random() * sum(odds.values())
        for event, weight in odds.items():
            left -= weight
            if left < 0:
                return event
        return next(reversed(odds))


def fixtures(
    game: Game, levels: Sequence[str], deals: int, seed: int, neighbours: bool = False
) -> Iterator[Fixture]:
    """Yields a round-robin: every pair of levels (or of neighbours), every deal, seats rotated."""
    pairs = list(pairwise(levels) if neighbours else combinations(levels, 2))
    options = tuple(game.options.items())
    for deal in range(deals):
        for pair in pairs:
            seating = [pair[seat % 2] for seat in range(game.seats)]
            turns = 2 if game.seats % 2 == 0 else game.seats
            for turn in range(turns):
                lineup = tuple(seating[turn:] + seating[:turn])
                yield Fixture(game.name, game.seats, options, lineup, deal, seed)


def play_fixture(fixture: Fixture) -> Outcome:
    """Plays one game to its end."""
    game = cached_game(fixture.game, fixture.seats, fixture.options)
    bots = [bot(game, level) for level in fixture.lineup]
    result = play_game(game, bots, fixture.key, Chance(fixture.seed, fixture.deal))
    return Outcome(fixture.key, fixture.lineup, fixture.deal, result.scores, result.winners)


def play_game(game: Game, bots: Sequence[Bot], seed: str, chance: Chance) -> Result:
    """Lets these bots play a game; `seed` seeds their own random decisions."""
    rngs = [random.Random(f"{seed}/{seat}") for seat in range(game.seats)]
    position = game.start()
    transcripts: list[list[Step]] = [[] for _ in range(game.seats)]
    while (result := game.result(position)) is None:
        if odds := game.odds(position):
            step = Step(event=chance.draw(odds))
        else:
            step = Step.of(
                {
                    seat: bots[seat].choose(
                        game.view(position, seat),
                        Transcript(game, seat, tuple(transcripts[seat])),
                        game.choices(position, seat),
                        rngs[seat],
                    )
                    for seat in game.acting(position)
                }
            )
        for seat in range(game.seats):
            transcripts[seat].append(observe(position, step, seat))
        position = advance(position, step)
    return result


def play_all(
    games: Iterable[Fixture],
    results: Path | None = None,
    runner: Runner = on_all_cores,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Outcome]:
    """Plays the games that are not in the results file, so that an arena can be resumed."""
    schedule = list(games)
    known = {}
    if results is not None and results.exists():
        for line in results.read_text("utf-8").splitlines():
            entry = json.loads(line)
            outcome = Outcome(
                entry["key"], tuple(entry["lineup"]), entry["deal"],
                tuple(entry["scores"]), tuple(entry["winners"]),
            )  # fmt: skip
            known[outcome.key] = outcome
    missing = [fixture for fixture in schedule if fixture.key not in known]
    progress(len(schedule) - len(missing))
    for outcome in runner(play_fixture, missing):
        known[outcome.key] = outcome
        if results is not None:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(outcome)) + "\n")
        progress(1)
    return [known[fixture.key] for fixture in schedule]


@dataclass(frozen=True)
class Share:
    """How often one level came out ahead of another: the mean and its 95 % error."""

    mean: float
    error: float
    deals: int


def meetings(outcomes: Iterable[Outcome]) -> dict[tuple[str, str], Share]:
    """Returns for every two levels that met the share of meetings that the first one won."""
    by_deal: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for one in outcomes:
        for a, b in combinations(range(len(one.lineup)), 2):
            first, second = one.lineup[a], one.lineup[b]
            if first != second:
                ahead = _ahead(one, a, b)
                by_deal[first, second][one.deal].append(ahead)
                by_deal[second, first][one.deal].append(1 - ahead)
    return {pair: _share(deals) for pair, deals in by_deal.items()}


def _ahead(outcome: Outcome, a: int, b: int) -> float:
    """Returns 1 if seat a did better than seat b, 0 if worse: by winning, then by score."""
    one = (a in outcome.winners, outcome.scores[a])
    other = (b in outcome.winners, outcome.scores[b])
    return 0.5 if one == other else float(one > other)


def _share(deals: dict[int, list[float]]) -> Share:
    means = [sum(values) / len(values) for values in deals.values()]
    mean = sum(means) / len(means)
    spread = sum((value - mean) ** 2 for value in means) / max(1, len(means) - 1)
    return Share(mean, Z_95 * (spread / len(means)) ** 0.5, len(means))


def ratings(outcomes: Sequence[Outcome], levels: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Returns the multiplayer ratings (Plackett-Luce): level -> (strength, 95 % error)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = {level: model.rating(name=level) for level in levels}
    order = sorted(outcomes, key=lambda one: one.key)  # shuffled, but always the same way
    for one in order:
        ahead = [sum(_ahead(one, b, a) for b in range(len(one.lineup))) for a in
                 range(len(one.lineup))]  # fmt: skip
        teams = model.rate([[rated[level]] for level in one.lineup], ranks=ahead)
        for level in set(one.lineup):
            new = [teams[seat][0] for seat, name in enumerate(one.lineup) if name == level]
            rated[level].mu = sum(rating.mu for rating in new) / len(new)
            rated[level].sigma = sum(rating.sigma for rating in new) / len(new)
    return {level: (rating.mu, Z_95 * rating.sigma) for level, rating in rated.items()}
