"""Middleware between the network and the tables: headers, origins, sizes, rate limits, metrics and logs."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import structlog
from starlette.datastructures import Headers
from starlette.requests import Request

from inglenook.kernel import is_compiled
from inglenook.server.app import packed
from inglenook.server.health import metrics
from inglenook.server.http import middleware
from inglenook.server.http.middleware import LAYING, MOST_BYTES, WRITING, Bucket, bucket_of, may_send
from inglenook.server.people.addresses import address_of
from inglenook.server.rate_limits import Rate
from inglenook.server.storage import store
from tests.server.support.browsers import ADDRESS, BOT, YOU, Browser, House, refused

JSON = {"content-type": "application/json"}


# Headers.


@pytest.mark.rule("SR-29")
@pytest.mark.parametrize("path", ["/", "/table/x", "/api/me", "/api/nothing", "/openapi.json", "/healthz"])
def test_pages_load_nothing_from_elsewhere_and_stand_in_no_frame(browser: Browser, path: str) -> None:
    """Every response, also a refusal, carries the security headers."""
    headers = browser.get(path).headers
    policy = dict(part.strip().partition(" ")[::2] for part in headers["content-security-policy"].split(";"))

    assert ("'none'", "'self'", "'self'", "'none'", "'none'") == tuple(
        policy[key] for key in ("default-src", "script-src", "style-src", "frame-ancestors", "base-uri")
    )
    assert "'unsafe-inline'" == policy["style-src-attr"]
    assert "unsafe" not in policy["script-src"] + policy["style-src"]
    assert "'self' ws://inglenook.test wss://inglenook.test" == policy["connect-src"]
    assert ("nosniff", "DENY", "no-referrer") == tuple(
        headers[name] for name in ("x-content-type-options", "x-frame-options", "referrer-policy")
    )
    assert "camera=()" in headers["permissions-policy"]


@pytest.mark.rule("SR-29")
def test_a_strange_host_gets_into_no_header(browser: Browser) -> None:
    """The Host header of a request does not change the content security policy."""
    policy = browser.get("/", host="evil.test; script-src *").headers["content-security-policy"]

    assert "evil" not in policy


@pytest.mark.rule("SR-31")
def test_what_is_ones_own_is_kept_by_no_proxy(browser: Browser) -> None:
    """A response with a guest's own data may not be cached by proxies, unlike the shared texts."""
    assert "no-store" == browser.get("/api/me").headers["cache-control"]
    assert "public" in browser.get("/api/wording/inglenook/en").headers["cache-control"]


# Origins.


@pytest.mark.rule("SR-29")
@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"host": "a.test", "origin": "http://a.test"}, True),
        ({"host": "a.test:8642", "origin": "https://a.test:8642"}, True),
        ({"host": "A.test", "origin": "http://a.TEST"}, True),
        ({"host": "a.test"}, True),
        ({"host": "a.test", "sec-fetch-site": "same-origin"}, True),
        ({"host": "a.test", "origin": "http://b.test"}, False),
        ({"host": "a.test", "origin": "http://a.test.b.test"}, False),
        ({"host": "a.test", "origin": "http://a.test:81"}, False),
        ({"host": "a.test", "origin": "null"}, False),
        ({"host": "", "origin": "null"}, False),
        ({"host": "a.test", "origin": "http://[a.test"}, False),
        ({"host": "a.test", "sec-fetch-site": "cross-site"}, False),
        ({"host": "a.test", "sec-fetch-site": "same-site"}, False),
        ({"host": "a.test", "origin": "https://friend.test"}, True),
    ],
)
def test_who_may_send(headers: dict[str, str], allowed: bool) -> None:
    """Changes are accepted from the server's own pages, configured origins, and clients that are no browsers."""
    assert allowed == may_send(Headers(headers), ["https://friend.test"])


@pytest.mark.rule("SR-29")
def test_a_change_from_another_site_is_refused_and_counted(house: House) -> None:
    """A change from another origin is refused and counted, although the browser sends the cookie."""
    browser = house.browser("Aino")
    before = counted("origin")

    response = browser.post("/api/tables", {"game": "talisman", "seats": [YOU, BOT]}, origin="https://evil.test")

    assert (403, "api-error-origin") == refused(response)
    assert before + 1 == counted("origin")
    assert {"open": [], "yours": []} == browser.get("/api/tables").json()


@pytest.mark.rule("SR-29")
@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data", ""])
def test_only_json_changes_something(browser: Browser, kind: str) -> None:
    """A change without the JSON content type is refused, as a form on another site cannot send that type."""
    headers = {"origin": ADDRESS, **({"content-type": kind} if kind else {})}
    response = browser.request("PUT", "/api/me", content=b'{"name": "Aino"}', headers=headers)

    assert (415, "api-error-not-json") == refused(response)


