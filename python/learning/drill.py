"""Finds the weights by which the bots of Mage Knight judge: they are shaken in every game, and turned towards what earned more.

    python3 python/learning/drill.py OUT WEIGHTS --java 'java -cp ...' [--steps 5] [--seconds 68] [--threads 16]

Needs the classes of the project with those of Mage Knight's tests, and numpy. OUT gets the weights after each step, step-1.txt and so on, and a log.
"""

import argparse
import pathlib
import shlex
import subprocess
import sys
import time

import numpy

FIXED = "fame"  # all others are told in it
CITY = 10.0  # what a fallen city counts beside its fame
SHAKE = 0.25
FARTHEST = 2.5  # a step, in shakes
FARTHEST_EACH = 1.2
KEPT = 0.5  # of what the step before has shown


def read(path):
    """What was added to which weight, and of each pair of games the shake, and by how much more the one earned that was shaken so."""
    lines = pathlib.Path(path).read_text().splitlines()
    names, added = lines[0].split(), numpy.array([float(word) for word in lines[1].split()])
    pairs = {}
    for line in lines[2:]:
        words = line.split()
        result = float(words[1]) + CITY * float(words[2])
        pairs.setdefault(words[0], []).append((result, numpy.array([float(word) for word in words[3:]])))
    pairs = [pair for pair in pairs.values() if len(pair) == 2]
    shaken = numpy.array([pair[0][1] for pair in pairs])
    more = numpy.array([(pair[0][0] - pair[1][0]) / 2 for pair in pairs])
    return names, added, shaken, more


def slopes(shaken, more):
    """What a shake of each weight brings, and the standard error of that."""
    square = shaken.T @ shaken + 1e-6 * numpy.eye(shaken.shape[1])
    slope = numpy.linalg.solve(square, shaken.T @ more)
    left = more - shaken @ slope
    error = numpy.sqrt(left.var() * numpy.diag(numpy.linalg.inv(square)))
    return slope, error


def turned(weights, names, added, slope, error):
    """A step the way that earns more; what may as well be chance counts less."""
    sure = slope * numpy.maximum(0, 1 - (error / numpy.maximum(abs(slope), 1e-9)) ** 2)
    far = numpy.linalg.norm(sure)
    by = numpy.clip(sure * FARTHEST / max(far, 1e-9), -FARTHEST_EACH, FARTHEST_EACH)
    new = dict(weights)
    for name, one, step in zip(names, added, by):
        if name == FIXED:
            continue
        new[name] = weights[name] + SHAKE * step * one if one else weights[name] * float(numpy.exp(SHAKE * step))
    return new, by


def main():
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("out", type=pathlib.Path)
    asked.add_argument("weights", type=pathlib.Path)
    asked.add_argument("--java", required=True)
    asked.add_argument("--steps", type=int, default=5)
    asked.add_argument("--seconds", type=int, default=68)
    asked.add_argument("--games", type=int, default=100_000)
    asked.add_argument("--threads", type=int, default=16)
    asked.add_argument("--positions", type=int, default=800)
    asked.add_argument("--seed", type=int, default=1_000_000)
    given = asked.parse_args()
    given.out.mkdir(parents=True, exist_ok=True)
    weights = {}
    for line in given.weights.read_text().splitlines():
        if line.startswith("#"):
            continue
        name, value = line.split()
        weights[name] = float(value)
    began = time.monotonic()
    known = given.weights
    slope = error = None
    with open(given.out / "log", "a") as file:
        for step in range(1, given.steps + 1):
            games = given.out / "games"
            seed = given.seed + 100_000 * step
            words = [games, known, "greedy", given.positions, given.seconds, given.games, given.threads, seed, SHAKE]
            command = [*shlex.split(given.java), "tabard.mageknight.Drill", *map(str, words)]
            done = subprocess.run(command, capture_output=True, text=True)
            names, added, shaken, more = read(games)
            now, off = slopes(shaken, more)
            slope = now if slope is None else (now + KEPT * slope) / (1 + KEPT)
            error = off if error is None else numpy.hypot(off, KEPT * error) / (1 + KEPT)
            weights, by = turned(weights, names, added, slope, error)
            known = given.out / f"step-{step}.txt"
            known.write_text("".join(f"{name} {value:.4f}\n" for name, value in weights.items()))
            told = [done.stdout.strip() + done.stderr.strip()[-1500:]]
            for i in numpy.argsort(-abs(slope / error))[:16]:
                told.append(f"  {names[i]} {slope[i]:+.2f} ± {1.96 * error[i]:.2f}: {by[i]:+.2f} to {weights[names[i]]:.3g}")
            text = "\n".join(told)
            print(f"{time.monotonic() - began:.0f} s: {text}", flush=True)
            print(text, file=file, flush=True)


if __name__ == "__main__":
    sys.exit(main())
