"""Begins games on a server of the previous version, and continues them on the new one with the same database."""

from __future__ import annotations

import json
import re
import shutil
import signal
import subprocess
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from websockets.sync.client import ClientConnection, connect

from rehearsal.building import PROJECT, WORKSHOP, run
from rehearsal.trial import GAMES, surroundings

SCHEMA_FILE: Final = "src/inglenook/server/storage/schema.py"
SCHEMA_LINE: Final = "^SCHEMA: Final = "
ANSWERS: Final = 12
"""Answers given in each game, on either side of the upgrade."""


def git(*words: str) -> str:
    """Returns what a git command prints."""
    return subprocess.run(["git", *words], cwd=PROJECT, capture_output=True, text=True, check=False).stdout.strip()


def version_before() -> str:
    """Returns the last release's tag or, without one, the last commit with an older database schema."""
    tag = git("describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^")
    return tag or git("rev-parse", git("log", "-1", "--format=%H", f"-G{SCHEMA_LINE}", "--", SCHEMA_FILE) + "^")


def build_before(python: Path, commit: str) -> Path:
    """Builds the pure wheel of an earlier commit, with an empty page in place of the browser client."""
    folder = WORKSHOP / "before"
    run("git", "worktree", "add", "--force", "--detach", folder, commit)
    try:
        client = folder / "src" / "inglenook" / "web" / "index.html"
        client.parent.mkdir(exist_ok=True)
        client.write_text("<!doctype html><title>Inglenook</title>\n")
        words = ["wheel", "-qq", "--no-deps", "--no-build-isolation", "--wheel-dir", str(WORKSHOP / "old")]
        run(python, "-m", "pip", *words, folder)
    finally:
        run("git", "worktree", "remove", "--force", folder)
    return next((WORKSHOP / "old").glob("*.whl"))


@contextmanager
def served(command: Path, database: Path) -> Iterator[str]:
    """Yields the address of a server with a database."""
    words = [str(command), "serve", "--port", "0", "--database", f"sqlite:///{database}"]
    home = database.parent
    with subprocess.Popen(words, cwd=home, env=surroundings(home), stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://[^\s/]+", process.stdout.readline())
        assert found, "the server did not say where it listens"
        try:
            yield found[0]
        finally:
            process.send_signal(signal.SIGINT)
            process.wait(60)


def lay(address: str, game: str) -> tuple[str, str]:
    """Creates a table for two people at one device; returns its id and the guest's cookie."""
    seats = [{"kind": "you"}, {"kind": "here", "name": "Bram"}]
    body = {"game": game, "title": "Before the upgrade", "open": False, "seats": seats, "begin": True}
    headers = {"Content-Type": "application/json", "Origin": address}
    request = urllib.request.Request(f"{address}/api/tables", json.dumps(body).encode(), headers)
    with urllib.request.urlopen(request, timeout=60) as reply:
        return json.load(reply)["id"], reply.headers["Set-Cookie"].split(";")[0]


class Seats:
    """Both seats of a table, each watched over a connection, with answers by the seat that is asked."""

    def __init__(self, address: str, table: str, cookie: str) -> None:
        self._sockets: Final[list[ClientConnection]] = []
        self._views: Final[list[dict[str, Any]]] = []
        for seat in range(2):
            url = f"{address.replace('http', 'ws', 1)}/ws?table={table}"
            socket = connect(url, additional_headers={"Cookie": cookie, "Origin": address}, max_size=None)
            socket.send(json.dumps({"type": "watch", "id": 1, "table": table, "seat": seat}), text=True)
            self._sockets.append(socket)
            self._views.append(self._hear(seat))
        self._settle()

    def _hear(self, seat: int) -> dict[str, Any]:
        """Returns the next view or diff of a seat."""
        while True:
            heard: dict[str, Any] = json.loads(self._sockets[seat].recv(60))
            assert heard["type"] != "refused", heard
            if heard["type"] in ("view", "news"):
                return heard

    def _settle(self, above: int = -1) -> None:
        """Waits until both seats know the same later version and a seat is asked with options.

        The server itself answers questions that a seat does not want to be asked.
        """
        while True:
            versions = [view["version"] for view in self._views]
            asked = self._views[0]["question"]["seat"]
            if versions[0] == versions[1] > above and "options" in self._views[asked]["question"]:
                return
            behind = versions.index(min(versions))
            self._views[behind] = self._hear(behind)

    def question(self) -> tuple[int, int, list[str]]:
        """Returns the version of the game, the seat that is asked, and the keys of its options."""
        asked = self._views[0]["question"]["seat"]
        view = self._views[asked]
        return view["version"], asked, [option["key"] for option in view["question"]["options"]]

    def answer(self) -> None:
        """Gives the first legal answer."""
        version, asked, keys = self.question()
        least = max(1, self._views[asked]["question"]["least"])
        words = {"type": "answer", "id": 2 + version, "version": version, "keys": keys[:least]}
        self._sockets[asked].send(json.dumps(words), text=True)
        self._settle(version)

    def close(self) -> None:
        """Closes both connections."""
        for socket in self._sockets:
            socket.close()


def upgrade(before: Path, after: Path, folder: Path) -> None:
    """Plays with the earlier command, then with the later one, and compares the questions at the change."""
    database = folder / "games.sqlite"
    left: dict[str, tuple[str, str, object]] = {}
    with served(before, database) as address:
        for game in GAMES:
            table, cookie = lay(address, game)
            seats = Seats(address, table, cookie)
            for _ in range(ANSWERS):
                seats.answer()
            left[game] = table, cookie, seats.question()
            seats.close()
    with served(after, database) as address:
        for game, (table, cookie, question) in left.items():
            seats = Seats(address, table, cookie)
            assert seats.question() == question, f"{game} does not go on where it was left"
            for _ in range(ANSWERS):
                seats.answer()
            seats.close()
    kept = sorted(one.name for one in folder.glob("games.sqlite.schema-*"))
    print(f"games of both kinds went on after the upgrade; copies of the old database: {', '.join(kept) or 'none'}")


def clear() -> None:
    """Removes the leftovers of an interrupted rehearsal."""
    shutil.rmtree(WORKSHOP, ignore_errors=True)
    run("git", "worktree", "prune")
