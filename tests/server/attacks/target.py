"""A server under attack, from the sources of this or another checkout, and the people who play there."""

from __future__ import annotations

import http.client
import json
import os
import re
import signal
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

JSON: Final = {"Content-Type": "application/json"}


class Server:
    """A server under attack."""

    def __init__(
        self, source: Path, folder: Path, *words: str, program: str = "", files: int = 4096, address: str = ""
    ) -> None:
        """Stores in the PostgreSQL at `address`, or in a file if there is no address."""
        self.database: Final = folder / "games.sqlite"
        command = ["-c", program] if program else ["-m", "inglenook", "serve"]
        paths = os.pathsep.join([str(source / "src"), str(source / "tests" / "games")])
        given = ["--port", "0", "--database", address or f"sqlite:///{self.database}", *words]
        self.process: Final = subprocess.Popen(
            ["prlimit", f"--nofile={files}:{files}", sys.executable, *command, *given],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": paths, "INGLENOOK_GAMES": "embers=embers.entry", "LANG": "en"},
        )
        assert self.process.stdout is not None
        self.port: Final = int(self.says(r":(\d+)/"))

    def says(self, pattern: str) -> str:
        """Returns the server's next line of output that matches a pattern."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            found = re.search(pattern, line)
            if found:
                return found[1]
        raise AssertionError("it has ended")

    def ask(self, method: str, path: str, body: object = None, wait: float = 20.0, **headers: str) -> tuple[int, str]:
        """Sends a request; returns its status, 0 if there was no response, and its body."""
        try:
            with closing(http.client.HTTPConnection("127.0.0.1", self.port, timeout=wait)) as connection:
                data = None if body is None else json.dumps(body)
                connection.request(method, path, data, {**JSON, **headers})
                reply = connection.getresponse()
                self.cookie = (reply.headers.get("set-cookie") or "").partition(";")[0]
                return reply.status, reply.read().decode()
        except OSError:
            return 0, ""

    def children(self) -> list[int]:
        """Returns the processes of the server and of its workers."""
        found = [self.process.pid]
        for pid in found:
            with suppress(OSError):
                found += [int(one) for one in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
        return found

    def memory(self) -> float:
        """Returns the memory of all processes of the server, in MB."""
        kilobytes = 0
        for pid in self.children():
            with suppress(OSError):
                status = Path(f"/proc/{pid}/status").read_text()
                kilobytes += int(re.findall(r"RssAnon:\s+(\d+)", status)[0])
        return kilobytes / 1024

    def end(self) -> None:
        """Ends the server, whatever state it is in."""
        for pid in reversed(self.children()):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        self.process.wait()


def play_on(port: int, cookie: str, table: str) -> None:
    """Answers questions until there are no more."""
    with connect(f"ws://127.0.0.1:{port}/ws", additional_headers={"Cookie": cookie}, max_size=None) as socket:
        for seat in (0, 1, 0, 1, 0, 1, 0, 1):
            socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": seat}))
            while (told := json.loads(socket.recv(20)))["type"] != "view":
                pass
            if "options" in told["question"]:
                keys = [told["question"]["options"][0]["key"]]
                socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": keys}))
                while json.loads(socket.recv(5)).get("to") != 2:
                    pass


def lay(server: Server, game: str, *others: dict[str, str], **more: object) -> tuple[str, str]:
    """Creates a table and begins play; returns the host's cookie and the table's id."""
    asking = {"game": game, "begin": True, "seats": [{"kind": "you"}, *others], **more}
    status, said = server.ask("POST", "/api/tables", asking)
    assert status == 201, said
    return server.cookie, json.loads(said)["id"]


def answer(server: Server, cookie: str, table: str, count: int, wait: float = 60.0) -> list[float]:
    """Lets two people at one device pick first options a number of times; returns the seconds for each answer."""
    waits: list[float] = []
    address, headers = f"ws://127.0.0.1:{server.port}/ws", {"Cookie": cookie}
    with connect(address, additional_headers=headers, max_size=None) as socket:
        while len(waits) < count:
            told: dict[str, Any] = {}
            for seat in (0, 1):
                socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": seat}))
                while (told := json.loads(socket.recv(wait)))["type"] != "view":
                    pass
                if "options" in told["question"]:
                    break
            question = told["question"]
            keys = [option["key"] for option in question.get("options", [])][: max(1, question.get("least", 1))]
            began = time.monotonic()
            socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": keys}))
            while json.loads(socket.recv(wait)).get("to") != 2:
                pass
            waits.append(time.monotonic() - began)
    return sorted(waits)
