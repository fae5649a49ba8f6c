"""Stored findings of analyses of finished games (SR-33)."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from inglenook.server.storage import schema
from inglenook.server.storage.store import Store


async def kept_findings(store: Store, table: str) -> str | None:
    """Returns the stored findings about a table's game; None if there are none yet."""
    wanted = select(schema.analyses.c.findings).where(schema.analyses.c.table == table)
    found = await store.database.read(lambda connection: connection.execute(wanted).scalar())
    return None if found is None else str(found)


async def keep_findings(store: Store, table: str, findings: str) -> None:
    """Stores findings unless the table was deleted; another process may have stored them at the same time."""
    there = select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update(read=True, key_share=True)

    def work(connection: Connection) -> None:
        if connection.execute(there).first() is None:
            return
        connection.execute(delete(schema.analyses).where(schema.analyses.c.table == table))
        connection.execute(insert(schema.analyses).values({"table": table, "findings": findings}))

    await store.database.write(work)
