"""Endless rules: their table is frozen, other tables play on, and the computation is not tried again."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from embers import rules
from embers.game import Embers
from inglenook.kernel.saved.records import Record
from inglenook.server import protocol
from inglenook.server.content_version import edition_of
from inglenook.server.processes.status_board import PLACES, Board, Work
from inglenook.server.processes.watchdog import OutOfTime, Watchdog
from inglenook.server.storage.rows import FROZEN, PLAYING, FaultRow
from inglenook.server.storage.store import open_store
from inglenook.server.tables import faults
from tests.server.support.company import Company, Somebody, in_company
from tests.server.support.endless import card_that_spins, spins, tried
from tests.server.support.servers import Client, ConnectionClosed, Nursery, is_free
from tests.server.support.tables import ANN, BEN, cookie, lay

pytestmark = pytest.mark.rule("SR-81")


@pytest.fixture
def endless_card(hasty: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes a card endless."""
    monkeypatch.setattr(rules, "play", card_that_spins)


async def freeze(company: Company, table: str) -> Somebody:
    """Plays until a player plays the endless card; returns that player."""
    people = [await company.comes(table, guest) for guest in (ANN, BEN)]
    while True:
        one = next(one for one in people if one.asked)
        playing = one.keys("play")
        told = await company.answers(one, (playing or one.keys("pass"))[0])
        if playing:
            assert ("refused", "server-refused-frozen") == (told["type"], told["message"]["message"])
            return one


def test_it_is_interrupted_and_its_table_frozen(address: str, endless_card: None) -> None:
    """An endless rule is interrupted and its table frozen with the record and the answer; the other table plays on."""

    async def scenario(company: Company) -> None:
        table, other = [await lay(company.store, "embers", [ANN, BEN]) for _ in range(2)]
        one = await freeze(company, table)
        fault = await company.store.fault(one.table["fault"])
        assert fault is not None
        assert FROZEN == one.table["state"]
        assert "OutOfTime" in fault.detail
        assert one.at == fault.context["version"] == len(Record.from_text(fault.record, "", ("embers",)).answers)
        there = [await company.comes(other, guest) for guest in (ANN, BEN)]
        asked = next(one for one in there if one.asked)
        assert "done" == (await company.answers(asked, asked.keys("pass")[0]))["type"]

    in_company(address, scenario)


