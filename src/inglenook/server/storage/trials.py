"""What is kept of trials of decks: the latest of each guest, and whether the process that plays it still does."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from inglenook.server.storage import schema
from inglenook.server.storage.rows import TrialRow
from inglenook.server.storage.store import Store


async def begin_trial(store: Store, trial: TrialRow) -> None:
    """Keeps a new trial in place of the one that its guest had."""
    values = {"id": trial.id, "running": True, "stopping": False, "beat": trial.beat, "kept": trial.kept}

    def work(connection: Connection) -> None:
        statement = store.insert_into(schema.trials).values({"guest": trial.guest, **values})
        connection.execute(statement.on_conflict_do_update(index_elements=["guest"], set_=values))

    await store.database.write(work, trial.guest)


async def keep_trial(store: Store, trial: TrialRow) -> bool:
    """Keeps how far a trial has come; False if it is to be stopped, or another has taken its place."""
    trials = schema.trials.c
    values = {"running": trial.running, "beat": trial.beat, "kept": trial.kept}
    change = update(schema.trials).where(trials.guest == trial.guest, trials.id == trial.id, ~trials.stopping)
    going = change.values(values)
    return await store.database.write(lambda connection: connection.execute(going).rowcount == 1, trial.guest)


async def stop_trial(store: Store, guest: str) -> None:
    """No more games: whichever process plays them sees it when it next keeps something."""
    stop = update(schema.trials).where(schema.trials.c.guest == guest).values(stopping=True, running=False)
    await store.database.write(lambda connection: connection.execute(stop), guest)


async def kept_trial(store: Store, guest: str) -> TrialRow | None:
    """The trial of a guest."""
    trials = schema.trials.c
    found = select(trials.guest, trials.id, trials.running, trials.beat, trials.kept).where(trials.guest == guest)
    row = await store.database.read(lambda connection: connection.execute(found).first())
    return None if row is None else TrialRow(**row._mapping)
