"""The deck builder: a newcomer builds a deck from nothing, is told each fault, has the deck tested and plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

from tests.browser.accessibility import overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import CLICK, KEYS, TAP, Person, at_once
from tests.browser.serving import Serving

pytestmark = pytest.mark.rule("SR-61", "SR-62")

LEGAL = "Legal: this deck can be played."


class Builder:
    """A simulated user of the deck builder with mouse, touch or keyboard."""

    def __init__(self, page: Page, way: str) -> None:
        self.page = page
        self.way = way
        self.person = Person(page, "decks", way)

    def show(self, view: str) -> None:
        """Switches to another part of the builder on a phone."""
        if self.way == TAP:
            self.person.press(self.page.locator(".dock button", has_text=re.compile(view)))

    def faults(self) -> list[str]:
        """Returns the deck's faults as the page shows them."""
        self.show("Faults|Legal")
        return self.page.locator(".fault__what").all_inner_texts()

    def mend(self, words: str) -> None:
        """Presses the button that repairs a fault, or the key for the first fault."""
        button = self.page.locator(".fault .btn", has_text=words).first
        if self.way == KEYS and button.evaluate("one => one.closest('li').matches(':first-child')"):
            self.page.locator(".bench").focus()
            self.page.keyboard.press("m")
        else:
            self.show("Faults")
            self.person.press(button)

    def place(self) -> None:
        """Takes the first card found as Ring-bearer, Ring or site."""
        self.person.press(self.page.locator(".tile__place").first)

    def add(self, tile: Locator, copies: int) -> None:
        """Adds copies of a card to the deck."""
        if self.way == KEYS:
            tile.locator(".tile__card").focus()
            self.page.keyboard.press(str(copies))
        else:
            for _copy in range(copies):
                self.person.press(tile.locator(".step", has_text="+"))

    def fill(self, search: str, cards: int) -> None:
        """Adds four copies of each card that a search finds, until the deck has enough."""
        self.page.locator("#deck-search").fill(search)
        tiles = self.page.locator(".tile")
        expect(tiles.first).to_be_visible()
        for place in range(-(-cards // 4)):
            self.add(tiles.nth(place), min(4, cards - 4 * place))


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("way", "size"), [(CLICK, DESKTOP), (TAP, PHONE), (KEYS, DESKTOP)], ids=["desk", "phone", "keys"]
)
def test_a_newcomer_builds_a_deck_and_plays_it(
    newcomer: Newcomer, serving: Serving, way: str, size: dict[str, int]
) -> None:
    """A newcomer removes each fault of a deck by its rule, has bots test it, changes a card and plays with it."""
    page = newcomer("en-GB", way, size)
    errors = errors_on(page)
    page.goto(f"{serving.address}/decks/new")
    expect(page.locator(".tile").first).to_be_visible()
    builder = Builder(page, way)
    assert ["LR-5.7", "LR-5.8", "LR-5.10", "LR-5.16"] == rules(builder.faults())

    builder.mend("Choose a Frodo")
    builder.place()
    assert ["LR-5.8", "LR-5.10", "LR-5.16"] == rules(builder.faults())
    builder.mend("Choose a Ring")
    builder.place()
    for number in range(1, 10):
        builder.mend(f"Choose site {number}")
        builder.place()
    assert ["LR-5.10"] == rules(builder.faults())

    builder.mend("Find Free Peoples cards")
    builder.fill("side:free type:event culture:gondor | culture:shire type:event", 30)
    assert ["LR-5.10", "LR-5.11"] == rules(builder.faults())
    builder.mend("Find Shadow cards")
    builder.fill("type:minion culture:isengard", 30)
    assert [] == builder.faults()
    expect(page.locator(".verdict")).to_contain_text(LEGAL)

    have_it_tested(builder)
    change_a_card(builder)
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))
    page.reload()
    builder.show("Deck")
    expect(page.locator(".cloth h2").first).to_contain_text("30")

    page.route("**/api/tables", at_once)
    play = page.locator(".dbar__play")
    expect(play).not_to_have_attribute("aria-disabled", "true")
    builder.person.press(play)
    builder.person.press(page.locator(".play-against .btn--primary"))
    page.wait_for_url("**/table/*")
    builder.person.play(3)
    assert errors == []


