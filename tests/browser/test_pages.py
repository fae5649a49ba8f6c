"""Every page is examined by the accessibility checker, in both themes, on a phone and on a desktop."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PATIENCE, PHONE, Newcomer, comes, errors_on
from tests.browser.person import lay
from tests.browser.serving import Serving

SIZES = {"desk": DESKTOP, "phone": PHONE}
SMALL_PHONE = {"width": 360, "height": 740}
STYLES = Path("web/styles")
SCHEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")


@pytest.fixture(scope="package")
def addresses(chromium: Browser, serving: Serving) -> Iterator[dict[str, str]]:
    """Yields an address for each kind of page, and under "cookies" the cookies of the host of the tables."""
    page = comes(chromium)
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
        "the shelf of rules": "/rules",
        "the shelf of cards": "/cards",
        "rules of the card game": "/rules/lotr",
        "rules of talisman": "/rules/talisman",
        "learning": "/learn/lotr",
        "how to play": "/how-to-play/talisman",
        "cards of the card game": "/cards/lotr",
        "cards of talisman": "/cards/talisman",
        "a card": "/cards/lotr/1C152",
        "decks": "/decks",
        "an empty deck": "/decks/new",
        "a deck": "/decks/new?starter=fellowship-aragorn",
        "a deck to be tested": deck_to_test(page, serving),
        "packs": "/packs",
        "the collection": "/collection",
        "leagues": "/leagues",
        "programs": programs(page, serving),
        "a league": league(page, serving),
        "the account": "/account",
        "signing in": "/sign-in",
        "cookies": state,
    }
    page.context.close()


def deck_to_test(page: Page, serving: Serving) -> str:
    """Returns the page of a stored deck with its trial, which any browser of the guest can open."""
    cards = page.request.get(f"{serving.address}/api/decks/lotr").json()["fellowship-aragorn"]
    kept = {"name": "Mine", "format": "fellowship", "notes": "", "changed": 1.0, "deck": cards, "versions": []}
    assert page.request.put(f"{serving.address}/api/me/decks/tested", data={"base": 0, "kept": kept}).ok
    wanted = {"format": "fellowship", "deck": cards, "starters": ["moria-gimli"], "games": 2, "bot": "uniform"}
    assert page.request.post(f"{serving.address}/api/trial", data=wanted).ok
    return "/decks/tested/test"


def programs(page: Page, serving: Serving) -> str:
    """Returns the page of tokens, with one token."""
    made = page.request.post(f"{serving.address}/api/me/tokens", data={"name": "Robo", "scopes": ["bot", "lay"]})
    assert made.status == 201
    return "/programs"


def league(page: Page, serving: Serving) -> str:
    """Returns a draft league during the draft."""
    wanted = {"kind": "draft", "product": "set-1", "seats": 2, "pick_seconds": 0, "name": "Aino"}
    id = page.request.post(f"{serving.address}/api/leagues", data=wanted).json()["id"]
    assert page.request.post(f"{serving.address}/api/leagues/{id}", data={"do": "begin"}).ok
    assert page.request.post(f"{serving.address}/api/packs", data={"product": "booster-1"}).ok
    return f"/league/{id}"


PAGES = (
    "start",
    "new table",
    "waiting room",
    "card game",
    "card game, six players",
    "talisman",
    "the shelf of rules",
    "the shelf of cards",
    "rules of the card game",
    "rules of talisman",
    "learning",
    "how to play",
    "cards of the card game",
    "cards of talisman",
    "a card",
    "decks",
    "an empty deck",
    "a deck",
    "a deck to be tested",
    "packs",
    "the collection",
    "leagues",
    "a league",
    "programs",
)


@pytest.mark.rule("SR-44")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("name", PAGES)
def test_page(chromium: Browser, serving: Serving, addresses: dict[str, Any], name: str) -> None:
    """A page has no serious findings in either theme, fits the window's width and logs no errors."""
    context = chromium.new_context(storage_state=addresses["cookies"], reduced_motion="reduce", locale="fi-FI")
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    errors = errors_on(page)
    page.goto(serving.address + addresses[name])
    page.wait_for_load_state("networkidle")
    page.locator("h1, #decision").first.wait_for()
    prepare(page)
    found: dict[str, object] = {}
    for size, viewport in SIZES.items():
        resize(page, viewport)
        found[size] = (structure(page), overflow(page))
        for scheme in SCHEMES:
            page.emulate_media(color_scheme=scheme)
            found[f"{size}, {scheme}"] = colours(page)
    assert found == {
        **dict.fromkeys(SIZES, ([], 0)),
        **{f"{size}, {scheme}": [] for size in SIZES for scheme in SCHEMES},
    }
    resize(page, SMALL_PHONE)
    assert overflow(page) == 0
    assert errors == []
    context.close()


