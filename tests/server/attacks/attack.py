"""Attacks a server on this machine as docs/rules/server.md describes, and reports the results.

python tests/server/attacks/attack.py [--source FOLDER] [--only NAME]

Each attack starts a new server from the sources of this project or of another checkout (`--source`), so that two
versions can be compared.  Nothing leaves this machine, and every attack is bounded.
"""

from __future__ import annotations

import argparse
import http.client
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import connect

PROJECT: Final = Path(__file__).resolve().parents[3]
sys.path[:0] = [str(PROJECT)]

from tests.server.attacks.crowds import CROWDS  # noqa: E402
from tests.server.attacks.lasting import LASTING  # noqa: E402
from tests.server.attacks.target import JSON, Server, answer, lay, play_on  # noqa: E402

LONGEST: Final = 90.0
"""Seconds to wait for a server to come back."""

ENDLESS: Final = """
import sys
from inglenook import command_line
from inglenook.kernel.game import Game
pick = Game.pick
def picking(self, picked):
    if len(self.answers) == 2:
        while True:
            pass
    return pick(self, picked)
Game.pick = picking
sys.exit(command_line.main(["serve", *sys.argv[1:]]))
"""
"""A server whose rules do not come to an end at the third answer of a game."""


ENDLESS_LAYING: Final = """
import sys
from embers.game import Embers
from inglenook import command_line
set_up = Embers.set_up
def sets_up(self, setup, dice):
    while setup.get("copies") == 3:
        pass
    return set_up(self, setup, dice)
Embers.set_up = sets_up
sys.exit(command_line.main(["serve", *sys.argv[1:]]))
"""
"""A server that does not come to an end with laying a table with three copies of each card."""


@contextmanager
def longest_wait(server: Server) -> Iterator[list[float]]:
    """Yields a list that receives the longest response time, in seconds, of another client meanwhile."""
    waits, ended = [0.0], threading.Event()

    def asking() -> None:
        while not ended.is_set():
            began = time.monotonic()
            server.ask("GET", "/api/me")
            waits[0] = max(waits[0], time.monotonic() - began)

    thread = threading.Thread(target=asking)
    thread.start()
    try:
        yield waits
    finally:
        ended.set()
        thread.join()


def headers_without_end(source: Path, folder: Path) -> str:
    """Runs an attack: one connection sends 40 MB of headers."""
    server = Server(source, folder)
    try:
        before = server.memory()
        with longest_wait(server) as waits, closing(socket.create_connection(("127.0.0.1", server.port))) as endless:
            sent = 0
            with suppress(OSError):
                endless.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Long: ")
                while sent < 40_000_000:
                    endless.sendall(b"a" * 1_000_000)
                    sent += 1_000_000
            grown = server.memory() - before
        return f"{sent / 1e6:.0f} MB were taken in, somebody else waited {waits[0]:.1f} s, {grown:.0f} MB more memory"
    finally:
        server.end()


def half_open(source: Path, folder: Path) -> str:
    """Runs an attack: 2,000 connections send half a request each; the server has 1,024 file descriptors."""
    server = Server(source, folder, files=1024)
    held: list[socket.socket] = []
    try:
        for _ in range(2000):
            with suppress(OSError):
                one = socket.create_connection(("127.0.0.1", server.port), timeout=2)
                one.sendall(b"GET / HTTP/1.1\r\n")
                held.append(one)
        status, _ = server.ask("GET", "/healthz", wait=5.0)
        return f"{len(held)} begun, and somebody new gets {status or 'no answer'}"
    finally:
        for one in held:
            one.close()
        server.end()


def forwarded_twice(source: Path, folder: Path) -> str:
    """Runs an attack: a client behind a proxy sends an invented address with each of 200 new tables."""
    server = Server(source, folder, "--trusted-proxies", "1")
    try:
        kept = 0
        for number in range(200):
            with closing(http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)) as connection:
                body = json.dumps({"game": "embers", "seats": [{"kind": "you"}, {"kind": "open"}]})
                connection.putrequest("POST", "/api/tables")
                for name, value in (
                    *JSON.items(),
                    ("Content-Length", str(len(body))),
                    ("X-Forwarded-For", f"10.0.0.{number}"),
                    ("X-Forwarded-For", "203.0.113.7"),
                ):
                    connection.putheader(name, value)
                connection.endheaders(body.encode())
                kept += connection.getresponse().status == 201
        return f"{kept} of 200 tables were laid"
    finally:
        server.end()


def disk_full(source: Path, folder: Path) -> str:
    """Runs an attack: the server cannot write any file."""
    server = Server(source, folder)
    try:
        for pid in server.children():
            subprocess.run(["prlimit", "--pid", str(pid), "--fsize=0:"], check=True)
        return f"/healthz says {server.ask('GET', '/healthz')[0]}"
    finally:
        server.end()


def endless_rule(source: Path, folder: Path) -> str:
    """Runs an attack: the rules loop for ever at the third answer of a game."""
    server = Server(source, folder, program=ENDLESS)
    try:
        cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
        with suppress(Exception):
            play_on(server.port, cookie, table)
        stopped = time.monotonic()
        while server.ask("GET", "/healthz", wait=2.0)[0] != 200 and time.monotonic() - stopped < LONGEST:
            pass
        waited = time.monotonic() - stopped
        server.process.terminate()
        try:
            server.process.wait(15)
            ended = "ends when told to"
        except subprocess.TimeoutExpired:
            ended = "does not end when told to"
        return f"{'answers again after' if waited < LONGEST else 'no answer for'} {waited:.0f} s, {ended}"
    finally:
        server.end()


