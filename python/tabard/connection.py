"""A process of ``tabard env``, and the frames it is spoken to with: docs/env.md."""

import json
import os
import pathlib
import shlex
import socket
import struct
import subprocess

HEAD = struct.Struct("<II")


class TabardError(Exception):
    """What Tabard refused, in its own words."""


def command():
    """How Tabard is run: TABARD in the environment, or the launcher of this repository."""
    named = os.environ.get("TABARD")
    return shlex.split(named) if named else [str(pathlib.Path(__file__).resolve().parents[2] / "tabard")]


class Connection:
    """Frames to and from one process, or one that waits at a socket."""

    def __init__(self, game, *, batch=1, again=False, seats=None, options=None, bots=None, layout=None, at=None):
        self.process = None
        self.socket = None
        if at is None:
            line = command() + ["env", game, "--batch", str(batch)]
            line += ["--again"] if again else []
            line += ["--seats", str(seats)] if seats else []
            line += ["--bots", ",".join(bots)] if bots else []
            line += ["--layout", layout] if layout else []
            for name, value in (options or {}).items():
                line += ["--option", f"{name}={value}"]
            self.process = subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
            self.input, self.output = self.process.stdout, self.process.stdin
        else:
            self.socket = socket.socket(socket.AF_UNIX)
            self.socket.connect(str(at))
            self.input, self.output = self.socket.makefile("rb"), self.socket.makefile("wb")
        try:
            self.card = json.loads(bytes(self.receive("H")))
        except BaseException:
            self.close()
            raise

    def send(self, kind, body=b""):
        try:
            self.output.write(HEAD.pack(len(body), ord(kind)))
            self.output.write(body)
            self.output.flush()
        except BrokenPipeError:
            self._lost()

    def receive(self, expected):
        """The body of the next frame, which must be of this kind."""
        length, kind = HEAD.unpack(self._read(HEAD.size))
        body = self._read(length)
        if chr(kind) == "E":
            raise TabardError(bytes(body).decode())
        if chr(kind) != expected:
            raise TabardError(f"a frame of kind {chr(kind)!r} came instead of {expected!r}")
        return body

    def _read(self, count):
        body = bytearray(count)
        at = 0
        view = memoryview(body)
        while at < count:
            got = self.input.readinto(view[at:])
            if not got:
                self._lost()
            at += got
        return body

    def _lost(self):
        said = self.process.stderr.read().decode().strip() if self.process else ""
        raise TabardError(said.removeprefix("tabard: ") or "the connection has ended")

    def close(self):
        if self.process:
            for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
                try:
                    stream.close()
                except BrokenPipeError:
                    pass
            self.process.wait()
        if self.socket:
            for stream in (self.output, self.input, self.socket):
                try:
                    stream.close()
                except BrokenPipeError:
                    pass

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()
