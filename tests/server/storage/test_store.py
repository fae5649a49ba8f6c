"""The guarantees of the store, with both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import text

from inglenook.server.storage.announcements import EVERYTHING, News
from inglenook.server.storage.appending import Added
from inglenook.server.storage.database import ServerDatabase
from inglenook.server.storage.rows import (
    ANSWER,
    BOT,
    OVER,
    PERSON,
    PLAYING,
    WAITING,
    ChatRow,
    Entry,
    FaultRow,
    Guest,
    SeatRow,
    SnapshotRow,
    TableRow,
)
from inglenook.server.storage.store import Store, open_store
from tests.server.support.tables import ANN, BEN, with_store


def table(id: str = "one", **fields: object) -> TableRow:
    """Returns a table that waits for people."""
    plain: dict[str, object] = {
        "id": id, "game": "embers", "title": "A table", "host": ANN.id, "open": True, "state": WAITING,
        "options": {"copies": "2"}, "pace": 100, "seed": "", "setup": {}, "version": 0, "winners": [], "before": "",
        "after": "", "created": 1.0, "changed": 1.0,
    }  # fmt: skip
    return TableRow(**{**plain, **fields})  # type: ignore[arg-type]


SEATS = [SeatRow("one", 0, PERSON, ANN.id, "Ann", stops=["responses"]), SeatRow("one", 1, BOT, bot="uniform")]


def entry(number: int, *keys: str) -> Entry:
    """Returns an entry with an answer."""
    return Entry("one", number, ANSWER, 0, keys, "a question", 0, 12.5, "bot")


@pytest.mark.rule("SR-1")
def test_what_is_kept_is_found_again(address: str) -> None:
    """Every row is read as it was written, also after closing and reopening the database."""
    fault = FaultRow("f", "one", "rules", "it broke", "a record", 3.0, {"version": 4})

    async def write(store: Store) -> None:
        await store.add_guest(Guest(ANN.id, "A."))
        await store.add_guest(ANN)
        await store.add_table(table(), SEATS, [entry(1, "play:3")])
        await store.append(entry(2, "pass"), SnapshotRow("one", 2, 2, b"\x00\xff"), state=OVER, winners=[1])
        await store.add_fault(fault)

    async def read(store: Store) -> None:
        assert ANN == await store.guest(ANN.id)
        assert await store.guest("nobody") is None
        assert table(state=OVER, winners=[1], version=2, changed=12.5) == await store.table("one")
        assert SEATS == await store.seats("one")
        assert [entry(1, "play:3"), entry(2, "pass")] == await store.entries("one")
        assert [entry(2, "pass")] == await store.entries("one", after=1)
        assert SnapshotRow("one", 2, 2, b"\x00\xff") == await store.snapshot("one")
        assert fault == await store.fault("f") == await store.latest_fault("one")

    with_store(address, write)
    with_store(address, read)


@pytest.mark.rule("SR-2")
def test_of_two_who_write_the_same_number_one_is_kept(address: str) -> None:
    """Of two writes with the same number the second fails, and changes nothing of the table either."""

    async def scenario(store: Store) -> None:
        other = await open_store(address)
        await store.add_table(table(state=PLAYING), SEATS)
        kept = await asyncio.gather(
            store.append(entry(1, "mine"), winners=[0]), other.append(entry(1, "yours"), winners=[1])
        )
        await other.close()

        assert [False, True] == sorted(kept)
        [only] = await store.entries("one")
        found = await store.table("one")
        assert found is not None
        assert (("mine",), [0]) == (only.keys, found.winners) or (("yours",), [1]) == (only.keys, found.winners)

    with_store(address, scenario)


@pytest.mark.rule("SR-1")
def test_many_at_once_are_all_kept(address: str) -> None:
    """Answers at many tables that are committed together are stored separately."""

    async def scenario(store: Store) -> None:
        for number in range(8):
            await store.add_table(table(f"table {number}"), [SeatRow(f"table {number}", 0, BOT)])
        numbers = range(1, 41)
        entries = [Entry(f"table {one % 8}", 1 + one // 8, ANSWER, 0, (str(one),)) for one in numbers]
        kept = await asyncio.gather(*[store.append(one) for one in entries], store.append(entries[0]))

        assert [True] * 40 + [False] == kept
        found = [one for number in range(8) for one in await store.entries(f"table {number}")]
        assert sorted([one.keys for one in entries]) == sorted([one.keys for one in found])

    with_store(address, scenario)


@pytest.mark.rule("SR-1")
def test_one_that_fails_does_not_take_others_with_it(address: str) -> None:
    """A write that fails in a batch does not prevent the others of the batch."""

    async def scenario(store: Store) -> None:
        await store.add_table(table(), SEATS)
        results = await asyncio.gather(
            store.append(entry(1)), store.add_table(table(id="two", title=None), []), store.append(entry(2)),
            return_exceptions=True,
        )  # fmt: skip

        assert [True, True] == [results[0], results[2]]
        assert isinstance(results[1], Exception)
        assert [1, 2] == [one.number for one in await store.entries("one")]

    with_store(address, scenario)


@pytest.mark.rule("SR-23")
def test_a_table_begins_once(address: str) -> None:
    """Of two requests that begin a table, one succeeds."""

    async def scenario(store: Store) -> None:
        await store.add_table(table(), SEATS)
        assert [True, False] == [await store.start("one", {"seats": 2}, "seed") for _ in range(2)]
        found = await store.table("one")
        assert found is not None
        assert (PLAYING, {"seats": 2}, "seed") == (found.state, found.setup, found.seed)

    with_store(address, scenario)


@pytest.mark.rule("SR-22")
def test_a_seat_is_taken_once(address: str) -> None:
    """A seat is changed only if it still is as the caller expects."""

    async def scenario(store: Store) -> None:
        await store.add_table(table(), SEATS)
        assert not await store.change_seat("one", 1, only_if_kind=PERSON, name="Ben")
        assert not await store.change_seat("one", 0, only_if_guest=BEN.id, name="Ben")
        assert await store.change_seat("one", 0, only_if_guest=ANN.id, link="secret", stops=None)
        assert not await store.change_seat("one", 0, only_if_state=PLAYING, name="Ben")
        assert await store.change_seat("one", 0, only_if_state=WAITING, deck="")
        assert await store.seat_by_link("") is None
        found = await store.seat_by_link("secret")
        assert found is not None
        assert (0, None, "Ann") == (found.seat, found.stops, found.name)

    with_store(address, scenario)


@pytest.mark.rule("SR-14")
def test_one_rematch(address: str) -> None:
    """Two simultaneous requests for a rematch get the same table."""

    async def scenario(store: Store) -> None:
        await store.add_table(table(), SEATS)
        seats = {id: [SeatRow(id, 0, BOT, bot="uniform")] for id in ("two", "three")}
        found = [await store.rematch("one", table(id, before="one"), seats[id]) for id in ("two", "three")]

        assert ["two", "two"] == found
        assert await store.table("three") is None
        assert seats["two"] == await store.seats("two")

    with_store(address, scenario)


@pytest.mark.rule("SR-21")
def test_lists_of_tables(address: str) -> None:
    """The hall lists open unfinished tables, and a guest's list has the tables at which the guest sits."""

    async def scenario(store: Store) -> None:
        tables: dict[str, dict[str, object]] = {
            "a": {"created": 1.0, "changed": time.time()},
            "b": {"created": 2.0, "changed": time.time(), "state": PLAYING},
            "c": {"open": False},
            "d": {"state": OVER},
            "e": {"created": 3.0, "changed": time.time() - 25 * 3600},
        }
        for id, fields in tables.items():
            await store.add_table(table(id, **fields), [SeatRow(id, 0, PERSON, ANN.id if id in "bd" else "", "x")])

        found = await store.seats_of_tables(["a", "b"])
        assert {"a": [("", 0)], "b": [(ANN.id, 0)]} == {
            id: [(one.guest, one.seat) for one in seats] for id, seats in found.items()
        }
        assert {} == await store.seats_of_tables([])
        assert ["b", "a"] == [one.id for one in await store.open_tables()]
        assert ["b"] == [one.id for one in await store.open_tables(1)]
        await store.change_table("b", pace=5)
        assert ["b", "d"] == [one.id for one in await store.tables_of(ANN.id)]
        changed = [await store.change_table("b", only_if_state=state, pace=6) for state in (OVER, PLAYING)]
        assert [False, True] == changed

    with_store(address, scenario)


