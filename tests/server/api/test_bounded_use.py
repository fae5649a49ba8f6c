"""Limits for one guest or one address on shared resources (SR-95)."""

from __future__ import annotations

import os
import stat
from pathlib import Path

import pytest
from sqlalchemy import select
from sqlalchemy.exc import OperationalError

from inglenook.server.api.seats import MOST_WAITING_SEATS
from inglenook.server.belongings.packs import MOST_A_DAY
from inglenook.server.http.middleware import LAYING, bucket_of
from inglenook.server.storage import schema
from inglenook.server.storage.database import Unanswered
from inglenook.server.storage.decks import forget_oldest
from inglenook.server.tables.lobby import MOST_OF_AN_ADDRESS
from tests.server.support.browsers import OPEN, YOU, House, refused


@pytest.mark.rule("SR-95")
def test_an_address_does_not_push_others_off_the_list(house: House) -> None:
    """An address that creates many tables, by any number of guests, does not push other tables off the hall's list."""
    first = house.browser("Bram", address="198.51.100.9").lay(YOU, OPEN)
    many = [house.browser(f"Guest {number}").lay(YOU, OPEN) for number in range(60)]

    listed = [table["id"] for table in house.browser().get("/api/tables").json()["open"]]

    assert [*reversed(many[-MOST_OF_AN_ADDRESS:]), first] == listed


@pytest.mark.rule("SR-95")
def test_nobody_sits_everywhere(house: House) -> None:
    """A guest sits at a limited number of tables that have not begun, and may sit elsewhere after leaving one."""
    aino, bram = house.browser("Aino"), house.browser("Bram", address="198.51.100.9")
    tables = [aino.lay(YOU, OPEN) for _ in range(MOST_WAITING_SEATS + 1)]
    sat = [bram.post(f"/api/tables/{table}/seats/1", {"do": "sit"}) for table in tables]

    assert [200] * MOST_WAITING_SEATS == [response.status_code for response in sat[:-1]]
    assert (409, "api-error-seats-held") == refused(sat[-1])
    assert 200 == bram.post(f"/api/tables/{tables[0]}/seats/1", {"do": "leave"}).status_code
    assert 200 == bram.post(f"/api/tables/{tables[-1]}/seats/1", {"do": "sit"}).status_code


@pytest.mark.rule("SR-30", "SR-95")
@pytest.mark.parametrize("path", ["/api/lessons/lotr", "/api/puzzles/lotr-1", "/api/puzzles/file", "/api/trial/watch"])
def test_tables_of_every_kind_are_counted(path: str) -> None:
    """Tables of lessons, of puzzles and of games to watch count towards the limit of tables."""
    assert LAYING == bucket_of("POST", path)


@pytest.mark.rule("SR-64", "SR-95")
def test_to_begin_a_collection_anew_opens_no_more_packs(house: House) -> None:
    """A guest who starts the collection anew may not open more packs that day, and loses the cards opened before."""
    ann = house.browser("Ann")
    for _ in range(3):
        assert 201 == ann.post("/api/packs", {"product": "booster-1"}).status_code
    anew = ann.request("DELETE", "/api/me/collection", json={}).json()

    assert ({}, 0, MOST_A_DAY - 3) == (anew["cards"], anew["packs"], anew["left"])
    assert anew == ann.get("/api/me/collection").json()
    house.wall.now += 25 * 3600
    assert MOST_A_DAY == ann.request("DELETE", "/api/me/collection", json={}).json()["left"]


@pytest.mark.rule("SR-63", "SR-95")
def test_decks_that_were_removed_are_not_listed_without_end(house: House) -> None:
    """The list of removed decks is bounded: devices hear of the latest, and the oldest entries make room."""
    ann = house.browser("Ann")
    deck = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
    kept = {"name": "", "format": "open", "notes": "", "changed": 1, "deck": deck, "versions": []}
    for number in range(4):
        ann.put(f"/api/me/decks/{number}", {"base": 0, "kept": kept})
        if number < 3:
            ann.request("DELETE", f"/api/me/decks/{number}", json={"base": 1})

    async def forget() -> None:
        (guest,) = [row.guest for row in await house.store._all(select(schema.decks.c.guest).distinct())]
        await house.store.database.write(lambda connection: forget_oldest(connection, guest, 3))

    house.do(forget)

    assert [("2", True), ("3", False)] == [(one["id"], one["gone"]) for one in ann.get("/api/me/decks").json()]


@pytest.mark.rule("SR-95")
def test_ids_that_were_made_up_leave_nothing(house: House) -> None:
    """Requests with invented league ids leave nothing in memory."""
    browser = house.browser()
    for number in range(20):
        assert 404 == browser.get(f"/api/leagues/made-up-{number}").status_code

    assert {} == house.app.state.leagues._locks


@pytest.mark.rule("SR-82", "SR-28")
@pytest.mark.parametrize("problem", [Unanswered(), OperationalError("", {}, Exception("database or disk is full"))])
def test_a_full_disk_is_told_in_words(house: House, monkeypatch: pytest.MonkeyPatch, problem: Exception) -> None:
    """A full disk gives status 503 with a message in words and the time to try again."""
    browser = house.browser("Aino")

    async def full(*arguments: object) -> None:
        raise problem

    monkeypatch.setattr(house.store, "add_table", full)
    response = browser.post("/api/tables", {"game": "talisman", "seats": [YOU, OPEN]})

    assert (503, "api-error-unavailable") == refused(response)
    assert "30" == response.headers["retry-after"]


@pytest.mark.rule("SR-96")
@pytest.mark.skipif(os.name == "nt", reason="Windows has other rights")
def test_only_its_owner_reads_the_database(tmp_path: Path) -> None:
    """Only the owner of the database file may read it, and the secret of a file others could read is replaced."""
    file = tmp_path / "test.sqlite"
    for _ in range(2):
        with House(tmp_path) as house:
            house.browser("Aino")
            modes = {stat.S_IMODE(one.stat().st_mode) & 0o007 for one in tmp_path.iterdir()}
        assert {0} == modes
        file.chmod(0o644)
