"""The commands `inglenook admin export` and `import`, which write games to record files and read them back."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

from inglenook import registry
from inglenook.arguments import BadArgument
from inglenook.kernel.messages import Message
from inglenook.kernel.saved.records import Record
from inglenook.server.people.links import new_link
from inglenook.server.storage.rows import ANSWER, ASIDE, BOT, OVER, PERSON, PLAYING, Entry, SeatRow
from inglenook.server.storage.store import Store
from inglenook.server.tables.faults import record_of
from inglenook.server.tables.new_table import new_table


async def record_at(store: Store, table: str, version: int = 1_000_000_000) -> str:
    """Returns the record of a table as it stood after a version."""
    row = await store.table(table)
    if row is None or not row.setup:
        raise BadArgument("admin-error-unknown", {"what": "export", "about": table})
    entries = [entry for entry in await store.entries(table) if entry.number <= version]
    return record_of(row, await store.seats(table), entries).to_text()


async def export_game(store: Store, id: str, file: str) -> None:
    """Writes the record of a game to a file: of a table, or of a report's moment."""
    fault = await store.fault(id)
    if fault is None:
        record = await record_at(store, id)
    else:
        record = fault.record or await record_at(store, fault.table, int(str(fault.context.get("version", 0))))
    await asyncio.to_thread(Path(file).write_text, record, "utf-8")


async def import_game(store: Store, file: str) -> list[Message]:
    """Creates a table from a record: a finished game with its replay, an unfinished one to be continued.

    The original players are unknown here, so each person's seat gets a link, and the first to open it takes the seat.
    """
    source = await asyncio.to_thread(Path(file).read_bytes)
    record = Record.from_text(source, file, registry.names())
    entry = registry.find(record.game)
    game = await asyncio.to_thread(record.replay, entry.rulebook)
    names = [*record.players, *[""] * game.table.seats][: game.table.seats]
    row = new_table(record.game, Path(file).stem[:60], "", False, 0, {})
    seats = [seat_of(row.id, number, name, entry.bots) for number, name in enumerate(names)]
    pending = game.pending
    row = replace(
        row,
        state=OVER if pending is None else PLAYING,
        setup=dict(record.setup),
        seed=record.seed,
        version=len(record.answers),
        winners=list(game.table.winners) if game.over else [],
        ask_every_time=record.ask_every_time,
        asked=-1 if pending is None or seats[pending.seat].kind == BOT else pending.seat,
    )
    now, entries = time.time(), []
    for number, one in enumerate(record.answers, 1):
        kind, by = ASIDE if one.is_aside else ANSWER, BOT if seats[one.seat].kind == BOT else ""
        entries.append(Entry(row.id, number, kind, one.seat, one.keys, one.fingerprint, at=now, by=by))
    if pending is None:
        await store.add_table(row, seats, entries)
        return [Message("admin-imported", {"table": row.id})]
    links = {seat.seat: new_link() for seat in seats if seat.kind == PERSON}
    linked = [replace(seat, link=links[seat.seat].mark) if seat.seat in links else seat for seat in seats]
    await store.add_table(row, linked, entries)
    told = [Message("admin-seat-link", {"name": seats[one].name, "link": link.path}) for one, link in links.items()]
    return [Message("admin-imported-unfinished", {"table": row.id}), *told]


def seat_of(table: str, number: int, name: str, bots: Collection[str]) -> SeatRow:
    """Returns a seat with its player from the record: a bot known here, or a person."""
    bot = name.removeprefix(registry.BOT)
    if name.startswith(registry.BOT) and bot in bots:
        return SeatRow(table, number, BOT, bot=bot)
    return SeatRow(table, number, PERSON, name=name)
