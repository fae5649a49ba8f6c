"""A deck is assessed before play: first hand, starting companions, opponents, printing, and reuse after a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.accessibility import overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import at_once
from tests.browser.serving import Serving
from tests.browser.test_decks import LEGAL, a_few_games
from tests.browser.test_end import give_up

pytestmark = pytest.mark.rule("SR-61", "SR-62")


def open_deck(page: Page, serving: Serving, name: str) -> None:
    """Opens the builder with a deck that comes with the game."""
    page.goto(f"{serving.address}/decks/new?starter={name}")
    expect(page.locator(".verdict--good")).to_be_attached()


@pytest.mark.rule("LR-9.14")
@pytest.mark.timeout(120)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_first_hand_and_who_starts(newcomer: Newcomer, serving: Serving, size: dict[str, int]) -> None:
    """The builder shows odds by kind and turn, sample hands, and the starting companions in their order."""
    page = newcomer(size=size)
    errors = errors_on(page)
    open_deck(page, serving, "moria-gimli")
    if size is PHONE:
        page.locator(".dock button", has_text="Numbers").click()
    page.get_by_role("tab", name="First hand").click()
    expect(page.locator(".odds thead th")).to_have_text(["At least", "first hand", "turn 2", "turn 3", "turn 4"])
    expect(page.locator(".odds tbody").first.locator("th").first).to_have_text("a companion")
    expect(page.locator(".odds__asked + .stats__note")).to_contain_text("From 57 cards")
    minions = page.locator(".odds tr", has_text="two minions").locator("td")
    shares = [int(one.rstrip("% \u00a0")) for one in minions.all_inner_texts()]
    assert 50 < shares[0] < shares[1] <= shares[2] <= shares[3]
    page.get_by_label("Starting fellowship").select_option(label="The Ring-bearer alone")
    expect(page.locator(".odds__asked + .stats__note")).to_contain_text("From 60 cards")

    page.get_by_role("button", name="Draw a hand").click()
    expect(page.locator(".odds__hand li")).to_have_count(8)
    page.get_by_role("button", name="The next turn: 4 more").click()
    expect(page.locator(".odds__hand li")).to_have_count(12)
    page.get_by_role("button", name="Draw another hand").click()
    expect(page.locator(".odds__hand li")).to_have_count(8)
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))

    page.get_by_role("tab", name="Start").click()
    gimli = "Gimli, Dwarf of the Mountain-race"
    lines = [f"4 {gimli} + Dwarf Guard + Dwarf Guard", f"4 {gimli} + Farin, Dwarven Emissary"]
    expect(page.locator(".starts li")).to_have_text(lines)
    assert errors == []


@pytest.mark.timeout(120)
def test_whom_a_deck_meets_is_chosen(newcomer: Newcomer, serving: Serving) -> None:
    """The opponent's deck and the bot's strength can be chosen, and the choice is remembered."""
    page = newcomer()
    open_deck(page, serving, "riders-gate")
    expect(page.locator(".dbar__title")).to_have_value("Riders of Rohan and the Black Gate")
    page.route("**/api/tables", at_once)
    page.goto(f"{serving.address}/decks")
    page.get_by_role("button", name="Play it: Riders of Rohan").click()
    dialog = page.locator("ing-deck-play")
    dialog.locator("select[name=other]").select_option(label="Ents and Southrons")
    dialog.locator("select[name=bot]").select_option("easy")
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))
    dialog.get_by_role("button", name="Begin the game").click()
    page.wait_for_url("**/table/*")
    seats = page.request.get(f"{serving.address}/api/tables/{page.url.rpartition('/')[2]}").json()["seats"]
    assert [("person", "own"), ("bot", "ents-southrons")] == [(seat["kind"], seat["deck"]) for seat in seats]
    assert "easy" == seats[1]["name"]
    page.goto(f"{serving.address}/decks")
    page.get_by_role("button", name="Play it: Riders of Rohan").click()
    expect(dialog.locator("select[name=other]")).to_have_value("ents-southrons")


@pytest.mark.timeout(120)
def test_a_list_is_printed(newcomer: Newcomer, serving: Serving) -> None:
    """A printed deck list has the name and the cards only."""
    page = newcomer()
    open_deck(page, serving, "fellowship-aragorn")
    page.locator("button[aria-label=Share]").click()
    expect(page.locator(".share__list")).to_contain_text("Draw deck")
    page.evaluate("window.print = () => { window.printed = true }")
    page.get_by_role("button", name="Print").click()
    assert page.evaluate("window.printed")
    page.emulate_media(media="print")
    expect(page.locator(".sheet")).to_be_visible()
    expect(page.locator(".sheet h1")).to_have_text("Aragorn")
    assert 28 + 9 + 2 == page.locator(".sheet li").count()
    for beside in (".deck-dialog", ".bench", ".dbar"):
        expect(page.locator(beside)).not_to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.timeout(240)
def test_the_deck_of_a_finished_game_is_gone_on_with(newcomer: Newcomer, serving: Serving) -> None:
    """The player's deck of a finished game can be stored as a new deck from the decks page."""
    page = newcomer()
    give_up(page, serving, "lotr", "moria-gimli", "fellowship-gandalf")
    page.locator("dialog.end").wait_for()
    page.goto(f"{serving.address}/decks")
    page.locator("section", has=page.locator("h2", has_text="From a finished game")).locator("a").first.click()
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    expect(page.locator(".dl", has_text="Dwarf Guard")).to_have_count(1)
    page.goto(f"{serving.address}/decks")
    expect(page.locator(".deckcard__words")).to_have_count(1)


@pytest.mark.timeout(240)
def test_a_deck_is_tried_without_what_stayed_in_hand(newcomer: Newcomer, serving: Serving) -> None:
    """A deck is tried without cards that stayed in hand, in a new version against the same opponents."""
    page = newcomer()
    open_deck(page, serving, "fellowship-aragorn")
    page.get_by_role("button", name="Test", exact=True).click()
    chosen = page.locator("input[name=starter]:checked")
    expect(chosen.first).to_be_checked()
    for left in range(chosen.count() - 1, 0, -1):
        chosen.nth(left).click()
    page.route("**/api/trial", a_few_games)
    page.get_by_role("button", name="Test this deck").click()
    expect(page.locator(".trial-progress")).to_contain_text(" 2 of 2 games")
    page.route("**/api/trial", rotting)
    page.reload()
    expect(page.locator(".trial-rot li")).to_have_count(1)
    name = page.locator(".trial-rot .strip__title").inner_text().split("\n")[0]
    page.get_by_role("button", name="Try it without them").click()
    expect(page.locator(".trial-progress")).to_contain_text(" of 2 games")
    page.locator(".head a[href^='/decks/']").click()
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    expect(page.locator(".dl")).not_to_have_count(0)
    expect(page.locator(".dl .strip__title", has_text=name)).to_have_count(0)
    page.locator("button[aria-label=Versions]").click()
    expect(page.locator(".ver")).to_have_count(2)


def rotting(route: Route) -> None:
    """Makes trials end with a result in which the first event stayed in hand; a started trial has two games."""
    if route.request.method == "POST":
        a_few_games(route)
        return
    answer = route.fetch()
    trial = answer.json()
    for card in trial["cards"]:
        held = card["id"] == "1C116"
        card |= {"drawn": {**card["drawn"], "games": 6}, "held": 5 if held else 0}
    route.fulfill(response=answer, json=trial)
