"""Opening packs in the browser, looking at the cards, and building a deck with them."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.accessibility import colours, overflow, prepare, structure
from tests.browser.chromium import PHONE, Newcomer, errors_on
from tests.browser.person import KEYS, TAP
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-64", "SR-44")


@pytest.mark.timeout(120)
def test_a_booster_is_turned_card_by_card_with_the_keys(newcomer: Newcomer, serving: Serving) -> None:
    """A booster's cards are turned by keyboard and announced, the rare last, and are found in searches afterwards."""
    page = newcomer("en-GB", KEYS)
    errors = errors_on(page)
    page.goto(f"{serving.address}/packs")
    page.get_by_role("button", name="Open a booster").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Turn it over")).to_be_focused()
    backs = page.locator(".pack-card .card--back")
    expect(backs).to_have_count(11)
    page.keyboard.press("Enter")
    expect(backs).to_have_count(10)
    expect(page.locator("[role=status]", has_text=", new").last).to_be_attached()
    page.locator("h1").evaluate("one => (one.tabIndex = -1, one.focus())")
    page.keyboard.press("Space")
    expect(backs).to_have_count(9)
    for _card in range(8):
        page.get_by_role("button", name="Turn it over").press("Enter")
    expect(page.locator(".pack-card").last.locator(".card--back")).to_have_count(1)
    page.get_by_role("button", name="Turn it over").press("Enter")
    expect(page.get_by_role("button", name="Open another")).to_be_focused()
    expect(page.locator(".pack-card").last).to_contain_text("1 R ")

    page.get_by_role("link", name="Your collection").click()
    expect(page.locator("#deck-found")).to_contain_text("1,229 cards")
    page.get_by_role("button", name="Mine", exact=True).click()
    expect(page.locator("#deck-found")).to_contain_text("11 cards")
    expect(page.locator(".own--none")).to_have_count(0)
    expect(page.locator(".qchip")).to_contain_text("own ≥ 1")
    page.goto(f"{serving.address}/decks/new")
    page.get_by_role("button", name="Only mine").click()
    expect(page.locator("#deck-search")).to_have_value("own>=1")
    expect(page.locator("#deck-found")).to_contain_text("11 cards")

    page.goto(f"{serving.address}/collection")
    page.get_by_role("button", name="Begin anew").press("Enter")
    expect(page.locator(".pop")).to_contain_text("That cannot be taken back.")
    page.locator(".pop").get_by_role("button", name="Begin anew").press("Enter")
    page.get_by_role("button", name="Mine", exact=True).press("Enter")
    expect(page.locator("#deck-found")).to_contain_text("0 cards")
    assert errors == []


@pytest.mark.timeout(120)
def test_packs_on_a_phone(newcomer: Newcomer, serving: Serving) -> None:
    """On a phone a starter shows its deck and then its rares, and a Deluxe box its booster too, within the screen."""
    page = newcomer("en-GB", TAP, PHONE)
    errors = errors_on(page)
    page.goto(f"{serving.address}/packs")
    page.get_by_role("button", name="Online starter", exact=True).tap()
    page.get_by_role("button", name="Open an online starter").tap()
    expect(page.locator(".pack-known li")).not_to_have_count(0)
    expect(page.locator(".pack-card .card--back")).to_have_count(3)
    page.get_by_role("button", name="Turn all at once").tap()
    expect(page.locator(".pack-card .card--back")).to_have_count(0)
    page.get_by_label("Set").select_option("2")
    page.get_by_role("button", name="Deluxe box", exact=True).tap()
    expect(page.get_by_label("Set")).to_have_value("1")
    page.get_by_role("button", name="Open a Deluxe box").tap()
    expect(page.locator(".pack-card .card--back")).to_have_count(3 + 11)
    page.get_by_role("button", name="Turn all at once").tap()
    prepare(page)
    assert ([], 0, []) == (structure(page), overflow(page), colours(page))
    assert errors == []


@pytest.mark.timeout(120)
def test_kinds_of_packs_fit_a_phone_in_finnish(newcomer: Newcomer, serving: Serving) -> None:
    """The kinds of packs fit a phone's screen with the long words of Finnish."""
    page = newcomer("fi-FI", TAP, PHONE)
    page.goto(f"{serving.address}/packs")
    page.get_by_role("button", name="Boosteri", exact=True).wait_for()
    kinds = page.locator(".pack-choice .switch button")
    assert 3 == kinds.count()
    assert kinds.evaluate_all("all => all.every((one) => one.scrollWidth <= one.clientWidth)")


@pytest.mark.rule("SR-60")
@pytest.mark.timeout(120)
def test_a_search_is_completed_and_taken_apart(newcomer: Newcomer, serving: Serving) -> None:
    """A search suggests fields and values during typing, and shows its parts, which can be removed."""
    page = newcomer("en-GB", KEYS)
    errors = errors_on(page)
    page.goto(f"{serving.address}/decks/new")
    expect(page.locator(".tile").first).to_be_visible()
    field = page.locator("#deck-search")
    field.press_sequentially("cul")
    expect(page.locator(".qlist li")).to_have_text(["culture: the culture of the card"])
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(field).to_have_value("culture:")
    field.press_sequentially("isen")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Tab")
    expect(field).to_have_value("culture:Isengard ")
    field.press_sequentially("-cost>=3 type:minon")
    expect(page.locator(".qchip")).to_have_text(["culture: Isengard", "without cost ≥ 3", "type: minon"])
    expect(page.locator(".qchip--odd")).to_have_text("type: minon")
    page.get_by_role("button", name="Take out: type: minon").press("Enter")
    expect(field).to_have_value("culture:Isengard -cost>=3")
    expect(field).to_be_focused()
    expect(page.locator(".tile").first).to_be_visible()
    page.get_by_role("button", name="How to search").press("Enter")
    expect(page.locator(".qhelp-text dt")).to_have_count(20)
    prepare(page)
    assert ([], []) == (structure(page), colours(page))
    assert errors == []
