"""Freezes a table whose rules did not come to an end, or let their process crash: also from outside of that process."""

from __future__ import annotations

import secrets
import time

from inglenook.games import find
from inglenook.server.content_version import edition_of
from inglenook.server.processes.status_board import LOADING, VIEWING, Work
from inglenook.server.storage.rows import FROZEN, PLAYING, WAITING, FaultRow
from inglenook.server.storage.store import Store, open_store
from inglenook.server.tables.faults import record_of


async def freeze_endless(address: str, work: Work, why: str) -> None:
    """Notes it in the database of a server whose process cannot do so any more."""
    store = await open_store(address)
    try:
        await note_endless(store, work, why)
    finally:
        await store.close()


async def note_endless(store: Store, work: Work, why: str) -> bool:
    """Keeps what was being done with the record of the game, and lets nobody try it again; whether that froze it.

    A game that is over stays over, and one that has not begun has nothing to be frozen with.
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
