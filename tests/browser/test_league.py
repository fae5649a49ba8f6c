"""A draft league of three people in three browsers and five bots, to its last round."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.serving import Serving
from tests.browser.test_end import concede

PICK_ALL = """async id => {
    const look = async () => (await fetch(`/api/leagues/${id}`)).json();
    const headers = {'content-type': 'application/json'};
    for (;;) {
        const league = await look();
        if (league.phase !== 'drafting') return league.phase;
        if (!league.pack.length) return 'waits';
        const body = JSON.stringify({do: 'pick', card: league.pack[0]});
        await fetch(`/api/leagues/${id}`, {method: 'POST', headers, body});
    }
}"""
"""Takes the first card of every pack at hand, as the page would."""

OWN_TABLE = """async ([id, round]) => {
    const league = await (await fetch(`/api/leagues/${id}`)).json();
    const match = league.matches[round - 1].find(one => [one.first, one.second].includes(league.you));
    return match.over ? '' : `/table/${match.table}`;
}"""
"""Where this person plays in a round; nothing if the game is over, as when the other of two people has conceded."""

STATE = """() => {
    const panel = document.querySelector('#decision');
    if (!panel) return null;
    if (panel.classList.contains('decision--over')) return 'over';
    return Number(panel.dataset.seat) >= 0 ? 'on' : null;
}"""
"""Whether a game is on or over; null: the page does not know yet."""

BROKEN_OFF = "net::ERR_"
"""Browser errors for a request that a killed server has left unanswered: it may have been refused, reset or empty."""


def take(page: Page, place: int) -> str:
    """Takes a card of the pack; returns its name."""
    card = page.locator(".draft-card").nth(place)
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    before = page.locator(".draft-pool h2 small").inner_text()
    button = page.locator(".draft-pick .btn--primary")
    name = button.inner_text().removeprefix("Take ").strip()
    button.click()
    expect(page.locator(".draft-pool h2 small")).not_to_have_text(before)
    return name


@pytest.mark.rule("LG-112", "LG-113", "SR-1")
@pytest.mark.timeout(600)
def test_three_people_and_five_bots_draft_and_play_a_league(newcomer: Newcomer, own_server: Serving) -> None:
    """A league survives a reload in the middle of a pick and a kill of the server."""
    people = [newcomer(size=DESKTOP), newcomer(size=DESKTOP), newcomer(way="tap", size=PHONE)]
    errors = [errors_on(page) for page in people]
    host, second, third = people
    for page, name in zip(people, ("Aino", "Bram", "Cees"), strict=True):
        page.goto(own_server.address)
        page.request.put(f"{own_server.address}/api/me", data={"name": name}, headers={"Origin": own_server.address})
    lay_league(host, own_server)
    for page in (second, third):
        page.goto(host.url)
        page.get_by_role("button", name="Sit down").click()
        expect(page.locator(".league-seats")).to_contain_text("You")
    for page in people:
        prepare(page)
        assert ([], 0) == (structure(page), overflow(page))
    host.get_by_role("button", name="Begin").click()
    id = host.url.rpartition("/")[2]

    for page in people:  # by hand: everybody sees only what is theirs
        expect(page.locator(".draft-card")).to_have_count(11)
    packs = [set(page.locator(".draft-card").evaluate_all("all => all.map(one => one.dataset.id)")) for page in people]
    assert packs[0] != packs[1] != packs[2]
    for turn in range(3):
        for page in people:
            page.locator(".draft-card").first.wait_for()
            take(page, turn)
    for page in people:
        prepare(page)
        assert ([], 0) == (structure(page), overflow(page))

    host.locator(".league-chat summary").click()
    host.locator(".league-chat input").fill("Who takes the Balrog?")
    host.locator(".league-chat input").press("Enter")
    for page in people:
        expect(page.locator(".chat__line")).to_contain_text("Who takes the Balrog?")
    expect(third.locator(".league-chat .badge")).to_have_text("1")

    second.locator(".draft-card").nth(1).click()  # in the middle of a pick
    there = second.locator(".draft-card").evaluate_all("all => all.map(one => one.dataset.id)")
    second.reload()
    expect(second.locator(".draft-card").first).to_be_visible()
    assert there == second.locator(".draft-card").evaluate_all("all => all.map(one => one.dataset.id)")
    pools = [page.locator(".draft-pool h2 small").inner_text() for page in people]
    own_server.kill()
    own_server.start()
    for page in people:
        page.reload()
        expect(page.locator(".draft-pool h2 small")).to_have_text(pools[people.index(page)])
        expect(page.locator(".chat__line")).to_contain_text("Who takes the Balrog?")
    take(second, 0)

    phases = ["waits"]
    while set(phases) == {"waits"} or "waits" in phases:
        phases = [page.evaluate(PICK_ALL, id) for page in people]
    for page in people:
        expect(page.get_by_role("link", name="To the builder")).to_be_visible()
        page.get_by_role("link", name="To the builder").click()
        page.get_by_role("button", name="Begin with a suggestion").click()
        page.get_by_role("button", name="Hand in").click()
        expect(page.locator(".league-head")).to_be_visible()

    for number in (1, 2):
        for page in people:
            expect(page.locator(".league-steps li").nth(number - 1)).to_have_class(re.compile("is-now|is-past"))
            table = page.evaluate(OWN_TABLE, [id, number])
            if table:
                page.goto(f"{own_server.address}{table}")
                concede_if_on(page)
                expect(page.get_by_role("link", name="To the league").first).to_be_attached()
                page.goto(f"{own_server.address}/league/{id}")
    for page in people:
        expect(page.locator(".league-next h2")).to_contain_text("won the league")
        expect(page.locator(".league-table tbody tr")).to_have_count(8)
        prepare(page)
        assert ([], 0) == (structure(page), overflow(page))
    points = host.locator(".league-table tbody tr td:nth-child(3)").all_inner_texts()
    assert points == sorted(points, reverse=True)
    assert 8 * 3 == sum(int(one) for one in points), "four games in each of two rounds, each won by somebody"
    assert [[], [], []] == [[one for one in some if BROKEN_OFF not in one] for some in errors]


def concede_if_on(page: Page) -> None:
    """Concedes a game unless the opponent already has, since the league may hear of that later than the table."""
    if page.wait_for_function(STATE).json_value() != "over":
        concede(page)
    page.locator("#decision.decision--over").wait_for()


def lay_league(page: Page, serving: Serving) -> None:
    """Creates a league of eight seats and two rounds with the form."""
    page.goto(f"{serving.address}/leagues")
    page.get_by_label("Name of the league").fill("Friday by the fire")
    page.get_by_label("Rounds").fill("2")
    page.get_by_label("Seconds for each pick").fill("600")
    page.locator("select[name=bot]").select_option("easy")
    page.get_by_role("button", name="Lay the league").click()
    expect(page.locator("h1")).to_have_text("Friday by the fire")