def have_it_tested(builder: Builder) -> None:
    """Has bots play the deck against two starters in a few games, and returns to the deck."""
    page, person = builder.page, builder.person
    page.route("**/api/trial", a_few_games)
    if builder.way == KEYS:
        page.locator(".bench").focus()
        page.keyboard.press("t")
    else:
        if builder.way == TAP:
            person.press(page.locator(".dbar button[aria-label=Menu]"))
        person.press(page.locator("button[aria-label=Test]:visible"))
    starters = page.locator("input[name=starter]:checked")
    expect(starters.first).to_be_checked()
    for left in range(starters.count() - 1, 1, -1):
        if builder.way == KEYS:
            starters.nth(left).focus()
            page.keyboard.press("Space")
        else:
            person.press(starters.nth(left))
    person.press(page.locator(".league-form .btn--primary"))
    expect(page.locator(".trial-progress")).to_contain_text(" 4 of 4 games")
    expect(page.locator(".league-table").first.locator("tbody tr")).to_have_count(2)
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))
    person.press(page.locator(".head a[href^='/decks/']"))
    expect(page.locator(".tile").first).to_be_visible()


def a_few_games(route: Route) -> None:
    """Limits a trial to two games against each opponent."""
    wanted = route.request.post_data_json if route.request.method == "POST" else None
    if wanted is None:
        route.continue_()
    else:
        route.continue_(post_data={**wanted, "games": 2})


def change_a_card(builder: Builder) -> None:
    """Checks that a fifth copy is refused with its rule, and replaces a card by another."""
    builder.show("Deck")
    line = builder.page.locator(".cloth--shadow .dl").first
    more = line.locator(".step", has_text="+")
    if builder.way == KEYS:
        builder.person.press(more)
    else:  # it says that it is disabled, and answers nevertheless
        more.click(force=True)
    expect(builder.page.locator(".toast")).to_contain_text("LR-5.14")
    expect(line.locator(".dl__n")).to_have_text("4")
    assert [] == builder.faults()
    builder.show("Deck")
    builder.person.press(line.locator(".step", has_text="−"))
    assert ["LR-5.10", "LR-5.11"] == rules(builder.faults())
    builder.mend("Find Shadow cards")
    builder.fill("type:condition culture:isengard", 1)
    assert [] == builder.faults()


def rules(faults: list[str]) -> list[str]:
    """Returns the ids of the rules that the faults name."""
    return [fault.split()[-1] for fault in faults]


@pytest.mark.timeout(120)
def test_a_deck_is_handed_on(newcomer: Newcomer, serving: Serving) -> None:
    """A deck is shared by its link; a pasted list is read by lines, and unclear lines offer a choice."""
    page = newcomer()
    page.goto(f"{serving.address}/decks/new?starter=moria-gimli")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.locator("button[aria-label=Share]").click()
    link = page.locator(".copy__link")
    expect(link).to_have_value(re.compile("#ING1-"))

    other = newcomer()
    other.goto(link.input_value())
    expect(other.locator(".verdict")).to_contain_text(LEGAL)
    other.locator(".dbar button[aria-label=Import]").click()
    other.locator("textarea").fill("Ring-bearer: Frod, Son of Drogo\nDraw deck\nUruk Ragr x3\n2 Aragorn, King in Exile")
    expect(other.locator(".import__line")).to_have_count(4)
    expect(other.locator(".import__line").nth(1)).to_contain_text("left out")
    expect(other.locator(".import__line").nth(3)).to_contain_text("2 × Aragorn, King in Exile")
    for code in ("1C150", "1C290"):
        other.locator(".deck-dialog .faults .btn", has_text=code).click()
    expect(other.locator(".deck-dialog [role=status]")).to_contain_text(
        "All lines were read; the draw deck has 5 cards."
    )
    expect(other.locator("textarea")).to_have_value("Ring-bearer: 1C290\nDraw deck\n3 1C150\n2 Aragorn, King in Exile")
    other.locator(".deck-dialog footer .btn").click()
    expect(other.locator(".dl")).to_have_count(2)
    other.locator("button[aria-label=Versions]").click()
    other.locator(".ver .btn", has_text="Go back to version 1").click()
    expect(other.locator(".verdict")).to_contain_text(LEGAL)


