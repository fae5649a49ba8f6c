"""A server behind proxies: headers of trusted proxies are believed, and others are not."""

from __future__ import annotations

from pathlib import Path

import pytest

from inglenook.server.command import uvicorn_settings
from tests.server.support.browsers import ADDRESS, Browser, House, refused

ELSEWHERE = "https://friend.test"


def cookie_after(browser: Browser, scheme: str) -> str:
    """Returns the cookie set on a request with these forwarding headers."""
    headers = {"origin": ADDRESS, "x-forwarded-proto": scheme}
    return browser.request("PUT", "/api/me", json={"name": "Aino"}, headers=headers).headers["set-cookie"]


@pytest.mark.rule("SR-20", "SR-29")
@pytest.mark.parametrize(
    ("proxies", "said", "secure"),
    [(0, "https", False), (1, "https", True), (1, "http", False), (1, "http, https", True), (2, "https, http", True)],
)
def test_the_cookie_is_for_encrypted_connections_if_they_are(
    tmp_path: Path, proxies: int, said: str, secure: bool
) -> None:
    """The cookie is marked Secure if the trusted proxies report HTTPS."""
    with House(tmp_path, trusted_proxies=proxies) as house:
        assert secure == ("Secure" in cookie_after(house.browser(), said))


@pytest.mark.rule("SR-29")
def test_pages_that_were_named_may_send(tmp_path: Path) -> None:
    """Configured origins may send changes through a proxy, and other origins may not."""
    with House(tmp_path, origins=(ELSEWHERE,)) as house:
        browser = house.browser("Aino")

        assert (
            422
            == browser.post(
                "/api/decks/check", {"game": "talisman", "format": "", "text": ""}, origin=ELSEWHERE
            ).status_code
        )
        assert (403, "api-error-origin") == refused(browser.post("/api/tables", {}, origin="https://other.test"))


@pytest.mark.rule("SR-30")
def test_addresses_are_counted_as_our_proxies_say(tmp_path: Path) -> None:
    """Clients are counted by the address that trusted proxies report, so that two behind one proxy are distinct."""
    with House(tmp_path, trusted_proxies=1, limited=True) as house:
        app = house.app.user_middleware[0]

    assert 1 == app.args[2]
    assert uvicorn_settings()["proxy_headers"] is False


@pytest.mark.rule("SR-30")
def test_a_header_in_several_lines_is_one_list(tmp_path: Path) -> None:
    """An address that a client adds before the proxy's does not count, even in a separate header line."""
    with House(tmp_path, trusted_proxies=1, limited=True) as house:
        browser = house.browser()
        statuses = []
        for number in range(31):
            lines = [("x-forwarded-for", f"198.51.100.{number}"), ("x-forwarded-for", "203.0.113.9")]
            body = {"game": "talisman", "seats": []}
            statuses.append(browser.request("POST", "/api/tables", json=body, headers=lines).status_code)

    assert [400] * 30 + [429] == statuses
