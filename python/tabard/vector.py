"""Many games side by side: what comes back is numpy arrays over the bytes of one frame, nothing is copied."""

import numpy as np

from tabard import spaces
from tabard.connection import Connection


class Batch:
    """What one frame says of all games.

    seat[i]        whose turn it is, -1 where the game is over
    rewards[i, s]  what seat s has made of the game that ended with this step, between 0 and 1; 0 before
    done[i]        whether a game ended with this step; with again the next has begun already
    view[i]        what that seat sees, as the layout lists it, 0 where it is hidden
    may_pass[i]    whether the last of the legal decisions lets it pass
    legal(i)       the numbers of the moves that are legal, -1 for one without a number, -2 for passing;
                   a decision is a place in this list
    """

    def __init__(self, body, batch, seats, size, dtype):
        at = 0

        def take(kind, count):
            nonlocal at
            part = np.frombuffer(body, kind, count, at)
            at += part.nbytes
            return part

        self.seat = take("<i4", batch)
        self.rewards = take("<f4", batch * seats).reshape(batch, seats)
        self.offsets = take("<i4", batch + 1)
        self.moves = take("<i4", int(self.offsets[-1]))
        self.view = take(dtype, batch * size).reshape(batch, size)
        self._bits = take("u1", batch * ((size + 7) // 8)).reshape(batch, -1)
        self.done = take("u1", batch).view(bool)
        self.may_pass = take("u1", batch).view(bool)

    @property
    def hidden(self):
        """hidden[i, j]: whether that seat may not know the number j of its view."""
        return np.unpackbits(self._bits, axis=1, count=self.view.shape[1], bitorder="little").view(bool)

    @property
    def count(self):
        """How many decisions are legal in each game."""
        return np.diff(self.offsets)

    def legal(self, i):
        return self.moves[self.offsets[i] : self.offsets[i + 1]]

    def random(self, dice):
        """A legal decision for each game, each as likely as the next."""
        return (dice.random(len(self.seat)) * self.count).astype("<i4")


class VectorEnv:
    """batch games of one kind; a new one begins where one has ended.

    Of the options: seats and options set the game up, bots says who sits where ("learner" or a bot of the house), layout
    refuses a game whose numbers mean something else than when one learnt them.
    """

    def __init__(self, game, batch=1, *, again=True, **options):
        self.connection = Connection(game, batch=batch, again=again, **options)
        card = self.card = self.connection.card
        self.num_envs = card["batch"]
        self.seats = card["seats"]
        self.layout = card["layout"]
        self.dtype = np.dtype(card["dtype"])
        self.observation_space = spaces.of_layout(self.layout, self.dtype)

    def _observed(self):
        return Batch(
            self.connection.receive("O"), self.num_envs, len(self.seats), self.layout["size"], self.dtype
        )

    def reset(self, seed=None):
        """All games anew; without a seed, others each time."""
        if seed is None:
            seed = int(np.random.default_rng().integers(2**63))
        self.connection.send("R", np.array([seed], "<i8").tobytes())
        return self._observed()

    def step(self, decisions):
        """One decision for each game: a place in legal(i), or -1 for the usual one."""
        decisions = np.ascontiguousarray(decisions, "<i4")
        if decisions.shape != (self.num_envs,):
            raise ValueError(f"{self.num_envs} decisions are expected, not an array of shape {decisions.shape}")
        self.connection.send("S", decisions.tobytes())
        return self._observed()

    def observe(self, game, seat):
        """What any seat sees of a game: the numbers, and which of them are hidden."""
        self.connection.send("V", np.array([game, seat], "<i4").tobytes())
        body = self.connection.receive("V")
        size = self.layout["size"]
        view = np.frombuffer(body, self.dtype, size)
        bits = np.frombuffer(body, "u1", offset=view.nbytes)
        return view, np.unpackbits(bits, count=size, bitorder="little").view(bool)

    def field(self, path):
        """Where the numbers of a field lie in a view: a slice."""
        for field in self.layout["fields"]:
            if field["path"] == path:
                return slice(field["offset"], field["offset"] + field["size"])
        raise KeyError(path)

    def close(self):
        self.connection.close()

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
