"""What observations and actions can be, in the shape that Gymnasium and PettingZoo know."""

import numpy as np


class Discrete:
    """Whole numbers from 0 up to n, n not included. Of what is legal now: sample(mask)."""

    def __init__(self, n, seed=None):
        self.n = n
        self.dice = np.random.default_rng(seed)

    def seed(self, seed):
        self.dice = np.random.default_rng(seed)

    def sample(self, mask=None):
        if mask is None:
            return int(self.dice.integers(self.n))
        return int(self.dice.choice(np.flatnonzero(mask)))

    def contains(self, x):
        return 0 <= int(x) < self.n

    __contains__ = contains

    def __repr__(self):
        return f"Discrete({self.n})"


class Box:
    """A row of numbers, each between its own bounds."""

    def __init__(self, low, high, dtype):
        self.low = low
        self.high = high
        self.dtype = np.dtype(dtype)
        self.shape = low.shape

    def contains(self, x):
        x = np.asarray(x)
        return x.shape == self.shape and bool((x >= self.low).all() and (x <= self.high).all())

    __contains__ = contains

    def __repr__(self):
        return f"Box({self.shape[0]} numbers, {self.dtype})"


class Dict:
    """Several things by name, each of its own space."""

    def __init__(self, spaces):
        self.spaces = dict(spaces)

    def __getitem__(self, name):
        return self.spaces[name]

    def contains(self, x):
        return set(x) == set(self.spaces) and all(x[name] in space for name, space in self.spaces.items())

    __contains__ = contains

    def __repr__(self):
        return f"Dict({', '.join(f'{name}: {space}' for name, space in self.spaces.items())})"


def bits(size, dtype):
    """A row of zeros and ones."""
    return Box(np.zeros(size, dtype), np.ones(size, dtype), dtype)


def of_layout(layout, dtype):
    """The bounds of a view; a hidden number reads 0, whatever its bounds."""
    low = np.zeros(layout["size"], dtype)
    high = np.zeros(layout["size"], dtype)
    for field in layout["fields"]:
        part = slice(field["offset"], field["offset"] + field["size"])
        low[part] = min(0, field["least"])
        high[part] = max(0, field["most"])
    return Box(low, high, dtype)
