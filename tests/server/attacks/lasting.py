"""Attacks that need time, two processes or a failing database."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sqlite3
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.attacks.target import Server, answer, lay
from tests.server.history.postgresql import PostgreSQL
from tests.server.history.wire import Wire

A_YEAR_LATER: Final = """
import sys, time
clock = time.time
time.time = lambda: clock() + 401 * 24 * 3600
from inglenook import command_line
try:
    from inglenook.server.tables import hall
    hall.HOUSE_KEPT = 1.0
except ImportError:
    pass
sys.exit(command_line.main(["serve", *sys.argv[1:]]))
"""
"""A server whose clock is more than a year ahead, and that keeps house every second, if it does at all."""

COUNTS_GAMES: Final = """
import dataclasses, gc, signal, sys
from inglenook import command_line
from inglenook.server import settings
made = settings.Settings.__init__
def soon(self, *given, **named):
    made(self, *given, **named)
    object.__setattr__(self, "forget_after", 1.0)
settings.Settings.__init__ = soon
def count(*_):
    print("games=%d." % len([1 for one in gc.get_objects() if type(one).__name__ == "Game"]), flush=True)
signal.signal(signal.SIGUSR1, count)
sys.exit(command_line.main(["serve", *sys.argv[1:]]))
"""
"""A server that forgets at once what nobody uses, and says how many games are in its memory."""

DRAWS_PASSES: Final = """
import random, sys
dice = random.Random(2)
asked = [float(one) for one in sys.stdin.read().split()]
try:
    from inglenook.server.bots.hesitation import hesitation
    drawn = [hesitation(dice.choices(asked, k=20), dice) for _ in asked]
except ImportError:
    from inglenook.server.settings import Settings
    drawn = [dice.uniform(*Settings().pause) for _ in asked]
print(*drawn)
"""
"""How long a server takes for passes that nobody was asked for, at a discreet table with somebody who takes so long."""


def a_while(seconds: float) -> None:
    """Sleeps, as an attack may, while the server goes on."""
    threading.Event().wait(seconds)


@contextmanager
def behind_a_wire(folder: Path) -> Iterator[tuple[str, Wire, asyncio.AbstractEventLoop]]:
    """Yields a PostgreSQL with synchronous commits, and the wire that is the only connection to it."""
    folder.chmod(0o755)  # started by root, PostgreSQL runs as another user
    postgresql = PostgreSQL(folder)
    loop = asyncio.new_event_loop()
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    wire = Wire(postgresql.socket)
    try:
        asyncio.run_coroutine_threadsafe(wire.open(), loop).result(20)
        postgresql.asks("CREATE DATABASE attacked;")
        yield f"postgresql://postgres@127.0.0.1:{wire.port}/attacked", wire, loop
    finally:
        asyncio.run_coroutine_threadsafe(wire.close(), loop).result(20)
        loop.call_soon_threadsafe(loop.stop)
        thread.join()
        postgresql.close()


def two_processes(source: Path, folder: Path) -> str:
    """Runs an attack: two processes are asked in turn for 100 new tables."""
    with behind_a_wire(folder) as (address, _wire, _loop):
        server = Server(source, folder, "--workers", "2", address=address)
        try:
            asking = {"game": "embers", "seats": [{"kind": "you"}, {"kind": "open"}]}
            laid = [server.ask("POST", "/api/tables", asking)[0] for _ in range(100)]
            return f"{laid.count(201)} of 100 tables were laid"
        finally:
            server.end()


def silently_dead(source: Path, folder: Path) -> str:
    """Runs an attack: the connections to PostgreSQL silently deliver nothing any more, though new ones work."""
    with behind_a_wire(folder) as (address, wire, loop):
        server = Server(source, folder, address=address)
        try:
            cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
            answer(server, cookie, table, 1)
            for call in list(wire._calls):
                loop.call_soon_threadsafe(call.silence)
            began = time.monotonic()
            while time.monotonic() - began < 60:
                with suppress(OSError, KeyError, WebSocketException):
                    answer(server, cookie, table, 1, wait=4.0)
                    return f"play went on after {time.monotonic() - began:.0f} s"
            return "play stopped for the 60 s watched"
        finally:
            server.end()


def reply_lost(source: Path, folder: Path) -> str:
    """Runs an attack: PostgreSQL stores an answer and a chat line, but its reply is lost."""
    with behind_a_wire(folder) as (address, wire, loop):
        server = Server(source, folder, address=address)
        try:
            cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
            with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
                told = watched(socket, table)
                keys = [told["question"]["options"][0]["key"]]
                loop.call_soon_threadsafe(wire.lose_replies)
                socket.send(json.dumps({"id": 5, "type": "answer", "version": told["version"], "keys": keys}))
                a_while(1.0)
                loop.call_soon_threadsafe(wire.mend)
                first = reply_to(socket, 5)
            with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
                kept = watched(socket, table)["version"] > told["version"]
                loop.call_soon_threadsafe(wire.lose_replies)
                socket.send(json.dumps({"id": 6, "type": "say", "text": "hello"}))
                a_while(1.0)
                loop.call_soon_threadsafe(wire.mend)
                reply_to(socket, 6)
            with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
                socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
                while (heard := json.loads(socket.recv(20)))["type"] != "chat":
                    pass
            return f"told {first}, {'kept' if kept else 'not kept'}; said {len(heard['lines'])} times"
        finally:
            server.end()


def watched(socket: Any, table: str) -> dict[str, Any]:
    """Returns the view of the asked player."""
    told: dict[str, Any] = {}
    for seat in (0, 1):
        socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": seat}))
        while (told := json.loads(socket.recv(30)))["type"] != "view":
            pass
        if "options" in told["question"]:
            break
    return told


def reply_to(socket: Any, request: int) -> str:
    """Returns the kind of the reply to a request."""
    try:
        while (told := json.loads(socket.recv(30))).get("to") != request:
            pass
    except (OSError, WebSocketException) as problem:
        return f"nothing ({type(problem).__name__})"
    return str(told["type"])


def bots_after_restart(source: Path, folder: Path) -> str:
    """Runs an attack: the server is killed during a bot's turn and restarted, and nobody opens the table."""
    server = Server(source, folder)
    try:
        cookie, table = lay(server, "embers", {"kind": "bot"}, pace=1500)
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
            told: dict[str, Any] = {}
            socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
            while True:
                while (told := json.loads(socket.recv(30)))["type"] not in ("view", "news"):
                    pass
                if told["question"]["seat"] == 1:
                    break
                if "options" in told["question"]:
                    keys = [told["question"]["options"][0]["key"]]
                    socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": keys}))
    finally:
        server.end()
    before, server = entries(folder), Server(source, folder)
    try:
        until = time.monotonic() + 30
        while time.monotonic() < until and entries(folder) == before:
            a_while(0.2)
        return "goes on by itself" if entries(folder) > before else "stood still for the 30 s watched"
    finally:
        server.end()


