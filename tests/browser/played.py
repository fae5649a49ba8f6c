"""Games played by bots and stored in a server's database, for watching and continuing."""

from __future__ import annotations

import asyncio
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import Any

from playwright.sync_api import Page

from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.rulebook import Setup
from inglenook.registry import find
from inglenook.server.storage.rows import ANSWER, ASIDE, BOT, OVER, Entry, SeatRow, TableRow
from inglenook.server.storage.store import open_store


@cache
def whole_game(game: str, seed: str, players: int) -> Game[Any]:
    """Returns a cached game of heuristic bots, played to its end."""
    return played_to_its_end(game, find(game).set_up(players, {}), seed)


def played_to_its_end(game: str, setup: Setup, seed: str) -> Game[Any]:
    """Returns a game played to its end from a set-up."""
    entry = find(game)
    running = Game.start(entry.rulebook, setup, seed)
    while running.pending is not None:
        seat = running.pending.seat
        bot = entry.bots["thumb"](Dice(f"{seed} {len(running.answers)}"))
        player = SeatPlayer(running, seat)
        aside = bot.aside(player)
        if aside is None:
            running.pick(bot.choose(player))
        else:
            running.aside(seat, aside)
    return running


def play_out(
    id: str, game: str, seed: str, players: int = 2, setup: Setup | None = None
) -> tuple[TableRow, list[SeatRow], list[Entry]]:
    """Returns a finished game as the rows of a server's database."""
    running = whole_game(game, seed, players) if setup is None else played_to_its_end(game, setup, seed)
    entries = [
        Entry(id, number, ASIDE if given.is_aside else ANSWER, given.seat, given.keys, given.fingerprint)
        for number, given in enumerate(running.answers, 1)
    ]
    row = TableRow(
        id, game, "A finished game", "", True, OVER, {}, 0, seed, dict(running.setup), len(entries),
        list(running.table.winners), "", "", time.time(), time.time(),
    )  # fmt: skip
    seats = [SeatRow(id, seat, BOT, name="thumb", bot="thumb") for seat in range(players)]
    return row, seats, entries


def lay_out(database: str, row: TableRow, seats: list[SeatRow], entries: list[Entry]) -> None:
    """Stores a finished game in a database, unless it is there from an earlier attempt of the test."""

    async def add() -> None:
        store = await open_store(database)
        if await store.table(row.id) is None:
            await store.add_table(replace(row), seats, entries)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        beside.submit(asyncio.run, add()).result()


def play_on(page: Page, address: str, finished: str, prompts: frozenset[str], after: int = 0) -> None:
    """Continues a finished game as Aino from the first seat's first question of a kind after a number of answers."""
    number = moment(page, address, finished, prompts, after)
    page.request.put(f"{address}/api/me", data={"name": "Aino"}, headers={"Origin": address})
    page.goto(f"{address}/table/{post(page, address, f'/api/tables/{finished}/branch', {'number': number, 'seat': 0})}")


def moment(page: Page, address: str, finished: str, prompts: frozenset[str], after: int) -> int:
    """Returns the number of the moment at which that question has several options."""
    count = page.request.get(f"{address}/api/tables/{finished}/replay").json()["count"]
    for first in range(after, count, 50):
        path = f"/api/tables/{finished}/replay/frames?viewer=0&from={first}&count=50"
        for frame in page.request.get(address + path).json()["frames"]:
            question = frame["question"]
            asked = question.get("prompt", {})
            known = {asked.get("message"), asked.get("phase", {}).get("message") if "phase" in asked else None}
            if question.get("seat") == 0 and len(question.get("options", [])) >= 3 and prompts <= known:
                number: int = frame["number"]
                return number
    raise AssertionError(f"no such moment in {finished}")


def post(page: Page, address: str, path: str, body: dict[str, object]) -> str:
    """Sends a request for a new table; returns its id."""
    answer = page.request.post(address + path, data=body, headers={"Origin": address})
    assert answer.ok, f"{path}: {answer.text()}"
    table: str = answer.json()["id"]
    return table
