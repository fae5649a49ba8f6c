"""Text that people write is shown as written and never runs as a script."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.chromium import Newcomer
from tests.browser.person import lay
from tests.browser.serving import Serving

IMAGE = "<img src=x onerror=window.ran=1>"
SCRIPT = "<script>window.ran=1</script>"


@pytest.mark.rule("SR-29")
@pytest.mark.timeout(120)
def test_nothing_that_somebody_writes_is_run(newcomer: Newcomer, serving: Serving) -> None:
    """Markup in names, table titles and chat lines is not run on another player's page or in its address."""
    pages = [newcomer(), newcomer()]
    table = lay(pages[0], serving, "talisman", [{"kind": "you"}, {"kind": "open"}], begin=False, title=IMAGE)
    for page in pages:
        page.goto(f"{serving.address}/table/{table}#{IMAGE}")
    pages[1].locator("#sit-name").fill(IMAGE)
    pages[1].locator(".chairs-list .btn--primary").first.click()
    expect(pages[0].locator("body")).to_contain_text(IMAGE)
    for page in pages:
        page.locator(".laying .chat summary").click()
    for line in (SCRIPT, IMAGE, "<a href='javascript:window.ran=1'>x</a>"):
        pages[1].locator(".chat input").fill(line)
        pages[1].locator(".chat input").press("Enter")
        expect(pages[0].locator(".chat__line").last).to_contain_text(line)
    pages[0].goto(f"{serving.address}/")
    expect(pages[0].locator("body")).to_contain_text(IMAGE)
    assert [False, False] == [ran(page) for page in pages]
    assert 0 == pages[0].locator("img[src=x]").count() + pages[1].locator("img[src=x], a[href^=javascript]").count()


def ran(page: Page) -> bool:
    """Whether a written script was run."""
    return bool(page.evaluate("() => window.ran === 1"))
