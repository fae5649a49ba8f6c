"""Errors of the rules: one table freezes, others go on, and the table thaws when the rules are repaired."""

from __future__ import annotations

from typing import Any

import pytest

from embers import rules
from inglenook.kernel.decisions import Option
from inglenook.kernel.saved.records import Record
from inglenook.server import protocol
from inglenook.server.storage.rows import FROZEN, PLAYING, UNDO, Entry
from inglenook.server.storage.store import Store, open_store
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-4")


async def broken(*_: object) -> None:
    """Raises an error, as an untested card may."""
    raise ZeroDivisionError("twelve embers between no players")


async def pass_on(company: Company, *people: Somebody) -> Somebody:
    """Lets everybody pass until a player can play a card; returns that player."""
    while True:
        one = next(one for one in people if one.asked)
        if one.keys("play"):
            return one
        await company.answers(one, one.keys("pass")[0])


async def freeze(company: Company, table: str) -> tuple[Somebody, Somebody]:
    """Plays until the rules fail."""
    ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
    one = await pass_on(company, ann, ben)
    refused = await company.answers(one, one.keys("play")[0])
    assert ("refused", "server-refused-frozen") == (refused["type"], refused["message"]["message"])
    return ann, ben


def test_a_fault_freezes_its_table(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """An error of the rules freezes its table before the answer, stores the cause and tells the players."""
    monkeypatch.setattr(rules, "play", broken)

    async def scenario(company: Company) -> None:
        table, other = [await lay(company.store, "embers", [ANN, BEN]) for _ in range(2)]
        ann, ben = await freeze(company, table)
        at = ann.at
        fault = await company.store.fault(ann.table["fault"])
        assert fault is not None
        record = Record.from_text(fault.record, "fault", ("embers",))

        assert [FROZEN, FROZEN] == [one.table["state"] for one in (ann, ben)]
        assert (table, "rules", "ZeroDivisionError: twelve embers between no players") == (
            fault.table, fault.kind, fault.detail,
        )  # fmt: skip
        assert at == len(record.answers) == len(await company.store.entries(table)) == fault.context["version"]
        refused = await company.answers(ann, "pass")
        assert "server-refused-frozen" == refused["message"]["message"]
        assert "done" == (await company.asks(ben, protocol.Say(text="what now?")))["type"]

        there = [await company.comes(other, guest) for guest in (ANN, BEN)]
        one = next(one for one in there if one.asked)
        assert "done" == (await company.answers(one, one.keys("pass")[0]))["type"]
        assert PLAYING == one.table["state"]

    in_company(address, scenario)


def test_it_goes_on_when_the_rules_are_mended(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A frozen table stays frozen while the error of the rules remains, and thaws by itself when that is repaired."""
    monkeypatch.setattr(rules, "play", broken)
    tables: list[str] = []

    async def breaks(company: Company) -> None:
        tables.append(await lay(company.store, "embers", [ANN, BEN]))
        await freeze(company, tables[0])

    async def still_broken(company: Company) -> None:
        ann = await company.comes(tables[0], ANN)
        assert (FROZEN, True) == (ann.table["state"], ann.table["fault"] != "")
        assert ann.seen

    async def mended(company: Company) -> None:
        ann, ben = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        assert (PLAYING, "") == (ann.table["state"], ann.table["fault"])
        one = await pass_on(company, ann, ben)
        assert "done" == (await company.answers(one, one.keys("play")[0]))["type"]

    in_company(sqlite_address, breaks)
    in_company(sqlite_address, still_broken)
    monkeypatch.undo()
    in_company(sqlite_address, mended)


def test_a_game_that_cannot_even_be_loaded_is_frozen(sqlite_address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A table whose game cannot be loaded is frozen without a view, has its chat, and thaws like any other."""
    tables: list[str] = []
    passes: list[int] = []

    async def plays(company: Company) -> None:
        tables.append(await lay(company.store, "embers", [ANN, BEN]))
        ann, ben = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        one = await pass_on(company, ann, ben)
        passes.append(one.at)
        await company.answers(one, one.keys("play")[0])
        other = ben if one is ann else ann
        await company.asks(one, protocol.Undo(version=one.at))
        await company.asks(other, protocol.Consent(version=other.at, agree=True))
        await company.answers(one, one.keys("play")[0])

    async def cannot_load(company: Company) -> None:
        ann = await company.comes(tables[0], ANN)
        assert (FROZEN, {}) == (ann.table["state"], ann.seen)
        assert "refused" == (await company.answers(ann, "pass"))["type"]
        fault = await company.store.fault(ann.table["fault"])
        assert fault is not None
        assert fault.context["loading"]
        assert passes[0] + 1 == len(Record.from_text(fault.record, "fault", ("embers",)).answers), (
            "what was taken back is not in it"
        )

    async def mended(company: Company) -> None:
        ann = await company.comes(tables[0], ANN)
        assert (PLAYING, 0) == (ann.table["state"], ann.seen["viewer"])

    in_company(sqlite_address, plays)
    monkeypatch.setattr(rules, "play", broken)
    in_company(sqlite_address, cannot_load)
    monkeypatch.undo()
    in_company(sqlite_address, mended)


@pytest.mark.rule("KR-8")
@pytest.mark.parametrize("answers", [5, 20])
def test_answers_that_no_longer_fit_are_asked_again(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch, answers: int
) -> None:
    """Stored answers that changed rules no longer accept are dropped, and everybody sees that the game went back."""
    tables: list[str] = []

    async def plays(company: Company) -> None:
        tables.append(await lay(company.store, "embers", [ANN, BEN]))
        people = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        for _ in range(answers):
            one = next(one for one in people if one.asked)
            await company.answers(one, one.keys()[0])

    async def goes_on(company: Company) -> None:
        ann, ben = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        last = (await company.store.entries(tables[0]))[-1]
        assert (UNDO, answers + 1) == (last.kind, last.number)
        assert last.answers < answers
        one = next(one for one in (ann, ben) if one.asked)
        assert ("done", answers + 2) == ((await company.answers(one, one.keys()[0]))["type"], one.at)

    async def and_on(company: Company) -> None:
        other = Company(await open_store(sqlite_address))
        left, right = [(await one.room(tables[0])).play for one in (company, other)]
        assert left is not None and right is not None
        assert (False, left.game.digest()) == (left.diverged, right.game.digest())
        await other.close()
        await other.store.close()

    in_company(sqlite_address, plays)
    offered = rules.playable

    def fewer(table: Any, seat: int) -> list[Option]:
        return offered(table, seat)[1:]

    monkeypatch.setattr(rules, "playable", fewer)
    in_company(sqlite_address, goes_on)
    in_company(sqlite_address, and_on)


@pytest.mark.rule("SR-2", "SR-3")
def test_two_processes_find_at_once_that_answers_no_longer_fit(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of two processes that drop unfit answers at once one stores that, and the other continues from there."""
    tables: list[str] = []
    offered, append = rules.playable, Store.append

    def fewer(table: Any, seat: int) -> list[Option]:
        return offered(table, seat)[1:]

    async def append_too_late(store: Store, entry: Entry, *rest: Any, **fields: Any) -> bool:
        await append(store, entry, *rest, **fields)  # so does the other process
        return await append(store, entry, *rest, **fields)

    async def plays(company: Company) -> None:
        tables.append(await lay(company.store, "embers", [ANN, BEN]))
        people = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        for _ in range(5):
            one = next(one for one in people if one.asked)
            await company.answers(one, one.keys()[0])

    async def goes_on(company: Company) -> None:
        with monkeypatch.context() as patched:
            patched.setattr(Store, "append", append_too_late)
            ann, ben = [await company.comes(tables[0], guest) for guest in (ANN, BEN)]
        assert [UNDO] == [entry.kind for entry in await company.store.entries(tables[0], 5)]
        one = next(one for one in (ann, ben) if one.asked)
        assert ("done", 7) == ((await company.answers(one, one.keys()[0]))["type"], one.at)

    in_company(sqlite_address, plays)
    monkeypatch.setattr(rules, "playable", fewer)
    in_company(sqlite_address, goes_on)