def resize(page: Page, size: dict[str, int]) -> None:
    """Sets the window to a device's size, and waits until the page has reacted."""
    page.set_viewport_size({"width": size["width"], "height": size["height"]})
    page.evaluate("() => new Promise(heard => requestAnimationFrame(() => requestAnimationFrame(heard)))")


@pytest.mark.rule("SR-44")
def test_phones_share_a_layout() -> None:
    """The two phone sizes have the same layout, so that the smaller can only lack room."""
    asked = [
        line for file in STYLES.rglob("*.css") for line in re.findall(r"@(?:media|container)[^{]*", file.read_text())
    ]
    widths = [int(width) for line in asked for width in re.findall(r"(\d+)px", line)]

    assert len(widths) > 10
    assert [width for width in widths if SMALL_PHONE["width"] <= width <= PHONE["width"]] == []


FAULTY = """<html lang="en"><title>Faults</title><main><h1>Faults</h1>
<p>Can be read.</p><p>Can be read.</p><p>Can be read.</p><p>Can be read.</p>
<section style="background: #888"><p style="color: #777">Cannot be read.</p></section>
<button></button></main></html>"""


@pytest.mark.rule("SR-44")
def test_the_checker_finds_faults(newcomer: Newcomer) -> None:
    """The accessibility checker finds a text without contrast and a button without a name."""
    page = newcomer()
    page.set_content(FAULTY)
    prepare(page)

    assert [one.partition(":")[0] for one in structure(page)] == ["button-name"]
    assert [one.partition(":")[0] for one in colours(page)] == ["color-contrast"]


@pytest.mark.rule("SR-44")
def test_a_link_to_a_rule_shows_that_rule(chromium: Browser, serving: Serving) -> None:
    """A link to a rule scrolls to that rule even if fonts load late and change the layout."""
    page = comes(chromium)
    fonts = re.compile(r"\.woff2")
    late: list[str] = []

    def hold_up(route: Route) -> None:
        late.append(route.request.url)

    page.route(fonts, hold_up)
    page.goto(f"{serving.address}/rules/lotr#LR-18.8")
    rule = page.locator("[id='LR-18.8']")
    expect(rule).to_be_in_viewport()
    page.unroute(fonts)  # now they may come
    page.evaluate("document.fonts.ready.then(() => 0)")
    assert late
    expect(rule).to_be_in_viewport()
    page.context.close()


@pytest.mark.rule("KR-47")
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_question_leads_to_its_rule(newcomer: Newcomer, serving: Serving, size: dict[str, int]) -> None:
    """The rule that answers a typed question comes first, and its number links to the rulebook."""
    page = newcomer("nl-NL", "click", size)
    page.goto(f"{serving.address}/rules/talisman")
    page.locator(".rules input[type=search]").fill("mag ik twee wapens gebruiken?")

    first = page.locator(".rule--found").first
    expect(first).to_contain_text("TR-16d.2")
    first.locator("a").click()

    expect(page.locator(".rule--hit")).to_have_attribute("id", "TR-16d.2")
    expect(page.locator(".rules input[type=search]")).to_have_value("")
