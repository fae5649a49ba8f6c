"""What is thrown away, and when."""

from __future__ import annotations

import time
from dataclasses import replace

import pytest

from inglenook.server.storage.house_keeping import keep_house, remove_table
from inglenook.server.storage.keep import Keep
from inglenook.server.storage.rows import FROZEN, OVER, PLAYING, WAITING, ChatRow, Entry, FaultRow, Guest
from inglenook.server.storage.store import Store
from tests.server.support.tables import ANN, BEN, lay, with_store

pytestmark = pytest.mark.rule("SR-86")

A_DAY = 24 * 3600


def test_each_kind_is_kept_for_its_days(address: str) -> None:
    """Tables by their state, unless somebody watches or has reported them; reports and guests by themselves."""

    async def scenario(store: Store) -> None:
        now = time.time()
        ids = {}
        for state in (WAITING, PLAYING, FROZEN, OVER):
            for name, age in (("new", 1), ("old", 30), ("watched", 30), ("reported", 30)):
                id = ids[state, name] = await lay(store, "embers", [ANN, BEN], state=state, changed=now - age * A_DAY)
                if name == "reported":
                    await store.add_fault(FaultRow(f"report {id}", id, "report", "!", "", now - 5 * A_DAY))
        old = ids[OVER, "old"]
        await store.append(Entry(old, 1, "answer", 0, at=now - 30 * A_DAY))
        await store.say(ChatRow(old, 0, 0, "Ann", "hello", now))
        await store.add_guest(Guest("gone", "Gone"))
        keep = Keep(waiting=7, stopped=7, over=7, reports=7, guests=7)
        watched = [id for (_, name), id in ids.items() if name == "watched"]

        none = await keep_house(store, Keep(0, 0, 0, 0, 0), watched, now)
        gone = await keep_house(store, keep, watched, now)
        later = await keep_house(store, replace(keep, waiting=0, stopped=0, over=0), watched, now + 20 * A_DAY)

        assert {0} == {*none.values()}
        assert {"reports": 0, "waiting": 1, "stopped": 2, "over": 1, "guests": 0} == gone
        assert [True] * 4 == [
            await store.table(ids[state, "old"]) is None for state in (WAITING, PLAYING, FROZEN, OVER)
        ]
        assert ([], []) == (await store.entries(old), await store.chat(old))
        assert {"reports": 4, "waiting": 0, "stopped": 0, "over": 0, "guests": 1} == later
        assert (None, ANN) == (await store.guest("gone"), await store.guest(ANN.id)), "who sits at a table stays"
        assert [True, False] == [await remove_table(store, ids[OVER, "new"]) for _ in range(2)]

    with_store(address, scenario)
