"""Accounts in the browser: recovery words, signing in on another device, and signing devices out."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.accessibility import overflow, prepare, structure
from tests.browser.chromium import DESKTOP, PHONE, Newcomer, errors_on
from tests.browser.person import lay
from tests.browser.serving import Serving

WORDS = {
    "en": ("Keep it with twelve words", "I have written them down", "Sign in", "Your twelve words"),
    "fi": ("Säilytä kahdellatoista sanalla", "Olen kirjoittanut ne muistiin", "Kirjaudu", "Kaksitoista sanaasi"),
    "nl": ("Bewaar het met twaalf woorden", "Ik heb ze opgeschreven", "Inloggen", "Je twaalf woorden"),
}


def press(page: Page, name: str) -> None:
    """Moves to a button with the Tab key alone, and presses it."""
    button = page.get_by_role("button", name=name, exact=True)
    expect(button).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            page.keyboard.press("Enter")
            return
    raise AssertionError(f"{name} cannot be reached with Tab")


def sits_down(page: Page, serving: Serving, name: str) -> str:
    """Creates a table for a guest; returns its id."""
    assert page.request.put(f"{serving.address}/api/me", data={"name": name}).ok
    return lay(page, serving, "talisman", [{"kind": "you"}, {"kind": "open"}], begin=False)


@pytest.mark.rule("SR-133", "SR-134", "SR-135")
@pytest.mark.timeout(240)
@pytest.mark.parametrize("language", ["en", "fi", "nl"])
def test_words_lead_back_on_another_device(newcomer: Newcomer, serving: Serving, language: str) -> None:
    """Recovery words sign in on another device, by keyboard and by touch, and the phone's data joins the account."""
    make, written, sign_in, field = WORDS[language]
    desk = newcomer(language, "click", DESKTOP)
    errors = errors_on(desk)
    first = sits_down(desk, serving, "Aino")
    desk.goto(f"{serving.address}/account")
    press(desk, make)
    listed = desk.locator(".words li")
    expect(listed).to_have_count(12)
    words = listed.all_inner_texts()
    assert overflow(desk) <= 0
    press(desk, written)
    expect(desk.locator("ing-keep .row")).to_have_count(1)

    phone = newcomer(language, "tap", PHONE)
    second = sits_down(phone, serving, "Phone")
    phone.goto(f"{serving.address}/sign-in")
    prepare(phone)
    assert structure(phone) == []
    text = phone.get_by_label(field)
    text.fill(" ".join(words[:11]))
    phone.get_by_role("button", name=sign_in, exact=True).tap()
    expect(phone.get_by_role("alert")).to_be_visible()
    text.fill("\n".join(f"{number}. {word}" for number, word in enumerate(words, 1)))
    phone.get_by_role("button", name=sign_in, exact=True).tap()
    expect(phone.get_by_role("heading", level=1)).to_contain_text("Aino")
    expect(phone.get_by_role("status").first).to_contain_text(
        {"en": "one table", "fi": "yksi pöytä", "nl": "één tafel"}[language]
    )
    own = phone.request.get(f"{serving.address}/api/tables").json()["yours"]
    assert {one["id"] for one in own} == {first, second}
    assert (errors, overflow(phone)) == ([], 0)


@pytest.mark.rule("SR-131")
@pytest.mark.timeout(180)
def test_a_device_is_signed_out_from_another(newcomer: Newcomer, serving: Serving) -> None:
    """A device in the list can be signed out from another device, and is unknown at its next request."""
    desk, phone = newcomer(), newcomer("en-GB", "tap", PHONE)
    sits_down(desk, serving, "Aino")
    words = desk.request.post(f"{serving.address}/api/me/words", data={}).json()["words"]
    assert phone.request.post(f"{serving.address}/api/sign-in/words", data={"words": " ".join(words)}).ok
    desk.goto(f"{serving.address}/account")
    rows = desk.locator("ing-devices .row")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("this one")
    rows.nth(1).get_by_role("button").click()
    expect(rows).to_have_count(1)

    assert phone.request.get(f"{serving.address}/api/me").json()["guest"] is False
    phone.goto(f"{serving.address}/account")
    expect(phone.get_by_role("link", name="I have an account")).to_be_visible()


@pytest.mark.rule("SR-131")
@pytest.mark.timeout(180)
def test_a_guest_is_warned_before_signing_out(newcomer: Newcomer, serving: Serving) -> None:
    """A guest is asked to confirm signing out, because a guest cannot sign in again."""
    desk = newcomer()
    sits_down(desk, serving, "Aino")
    desk.goto(f"{serving.address}/account")
    desk.locator("ing-devices .row").get_by_role("button").click()
    expect(desk.get_by_role("alert")).to_contain_text("nobody can reach your games")
    desk.get_by_role("button", name="Stay").click()
    expect(desk.get_by_role("alert")).to_have_count(0)
    assert desk.request.get(f"{serving.address}/api/me").json()["name"] == "Aino"