def test_an_explanation_without_an_end_freezes_its_table(
    sqlite_address: str, endless_card: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An endless explanation is refused and freezes its table, and other tables are not delayed."""
    monkeypatch.setattr(Embers, "why_not", spins)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        people = [await company.comes(table, guest) for guest in (ANN, BEN)]
        one = next(one for one in people if not one.asked)
        told = await company.asks(one, protocol.Why(handle=one.question["asides"][0]["subject"]))
        assert ("refused", "server-refused-frozen") == (told["type"], told["message"]["message"])
        fault = await company.store.fault(one.table["fault"])
        assert fault is not None
        assert (FROZEN, True) == (one.table["state"], "OutOfTime" in fault.detail)

    in_company(sqlite_address, scenario)


@pytest.mark.parametrize("seat", [0, -1])
def test_a_view_without_an_end_is_not_drawn_again(
    sqlite_address: str, endless_card: None, monkeypatch: pytest.MonkeyPatch, seat: int
) -> None:
    """A view that is endless to compute freezes its table and is not computed again, for players or spectators."""
    view = Embers.view

    def draws(self: Embers, table: Any, viewer: int) -> Any:
        while viewer == seat:
            tried.append(1)
        return view(self, table, viewer)

    monkeypatch.setattr(Embers, "view", draws)

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN])
        for _ in range(2):
            await company.comes(table, ANN, seat)
        count = len(tried)
        ben = await company.comes(table, BEN)
        assert (FROZEN, {}) == (ben.table["state"], ben.seen)
        assert count == len(tried) > 0

    in_company(sqlite_address, scenario)


def test_nobody_tries_it_again_until_the_rules_have_changed(
    sqlite_address: str, endless_card: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process leaves a frozen table alone; a new version of the rules tries its game once."""
    tables: list[str] = []

    async def breaks(company: Company) -> None:
        tables.append(await lay(company.store, "embers", [ANN, BEN]))
        await freeze(company, tables[0])

    async def still_frozen(company: Company) -> None:
        ann = await company.comes(tables[0], ANN)
        assert (FROZEN, True, [1]) == (ann.table["state"], bool(ann.seen), tried)

    async def still_broken(company: Company) -> None:
        ann = await company.comes(tables[0], ANN)
        assert (FROZEN, [1, 1]) == (ann.table["state"], tried)

    async def mended(company: Company) -> None:
        assert PLAYING == (await company.comes(tables[0], ANN)).table["state"]

    in_company(sqlite_address, breaks)
    in_company(sqlite_address, still_frozen)
    monkeypatch.setattr(faults, "edition_of", lambda entry: "the next edition")
    for _ in range(2):
        in_company(sqlite_address, still_broken)
    monkeypatch.setattr(faults, "edition_of", lambda entry: "the edition after it")
    monkeypatch.setattr(rules, "play", broken_no_more)
    in_company(sqlite_address, mended)


async def broken_no_more(*_: object) -> None:
    """Plays the repaired card, which does nothing."""


def test_a_game_that_does_not_end_loading_is_not_loaded_again(sqlite_address: str, endless_card: None) -> None:
    """A game that is endless to load is not loaded again, and its table can be opened without it."""

    async def scenario(company: Company) -> None:
        table = await lay(company.store, "embers", [ANN, BEN], state=FROZEN)
        edition = edition_of((await company.room(await lay(company.store, "embers", [ANN, BEN]))).entry)
        context: dict[str, object] = {"loading": True, faults.ENDLESS: edition}
        await company.store.add_fault(FaultRow("fault", table, "rules", "OutOfTime", "", 1.0, context))
        ann = await company.comes(table, ANN)
        assert (FROZEN, "fault", {}) == (ann.table["state"], ann.table["fault"], ann.seen)

    in_company(sqlite_address, scenario)


def test_what_comes_to_its_end_is_not_interrupted() -> None:
    """A computation that finishes is not interrupted, not even if its limit passed in the last moment."""
    watchdog = Watchdog(limit=-1.0)
    with suppress(OutOfTime), watchdog.over("table", 1, "answer"):
        watchdog.look()
    assert [] == watchdog._runs
    assert sum(range(100_000))  # and nothing is raised any more


def test_what_ends_while_it_is_found_too_slow_is_not_at_work_any_more() -> None:
    """A computation interrupted while it waits for the watchdog's check frees its place on the board.

    Otherwise its process would be killed for it, and its table frozen.
    """
    board, watchdog, main = Board(1), Watchdog(), threading.get_ident()
    watchdog.desk = board.desk(0)
    watchdog._thread = threading.current_thread()  # it looks when we say so
    looking = threading.Event()

    class Passed:
        """A time limit that passes when the computation has just ended, and that delays the report."""

        def __mul__(self, patience: float) -> float:
            looking.set()
            while sys._current_frames()[main].f_code is not Watchdog.end.__code__:
                pass
            return -1.0

    watchdog.limit = Passed()  # type: ignore[assignment]
    for _ in range(20):
        look = threading.Thread(target=watchdog.look)
        looking.clear()
        with suppress(OutOfTime), watchdog.over("table", 1, "answer"):
            look.start()
            looking.wait()
        look.join()
        assert ([], {}) == (watchdog._runs, board.works(0))


def test_the_board_says_what_each_process_is_at_work_on() -> None:
    """The status board shows several computations of a worker up to a limit, and long lists of keys as a count."""
    board = Board(2)
    desk = board.desk(1)
    works = [Work("table", number, "answer", 1, ("a", "ü")) for number in range(PLACES)]
    places = [desk.begin(work) for work in works]

    assert [] == list(board.works(0).values())
    assert sorted(works) == sorted(board.works(1).values())
    assert -1 == desk.begin(works[0])
    desk.end(-1)
    desk.end(places[0])
    assert sorted(works[1:]) == sorted(board.works(1).values())
    desk.begin(Work("table", PLACES, "answer", 1, ("long",) * 500))
    assert () == max(board.works(1).values(), key=lambda work: work.version).keys
    board.clear(1)
    assert {} == board.works(1)


STUBBORN = """
from embers import rules
from inglenook.server.processes import workers
from inglenook.server.processes.watchdog import OutOfTime
async def stubborn(*_):
    while True:
        try:
            while True: pass
        except OutOfTime: pass
rules.play = stubborn
workers.LIMIT = 0.3
"""
"""Rules that do not notice that they are interrupted: as if they were compiled."""


async def lay_two(database: str) -> tuple[list[str], list[str]]:
    """Returns two tables and the cookies of two people."""
    store = await open_store(database)
    try:
        tables = [await lay(store, "embers", [ANN, BEN]) for _ in range(2)]
        return tables, [await cookie(store, guest) for guest in (ANN, BEN)]
    finally:
        await store.close()


async def states(database: str, tables: list[str]) -> list[Any]:
    """Returns the states of the tables, and the log entries about the first."""
    store = await open_store(database)
    try:
        rows = [await store.table(table) for table in tables]
        return [*[row and row.state for row in rows], await store.latest_fault(tables[0])]
    finally:
        await store.close()


def play_that_card(people: list[Client]) -> None:
    """Plays until a player plays the endless card, and sends that answer."""
    while True:
        client = next(one for one in people if "options" in one.question)
        verbs = [option["verb"] for option in client.question["options"]]
        client.hear_reply(client.answer((verbs.index("play" if "play" in verbs else "pass"),)))
        for one in people:
            one.hear_version(client.version)


@pytest.mark.parametrize(("kind", "workers"), [("sqlite", 1), ("postgresql", 2)])
def test_a_process_that_cannot_be_interrupted_is_replaced(
    kind: str, workers: int, request: pytest.FixtureRequest
) -> None:
    """A worker that cannot be interrupted is replaced and its table frozen; others go on, and the server can end."""
    database = request.getfixturevalue(f"{kind}_address")
    tables, cookies = asyncio.run(lay_two(database))
    with Nursery("embers", prepare=STUBBORN) as nursery:
        server = nursery.server(database, "--workers", str(workers))
        try:
            here = [Client(tables[0], one) for one in cookies]
            for client in here:
                client.come(server)
            with pytest.raises(ConnectionClosed):  # at some answer or other
                play_that_card(here)

            there = [Client(tables[1], one) for one in cookies]
            for client in there:
                client.come(server)
            client = next(one for one in there if "options" in one.question)
            verbs = [option["verb"] for option in client.question["options"]]
            assert "done" == client.hear_reply(client.answer((verbs.index("pass"),)))["type"]
            first, second, fault = asyncio.run(states(database, tables))
            assert (FROZEN, PLAYING) == (first, second)
            assert fault.context["keys"] and fault.context["endless"]
            left = server.workers()
            assert workers == len(left)
            for client in (*here, *there):
                client.leave()
            server.end()
            assert not any(Path(f"/proc/{pid}").exists() for pid in left)
        finally:
            server.kill()


def test_the_processes_do_not_outlive_who_started_them(sqlite_address: str) -> None:
    """The workers of a supervisor that was killed end too, and the port is free."""
    with Nursery("embers") as nursery:
        server = nursery.server(sqlite_address)
        server.kill()
        while not is_free(server.port):
            pass
        again = nursery.server(sqlite_address, "--port", str(server.port))
        assert again.address == server.address
        again.kill()


CRASHES = """
import os, signal
from embers import rules
async def crashes(*_):
    os.kill(os.getpid(), signal.SIGSEGV)
rules.play = crashes
"""
"""Rules that end their process, as a fault of a compiled module would."""


def test_a_table_that_lets_its_process_crash_is_frozen(sqlite_address: str) -> None:
    """A table that crashes its worker is frozen, so that the next worker does not crash, and other tables return."""
    tables, cookies = asyncio.run(lay_two(sqlite_address))
    with Nursery("embers", prepare=CRASHES) as nursery:
        server = nursery.server(sqlite_address)
        try:
            here = [Client(tables[0], one) for one in cookies]
            for client in here:
                client.come(server)
            with pytest.raises(ConnectionClosed):  # at some answer or other
                play_that_card(here)
            there = Client(tables[1], cookies[0])
            there.come(server)
            first, second, fault = asyncio.run(states(sqlite_address, tables))
            assert (FROZEN, PLAYING) == (first, second)
            assert "Crashed: answer" == fault.detail
            for client in (*here, there):
                client.leave()
        finally:
            server.kill()


DIES = """
import os, signal, sys
from pathlib import Path
from inglenook.server.processes import workers
died = Path(sys.argv[1])
def serve(number, again):
    with died.open("a") as file:
        file.write("x")
    if died.stat().st_size == 9:
        os.kill(os.getppid(), signal.SIGTERM)
    raise SystemExit(1)
workers.LOOKED_AFTER = 0.001
tried = workers.Workers(1, serve, print, freeze_first=False)
tried._served = sys.argv[2] == "served"
print(int(tried.run()))
"""
"""Processes that die as soon as they are started, here or where one has served before."""


@pytest.mark.parametrize(("before", "died", "ended"), [("never", 5, 0), ("served", 9, signal.SIGTERM)])
def test_who_has_served_does_not_give_up(tmp_path: Path, before: str, died: int, ended: int) -> None:
    """A supervisor stops after five workers failed to start, but never if one of its workers has served."""
    words = [sys.executable, "-c", DIES, str(tmp_path / "died"), before]
    found = subprocess.run(words, capture_output=True, text=True, check=True, timeout=120)

    assert str(int(ended)) == found.stdout.split()[-1]
    assert died == (tmp_path / "died").stat().st_size
