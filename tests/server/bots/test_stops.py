"""Questions that a player is asked, and questions that are passed automatically."""

from __future__ import annotations

from dataclasses import replace

import pytest

from inglenook.registry import find
from inglenook.registry.windows import ALL_THE_SAME
from inglenook.server import protocol
from inglenook.server.bots.autoplay import next_move
from inglenook.server.bots.hesitation import LEAST, MOST
from inglenook.server.settings import Settings
from inglenook.server.storage.rows import Entry
from inglenook.server.tables.room import Room
from tests.server.support.company import HASTY, Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-10")


async def asked_for(company: Company, who: Somebody, answers: int) -> list[str]:
    """Returns the prompts a player was asked, while always taking the first option."""
    met = []
    for _ in range(answers):
        if not who.asked:
            break
        met.append(who.question["prompt"]["message"])
        await company.answers(who, *[one["key"] for one in who.question["options"][: max(1, who.question["least"])]])
    return met


async def passed_for(company: Company, table: str) -> list[Entry]:
    """Returns the automatic passes of a player who does not want to be asked."""
    return [one for one in await company.store.entries(table) if one.by == "stops"]


def test_what_is_declined_is_not_asked(sqlite_address: str) -> None:
    """A player who declines a kind of question is passed automatically, and each pass is stored with its mark."""

    async def scenario(company: Company) -> None:
        tables, people = [], []
        for kinds in ([], sorted(find("talisman").play.windows.kinds)):  # type: ignore[union-attr]
            tables.append(await lay(company.store, "talisman", [ANN, "thumb"], seed="3"))
            ann = await company.comes(tables[-1], ANN)
            assert "done" == (await company.asks(ann, protocol.Stops(kinds=kinds)))["type"]
            assert sorted(kinds) == sorted([one["kind"] for one in ann.table["moments"] if one["wanted"]])
            people.append(ann)
        passed = await passed_for(company, tables[0])
        while len(passed) < 2:
            assert await asked_for(company, people[0], 4)
            passed = await passed_for(company, tables[0])
        while people[1].at < people[0].at:
            assert await asked_for(company, people[1], 4)

        assert {one.keys for one in passed} <= {("pass",), ("no",)}
        assert [] == await passed_for(company, tables[1])

    in_company(sqlite_address, scenario)


def test_what_there_is_to_choose(sqlite_address: str) -> None:
    """The kinds of questions that a player may decline have names, and unknown kinds are refused."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "lotr", [ANN, "thumb"])
        ann = await company.comes(table, ANN)
        windows = find("lotr").play.windows
        assert windows is not None

        told = {one["kind"]: one for one in ann.table["moments"]}
        assert list(windows.kinds) == list(told)
        assert sorted(windows.usual) == sorted([kind for kind, one in told.items() if one["wanted"]])
        assert sorted(windows.vital) == sorted([kind for kind, one in told.items() if one["vital"]])
        refused = await company.asks(ann, protocol.Stops(kinds=["never heard of"]))
        assert "server-refused-unknown-moment" == refused["message"]["message"]
        nobody = await company.comes(table, None)
        assert [] == nobody.table["moments"]

    in_company(sqlite_address, scenario)


@pytest.mark.parametrize(("people", "waits"), [((ANN, BEN), True), ((ANN, "thumb"), False), ((ANN, ANN), False)])
def test_it_takes_a_while_if_another_could_notice(sqlite_address: str, people: tuple[object, ...], waits: bool) -> None:
    """An automatic pass takes as long as a person's if another person is at the table, and no time otherwise."""
    settings = replace(HASTY, pause=Settings().pause)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "talisman", people, seed="3")  # type: ignore[arg-type]
        room = Room(table, company.store, settings)
        assert await room.load()
        room.seats = [replace(seat, stops=[]) for seat in room.seats]
        for _ in range(400):
            assert room.play is not None
            move = next_move(room)
            if move is not None and move.by == "stops":
                least, most = settings.pause if waits else (0.0, 0.0)
                assert least <= move.pause <= most
                return
            pending = room.play.game.pending
            assert pending is not None
            await room.answer(tuple(range(max(1, pending.least))))
        raise AssertionError("nobody ever passed")

    in_company(sqlite_address, scenario)


