"""The analysis of a finished game in the browser: its curve, turning points, and playing on from there."""

from __future__ import annotations

import asyncio
import json
from concurrent.futures import ThreadPoolExecutor

import pytest
from playwright.sync_api import expect

from inglenook.server.storage.analyses import keep_findings
from inglenook.server.storage.store import open_store
from tests.browser.accessibility import prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer
from tests.browser.person import Person
from tests.browser.played import lay_out, play_out
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-33")

PLAYED = {"labels": [{"message": "option-pass"}], "chance": 0.31}
BETTER = {"labels": [{"message": "option-pass"}], "chance": 0.74}
FOUND = {
    "curve": [{"number": 0, "chances": [0.5, 0.5]}, {"number": 20, "chances": [0.7, 0.3]}],
    "turnings": [
        {"number": 20, "seat": 0, "turn": 1, "given": PLAYED, "better": BETTER, "others": [],
         "reason": {"message": "because-own-burdens"}, "line": [{"message": "because-wins"}]},
    ],
    "cards": [{"card": "1R13", "seat": 1, "swing": -0.24}],
    "games": 1900,
}  # fmt: skip


def keep(database: str, table: str) -> None:
    """Stores an analysis of a game, as if it had been requested before."""

    async def add() -> None:
        store = await open_store(database)
        await keep_findings(store, table, json.dumps(FOUND))
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # Playwright has a loop of its own in this thread
        beside.submit(asyncio.run, add()).result()


@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("way", "size", "language", "title"),
    [("keys", DESKTOP, "en-GB", "Where it turned"), ("tap", PHONE, "nl-NL", "Waar het tij keerde")],
    ids=["keyboard, desktop", "touch, phone"],
)
def test_where_it_turned(
    newcomer: Newcomer, serving: Serving, way: str, size: dict[str, int], language: str, title: str
) -> None:
    """A turning point shows the better choice, its reason and its moment on the board, from which play can go on."""
    row, seats, entries = play_out(f"turned-{way}", "lotr", "steps 1")
    lay_out(serving.database, row, seats, entries)
    keep(serving.database, row.id)
    page = newcomer(language, way, size)
    person = Person(page, f"turned {way}", way)
    page.goto(f"{serving.address}/replay/{row.id}?at=5&viewer=0")
    page.locator(".replay").wait_for()
    prepare(page)
    more = page.locator(".replay__toggle")
    if more.is_visible():
        person.press(more)
    person.press(page.locator(".replay__more .btn[aria-pressed]"))
    findings = page.locator(".findings")

    expect(findings.locator("h2")).to_have_text(title)
    expect(findings.locator(".deciders")).to_contain_text("−24")
    assert [] == structure(page)
    person.press(findings.locator(".finding"))
    expect(page.locator(".replay__now small")).to_contain_text("20")
    expect(findings.locator(".odds .is-best output")).to_have_text("74 %")
    expect(findings.locator(".odds .is-played output")).to_have_text("31 %")
    assert [] == structure(page)
    person.press(findings.locator(".btn--primary"))
    page.wait_for_url("**/table/*")