def counted(kind: str) -> float:
    """Returns the number of refused requests."""
    return metrics.REGISTRY.get_sample_value("inglenook_refused_total", {"kind": kind}) or 0.0


# Sizes.


@pytest.mark.rule("SR-30")
def test_a_body_that_is_too_large_is_refused(browser: Browser) -> None:
    """A body that is too large is refused, whether it announces its length or not."""

    async def endless() -> Any:
        for _ in range(MOST_BYTES // 1000 + 10):
            yield b" " * 1000

    said = browser.request("PUT", "/api/me", content=b" " * (MOST_BYTES + 1), headers=JSON)
    unsaid = browser.request("PUT", "/api/me", content=endless(), headers=JSON)
    lied = browser.request("PUT", "/api/me", content=b"{}", headers={**JSON, "content-length": "many"})

    assert [(413, "api-error-too-large")] * 3 == [refused(said), refused(unsaid), refused(lied)]


@pytest.mark.rule("SR-30")
def test_a_body_of_the_largest_size_is_read(browser: Browser) -> None:
    """A body of the largest allowed size is read, and fails only because it is not JSON."""
    response = browser.request("PUT", "/api/me", content=b" " * MOST_BYTES, headers=JSON)

    assert (400, "api-error-body") == refused(response)


# Rates.


FEW = Bucket("writing", Rate(3), Rate(9))


@pytest.fixture
def counting_house(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[House]:
    """Yields a server with rate limits that allow few changes."""
    assert WRITING.guest.amount < WRITING.address.amount
    monkeypatch.setattr(middleware, "WRITING", FEW)
    with House(tmp_path, limited=True) as house:
        yield house


@pytest.mark.rule("SR-30")
def test_too_many_of_a_guest_are_refused_and_others_do_not_notice(counting_house: House) -> None:
    """A guest over the rate limit is told when to come back; other guests and reads are counted separately."""
    aino, bram = counting_house.browser("Aino"), counting_house.browser("Bram")
    answers = [aino.put("/api/me", {"name": "Aino"}) for _ in range(FEW.guest.amount + 1)]

    assert [200] * FEW.guest.amount == [answer.status_code for answer in answers[:-1]]
    assert (429, "api-error-too-many") == refused(answers[-1])
    assert 1 <= int(answers[-1].headers["retry-after"]) <= 60
    assert int(answers[-1].headers["retry-after"]) == answers[-1].json()["error"]["seconds"]
    assert 200 == bram.put("/api/me", {"name": "Bram"}).status_code
    assert 200 == aino.get("/api/me").status_code


@pytest.mark.rule("SR-30")
def test_new_cookies_do_not_help_at_one_address(counting_house: House) -> None:
    """A client that drops its cookie each time is counted by address, which does not affect other addresses."""
    statuses = [
        counting_house.browser(address="198.51.100.4").put("/api/me", {"name": "Aino"}).status_code
        for _ in range(FEW.address.amount + 1)
    ]

    assert [200] * FEW.address.amount + [429] == statuses
    assert 200 == counting_house.browser(address="198.51.100.5").put("/api/me", {"name": "Aino"}).status_code


@pytest.mark.rule("SR-30")
def test_nobody_lays_tables_without_end(counting_house: House) -> None:
    """The number of tables a guest creates is limited, apart from other requests."""
    aino = counting_house.browser("Aino")
    body = {"game": "talisman", "seats": [YOU, BOT]}
    answers = [aino.post("/api/tables", body) for _ in range(LAYING.guest.amount + 1)]

    assert [201] * LAYING.guest.amount == [answer.status_code for answer in answers[:-1]]
    assert (429, "api-error-too-many") == refused(answers[-1])
    assert LAYING == bucket_of("POST", "/api/tables/abc/branch")
    assert 200 == aino.put("/api/me", {"name": "Aino"}).status_code


def asking(client: str, forwarded: str = "") -> Request:
    """Returns a request from an address, with an optional forwarding header."""
    headers = [(b"x-forwarded-for", forwarded.encode())] if forwarded else []
    return Request({"type": "http", "client": (client, 1), "headers": headers})


@pytest.mark.rule("SR-30")
def test_addresses_cannot_be_made_up() -> None:
    """A forwarded address counts only from a trusted proxy, and an IPv6 household counts as one address."""
    assert "203.0.113.9" == address_of(asking("203.0.113.9", "1.2.3.4"), 0)
    assert "5.6.7.8" == address_of(asking("10.0.0.1", "1.2.3.4, 5.6.7.8"), 1)
    assert "1.2.3.4" == address_of(asking("10.0.0.1", "9.9.9.9, 1.2.3.4, 5.6.7.8"), 2)
    assert "10.0.0.1" == address_of(asking("10.0.0.1"), 1)
    assert address_of(asking("2001:db8::1"), 0) == address_of(asking("2001:db8::ffff"), 0)
    assert "unknown" == address_of(asking("testclient"), 0)


# Figures and logs.


@pytest.mark.rule("SR-31")
def test_figures_name_routes_and_nothing_else(house: House) -> None:
    """Metrics count requests by route and contain no ids of tables."""
    browser = house.browser("Aino")
    id = browser.lay(YOU, BOT)
    browser.get(f"/api/tables/{id}")

    response = browser.get("/metrics")

    assert 'inglenook_http_requests_total{method="GET",route="/api/tables/{id}",status="200"}' in response.text
    assert id not in response.text
    assert "text/plain" in response.headers["content-type"]


@pytest.mark.rule("SR-31")
def test_methods_that_somebody_made_up_have_one_count(browser: Browser) -> None:
    """Invented HTTP methods share one counter, so that clients cannot fill the memory with metrics."""
    browser.request("BREW", "/api/me")

    text = browser.get("/metrics").text
    assert 'method="other"' in text
    assert "BREW" not in text


@pytest.mark.rule("SR-31")
def test_the_server_says_whether_it_is_well(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The health endpoint queries the database, and its status says whether the database answers."""
    monkeypatch.setattr(store, "ASKED_AGAIN", 0.0)
    browser = house.browser()
    well = browser.get("/healthz")

    async def gone(*arguments: object) -> None:
        raise OSError("no such host")

    monkeypatch.setattr(house.store._database, "read", gone)
    unwell = browser.get("/healthz")

    core = "compiled" if is_compiled() else "python"
    assert (200, {"database": True, "core": core}) == (well.status_code, well.json())
    assert (503, {"database": False, "core": core}) == (unwell.status_code, unwell.json())
    assert "503" in browser.get("/openapi.json").json()["paths"]["/healthz"]["get"]["responses"]


@pytest.mark.rule("SR-31")
def test_logs_are_lines_of_json_without_secrets(written: io.StringIO) -> None:
    """Log lines of the server and its libraries are JSON, and anything that may be secret is removed."""
    structlog.get_logger("inglenook.test").info(
        "sat down", table="t1", seed="s3cret", more={"cookie": "s3cret", "n": 1}
    )
    logging.getLogger("library").warning("careful %s", "now")
    try:
        raise ValueError("a fault")
    except ValueError:
        structlog.get_logger("inglenook.test").exception("broken", keys=["s3cret"])

    lines = [json.loads(line) for line in written.getvalue().splitlines()]

    assert [("sat down", "info"), ("careful now", "warning"), ("broken", "error")] == [
        (line["event"], line["level"]) for line in lines
    ]
    assert {"cookie": "…", "n": 1} == lines[0]["more"]
    assert "ValueError: a fault" in lines[2]["exception"]
    assert "s3cret" not in written.getvalue()


@pytest.mark.rule("SR-28", "SR-31")
def test_a_fault_of_the_server_is_noted_and_told_in_words(
    written: io.StringIO, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unexpected error is logged with its place and without the request's content, and answered in words."""
    browser = house.browser("Aino")

    async def broken(*arguments: object) -> None:
        raise RuntimeError("the disk is full")

    monkeypatch.setattr(house.store, "open_tables", broken)
    response = browser.get("/api/tables")

    assert (500, "api-error-broken") == refused(response)
    noted = [json.loads(line) for line in written.getvalue().splitlines() if "broken" in line]
    assert ["/api/tables"] == [line["route"] for line in noted]
    assert "the disk is full" in written.getvalue()
    assert browser.client.cookies["inglenook"] not in written.getvalue()


# Files of the browser's part.


@pytest.mark.rule("SR-45")
@pytest.mark.parametrize(("accepted", "sent"), [("gzip, br", "br"), ("gzip;q=1.0, br;q=0.5", "br"), ("gzip", None)])
def test_a_text_that_was_packed_is_sent_packed_to_who_can_unpack_it(
    tmp_path: Path, accepted: str, sent: str | None
) -> None:
    """A precompressed file is sent compressed, with its own type, to clients that accept it, and others as they are."""
    (tmp_path / "page.html").write_text("<p>long</p>")
    (tmp_path / "page.html.br").write_bytes(b"short")
    (tmp_path / "font.woff2").write_bytes(b"font")
    request = Request({"type": "http", "headers": [(b"accept-encoding", accepted.encode())]})
    response = packed(tmp_path / "page.html", request)

    assert sent == (response and response.headers["content-encoding"])
    assert response is None or response.headers["content-type"].startswith("text/html")
    assert packed(tmp_path / "font.woff2", request) is None