def entries(folder: Path) -> int:
    """Returns the number of entries of all tables."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        return int(database.execute("SELECT count(*) FROM entries").fetchone()[0])


def passes_timed(source: Path, folder: Path) -> str:
    """Returns how well a time limit tells forced passes from chosen ones at a discreet table."""
    dice = random.Random(1)
    asked = [dice.lognormvariate(0.7, 0.6) for _ in range(4000)]
    environment = {**os.environ, "PYTHONPATH": str(source / "src")}
    drawn = subprocess.run([sys.executable, "-c", DRAWS_PASSES], input=" ".join(map(str, asked)), text=True,
                           env=environment, capture_output=True, check=True, timeout=120).stdout  # fmt: skip
    marked = sorted([(one, 1) for one in asked] + [(float(one), -1) for one in drawn.split()])
    best = below = 0
    for _, mark in marked:
        below += mark
        best = max(best, abs(below))
    return f"guessed right in {100 * (0.5 + best / len(marked)):.0f} %"


def kept_for_ever(source: Path, folder: Path) -> str:
    """Runs an attack: twenty tables that never begin and a report, after which the clock moves a year ahead."""
    server = Server(source, folder)
    try:
        for _ in range(20):
            server.ask("POST", "/api/tables", {"game": "embers", "seats": [{"kind": "you"}, {"kind": "open"}]})
        cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
            watched(socket, table)
            socket.send(json.dumps({"id": 7, "type": "report", "text": "look"}))
            reply_to(socket, 7)
    finally:
        server.end()
    before, server = kept(folder), Server(source, folder, program=A_YEAR_LATER)
    try:
        until = time.monotonic() + 30
        while time.monotonic() < until and kept(folder):
            a_while(0.5)
        return f"{before} tables and reports, then {kept(folder)}"
    finally:
        server.end()


def kept(folder: Path) -> int:
    """Returns the numbers of stored tables and reports."""
    with closing(sqlite3.connect(folder / "games.sqlite")) as database:
        counts = [database.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in ("tables", "faults")]
        return int(sum(counts))


def rooms_forgotten(source: Path, folder: Path) -> str:
    """Runs an attack: sixty tables are opened and left."""
    server = Server(source, folder, "--unlimited", program=COUNTS_GAMES)
    try:
        for _ in range(60):
            cookie, table = lay(server, "embers", {"kind": "here", "name": "Ben"})
            with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers={"Cookie": cookie}) as socket:
                watched(socket, table)
        a_while(45)
        serving = server.children()[1:2] or [server.process.pid]
        os.kill(serving[0], signal.SIGUSR1)
        return f"{server.says(r'games=([0-9]+)')} of 60 games in memory after 45 s"
    finally:
        server.end()


LASTING: Final[tuple[Callable[[Path, Path], str], ...]] = (
    two_processes,
    silently_dead,
    reply_lost,
    bots_after_restart,
    passes_timed,
    kept_for_ever,
    rooms_forgotten,
)
