"""The hall: all tables that this process has in memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

import structlog

from inglenook.server.bots.analyses import Analyses
from inglenook.server.bots.autoplay import Autoplay
from inglenook.server.bots.processes import BotProcesses
from inglenook.server.bots.thinker import prepare_behind
from inglenook.server.fair_queue import COMPUTATIONS, Turns
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
"""Seconds between reports of presence to other processes, and between checks for unused rooms."""
TAKEN_UP_FOR: Final = 30 * 24 * 3600.0
"""Seconds without activity after which a table is no longer resumed automatically."""
VERSIONS_COMPARED: Final = 2.0
"""Seconds between checks for entries of other processes that were never announced."""
SILENCE_WATCHED: Final = 1.0
HOUSE_KEPT: Final = 3600.0
ORDERS_TAKEN: Final = 2.0
ENDED: Final = 15.0
"""Seconds for which a finished game stays in memory after its last watcher has left, as it is not played on."""
MOST_ROOMS: Final = 500
"""Maximum number of tables in memory, unless more are in use."""


class Hall:
    """Rooms by table id, loaded on demand."""

    def __init__(self, store: Store, settings: Settings, bots: BotProcesses | None = None) -> None:
        self.store: Final = store
        self.settings: Final = settings
        self.bots: Final = bots or BotProcesses(settings.thinkers)
        self.aside: Final = BotProcesses(1, prepared=prepare_behind)
        """Process for proving puzzles and explaining finished games, at a lower priority than the players' bots."""
        self.computations: Final = Turns(COMPUTATIONS)
        """Queue for work in threads: reading decks, laying tables, replays."""
        self.lobby: Final = Lobby()
        self.analyses: Final = Analyses(store)
        self._rooms: Final[dict[str, Room]] = {}
        self._most = 0
        """Number of rooms above which unused ones are evicted."""
        self._autoplays: Final[dict[str, Autoplay]] = {}
        self._loading: Final[dict[str, asyncio.Task[Room | None]]] = {}
        self._tasks: Final[set[asyncio.Task[Any]]] = set()
        self.barred: dict[str, str] = {}
        """Barred guests and addresses, with the kind of bar."""

    def open(self) -> None:
        """Starts listening to other processes, and resumes tables that continue without a person."""
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
            log.error("task failed", exc_info=problem)

    async def close(self) -> None:
        """Stops all activity; everything that matters is already stored."""
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
        """Returns the room of a table; None if there is no such table."""
        found = self._rooms.get(table)
        if found is not None and not found.is_gone:
            found.used = time.monotonic()
            return found
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table))
        return await asyncio.shield(loading)  # a cancelled caller does not stop loading for others

    async def _load(self, table: str) -> Room | None:
        room = Room(table, self.store, self.settings)
        room.computations = self.computations
        await self.store.follow(table)  # first, so that no news is missed
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
        """Evicts the rooms unused for the longest time if there are too many, but never the latest."""
        if len(self._rooms) <= self._most:
            return
        unwatched = sorted(self._rooms.values(), key=lambda room: room.used)[:-1]
        unwatched = [room for room in unwatched if self._is_unused(room)]
        for room in unwatched[: max(0, len(self._rooms) - MOST_ROOMS)]:
            self.forget(room)
        # With nearly all rooms in use, searching them at every arrival would be pointless.
        self._most = max(MOST_ROOMS, len(self._rooms) * 9 // 8)

    async def changed(self, table: str) -> None:
        """Handles a change to a table or its seats: tells all clients, and lets play begin if possible."""
        await self.store.announce(table, "table")
        room = self._rooms.get(table)
        if room is None:
            await self.room(table)
        else:
            async with room.lock:
                await room.refresh()

    async def reseated(self, tables: Sequence[str]) -> None:
        """Handles a change of the people at several tables, without loading tables that nobody uses."""
        for table in tables:
            await self.store.announce(table, "table")
            room = self._rooms.get(table)
            if room is not None:
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
        """Handles news from another process, with the entry if it added one."""
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
            if not known and room.audience.watchers:  # a new process does not know who is connected here
                await self.tell_presence(room)
        except Exception:  # the next announcement tries again
            log.exception("handling news failed", table=room.id, what=kind)

    async def _compare_versions(self) -> None:
        """Catches up regularly with entries never announced, because their process may have ended."""
        while True:
            await asyncio.sleep(VERSIONS_COMPARED)
            try:
                await self.catch_up_all()
            except Exception:  # the database does not answer
                log.exception("comparing versions failed")

    async def catch_up_all(self) -> None:
        """Catches up at all tables where this process is behind the database."""
        before = {id: room.play.version for id, room in self._rooms.items() if room.play is not None}
        for id, version in (await self.store.versions(list(before))).items() if before else ():
            if version > before[id] and id in self._rooms:
                await self._hear(self._rooms[id], "entry")

    async def tell_presence(self, room: Room) -> None:
        """Reports to other processes who is connected to a table here, and records the table as watched."""
        if room.audience.watchers:
            watched = (await note_watched(self.store, room.row)).watched
            room.row = replace(room.row, watched=watched)  # replaces only `watched`: the row may have changed meanwhile
        if self.store.shared:
            await self.store.announce(room.id, f"present {self.store.process} {room.presence.told()}")

    async def take_up(self, after: float = LOOKED_AFTER) -> None:
        """Resumes tables that should continue by themselves but do not, because their process ended (SR-83)."""
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
            except Exception:  # the database does not answer
                log.exception("table upkeep failed")

    async def _watch_silence(self) -> None:
        """Tells clients as soon as a silent player may be replaced (SR-93)."""
        while True:
            await asyncio.sleep(SILENCE_WATCHED)
            for room in list(self._rooms.values()):
                if room.play is not None and room.audience.watchers and not room.lock.locked():
                    try:
                        tell_replaceable(room)
                    except Exception:  # the other tables must still be watched
                        log.exception("silence check failed", table=room.id)

    async def _keep_house(self) -> None:
        """Deletes old data regularly."""
        while True:
            await asyncio.sleep(HOUSE_KEPT)
            try:
                gone = await keep_house(self.store, self.settings.keep)
                if any(gone.values()):
                    log.info("expired data deleted", **gone)
            except Exception:  # the database does not answer
                log.exception("deleting expired data failed")

    async def _take_orders(self) -> None:
        """Carries out the operator's orders."""
        last = -1
        while True:
            try:
                if last < 0:
                    last = await operator_orders.last_order(self.store)
                    self.barred = await operator_orders.barred(self.store)
                for order in await operator_orders.orders(self.store, last):
                    self.barred = await operator_orders.barred(self.store)
                    last = order.number
                    log.info("operator order", what=order.what, about=order.about, by=order.by)
                    if order.about in self._rooms:
                        await self._hear(self._rooms[order.about], "order")
            except Exception:  # the database does not answer
                log.exception("reading operator orders failed")
            await asyncio.sleep(ORDERS_TAKEN)

    def is_barred(self, kind: str, guest: str, address: str = "") -> bool:
        """Whether a guest or an address is barred from something; a ban from play includes a ban from chat."""
        found = {self.barred.get(f"guest {guest}"), self.barred.get(f"address {address}")}
        return operator_orders.BAN in found or kind in found

    def _is_idle(self, room: Room) -> bool:
        """Whether a room has been unused for long enough to be evicted."""
        after = min(ENDED, self.settings.forget_after) if room.row.state == OVER else self.settings.forget_after
        return time.monotonic() - room.used > after and self._is_unused(room)

    def _is_unused(self, room: Room) -> bool:
        return not room.audience.watchers and not self._autoplays[room.id].busy and not room.lock.locked()

    def forget(self, room: Room) -> None:
        """Removes a room from memory and frees its game, which takes most of the room's memory, at once."""
        self._rooms.pop(room.id, None)
        self._autoplays.pop(room.id, None)
        self._begin(self.store.unfollow(room.id))
        room.put_away()
        metrics.games_loaded.set(len(self._rooms))
