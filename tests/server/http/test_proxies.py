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


def laid_from(browser: Browser, *addresses: str) -> int:
    """Returns the status of a faulty order for a table, with addresses as proxies add them, each in a line."""
    body = {"game": "talisman", "seats": []}
    lines = [("x-forwarded-for", address) for address in addresses]
    return browser.request("POST", "/api/tables", json=body, headers=lines).status_code


@pytest.mark.rule("SR-30")
@pytest.mark.parametrize(("proxies", "another"), [(1, 400), (0, 429)])
def test_addresses_are_counted_as_our_proxies_say(tmp_path: Path, proxies: int, another: int) -> None:
    """Clients behind a trusted proxy are counted apart; without a proxy, the header of a client changes nothing."""
    with House(tmp_path, trusted_proxies=proxies, limited=True) as house:
        browser = house.browser()
        first = [laid_from(browser, "203.0.113.9") for _ in range(31)]
        second = laid_from(browser, "203.0.113.10")

    assert first == [400] * 30 + [429]
    assert second == another


@pytest.mark.rule("SR-30")
def test_uvicorn_leaves_the_headers_of_proxies_alone() -> None:
    """The server reads forwarded addresses itself, as uvicorn would believe anybody on the same machine."""
    assert uvicorn_settings()["proxy_headers"] is False


@pytest.mark.rule("SR-30")
def test_a_header_in_several_lines_is_one_list(tmp_path: Path) -> None:
    """An address that a client adds before the proxy's does not count, even in a separate header line."""
    with House(tmp_path, trusted_proxies=1, limited=True) as house:
        browser = house.browser()
        statuses = [laid_from(browser, f"198.51.100.{number}", "203.0.113.9") for number in range(31)]

    assert statuses == [400] * 30 + [429]
