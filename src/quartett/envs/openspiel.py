"""The games for OpenSpiel, so that its algorithms run on them.

    >>> import pyspiel
    >>> from quartett.envs import openspiel
    >>> openspiel.register("zoinx")
    'quartett_zoinx'
    >>> game = pyspiel.load_game("quartett_zoinx(players=3,goal=10)")
    >>> game.new_initial_state().current_player() == pyspiel.PlayerId.SIMULTANEOUS
    True

Chance nodes are explicit, and seats that choose together form a simultaneous node: algorithms for
turn-based games take `pyspiel.convert_to_turn_based(game)`. Utilities are `quartett.envs.rewards`
less an even share, so that they add up to 0.

The information state is what a seat has observed, step by step, and how the table looked to it. As
a tensor it is the features of the view and the last `memory` steps, which is the whole past of
games no longer than that. With a `horizon`, a game stops after that number of steps and pays by the
present scores: algorithms that walk whole trees need games that are sure to end.
"""

import hashlib
import random
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

import quartett
from quartett import games
from quartett.envs.features import features
from quartett.envs.rewards import result_so_far, rewards
from quartett.game import Game, Position
from quartett.layout import Visibility
from quartett.options import Option
from quartett.record import Step, advance, observe

GAMES_TRIED = 20
STEPS_TRIED = 300
NO_LIMIT = 1_000_000
MEMORY = 64


@lru_cache(maxsize=64)
def register(name: str) -> str:
    """Registers a game with OpenSpiel; returns its name there."""
    about = games.package(name).ABOUT
    fewest = quartett.game(name, about.seats[0])
    together = chooses_together(quartett.game(name, about.seats[-1]))
    dynamics, kinds = pyspiel.GameType.Dynamics, pyspiel.GameType.Information
    hides = hides_something(fewest)
    kind = pyspiel.GameType(
        short_name=f"quartett_{name}",
        long_name=about.title,
        dynamics=dynamics.SIMULTANEOUS if together else dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
        if fewest.events
        else pyspiel.GameType.ChanceMode.DETERMINISTIC,
        information=kinds.IMPERFECT_INFORMATION if hides or together else kinds.PERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.seats[-1],
        min_num_players=about.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification={
            "players": about.seats[0],
            "reward": "win",
            "memory": MEMORY,
            "horizon": 0,
            **{option.name: _parameter(option) for option in about.options},
        },
        default_loadable=True,
    )
    # A class for each game: OpenSpiel holds on to it beyond the end of Python.
    own = type(about.title, (OpenSpielGame,), {"kind": kind, "name": name})
    pyspiel.register_game(kind, own)
    return str(kind.short_name)


def _parameter(option: Option) -> Any:
    """Returns the default in a type that OpenSpiel knows: number, truth value or string."""
    plain = isinstance(option.allowed, range) or option.allowed is bool
    return option.default if plain else option.write(option.default)


def hides_something(game: Game) -> bool:
    fields = game.layout.fields.values()
    return any(field.visibility in (Visibility.PRIVATE, Visibility.HIDDEN) for field in fields)


