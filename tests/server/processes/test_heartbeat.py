"""A worker whose event loop stands still is replaced, whatever blocks it (SR-81)."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.server.processes.status_board import Board
from tests.server.support.servers import Nursery

pytestmark = pytest.mark.rule("SR-81")

HELD = """
from inglenook.server.processes import watchdog, workers
from inglenook.server.storage.store import Store
async def is_well(self):
    while True:
        pass
Store.is_well = is_well
watchdog.BEAT = 0.05
workers.STILL = 3.0
"""
"""Something that nobody looks after, and that does not come to an end, in the event loop itself."""


def test_a_process_whose_event_loop_stands_still_is_replaced(sqlite_address: str, tmp_path: Path) -> None:
    """A worker whose event loop stands still is logged and replaced, and a worker whose loop turns is left alone."""
    log = tmp_path / "log"
    with Nursery(prepare=HELD, log=log) as nursery:
        server = nursery.server(sqlite_address)
        try:
            held = server.workers()
            assert 200 == server.ask("GET", "/api/me")[0]
            assert 0 == server.ask("GET", "/healthz")[0]
            assert 200 == server.ask("GET", "/api/me")[0]
            assert not set(held) & set(server.workers())
            assert 1 == log.read_text().count("event loop blocked")
        finally:
            server.kill()


def test_the_board_says_how_often_each_event_loop_has_turned() -> None:
    """The status board counts the turns of each worker's event loop, and a replacement begins at zero."""
    board = Board(2)
    desk = board.desk(1)
    desk.beat()
    desk.beat()
    assert [0, 2] == [board.beats(process) for process in range(2)]
    assert {} == board.works(1)
    board.clear(1)
    assert 0 == board.beats(1)
