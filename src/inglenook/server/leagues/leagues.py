"""All leagues: stores and applies players' deeds, and carries out actions that are due by time.

A league is built from its deeds, as a game is from its entries.  If another process was first, or the database does not
answer, the league in memory is discarded and rebuilt.

A game's table id consists of the league, the round and the pair, so that the table is created once even if processes
race or are killed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any, Final

import msgspec
import structlog

from inglenook.kernel.data import Data
from inglenook.kernel.editions import like
from inglenook.kernel.rulebook import Setup
from inglenook.lotr.limited.league import PLAYING, SIT, Agreed, Deed, League
from inglenook.lotr.limited.swiss import BYE
from inglenook.server.processes.computations import Unending, counted
from inglenook.server.processes.status_board import SETTING_UP
from inglenook.server.rate_limits import Clock
from inglenook.server.storage import leagues as kept
from inglenook.server.storage.rows import BOT, PERSON, LeagueRow, SeatRow, TableRow
from inglenook.server.storage.rows import PLAYING as TABLE_PLAYING
from inglenook.server.storage.store import Store
from inglenook.server.tables import new_table
from inglenook.server.tables.hall import Hall
from inglenook.server.tables.silence import replace_silent

log = structlog.get_logger("inglenook.server.leagues")

GAME: Final = "lotr"
LOOKED_AFTER: Final = 1.0
"""Seconds between checks for actions that are due."""
SILENCE_WATCHED: Final = 30
"""Number of these checks between two checks for silent players."""
MOST_KEPT: Final = 200
"""Maximum number of leagues in memory."""
PACE: Final = 600
"""Milliseconds before each answer of a bot at a table with a person, who should see what the bot does."""
ATTEMPTS: Final = 5


class Busy(Exception):
    """Raised when other processes were first on every attempt."""


class Leagues:
    """Leagues by id, rebuilt from stored data on demand."""

    def __init__(self, store: Store, hall: Hall, wall: Clock = time.time) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.now: Final = wall
        """Wall clock that times picks and deck building, because time goes on while no server runs."""
        self._leagues: Final[dict[str, tuple[LeagueRow, League]]] = {}
        self._locks: Final[dict[str, asyncio.Lock]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Starts the regular checks."""
        self._task = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Stops the regular checks."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _look_after(self) -> None:
        looked = 0
        while True:
            await asyncio.sleep(LOOKED_AFTER)
            looked += 1
            try:
                for id in await kept.going_on(self.store):
                    await self.settle(id)
                    if looked % SILENCE_WATCHED == 0:
                        await self.replace_silent(id)
            except Exception:  # the database does not answer
                log.exception("league upkeep failed")

    # A single league.

    def _lock(self, id: str) -> asyncio.Lock:
        if len(self._leagues) > MOST_KEPT:
            for other in [one for one, lock in self._locks.items() if not lock.locked() and one != id]:
                self._leagues.pop(other, None)
                self._locks.pop(other, None)
        return self._locks.setdefault(id, asyncio.Lock())

    async def look(self, id: str) -> tuple[LeagueRow, League] | None:
        """Returns a league in its stored state; None if there is none."""
        async with self._lock(id):
            return await self._load(id)

    async def _load(self, id: str) -> tuple[LeagueRow, League] | None:
        found = self._leagues.get(id)
        if found is None:
            row = await kept.league_row(self.store, id)
            if row is None:
                self._locks.pop(id, None)  # clients can invent any number of ids
                return None
            found = self._leagues[id] = row, League(msgspec.convert(row.agreed, Agreed))
        league = found[1]
        deeds = await kept.deeds_after(self.store, id, league.version)
        for deed in deeds:
            league.follow(deed)
        if any(deed.kind == SIT for deed in deeds):  # a guest who joined an account may have been the host
            row = await kept.league_row(self.store, id)
            if row is not None:
                found = self._leagues[id] = row, league
        return found

    async def do(self, id: str, what: Callable[[League], Deed]) -> League | None:
        """Carries out an action in a league, and all that is then due; returns None if there is no such league.

        If another process was first, the action is computed anew from the league's new state.
        """
        async with self._lock(id):
            for _attempt in range(ATTEMPTS):
                found = await self._load(id)
                if found is None:
                    return None
                deed = await asyncio.to_thread(what, found[1])  # checking a deck takes a while
                if await self._keep(id, found[1], [deed]):
                    await self._settle(id, found[1])
                    return found[1]
        raise Busy

    async def settle(self, id: str) -> None:
        """Carries out actions that are due in a league."""
        async with self._lock(id):
            found = await self._load(id)
            if found is not None:
                await self._settle(id, found[1])

    async def _settle(self, id: str, league: League) -> None:
        over = await self._results(id, league)
        while deeds := await asyncio.to_thread(league.due, self.now(), over, id):
            if not await self._keep(id, league, deeds):
                return  # another process handles it
            over = {}
        if league.phase == PLAYING:
            await self._lay(id, league)

    async def _keep(self, id: str, league: League, deeds: list[Deed]) -> bool:
        """Stores deeds; returns False if another process was first."""
        try:
            for deed in deeds:
                league.follow(deed)
            there = await kept.append_deeds(self.store, id, deeds, league.phase)
        except BaseException:  # possibly stored or not: rebuild the league from stored data
            self._leagues.pop(id, None)
            raise
        if not there:
            self._leagues.pop(id, None)
        return there

    # Games.

    async def replace_silent(self, id: str) -> None:
        """Lets bots play for people who keep a round waiting beyond their table's patience (SR-93)."""
        found = await self.look(id)
        if found is None or found[1].phase != PLAYING:
            return
        league = found[1]
        for place in league.open_pairs():
            row = await self.store.table(table_of(id, len(league.rounds), place))
            if row is not None and row.state == TABLE_PLAYING and time.time() - row.changed > row.patience:
                room = await self.hall.room(row.id)
                if room is not None:
                    await replace_silent(room)

    async def _results(self, id: str, league: League) -> dict[int, int]:
        """Returns the winners of this round's finished games, by pair."""
        if league.phase != PLAYING:
            return {}
        ended = await kept.ended_tables(self.store, id)
        found = {}
        for place in league.open_pairs():
            winners = ended.get(table_of(id, len(league.rounds), place))
            if winners is not None:
                pair = league.rounds[-1][place]
                found[place] = pair[winners[0]] if len(winners) == 1 else BYE
        return found

    async def _lay(self, id: str, league: League) -> None:
        """Creates the missing tables of this round."""
        laid = await kept.laid_tables(self.store, id)
        row, _ = self._leagues[id]
        for place in league.open_pairs():
            table = table_of(id, len(league.rounds), place)
            if table not in laid:
                work = partial(self._table, row, league, table, place)
                try:
                    fresh, seats = await counted(self.store, work, SETTING_UP, table)
                except Unending:  # already logged; the other pairs play
                    continue
                if await kept.lay_once(self.store, fresh, seats):
                    await self.hall.changed(table)

    def _table(self, row: LeagueRow, league: League, id: str, place: int) -> tuple[TableRow, list[SeatRow]]:
        """Returns the table of a pair, with the decks handed in."""
        pair = league.rounds[-1][place]
        seats: list[SeatRow] = []
        decks: list[Data] = []
        for number, seat in enumerate(pair):
            sitter = league.sitters[seat]
            assert sitter.deck is not None
            decks.append(sitter.deck.data())
            if sitter.is_bot:
                seats.append(SeatRow(id, number, BOT, bot=row.bot, deck=new_table.OWN_DECK))
            else:
                person = SeatRow(id, number, PERSON, sitter.guest, sitter.name, deck=new_table.OWN_DECK)
                seats.append(person)
        format = league.product.format.name
        pace = PACE if any(seat.kind == PERSON for seat in seats) else 0
        laid = new_table.new_table(GAME, row.title, row.host, False, pace, {new_table.FORMAT: format})
        agreed: Any = row.agreed
        setup: Setup = like({"seats": len(pair), "format": format, "decks": decks}, agreed)
        seed = new_table.fresh_seed()
        asked = new_table.first_asked(laid, setup, seed)
        begun = replace(laid, id=id, state=TABLE_PLAYING, seed=seed, setup=dict(setup), asked=asked, league=row.id)
        return begun, seats


def table_of(league: str, round: int, place: int) -> str:
    """Returns the table id of a pair in a round; rounds count from 1, pairs from 0."""
    return f"{league}-{round}-{place + 1}"