def test_what_is_passed_over_is_not_shown_as_asked(sqlite_address: str) -> None:
    """A question that is about to be passed automatically is shown to nobody with its options."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "talisman", [ANN, BEN], seed="3")
        ann, ben = [await company.comes(table, guest) for guest in (ANN, BEN)]
        for one in (ann, ben):
            await company.asks(one, protocol.Stops(kinds=[]))
        for _ in range(60):
            one = ann if ann.asked else ben
            await asked_for(company, one, 1)
        passed = [entry for entry in await company.store.entries(table) if entry.by == "stops"]
        assert passed
        for entry in passed:
            told = [one for one in (ann, ben)[entry.seat].heard if one.get("version") == entry.number - 1]
            assert [entry.seat] == [one["question"]["seat"] for one in told[-1:]]
            assert "options" not in told[-1]["question"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("KR-5")
def test_at_a_discreet_table_every_opportunity_is_a_version(sqlite_address: str) -> None:
    """At a discreet table every forced pass makes a version; at other tables the rules go on without one."""

    async def scenario(company: Company) -> None:
        entries, told = [], []
        for discreet in (True, False):
            table = await lay(company.store, "talisman", [ANN, BEN], seed="3", ask_every_time=discreet)
            people = [await company.comes(table, guest) for guest in (ANN, BEN)]
            for one in people:
                await company.asks(one, protocol.Stops(kinds=sorted(find("talisman").play.windows.kinds)))  # type: ignore[union-attr]
            for _ in range(25):
                await asked_for(company, next(one for one in people if one.asked), 1)
            entries.append(await company.store.entries(table))
            told.append([one.table["discreet"] for one in people])

        given = [[(one.seat, one.keys) for one in done if not one.by] for done in entries]
        passed = [[one for one in done if one.by and one.keys == ("pass",)] for done in entries]
        assert [[True, True], [False, False]] == told
        assert given[0] == given[1]
        assert passed[0] and not passed[1]
        assert len(entries[0]) >= len(entries[1]) + len(passed[0])

    in_company(sqlite_address, scenario)


def test_at_a_discreet_table_who_can_only_pass_takes_a_while(sqlite_address: str) -> None:
    """At a discreet table a forced pass takes as long as people take (`test_hesitation.py`)."""
    settings = replace(HASTY, pause=Settings().pause)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "talisman", [ANN, BEN], seed="3", ask_every_time=True)
        room = Room(table, company.store, settings)
        assert await room.load()
        pauses = []
        for _ in range(30):
            assert room.play is not None and room.play.game.pending is not None
            pending = room.play.game.pending
            if pending.keys() == ("pass",):
                move = next_move(room)
                assert move is not None and move.by == "stops"
                pauses.append(move.pause)
            await room.answer(tuple(range(max(1, pending.least))))

        assert pauses
        assert all(LEAST <= pause <= MOST for pause in pauses)

    in_company(sqlite_address, scenario)


@pytest.mark.rule("KR-32")
@pytest.mark.parametrize(("people", "asked"), [((ANN, BEN), True), ((ANN, "thumb"), False), ((ANN, ANN), False)])
def test_what_is_all_the_same_is_asked_among_people(
    sqlite_address: str, people: tuple[object, ...], asked: bool
) -> None:
    """An indifferent question is answered automatically for a player among bots, and asked among people."""

    async def scenario(company: Company) -> None:
        room = Room(await lay(company.store, "talisman", people, seed="3"), company.store, HASTY)  # type: ignore[arg-type]
        assert await room.load()
        assert (ALL_THE_SAME in room.stops(0)) is asked

    in_company(sqlite_address, scenario)
