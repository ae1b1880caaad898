"""A random agent in the shape of PettingZoo, then a thousand games side by side.

    python3 python/examples/random_agent.py macht [STRETCHES]

The first stretch is slow: Java compiles what it runs.
"""

import pathlib
import sys
import time

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tabard import AECEnv, VectorEnv  # noqa: E402


def one_game(game):
    with AECEnv(game) as env:
        env.reset(seed=1)
        points = {}
        for agent in env.agent_iter():
            observation, reward, terminated, truncated, info = env.last()
            if terminated:
                points[agent] = reward
            env.step(None if terminated else env.action_space(agent).sample(observation["action_mask"]))
        print(game, "ended:", points)


def many_games(game, stretches, batch=1024, steps=500):
    dice = np.random.default_rng(1)
    with VectorEnv(game, batch) as env:
        now = env.reset(seed=1)
        for _ in range(stretches):
            games = 0
            start = time.perf_counter()
            for _ in range(steps):
                now = env.step(now.random(dice))
                games += int(now.done.sum())
            seconds = time.perf_counter() - start
            print(f"{batch * steps / seconds:,.0f} decisions a second, {games} games ended")


if __name__ == "__main__":
    name = sys.argv[1] if len(sys.argv) > 1 else "macht"
    one_game(name)
    many_games(name, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
