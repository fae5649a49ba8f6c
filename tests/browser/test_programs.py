"""The page of tokens, by keyboard alone and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from inglenook.client import Refused, Server
from tests.browser.chromium import PHONE, Newcomer
from tests.browser.serving import Serving


@pytest.mark.rule("SR-110", "SR-40")
@pytest.mark.timeout(120)
def test_a_token_is_made_used_and_revoked(newcomer: Newcomer, serving: Serving) -> None:
    """A token made by keyboard is shown once, works at once, and stops working when revoked."""
    page = newcomer()
    page.goto(f"{serving.address}/programs")
    page.get_by_label("Name").focus()
    page.keyboard.type("Robo")
    page.keyboard.press("Enter")
    shown = page.get_by_label("Token", exact=True)
    expect(shown).to_be_focused()
    server = Server(serving.address, shown.input_value())

    assert server.me()["name"] == "Robo"
    assert server.me()["scopes"] == ["read", "bot", "lay"]
    table = server.lay("talisman", ["you", "easy"])
    assert server.ask("GET", f"/tables/{table}")["seats"][0]["program"]

    page.goto(f"{serving.address}/programs")
    expect(page.get_by_text("plays as Robo")).to_be_visible()
    expect(page.get_by_label("Token", exact=True)).to_have_count(0)
    page.get_by_role("button", name="Revoke").press("Enter")
    expect(page.get_by_text("You have no tokens.")).to_be_visible()
    with pytest.raises(Refused) as found:
        server.me()
    assert found.value.status == 401


@pytest.mark.rule("SR-43", "SR-112")
@pytest.mark.timeout(120)
@pytest.mark.parametrize(("language", "says"), [("fi-FI", "ohjelma"), ("nl-NL", "programma")])
def test_a_program_is_labelled_at_the_table(newcomer: Newcomer, serving: Serving, language: str, says: str) -> None:
    """A program is labelled at the table in the reader's language, on a phone and before the game begins."""
    page = newcomer(language, "tap", PHONE)
    page.goto(f"{serving.address}/programs")
    page.locator("#token-name").fill("Robo")
    page.locator("form .btn--primary").tap()
    server = Server(serving.address, page.locator("ing-copy input").input_value())
    table = server.lay("talisman", ["you", "open"])

    page.goto(f"{serving.address}/table/{table}")

    expect(page.locator(".chair--person .chip").first).to_have_text(says)
