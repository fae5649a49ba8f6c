"""A player who does not answer keeps nobody waiting for ever."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Newcomer
from tests.browser.person import GLANCE, lay
from tests.browser.serving import Serving
from tests.browser.test_two_people import WHOSE

PATIENCE = 4
"""Seconds that are put into the database in place of the fewest that can be chosen."""


def begun(pages: list[Page], serving: Serving) -> None:
    """Creates a table of two people with short time limits, and begins play."""
    table = lay(pages[0], serving, "talisman", [{"kind": "you"}, {"kind": "open"}], begin=False)
    for page in pages:
        page.goto(f"{serving.address}/table/{table}")
    pages[1].locator("#sit-name").fill("Bram")
    pages[1].locator(".chairs-list .btn--primary").first.click()
    with closing(sqlite3.connect(serving.database.removeprefix("sqlite:///"), timeout=20)) as database, database:
        database.execute("UPDATE tables SET patience = ? WHERE id = ?", (PATIENCE, table))
    pages[0].locator("section[aria-labelledby=waiting-begin] .btn--primary").click()


@pytest.mark.rule("SR-93", "SR-43")
@pytest.mark.timeout(120)
@pytest.mark.parametrize(
    ("language", "left", "own"),
    [
        ("en-GB", "Time left for an answer", "The others wait for you"),
        ("fi-FI", "Aikaa vastata", "Muut odottavat sinua"),
        ("nl-NL", "Tijd om te antwoorden", "De anderen wachten op je"),
    ],
)
def test_a_silent_seat_is_given_to_a_bot(
    newcomer: Newcomer, serving: Serving, language: str, left: str, own: str
) -> None:
    """Both players see a silent player's time run out, and can hand the seat to a bot without a reload."""
    pages = [newcomer(language), newcomer(language)]
    begun(pages, serving)
    seat, _version = pages[0].wait_for_function(WHOSE, polling=GLANCE).json_value()
    silent, other = pages[seat], pages[1 - seat]
    expect(silent.locator("ing-countdown")).to_contain_text(own)
    expect(other.locator("ing-countdown")).to_contain_text(left)
    expect(other.locator("ing-countdown")).to_contain_text("0:0")
    take_over = other.locator("[data-key=take-over]")
    take_over.click()
    expect(silent.locator(".decision--waiting .btn--primary")).to_be_visible()
    silent.locator(".decision--waiting .btn--primary").click()
    expect(silent.locator(".decision--waiting .btn--primary")).to_have_count(0)
