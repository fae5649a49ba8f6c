"""`inglenook admin`: every order of an operator takes effect and is written down."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from inglenook import command_line
from inglenook.kernel.saved.records import Record
from inglenook.server import protocol
from inglenook.server.admin.command import Given, carry_out
from inglenook.server.people.addresses import household
from inglenook.server.storage import operator_orders, schema
from inglenook.server.storage.announcements import EVERYTHING, News
from inglenook.server.storage.cleanup import note_keep, remove_table
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import FROZEN, OVER, PLAYING, WAITING, TableRow
from inglenook.server.storage.store import Store, open_store
from inglenook.server.websocket.handlers import take
from tests.server.support.company import Company, in_company
from tests.server.support.house import House
from tests.server.support.tables import ANN, BEN, CES, lay, with_store

pytestmark = pytest.mark.rule("SR-87")


def admin(address: str, *words: str) -> int:
    """Runs an `inglenook admin` command."""
    return command_line.main(["--language", "en", "admin", *words, "--database", address])


def laid(address: str) -> str:
    """Returns a table at which Ann and Ben play."""
    tables: list[str] = []

    async def scenario(store: Store) -> None:
        tables.append(await lay(store, "embers", [ANN, BEN]))

    with_store(address, scenario)
    return tables[0]


def row(address: str, table: str) -> TableRow | None:
    """Returns the stored row of a table."""

    async def look() -> TableRow | None:
        store = await open_store(address)
        try:
            return await store.table(table)
        finally:
            await store.close()

    return asyncio.run(look())


def still_frozen(table: str) -> Callable[[Company], Awaitable[None]]:
    """Returns a scenario in which a person who comes to the table finds it frozen."""

    async def scenario(company: Company) -> None:
        assert FROZEN == (await company.comes(table, ANN)).table["state"]

    return scenario


def test_a_table_is_frozen_thawed_closed_and_removed(sqlite_address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """An operator freezes, thaws, closes and removes a table, and every order is recorded with its reason."""
    table = laid(sqlite_address)
    states = []
    for what in ("freeze", "thaw", "close", "remove"):
        assert 0 == admin(sqlite_address, what, table, "--reason", "because")
        found = row(sqlite_address, table)
        states.append(found and found.state)
        if what == "freeze":
            in_company(sqlite_address, still_frozen(table))
    assert [FROZEN, PLAYING, OVER, None] == states
    assert 2 == admin(sqlite_address, "thaw", table)
    capsys.readouterr()
    assert 0 == admin(sqlite_address, "orders")
    told = [one.partition(": ")[2] for one in capsys.readouterr().out.splitlines()]
    assert [f"{what} {table} because" for what in ("remove", "close", "thaw", "freeze")] == told


@pytest.mark.parametrize("problem", [OSError, KeyError, ImportError])
def test_who_has_no_name_gives_orders_too(problem: type[Exception], monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator whose user name is unknown can give orders, as in a container or a Windows service."""

    def nobody() -> str:
        raise problem

    monkeypatch.setattr("getpass.getuser", nobody)
    assert "unknown" == operator_orders.user()


def test_an_order_about_no_table_is_none_about_all_of_them(postgresql_address: str) -> None:
    """An order that concerns no table does not make a process rebuild any game."""

    async def scenario(store: Store) -> None:
        heard = store.news()
        await store.follow("-")
        assert EVERYTHING == await anext(heard)
        for what, about in (("vacuum", ""), ("mute", "address 203.0.113.7")):
            await carry_out(what, Given(postgresql_address, about, ""))
            assert await anext(heard) == News("-", "order")

    with_store(postgresql_address, scenario)


