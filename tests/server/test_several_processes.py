"""One table through two processes: actions and views through one process reach the other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from inglenook.server import protocol
from inglenook.server.storage import announcements
from inglenook.server.storage.rows import OVER, UNDO, Entry
from inglenook.server.storage.store import open_store
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.tables import ANN, BEN, CES, lay

END_LISTENING = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND query ILIKE 'LISTEN%'
"""

Scenario = Callable[[Company, Company], Awaitable[None]]


def in_two(address: str, scenario: Scenario) -> None:
    """Runs a scenario in two halls with the same database that hear each other's announcements."""

    async def playing(here: Company) -> None:
        there = Company(await open_store(address))
        try:
            for one in (here, there):
                one.hall.open()
            await scenario(here, there)
        finally:
            await there.close()
            await there.store.close()

    in_company(address, playing)


async def until(company: Company, holds: Callable[[], bool]) -> None:
    """Runs other tasks until a condition holds."""
    while not holds():
        await company.store.table("")


async def play_until(houses: list[tuple[Company, Somebody]], undo: str) -> tuple[Company, Somebody]:
    """Lets all answer through their own processes until the last to answer may undo that answer."""
    for number in range(200):
        await until(houses[0][0], lambda: len({one.at for _, one in houses}) == 1)
        house, one = next((house, one) for house, one in houses if one.asked)
        await house.answers(one, one.keys()[number % len(one.keys())])
        at, people = one.at, [other for _, other in houses]
        await until(house, lambda at=at, people=people: all(other.at == at for other in people))  # type: ignore[misc]
        if undo in one.undo:
            return house, one
    raise AssertionError(f"nobody ever met {undo!r}")


