"""Guests: a name and a cookie."""

from __future__ import annotations

import time

import pytest
from sqlalchemy import select

from inglenook.kernel.messages import Message
from inglenook.server.storage import schema
from inglenook.wording import Wording
from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-20")


def test_nobody_is_known_at_first(browser: Browser) -> None:
    """A visitor without a cookie is no guest yet."""
    assert {"guest": False, "name": "", "kept": False} == browser.get("/api/me").json()


def test_a_name_makes_a_guest(browser: Browser) -> None:
    """A name makes a visitor a guest; blanks around it and repeated blanks inside are dropped."""
    assert {"guest": True, "name": "Aino Kallas", "kept": False} == browser.put(
        "/api/me", {"name": "  Aino   Kallas "}
    ).json()
    assert {"guest": True, "name": "Aino Kallas", "kept": False} == browser.get("/api/me").json()


@pytest.mark.parametrize(
    "name", ["\U0001f469\u200d\U0001f467", "\u2764\ufe0f\u200d\U0001f525", "نوشین\u200cنام", "Åsa Ødegård"]
)
def test_a_name_in_any_script(browser: Browser, name: str) -> None:
    """A name may contain joining characters, such as those of some scripts and emoji."""
    assert {"guest": True, "name": name, "kept": False} == browser.put("/api/me", {"name": name}).json()


@pytest.mark.rule("SR-86")
def test_who_comes_back_was_seen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A returning guest's last visit is noted once a day, and visits of strangers are not noted."""
    browser = house.browser("Aino")

    async def seen() -> list[float]:
        rows = await house.store._all(select(schema.guests.c.seen))
        return [row.seen for row in rows]

    (first,) = house.do(seen)
    moved = [0.0]
    clock = time.time
    monkeypatch.setattr(time, "time", lambda: clock() + moved[0])
    after = []
    for days in (0, 3, 3.01):
        moved[0] = days * 24 * 3600
        browser.get("/api/me")
        after += house.do(seen)

    assert first + 2 * 24 * 3600 < after[1] == after[2]


def test_a_guest_can_be_renamed_and_stays_the_same(browser: Browser) -> None:
    """A renamed guest is the same guest and keeps everything."""
    browser.put("/api/me", {"name": "Aino"})
    table = browser.lay({"kind": "you"}, {"kind": "open"})

    browser.put("/api/me", {"name": "Bram"})

    assert {"guest": True, "name": "Bram", "kept": False} == browser.get("/api/me").json()
    assert [table] == [one["id"] for one in browser.get("/api/tables").json()["yours"]]


def test_the_cookie_is_for_our_server_alone(browser: Browser) -> None:
    """The guest's cookie cannot be read by scripts and is not sent with changes from other sites."""
    cookie = browser.put("/api/me", {"name": "Aino"}).headers["set-cookie"]

    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip().lower() for part in cookie.split(";")}


def test_a_cookie_that_was_tampered_with_is_nobody(house: House) -> None:
    """A cookie with a changed letter belongs to no guest."""
    browser = house.browser("Aino")
    [(name, value)] = browser.client.cookies.items()
    browser.client.cookies.clear()

    changed = browser.get("/api/me", cookie=f"{name}=X{value[1:]}")

    assert {"guest": False, "name": "", "kept": False} == changed.json()


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": ""}, 422),
        ({"name": "   "}, 422),
        ({"name": "x" * 41}, 400),
        ({"name": "a\nb"}, 400),
        ({"name": "\u202eolleh"}, 400),
        ({"name": "Ai\u200bno"}, 400),
        ({"name": "Aino\x85"}, 400),
        ({"name": "\u2066Aino"}, 400),
        ({"name": "Ai\u00adno"}, 400),
        ({"name": "\u3164"}, 400),
        ({"name": "\u115f"}, 400),
        ({"name": "\u200d"}, 400),
        ({"name": "Ai\u200dno"}, 400),
        ({"name": "Aino\u200d"}, 400),
        ({"name": "\U0001f469\u200d"}, 400),
        ({"name": "Aino\U000e0041"}, 400),
        ({"name": "Aino\U0001d173"}, 400),
        ({"name": "Aino\ufe0f"}, 400),
        ({"name": "Ai\u180eno"}, 400),
        ({"name": "\u2800"}, 422),
        ({"name": "\U000e0041"}, 400),
        ({"name": "\u0301"}, 422),
        ({"name": 3}, 400),
        ({}, 400),
        ([], 400),
        ({"name": "Aino", "host": True}, 400),
    ],
)
def test_what_is_no_name_is_refused(browser: Browser, body: object, status: int) -> None:
    """A name that is empty, too long, multi-line, turned in direction, invisible or not a text is refused."""
    assert status == browser.put("/api/me", body).status_code
    assert {"guest": False, "name": "", "kept": False} == browser.get("/api/me").json()


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize("language", ["en", "fi", "nl"])
@pytest.mark.parametrize(("name", "said"), [("x" * 41, "api-error-long"), ("Ai\u200bno", "api-error-characters")])
def test_what_is_wrong_with_a_name_is_told_in_words(browser: Browser, name: str, said: str, language: str) -> None:
    """A refused name is explained in words: its maximum length or the characters to leave out, never a pattern."""
    answer = browser.put("/api/me", {"name": name})

    assert (400, said) == refused(answer)
    error = answer.json()["error"]
    told = Wording(language).say(Message(error.pop("message"), error))
    assert "name" in told and "regex" not in told and "Expected" not in told
    assert said != "api-error-long" or "40" in told


@pytest.mark.parametrize("content", [b"", b"{", b'{"name": "\xff"}', b'{"name": "\\ud800"}', b"[" * 5000])
def test_what_is_no_json_is_refused(browser: Browser, content: bytes) -> None:
    """A request that is not valid JSON is refused in words."""
    headers = {"content-type": "application/json"}

    assert (400, "api-error-body") == refused(browser.request("PUT", "/api/me", content=content, headers=headers))
