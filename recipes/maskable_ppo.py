"""Learns a game against bots with Stable-Baselines3's MaskablePPO, through Gymnasium.

pip install sb3-contrib
python recipes/maskable_ppo.py zoinx --moves 20000
"""

import argparse

import numpy as np
from sb3_contrib import MaskablePPO

import quartett
from quartett.envs.gymnasium import QuartettEnv


def train(game: quartett.Game, moves: int, seed: int) -> MaskablePPO:
    env = QuartettEnv(game)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=512, batch_size=128, seed=seed)
    return model.learn(moves)


def share_of_wins(game: quartett.Game, model: MaskablePPO, games: int, seed: int) -> float:
    """Returns the share of wins against a random player."""
    env, shares = QuartettEnv(game), []
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        over, reward = False, 0.0
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks())
            seen, reward, over, _, _ = env.step(int(action))
        shares.append(reward)
    return float(np.mean(shares))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--moves", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    chosen = quartett.game(arguments.game)
    trained = train(chosen, arguments.moves, arguments.seed)
    print(f"{share_of_wins(chosen, trained, 200, seed=1):.1%} of wins")
