"""Fits the chance to win to what a seat sees, with numpy alone.

    ./tabard simulate macht --bots greedy --games 1000 --export greedy.parquet
    python3 python/examples/value_regression.py greedy.parquet
"""

import csv
import io
import pathlib
import subprocess
import sys

import numpy as np

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tabard.connection import command  # noqa: E402

QUESTION = """
SELECT game, seat, outcome, worth, array_to_string(list_transform(view, x -> coalesce(x, 0)), ' ') AS view
FROM (SELECT *, hash(game, step) AS lot FROM decisions) ORDER BY lot LIMIT {rows}
"""


def read(file, rows):
    done = subprocess.run(
        command() + ["query", file, QUESTION.format(rows=rows), "--csv"], capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(done.stderr.strip())
    found = list(csv.DictReader(io.StringIO(done.stdout)))
    game = np.array([int(row["game"]) for row in found])
    seat = np.array([row["seat"] for row in found])
    outcome = np.array([float(row["outcome"]) for row in found])
    worth = np.array([float(row["worth"]) for row in found])
    view = np.array([row["view"].split() for row in found], dtype=np.float64)
    return game, seat, outcome, worth, view


def loss(chance, outcome):
    chance = np.clip(chance, 1e-6, 1 - 1e-6)
    return float(-(outcome * np.log(chance) + (1 - outcome) * np.log(1 - chance)).mean())


def fit(x, y, ridge=30.0, rounds=12):
    """Logistic regression by Newton's method."""
    weights = np.zeros(x.shape[1])
    for _ in range(rounds):
        chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
        slope = x.T @ (chance - y) + ridge * weights
        curve = (x * (chance * (1 - chance))[:, None]).T @ x + ridge * np.eye(x.shape[1])
        weights -= np.linalg.solve(curve, slope)
    return weights


def main(file, rows=40_000):
    game, seat, outcome, worth, view = read(file, rows)
    learns = game % 5 != 0  # whole games are kept apart: neighbouring positions are much alike
    mean, spread = view[learns].mean(axis=0), view[learns].std(axis=0)
    x = np.hstack([(view - mean) / np.where(spread > 0, spread, 1), np.ones((len(view), 1))])
    # the same number is good for one seat and bad for another: weights of its own for each
    x = np.hstack([x * (seat == each)[:, None] for each in sorted(set(seat))])
    weights = fit(x[learns], outcome[learns])
    chance = 1 / (1 + np.exp(-np.clip(x @ weights, -30, 30)))
    print(f"{learns.sum()} decisions of {len(set(game[learns]))} games to learn from, {(~learns).sum()} to be tried on")
    print("mean loss on games it has not seen (less is better):")
    print(f"  always a half      {loss(np.full_like(outcome, 0.5)[~learns], outcome[~learns]):.3f}")
    print(f"  the house's worth  {loss(worth[~learns], outcome[~learns]):.3f}")
    print(f"  learnt             {loss(chance[~learns], outcome[~learns]):.3f}")


if __name__ == "__main__":
    if len(sys.argv) < 2:
        sys.exit(__doc__)
    main(sys.argv[1], *map(int, sys.argv[2:3]))
