"""Rematches: the settings that stay as in the first game, and those that change."""

from __future__ import annotations

import asyncio

import pytest

from inglenook.kernel.editions import EDITION
from inglenook.server import protocol
from inglenook.server.fair_queue import NOBODY
from inglenook.server.storage.rows import OVER
from tests.server.support.clock import one_round
from tests.server.support.company import Company, in_company
from tests.server.support.tables import ANN, BEN, lay


@pytest.mark.rule("SR-49")
def test_rematch_with_another_deck(sqlite_address: str) -> None:
    """A player may bring another deck to a rematch by name; an unknown deck is refused without a new table."""

    async def scenario(company: Company) -> None:
        decks = {"deck1": "fellowship-aragorn", "deck2": "fellowship-gandalf"}
        table = await lay(company.store, "lotr", [ANN, BEN], options=decks)
        await company.store.change_table(table, state=OVER)
        for seat, deck in enumerate(decks.values()):
            await company.store.change_seat(table, seat, deck=deck)
        ann = await company.comes(table, ANN)

        refused = await company.asks(ann, protocol.Rematch(deck="no-such-deck"))
        assert ("refused", "") == (refused["type"], ann.table["after"])
        assert "done" == (await company.asks(ann, protocol.Rematch(deck="fellowship-gandalf", swapped=True)))["type"]
        after = await company.store.table(ann.table["after"])
        seats = await company.store.seats(ann.table["after"])

        assert after is not None
        assert ["fellowship-aragorn", "fellowship-gandalf"] == [seat.deck for seat in seats]
        assert ["Ben", "Ann"] == [seat.name for seat in seats]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("KR-36")
@pytest.mark.parametrize("deck", ["", "fellowship-gandalf"])
def test_a_rematch_keeps_the_edition(sqlite_address: str, deck: str) -> None:
    """The defaults of the rules are those of the first game, whichever deck is brought."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN])
        first = await company.store.table(table)
        assert first is not None
        await company.store.change_table(table, state=OVER, setup={**first.setup, EDITION: 1})
        ann = await company.comes(table, ANN)
        assert "done" == (await company.asks(ann, protocol.Rematch(deck=deck)))["type"]
        after = await company.store.table(ann.table["after"])

        assert after is not None
        assert 1 == after.setup[EDITION]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-92")
def test_a_long_deck_waits_for_its_turn(sqlite_address: str) -> None:
    """A rematch is created in the queue of long computations, so that many rematches do not slow others down."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, BEN])
        await company.store.change_table(table, state=OVER)
        ann = await company.comes(table, ANN)
        async with company.hall.computations.turn(NOBODY, is_long=True):
            laying = asyncio.create_task(company.asks(ann, protocol.Rematch(deck_text="1 Aragorn\n" * 400)))
            for _ in range(20):
                await one_round()
            assert not laying.done()
        assert (await laying)["type"] == "refused", "there is no such deck"

    in_company(sqlite_address, scenario)
