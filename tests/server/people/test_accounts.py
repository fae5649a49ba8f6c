"""Accounts: a guest makes one with recovery words, signs in to it, and takes everything along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from inglenook.server.people.recovery_words import words_of
from inglenook.server.people.sessions import IDLE_ACCOUNT
from inglenook.server.storage import schema
from inglenook.server.storage.cleanup import A_DAY, keep_house
from inglenook.server.storage.retention import Keep
from tests.server.people.test_sessions import another_device, comes_with, devices, name_of, token_of
from tests.server.support.browsers import ADDRESS, OPEN, YOU, Browser, House, refused

CARDS = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}


def keep(browser: Browser) -> str:
    """Makes recovery words, which give a guest an account."""
    answer = browser.post("/api/me/words")
    assert answer.status_code == 200, answer.text
    assert browser.post("/api/me/renew").status_code == 200
    return " ".join(answer.json()["words"])


def comes_back(browser: Browser, words: str) -> Any:
    """Signs in with recovery words."""
    return browser.post("/api/sign-in/words", {"words": words})


def build(browser: Browser, id: str, name: str) -> None:
    """Stores a deck on the server."""
    kept = {"name": name, "format": "open", "notes": "", "changed": 1.0, "deck": CARDS, "versions": []}
    assert browser.put(f"/api/me/decks/{id}", {"base": 0, "kept": kept}).status_code == 200


def decks(browser: Browser) -> list[str]:
    """Returns the ids of a person's decks."""
    return sorted([one["id"] for one in browser.get("/api/me/decks").json()])


def yours(browser: Browser) -> set[str]:
    """Returns the tables at which a person sits."""
    return {one["id"] for one in browser.get("/api/tables").json()["yours"]}


def account(browser: Browser) -> dict[str, Any]:
    """Returns a person's view of the own account."""
    found: dict[str, Any] = browser.get("/api/me/account").json()
    return found


def remove(browser: Browser, id: str) -> Any:
    """Removes a way to sign in."""
    headers = {"origin": ADDRESS, "content-type": "application/json"}
    return browser.request("DELETE", f"/api/me/ways/{id}", content=b"{}", headers=headers)


# Keeping.


@pytest.mark.rule("SR-133")
def test_a_guest_becomes_the_account(house: House) -> None:
    """A guest with recovery words keeps seats, decks and name; the session gets a new token, and the words sign in."""
    browser = house.browser("Aino")
    table = browser.lay(YOU, OPEN)
    build(browser, "deck-1", "Mine")
    before = token_of(browser)
    words = keep(browser)

    assert browser.get("/api/me").json() == {"guest": True, "name": "Aino", "kept": True}
    assert token_of(browser) != before
    assert name_of(comes_with(house, before)) == ""
    assert (yours(browser), decks(browser)) == ({table}, ["deck-1"])
    phone = house.browser()
    assert comes_back(phone, words).json() == {"name": "Aino", "games": 0, "decks": 0, "packs": 0, "leagues": 0}
    assert (yours(phone), decks(phone)) == ({table}, ["deck-1"])
    assert [len(devices(one)) for one in (browser, phone)] == [2, 2]


@pytest.mark.rule("SR-133")
def test_a_lost_response_loses_nobody(house: House) -> None:
    """A guest whose response was lost keeps access: the old token works until the new one does, as do the words."""
    browser = house.browser("Aino")
    old = token_of(browser)
    browser.post("/api/me/words")
    assert (token_of(browser), name_of(browser)) == (old, "Aino")
    words = " ".join(browser.post("/api/me/words").json()["words"])
    browser.post("/api/me/renew")
    lost = comes_with(house, old)

    assert name_of(lost) == ""
    assert comes_back(lost, words).json()["name"] == "Aino"


@pytest.mark.rule("SR-133")
def test_a_session_that_somebody_planted_is_not_the_accounts(house: House) -> None:
    """A session that an attacker shared with the guest does not become the account's (session fixation)."""
    browser = house.browser("Aino")
    planted = another_device(house, browser)
    assert refused(planted.post("/api/me/renew")) == (403, "api-error-nobody")
    keep(browser)

    assert (name_of(planted), name_of(browser)) == ("", "Aino")


