"""The bots of NOX.

A static evaluation judges each lay: by the points it would score now, by the points that show, or
by what the kitties will probably score. At two seats, the strongest level examines the best lays
with playouts to the end of the round. The value of a score for the game was fitted to many games.
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
from quartett.games.nox.rules import SIX_STACKS, goal_of, laid_onto
from quartett.games.nox.sets import SETS
from quartett.games.nox.state import BestTie, Phase, State, Variant
from quartett.sim import below

Floats = npt.NDArray[np.float64]

SHOWN, EXPECTED, PLAYED_OUT = 1, 2, 3
"""As `depth`: judge by the points that show, by the points to expect, or by playouts."""

GREEDY = Level("greedy", playouts=0, depth=ONE_STEP)
LEVELS = (
    Level("hatchling", playouts=0, depth=SHOWN, noise=0.14),
    Level("apprentice", playouts=0, depth=SHOWN, noise=0.085),
    Level("regular", playouts=0, depth=EXPECTED, noise=0.05),
    Level("expert", playouts=0, depth=EXPECTED, noise=0.033),
    Level("master", playouts=0, depth=EXPECTED, noise=0.018),
    Level("oracle", playouts=2_000, depth=PLAYED_OUT),
)

MOST_PLAYED_OUT = 8
"""The number of lays to play out: the best one is hardly ever further down."""
THE_ROUND = 1
"""The length of playouts, in rounds."""
PLAYOUTS_PAY = 2
"""The most seats at which playouts help; with more, they do not: see docs/engineering.md."""

# Weights of the evaluation, tuned by playing settings against each other.
EXPECTED_SHARE = np.array([0.0, 0.2, 0.5, 1.0])
"""The share of its tops that a kitty will score in the end, by the number of colours it shows."""
SHARE_IGNORING_COLOURS = np.array([0.0, 1.0, 1.0, 1.0])
"""The same for levels that forget that it takes all three colours."""
SHARE_NOW = np.array([0.0, 0.001, 0.001, 1.0])
"""The same for `greedy`: what scores at once; among equals, what shows."""
SHARES_BY_DEPTH = {
    ONE_STEP: SHARE_NOW,
    SHOWN: SHARE_IGNORING_COLOURS,
    EXPECTED: EXPECTED_SHARE,
    PLAYED_OUT: EXPECTED_SHARE,
}
RIVAL_WEIGHT = 0.75
"""The weight of a rival's point, against 1 for one's own."""
END_NOW = 2.5
"""The value of ending the round now, before others cover one's cards."""

# How many points of lead make a win more likely by a factor of e.
SPREAD_AT_GOAL, SPREAD_A_POINT, SPREAD_HARD = 11.0, 0.08, 45.0

UNDECIDED = -1.0
"""In place of a share of the win: the game goes on."""

TOTAL = np.array([sum(n for n in NUMBERS if cards >> n - 1 & 1) for cards in range(len(SETS))])
"""The points of each set of cards."""
STACKS = np.array([cards.bit_count() for cards in range(len(SETS))])


@rule
def colours_of(position: State, kitty: int) -> int:
    """Counts the colours that a kitty shows."""
    shown = 0
    for colour in range(len(COLOURS)):
        shown += kitty & position.families[colour] != 0
    return shown


@rule
def expected_worth(position: State, kitty: int, shares: Floats) -> float:
    """Estimates the worth of a kitty at the end of the round."""
    return float(shares[colours_of(position, kitty)] * TOTAL[kitty])


@rule
def worth_of(position: State, kitty: int) -> int:
    """NOX-10: returns the worth of a kitty if the round ends now."""
    return int(TOTAL[kitty]) if colours_of(position, kitty) == len(COLOURS) else 0


@rule
def rollout_policy(position: State, seat: int, allowed: Ints, offered: int, random: Bits) -> int:
    """Chooses the lay that adds most to the seat's own kitty or takes most from a rival's."""
    ending = END_NOW
    for other in range(position.seats):
        kitty = position.kitties[other]
        gained = worth_of(position, kitty) - expected_worth(position, kitty, EXPECTED_SHARE)
        ending += gained if other == seat else -RIVAL_WEIGHT * gained
    best, chosen = -1e9, allowed[0]
    for place in range(offered):
        word = allowed[place]
        before = SEAT_OF[word]
        kitty = position.kitties[before]
        after = laid_onto(kitty, CARD_OF[word], ONTO_OF[word])
        counts = 1.0 if before == seat else -RIVAL_WEIGHT
        gain = counts * (
            expected_worth(position, after, EXPECTED_SHARE)
            - expected_worth(position, kitty, EXPECTED_SHARE)
        )
        if STACKS[after] == SIX_STACKS:
            gained = worth_of(position, kitty) - expected_worth(position, kitty, EXPECTED_SHARE)
            more = worth_of(position, after) - expected_worth(position, after, EXPECTED_SHARE)
            gain += ending + counts * (more - gained)
        gain += below(random, 1024) / 2048
        if gain > best:
            best, chosen = gain, word
    return chosen


