"""Archery wounds are placed by taps on cards at the table, and taken back with a button."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from inglenook.kernel.rulebook import POSITION
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.rulebook import LordOfTheRings
from inglenook.lotr.rules.archery import ArcheryFire
from inglenook.lotr.rules.phases import EndPhase
from inglenook.lotr.rules.turn import AfterArchery, EndTurn
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.played import lay_out, play_out, post
from tests.browser.serving import Serving
from tests.lotr.positions import Position

GIMLI = "1U12"


def under_fire(serving: Serving, page: Page) -> None:
    """Starts a game with two arrows for a fellowship of three and a player on a phone who assigns the wounds."""
    at = Position(site=5)
    at.play(GIMLI)
    at.play("1U97")
    for archer in ("4C183", "4C183"):
        at.play(archer)
    atoms.start_phase(at.table, terms.ARCHERY)
    at.table.then(ArcheryFire(), EndPhase(), AfterArchery(), EndTurn())
    setup = {"seats": 2, POSITION: LordOfTheRings().position(at.table)}
    lay_out(serving.database, *play_out("arrows", "lotr", "arrows 1", 2, setup))
    table = post(page, serving.address, "/api/tables/arrows/branch", {"number": 0, "seat": 0})
    page.goto(f"{serving.address}/table/{table}")


@pytest.mark.rule("SR-42", "LR-16.9")
@pytest.mark.timeout(120)
def test_two_taps_on_a_companion_are_two_wounds(newcomer: Newcomer, serving: Serving) -> None:
    """Two taps on a companion assign two wounds, the button takes one back, and the question counts the rest."""
    page = newcomer("en-GB", "tap", PHONE)
    under_fire(serving, page)
    prompt, confirm = page.locator("#prompt"), page.locator("#decision [data-key=pass]")
    expect(prompt).to_contain_text("2 more wounds")
    gimli = page.locator(f".lane__fellowship .card[data-definition='{GIMLI}']")
    gimli.tap()
    expect(prompt).to_contain_text("1 more wound")
    gimli.tap()
    expect(page.locator(".newwound b")).to_have_text("2")
    expect(confirm).not_to_have_attribute("aria-disabled", "true")
    page.locator(".newwound").tap()
    expect(page.locator(".newwound b")).to_have_text("1")
