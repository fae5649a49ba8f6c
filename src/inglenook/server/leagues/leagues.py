"""All leagues: what somebody does in one is kept and then told, what is due by itself is done when its time has come.

A league is made from its deeds, like a game from its entries; if another process was first, or the database does not
answer, what is in memory is thrown away and made anew.  The table of a game has the name of its league, its round and
its pair, so that it is laid once, whoever lays it and whenever the server was killed.
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
from inglenook.lotr.limited.league import PLAYING, Agreed, Deed, League
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
"""Every so many seconds it is seen to what is due."""
SILENCE_WATCHED: Final = 30
"""Every so many times it is also seen to who keeps others waiting."""
MOST_KEPT: Final = 200
"""So many leagues stay in memory."""
PACE: Final = 600
"""Milliseconds before each answer of a bot at a table with a person: what it does must be seen."""
ATTEMPTS: Final = 5


class Busy(Exception):
    """Others were quicker again and again."""


class Leagues:
    """Leagues by their ids, made from what is kept when somebody asks for them."""

    def __init__(self, store: Store, hall: Hall, wall: Clock = time.time) -> None:
        self.store: Final = store
        self.hall: Final = hall
        self.now: Final = wall
        """What picks and decks are timed by: a clock on the wall, as it must go on while no server runs."""
        self._leagues: Final[dict[str, tuple[LeagueRow, League]]] = {}
        self._locks: Final[dict[str, asyncio.Lock]] = {}
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begins to look after them."""
        self._task = asyncio.create_task(self._look_after())

    async def close(self) -> None:
        """Looks after them no more."""
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
            except Exception:  # a database that does not answer
                log.exception("looking after")

    # One of them.

    def _lock(self, id: str) -> asyncio.Lock:
        if len(self._leagues) > MOST_KEPT:
            for other in [one for one, lock in self._locks.items() if not lock.locked() and one != id]:
                self._leagues.pop(other, None)
                self._locks.pop(other, None)
        return self._locks.setdefault(id, asyncio.Lock())

    async def look(self, id: str) -> tuple[LeagueRow, League] | None:
        """A league as it is kept; None if there is none."""
        async with self._lock(id):
            return await self._load(id)

    async def _load(self, id: str) -> tuple[LeagueRow, League] | None:
        found = self._leagues.get(id)
        if found is None:
            row = await kept.league_row(self.store, id)
            if row is None:
                self._locks.pop(id, None)  # anybody can make up ids
                return None
            found = self._leagues[id] = row, League(msgspec.convert(row.agreed, Agreed))
        league = found[1]
        for deed in await kept.deeds_after(self.store, id, league.version):
            league.follow(deed)
        return found

    async def do(self, id: str, what: Callable[[League], Deed]) -> League | None:
        """Does something in a league and all that is due after it; None if there is no such league.

        Whoever was first is first: what is to be done is asked anew from how the league then stands.
        """
        async with self._lock(id):
            for _attempt in range(ATTEMPTS):
                found = await self._load(id)
                if found is None:
                    return None
                deed = await asyncio.to_thread(what, found[1])  # to look a deck through takes a while
                if await self._keep(id, found[1], [deed]):
                    await self._settle(id, found[1])
                    return found[1]
        raise Busy

    async def settle(self, id: str) -> None:
        """Does what is due by itself."""
        async with self._lock(id):
            found = await self._load(id)
            if found is not None:
                await self._settle(id, found[1])

    async def _settle(self, id: str, league: League) -> None:
        over = await self._results(id, league)
        while deeds := await asyncio.to_thread(league.due, self.now(), over, id):
            if not await self._keep(id, league, deeds):
                return  # another process sees to it
            over = {}
        if league.phase == PLAYING:
            await self._lay(id, league)

    async def _keep(self, id: str, league: League, deeds: list[Deed]) -> bool:
        """Keeps what is done; False if another process has done something in the meantime."""
        try:
            for deed in deeds:
                league.follow(deed)
            there = await kept.append_deeds(self.store, id, deeds, league.phase)
        except BaseException:  # nobody knows whether it is kept: it is made anew from what is
            self._leagues.pop(id, None)
            raise
        if not there:
            self._leagues.pop(id, None)
        return there

    # Games.

    async def replace_silent(self, id: str) -> None:
        """Lets bots play for those who keep a round waiting: by no answer for as long as their table says (SR-93)."""
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
        """Who won the games of this round that are over, by the places of the pairs."""
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
        """Lays the tables of this round that are not there yet."""
        laid = await kept.laid_tables(self.store, id)
        row, _ = self._leagues[id]
        for place in league.open_pairs():
            table = table_of(id, len(league.rounds), place)
            if table not in laid:
                work = partial(self._table, row, league, table, place)
                try:
                    fresh, seats = await counted(self.store, work, SETTING_UP, table)
                except Unending:  # it was logged; the other pairs play
                    continue
                if await kept.lay_once(self.store, fresh, seats):
                    await self.hall.changed(table)

    def _table(self, row: LeagueRow, league: League, id: str, place: int) -> tuple[TableRow, list[SeatRow]]:
        """The table of a pair, with the decks that were handed in."""
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
    """The id of the table of a pair in a round, both counted: the first round is 1, the first pair 0."""
    return f"{league}-{round}-{place + 1}"
