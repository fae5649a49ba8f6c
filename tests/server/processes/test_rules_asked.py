"""Rules that never finish freeze their table, whatever request ran them (SR-81)."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest

from embers import rules
from embers.game import Embers
from inglenook import registry
from inglenook.kernel.decisions import Decision
from inglenook.kernel.errors import InglenookError
from inglenook.kernel.game import Game
from inglenook.registry.entry import Play
from inglenook.registry.windows import Windows
from inglenook.server import protocol
from inglenook.server.storage.rows import FROZEN, PLAYING
from inglenook.server.tables.faults import ENDLESS
from tests.server.support.company import Company, in_company
from tests.server.support.endless import card_that_spins, spins, tried
from tests.server.support.tables import ANN, BEN, CES, lay

pytestmark = pytest.mark.rule("SR-81")


@pytest.mark.parametrize("asking", ["aside", "concede", "go on", "undo"])
def test_whatever_asks_the_rules_freezes_a_table_where_they_have_no_end(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch, asking: str
) -> None:
    """Endless rules freeze the table during any aside, giving up, play by a bot, or an undo."""

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
    """Endless rules freeze the table during results of options or dangers, although an error there would not."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        room = await company.room(table)
        assert room.play is not None
        room.entry = room.play.entry = replace(room.entry, play=Play(**{what: spins}))  # type: ignore[arg-type,misc]
        for guest in (ANN, BEN, ANN, BEN):
            await company.comes(table, guest)
            if room.audience.foresight.freezing is not None:
                await room.audience.foresight.freezing
        assert (FROZEN, [1]) == (room.row.state, tried)

    in_company(sqlite_address, scenario)


def tries_all(game: Game[Any], viewer: int) -> list[Any]:
    """Tries out each option on a copy, as real games do, and leaves out an option that fails."""
    assert game.pending is not None
    for place in range(len(game.pending.options)):
        with suppress(InglenookError):
            game.fork(keep=True).pick((place,))
    return []


class Trying(Windows):
    """A game in which no question is passed over and every option is tried out."""

    def pass_over(self, game: Game[Any], decision: Decision, stops: frozenset[str]) -> None:
        tries_all(game, decision.seat)


TRYING = Trying({}, frozenset(), frozenset(), lambda *_: "")


@pytest.mark.parametrize("what", ["results", "dangers", "windows"])
def test_who_takes_an_interruption_for_a_fault_is_not_let_off(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    """Rules that catch errors while trying options still freeze their table when an option is endless."""
    monkeypatch.setattr(rules, "play", card_that_spins)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        room = await company.room(table)
        assert room.play is not None
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        tried_out = TRYING if what == "windows" else tries_all
        room.entry = room.play.entry = replace(room.entry, play=Play(**{what: tried_out}))  # type: ignore[arg-type,misc]
        while room.row.state == PLAYING:
            assert [] == tried
            asked = next(one for one in people if one.asked)
            await company.answers(asked, asked.keys("pass")[0])
            room.audience.foresight.tell()
            if room.audience.foresight.freezing is not None:
                await room.audience.foresight.freezing
        fault = await company.store.latest_fault(table)
        assert fault is not None and fault.context[ENDLESS]
        found = await company.room(table)
        if what == "dangers":  # what cannot be drawn is not
            assert found.play is None
        else:
            assert found.row.version == len(found.playing().game.answers)

    in_company(sqlite_address, scenario)


def test_who_takes_up_a_table_finds_out_in_time_whether_it_goes_on(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Loading a table whose changed rules are endless freezes it within the time limit."""
    entry = registry.find("embers")

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        room = await company.room(table)
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        while not (asked := next(one for one in people if one.asked)).keys("play"):
            await company.answers(asked, asked.keys("pass")[0])
        for one in people:
            room.leave(one)
        company.hall.forget(room)
        monkeypatch.setattr(rules, "play", card_that_spins)
        monkeypatch.setattr("inglenook.server.tables.room.find", lambda name: replace(entry, play=Play(TRYING)))
        again = await company.room(table)
        await company.hall._autoplays[table].settled()
        assert (FROZEN, True) == (again.row.state, bool(tried))

    in_company(sqlite_address, scenario)