@pytest.mark.timeout(120)
def test_a_deck_that_was_built_is_chosen_at_a_new_table(newcomer: Newcomer, serving: Serving) -> None:
    """A deck from the builder can be chosen at a new table among the player's own decks."""
    page = newcomer()
    page.goto(f"{serving.address}/decks/new?starter=moria-gimli")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.locator(".dbar__title").fill("Under the mountain")
    page.locator(".dbar__title").press("Enter")
    page.goto(f"{serving.address}/new?game=lotr")
    page.locator(".chair__deck select").first.select_option(label="Under the mountain")
    expect(page.locator(".deck-check__good").first).to_be_visible()


@pytest.mark.timeout(120)
def test_the_keys_of_the_builder(newcomer: Newcomer, serving: Serving) -> None:
    """The deck builder's keys move, open cards and limits, switch languages, visit faults and leave the search."""
    page = newcomer("en-GB", KEYS)
    errors = errors_on(page)
    page.goto(f"{serving.address}/decks/new?starter=fellowship-aragorn")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    said = page.locator(".toast, [role=status], [role=alert]")

    page.locator(".bench").focus()
    page.keyboard.press("d")
    expect(page.locator("#deck-lines .strip").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#deck-lines .strip").nth(1)).to_be_focused()
    page.keyboard.press("i")
    expect(page.locator(".pop--card")).to_contain_text("Boromir")
    page.keyboard.press("Escape")
    page.keyboard.press("4")
    page.keyboard.press("?")
    expect(said.filter(has_text="LR-5.14")).not_to_have_count(0)
    page.keyboard.press("l")
    expect(said.filter(has_text="Vapaiden kansojen kumppani")).not_to_have_count(0)
    page.keyboard.press("p")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#deck-path .mile").nth(1)).to_be_focused()

    page.keyboard.press("f")
    expect(page.locator(".fault .btn").first).to_be_focused()
    page.keyboard.press("Control+z")
    expect(page.locator(".verdict")).to_contain_text(LEGAL)
    page.keyboard.press("Control+y")
    expect(page.locator(".fault")).not_to_have_count(0)

    page.keyboard.press("/")
    page.keyboard.type("uruk")
    page.keyboard.press("Escape")
    expect(page.locator("#deck-search")).not_to_be_focused()
    expect(page.locator("#deck-search")).to_have_value("uruk")
    page.keyboard.press("Escape")
    expect(page.locator("#deck-search")).to_have_value("")

    page.locator(".dbar button[aria-label=Menu]").press("Enter")
    expect(page.locator(".dmenu dt")).to_have_count(12)
    page.get_by_label("Single letters count as keys").press("Space")
    page.keyboard.press("Escape")
    page.locator(".bench").focus()
    page.keyboard.press("d")
    expect(page.locator(".bench")).to_be_focused()
    assert errors == []


@pytest.mark.timeout(60)
def test_a_card_has_a_page(newcomer: Newcomer, serving: Serving) -> None:
    """A card's page has its text in three languages, decisions and starters that name it, and searches."""
    page = newcomer()
    page.goto(f"{serving.address}/cards/lotr/6R109")
    expect(page.locator("section[lang=fi]")).to_contain_text("Frodo on korruptoitunut")
    expect(page.locator(".rule-ref", has_text="LG-107").first).to_be_visible()
    page.goto(f"{serving.address}/cards/lotr/1C152")
    expect(page.locator(".cardpage__decks")).to_contain_text("Aragorn")
    expect(page.locator(".cardpage__alike li")).to_have_count(6)
    expect(page.locator(".cardpage__beside")).to_contain_text("Uruk Savage")
    prepare(page)
    assert ([], 0) == (structure(page), overflow(page))
    page.locator(".cardpage__chips a", has_text="race:uruk-hai").click()
    expect(page.locator("input[type=search]")).to_have_value("race:uruk-hai")
    expect(page.locator(".gallery__card").first).to_be_visible()