@pytest.mark.rule("SR-135")
def test_a_token_of_the_guest_does_not_open_the_account(house: House) -> None:
    """A token that acts as a guest is revoked when the guest joins an account; the guest's programs move along."""
    words = keep(house.browser("Aino"))
    phone = house.browser("Phone")
    own, bot = [
        phone.post("/api/me/tokens", {"name": "x", "scopes": scopes}).json()["secret"] for scopes in (["read"], ["bot"])
    ]
    comes_back(phone, words)
    answers = [house.browser().get("/api/v1/me", authorization=f"Bearer {one}").status_code for one in (own, bot)]

    assert answers == [401, 200]
    assert len(phone.get("/api/me/tokens").json()["tokens"]) == 1


@pytest.mark.rule("SR-134")
def test_words_are_kept_as_a_hash_and_replaced_by_new_ones(house: House) -> None:
    """Recovery words are shown once and stored as a hash, and new words make the old ones invalid."""
    browser = house.browser("Aino")
    old = keep(browser)
    new = keep(browser)

    async def kept() -> str:
        return repr([[*row] for row in await house.store._all(select(schema.ways))])

    assert not any(word in house.do(kept) for word in (*old.split(), *new.split()))
    assert refused(comes_back(house.browser(), old)) == (403, "api-error-words-unknown")
    assert comes_back(house.browser(), new).status_code == 200
    assert [one["kind"] for one in account(browser)["ways"]] == ["words"]


@pytest.mark.rule("SR-134")
def test_wrong_words_are_refused_in_words(house: House) -> None:
    """Mistyped recovery words are told from unknown ones by their checksum, which reveals nothing about accounts."""
    words = keep(house.browser("Aino")).split()
    stranger = house.browser("Mallory")

    assert refused(comes_back(stranger, " ".join(words[:-1]))) == (422, "api-error-words-mistyped")
    assert refused(comes_back(stranger, " ".join(words_of(7)))) == (403, "api-error-words-unknown")
    assert name_of(stranger) == "Mallory"


@pytest.mark.rule("SR-134")
def test_who_tries_too_often_has_to_wait(tmp_path: Path) -> None:
    """Failed sign-ins are counted by address, whichever guest makes them, and too many have to wait."""
    with House(tmp_path, limited=True) as house:
        answers = [comes_back(house.browser(address="203.0.113.9"), " ".join(words_of(7))) for _ in range(21)]

        assert [one.status_code for one in answers] == [403] * 20 + [429]
        assert int(answers[-1].headers["retry-after"]) > 0


@pytest.mark.rule("SR-133")
def test_the_last_way_in_stays(house: House) -> None:
    """The last way to sign in to an account cannot be removed."""
    browser = house.browser("Aino")
    keep(browser)
    (way,) = account(browser)["ways"]

    assert refused(remove(browser, way["id"])) == (409, "api-error-last-way")
    assert refused(remove(house.browser("Mallory"), way["id"])) == (404, "api-error-no-way")


@pytest.mark.rule("SR-133")
def test_ways_in_are_changed_only_shortly_after_a_sign_in(house: House) -> None:
    """Ways to sign in can be changed only shortly after a sign-in; signing in again allows it once more."""
    browser = house.browser("Aino")
    words = keep(browser)
    house.wall.now += 3600

    assert not account(browser)["proven"]
    assert refused(browser.post("/api/me/words")) == (403, "api-error-sign-in-again")
    (way,) = account(browser)["ways"]
    assert refused(remove(browser, way["id"])) == (403, "api-error-sign-in-again")
    assert comes_back(browser, words).status_code == 200
    assert account(browser)["proven"]
    assert len(devices(browser)) == 1, "the session was replaced"
    assert keep(browser) != words


@pytest.mark.rule("SR-130")
def test_sessions_of_accounts_end_sooner(house: House) -> None:
    """Sessions of an account end after 90 days without use and after 400 days in any case; words sign in again."""
    browser = house.browser("Aino")
    words = keep(browser)
    seen = []
    for days in (89, 89, 89, 89, 43, 2):
        house.wall.now += days * A_DAY
        seen.append(name_of(browser))
    assert seen == ["Aino"] * 5 + [""]
    assert comes_back(browser, words).status_code == 200
    house.wall.now += IDLE_ACCOUNT + 1
    assert name_of(browser) == ""


@pytest.mark.rule("SR-133", "SR-86")
def test_an_account_is_not_thrown_away_with_old_guests(house: House) -> None:
    """Old guests are deleted with their data, and accounts are not."""
    words = keep(house.browser("Aino"))
    house.browser("Bram")

    async def later() -> list[str]:
        await keep_house(house.store, Keep(), 10_000_000_000.0)
        return [row.name for row in await house.store._all(select(schema.guests.c.name))]

    assert house.do(later) == ["Aino"]
    assert comes_back(house.browser(), words).status_code == 200
