"""Puzzles in a browser: found in the list, failed with what refutes it, hinted at, tried again, and well made."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import TAP
from tests.browser.serving import Serving


@pytest.mark.rule("KR-34", "SR-43")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_failed_and_tried_again(newcomer: Newcomer, serving: Serving, size: tuple[int, int]) -> None:
    """Whoever is done with assigning at once is told why that fails, gets a hint, and begins again."""
    page = newcomer("en-GB", TAP, size)
    errors = errors_on(page)
    page.goto(f"{serving.address}/puzzles")
    expect(page.locator(".puzzles__one").first).to_be_visible()
    prepare(page)
    assert (structure(page), overflow(page) <= 0) == ([], True)
    page.locator('a[href="/puzzles/lotr-1"]').click()
    puzzle = page.locator("ing-puzzle")
    expect(puzzle).to_contain_text("whatever the other side does", timeout=30_000)
    page.get_by_role("button", name="Done", exact=True).click()
    expect(puzzle).to_contain_text("Not yet", timeout=30_000)
    assert puzzle.locator("ol li").count() >= 1
    puzzle.get_by_role("button", name="A hint").click()
    expect(puzzle).to_contain_text("begin with this")
    prepare(page)
    assert structure(page) == []
    assert [one for one in colours(page) if "puzzle" in one] == []
    puzzle.get_by_role("button", name="Try again").click()
    expect(puzzle).not_to_contain_text("Not yet", timeout=30_000)
    assert errors == []
