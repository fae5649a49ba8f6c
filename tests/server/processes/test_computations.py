"""Endless computations outside play are refused, not tried again, and delay nobody else."""

from __future__ import annotations

import os
import threading
from typing import Any

import pytest

from embers.game import Embers
from inglenook.kernel.saved.records import Record
from inglenook.puzzles.puzzle import Puzzle
from inglenook.server.processes.abandoned import GivenUp
from inglenook.server.processes.status_board import Board, Work
from inglenook.server.processes.watchdog import WATCHDOG, Watchdog
from inglenook.server.processes.workers import processor_time
from inglenook.server.protocol import Rematch
from inglenook.server.storage.rows import FROZEN, OVER
from tests.server.support.browsers import BOT, HERE, YOU, Browser, House, refused
from tests.server.support.company import Company, in_company
from tests.server.support.endless import spins, tried
from tests.server.support.finished import play
from tests.server.support.servers import Nursery
from tests.server.support.tables import ANN, BEN, lay

pytestmark = pytest.mark.rule("SR-81")

REFUSED = (409, "api-error-endless")


def test_a_table_that_cannot_be_set_up_in_time_is_refused_and_nobody_waits(
    browser: Browser, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A table whose set-up is endless is refused, at once the second time, and other tables are created meanwhile."""
    set_up = Embers.set_up

    def sets_up(self: Embers, setup: Any, dice: Any) -> Any:
        return spins() if setup.get("copies") == 3 else set_up(self, setup, dice)

    monkeypatch.setattr(Embers, "set_up", sets_up)
    asked = {"game": "embers", "seats": [YOU, BOT], "options": {"copies": "3"}}
    assert [REFUSED, REFUSED] == [refused(browser.post("/api/tables", asked)) for _ in range(2)]
    assert [1] == tried
    assert browser.lay(YOU, BOT, game="embers")


def test_a_first_question_without_an_end_is_not_asked_again(
    browser: Browser, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game whose first question is endless is not begun again, not even with another seed."""
    monkeypatch.setattr("inglenook.server.tables.new_table.first_asked", spins)
    table = browser.lay(YOU, HERE, game="embers")
    assert [REFUSED, REFUSED] == [refused(browser.post(f"/api/tables/{table}/begin")) for _ in range(2)]
    assert [1] == tried
    assert "waiting" == browser.get(f"/api/tables/{table}").json()["state"]


def test_a_replay_without_an_end_is_kept_with_its_record_and_not_begun_again(
    house: House, browser: Browser, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that is endless is not begun again by any process; the game stays over, and other replays work."""
    broken, other = play(house, "embers", 2), play(house, "embers", 3)
    view = Embers.view

    def draws(self: Embers, table: Any, viewer: int) -> Any:
        return spins() if table.seats == 2 else view(self, table, viewer)

    monkeypatch.setattr(Embers, "view", draws)
    frames = f"/api/tables/{broken.id}/replay/frames?viewer=0"
    assert REFUSED == refused(browser.get(frames))
    monkeypatch.setattr(WATCHDOG, "given_up", GivenUp())  # as another host has it
    assert REFUSED == refused(browser.get(frames))
    assert REFUSED == refused(browser.get(f"/api/tables/{broken.id}/replay"))
    assert [1] == tried
    fault = house.do(house.store.latest_fault, broken.id)
    row = house.do(house.store.table, broken.id)
    assert fault is not None and row is not None
    assert ("OutOfTime: replay", OVER) == (fault.detail, row.state)
    assert broken.count == len(Record.from_text(fault.record, "", ("embers",)).answers)
    assert 200 == browser.get(f"/api/tables/{other.id}/replay/frames?viewer=0&count=5").status_code


def test_a_replay_that_cannot_be_made_in_time_says_so(
    house: House, browser: Browser, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A replay that exceeds its time limit says so, and not that the rules have changed."""
    broken = play(house, "embers", 2)
    monkeypatch.setattr("inglenook.server.tables.replay.Replay._play", spins)
    assert [REFUSED, REFUSED] == [refused(browser.get(f"/api/tables/{broken.id}/replay")) for _ in range(2)]
    assert [1] == tried


def test_a_puzzle_without_an_end_freezes_its_table(
    browser: Browser, house: House, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An endless puzzle freezes its table with its record, and is not begun at another table."""
    monkeypatch.setattr(WATCHDOG, "limit", 5.0)
    name = browser.get("/api/puzzles").json()["puzzles"][0]["name"]
    table = browser.post(f"/api/puzzles/{name}", {}).json()["id"]
    monkeypatch.setattr(WATCHDOG, "limit", 0.05)
    monkeypatch.setattr(Puzzle, "first", spins)
    assert REFUSED == refused(browser.get(f"/api/tables/{table}/puzzle"))
    assert FROZEN == browser.get(f"/api/tables/{table}").json()["state"]
    assert REFUSED == refused(browser.post(f"/api/puzzles/{name}", {}))
    fault = house.do(house.store.latest_fault, table)
    assert ([1], True) == (tried, fault is not None and bool(fault.record))


def test_a_rematch_that_does_not_begin_is_refused(
    sqlite_address: str, hasty: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An endless rematch is refused in words, once, and the room goes on."""
    monkeypatch.setattr("inglenook.server.tables.new_table.first_asked", spins)

    async def scenario(company: Company) -> None:
        ann = await company.comes(await lay(company.store, "embers", [ANN, BEN], state=OVER), ANN)
        told = [await company.asks(ann, Rematch()) for _ in range(2)]
        assert ["api-error-endless"] * 2 == [one["message"]["message"] for one in told]
        assert [1] == tried

    in_company(sqlite_address, scenario)


def test_what_was_given_up_is_known_wherever_it_happens() -> None:
    """An abandoned computation is recognised by its kind and keys, at any table and version."""
    given_up, work = GivenUp(), Work("table", 3, "deck", keys=("mark",))
    assert work not in given_up
    given_up.add(work)
    assert work._replace(table="", version=0) in given_up
    assert work._replace(kind="replay") not in given_up
    assert work._replace(keys=("other",)) not in given_up


def test_who_waits_for_a_thread_that_is_at_work_is_not_to_blame() -> None:
    """A computation that waits for another thread is not charged with that thread's processor time."""
    board, watchdog, done = Board(1), Watchdog(), threading.Event()
    watchdog.desk = board.desk(0)

    def waits() -> None:
        with watchdog.over("innocent", 1, "answer"):
            done.wait()

    waiting = threading.Thread(target=waits)
    waiting.start()
    try:
        with watchdog.over("", 1, "deck"):
            while len(board.works(0)) < 2:
                pass
            at = {work.kind: work.thread for work in board.works(0).values()}
            before = {kind: processor_time(os.getpid(), thread) for kind, thread in at.items()}
            while processor_time(os.getpid(), at["deck"]) < before["deck"] + 0.2:
                pass
        assert processor_time(os.getpid(), at["answer"]) <= before["answer"] + 0.1
    finally:
        done.set()
        waiting.join()


COMPILED = """
import re
from embers.game import Embers
from inglenook.server.processes import workers
set_up = Embers.set_up
def sets_up(self, setup, dice):
    if setup.get("copies") == 3:
        re.match("(a+)+$", "a" * 60 + "b")
    return set_up(self, setup, dice)
Embers.set_up = sets_up
workers.LIMIT = 0.3
"""
"""Rules that let no other thread of their process do anything, and notice nothing: as if they were compiled."""


def test_a_process_that_is_held_by_it_is_replaced(sqlite_address: str) -> None:
    """A worker blocked by an endless computation is replaced; the next one refuses it and creates other tables."""
    with Nursery("embers", prepare=COMPILED) as nursery:
        server = nursery.server(sqlite_address)
        try:
            held = server.workers()
            table = {"game": "embers", "seats": [YOU, BOT]}
            endless = {**table, "options": {"copies": "3"}}
            assert 0 == server.ask("POST", "/api/tables", endless)[0]
            status, told = server.ask("POST", "/api/tables", endless)
            assert REFUSED == (status, told["error"]["message"])
            assert 201 == server.ask("POST", "/api/tables", table)[0]
            assert not set(held) & set(server.workers())
        finally:
            server.kill()
