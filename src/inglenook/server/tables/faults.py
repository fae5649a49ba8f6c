"""Faults of the rules: their stored data, and checks whether they are fixed."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Final

from inglenook.kernel.errors import CannotUndo, Diverged, IllegalAnswer, IllegalAside
from inglenook.kernel.saved.records import Record
from inglenook.registry import GameEntry
from inglenook.server.content_version import edition_of
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime
from inglenook.server.storage.operator_orders import STOPPED
from inglenook.server.storage.rows import ANSWER, ASIDE, PERSON, Entry, FaultRow, SeatRow, TableRow
from inglenook.server.storage.store import Store
from inglenook.server.tables.play import Play, given, standing

LEGAL: Final = (IllegalAnswer, IllegalAside, CannotUndo)
"""Exceptions by which the rules refuse an action.  Any other exception is a fault of the rules."""

ENDLESS: Final = "endless"
"""Key in a fault's context: the rules did not come to an end; the value is their content version."""


def fault_of(table: str, entry: GameEntry, problem: Exception, record: str, context: dict[str, object]) -> FaultRow:
    """Returns the row of a fault, with all data needed to investigate it."""
    endless = isinstance(problem, OutOfTime)
    cause = problem if endless else problem.__cause__ or problem
    if endless:
        context = {**context, ENDLESS: edition_of(entry)}
    detail = f"{type(cause).__name__}: {cause}"
    return FaultRow(secrets.token_hex(6), table, "rules", detail, record, time.time(), context)


def record_of(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Record:
    """Builds the record of a game from stored rows, without playing it."""
    answers = [given(entry) for entry in standing(entries)]
    names = [seat.name if seat.kind == PERSON else f"bot:{seat.bot}" for seat in seats]
    return Record(row.game, row.setup, row.seed, answers, row.ask_every_time, names)  # type: ignore[arg-type]


def may_be_tried(entry: GameEntry, fault: FaultRow | None, loading: bool) -> bool:
    """Whether a game may be loaded, or its failed computation retried; an endless one not until the rules change."""
    if fault is None or not fault.context.get(ENDLESS) or fault.context[ENDLESS] != edition_of(entry):
        return True
    return loading and not fault.context.get("loading")


async def is_mended(store: Store, play: Play, fault: FaultRow) -> bool:
    """Whether a fault is fixed.  If the rules still do not come to an end, they never retry it (SR-81)."""
    try:
        return await asyncio.to_thread(works_now, play, fault)
    except OutOfTime as problem:
        await store.add_fault(fault_of(fault.table, play.entry, problem, fault.record, fault.context))
        return False


def works_now(play: Play, fault: FaultRow) -> bool:
    """Whether the action at which the rules failed now works.  Raises OutOfTime if it does not come to an end."""
    if fault.detail == STOPPED or not may_be_tried(play.entry, fault, loading=False):
        return False
    game = play.game.fork(keep=True)
    context = fault.context
    keys = [str(key) for key in context.get("keys", [])]  # type: ignore[attr-defined]
    try:
        with WATCHDOG.over(fault.table, play.version, str(context.get("kind", "")), keys=tuple(keys)):
            if context.get("version") == play.version and context.get("kind") in (ANSWER, ASIDE):
                if context["kind"] == ANSWER:
                    game.answer(tuple(keys))
                else:
                    game.aside(int(str(context["seat"])), keys[0])
            for viewer in range(-1, game.table.seats):
                game.rulebook.view(game.table, viewer)
    except (*LEGAL, Diverged):
        return True  # no longer offered
    except OutOfTime:
        raise
    except Exception:  # noqa: BLE001
        return False
    return True
