"""Lessons on the server: a table of the player's own, its texts, undo, and continuing after a restart."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from inglenook.server.bots.autoplay import next_move
from tests.server.support.browsers import Browser, House, refused


def said(browser: Browser, table: str) -> list[str]:
    """Returns the ids of the texts that a lesson shows now."""
    told: Any = browser.get(f"/api/tables/{table}/lesson").json()
    return [note["text"]["message"] for note in told["notes"]]


@pytest.mark.rule("KR-31", "SR-21")
def test_a_lesson_is_begun_by_somebody_who_was_nobody(browser: Browser) -> None:
    """A visitor without a name begins a lesson with one request, which creates a table and shows the first text."""
    begun = browser.post("/api/lessons/lotr", {"name": "Aino", "language": "fi"})
    assert begun.status_code == 201
    table = begun.json()["id"]
    info = browser.get(f"/api/tables/{table}").json()
    assert (info["lesson"], info["state"], info["seats"][1]["name"]) == (1, "playing", "easy")
    assert said(browser, table)[0] == "lesson-lotr-frodo"
    (listed,) = browser.get("/api/tables").json()["yours"]
    assert (listed["id"], listed["lesson"], listed["puzzle"]) == (table, 1, False)


@pytest.mark.rule("KR-31", "KR-21")
def test_what_there_is_not_is_refused(browser: Browser, house: House) -> None:
    """A lesson refuses another game, an unknown part, another guest's table, and an undo with nothing to take back."""
    assert refused(browser.post("/api/lessons/chess", {})) == (404, "error-no-lesson")
    assert refused(browser.post("/api/lessons/lotr", {"part": 9})) == (404, "api-error-not-found")
    table = browser.post("/api/lessons/lotr", {}).json()["id"]
    assert refused(browser.post(f"/api/tables/{table}/lesson/back", {"answers": 3})) == (409, "error-undo-nothing")
    other = house.browser()
    assert refused(other.get(f"/api/tables/{table}/lesson")) == (403, "api-error-not-your-seat")
    assert refused(browser.get("/api/tables/nowhere/lesson")) == (404, "api-error-no-table")


async def plays(house: House, table: str, moves: list[str]) -> None:
    """Lets the learner choose these answers in turn while the scripted opponent plays in between."""
    room = await house.app.state.hall.room(table)
    for text in moves:
        async with room.lock:
            while room.asked > 0:
                move = next_move(room)
                assert move is not None and move.thought is not None
                await room.answer(move.thought.picked, by="bot")
            pending = room.playing().game.pending
            assert pending is not None
            meant = room.course.sitting.listener(pending.options).fitting(text)
            await room.answer((meant[0],))


@pytest.mark.rule("KR-31", "SR-9")
def test_left_taken_up_and_taken_back(tmp_path: Path) -> None:
    """After a restart a lesson continues where it was, and the move that lost the game can be taken back."""
    with House(tmp_path) as house:
        browser = house.browser("Aino")
        table = browser.post("/api/lessons/lotr", {"part": 2}).json()["id"]
        house.do(plays, house, table, ["move", "assign Aragorn to Goblin Patrol Troop"])
        before = said(browser, table)
        cookies = browser.client.cookies
    with House(tmp_path) as house:
        browser = house.browser()
        browser.client.cookies = cookies
        assert said(browser, table) == before
        ways = ["assign Frodo#1 to Goblin Scavengers", "resolve skirmish of Aragorn", "pass"]
        house.do(plays, house, table, ways)
        assert browser.get(f"/api/tables/{table}").json()["state"] == "over"
        told = browser.get(f"/api/tables/{table}/lesson").json()
        assert [note["text"]["message"] for note in told["notes"]] == ["lesson-lotr-ring-passed", "lesson-lotr-lost"]
        back = told["notes"][0]["back"]
        assert browser.post(f"/api/tables/{table}/lesson/back", {"answers": back}).status_code == 200
        assert browser.get(f"/api/tables/{table}").json()["state"] == "playing"
        house.do(plays, house, table, ["use The One Ring"])
        told = browser.get(f"/api/tables/{table}/lesson").json()
        assert (told["ended"], told["next"]) == (True, 0)
        assert said(browser, table) == ["lesson-lotr-won"]


@pytest.mark.rule("SR-43", "KR-20")
def test_how_to_play_is_read_in_every_language(browser: Browser) -> None:
    """The guide to a game has chapters, rule links and named pictures in every language; unknown pages are refused."""
    titles = set()
    for language in ("en", "fi", "nl"):
        read = browser.get(f"/api/how-to-play/talisman/{language}").json()
        titles.add(read["title"])
        blocks = [block for chapter in read["chapters"] for block in chapter["blocks"]]
        assert any('href="/rules/talisman#TR-16c"' in block["html"] for block in blocks)
        assert all(block["shows"] for block in blocks if block["picture"])
    assert len(titles) == 3
    assert refused(browser.get("/api/how-to-play/chess/en")) == (404, "error-no-lesson")
