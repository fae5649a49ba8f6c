"""A room: a table in memory, with its watchers.

All actions at a table run one after the other under its room's lock.  An action is first tried on the game in memory,
then stored in the database, and only then sent to clients.

If another process was first, or the database does not answer, the game in memory is discarded and rebuilt from stored
data.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog

from inglenook.kernel.messages import Message
from inglenook.registry import find
from inglenook.server.health import metrics
from inglenook.server.people.audience import Audience
from inglenook.server.people.watcher import NOTHING_SEEN, Watcher
from inglenook.server.processes.status_board import LOADING, VIEWING
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime
from inglenook.server.protocol import Done, Refused, TableInfo, worded
from inglenook.server.settings import Settings
from inglenook.server.storage.appending import Added
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.rows import (
    ANSWER,
    ASIDE,
    FROZEN,
    OVER,
    PLAYING,
    UNDO,
    WAITING,
    Entry,
    Guest,
    SnapshotRow,
    TableState,
)
from inglenook.server.storage.store import Store
from inglenook.server.tables.faults import LEGAL, fault_of, is_mended, may_be_tried, record_of
from inglenook.server.tables.info import replace_to, table_info
from inglenook.server.tables.play import KEPT_LINES, Play
from inglenook.server.tables.seats import RECONNECTING, SeatedTable
from inglenook.server.tables.undo import Wanted

log = structlog.get_logger("inglenook.server.tables.room")

SNAPSHOT_EVERY: Final = 64
"""Entries between snapshots.  A snapshot takes 2 to 3 ms, and replaying that many answers about 10 ms."""


class Frozen(Exception):
    """Raised when the rules have failed and the table is frozen."""


class Taken(Exception):
    """Raised when another process was first; the game now includes its entry."""


class Room(SeatedTable):
    """A table, its game if it has begun, and its watchers."""

    def __init__(self, id: str, store: Store, settings: Settings) -> None:
        super().__init__(settings)
        self.id: Final = id
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self.audience: Final = Audience(self)
        self.undo_wanted: Wanted | None = None
        """The pending undo request."""
        self.fault = ""
        self.is_gone = False
        """True once the table has been deleted."""
        self.used = time.monotonic()
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever a bot, or a player who passes automatically, may have to act."""
        self.is_barred: Callable[[str, str, str], bool] = lambda kind, guest, address: False
        """Whether a guest or an address is barred from something at this table."""

    # Loading.

    async def load(self) -> bool:
        """Loads the table; returns False if there is none."""
        kept = await self.store.whole_table(self.id)
        if kept is None:
            return False
        self.row, self.seats = kept.row, kept.seats
        self.entry = find(kept.row.game)
        self.presence.since(time.monotonic() - self.settings.abandoned_after + RECONNECTING)
        if kept.row.state != WAITING:
            await self._make_play(kept.snapshot, kept.entries)
        return True

    async def load_play(self) -> None:
        """Rebuilds the game from stored data."""
        snapshot = await self.store.snapshot(self.id)  # first, so that its entries are there
        await self._make_play(snapshot, await self.store.entries(self.id))

    async def _make_play(self, snapshot: SnapshotRow | None, entries: Sequence[Entry]) -> None:
        """Builds the game; freezes the table if that fails, or thaws it if its fault is fixed."""
        self.play = None
        self.audience.forget()
        self.wants_undo(None)
        frozen = self.row.state == FROZEN
        fault = None if self.row.state == PLAYING else await self.store.latest_fault(self.id)
        if not may_be_tried(self.entry, fault, loading=True):
            self.fault = "" if fault is None else fault.id
            return
        try:
            play = await asyncio.to_thread(self.make_play, entries, snapshot)
            if frozen and fault is not None and not await is_mended(self.store, play, fault):
                self.play, self.fault = play, fault.id
                return
        except Exception as problem:  # noqa: BLE001  # whatever is wrong with it, the other tables go on
            if fault is not None:  # known already
                self.fault = fault.id
            else:
                record = record_of(self.row, self.seats, entries).to_text()
                await self.freeze(problem, record, {"loading": True, "version": len(entries)})
            return
        self.play, self.fault = play, ""
        if frozen:
            play.closed = self.nobody_left()
            state: TableState = OVER if play.over else PLAYING
            await self.store.change_table(self.id, only_if_state=FROZEN, state=state, winners=play.winners)
            self.row = replace(self.row, state=state, winners=play.winners)
            await self.store.announce(self.id, "table")
        if play.diverged and self.row.state == PLAYING:
            log.warning("game diverged", table=self.id, answers=len(play.game.answers), version=play.version)
            with suppress(Taken):  # another process has handled it
                await self.commit(UNDO, -1, answers=len(play.game.answers), back=True)

    def make_play(self, entries: Sequence[Entry], snapshot: SnapshotRow | None) -> Play:
        """Builds the game from stored data, under the watchdog."""
        with WATCHDOG.over(self.id, self.row.version, LOADING):
            return Play(self.entry, self.row, entries, snapshot)

    async def reload(self) -> None:
        """Rebuilds the game if it was discarded because the database did not answer."""
        if self.play is None and self.row.state != WAITING and not self.fault:
            await self.refresh()

    async def refresh(self) -> None:
        """Reloads the table and its seats, which have changed, and tells all watchers."""
        row = await self.store.table(self.id)
        if row is None:
            self.close()
            return
        before, self.row = self.row, row
        self._passed_over = (None, None)  # seats or stops may have changed
        self.seats = await self.store.seats(self.id)
        thawed = before.state == FROZEN and row.state != FROZEN
        if row.state != WAITING and (self.play is None or thawed):
            await self.load_play()
        elif self.play is not None and self.play.version < row.version:
            await self.catch_up()
        for watcher in self.audience.watchers:
            self.audience.settle(watcher, watcher.asked_for)
        self.audience.note_presence()  # a former spectator may have a seat now
        self.audience.tell_table()
        await self.show(self.audience.tell_game)
        self.on_change()

    async def catch_up(self, added: Added | None = None) -> None:
        """Applies the entries of other processes; `added` is the entry that one of them announced."""
        play = self.play
        if play is None or (added is not None and added.entry.number <= play.version):
            return
        if added is not None and added.entry.number == play.version + 1 > self.row.version:
            entries = [added.entry]
            self.row = replace(self.row, **added.changed())
        else:
            entries = await self.store.entries(self.id, play.version)
            self.row = await self.store.table(self.id) or self.row  # read last: may be ahead of them, never behind
            if self.row.version > play.version + len(entries):  # a finished table must not miss its last entries
                entries += await self.store.entries(self.id, play.version + len(entries))
        try:
            with WATCHDOG.over(self.id, play.version, LOADING):
                went_back = [play.follow(entry) for entry in entries]
            back = True in went_back
        except Exception:  # noqa: BLE001  # the game is made anew, which finds out what is wrong with it
            await self.load_play()
            back = True
        if self.play is not None and self.row.state == OVER:
            self.play.closed = True
        await self.show(lambda: self.audience.tell_game(back))
        if entries:
            self.wants_undo(None)
        if self.row.state == OVER or any(entry.kind != ANSWER for entry in entries):
            self.audience.tell_table()
        self.on_change()

    def wants_undo(self, wanted: Wanted | None) -> None:
        """Sets the pending undo request, and tells all watchers if it is new."""
        if wanted != self.undo_wanted:
            self.undo_wanted = wanted
            self.audience.tell_undo_asked()

    def close(self) -> None:
        """Closes a deleted table: tells its watchers and detaches them (SR-87)."""
        self.play = None
        self.is_gone = True
        gone = Refused(message=worded(Message("server-refused-no-table")))
        while self.audience.watchers:
            watcher = self.audience.watchers.pop()
            watcher.room = None
            watcher.tell(gone)

    def put_away(self) -> None:
        """Frees the game of an unused room; code that still holds the room finds it rebuilt."""
        self.play = None
        self._passed_over = (None, None)
        self.audience.forget()
        self.on_change = lambda: None

    # Watching.

    async def enter(self, watcher: Watcher, seat: int | None, to: int) -> bool:
        """Lets a client watch, or watch from another seat; returns False if the seat is not its own."""
        if seat is not None and seat != -1 and seat not in self.own_seats(watcher.id):
            return False
        if self.store.shared and self.play is not None and self.play.version < await self.store.version(self.id):
            await self.refresh()  # news from another process may not have arrived
        await self.audience.hear_chat()
        came = watcher not in self.audience.watchers
        if came:
            self.audience.watchers.append(watcher)
            watcher.room = self
        watcher.asked_for = seat
        self.audience.settle(watcher, seat)
        self.audience.note_presence()
        watcher.tell(replace_to(self.info(watcher.guest, watcher.viewer), to))
        watcher.version = NOTHING_SEEN
        await self.show(lambda: self.audience.show_to(watcher))
        if came:
            watcher.tell(self.audience.chat())
            self.audience.tell_table(besides=watcher)
        if self.undo_wanted is not None:
            watcher.tell(self.audience.undo_asked())
        self.on_change()
        return True

    def leave(self, watcher: Watcher) -> None:
        """Removes a watcher."""
        if watcher in self.audience.watchers:
            self.audience.watchers.remove(watcher)
            watcher.room = None
            self.used = time.monotonic()
            self.audience.note_presence()
            self.audience.tell_table()

    # Information.

    def info(self, guest: Guest | None, viewer: int = -1) -> TableInfo:
        """Returns the table as a guest may see it, watching from a seat."""
        return table_info(self, guest, viewer)

    # Actions.

    async def answer(self, picked: tuple[int, ...], by: str = "", reply: tuple[Watcher, int] | None = None) -> None:
        """Answers the pending question and stores the answer.  Raises LEGAL exceptions, Frozen, or Taken."""
        play = self.playing()
        pending = play.game.pending
        assert pending is not None
        keys = tuple(pending.options[index].key for index in picked if 0 <= index < len(pending.options))
        await self.try_rules(lambda: play.game.pick(picked), ANSWER, pending.seat, keys)
        await self.keep_given(by, reply)

    async def aside(self, seat: int, key: str, by: str = "", reply: tuple[Watcher, int] | None = None) -> None:
        """Carries out an action beside the question, and stores it."""
        play = self.playing()
        await self.try_rules(lambda: play.game.aside(seat, key), ASIDE, seat, (key,))
        await self.keep_given(by, reply)

    async def keep_given(self, by: str, reply: tuple[Watcher, int] | None) -> None:
        """Stores the latest answer or aside of the game."""
        play = self.playing()
        last = play.game.answers[-1]
        play.by.append(by)
        kind = ASIDE if last.is_aside else ANSWER
        await self.commit(kind, last.seat, last.keys, last.fingerprint, by=by, reply=reply)

    def playing(self) -> Play:
        """Returns the game; raises Frozen if there is none."""
        if self.play is None:
            raise Frozen
        return self.play

    async def try_rules(self, act: Callable[[], None], kind: str, seat: int, keys: tuple[str, ...]) -> None:
        """Runs an action under the watchdog.  If the rules fail, freezes the table as it stood before."""
        play = self.playing()
        try:
            with WATCHDOG.over(self.id, play.version, kind, seat, keys):
                act()
                self.passed_over()
        except LEGAL:
            raise
        except Exception as problem:
            context: dict[str, object] = {"kind": kind, "seat": seat, "keys": list(keys), "version": play.version}
            await self.freeze(problem, play.record(self.names()), context)
            if len(play.game.answers) > len(play.by):  # done but not stored, so nobody may see it
                await self.load_play()
            raise Frozen from problem

    async def commit(
        self,
        kind: str,
        seat: int,
        keys: tuple[str, ...] = (),
        fingerprint: str = "",
        answers: int = 0,
        by: str = "",
        back: bool = False,
        reply: tuple[Watcher, int] | None = None,
    ) -> None:
        """Stores what the game in memory has already done, and tells all watchers; or raises Taken."""
        play = self.playing()
        try:
            number, now = play.version + 1, time.time()
            play.closed = self.nobody_left()
            entry = Entry(self.id, number, kind, seat, keys, fingerprint, answers, now, by)
            over = play.over and self.row.state == PLAYING
            fields: dict[str, Any] = {"state": OVER, "winners": play.winners} if over else {}
            fields["asked"] = self.waits_for
            snapshot = play.snapshot(number) if back or over or number % SNAPSHOT_EVERY == 0 else None
            kept = await self.append(entry, snapshot, fields)
        except BaseException:  # possibly stored or not: rebuild the game from stored data
            self.play = None
            self.audience.forget()
            self.on_change()
            raise
        if not kept:
            self.row = await self.store.table(self.id) or self.row
            await self.load_play()
            self.audience.tell_game(back=True)
            self.audience.tell_table()
            self.on_change()
            raise Taken
        metrics.answers.labels(kind).inc()
        play.version = number
        play.game.forget_lines(KEPT_LINES)
        play.note_time(entry)
        self.used = time.monotonic()
        self.row = replace(self.row, version=number, changed=now, **fields)
        if reply is not None:
            reply[0].tell_with_news(Done(to=reply[1]))
        await self.show(lambda: self.audience.tell_game(back))
        if reply is not None:
            reply[0].let_go()
        self.wants_undo(None)
        if over or kind != ANSWER:
            self.audience.tell_table()
        self.on_change()

    async def append(self, entry: Entry, snapshot: SnapshotRow | None, fields: dict[str, Any]) -> bool:
        """Stores an entry; returns False if its number is taken.  After a lost reply, checks the database."""
        try:
            return await self.store.append(entry, snapshot, **fields)
        except Unanswered:
            if await self.store.is_kept(entry):
                return True
            raise

    async def show(self, tell: Callable[[], None]) -> None:
        """Runs a function that draws views.  A view that fails or never ends is a fault of the rules."""
        play = self.play
        if play is None:
            return
        try:
            with WATCHDOG.over(self.id, play.version, VIEWING):
                tell()
        except Exception as problem:
            endless = isinstance(problem, OutOfTime)
            if not endless and self.row.state != PLAYING:  # known already, or too late to matter
                raise
            await self.freeze(problem, play.record(self.names()), {"version": play.version, "loading": endless})
            if endless:
                self.play = None
                self.audience.forget()

    async def freeze(self, problem: Exception, record: str, context: dict[str, object]) -> None:
        """Freezes the table for a fault of the rules, unless the game is over, and stores its record."""
        fault = fault_of(self.id, self.entry, problem, record, context)
        log.error(
            "table frozen", table=self.id, fault=fault.id, game=self.row.game, kind=fault.detail.partition(":")[0]
        )
        metrics.frozen.labels(self.row.game).inc()
        await self.store.add_fault(fault)
        self.fault = fault.id
        if self.row.state == PLAYING:
            await self.store.change_table(self.id, only_if_state=PLAYING, state=FROZEN)
            await self.store.announce(self.id, "table")
            self.row = replace(self.row, state=FROZEN)
            self.audience.tell_table()
