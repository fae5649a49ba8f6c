"""The hall: all tables that somebody in this process has to do with."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final

import structlog

from inglenook.server.bots.analyses import Analyses
from inglenook.server.bots.analyst import prepare_behind
from inglenook.server.bots.autoplay import Autoplay
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.health import metrics
from inglenook.server.settings import Settings
from inglenook.server.storage import operator_orders
from inglenook.server.storage.announcements import EVERYTHING
from inglenook.server.storage.appending import Added
from inglenook.server.storage.cleanup import keep_house, note_watched
from inglenook.server.storage.rows import OVER
from inglenook.server.storage.store import Store
from inglenook.server.tables import consent
from inglenook.server.tables.lobby import Lobby
from inglenook.server.tables.room import Room
from inglenook.server.tables.silence import tell_replaceable

log = structlog.get_logger("inglenook.server.tables.hall")

LOOKED_AFTER: Final = 20.0
"""Every so many seconds the other processes are told who is here, and what nobody watches is forgotten."""
TAKEN_UP_FOR: Final = 30 * 24 * 3600.0
"""Tables that have stood still for so many seconds are not taken up by themselves."""
VERSIONS_COMPARED: Final = 2.0
"""Seconds between two looks for entries of other processes that were never announced."""
SILENCE_WATCHED: Final = 1.0
HOUSE_KEPT: Final = 3600.0
ORDERS_TAKEN: Final = 2.0
ENDED: Final = 15.0
"""A game that is over is kept in memory for so many seconds after the last has gone: nobody goes on with it."""
MOST_ROOMS: Final = 500
"""So many tables are kept in memory, unless more are watched."""


class Hall:
    """Rooms by the ids of their tables, loaded when somebody asks for them."""

    def __init__(self, store: Store, settings: Settings, bots: BotProcesses | None = None) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.bots: Final = bots or BotProcesses(settings.thinkers)
        self.aside: Final = BotProcesses(1, prepared=prepare_behind)
        """Where puzzles are proven and games that are over explained: behind the bots of all who play."""
        self.lobby: Final = Lobby()
        self.analyses: Final = Analyses(store)
        self._rooms: Final[dict[str, Room]] = {}
        self._most = 0
        """So many there may be before space is made."""
        self._autoplays: Final[dict[str, Autoplay]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room | None]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.barred: dict[str, str] = {}
        """Who may not write lines, or not play here."""

    def open(self) -> None:
        """Begins to listen to other processes, and takes up what goes on without a person."""
        self._begin(self._listen())
        self._begin(self.take_up(0.0))
        self._begin(self._look_after())
        self._begin(self._watch_silence())
        self._begin(self._keep_house())
        self._begin(self._take_orders())
        if self.store.shared:
            self._begin(self._compare_versions())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._ended)

    def _ended(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        problem = None if task.cancelled() else task.exception()
        if problem is not None:
            log.error("ended", exc_info=problem)

    async def close(self) -> None:
        """Ends everything that goes on here; all that matters is kept already."""
        try:
            tasks = [*self._tasks, *self._loading.values()]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            for autoplay in self._autoplays.values():
                await autoplay.stop()
            await self.analyses.close()
        finally:
            self.aside.close()
            self.bots.close()

    # Rooms.

    async def room(self, table: str) -> Room | None:
        """The room of a table; None if there is no such table."""
        found = self._rooms.get(table)
        if found is not None and not found.is_gone:
            found.used = time.monotonic()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)  # who stops waiting does not stop it for others

    async def _load(self, table: str) -> Room | None:
        room = Room(table, self.store, self.settings)
        await self.store.follow(table)  # first, so that nothing is missed
        try:
            there = await room.load()
        except BaseException:
            self._begin(self.store.unfollow(table))
            raise
        if not there:
            await self.store.unfollow(table)
            return None
        room.used = time.monotonic()
        self._rooms[table] = room
        autoplay = self._autoplays[table] = Autoplay(room, self.bots)
        room.on_change = autoplay.wake
        room.is_barred = self.is_barred
        self._make_space()
        metrics.games_loaded.set(len(self._rooms))
        autoplay.wake()
        return room

    def _make_space(self) -> None:
        """Forgets what nobody has used for the longest time, if there are too many; not the latest, of~play."""
        if len(self._rooms) <= self._most:
            return
        unwatched = sorted(self._rooms.values(), key=lambda room: room.used)[:-1]
        unwatched = [room for room in unwatched if self._is_unused(room)]
        for room in unwatched[: max(0, len(self._rooms) - MOST_ROOMS)]:
            self.forget(room)
        # Where nearly all are watched, there is no use in looking through them whenever somebody comes.
        self._most = max(MOST_ROOMS, len(self._rooms) * 9 // 8)

    async def changed(self, table: str) -> None:
        """The table or its seats were changed: everybody is told, and play begins if it may."""
        await self.store.announce(table, "table")
        room = self._rooms.get(table)
        if room is None:
            await self.room(table)
        else:
            async with room.lock:
                await room.refresh()

    # Other processes.

    async def _listen(self) -> None:
        async for news in self.store.news():
            if news == EVERYTHING:
                for room in list(self._rooms.values()):
                    self._begin(self._hear(room, news.what))
            elif news.table in self._rooms:
                self._begin(self._hear(self._rooms[news.table], news.what, news.added))

    async def _hear(self, room: Room, what: str, added: Added | None = None) -> None:
        """Takes note of what another process has announced, with the entry if it has added one."""
        kind, _, rest = what.partition(" ")
        known = True
        try:
            async with room.lock:
                if kind == "entry":
                    await room.catch_up(added)
                elif kind == "chat":
                    await room.audience.hear_chat()
                elif kind == "present":
                    process, seats, spectators = rest.split(" ")
                    known = room.presence.knows(process)
                    room.presence.elsewhere(process, [int(seat) for seat in seats.split(",") if seat], int(spectators))
                    room.audience.tell_table()
                elif kind == "order":
                    room.play, room.fault = None, ""
                    await room.refresh()
                elif kind == "undo":
                    await consent.hear(room, rest)
                else:
                    await room.refresh()
                    await room.audience.hear_chat()
            if not known and room.audience.watchers:  # it cannot know who is here
                await self.tell_presence(room)
        except Exception:  # the next announcement tries again
            log.exception("hearing", table=room.id, what=kind)

    async def _compare_versions(self) -> None:
        """Now and then catch up with entries that were never announced: the process that kept them may have ended."""
        while True:
            await asyncio.sleep(VERSIONS_COMPARED)
            try:
                await self.catch_up_all()
            except Exception:  # a database that does not answer
                log.exception("comparing versions")

    async def catch_up_all(self) -> None:
        """Catches up at all tables at which this process is behind what is kept."""
        before = {id: room.play.version for id, room in self._rooms.items() if room.play is not None}
        for id, version in (await self.store.versions(list(before))).items() if before else ():
            if version > before[id] and id in self._rooms:
                await self._hear(self._rooms[id], "entry")

    async def tell_presence(self, room: Room) -> None:
        """Tells the other processes who is at a table through this one, and notes that somebody is."""
        if room.audience.watchers:
            watched = (await note_watched(self.store, room.row)).watched
            room.row = replace(room.row, watched=watched)  # something may have happened there meanwhile
        if self.store.shared:
            await self.store.announce(room.id, f"present {self.store.process} {room.presence.told()}")

    async def take_up(self, after: float = LOOKED_AFTER) -> None:
        """Takes up tables that should go on by themselves, and do not: whoever had them has ended (SR-83)."""
        now = time.time()
        for table in await self.store.going_on(now - TAKEN_UP_FOR, now - after):
            if table not in self._rooms:
                await self.room(table)

    async def _look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOKED_AFTER)
            try:
                await self.take_up()
                for room in list(self._rooms.values()):
                    if room.audience.watchers:
                        await self.tell_presence(room)
                    elif self._is_idle(room):
                        self.forget(room)
            except Exception:  # a database that does not answer
                log.exception("looking after")

    async def _watch_silence(self) -> None:
        """Tells those who wait for somebody when they need not wait any longer (SR-93)."""
        while True:
            await asyncio.sleep(SILENCE_WATCHED)
            for room in list(self._rooms.values()):
                if room.play is not None and room.audience.watchers and not room.lock.locked():
                    try:
                        tell_replaceable(room)
                    except Exception:  # the other tables are watched all the same
                        log.exception("watching", table=room.id)

    async def _keep_house(self) -> None:
        """Now and then throws away what is no longer kept."""
        while True:
            await asyncio.sleep(HOUSE_KEPT)
            try:
                gone = await keep_house(self.store, self.settings.keep)
                if any(gone.values()):
                    log.info("house kept", **gone)
            except Exception:  # a database that does not answer
                log.exception("keeping house")

    async def _take_orders(self) -> None:
        """Takes note of what whoever runs the server has ordered."""
        last = -1
        while True:
            try:
                if last < 0:
                    last = await operator_orders.last_order(self.store)
                    self.barred = await operator_orders.barred(self.store)
                for order in await operator_orders.orders(self.store, last):
                    self.barred = await operator_orders.barred(self.store)
                    last = order.number
                    log.info("order", what=order.what, about=order.about, by=order.by)
                    if order.about in self._rooms:
                        await self._hear(self._rooms[order.about], "order")
            except Exception:  # a database that does not answer
                log.exception("taking orders")
            await asyncio.sleep(ORDERS_TAKEN)

    def is_barred(self, kind: str, guest: str, address: str = "") -> bool:
        """Whether somebody may not do something; whoever may not play may not write either."""
        found = {self.barred.get(f"guest {guest}"), self.barred.get(f"address {address}")}
        return operator_orders.BAN in found or kind in found

    def _is_idle(self, room: Room) -> bool:
        """Whether nobody needs a room any more."""
        after = min(ENDED, self.settings.forget_after) if room.row.state == OVER else self.settings.forget_after
        return time.monotonic() - room.used > after and self._is_unused(room)

    def _is_unused(self, room: Room) -> bool:
        return not room.audience.watchers and not self._autoplays[room.id].busy and not room.lock.locked()

    def forget(self, room: Room) -> None:
        """Keeps a room in memory no longer; its game, which is most of it, is freed at once."""
        self._rooms.pop(room.id, None)
        self._autoplays.pop(room.id, None)
        self._begin(self.store.unfollow(room.id))
        room.put_away()
        metrics.games_loaded.set(len(self._rooms))
