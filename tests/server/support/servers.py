"""Servers in processes of their own, which can be killed, and clients that reach them over the network."""

from __future__ import annotations

import http.client
import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Sequence
from contextlib import ExitStack, closing, nullcontext
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from inglenook.kernel.views.news import apply

PROJECT: Final = Path(__file__).resolve().parents[3]

NURSERY: Final = """
import os, signal, sys
from inglenook import command_line
from inglenook.server import app, command
from inglenook.registry import find
for game in sys.argv[2:]:
    find(game)
exec(sys.argv[1])
signal.signal(signal.SIGCHLD, signal.SIG_IGN)
for line in sys.stdin:
    if not os.fork():
        sys.stdin = open(os.devnull)
        try:
            command_line.main(["serve", *line.split()])
        finally:
            os._exit(1)
"""
"""A process that has loaded everything and makes servers by forking: to load it all each time would take seconds."""


def is_free(port: int) -> bool:
    """Whether a server could listen on a port; an ended process holds its port until its last thread has ended."""
    with socket.socket() as door:
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind(("127.0.0.1", port))
        except OSError:
            return False
        return True


class Nursery:
    """A factory of servers."""

    def __init__(self, *games: str, prepare: str = "", within: Sequence[str] = (), log: Path | None = None) -> None:
        """Runs `prepare` in each server before it starts, to break something there.

        `within` is a command that runs the server elsewhere, and `log` is where servers write.
        """
        paths = [str(PROJECT / "src"), str(PROJECT / "tests" / "games"), str(PROJECT)]
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths), "INGLENOOK_GAMES": "embers=embers.entry"}
        with nullcontext() if log is None else log.open("ab") as written:
            self._process: Final = subprocess.Popen(
                [*within, sys.executable, "-c", NURSERY, prepare, *games],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=written,
                env=environment,
                text=True,
            )

    def server(self, database: str, *words: str) -> Server:
        """Returns a new server with this database."""
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(f"--port 0 --unlimited --say-process --database {database} {' '.join(words)}\n")
        self._process.stdin.flush()
        while True:
            line = self._process.stdout.readline()
            assert line, "the server did not start"
            found = dict(part.split("=") for part in line.split() if part.startswith(("process=", "port=")))
            if found:
                return Server(int(found["process"]), int(found["port"]))

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.close()
        self._process.wait(10)
        self._process.stdout.close()


class Server:
    """A running server."""

    def __init__(self, process: int, port: int) -> None:
        self._process: Final = process
        self.port: Final = port
        self.alive = True

    @property
    def address(self) -> str:
        """Returns the server's WebSocket address."""
        return f"ws://127.0.0.1:{self.port}/ws"

    def ask(self, method: str, path: str, body: object = None) -> tuple[int, Any]:
        """Sends a request; returns status 0 if the worker was killed meanwhile."""
        with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=60)) as connection:
            try:
                connection.request(method, path, json.dumps(body), {"Content-Type": "application/json"})
                reply = connection.getresponse()
                return reply.status, json.loads(reply.read())
            except (http.client.HTTPException, ConnectionError):
                return 0, {}

    def end(self) -> None:
        """Tells the server to end, and waits until it has."""
        os.kill(self._process, signal.SIGTERM)
        while Path(f"/proc/{self._process}").exists():
            os.sched_yield()
        self.alive = False

    def workers(self) -> list[int]:
        """Returns the worker processes, or none if the supervisor is gone."""
        try:
            children = Path(f"/proc/{self._process}/task/{self._process}/children").read_text()
        except (FileNotFoundError, ProcessLookupError):
            return []
        return [int(one) for one in children.split()]

    def kill(self) -> None:
        """Kills the server at once."""
        if self.alive:
            os.kill(self._process, signal.SIGKILL)
        self.alive = False


class Client:
    """A client at a table that reconnects whenever the connection is lost."""

    def __init__(self, table: str, cookie: str) -> None:
        self._table: Final = table
        self._cookie: Final = cookie
        self._socket: ClientConnection | None = None
        self._closing = ExitStack()
        self._last = 0
        self.server: Server | None = None
        """The one it is connected to, or was."""
        self.heard: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.question: dict[str, Any] = {}
        self.lines: list[Any] = []
        self.version = -1
        self.viewer = -1

    def come(self, server: Server) -> None:
        """Connects to a server and receives the full view."""
        self.leave()
        self.server = server
        headers = {"Cookie": self._cookie}
        self._socket = self._closing.enter_context(connect(server.address, additional_headers=headers, max_size=None))
        self.send({"type": "watch", "table": self._table})
        while self.hear()["type"] != "view":
            pass

    def leave(self) -> None:
        """Disconnects the client."""
        self._closing.close()
        self._socket = None

    def send(self, request: dict[str, Any]) -> int:
        """Sends a request; returns its number."""
        assert self._socket is not None
        self._last += 1
        self._socket.send(json.dumps({"id": self._last, **request}))
        return self._last

    def answer(self, picked: tuple[int, ...]) -> int:
        """Answers the question by the positions of options."""
        keys = [self.question["options"][place]["key"] for place in picked]
        return self.send({"type": "answer", "version": self.version, "keys": keys})

    def hear(self) -> dict[str, Any]:
        """Returns the next message."""
        assert self._socket is not None
        told: dict[str, Any] = json.loads(self._socket.recv(30))
        self.heard.append(told)
        if told["type"] == "view":
            self.view, self.lines, self.viewer = told["view"], told["lines"], told["viewer"]
        elif told["type"] == "news":
            assert self.version == told["since"]
            self.view, self.lines = apply(self.view, told["changes"]), self.lines + told["lines"]
        if told["type"] in ("view", "news"):
            self.version, self.question = told["version"], told["question"]
        return told

    def hear_reply(self, to: int) -> dict[str, Any]:
        """Returns the reply to a request, and records other messages that come before it."""
        while True:
            told = self.hear()
            if told.get("to") == to:
                return told

    def hear_version(self, version: int) -> None:
        """Waits until the client has seen a version."""
        while self.version < version:
            self.hear()


__all__ = ["Client", "ConnectionClosed", "Nursery", "Server"]
