"""Storage of guests' decks: revisions, concurrent changes, removal and retention."""

from __future__ import annotations

import asyncio
import time

import pytest

from inglenook.server.storage import decks
from inglenook.server.storage.cleanup import FORGOTTEN, keep_house
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import DeckRow, Guest
from inglenook.server.storage.store import Store
from tests.server.support.tables import ANN, BEN, with_store

A_DAY = 24 * 3600


def side_by_side(there: str, brought: str) -> str:
    """Merges two decks and returns both, so that a test sees their order."""
    return f"{there}+{brought}"


async def keep(store: Store, id: str, base: int, text: str, guest: str = ANN.id, most: int = 9) -> DeckRow | None:
    """Stores a deck of a guest."""
    return await decks.keep_deck(store, guest, id, base, text, side_by_side, most)


@pytest.mark.rule("SR-63")
def test_what_was_changed_apart_is_joined(address: str) -> None:
    """A change based on the latest revision replaces it; a change based on an older one is merged."""

    async def scenario(store: Store) -> None:
        assert DeckRow("one", 1, False, "a") == await keep(store, "one", 0, "a")
        assert DeckRow("one", 2, False, "b") == await keep(store, "one", 1, "b")
        assert DeckRow("one", 3, False, "b+c") == await keep(store, "one", 1, "c")
        assert DeckRow("one", 1, False, "z") == await keep(store, "one", 0, "z", guest=BEN.id), "another's is another"
        assert [DeckRow("one", 3, False)] == await decks.listed_decks(store, ANN.id)
        assert DeckRow("one", 3, False, "b+c") == await decks.kept_deck(store, ANN.id, "one")
        assert None is await decks.kept_deck(store, ANN.id, "two")

    with_store(address, scenario)


@pytest.mark.rule("SR-63")
def test_of_many_who_bring_a_deck_at_once_none_is_lost(address: str) -> None:
    """Each of many concurrent versions of a deck gets a revision, and the last revision has all versions."""

    async def scenario(store: Store) -> None:
        kept = await asyncio.gather(*[keep(store, "one", 0, str(number)) for number in range(6)])
        assert {1, 2, 3, 4, 5, 6} == {one.revision for one in kept if one is not None}
        last = await decks.kept_deck(store, ANN.id, "one")
        assert last is not None and set("012345") == set(last.kept.split("+"))

    with_store(address, scenario)


@pytest.mark.rule("SR-63")
def test_a_deck_is_removed_unless_it_was_changed_since(address: str) -> None:
    """A removed deck is gone on other devices, unless one of them has changed it since and stores it again."""

    async def scenario(store: Store) -> None:
        await keep(store, "one", 0, "a")
        await keep(store, "one", 1, "b")
        assert DeckRow("one", 2, False, "b") == await decks.remove_deck(store, ANN.id, "one", 1)
        assert DeckRow("one", 3, True) == await decks.remove_deck(store, ANN.id, "one", 2)
        assert [DeckRow("one", 3, True)] == await decks.listed_decks(store, ANN.id)
        assert None is await decks.remove_deck(store, ANN.id, "never", 0)
        assert DeckRow("one", 4, False, "c") == await keep(store, "one", 2, "c")

    with_store(address, scenario)


@pytest.mark.rule("SR-63")
def test_a_guest_has_so_many_decks(address: str) -> None:
    """A guest at the limit of decks can change decks, and store a new one only after removing another."""

    async def scenario(store: Store) -> None:
        for id in ("one", "two"):
            await keep(store, id, 0, "a", most=2)
        assert None is await keep(store, "three", 0, "a", most=2)
        changed = await keep(store, "two", 1, "b", most=2)
        assert changed is not None and 2 == changed.revision
        await decks.remove_deck(store, ANN.id, "one", 1)
        assert await keep(store, "three", 0, "a", most=2) is not None
        assert None is await keep(store, "one", 2, "a", most=2)

    with_store(address, scenario)


@pytest.mark.rule("SR-63", "SR-86")
def test_decks_are_kept_as_long_as_their_guest(address: str) -> None:
    """Decks are deleted with a guest who never returned, and the notes of removed decks earlier."""

    async def scenario(store: Store) -> None:
        for guest in (ANN, Guest("gone", "Gone")):
            await store.add_guest(guest)
            await keep(store, "one", 0, "a", guest=guest.id)
            await keep(store, "two", 0, "a", guest=guest.id)
            await decks.remove_deck(store, guest.id, "two", 1)
        now = time.time()
        kept = Keep(guests=FORGOTTEN + 100)
        await keep_house(store, kept, now=now + (FORGOTTEN - 1) * A_DAY)
        assert 2 == len(await decks.listed_decks(store, ANN.id))
        await keep_house(store, kept, now=now + (FORGOTTEN + 1) * A_DAY)
        assert ["one"] == [row.id for row in await decks.listed_decks(store, ANN.id)]
        await keep_house(store, Keep(guests=0), now=now + 1000 * A_DAY)
        assert ["one"] == [row.id for row in await decks.listed_decks(store, "gone")]
        await keep_house(store, kept, now=now + (FORGOTTEN + 101) * A_DAY)
        assert [] == await decks.listed_decks(store, "gone")

    with_store(address, scenario)
