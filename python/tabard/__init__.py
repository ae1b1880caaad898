"""Tabard for people who teach programs to play: environments over frames of bytes, and bots over JSON lines.

Only the standard library and numpy are used. docs/research.md is a tutorial, docs/env.md the protocol.
"""

from tabard.aec import AECEnv
from tabard.connection import Connection, TabardError
from tabard.spaces import Box, Discrete
from tabard.vector import Batch, VectorEnv

__all__ = ["AECEnv", "Batch", "Box", "Connection", "Discrete", "TabardError", "VectorEnv"]
