"""The host names that the server accepts, and how cookies are bound to the host (SR-97, SR-98)."""

from __future__ import annotations

import stat
from pathlib import Path

import pytest
from httpx import Response
from itsdangerous import BadSignature

from inglenook.kernel.errors import BadSetup
from inglenook.server.http.hosts import may_be_called
from inglenook.server.people.guests import BOUND, COOKIE, signer
from inglenook.server.people.secrets import secrets_in
from tests.server.support.browsers import Browser, House, refused

HTTPS = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}


@pytest.mark.rule("SR-97")
@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8642", True),
        ("127.0.0.1:8642", True),
        ("192.168.1.20:8642", True),
        ("[fe80::1]:8642", True),
        ("hearth", True),
        ("hearth.local:8642", True),
        ("hearth.fritz.box", False),
        ("hearth.home.arpa.", True),
        ("", True),
        ("games.example", True),
        ("GAMES.example:443", True),
        ("friend.example", True),
        ("evil.example", False),
        ("evil.example:8642", False),
        ("127.0.0.1.evil.example", False),
        ("evil.example; script-src *", False),
        ("games.example@evil.example", False),
    ],
)
def test_names_that_anybody_can_register_are_not_ours(host: str, ours: bool) -> None:
    """The server accepts configured host names and those of a home network, and not arbitrary ones (DNS rebinding)."""
    assert ours == may_be_called(host, ["games.example"], ["https://friend.example"], 0)


@pytest.mark.rule("SR-97")
def test_a_strange_name_is_refused_everywhere(browser: Browser) -> None:
    """A request with a foreign Host header is refused on every path, unless a trusted proxy names an accepted host."""
    for path in ("/", "/api/me", "/healthz", "/api/nothing"):
        assert (421, "api-error-host") == refused(browser.get(path, host="evil.example"))
    headers = {"host": "evil.example", "content-type": "application/json"}
    made = browser.request("PUT", "/api/me", json={"name": "Aino"}, headers=headers)
    assert 421 == made.status_code
    assert "set-cookie" not in made.headers
    assert may_be_called("games.example", [], [], 1)
    assert not may_be_called("other.example", ["games.example"], [], 1)


def asks(browser: Browser, cookie: str = "", **more: str) -> Response:
    """Requests the guest's own data with a cookie."""
    sent = {**({"cookie": cookie} if cookie else {}), **more}
    return browser.request("GET", "/api/me", headers=sent)


def named(browser: Browser, **more: str) -> str:
    """Becomes a guest; returns the cookie as the browser sends it back."""
    headers = {"content-type": "application/json", **more}
    browser.client.cookies.clear()
    made = browser.request("PUT", "/api/me", json={"name": "Aino"}, headers=headers)
    browser.client.cookies.clear()
    return made.headers["set-cookie"].partition(";")[0]


@pytest.mark.rule("SR-98")
def test_where_https_is_known_cookies_are_bound_to_the_host(tmp_path: Path) -> None:
    """Over HTTPS an older cookie works and is exchanged for a host-bound one; shared texts set no cookie."""
    with House(tmp_path, trusted_proxies=1) as house:
        browser = house.browser()
        old = named(browser)
        assert old.startswith(f"{COOKIE}=")
        first = asks(browser, old, **HTTPS)
        assert "Aino" == first.json()["name"]
        given, gone = first.headers.get_list("set-cookie")
        assert given.startswith(f"{BOUND}=") and "Secure" in given and "Path=/" in given and "Domain" not in given
        assert gone.startswith(f'{COOKIE}=""')
        bound = given.partition(";")[0]
        again = asks(browser, bound, **HTTPS)
        assert ("Aino", False) == (again.json()["name"], "set-cookie" in again.headers)
        shared = browser.request("GET", "/api/wording/inglenook/en", headers={"cookie": old, **HTTPS})
        assert "set-cookie" not in shared.headers
        assert again.headers["strict-transport-security"].startswith("max-age=")
        assert "strict-transport-security" not in asks(browser, old).headers
        assert "set-cookie" not in asks(browser, old).headers


@pytest.mark.rule("SR-98")
def test_what_any_secret_signed_is_read(tmp_path: Path) -> None:
    """Cookies signed by any listed secret are read, a removed secret reads none, and the file is its owner's alone."""
    file = tmp_path / "secrets"
    with House(tmp_path, secrets=str(file)):
        reader = signer(*secrets_in(str(file)))
    assert 0o600 == stat.S_IMODE(file.stat().st_mode)
    signed = reader.dumps(["id", "Aino"])
    file.write_text("a" * 64 + "\n" + file.read_text())
    assert signer(*secrets_in(str(file))).loads(signed) == ["id", "Aino"]
    file.write_text("a" * 64 + "\n")
    with pytest.raises(BadSignature):
        signer(*secrets_in(str(file))).loads(signed)
    file.write_text("short\n")
    with pytest.raises(BadSetup):
        secrets_in(str(file))
