"""Finished games played by bots and stored in the database, with each seat's views."""

from __future__ import annotations

import time
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from inglenook.bots.uniform import Uniform
from inglenook.kernel.data import Data
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.views import news
from inglenook.registry import find
from inglenook.server.storage.rows import ANSWER, OVER, PERSON, UNDO, Entry, SeatRow
from tests.server.support.browsers import House
from tests.server.support.tables import row_of

NAMES = ("Ann", "Ben", "Ces")


class Seen(NamedTuple):
    """A viewer's view at a moment."""

    view: dict[str, Data]
    question: dict[str, Data]
    lines: list[Data]


@dataclass(frozen=True)
class Finished:
    """A finished game: its table, its length, and each viewer's views."""

    id: str
    game: Game[Any]
    seen: dict[int, list[Seen]]

    @property
    def count(self) -> int:
        """Returns the number of answers that were not taken back."""
        return len(self.game.answers)


def play(
    house: House,
    game: str,
    seats: int = 2,
    options: Mapping[str, str] | None = None,
    most: int = 400,
    taken_back: bool = False,
) -> Finished:
    """Returns a game that bots play at random to its end or to a surrender, possibly with undone answers."""
    entry = find(game)
    id = f"over-{game}-{seats}"
    row = row_of(id, game, seats, "a seed", options or {})
    setup: Any = row.setup
    running = Game.start(entry.rulebook, setup, row.seed)
    seen: dict[int, list[Seen]] = {viewer: [] for viewer in range(-1, seats)}
    entries: list[Entry] = []
    bot = Uniform(Dice("a bot"))
    back: list[int] = []
    note(running, seen)
    while running.pending is not None and len(running.answers) < most:
        seat = running.pending.seat
        running.pick(bot.choose(SeatPlayer(running, seat)))
        given = running.answers[-1]
        entries.append(Entry(id, len(entries) + 1, ANSWER, seat, given.keys, given.fingerprint))
        number = len(running.answers)
        if taken_back and number % 7 == 0 and number not in back and running.why_no_undo(seat) is None:
            back.append(number)
            running.undo(seat)
            entries.append(Entry(id, len(entries) + 1, UNDO, seat, answers=len(running.answers)))
        else:
            note(running, seen)
    assert bool(back) == taken_back
    winners = list(running.table.winners) if running.pending is None else [0]
    row = replace(row, state=OVER, version=len(entries), winners=winners, changed=time.time())
    people = [SeatRow(id, seat, PERSON, f"guest-{seat}", NAMES[seat]) for seat in range(seats)]
    house.do(house.store.add_table, row, people, entries)
    return Finished(id, running, seen)


def note(game: Game[Any], seen: dict[int, list[Seen]]) -> None:
    """Records every viewer's current view."""
    for viewer, moments in seen.items():
        view = game.rulebook.view(game.table, viewer)
        moments.append(Seen(view, news.question(game, viewer), news.lines_for(game, viewer)))
