"""How bots play NOX.

A lay is judged at a glance: by what would be written now, by the points that show, or by what the
kitties promise. Between two the strongest level looks closer at the lays that promise most, with
playouts to the end of the round. What its scores mean for the game was fitted to many games.
"""

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from quartett.bots import Judgement, Level, Thinker
from quartett.bots.search import ONE_STEP, Search
from quartett.compiled import Array, Bits, Ints, rule
from quartett.game import Game, View
from quartett.games.nox.moves import CARD_OF, COLOURS, MOST_SEATS, NUMBERS, ONTO_OF, SEAT_OF
from quartett.games.nox.rules import SIX_STACKS, Phase, State, Variant, goal_of, laid_onto
from quartett.games.nox.sets import SETS
from quartett.sim import below

Floats = npt.NDArray[np.float64]

SHOWN, PROMISED, PLAYED_ON = 1, 2, 3
"""As `depth`: the points on the table, what they promise, how the round goes on."""

GREEDY = Level("greedy", playouts=0, depth=ONE_STEP)
LEVELS = (
    Level("hatchling", playouts=0, depth=SHOWN, noise=0.14),
    Level("apprentice", playouts=0, depth=SHOWN, noise=0.085),
    Level("regular", playouts=0, depth=PROMISED, noise=0.05),
    Level("expert", playouts=0, depth=PROMISED, noise=0.033),
    Level("master", playouts=0, depth=PROMISED, noise=0.018),
    Level("oracle", playouts=2_000, depth=PLAYED_ON),
)

CLOSER = 8
"""So many lays are worth a closer look: the best one is hardly ever further down."""
THE_ROUND = 1
"""How far playouts go, in rounds."""
PLAYOUTS_PAY = 2
"""The most seats at which playouts pay; the heuristic is better at more (docs/engineering.md)."""

# What quick play goes by; tuned by letting settings play each other.
PROMISE = np.array([0.0, 0.2, 0.5, 1.0])
"""How much of its tops a kitty will score in the end, by the colours it shows."""
ALL_THAT_SHOWS = np.array([0.0, 1.0, 1.0, 1.0])
"""The same for those who forget that it takes all three colours."""
WRITTEN_NOW = np.array([0.0, 0.001, 0.001, 1.0])
"""The same for plain greed: what counts at once and, where that is equal, what shows."""
PROMISES = {
    ONE_STEP: WRITTEN_NOW,
    SHOWN: ALL_THAT_SHOWS,
    PROMISED: PROMISE,
    PLAYED_ON: PROMISE,
}
THE_RIVAL = 0.75
"""What a rival's point counts, against an own one."""
TO_BE_DONE = 2.5
"""What it is worth that a round ends now, before others cover the own cards."""

# How much scores say about the game: the likelier winner has so many points more for each unit.
SPREAD_AT_GOAL, SPREAD_A_POINT, SPREAD_HARD = 11.0, 0.08, 45.0

UNDECIDED = -1.0
"""In place of a share of the win: the game goes on."""

TOTAL = np.array([sum(n for n in NUMBERS if cards >> n - 1 & 1) for cards in range(len(SETS))])
"""The points of each set of cards."""
STACKS = np.array([cards.bit_count() for cards in range(len(SETS))])


@rule
def colours_of(position: State, kitty: int) -> int:
    """How many colours a kitty shows."""
    shown = 0
    for colour in range(len(COLOURS)):
        shown += kitty & position.families[colour] != 0
    return shown


@rule
def promise_of(position: State, kitty: int, promises: Floats) -> float:
    """What a kitty may be worth at the end of the round."""
    return float(promises[colours_of(position, kitty)] * TOTAL[kitty])


@rule
def worth_of(position: State, kitty: int) -> int:
    """NOX-10: what a kitty is worth if the round ends now."""
    return int(TOTAL[kitty]) if colours_of(position, kitty) == len(COLOURS) else 0


