"""Bots of nmbrs!: legal everywhere, sensible on tables made by hand, the same for the same seed."""

import random
from dataclasses import dataclass

import pytest

import quartett
from nmbrs.tables import table
from quartett import Position
from quartett.analysis.arena import Chance, play_game
from quartett.bots import GREEDY, Bot, Question, bot, levels
from quartett.games.nmbrs.bot import count_discards
from quartett.games.nmbrs.bot.evaluation import PATIENCE, WEIGHTS
from quartett.games.nmbrs.bot.solver import best_turn
from quartett.games.nmbrs.moves import CARDS
from quartett.record import Step, Transcript

NAMES = ["hatchling", "apprentice", "regular", "expert", "master", "oracle"]
STRONG = ["master", "oracle"]


def chosen(
    position: Position, level: str, seed: int = 1, budget: int = 0, told: tuple[Step, ...] = ()
) -> str:
    game = position.game
    (seat,) = game.acting(position)
    view, choices = game.view(position, seat), game.choices(position, seat)
    transcript = Transcript(game, seat, told)
    return bot(game, level).choose(view, transcript, choices, random.Random(seed), budget)


@dataclass
class Mortal(Bot):
    """Does not play on for ever."""

    bot: Bot
    answers: int = 0

    def answer(self, question: Question) -> str:
        self.answers += 1
        assert self.answers < 2_000, "the game has no end"
        return self.bot.answer(question)


def test_six_levels_have_the_names_of_every_game() -> None:
    assert list(levels(quartett.game("nmbrs"))) == NAMES


@pytest.mark.parametrize(
    ("seats", "variant", "rows"),
    [
        (2, "standard", "multiples"),
        (3, "standard", "multiples-and-one"),
        (4, "standard", "equal-steps"),
        (5, "simple", "multiples"),
        (8, "standard", "multiples"),
    ],
)
def test_every_level_plays_with_legal_words(seats: int, variant: str, rows: str) -> None:
    game, rng = quartett.game("nmbrs", seats, variant=variant, rows=rows), random.Random(seats)
    names = [*NAMES[:-1], GREEDY]
    position, moves = game.start(), 0
    while game.result(position) is None and moves < 40:
        if odds := game.odds(position):
            position = game.happen(position, rng.choices([*odds], [*odds.values()])[0])
            continue
        (seat,) = game.acting(position)
        word = chosen(position, names[moves % len(names)] if moves % 20 else "oracle", moves)
        assert word in game.choices(position, seat)
        position = game.play(position, {seat: word})
        moves += 1


@pytest.mark.parametrize("level", [GREEDY, *STRONG])
def test_a_row_in_hand_is_laid(level: str) -> None:
    position = table("10 20 30 47 58 71", "1 2 4")
    assert chosen(position, level) == "lay 10-20-30" == best_turn(position).words[0]


@pytest.mark.parametrize("level", STRONG)
def test_the_card_that_fits_nothing_is_count_discards_and_never_a_joker(level: str) -> None:
    position = table("20 30 24 27 97 *r", "1 2 4")
    words = {chosen(position, level, seed) for seed in range(5)}
    assert not any("discard joker" in word for word in words)
    position = table("20 30 33 44 97", "1 2 4")
    thrown = [chosen(position, level, seed) for seed in range(20)]
    assert max(thrown, key=thrown.count) == "discard 97"


@pytest.mark.parametrize("level", [GREEDY, *NAMES])
def test_the_same_seed_chooses_the_same_word(level: str) -> None:
    position = table("10 20 30 40 47 58 71", "1 2 4")
    words = [[chosen(position, level, seed) for seed in range(4)] for _ in range(2)]
    assert words[0] == words[1]


def test_a_bot_remembers_what_it_threw_away_in_this_round() -> None:
    told = ["turn 5", "0 discard 9", "turn 7", "0 discard 8", "1 take", "1 discard 8", "0 take",
            "0 discard 8", "1 discard 3", "draw ?", "0 discard joker-red"]  # fmt: skip
    game = quartett.game("nmbrs")
    thrown = count_discards(Transcript(game, 0, tuple(Step.parse(step) for step in told)))
    found = {CARDS[card]: times for card, times in enumerate(thrown.tolist()) if times}
    assert found == {"8": 2, "joker-red": 1}


def test_a_card_is_kept_from_the_other_but_not_for_ever() -> None:
    """97 fits nothing; but who lets it be gives the other this card and one more."""
    position = table("20 30 33 44 96", "1 2 4", open="50 97", phase="asking")
    told = Step.of({0: "discard 97"})
    turned_up = Step(event="turn 50")
    patience = int(WEIGHTS[PATIENCE])
    words = [
        chosen(position, "oracle", told=(turned_up, *[told] * times))
        for times in range(patience + 1)
    ]
    assert words == ["take"] * patience + ["pass"]


@pytest.mark.parametrize("seed", range(3))
def test_those_who_hardly_slip_come_to_an_end(seed: int) -> None:
    game = quartett.game("nmbrs", rounds=0)
    seats = [Mortal(bot(game, "oracle")) for _ in range(2)]
    result = play_game(game, seats, f"end/{seed}", Chance(seed, 0))
    assert max(result.scores) >= 100
