"""`inglenook admin import`: a record becomes a table, on which play goes on or which can be watched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from inglenook import command_line
from inglenook.kernel.game import Game
from inglenook.kernel.saved.records import Record
from inglenook.registry import find
from inglenook.server.storage.rows import BOT, OVER, PERSON, PLAYING, Guest
from inglenook.server.storage.store import Store
from tests.server.support.browsers import House
from tests.server.support.company import Company, in_company
from tests.server.support.tables import with_store

pytestmark = pytest.mark.rule("SR-87")


def record(most: int, *players: str) -> Record:
    """Returns the record of a game of two players after a number of answers, or when the game is over."""
    entry = find("embers")
    game = Game.start(entry.rulebook, {**entry.set_up(2, {})}, "seed")
    while game.pending is not None and len(game.answers) < most:
        game.pick(tuple(range(max(1, game.pending.least))))
    return Record.of(game, list(players))


def bring(address: str, file: Path, given: Record, capsys: pytest.CaptureFixture[str]) -> tuple[str, list[str]]:
    """Imports a record; returns the table and the rest of the output."""
    file.write_text(given.to_text(), "utf-8")
    with_store(address, nothing)
    capsys.readouterr()
    assert 0 == command_line.main(["--language", "en", "admin", "import", str(file), "--database", address])
    first, *more = capsys.readouterr().out.splitlines()
    return re.split(r"[ .:]+", first)[3], more


async def nothing(store: Store) -> None:
    """Does nothing with a database that was opened, and thereby created."""


def test_what_was_not_over_goes_on(sqlite_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An imported game goes on: a person takes a seat by its link, once, and bots sit in their own seats."""
    table, links = bring(sqlite_address, tmp_path / "game.record", record(3, "Ann", "Ben"), capsys)
    assert ["Ann", "Ben"] == [line.partition(":")[0] for line in links]
    with House(tmp_path, database=sqlite_address) as house:
        paths = [f"/api/seat-links/{line.rpartition('/')[2]}" for line in links]
        browsers = [house.browser(name) for name in ("Ann", "Ben")]
        opened = [browser.post(path).json() for browser, path in zip(browsers, paths, strict=True)]
        assert [{"table": table, "seat": seat} for seat in (0, 1)] == opened
        assert 404 == house.browser("Ces").post(paths[0]).status_code

    async def goes_on(company: Company) -> None:
        people = [await company.comes(table, Guest(seat.guest, seat.name)) for seat in await company.store.seats(table)]
        assert {(3, PLAYING)} == {(one.at, one.table["state"]) for one in people}
        asked = next(one for one in people if one.asked)
        assert "done" == (await company.answers(asked, asked.keys()[0]))["type"]

    in_company(sqlite_address, goes_on)

    table, links = bring(sqlite_address, tmp_path / "other.record", record(9, "Ann", "bot:uniform"), capsys)

    async def sits(store: Store) -> None:
        assert [PERSON, BOT] == [seat.kind for seat in await store.seats(table)]
        assert {(0, ""), (1, BOT)} == {(entry.seat, entry.by) for entry in await store.entries(table)}

    with_store(sqlite_address, sits)
    assert ["Ann"] == [line.partition(":")[0] for line in links]


def test_what_was_over_is_over(sqlite_address: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """An imported finished game is over, with its winners and its replay."""
    whole = record(1000, "Ann", "Ben")
    table, links = bring(sqlite_address, tmp_path / "game.record", whole, capsys)
    assert [] == links
    with House(tmp_path, database=sqlite_address) as house:
        found = house.browser().get(f"/api/tables/{table}/replay").json()
        row = house.do(house.store.table, table)
    assert row is not None
    assert (OVER, len(whole.answers), row.winners) == (row.state, found["count"], found["winners"])
    assert row.winners
