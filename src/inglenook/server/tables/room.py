"""A room: one table with those who watch it.

Whatever happens at a table happens in its room one after the other, under its lock.  What was done is first tried on
the game in memory, then kept in the database, and only then told.  If another process was first, or the database does
not answer, the game in memory is thrown away and made anew from what is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any, Final

import structlog

from inglenook.games import find
from inglenook.kernel.messages import Message
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
"""To make one takes two or three milliseconds, and the rules about ten to go through so many answers again."""


class Frozen(Exception):
    """The rules have failed, and the table is frozen."""


class Taken(Exception):
    """Another process was first; the game stands as that has left it."""


class Room(SeatedTable):
    """A table, its game if it has begun, and who watches it."""

    def __init__(self, id: str, store: Store, settings: Settings) -> None:
        super().__init__(settings)
        self.id: Final = id
        self.store: Final = store
        self.lock: Final = asyncio.Lock()
        self.audience: Final = Audience(self)
        self.undo_wanted: Wanted | None = None
        """The undo that somebody asks for."""
        self.fault = ""
        self.is_gone = False
        """Whether the table was thrown away."""
        self.used = time.monotonic()
        self.on_change: Callable[[], None] = lambda: None
        """Called whenever somebody else may have to act: a bot, or a player who is not asked."""
        self.is_barred: Callable[[str, str, str], bool] = lambda kind, guest, address: False
        """Whether a guest, or whoever comes from an address, may not do something here."""

    # Loading.

    async def load(self) -> bool:
        """Reads the table; False if there is none."""
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
        """Makes the game from what is kept."""
        snapshot = await self.store.snapshot(self.id)  # first, so that its entries are there
        await self._make_play(snapshot, await self.store.entries(self.id))

    async def _make_play(self, snapshot: SnapshotRow | None, entries: Sequence[Entry]) -> None:
        """Makes the game; freezes or thaws the table, as it turns out."""
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
            log.warning("diverged", table=self.id, answers=len(play.game.answers), version=play.version)
            with suppress(Taken):  # another process has seen to it, and the game is as that has left it
                await self.commit(UNDO, -1, answers=len(play.game.answers), back=True)

    def make_play(self, entries: Sequence[Entry], snapshot: SnapshotRow | None) -> Play:
        """The game from what is kept."""
        with WATCHDOG.over(self.id, self.row.version, LOADING):
            return Play(self.entry, self.row, entries, snapshot)

    async def reload(self) -> None:
        """If the database did not answer the last time, the game was thrown away, and is made anew now."""
        if self.play is None and self.row.state != WAITING and not self.fault:
            await self.refresh()

    async def refresh(self) -> None:
        """Takes note that the table or its seats were changed, and tells everybody."""
        row = await self.store.table(self.id)
        if row is None:
            self.close()
            return
        before, self.row = self.row, row
        self._passed_over = (None, None)  # who sits there, or wants to be asked, may have changed
        self.seats = await self.store.seats(self.id)
        thawed = before.state == FROZEN and row.state != FROZEN
        if row.state != WAITING and (self.play is None or thawed):
            await self.load_play()
        elif self.play is not None and self.play.version < row.version:
            await self.catch_up()
        for watcher in self.audience.watchers:
            self.audience.settle(watcher, watcher.asked_for)
        self.audience.note_presence()  # who watched without a seat may have one now
        self.audience.tell_table()
        await self.show(self.audience.tell_game)
        self.on_change()

    async def catch_up(self, added: Added | None = None) -> None:
        """Does what other processes have done in the meantime; `added` is the entry that one of them has announced."""
        play = self.play
        if play is None or (added is not None and added.entry.number <= play.version):
            return
        if added is not None and added.entry.number == play.version + 1 > self.row.version:
            entries = [added.entry]
            self.row = replace(self.row, **added.changed())
        else:
            entries = await self.store.entries(self.id, play.version)
            self.row = await self.store.table(self.id) or self.row  # afterwards: it may be ahead of them, not behind
            if self.row.version > play.version + len(entries):  # if it is over, it is not before its last entry
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
        """Notes which undo somebody asks for now, and tells everybody if that is news."""
        if wanted != self.undo_wanted:
            self.undo_wanted = wanted
            self.audience.tell_undo_asked()

    def close(self) -> None:
        """The table was thrown away: whoever watches is told so, and watches nothing any more (SR-87)."""
        self.play = None
        self.is_gone = True
        gone = Refused(message=worded(Message("server-refused-no-table")))
        while self.audience.watchers:
            watcher = self.audience.watchers.pop()
            watcher.room = None
            watcher.tell(gone)

    def put_away(self) -> None:
        """Nobody needs it any more.  Whoever still has it finds the game made anew."""
        self.play = None
        self._passed_over = (None, None)
        self.audience.forget()
        self.on_change = lambda: None

    # Watching.

    async def enter(self, watcher: Watcher, seat: int | None, to: int) -> bool:
        """Somebody comes to watch, or watches from another seat now."""
        if seat is not None and seat != -1 and seat not in self.own_seats(watcher.id):
            return False
        if self.store.shared and self.play is not None and self.play.version < await self.store.version(self.id):
            await self.refresh()  # what another process announced has not come here, or not yet
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
        """Somebody watches no more."""
        if watcher in self.audience.watchers:
            self.audience.watchers.remove(watcher)
            watcher.room = None
            self.used = time.monotonic()
            self.audience.note_presence()
            self.audience.tell_table()

    # Telling.

    def info(self, guest: Guest | None, viewer: int = -1) -> TableInfo:
        """The table as a guest may see it, watching from that seat."""
        return table_info(self, guest, viewer)

    # Doing.

    async def answer(self, picked: tuple[int, ...], by: str = "", reply: tuple[Watcher, int] | None = None) -> None:
        """Answers the pending question, and keeps that.  Raises what is legal to raise, Frozen, or Taken."""
        play = self.playing()
        pending = play.game.pending
        assert pending is not None
        keys = tuple(pending.options[index].key for index in picked if 0 <= index < len(pending.options))
        await self.try_rules(lambda: play.game.pick(picked), ANSWER, pending.seat, keys)
        await self.keep_given(by, reply)

    async def aside(self, seat: int, key: str, by: str = "", reply: tuple[Watcher, int] | None = None) -> None:
        """Does something beside the question, and keeps that."""
        play = self.playing()
        await self.try_rules(lambda: play.game.aside(seat, key), ASIDE, seat, (key,))
        await self.keep_given(by, reply)

    async def keep_given(self, by: str, reply: tuple[Watcher, int] | None) -> None:
        """Keeps what was given last."""
        play = self.playing()
        last = play.game.answers[-1]
        play.by.append(by)
        kind = ASIDE if last.is_aside else ANSWER
        await self.commit(kind, last.seat, last.keys, last.fingerprint, by=by, reply=reply)

    def playing(self) -> Play:
        """The game, which must be there."""
        if self.play is None:
            raise Frozen
        return self.play

    async def try_rules(self, act: Callable[[], None], kind: str, seat: int, keys: tuple[str, ...]) -> None:
        """Lets the rules do something.  If they fail, the table is frozen as it stood before."""
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
            if len(play.game.answers) > len(play.by):  # it was done, but is not kept: nobody is shown it
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
        """Keeps what the game in memory has already done, and tells everybody; or raises Taken."""
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
        except BaseException:  # nobody knows whether it is kept: the game is made anew from what is
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
        """Keeps an entry; False if its number is taken.  If the database does not answer, it is asked what it kept."""
        try:
            return await self.store.append(entry, snapshot, **fields)
        except Unanswered:
            if await self.store.is_kept(entry):
                return True
            raise

    async def show(self, tell: Callable[[], None]) -> None:
        """Lets views be drawn.  One that cannot be is a fault of the rules; one without an end is not begun again."""
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
        """Stops the table for a fault of the rules, keeps its record and tells players.  What is over stays over."""
        fault = fault_of(self.id, self.entry, problem, record, context)
        log.error("frozen", table=self.id, fault=fault.id, game=self.row.game, kind=fault.detail.partition(":")[0])
        metrics.frozen.labels(self.row.game).inc()
        await self.store.add_fault(fault)
        self.fault = fault.id
        if self.row.state == PLAYING:
            await self.store.change_table(self.id, only_if_state=PLAYING, state=FROZEN)
            await self.store.announce(self.id, "table")
            self.row = replace(self.row, state=FROZEN)
            self.audience.tell_table()