def test_an_order_is_not_missed_because_the_database_did_not_answer(
    sqlite_address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that missed an order because the database did not answer carries it out at the next check."""

    async def scenario(company: Company) -> None:
        barred, fails, looks = operator_orders.barred, [False, True, False], 0

        async def looked_up(store: Store) -> dict[str, str]:
            if fails.pop(0):
                raise OSError
            return await barred(store)

        async def pauses(seconds: float) -> None:
            nonlocal looks
            looks += 1
            if looks == 1:
                await operator_orders.bar(company.store, f"guest {ANN.id}", operator_orders.BAN, "")
                await operator_orders.note(company.store, "ban", f"guest {ANN.id}")
            if looks == 3:
                raise asyncio.CancelledError

        monkeypatch.setattr(operator_orders, "barred", looked_up)
        monkeypatch.setattr("inglenook.server.tables.hall.asyncio.sleep", pauses)
        with pytest.raises(asyncio.CancelledError):
            await company.hall._take_orders()
        monkeypatch.undo()
        assert ([], True) == (fails, company.hall.is_barred(operator_orders.BAN, ANN.id))

    in_company(sqlite_address, scenario)


def test_who_is_muted_or_banned(sqlite_address: str) -> None:
    """A muted person still plays, a banned one does not, and a released person may write again."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann = await company.comes(table, ANN)
        await operator_orders.bar(company.store, f"guest {ANN.id}", operator_orders.MUTE, "")
        company.hall.barred = await operator_orders.barred(company.store)
        refused = await company.asks(ann, protocol.Say(text="hello"))
        assert "server-refused-muted" == refused["message"]["message"]
        assert not company.hall.is_barred(operator_orders.BAN, ANN.id)
        await operator_orders.bar(company.store, "address 203.0.113.7", operator_orders.BAN, "")
        assert await operator_orders.unbar(company.store, f"guest {ANN.id}")
        company.hall.barred = await operator_orders.barred(company.store)
        assert company.hall.is_barred(operator_orders.BAN, BEN.id, "203.0.113.7")
        assert "done" == (await company.asks(ann, protocol.Say(text="hello")))["type"]

    in_company(sqlite_address, scenario)
    assert 0 == admin(sqlite_address, "ban", "guest", ANN.id)
    for nobody in (("everybody",), ("address", "300.1.1.1"), ("address", "nowhere"), ("guest", "mistyped")):
        for what in ("ban", "mute"):
            assert 2 == admin(sqlite_address, what, *nobody)


def test_an_address_is_barred_as_it_is_counted(sqlite_address: str) -> None:
    """A guest at a muted address is muted under any name, and a barred IPv6 address bars its whole household."""
    laid(sqlite_address)
    assert 0 == admin(sqlite_address, "mute", "address", "::ffff:203.0.113.7")
    assert 0 == admin(sqlite_address, "ban", "address", "2001:db8:1:2::3")

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        company.hall.barred = await operator_orders.barred(company.store)
        told = []
        for address in ("203.0.113.7", "203.0.113.8"):
            ann = await company.comes(table, ANN, address=address)
            told.append((await company.asks(ann, protocol.Say(text="hello")))["type"])
        assert ["refused", "done"] == told
        assert company.hall.is_barred(operator_orders.BAN, BEN.id, household("2001:db8:1:2:3:4:5:6"))

    in_company(sqlite_address, scenario)
    assert 0 == admin(sqlite_address, "unbar", "address", "2001:db8:1:2::/64")


def test_who_is_banned_is_sent_away(tmp_path: Path) -> None:
    """A banned person is disconnected, even from a table joined earlier, and no request is carried out any more."""
    with House(tmp_path) as house, house.connect() as socket:
        assert "pong" == socket.ask(type="ping")["type"]
        house.do(operator_orders.bar, "address 127.0.0.1", operator_orders.BAN, "")
        house.app.state.hall.barred = {"address 127.0.0.1": operator_orders.BAN}
        with pytest.raises(ConnectionClosed):
            socket.ask(type="ping")


def test_whoever_is_at_a_table_that_is_removed_is_told(address: str) -> None:
    """People at a removed table are told, and nothing they say or answer there is acknowledged or comes back."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        ann, ben, ces = [await company.comes(table, guest) for guest in (ANN, BEN, CES)]
        room, asked = await company.room(table), ann if ann.asked else ben
        assert await remove_table(company.store, table)
        async with room.lock:
            await take(room, ces, protocol.Say(text="hello?", id=7))
            await take(room, asked, protocol.Answer(version=asked.at, keys=asked.keys("pass")[:1], id=7))
        refused = [next(told for told in one.of("refused") if told["to"] == 7) for one in (ces, asked)]
        assert ["server-refused-no-table"] * 2 == [one["message"]["message"] for one in refused]
        await company.hall._hear(room, "order")

        assert [("server-refused-no-table", 0)] * 3 == [
            (told["message"]["message"], told["to"]) for told in [one.of("refused")[-1] for one in (ann, ben, ces)]
        ]
        assert ([None] * 3, None) == ([one.room for one in (ann, ben, ces)], await company.hall.room(table))
        assert ([], []) == (await company.store.chat(table), await company.store.entries(table))

    in_company(address, scenario)


def test_a_bot_at_a_table_that_is_removed_plays_no_more(sqlite_address: str, written: io.StringIO) -> None:
    """A bot at a removed table stops playing without counting as faulty, and spectators are told."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, "uniform"])
        ann = await company.comes(table, ANN)
        room = await company.room(table)
        assert await remove_table(company.store, table)
        for seat in room.seats:
            room.seats[seat.seat] = replace(seat, bot="uniform")
        room.on_change()
        await company.hall._autoplays[table].settled()
        assert ("server-refused-no-table", None) == (ann.of("refused")[-1]["message"]["message"], ann.room)

    in_company(sqlite_address, scenario)
    assert "" == written.getvalue()


def test_games_leave(sqlite_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The operator exports a game as a record, and a reported game as it stood at the report."""
    table = laid(sqlite_address)

    async def plays(company: Company) -> None:
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        for number in range(6):
            one = next(one for one in people if one.asked)
            await company.answers(one, one.keys("pass")[0])
            if number == 2:
                await company.asks(one, protocol.Report(text="odd"))

    in_company(sqlite_address, plays)
    capsys.readouterr()
    assert 0 == admin(sqlite_address, "reports")
    report = capsys.readouterr().out.split(",")[0]
    for id, count in ((table, 6), (report, 3)):
        assert 0 == admin(sqlite_address, "export", id, str(tmp_path / "game.record"))
        text = (tmp_path / "game.record").read_bytes()
        assert count == len(Record.from_text(text, "", ("embers",)).answers)


@pytest.mark.rule("SR-1")
def test_a_copy_is_restored(sqlite_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A restored backup holds everything stored when it was taken, people play on, and vacuum loses nothing."""
    table = laid(sqlite_address)
    assert 0 == admin(sqlite_address, "backup", str(tmp_path / "copy.sqlite"))
    assert 0 == admin(sqlite_address, "remove", table)
    restored = f"sqlite:///{tmp_path / 'copy.sqlite'}"
    assert 0 == admin(restored, "vacuum")

    async def plays_on(company: Company) -> None:
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = next(one for one in people if one.asked)
        assert "done" == (await company.answers(one, one.keys("pass")[0]))["type"]

    in_company(restored, plays_on)
    assert 0 == admin(restored, "tables")
    assert table in capsys.readouterr().out


def test_lists_have_pages(
    sqlite_address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The operator's lists show the latest first, say how to see more, and find a table by its id."""
    monkeypatch.setattr(operator_orders, "PAGE", 2)
    tables = [laid(sqlite_address) for _ in range(3)]
    for table in tables:
        assert 0 == admin(sqlite_address, "freeze", table)
    for what in ("tables", "reports", "orders"):
        capsys.readouterr()
        for page in ("1", "2", "3"):
            assert 0 == admin(sqlite_address, what, "--page", page)
        said = capsys.readouterr().out.splitlines()
        assert (said[2], said[4], len(said)) == ("More on the next page: --page 2", "Nothing to list.", 5)
        assert [True] * 3 == [table in line for table, line in zip(reversed(tables), said[:2] + said[3:4], strict=True)]
    assert 0 == admin(sqlite_address, "tables", tables[0])
    assert [tables[0]] == [line.partition(",")[0] for line in capsys.readouterr().out.splitlines()]
    assert 2 == admin(sqlite_address, "tables", "mistyped")


@pytest.mark.rule("SR-5")
def test_an_older_database_is_left_to_its_server(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Orders of a newer version do not migrate a database that an older server uses; they say what to do."""
    table = laid(address)
    with monkeypatch.context() as newer:
        newer.setattr(schema, "SCHEMA", schema.SCHEMA + 1)
        newer.setattr(schema, "MIGRATIONS", {schema.SCHEMA - 1: lambda connection: None})
        assert 2 == admin(address, "freeze", table)
    assert "inglenook serve" in capsys.readouterr().err
    assert 0 == admin(address, "freeze", table)


@pytest.mark.rule("KR-21")
@pytest.mark.parametrize("words", [[], ["frieze"], ["freeze"], ["export", "x"]])
def test_what_cannot_be_meant(sqlite_address: str, words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    """A mistyped order gets one line that says what is wrong and what was probably meant."""
    assert 2 == admin(sqlite_address, *words)
    out, said = capsys.readouterr()
    assert ("", 1) == (out, said.count("\n"))
    assert words != ["frieze"] or "freeze" in said


@pytest.mark.rule("KR-21", "SR-87")
def test_copies_that_would_be_none(sqlite_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A backup of a missing database, or into a file that cannot be written, is refused in one line."""
    elsewhere, copy = tmp_path / "mistyped.sqlite", tmp_path / "copy.sqlite"
    assert 2 == admin(f"sqlite:///{elsewhere}", "backup", str(copy))
    assert 2 == admin(f"sqlite:///{elsewhere}", "tables")
    assert (False, False) == (elsewhere.exists(), copy.exists())
    laid(sqlite_address)
    copy.write_text("no database, but longer than the first page of one could be" * 100)
    for where in (copy, tmp_path / "nowhere" / "copy.sqlite"):
        assert 2 == admin(sqlite_address, "backup", str(where))
    said = capsys.readouterr().err.splitlines()
    assert 4 == len(said)
    assert all("--database" in one for one in said[:2]) and all("new file" in one for one in said[2:])


@pytest.mark.rule("SR-86", "SR-87")
def test_vacuum_goes_by_the_days_of_the_server(sqlite_address: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The `vacuum` order keeps data for the number of days that the server's operator has set."""
    old = time.time() - 20 * 24 * 3600
    kept: list[int] = []

    async def scenario(store: Store) -> None:
        await lay(store, "embers", [ANN, BEN], state=WAITING, changed=old)

    for keep in (Keep(waiting=30), Keep(waiting=5)):
        with_store(sqlite_address, scenario)
        with_store(sqlite_address, partial(note_keep, keep=keep))
        assert 0 == admin(sqlite_address, "vacuum")

        async def look(store: Store) -> None:
            kept.append(len(await operator_orders.tables(store)))

        with_store(sqlite_address, look)

    assert [1, 0] == kept
    assert capsys.readouterr().err == ""
