"""Attacks with many tables at which bots think without pause, which measure the delay at other tables."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from tests.server.attacks.target import Server, answer, lay

TABLES: Final = 24
SEATS: Final = 5
"""How many bots sit at each of them, beside the one who laid it."""
QUESTIONS: Final = 20
"""How many questions somebody answers somebody gets who plays against one bot."""

SEATED: Final = """
import json, sys
sys.path[:0] = [sys.argv[1]]
from tests.server.attacks.crowds import sit
sit(int(sys.argv[2]), json.loads(sys.argv[3]))
"""
"""Attackers in a process of their own: the people whose waits are measured do not wait for them here."""


def sit(port: int, tables: list[tuple[str, str]]) -> None:
    """Answers every question at these tables at once, so that the bots always have work."""
    began = threading.Barrier(len(tables) + 1)
    threads = [threading.Thread(target=answering, args=(port, *table, began)) for table in tables]
    for thread in threads:
        thread.start()
    began.wait()
    print("all have been asked", flush=True)
    for thread in threads:
        thread.join()


def answering(port: int, cookie: str, table: str, began: threading.Barrier) -> None:
    """Picks the first option of every question until the game is over."""
    headers = {"Cookie": cookie}
    with (
        suppress(OSError, WebSocketException),
        connect(f"ws://127.0.0.1:{port}/ws", additional_headers=headers, max_size=None) as socket,
    ):
        socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
        told = question(socket)
        began.wait()
        while told:
            give(socket, told)
            told = question(socket)


def question(socket: Any, wait: float = 300.0) -> dict[str, Any]:
    """Returns the next message with a question for this watcher; {} when the game is over."""
    told: dict[str, Any] = {}
    while "options" not in told.get("question", {}):
        told = json.loads(socket.recv(wait))
        if told.get("question", {}).get("over"):
            return {}
    return told


def give(socket: Any, told: dict[str, Any]) -> None:
    """Answers with the first option."""
    keys = [option["key"] for option in told["question"]["options"]][: max(1, told["question"]["least"])]
    socket.send(json.dumps({"id": 2, "type": "answer", "version": told["version"], "keys": keys}))


def waits_for_a_bot(server: Server) -> list[float]:
    """Returns the sorted waits, in seconds, of a person who plays one bot and answers after half a second."""
    waits: list[float] = []
    while len(waits) < QUESTIONS:
        cookie, table = lay(server, "lotr", {"kind": "bot", "bot": "thumb"}, pace=0)
        headers = {"Cookie": cookie}
        with connect(f"ws://127.0.0.1:{server.port}/ws", additional_headers=headers, max_size=None) as socket:
            socket.send(json.dumps({"id": 1, "type": "watch", "table": table, "seat": 0}))
            told = question(socket)
            while told and len(waits) < QUESTIONS:
                threading.Event().wait(0.5)
                began = time.monotonic()
                give(socket, told)
                told = question(socket)
                waits.append(time.monotonic() - began)
    return sorted(waits)


def crowded(source: Path, folder: Path, bot: str) -> str:
    """Runs an attack: measures two people and one person against a bot, alone and beside tables of thinking bots."""
    server = Server(source, folder, "--unlimited")
    attackers: subprocess.Popen[str] | None = None
    try:
        two = lay(server, "lotr", {"kind": "here", "name": "Ben"})
        found = [measured(server, two)]
        others = [{"kind": "bot", "bot": bot} for _ in range(SEATS)]
        tables = [lay(server, "lotr", *others, pace=0) for _ in range(TABLES)]
        project = str(Path(__file__).resolve().parents[3])
        words = [sys.executable, "-c", SEATED, project, str(server.port), json.dumps(tables)]
        attackers = subprocess.Popen(words, text=True, stdout=subprocess.PIPE)
        assert attackers.stdout is not None
        attackers.stdout.readline()
        found.append(measured(server, two))
        return f"by themselves {found[0]}; meanwhile {found[1]}"
    finally:
        if attackers is not None:
            attackers.kill()
            attackers.wait()
        server.end()


def measured(server: Server, two: tuple[str, str]) -> str:
    """Returns the waits of the two people and of the person against a bot, as text."""
    answers, questions = answer(server, *two, 60), waits_for_a_bot(server)
    return (
        f"95th percentile of an answer {1000 * answers[56]:.0f} ms, to the next question against a bot "
        f"{1000 * questions[QUESTIONS // 2]:.0f} ms, at most {1000 * questions[-1]:.0f} ms"
    )


def many_bots(source: Path, folder: Path) -> str:
    """Runs an attack with 24 tables of five heuristic bots each, the fastest kind."""
    return crowded(source, folder, "keen")


def many_thinkers(source: Path, folder: Path) -> str:
    """Runs an attack with 24 tables of five search bots each that use all the time they may."""
    return crowded(source, folder, "relentless")


CROWDS: Final[tuple[Callable[[Path, Path], str], ...]] = (many_bots, many_thinkers)
