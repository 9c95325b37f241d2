"""Bots against bots: how strong a level is, measured.

Every deal is played again with the seats rotated and chance the same, so that luck cancels out.
What counts between two bots at a table is who came out ahead (a tie is half); error bars are over
deals, since the games of one deal are not independent.
"""

import hashlib
import json
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from functools import lru_cache
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import quartett
from quartett.analysis.runner import Runner, on_all_cores
from quartett.bots import Bot, bot
from quartett.game import Game, Result
from quartett.record import Step, Transcript, advance

SURE = 1.96
"""Standard errors on either side of a figure: 95 %."""


@dataclass(frozen=True)
class Fixture:
    """One game to be played: who sits where, and which chance."""

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
class Played:
    """How a fixture came out."""

    key: str
    lineup: tuple[str, ...]
    deal: int
    scores: tuple[int, ...]
    winners: tuple[int, ...]


class Chance:
    """Event number n of a deal is decided by the same random number, whatever was played."""

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
    """A round-robin: every pair of levels (or only neighbours), every deal, seats rotated."""
    pairs = list(pairwise(levels) if neighbours else combinations(levels, 2))
    options = tuple(game.options.items())
    for deal in range(deals):
        for pair in pairs:
            seating = [pair[seat % 2] for seat in range(game.seats)]
            turns = 2 if game.seats % 2 == 0 else game.seats
            for turn in range(turns):
                lineup = tuple(seating[turn:] + seating[:turn])
                yield Fixture(game.name, game.seats, options, lineup, deal, seed)


@lru_cache(maxsize=8)
def _game(name: str, seats: int, options: tuple[tuple[str, Any], ...]) -> Game:
    return quartett.game(name, seats, **dict(options))


def play_fixture(fixture: Fixture) -> Played:
    """Play one game to its end."""
    game = _game(fixture.game, fixture.seats, fixture.options)
    bots = [bot(game, level) for level in fixture.lineup]
    result = play_game(game, bots, fixture.key, Chance(fixture.seed, fixture.deal))
    return Played(fixture.key, fixture.lineup, fixture.deal, result.scores, result.winners)


def play_game(game: Game, bots: Sequence[Bot], minds: str, chance: Chance) -> Result:
    """Let these bots play a game; `minds` decides what they leave to luck."""
    rngs = [random.Random(f"{minds}/{seat}") for seat in range(game.seats)]
    position = game.start()
    told: list[list[Step]] = [[] for _ in range(game.seats)]
    while (result := game.result(position)) is None:
        if odds := game.odds(position):
            step = Step(event=chance.draw(odds))
        else:
            step = Step.of(
                {
                    seat: bots[seat].choose(
                        game.view(position, seat),
                        Transcript(game, seat, tuple(told[seat])),
                        game.choices(position, seat),
                        rngs[seat],
                    )
                    for seat in game.acting(position)
                }
            )
        for seat in range(game.seats):
            seen = step.event is None or game.sees(position, seat)
            told[seat].append(step if seen else step.hidden())
        position = advance(position, step)
    return result


def play_all(
    wanted: Iterable[Fixture],
    results: Path | None = None,
    runner: Runner = on_all_cores,
    progress: Callable[[int], None] = lambda games: None,
) -> list[Played]:
    """Play what is not in the results file yet: an arena can be stopped and resumed."""
    wanted = list(wanted)
    known = {}
    if results is not None and results.exists():
        for line in results.read_text("utf-8").splitlines():
            told = json.loads(line)
            played = Played(
                told["key"], tuple(told["lineup"]), told["deal"],
                tuple(told["scores"]), tuple(told["winners"]),
            )  # fmt: skip
            known[played.key] = played
    missing = [fixture for fixture in wanted if fixture.key not in known]
    progress(len(wanted) - len(missing))
    for played in runner(play_fixture, missing):
        known[played.key] = played
        if results is not None:
            with results.open("a", encoding="utf-8") as file:
                file.write(json.dumps(asdict(played)) + "\n")
        progress(1)
    return [known[fixture.key] for fixture in wanted]


@dataclass(frozen=True)
class Share:
    """How often one level came out ahead of another: the mean and its 95 % error."""

    mean: float
    error: float
    deals: int


def meetings(played: Iterable[Played]) -> dict[tuple[str, str], Share]:
    """For every two levels that met: the share of their meetings the first one won."""
    by_deal: dict[tuple[str, str], dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for one in played:
        for a, b in combinations(range(len(one.lineup)), 2):
            first, second = one.lineup[a], one.lineup[b]
            if first != second:
                ahead = _ahead(one, a, b)
                by_deal[first, second][one.deal].append(ahead)
                by_deal[second, first][one.deal].append(1 - ahead)
    return {pair: _share(deals) for pair, deals in by_deal.items()}


def _ahead(played: Played, a: int, b: int) -> float:
    """1 if seat a did better than seat b, 0 if worse: by winning, and then by score."""
    one = (a in played.winners, played.scores[a])
    other = (b in played.winners, played.scores[b])
    return 0.5 if one == other else float(one > other)


def _share(deals: dict[int, list[float]]) -> Share:
    means = [sum(values) / len(values) for values in deals.values()]
    mean = sum(means) / len(means)
    spread = sum((value - mean) ** 2 for value in means) / max(1, len(means) - 1)
    return Share(mean, SURE * (spread / len(means)) ** 0.5, len(means))


def ratings(played: Sequence[Played], levels: Sequence[str]) -> dict[str, tuple[float, float]]:
    """Multi-player ratings (Plackett-Luce): level -> (strength, 95 % error)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce(tau=0.0)
    rated = {level: model.rating(name=level) for level in levels}
    order = sorted(played, key=lambda one: one.key)  # shuffled, but always the same way
    for one in order:
        ahead = [sum(_ahead(one, b, a) for b in range(len(one.lineup))) for a in
                 range(len(one.lineup))]  # fmt: skip
        teams = model.rate([[rated[level]] for level in one.lineup], ranks=ahead)
        for level in set(one.lineup):
            new = [teams[seat][0] for seat, name in enumerate(one.lineup) if name == level]
            rated[level].mu = sum(rating.mu for rating in new) / len(new)
            rated[level].sigma = sum(rating.sigma for rating in new) / len(new)
    return {level: (rating.mu, SURE * rating.sigma) for level, rating in rated.items()}