@rule
def rollout_policy(position: State, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """The lay that adds most to the own kitty, or takes most from another's."""
    ending = TO_BE_DONE
    for other in range(position.seats):
        kitty = position.kitties[other]
        gained = worth_of(position, kitty) - promise_of(position, kitty, PROMISE)
        ending += gained if other == seat else -THE_RIVAL * gained
    best, chosen = -1e9, allowed[0]
    for place in range(offered):
        word = allowed[place]
        before = SEAT_OF[word]
        kitty = position.kitties[before]
        after = laid_onto(kitty, CARD_OF[word], ONTO_OF[word])
        counts = 1.0 if before == seat else -THE_RIVAL
        gain = counts * (
            promise_of(position, after, PROMISE) - promise_of(position, kitty, PROMISE)
        )
        if STACKS[after] == SIX_STACKS:
            gained = worth_of(position, kitty) - promise_of(position, kitty, PROMISE)
            more = worth_of(position, after) - promise_of(position, after, PROMISE)
            gain += ending + counts * (more - gained)
        gain += below(random, 1024) / 2048
        if gain > best:
            best, chosen = gain, word
    return chosen


@rule
def clock(position: State) -> int:
    """Rounds that are over."""
    return position.round_number - (position.phase != Phase.ROUND_OVER)


@rule
def spread_of(position: State, most: float) -> float:
    """How many points make a difference, when the leader has so many."""
    if position.variant == Variant.HARD:
        return SPREAD_HARD
    return SPREAD_AT_GOAL + SPREAD_A_POINT * max(0.0, goal_of(position) - most)


@rule
def share_of(position: State, seat: int, expected: Floats) -> float:
    """The chance to win the game with these scores at the end of a round."""
    most = 0.0
    for other in range(position.seats):
        most = max(most, expected[other])
    spread, weights = spread_of(position, most), 0.0
    for other in range(position.seats):
        weights += math.exp((expected[other] - most) / spread)
    return math.exp((expected[seat] - most) / spread) / weights


@rule
def evaluate(position: State, seat: int, scores: Array) -> float:
    """The chance to win from the end of a round."""
    expected = np.zeros(MOST_SEATS)
    for other in range(position.seats):
        expected[other] = scores[other]
    return share_of(position, seat, expected)


@rule
def share_at_the_end(position: State, seat: int, written: Floats) -> float:
    """NOX-12: the share of the win after a round in which this was written, if it was the last."""
    most, winners = 0.0, 0
    for other in range(position.seats):
        most = max(most, position.scores[other] + written[other])
    for other in range(position.seats):
        winners += position.scores[other] + written[other] == most
    if most < goal_of(position):
        return UNDECIDED
    return 1 / winners if position.scores[seat] + written[seat] == most else 0.0


@rule
def glance(position: State, seat: int, words: Array, promises: Floats, values: Floats) -> None:
    """What share of a win each word promises, as far as can be seen at once."""
    kitties, expected = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    for place in range(len(words)):
        word = words[place]
        before = SEAT_OF[word]
        after = laid_onto(position.kitties[before], CARD_OF[word], ONTO_OF[word])
        ends = STACKS[after] == SIX_STACKS
        best = 0.0
        for other in range(position.seats):
            kitty = after if other == before else position.kitties[other]
            kitties[other] = (
                worth_of(position, kitty) if ends else promise_of(position, kitty, promises)
            )
            best = max(best, kitties[other])
        for other in range(position.seats):
            if ends and position.variant == Variant.HARD and kitties[other] < best:
                kitties[other] = 0.0  # NOX-13: only the best writes
            expected[other] = position.scores[other] + kitties[other]
        values[place] = share_at_the_end(position, seat, kitties) if ends else UNDECIDED
        if values[place] == UNDECIDED:
            values[place] = share_of(position, seat, expected)


def thinker(game: Game) -> Thinker:
    """Judges all lays at a glance, and those that promise most by playouts."""
    search = Search(game, rollout_policy=rollout_policy, clock=clock, evaluate=evaluate)

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        assert view.viewer is not None
        words = np.array([game.move_numbers[word] for word in choices])
        judged = np.zeros(len(words))
        glance(view.fields, view.viewer, words, PROMISES[depth], judged)
        if depth == PLAYED_ON and game.seats <= PLAYOUTS_PAY:
            closer = np.argsort(-judged, kind="stable")[:CLOSER]
            asked = tuple(choices[place] for place in closer)
            worlds = max(1, playouts // len(asked))
            judged -= 1.0  # what was not worth a closer look is out of question
            judged[closer] = search.compare(view, asked, worlds, seed, THE_ROUND)
        judged *= game.seats / 2  # the more seats, the smaller all shares: slips weigh the same
        told: list[float] = judged.tolist()
        return told

    return think
