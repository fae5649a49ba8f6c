"""Every page, looked at by the accessibility checker, in both themes, on a phone and on a desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.serving import Serving
from tests.browser.test_first_game import DESKTOP, PHONE, newcomer
from tests.browser.test_two_people import lay

AXE = Path("web/node_modules/axe-core/axe.min.js")
RUN_AXE = """async () => {
    const found = await axe.run(document, {resultTypes: ['violations']});
    return found.violations.filter(one => ['serious', 'critical'].includes(one.impact))
        .map(one => `${one.id}: ${one.nodes.map(node => node.html.slice(0, 160)).join(' | ')}`);
}"""
SIZES = {"desk": DESKTOP, "phone": PHONE, "small phone": {"width": 360, "height": 740}}


def findings(page: Page) -> list[str]:
    """What the checker finds serious on a page."""
    page.evaluate(AXE.read_text("utf-8"))
    found: list[str] = page.evaluate(RUN_AXE)
    return found


def overflow(page: Page) -> int:
    """By how much a page is wider than the window: nobody wants to scroll sideways."""
    wider: int = page.evaluate("() => document.documentElement.scrollWidth - innerWidth")
    return wider


@pytest.fixture(scope="module")
def addresses(chromium: Browser, serving: Serving) -> Iterator[dict[str, str]]:
    """One of each page, and the cookie of whoever laid the tables."""
    page = newcomer(chromium, "en-GB", "click", DESKTOP)
    bot = {"kind": "bot", "bot": "thumb"}
    waiting = lay(page, serving, "lotr", [{"kind": "you"}, {"kind": "open"}], begin=False)
    lotr = lay(page, serving, "lotr", [{"kind": "you"}, bot], begin=True)
    six = lay(page, serving, "lotr", [{"kind": "you"}, *[bot] * 5], begin=True)
    talisman = lay(page, serving, "talisman", [{"kind": "you"}, bot, bot], begin=True)
    state: Any = page.context.storage_state()
    yield {
        "start": "/",
        "new table": "/new",
        "waiting room": f"/table/{waiting}",
        "card game": f"/table/{lotr}",
        "card game, six players": f"/table/{six}",
        "talisman": f"/table/{talisman}",
        "rules of the card game": "/rules/lotr",
        "rules of talisman": "/rules/talisman",
        "cards of the card game": "/cards/lotr",
        "cards of talisman": "/cards/talisman",
        "cookies": state,
    }
    page.context.close()


PAGES = (
    "start",
    "new table",
    "waiting room",
    "card game",
    "card game, six players",
    "talisman",
    "rules of the card game",
    "rules of talisman",
    "cards of the card game",
    "cards of talisman",
)


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("name", PAGES)
def test_page(chromium: Browser, serving: Serving, addresses: dict[str, Any], name: str, scheme: str) -> None:
    """Nothing serious is found on any page, nothing sticks out sideways, and nothing goes wrong on it."""
    context = chromium.new_context(storage_state=addresses["cookies"], reduced_motion="reduce", locale="fi-FI")
    page = context.new_page()
    page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
    errors: list[str] = []
    page.on("pageerror", lambda problem: errors.append(str(problem)))
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    page.goto(serving.address + addresses[name])
    page.wait_for_load_state("networkidle")
    page.locator("h1, #decision").first.wait_for()
    found = {}
    for size, viewport in SIZES.items():
        page.set_viewport_size({"width": viewport["width"], "height": viewport["height"]})
        found[size] = (findings(page), overflow(page))
    assert found == dict.fromkeys(SIZES, ([], 0))
    assert errors == []
    context.close()
