"""Rules that are asked something and come to no end freeze their table, whoever asks (SR-81)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from embers.game import Embers
from inglenook.server import protocol
from inglenook.server.storage.rows import FROZEN, PLAYING
from tests.server.support.company import Company, in_company
from tests.server.support.endless import spins, tried
from tests.server.support.tables import ANN, BEN, CES, lay

pytestmark = pytest.mark.rule("SR-81")


@pytest.mark.parametrize("asking", ["aside", "concede", "go on", "undo"])
def test_whatever_asks_the_rules_freezes_a_table_where_they_have_no_end(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch, asking: str
) -> None:
    """What can be done beside a question: asked by who does it, gives up, or goes on without a person; and an undo."""

    async def scenario(company: Company) -> None:
        table, other = [await lay(company.store, "embers", [ANN, BEN, CES]) for _ in range(2)]
        people = [await company.comes(table, guest) for guest in (ANN, BEN, CES)]
        ann = people[0]
        asked = next(one for one in people if one.asked)
        if asking == "go on":
            await company.asks(ann, protocol.Concede())
        if asking == "undo":
            await company.answers(asked, asked.keys("pass")[0])
            monkeypatch.setattr("inglenook.server.tables.undo.take_back", spins)
        monkeypatch.setattr(Embers, "asides", spins)
        if asking == "go on":
            company.hall._autoplays[table].wake()
            await company.settled(table)
        else:
            requests: dict[str, Any] = {
                "aside": (ann, protocol.Aside(version=ann.at, key=ann.question["asides"][0]["key"])),
                "concede": (ann, protocol.Concede()),
                "undo": (asked, protocol.Undo(version=asked.at)),
            }
            told = await company.asks(*requests[asking])
            assert ("refused", "server-refused-frozen") == (told["type"], told["message"]["message"])
        monkeypatch.undo()
        fault = await company.store.latest_fault(table)
        assert (FROZEN, [1]) == (ann.table["state"], tried)
        assert fault is not None and "OutOfTime" in fault.detail and fault.record
        assert PLAYING == (await company.comes(other, BEN)).table["state"]

    in_company(sqlite_address, scenario)


@pytest.mark.parametrize("what", ["results", "dangers"])
def test_what_is_told_beside_a_question_freezes_its_table_too(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """What options come to, and what threatens: a fault there does not stop a game, but without an end it would."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        room = await company.room(table)
        assert room.play is not None
        room.entry = room.play.entry = replace(room.entry, **{what: spins})  # type: ignore[arg-type,misc]
        for guest in (ANN, BEN, ANN, BEN):
            await company.comes(table, guest)
            if room.audience.foresight.freezing is not None:
                await room.audience.foresight.freezing
        assert (FROZEN, [1]) == (room.row.state, tried)

    in_company(sqlite_address, scenario)