@rule
def clock(position: State) -> int:
    """Counts the rounds that are over."""
    return position.round_number - (position.phase != Phase.ROUND_OVER)


@rule
def spread_of(position: State, most: float) -> float:
    """Returns the lead that makes a win e times as likely, when the best score is `most`."""
    if position.variant == Variant.HARD:
        return SPREAD_HARD
    return SPREAD_AT_GOAL + SPREAD_A_POINT * max(0.0, goal_of(position) - most)


@rule
def share_of(position: State, seat: int, expected: Floats) -> float:
    """Estimates the chance to win with these scores at the end of a round."""
    most = 0.0
    for other in range(position.seats):
        most = max(most, expected[other])
    spread, weights = spread_of(position, most), 0.0
    for other in range(position.seats):
        weights += math.exp((expected[other] - most) / spread)
    return math.exp((expected[seat] - most) / spread) / weights


@rule
def evaluate(position: State, seat: int, scores: Array) -> float:
    """Estimates the chance to win from the end of a round."""
    expected = np.zeros(MOST_SEATS)
    for other in range(position.seats):
        expected[other] = scores[other]
    return share_of(position, seat, expected)


@rule
def share_at_the_end(position: State, seat: int, points: Floats) -> float:
    """NOX-12: returns the share of the win if the round with these points is the last."""
    most, winners = 0.0, 0
    for other in range(position.seats):
        most = max(most, position.scores[other] + points[other])
    for other in range(position.seats):
        winners += position.scores[other] + points[other] == most
    if most < goal_of(position):
        return UNDECIDED
    return 1 / winners if position.scores[seat] + points[seat] == most else 0.0


@rule
def evaluate_words(
    position: State, seat: int, words: Array, shares: Floats, values: Floats
) -> None:
    """Estimates the share of a win after each word, without looking ahead."""
    kitties, expected = np.zeros(MOST_SEATS), np.zeros(MOST_SEATS)
    for place in range(len(words)):
        word = words[place]
        before = SEAT_OF[word]
        after = laid_onto(position.kitties[before], CARD_OF[word], ONTO_OF[word])
        ends = STACKS[after] == SIX_STACKS
        best, tied = 0.0, 0
        for other in range(position.seats):
            kitty = after if other == before else position.kitties[other]
            kitties[other] = (
                worth_of(position, kitty) if ends else expected_worth(position, kitty, shares)
            )
            best = max(best, kitties[other])
        for other in range(position.seats):
            tied += kitties[other] == best
        nobody = tied > 1 and position.best_tie == BestTie.NOBODY
        for other in range(position.seats):
            if ends and position.variant == Variant.HARD and (kitties[other] < best or nobody):
                kitties[other] = 0.0  # NOX-13: only the best scores
            expected[other] = position.scores[other] + kitties[other]
        values[place] = share_at_the_end(position, seat, kitties) if ends else UNDECIDED
        if values[place] == UNDECIDED:
            values[place] = share_of(position, seat, expected)


def thinker(game: Game) -> Thinker:
    """Returns a thinker that evaluates all lays, and plays out the best of them."""
    search = Search(game, rollout_policy=rollout_policy, clock=clock, evaluate=evaluate)

    def think(
        view: View, choices: Sequence[str], playouts: int, depth: int, seed: int
    ) -> Judgement:
        assert view.viewer is not None
        words = np.array([game.move_numbers[word] for word in choices])
        values = np.zeros(len(words))
        evaluate_words(view.fields, view.viewer, words, SHARES_BY_DEPTH[depth], values)
        if depth == PLAYED_OUT and game.seats <= PLAYOUTS_PAY:
            best = np.argsort(-values, kind="stable")[:MOST_PLAYED_OUT]
            asked = tuple(choices[place] for place in best)
            worlds = max(1, playouts // len(asked))
            values -= 1.0  # lays that are not played out are never chosen
            values[best] = search.compare(view, asked, worlds, seed, THE_ROUND)
        values *= game.seats / 2  # shares shrink with the seats, and noise must weigh the same
        judgement: list[float] = values.tolist()
        return judgement

    return think