@pytest.mark.rule("SR-3", "SR-12")
def test_a_game_that_was_given_up_is_over_everywhere(postgresql_address: str) -> None:
    """A spectator of another process is told that a game ended by giving up, and who won."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        ann, ben = await here.comes(table, ANN), await there.comes(table, BEN)
        await here.asks(ann, protocol.Concede())
        await until(there, lambda: ben.table["state"] == OVER)

        assert ([1], [True, False]) == (ben.table["winners"], [seat["conceded"] for seat in ben.table["seats"]])
        assert {"over": True, "winners": [1]} == ben.question
        assert "refused" == (await there.answers(ben, "pass"))["type"]

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-3", "SR-12")
def test_who_gives_up_is_told_everywhere(postgresql_address: str) -> None:
    """Players of another process are told that a player gave up, even if the game goes on."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN, CES])
        ann, ben = await here.comes(table, ANN), await there.comes(table, BEN)
        await here.asks(ann, protocol.Concede())
        await until(there, lambda: ben.table["seats"][0]["conceded"])

        assert "uniform" == ben.table["seats"][0]["bot_plays"]

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-3", "SR-9")
@pytest.mark.parametrize("agree", [True, False])
def test_undo_by_consent(postgresql_address: str, agree: bool) -> None:
    """A player of another process is asked to agree to an undo, and the reply counts."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        houses = [(here, await here.comes(table, ANN)), (there, await there.comes(table, BEN))]
        house, one = await play_until(houses, "consent")
        elsewhere, other = next(pair for pair in houses if pair[1] is not one)
        at = one.at
        assert "done" == (await house.asks(one, protocol.Undo(version=at)))["type"]
        await until(elsewhere, lambda: bool(other.of("undo_asked")))
        asked = other.of("undo_asked")[-1]
        assert (one.viewer, at, [one.viewer]) == (asked["by"], asked["version"], asked["agreed"])
        if not agree:
            wishes = await elsewhere.asks(other, protocol.Undo(version=at))
            known = {"server-refused-undo-asked", "error-undo-nothing", "error-undo-revealed"}
            assert wishes["message"]["message"] in known
        assert "done" == (await elsewhere.asks(other, protocol.Consent(version=at, agree=agree)))["type"]
        for hall, watcher in houses:
            await until(hall, lambda watcher=watcher: watcher.of("undo_asked")[-1]["by"] == -1)  # type: ignore[misc]
        await until(house, lambda: one.at == (at + 1 if agree else at))

        assert (UNDO if agree else "answer") == (await here.store.entries(table))[-1].kind
        left, right = (await here.room(table)).play, (await there.room(table)).play
        assert left is not None and right is not None
        assert left.game.digest() == right.game.digest()

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-3", "SR-9")
def test_two_agree_at_once_through_different_processes(postgresql_address: str) -> None:
    """Two simultaneous consents through different processes together carry out an undo."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN, CES])
        houses = [(here, await here.comes(table, guest)) for guest in (ANN, BEN)]
        houses.append((there, await there.comes(table, CES)))
        house, one = await play_until(houses, "consent")
        others = [pair for pair in houses if pair[1] is not one]
        at = one.at
        await house.asks(one, protocol.Undo(version=at))
        for elsewhere, other in others:
            await until(elsewhere, lambda other=other: bool(other.of("undo_asked")))  # type: ignore[misc]
        await asyncio.gather(
            *[elsewhere.asks(other, protocol.Consent(version=at, agree=True)) for elsewhere, other in others]
        )
        for elsewhere, other in houses:
            await until(elsewhere, lambda other=other: other.at == at + 1)  # type: ignore[misc]

        assert [UNDO] == [entry.kind for entry in await here.store.entries(table, at)]

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-3", "SR-13")
def test_a_process_that_comes_later_hears_who_is_there(postgresql_address: str) -> None:
    """A process that loads a table later learns which players are connected elsewhere, and announces its own."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        await here.comes(table, ANN)
        ben = await there.comes(table, BEN)
        await there.hall.tell_presence(await there.room(table))
        await until(there, lambda: ben.table["seats"][0]["connected"])

        assert [True, True] == [seat["connected"] for seat in ben.table["seats"]]

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-13")
def test_a_process_that_has_just_begun_takes_nobody_for_gone(sqlite_address: str) -> None:
    """A newly started process gives every player a minute to connect, however long the question has been pending."""

    async def scenario(company: Company) -> None:
        long_ago = time.time() - 5000
        table = await lay(company.store, "embers", [ANN, BEN], changed=long_ago)
        room = await company.room(table)
        other = await company.comes(table, BEN if room.asked == 0 else ANN)
        assert 500 < room.away(room.asked) < 600
        refused = await company.asks(other, protocol.TakeOver(seat=room.asked))
        assert "server-refused-not-abandoned" == refused["message"]["message"]

    in_company(sqlite_address, scenario)


@pytest.mark.rule("SR-3", "SR-41")
def test_who_comes_through_a_process_that_heard_nothing_sees_what_there_is(postgresql_address: str) -> None:
    """A client of a process that missed an announcement sees the stored state."""

    async def scenario(here: Company) -> None:
        deaf = Company(await open_store(postgresql_address))  # its hall is not opened, and listens to nobody
        try:
            table = await lay(here.store, "embers", [ANN, BEN])
            await deaf.comes(table, BEN)
            houses = [await here.comes(table, guest) for guest in (ANN, BEN)]
            one = next(one for one in houses if one.asked)
            assert "done" == (await here.answers(one, one.keys()[0]))["type"]
            assert one.at == (await deaf.comes(table, one.guest)).at == 1
        finally:
            await deaf.close()
            await deaf.store.close()

    in_company(postgresql_address, scenario)


@pytest.mark.rule("SR-3", "SR-82")
def test_who_listens_notices_at_once_that_the_connection_is_gone(postgresql_address: str) -> None:
    """A process notices a lost listening connection at once, without waiting for the next check."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        ann, ben = await here.comes(table, ANN), await there.comes(table, BEN)
        ended = 0
        while ended < 2:  # both listen soon
            ended += len(
                await here.store.database.read(lambda connection: connection.execute(text(END_LISTENING)).all())
            )
        for house, one in [(here, ann), (there, ben)]:
            if one.asked:
                assert "done" == (await house.answers(one, one.keys()[0]))["type"]
        async with asyncio.timeout(announcements.LOOKED_AFTER / 3):
            for house, one in [(here, ann), (there, ben)]:
                await until(house, lambda one=one: one.at == 1)  # type: ignore[misc]

    in_two(postgresql_address, scenario)


@pytest.mark.rule("SR-3")
def test_a_game_is_over_when_its_last_entry_is(postgresql_address: str) -> None:
    """A game that ends in another process during catching up is announced as over only at its last version."""

    async def scenario(here: Company, there: Company) -> None:
        table = await lay(here.store, "embers", [ANN, BEN])
        ann, ben = [await here.comes(table, guest) for guest in (ANN, BEN)]
        watching = await there.comes(table, BEN)
        entries = there.store.entries

        async def ends_meanwhile(table: str, after: int = 0) -> list[Entry]:
            found = await entries(table, after)
            there.store.entries = entries  # type: ignore[method-assign]
            await here.asks(ann, protocol.Concede())
            return found

        room = await there.room(table)
        async with room.lock:
            one = ann if ann.asked else ben
            await here.answers(one, one.keys()[0])
            there.store.entries = ends_meanwhile  # type: ignore[method-assign]
            await room.catch_up()
        await until(there, lambda: watching.table["state"] == OVER and watching.at == 2)

        told = [one for one in watching.heard if one["type"] in ("view", "news")]
        assert {2} == {one["version"] for one in told if one["question"].get("over")}

    in_two(postgresql_address, scenario)
