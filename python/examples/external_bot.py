"""Plays any game at random, as a program of its own:

    ./tabard play macht --seats "human,exec:python3 python/examples/external_bot.py"
    ./tabard arena macht --bots "miller,exec:python3 python/examples/external_bot.py" --games 20
"""

import pathlib
import random
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1]))

from tabard.bot import play  # noqa: E402

dice = random.Random()


def begin(table):
    dice.seed(table.seed)  # the same game is played again in the same way


def choose(ask):
    if ask["pass"] and dice.random() < 7 / 8:
        return None
    return dice.randrange(len(ask["legal"]))


if __name__ == "__main__":
    play(choose, begin=begin)