def endless_laying(source: Path, folder: Path) -> str:
    """Runs an attack: the rules loop while a table is created; a second client creates one, the first retries."""
    server = Server(source, folder, program=ENDLESS_LAYING)
    asked = {"game": "embers", "seats": [{"kind": "you"}, {"kind": "open"}]}
    endless = {**asked, "options": {"copies": "3"}}
    try:
        assert server.ask("POST", "/api/tables", asked)[0] == 201
        server.ask("POST", "/api/tables", endless, wait=1.0)
        began = time.monotonic()
        status, _ = server.ask("POST", "/api/tables", asked, wait=LONGEST)
        waited = time.monotonic() - began
        health = server.ask("GET", "/healthz", wait=5.0)[0] or "nothing"
        began = time.monotonic()
        again = server.ask("POST", "/api/tables", endless, wait=10.0)[0] or "no answer"
        return (
            f"somebody else's table {'laid after' if status == 201 else 'not laid in'} {waited:.0f} s, "
            f"/healthz says {health}, asked again: {again} after {time.monotonic() - began:.1f} s"
        )
    finally:
        server.end()


def picked_twice(source: Path, folder: Path) -> str:
    """Runs an attack: one option is picked twice in one answer."""
    server = Server(source, folder)
    try:
        cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
        headers = {"Cookie": cookie}
        told: dict[str, Any] = {}
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, max_size=None) as socket:
            for seat in (0, 1):
                socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": seat}))
                while (told := json.loads(socket.recv(20)))["type"] != "view":
                    pass
                if "options" in told["question"]:
                    break
            key = told["question"]["options"][0]["key"]
            socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": [key, key]}))
            while (told := json.loads(socket.recv(20))).get("to") != 2:
                pass
        return json.dumps(told["message"])
    finally:
        server.end()


def names(source: Path, folder: Path) -> str:
    """Runs an attack: names with bidirectional, zero-width and control characters."""
    server = Server(source, folder)
    try:
        given = ("\u202eolleh", "Ai\u200bno", "Aino\x85")
        return f"{[server.ask('PUT', '/api/me', {'name': name})[0] for name in given]}"
    finally:
        server.end()


def supervisor_killed(source: Path, folder: Path) -> str:
    """Runs an attack: the supervisor alone is killed."""
    server = Server(source, folder)
    try:
        left = server.children()[1:]
        os.kill(server.process.pid, signal.SIGKILL)
        server.process.wait()
        until = time.monotonic() + 5
        while time.monotonic() < until and (held := server.ask("GET", "/healthz", wait=1.0)[0] == 200):
            pass
        return f"of {len(left)} others {'some hold the port' if held else 'none holds the port'}"
    finally:
        for pid in left:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        server.end()


def broken_schema(source: Path, folder: Path) -> str:
    """Runs an attack: the schema number in the database is not a number."""
    Server(source, folder).end()
    with closing(sqlite3.connect(folder / "games.sqlite")) as database, database:
        database.execute("UPDATE meta SET value = '0' WHERE key = 'schema'")
    paths = {"PYTHONPATH": str(source / "src"), "LANG": "en"}
    words = ["serve", "--port", "0", "--database", f"sqlite:///{folder / 'games.sqlite'}"]
    found = subprocess.run([sys.executable, "-m", "inglenook", *words], env={**os.environ, **paths},
                           capture_output=True, text=True, timeout=60, check=False)  # fmt: skip
    return found.stderr.strip().splitlines()[-1] if found.stderr.strip() else f"status {found.returncode}"


def replays_scrubbed(source: Path, folder: Path) -> str:
    """Runs an attack: fourteen clients scrub through the replay of a game while two others play."""
    server = Server(source, folder, "--unlimited")
    try:
        cookie, over = lay(server, "lotr", {"kind": "here", "name": "Ben"})
        answer(server, cookie, over, 150)
        headers = {"Cookie": cookie}
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, max_size=None) as socket:
            for seat in (0, 1):
                socket.send(json.dumps({"id": 1, "type": "watch", "table": over, "seat": seat}))
                socket.send(json.dumps({"id": 2 + seat, "type": "concede"}))
                while json.loads(socket.recv(60)).get("to") != 2 + seat:
                    pass
        cookie, table = lay(server, "lotr", {"kind": "here", "name": "Ben"})
        alone, ended, asked = answer(server, cookie, table, 100), threading.Event(), [0]

        def scrubbing() -> None:
            while not ended.is_set():
                path = f"/api/tables/{over}/replay/frames?viewer=-1&from={asked[0] * 37 % 140}&count=10"
                asked[0] += server.ask("GET", path, wait=60.0)[0] == 200

        threads = [threading.Thread(target=scrubbing) for _ in range(14)]
        for thread in threads:
            thread.start()
        waits = answer(server, cookie, table, 200)
        ended.set()
        for thread in threads:
            thread.join()
        at = [f"{1000 * found[int(0.95 * len(found))]:.0f} ms" for found in (alone, waits)]
        return f"95th percentile of an answer {at[0]}, meanwhile {at[1]}; {asked[0]} times frames were given"
    finally:
        server.end()


ATTACKS: Final[tuple[Callable[[Path, Path], str], ...]] = (
    headers_without_end,
    endless_rule,
    endless_laying,
    half_open,
    forwarded_twice,
    disk_full,
    picked_twice,
    names,
    supervisor_killed,
    broken_schema,
    replays_scrubbed,
    *LASTING,
    *CROWDS,
)


def main() -> int:
    """Runs the attacks and prints their results."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--source", type=Path, default=PROJECT, help="the checkout whose server is attacked")
    parser.add_argument("--only", choices=[attack.__name__ for attack in ATTACKS])
    given = parser.parse_args()
    for attack in ATTACKS:
        if given.only in (None, attack.__name__):
            with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
                print(f"{attack.__name__}: {attack(given.source.resolve(), Path(folder))}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
