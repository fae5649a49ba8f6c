"""Stored trials of decks: each guest's latest, and whether its process is still alive."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import TrialRow
from inglenook.server.storage.store import Store


async def begin_trial(store: Store, trial: TrialRow) -> None:
    """Stores a new trial, replacing the guest's previous one."""
    values = {"id": trial.id, "running": True, "stopping": False, "beat": trial.beat, "kept": trial.kept}

    def work(connection: Connection) -> None:
        statement = store.insert_into(schema.trials).values({"guest": trial.guest, **values})
        connection.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=values))

    await store.database.write(work, trial.guest)


async def keep_trial(store: Store, trial: TrialRow) -> bool:
    """Stores the progress of a trial; returns False if it is to stop or has been replaced."""
    trials = schema.trials.c
    values = {"running": trial.running, "beat": trial.beat, "kept": trial.kept}
    change = update(schema.trials).where(trials.guest == trial.guest, trials.id == trial.id, ~trials.stopping)
    going = change.values(values)
    return await store.database.write(lambda connection: connection.execute(going).rowcount == 1, trial.guest)


async def stop_trial(store: Store, guest: str) -> None:
    """Marks a trial as stopped; the process that plays it notices when it next stores progress."""
    stop = update(schema.trials).where(schema.trials.c.guest == guest).values(stopping=True, running=False)
    await store.database.write(lambda connection: connection.execute(stop), guest)


async def kept_trial(store: Store, guest: str) -> TrialRow | None:
    """Returns the trial of a guest, or None."""
    trials = schema.trials.c
    found = select(trials.guest, trials.id, trials.running, trials.beat, trials.kept).where(trials.guest == guest)
    row = await store.database.read(lambda connection: connection.execute(found).first())
    return None if row is None else TrialRow(**row._mapping)
