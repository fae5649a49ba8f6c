"""Freezes tables whose rules did not end or crashed their process, also from outside that process."""

from __future__ import annotations

import secrets
import time

from inglenook.registry import find
from inglenook.server.content_version import edition_of
from inglenook.server.processes.status_board import LOADING, VIEWING, Work
from inglenook.server.storage.rows import FROZEN, PLAYING, WAITING, FaultRow
from inglenook.server.storage.store import Store, open_store
from inglenook.server.tables.faults import record_of


async def freeze_endless(address: str, work: Work, why: str) -> None:
    """Records an endless computation in the database, on behalf of a process that no longer can."""
    store = await open_store(address)
    try:
        await note_endless(store, work, why)
    finally:
        await store.close()


async def note_endless(store: Store, work: Work, why: str) -> bool:
    """Stores an endless computation with the game's record, and freezes the table; returns whether it was frozen.

    A finished game stays finished, and a table not yet begun has nothing to freeze.
    """
    row, seats, entries = (
        await store.table(work.table),
        await store.seats(work.table),
        await store.entries(work.table),
    )
    if row is None or row.state == WAITING:
        return False
    context: dict[str, object] = {
        "version": work.version,
        "kind": work.kind,
        "seat": work.seat,
        "keys": list(work.keys),
        "loading": work.kind in (LOADING, VIEWING),
        "endless": edition_of(find(row.game)),
    }
    detail = f"{why}: {work.kind}"
    record = record_of(row, seats, entries).to_text()
    await store.add_fault(FaultRow(secrets.token_hex(6), row.id, "rules", detail, record, time.time(), context))
    froze = await store.change_table(row.id, only_if_state=PLAYING, state=FROZEN)
    await store.announce(row.id, "table")
    return froze
