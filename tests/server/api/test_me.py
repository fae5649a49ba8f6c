"""Guests: a name and a cookie."""

from __future__ import annotations

import pytest

from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-20")


def test_nobody_is_known_at_first(browser: Browser) -> None:
    """Who comes without a cookie is nobody yet."""
    assert {"guest": False, "name": ""} == browser.get("/api/me").json()


def test_a_name_makes_a_guest(browser: Browser) -> None:
    """Blanks around a name and double ones inside do not count."""
    assert {"guest": True, "name": "Aino Kallas"} == browser.put("/api/me", {"name": "  Aino   Kallas "}).json()
    assert {"guest": True, "name": "Aino Kallas"} == browser.get("/api/me").json()


def test_a_guest_can_be_renamed_and_stays_the_same(browser: Browser) -> None:
    """Another name, the same guest: what belonged to the one belongs to the other."""
    browser.put("/api/me", {"name": "Aino"})
    table = browser.lay({"kind": "you"}, {"kind": "open"})

    browser.put("/api/me", {"name": "Bram"})

    assert {"guest": True, "name": "Bram"} == browser.get("/api/me").json()
    assert [table] == [one["id"] for one in browser.get("/api/tables").json()["yours"]]


def test_the_cookie_is_for_our_server_alone(browser: Browser) -> None:
    """No script reads it, and no other site sends it along with a change."""
    cookie = browser.put("/api/me", {"name": "Aino"}).headers["set-cookie"]

    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}


def test_a_cookie_that_was_tampered_with_is_nobody(house: House) -> None:
    """A changed letter, and the guest is not known."""
    browser = house.browser("Aino")
    [(name, value)] = browser.client.cookies.items()
    browser.client.cookies.clear()

    changed = browser.get("/api/me", cookie=f"{name}=X{value[1:]}")

    assert {"guest": False, "name": ""} == changed.json()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": ""}, 422),
        ({"name": "   "}, 422),
        ({"name": "x" * 41}, 400),
        ({"name": "a\nb"}, 400),
        ({"name": 3}, 400),
        ({}, 400),
        ([], 400),
        ({"name": "Aino", "host": True}, 400),
    ],
)
def test_what_is_no_name_is_refused(browser: Browser, body: object, status: int) -> None:
    """Empty, too long, of several lines, or nothing like it; and nothing is kept."""
    assert status == browser.put("/api/me", body).status_code
    assert {"guest": False, "name": ""} == browser.get("/api/me").json()


@pytest.mark.parametrize("content", [b"", b"{", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"[" * 5000])
def test_what_is_no_json_is_refused(browser: Browser, content: bytes) -> None:
    """Whatever comes in, the server says that it cannot read it."""
    headers = {"content-type": "application/json"}

    assert (400, "api-error-body") == refused(browser.request("PUT", "/api/me", content=content, headers=headers))