@pytest.mark.rule("SR-15")
def test_lines_of_chat_are_numbered(address: str) -> None:
    """Chat lines get distinct numbers, even from two processes, and the latest are returned in order."""

    async def scenario(store: Store) -> None:
        await store.add_table(table(), SEATS)
        other = await open_store(address)
        lines = [ChatRow("one", 0, 0, "Ann", str(number), 1.0) for number in range(6)]
        said = await asyncio.gather(*[(store, other)[number % 2].say(line) for number, line in enumerate(lines)])
        await other.close()

        assert [1, 2, 3, 4, 5, 6] == sorted([line.number for line in said])
        assert [5, 6] == [line.number for line in await store.chat("one", most=2)]
        assert [6] == [line.number for line in await store.chat("one", after=5)]

    with_store(address, scenario)


@pytest.mark.rule("SR-20")
def test_the_secret_is_made_once(address: str) -> None:
    """The secret of the cookies is made once, so that cookies work after a restart and in every process."""

    async def scenario(store: Store) -> None:
        other = await open_store(address)
        secrets = [await store.secret(), await other.secret(), await store.secret()]
        await other.close()

        assert 1 == len(set(secrets))
        assert len(secrets[0]) >= 32

    with_store(address, scenario)


@pytest.mark.rule("SR-3")
def test_other_processes_hear_what_was_appended_and_announced(postgresql_address: str) -> None:
    """Processes with one PostgreSQL receive each other's announcements and not their own."""

    async def scenario(store: Store) -> None:
        other = await open_store(postgresql_address)
        heard, own = other.news(), store.news()
        assert EVERYTHING == await anext(heard)
        assert EVERYTHING == await anext(own)
        for name in ("one", "two"):
            await other.follow(name)
        await store.follow("three")
        await store.add_table(table(), SEATS)
        await store.append(entry(1), asked=1)
        await store.announce("two", "table")
        await other.announce("three", "chat")

        told = {await anext(heard), await anext(heard)}
        assert told == {News("one", "entry", Added(entry(1), asked=1)), News("two", "table")}
        assert await anext(own) == News("three", "chat")
        await other.close()

    with_store(postgresql_address, scenario)


