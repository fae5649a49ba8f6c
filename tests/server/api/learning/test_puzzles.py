"""Puzzles on the server: listed, played, judged, tried again, uploaded as a file and made from a replay."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.puzzles.puzzle import names, text_of
from inglenook.server.bots.autoplay import next_move
from inglenook.server.bots.thinker import DEFENCE
from tests.server.support.browsers import Browser, House, refused


@pytest.mark.rule("KR-34", "SR-21")
def test_puzzles_are_listed(browser: Browser) -> None:
    """The server lists all puzzles, with one for today."""
    told: Any = browser.get("/api/puzzles").json()
    assert [one["name"] for one in told["puzzles"]] == list(names())
    assert told["daily"] in names()
    goals: Any = browser.get("/api/puzzle-goals/lotr").json()
    assert [goal["kind"] for goal in goals] == ["win", "survive", "lose nobody", "kill all"]


async def first_choice(house: House, table: str, place: int) -> None:
    """Answers the player's first question with a given option."""
    room = await house.app.state.hall.room(table)
    async with room.lock:
        await room.answer((place,))


async def who_answers(house: House, table: str) -> str:
    """Returns the seat that is played automatically now, or "" if there is none."""
    room = await house.app.state.hall.room(table)
    move = next_move(room)
    return "" if move is None else move.bot


@pytest.mark.rule("KR-34", "SR-21")
def test_failed_and_tried_again(browser: Browser, house: House) -> None:
    """A failed puzzle tells the refutation and a hint, and can then be taken back to its beginning."""
    begun = browser.post("/api/puzzles/lotr-1", {"name": "Aino", "language": "fi"})
    assert begun.status_code == 201
    table = begun.json()["id"]
    assert browser.get(f"/api/tables/{table}").json()["puzzle"] is True
    told: Any = browser.get(f"/api/tables/{table}/puzzle").json()
    assert (told["state"], told["name"], told["line"], told["hint"]) == ("open", "lotr-1", [], [])
    house.do(first_choice, house, table, 0)
    told = browser.get(f"/api/tables/{table}/puzzle").json()
    assert told["state"] == "missed" and told["line"] and told["hint"]
    assert house.do(who_answers, house, table) in ("", DEFENCE)
    solution: Any = browser.get(f"/api/tables/{table}/puzzle/solution").json()
    assert solution["line"][: len(told["hint"])] == told["hint"]
    assert told["line"] in [one["line"] for one in solution["failures"]]
    assert browser.post(f"/api/tables/{table}/puzzle/again", {}).status_code == 200
    assert browser.get(f"/api/tables/{table}/puzzle").json()["state"] == "open"
    assert refused(browser.post(f"/api/tables/{table}/puzzle/again", {})) == (409, "error-undo-nothing")
    other = house.browser()
    assert refused(other.get(f"/api/tables/{table}/puzzle")) == (403, "api-error-not-your-seat")


@pytest.mark.rule("KR-34", "KR-21")
def test_what_is_brought_along(browser: Browser) -> None:
    """An uploaded puzzle is played like any other; a file that is no puzzle is refused with its line."""
    assert browser.post("/api/puzzles/file", {"text": text_of("talisman-1")}).status_code == 201
    assert refused(browser.post("/api/puzzles/file", {"text": "title: x"})) == (422, "puzzle-refused")
    assert refused(browser.post("/api/puzzles/file", {"text": ""})) == (422, "puzzle-refused")
    assert refused(browser.post("/api/puzzles/chess-1", {})) == (404, "puzzle-error-unknown")
    assert refused(browser.get("/api/puzzle-goals/chess")) == (404, "puzzle-error-game")
    assert refused(browser.get("/api/tables/nowhere/puzzle")) == (404, "api-error-no-table")


@pytest.mark.rule("KR-34")
def test_what_is_brought_along_is_proven(browser: Browser) -> None:
    """Proving an uploaded puzzle reports the number of solutions; an invalid file is refused with its line."""
    told: Any = browser.post("/api/puzzle-proof", {"text": text_of("lotr-1")}).json()
    assert (told["state"], told["told"]["message"]) == ("one", "puzzle-proof-one")
    assert refused(browser.post("/api/puzzle-proof", {"text": "title: x"})) == (422, "puzzle-refused")
