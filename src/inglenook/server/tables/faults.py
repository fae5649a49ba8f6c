"""Faults of the rules: what is kept of one, and whether it is mended."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Final

from inglenook.games import GameEntry
from inglenook.kernel.errors import CannotUndo, Diverged, IllegalAnswer, IllegalAside
from inglenook.kernel.saved.records import Record
from inglenook.server.content_version import edition_of
from inglenook.server.processes.watchdog import WATCHDOG, OutOfTime
from inglenook.server.storage.operator_orders import STOPPED
from inglenook.server.storage.rows import ANSWER, ASIDE, PERSON, Entry, FaultRow, SeatRow, TableRow
from inglenook.server.storage.store import Store
from inglenook.server.tables.play import Play, given, standing

LEGAL: Final = (IllegalAnswer, IllegalAside, CannotUndo)
"""What the rules say to a player.  Whatever else they raise is a fault of theirs."""

ENDLESS: Final = "endless"
"""In the context of a fault: the rules did not come to an end, and of which edition they were."""


def fault_of(table: str, entry: GameEntry, problem: Exception, record: str, context: dict[str, object]) -> FaultRow:
    """What is kept of a fault: all that it takes to look into it."""
    endless = isinstance(problem, OutOfTime)
    cause = problem if endless else problem.__cause__ or problem
    if endless:
        context = {**context, ENDLESS: edition_of(entry)}
    detail = f"{type(cause).__name__}: {cause}"
    return FaultRow(secrets.token_hex(6), table, "rules", detail, record, time.time(), context)


def record_of(row: TableRow, seats: Sequence[SeatRow], entries: Sequence[Entry]) -> Record:
    """The record of a game from what is kept of it, without playing it."""
    answers = [given(entry) for entry in standing(entries)]
    names = [seat.name if seat.kind == PERSON else f"bot:{seat.bot}" for seat in seats]
    return Record(row.game, row.setup, row.seed, answers, row.ask_every_time, names)  # type: ignore[arg-type]


def may_be_tried(entry: GameEntry, fault: FaultRow | None, loading: bool) -> bool:
    """Whether a game may be made, or what failed in it tried again: without an end, not until the rules change."""
    if fault is None or not fault.context.get(ENDLESS) or fault.context[ENDLESS] != edition_of(entry):
        return True
    return loading and not fault.context.get("loading")


async def is_mended(store: Store, play: Play, fault: FaultRow) -> bool:
    """Whether the rules have been put right.  Where they still have no end, these do not try it again (SR-81)."""
    try:
        return await asyncio.to_thread(works_now, play, fault)
    except OutOfTime as problem:
        await store.add_fault(fault_of(fault.table, play.entry, problem, fault.record, fault.context))
        return False


def works_now(play: Play, fault: FaultRow) -> bool:
    """Whether what the rules failed at no longer fails.  Raises OutOfTime if it has no end."""
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
        return True  # it is not even offered any more
    except OutOfTime:
        raise
    except Exception:  # noqa: BLE001
        return False
    return True