def chooses_together(game: Game) -> bool:
    """Whether several seats ever act at once, judging by random games."""
    for seed in range(GAMES_TRIED):
        rng, position = random.Random(seed), game.start()
        for _ in range(STEPS_TRIED // GAMES_TRIED):
            if game.result(position):
                break
            if odds := game.odds(position):
                position = game.happen(position, rng.choice(list(odds)))
                continue
            acting = game.acting(position)
            if len(acting) > 1:
                return True
            position = game.play(
                position, {seat: rng.choice(game.choices(position, seat)) for seat in acting}
            )
    return False


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # a base without types
    """A game with a number of seats and options, as OpenSpiel sees it."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = {**self.kind.parameter_specification, **(params or {})}
        self.reward = str(given.pop("reward"))
        self.memory, self.horizon = int(given.pop("memory")), int(given.pop("horizon"))
        self.rules = quartett.game(self.name, int(given.pop("players")), **given)
        self.beginning = Past(self.rules.start())
        seats = self.rules.seats
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.moves),
            max_chance_outcomes=len(self.rules.events),
            num_players=seats,
            min_utility=-1 / seats,
            max_utility=1 - 1 / seats,
            utility_sum=0.0,
            max_game_length=self.horizon or self.rules.about.longest or NO_LIMIT,
        )
        super().__init__(self.kind, info, params or {})

    def new_initial_state(self, state_as_string: str | None = None) -> "OpenSpielState":
        """Returns the state before the first step."""
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "OpenSpielObserver":
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return OpenSpielObserver(self, kind)


class Past:
    """A position, the step that led to it, and the past before that; immutable.

    If `only` names a seat, only that seat knows the past before: see `resample_from_infostate`.
    """

    def __init__(
        self,
        position: Position,
        before: "Past | None" = None,
        step: Step | None = None,
        only: int | None = None,
    ) -> None:
        self.position, self.before, self.step, self.only = position, before, step, only
        self.steps: int = 0 if before is None else before.steps + (step is not None)
        self._digests: dict[int, str] = {}

    def __deepcopy__(self, memo: Any) -> "Past":
        return self  # OpenSpiel copies states deeply

    def then(self, step: Step) -> "Past":
        return Past(advance(self.position, step), self, step)

    def known_to(self, seat: int) -> Iterator["Past"]:
        """Yields this past and all earlier ones that this seat knows, the latest first."""
        past: Past | None = self
        while past is not None:
            if past.only is None or past.before is None or past.only != seat:
                yield past
            past = past.before if past.only in (None, seat) else None

    def observed_steps(self, seat: int) -> list[Step]:
        """Returns the steps as this seat observed them."""
        steps = []
        for past in self.known_to(seat):
            if past.step is not None and past.before is not None:
                steps.append(observe(past.before.position, past.step, seat))
        return steps[::-1]

    def digest(self, seat: int) -> str:
        """Returns a digest of all the views of this seat from the first step to now."""
        without = []
        for past in self.known_to(seat):
            without.append(past)
            if seat in past._digests:
                break
        digest = ""
        for past in reversed(without):
            if seat not in past._digests:
                view = past.position.game.view(past.position, seat)
                hashed = hashlib.sha256(digest.encode() + view.row.tobytes())
                past._digests[seat] = hashed.hexdigest()[:16]
            digest = past._digests[seat]
        return digest


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # a base without types
    """A position and the past that led to it."""

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.past = game.beginning

    @property
    def rules(self) -> Game:
        return self.past.position.game

    def current_player(self) -> int:
        game, position = self.rules, self.past.position
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if game.odds(position):
            return int(pyspiel.PlayerId.CHANCE)
        acting = game.acting(position)
        return acting[0] if len(acting) == 1 else int(pyspiel.PlayerId.SIMULTANEOUS)

    def _legal_actions(self, player: int) -> list[int]:
        numbers = self.rules.move_numbers
        return sorted(numbers[word] for word in self.rules.choices(self.past.position, player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Returns the events that may happen, with their probabilities."""
        odds = self.rules.odds(self.past.position)
        total = sum(odds.values())
        return [(self.rules.event_numbers[event], w / total) for event, w in odds.items()]

    def _apply_action(self, action: int) -> None:
        if self.rules.odds(self.past.position):
            step = Step(event=_word(self.rules.events, action))
        else:
            (seat,) = self.rules.acting(self.past.position)
            step = Step.of({seat: _word(self.rules.moves, action)})
        self.past = self.past.then(step)

    def _apply_actions(self, actions: Sequence[int]) -> None:
        acting = self.rules.acting(self.past.position)
        moves = {seat: _word(self.rules.moves, actions[seat]) for seat in acting}
        self.past = self.past.then(Step.of(moves))

    def _action_to_string(self, player: int, action: int) -> str:
        chance = player == pyspiel.PlayerId.CHANCE
        return _word(self.rules.events if chance else self.rules.moves, action)

    def is_terminal(self) -> bool:
        horizon = self.get_game().horizon
        if horizon and self.past.steps >= horizon:
            return True
        return self.rules.result(self.past.position) is not None

    def returns(self) -> list[float]:
        """Returns the rewards less an even share."""
        game = self.rules
        if not self.is_terminal():
            return [0.0] * game.seats
        result = result_so_far(game, self.past.position)
        paid = rewards(self.get_game().reward, result, game.seats)
        return [reward - 1 / game.seats for reward in paid]

    def resample_from_infostate(
        self, player: int, sampler: Callable[[], float]
    ) -> "OpenSpielState":
        """Draws a state that this player cannot tell from this one, with even chances.

        The player keeps its own past. The others remember only how the table looks to them now,
        and OpenSpiel's `history` is empty: the true one would reveal what this player cannot know.
        """
        rng = random.Random(int(sampler() * 2**53))
        game = self.rules
        world = game.sample_world(game.view(self.past.position, player), rng)
        state: OpenSpielState = self.get_game().new_initial_state()
        state.past = Past(world, self.past, only=player)
        return state

    def __str__(self) -> str:
        return str(self.past.position)


def _word(words: Sequence[str], number: int) -> str:
    """Returns the word with this number; for an invalid number, one that `play` will refuse."""
    return words[number] if 0 <= number < len(words) else f"number {number}"


class OpenSpielObserver:
    """Makes observations and information states; see OpenSpiel's observation.py."""

    def __init__(self, game: OpenSpielGame, kind: Any) -> None:
        self.kind, self.encoding, self.memory = kind, features(game.rules), game.memory
        seats = game.rules.seats
        words = max(len(game.rules.moves), len(game.rules.events) + 1)
        self.digits = words.bit_length()
        pieces: list[tuple[str, tuple[int, ...]]] = [("view", (self.encoding.size,))]
        if kind.perfect_recall:
            pieces.append(("steps", (self.memory, seats + 1, self.digits)))
        sizes = [int(np.prod(shape)) for _, shape in pieces]
        self.tensor = np.zeros(sum(sizes), np.float32)
        parts = np.split(self.tensor, np.cumsum(sizes)[:-1])
        self.dict = {
            name: part.reshape(shape) for (name, shape), part in zip(pieces, parts, strict=True)
        }

    def set_from(self, state: OpenSpielState, player: int) -> None:
        """Writes the tensor for this player."""
        past = state.past
        self.dict["view"][:] = self.encoding.of_row(past.position.row, player)
        if "steps" in self.dict:
            steps = self.dict["steps"]
            steps.fill(0)
            for place, step in enumerate(past.observed_steps(player)[-self.memory :]):
                self._write_step(steps[place], step, state.rules)

    def _write_step(self, into: Any, step: Step, game: Game) -> None:
        """Writes 1 + the number of each observed word in binary digits."""
        numbers = [(seat, game.move_numbers[word] + 1) for seat, word in step.moves]
        if step.event is not None:
            unseen = len(game.events)
            numbers = [(game.seats, game.event_numbers.get(step.event, unseen) + 1)]
        for row, number in numbers:
            into[row] = [number >> digit & 1 for digit in range(self.digits)]

    def string_from(self, state: OpenSpielState, player: int) -> str:
        """Returns the view as text and, with perfect recall, everything that led to it."""
        game, past = state.rules, state.past
        if self.kind.private_info == pyspiel.PrivateInfoType.NONE:
            return str(game.view(past.position, None))
        if not self.kind.perfect_recall:
            return str(game.view(past.position, player))
        lines = [str(game.view(past.position, player)), *map(str, past.observed_steps(player))]
        if hides_something(game):
            lines.append(f"looked: {past.digest(player)}")
        return "\n".join(lines)
