"""Learns a game by self-play: PPO with action masks on the vector environment.

    pip install torch
    python recipes/ppo.py zoinx --seats 2 --moves 500000

One network plays all seats; the features put the acting seat first. Every so often it plays
against random players, and the script prints its share of wins.
"""

import argparse
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import nn
from torch.distributions import Categorical

import quartett
from quartett.envs.vector import VectorEnv

LEARNING_RATE, CLIP, ENTROPY, VALUE_WEIGHT, LAMBDA = 1e-3, 0.2, 0.01, 0.5, 0.95
EPOCHS, MINIBATCH = 3, 2048
UNKNOWN = np.nan


class Player(nn.Module):
    """The network: a policy and a value function."""

    def __init__(self, features: int, words: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, words)
        self.value = nn.Linear(width, 1)

    def forward(self, seen: Any, masks: Any) -> tuple[Categorical, Any]:
        hidden = self.body(seen)
        logits = self.policy(hidden).masked_fill(~masks, -1e9)
        return Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


class Trajectories(NamedTuple):
    """Arrays of steps by tables."""

    seen: Any
    masks: Any
    actions: Any
    chances: Any
    values: Any
    actors: Any
    rewards: Any
    done: Any


def play(env: VectorEnv, player: Player, steps: int) -> Trajectories:
    """Lets the network play all seats for this number of steps."""
    rows: list[tuple[Any, ...]] = []
    for _ in range(steps):
        seen, masks = env.observations.copy(), env.masks.copy()
        actors = env.actors.copy()
        with torch.no_grad():
            choice, values = player(torch.from_numpy(seen), torch.from_numpy(masks))
            actions = choice.sample()
            chances = choice.log_prob(actions)
        env.step(actions.numpy())
        outcome = (env.rewards.copy(), env.done.copy())
        rows.append(
            (seen, masks, actions.numpy(), chances.numpy(), values.numpy(), actors, *outcome)
        )
    return Trajectories(*(np.stack(column) for column in zip(*rows, strict=True)))


def advantages(batch: Trajectories) -> Any:
    """Estimates how much better each choice was than expected; unknown where the game goes on.

    The next value of a seat is that of its own next choice, so each seat is followed separately.
    """
    steps, tables, seats = batch.rewards.shape
    result = np.full((steps, tables), UNKNOWN, np.float32)
    value, gain = np.full((tables, seats), UNKNOWN), np.zeros((tables, seats))
    reward, all_tables = np.zeros((tables, seats)), np.arange(tables)
    for step in reversed(range(steps)):
        over = batch.done[step]
        value[over], gain[over], reward[over] = 0, 0, batch.rewards[step][over]
        at = (all_tables, batch.actors[step])
        surprise = reward[at] + value[at] - batch.values[step]
        result[step] = surprise + LAMBDA * gain[at]
        gain[at] = np.nan_to_num(result[step])
        value[at], reward[at] = batch.values[step], 0
    return result


def minibatches(batch: Trajectories, rng: np.random.Generator) -> Iterator[list[Any]]:
    gains = advantages(batch)
    known = np.flatnonzero(np.isfinite(gains.ravel()))
    flat = [column.reshape(gains.size, -1)[known] for column in batch[:5]]
    gains = gains.ravel()[known]
    targets = gains + flat[4].ravel()
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    for _ in range(EPOCHS):
        order = rng.permutation(len(known))
        for first in range(0, len(order), MINIBATCH):
            chosen = order[first : first + MINIBATCH]
            yield [torch.from_numpy(np.asarray(c)[chosen]) for c in (*flat[:4], gains, targets)]


def learn(player: Player, optimiser: Any, batch: Trajectories, rng: np.random.Generator) -> None:
    for seen, masks, actions, chances, gains, targets in minibatches(batch, rng):
        choice, values = player(seen, masks)
        ratio = (choice.log_prob(actions.squeeze(-1)) - chances.squeeze(-1)).exp()
        clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
        policy_loss = -torch.min(ratio * gains, clipped * gains).mean()
        value_loss = (values - targets).pow(2).mean()
        loss = policy_loss + VALUE_WEIGHT * value_loss - ENTROPY * choice.entropy().mean()
        optimiser.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(player.parameters(), 0.5)
        optimiser.step()


def against_random(game: quartett.Game, player: Player, games: int, seed: int) -> float:
    """Returns the network's share of wins against random players, on every seat in turn."""
    env = VectorEnv(game, games, seed)
    ours = np.arange(games) % game.seats
    share, waiting = np.zeros(games), np.ones(games, bool)
    while waiting.any():
        actions = env.random_actions()
        with torch.no_grad():
            choice, _ = player(torch.from_numpy(env.observations), torch.from_numpy(env.masks))
        env.step(np.where(env.actors == ours, choice.sample().numpy(), actions))
        ended = env.done & waiting
        share[ended] = env.rewards[ended, ours[ended]]
        waiting &= ~env.done
    return float(share.mean())


def train(game: quartett.Game, moves: int, seed: int, tables: int = 256, steps: int = 64) -> Player:
    torch.manual_seed(seed)
    env = VectorEnv(game, tables, seed)
    player = Player(env.features.size, len(game.moves))
    optimiser = torch.optim.Adam(player.parameters(), lr=LEARNING_RATE)
    rng = np.random.default_rng(seed)
    rounds = max(1, moves // (tables * steps))
    for number in range(rounds):
        learn(player, optimiser, play(env, player, steps), rng)
        if number % 10 == 9 or number == rounds - 1:
            share = against_random(game, player, 500, seed=number)
            print(f"{(number + 1) * tables * steps:>9,} moves: {share:.1%} of wins", flush=True)
    return player


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--moves", type=int, default=500_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    train(quartett.game(arguments.game, arguments.seats), arguments.moves, arguments.seed)