@pytest.mark.rule("SR-3")
def test_listening_begins_anew_when_the_connection_is_lost(
    postgresql_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After a lost connection listening resumes, and reports that anything may have changed."""
    monkeypatch.setattr("inglenook.server.storage.announcements.LOOKED_AFTER", 0.05)

    async def scenario(store: Store) -> None:
        other = await open_store(postgresql_address)
        heard = other.news()
        await other.follow("one")
        assert EVERYTHING == await anext(heard)
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() "
        assert isinstance(store._database, ServerDatabase)
        async with store._database.engine.connect() as connection:
            await connection.execute(text(ended + "AND pid <> pg_backend_pid() AND query NOT LIKE '%pg_terminate%'"))
        assert EVERYTHING == await anext(heard)
        await store.announce("one", "table")
        assert await anext(heard) == News("one", "table")
        await other.close()

    with_store(postgresql_address, scenario)


@pytest.mark.rule("SR-3")
def test_sqlite_has_nobody_to_tell(sqlite_address: str) -> None:
    """A server with SQLite sends no announcements, because only one process uses the file."""

    async def scenario(store: Store) -> None:
        assert not store.shared
        await store.announce("one", "table")
        await store.close()
        assert [] == [told async for told in store.news()]

    asyncio.run(closing(sqlite_address, scenario))


async def closing(address: str, scenario: Callable[[Store], Awaitable[None]]) -> None:
    """Runs a coroutine with a database, which is closed at the end."""
    await scenario(await open_store(address))
