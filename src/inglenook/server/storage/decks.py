"""Stored decks of guests, each with a revision number by which concurrent changes are detected."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import ColumnElement, Connection, delete, func, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import DeckRow
from inglenook.server.storage.store import Store

LISTED: Final = (schema.decks.c.id, schema.decks.c.revision, schema.decks.c.gone)


async def listed_decks(store: Store, guest: str) -> list[DeckRow]:
    """Returns all decks of a guest without their cards, including deleted ones."""
    found = select(*LISTED).where(schema.decks.c.guest == guest).order_by(schema.decks.c.id)
    rows = await store.database.read(lambda connection: connection.execute(found).all())
    return [DeckRow(row.id, row.revision, row.gone) for row in rows]


async def kept_deck(store: Store, guest: str, id: str) -> DeckRow | None:
    """Returns a guest's deck, or None."""
    return await store.database.read(lambda connection: _found(connection, _is(guest, id)))


async def keep_deck(
    store: Store, guest: str, id: str, base: int, text: str, joined: Callable[[str, str], str], most: int
) -> DeckRow | None:
    """Stores a deck changed since the revision `base`; None: the guest has too many decks.

    If the deck was changed elsewhere too, the stored text and the new one are merged by `joined`.
    """
    decks = schema.decks.c

    def work(connection: Connection) -> DeckRow | None:
        while True:  # another process may have stored it first
            there = _found(connection, _is(guest, id), lock=True)
            if there is None or there.gone:
                count = select(func.count()).where(decks.guest == guest, ~decks.gone)
                if connection.execute(count).scalar_one() >= most:
                    return None
            apart = there is not None and not there.gone and there.revision != base
            kept = joined(there.kept, text) if there is not None and apart else text
            now = DeckRow(id, 1 if there is None else there.revision + 1, False, kept)
            if there is None:
                forget_oldest(connection, guest, 2 * most)
            values = {"revision": now.revision, "gone": False, "at": time.time(), "kept": kept}
            if there is not None:
                connection.execute(update(schema.decks).where(_is(guest, id)).values(values))
                return now
            insert = store.insert_into(schema.decks).on_conflict_do_nothing()
            if connection.execute(insert, {"guest": guest, "id": id, **values}).rowcount == 1:
                return now

    return await store.database.write(work, guest)


def forget_oldest(connection: Connection, guest: str, most: int) -> None:
    """Makes room for a deck in the guest's list, by dropping the markers of the decks deleted first."""
    decks = schema.decks.c
    listed = connection.execute(select(func.count()).where(decks.guest == guest)).scalar_one()
    if listed >= most:
        gone = select(decks.id).where(decks.guest == guest, decks.gone).order_by(decks.at).limit(listed - most + 1)
        ids = [row.id for row in connection.execute(gone)]
        connection.execute(delete(schema.decks).where(decks.guest == guest, decks.id.in_(ids)))


async def remove_deck(store: Store, guest: str, id: str, base: int) -> DeckRow | None:
    """Deletes a deck unless it was changed since the revision `base`; returns its row, or None if there was none."""

    def work(connection: Connection) -> DeckRow | None:
        there = _found(connection, _is(guest, id), lock=True)
        if there is None or there.gone or there.revision != base:
            return there
        gone = {"revision": base + 1, "gone": True, "at": time.time(), "kept": ""}
        connection.execute(update(schema.decks).where(_is(guest, id)).values(gone))
        return DeckRow(id, base + 1, True)

    return await store.database.write(work, guest)


def _is(guest: str, id: str) -> ColumnElement[bool]:
    return (schema.decks.c.guest == guest) & (schema.decks.c.id == id)


def _found(connection: Connection, which: ColumnElement[bool], lock: bool = False) -> DeckRow | None:
    wanted = select(*LISTED, schema.decks.c.kept).where(which)
    row = connection.execute(wanted.with_for_update() if lock else wanted).first()
    return None if row is None else DeckRow(row.id, row.revision, row.gone, row.kept)
