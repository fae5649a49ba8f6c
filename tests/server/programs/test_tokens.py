"""Tokens: made and revoked in the browser, and limited to their scopes."""

from __future__ import annotations

import json
import time
from pathlib import Path

import pytest
from sqlalchemy import select

from inglenook.server.api.v1 import PROGRAMS
from inglenook.server.http.endpoints import Endpoint
from inglenook.server.people.tokens import MOST_PROGRAMS, MOST_TOKENS, PREFIX, SCOPES, new_secret
from inglenook.server.programs.authentication import GUESSES
from inglenook.server.storage import schema
from inglenook.server.storage.cleanup import keep_house
from inglenook.server.storage.retention import Keep
from tests.server.support.browsers import ADDRESS, BOT, YOU, House, refused
from tests.server.support.programs import Program, program, token

pytestmark = pytest.mark.rule("SR-110")

A_DAY = 24 * 3600


def test_a_token_is_shown_once_and_kept_as_a_hash(house: House) -> None:
    """A token is shown once and stored as a hash, so that neither the list nor the database has its secret."""
    browser = house.browser("Aino")
    secret = token(browser, "read", "play", name="My script")

    listed = browser.get("/api/me/tokens").json()

    async def kept() -> str:
        rows = await house.store._all(select(schema.tokens))
        return repr(rows)

    assert [(one["name"], one["scopes"]) for one in listed["tokens"]] == [("My script", ["read", "play"])]
    assert secret not in json.dumps(listed)
    assert secret.removeprefix(PREFIX) not in house.do(kept)


def test_a_token_acts_as_its_owner_or_as_a_program(house: House) -> None:
    """A token acts as its owner or as a program with a name of its own, which several tokens may share."""
    browser = house.browser("Aino")
    mine, robo = program(browser, "play"), program(browser, "bot", "lay", name="Robo")
    again = program(browser, "bot", name="Second token", program="Robo")

    known = [one.get("/me").json() for one in (mine, robo, again)]

    assert [(one["name"], one["program"]) for one in known] == [("Aino", False), ("Robo", True), ("Robo", True)]
    assert known[1]["scopes"] == ["bot", "lay"]
    assert browser.get("/api/me/tokens").json()["programs"] == ["Robo"]
    assert browser.get("/api/me").json()["name"] == "Aino"


@pytest.mark.parametrize(
    ("body", "expected"),
    [
        ({"name": "  ", "scopes": ["read"]}, (422, "api-error-no-name")),
        ({"name": "x", "scopes": ["play", "bot"]}, (422, "api-error-program-scopes")),
        ({"name": "x", "scopes": []}, (400, "api-error-body")),
        ({"name": "x", "scopes": ["admin"]}, (400, "api-error-body")),
        ({"name": "x", "scopes": ["read"], "days": 400}, (400, "api-error-body")),
    ],
)
def test_unfit_tokens_are_refused(house: House, body: object, expected: tuple[int, str]) -> None:
    """A request for an invalid token is refused with the reason."""
    assert refused(house.browser("Aino").post("/api/me/tokens", body)) == expected


def test_nobody_has_more_tokens_and_programs_than_there_is_room_for(house: House) -> None:
    """A person has a limited number of tokens and programs, which does not limit others."""
    browser = house.browser("Aino")
    for number in range(MOST_PROGRAMS):
        token(browser, "bot", name=f"Robo {number}")

    assert refused(browser.post("/api/me/tokens", {"name": "R", "scopes": ["bot"]})) == (409, "api-error-programs")
    for _ in range(MOST_TOKENS - MOST_PROGRAMS):
        token(browser, "read")
    assert refused(browser.post("/api/me/tokens", {"name": "R", "scopes": ["read"]})) == (409, "api-error-tokens")
    assert token(house.browser("Bram"), "bot")


# Attacks.


def path_of(endpoint: Endpoint, table: str) -> str:
    """Returns a concrete address of an endpoint."""
    return endpoint.path.replace("{id}", table).replace("{seat}", "0") + ("?seconds=0" if endpoint.streams else "")


@pytest.mark.parametrize("scope", SCOPES)
def test_a_token_of_one_scope_is_refused_everything_else(house: House, scope: str) -> None:
    """A token of one scope is refused by every endpoint of another scope, even at the person's own table."""
    browser = house.browser("Aino")
    one = program(browser, scope)
    table = browser.lay(YOU, BOT, begin=True)

    found = {
        f"{endpoint.method} {endpoint.path}": one.request(
            endpoint.method, path_of(endpoint, table), json={} if endpoint.takes else None
        )
        for endpoint in PROGRAMS
    }

    wrong = [
        name
        for endpoint, (name, response) in zip(PROGRAMS, found.items(), strict=True)
        if (scope in endpoint.scopes) == (response.status_code == 403 and refused(response)[1] == "api-error-scope")
    ]
    assert wrong == []


def test_what_each_scope_is_for() -> None:
    """Each scope opens the endpoints listed in docs/api.md; a new endpoint has to be added here."""
    found = {scope: sum(scope in one.scopes for one in PROGRAMS) for scope in SCOPES}
    playing = {
        one.scopes for one in PROGRAMS if one.path.endswith(("/answer", "/undo", "/seats/{seat}/stream", "/sit"))
    }

    assert playing == {("play", "bot")}
    assert found["play"] == found["bot"]
    assert all(one.scopes for one in PROGRAMS)
    assert {one.path for one in PROGRAMS if one.scopes == ("lay",)} == {
        "/api/v1/tables",
        "/api/v1/tables/{id}/begin",
        "/api/v1/tables/{id}/seats/{seat}/bot",
        "/api/v1/tables/{id}/seats/{seat}/open",
    }


def test_a_cookie_opens_no_endpoint_for_programs(house: House) -> None:
    """A cookie opens no endpoint for programs, from the server's own pages or elsewhere."""
    browser = house.browser("Aino")
    table = browser.lay(YOU, BOT, begin=True)
    found = {
        refused(browser.request(one.method, path_of(one, table), json={} if one.takes else None)) for one in PROGRAMS
    }

    assert found == {(401, "api-error-no-token")}


def test_a_token_opens_nothing_else(house: House) -> None:
    """A token is no guest at the endpoints for browsers, makes no token, and gets no cookie."""
    browser = house.browser("Aino")
    one = program(browser, "play", "read", "lay")

    assert one.request("GET", "/api/me").json() == {"guest": False, "name": "", "kept": False}
    assert one.request("GET", "/api/me/tokens").json() == {"tokens": [], "programs": []}
    assert "set-cookie" not in one.get("/me").headers
    assert "set-cookie" not in one.post("/tables", {"game": "talisman", "seats": [YOU, BOT]}).headers


def test_a_page_elsewhere_cannot_use_a_token(house: House) -> None:
    """A page of another origin cannot use a token: its request is refused, and no response may be read by it."""
    one = program(house.browser("Aino"), "lay")
    body = {"game": "talisman", "seats": [YOU, BOT]}

    response = one.request("POST", "/api/v1/tables", json=body, headers={"origin": "https://evil.example"})

    assert refused(response) == (403, "api-error-origin")
    assert "access-control-allow-origin" not in one.get("/me").headers
    assert one.request("OPTIONS", "/api/v1/tables", headers={"origin": "https://evil.example"}).status_code >= 400


@pytest.mark.parametrize("given", ["", "inglenook_", "inglenook_" + "x" * 43, "x", "Bearer", "é" * 43])
def test_what_is_no_token_is_refused(house: House, given: str) -> None:
    """An invalid token is refused with the same response whatever it looks like, including how to authenticate."""
    headers = {"authorization": f"Bearer {given}".encode()}
    response = Program(house, "").request("GET", "/api/v1/me", headers=headers)

    assert refused(response) == (401, "api-error-bad-token")
    assert response.headers["www-authenticate"].startswith("Bearer")
    assert "token" in response.json()["text"]


def test_a_token_in_the_address_is_refused(house: House) -> None:
    """A token in the address is refused, even a valid one beside a valid header."""
    browser = house.browser("Aino")
    secret = token(browser, "read")

    for path in (f"/api/v1/me?token={secret}", f"/api/v1/tables/{secret}", "/api/v1/me?access_token=x"):
        assert refused(Program(house, "").request("GET", path)) == (400, "api-error-token-in-address")
        assert refused(Program(house, secret).request("GET", path)) == (400, "api-error-token-in-address")


def test_an_expired_token_is_refused_like_an_unknown_one(house: House) -> None:
    """An expired token gets exactly the response of an unknown one."""
    one = program(house.browser("Aino"), "read", days=1)
    house.wall.now = 1e10
    expired = one.get("/me")
    unknown = Program(house, new_secret()).get("/me")

    assert (expired.status_code, expired.content) == (unknown.status_code, unknown.content)


def test_a_revoked_token_is_refused_at_once(house: House) -> None:
    """A token revoked by its owner is refused at once; others who try to revoke it are told that it does not exist."""
    browser, other = house.browser("Aino"), house.browser("Bram")
    one = program(browser, "read")
    assert one.get("/me").status_code == 200
    (listed,) = browser.get("/api/me/tokens").json()["tokens"]
    path, headers = f"/api/me/tokens/{listed['id']}", {"origin": ADDRESS, "content-type": "application/json"}

    assert refused(other.request("DELETE", path, headers=headers)) == (404, "api-error-no-own-token")
    assert refused(other.request("DELETE", f"{path}x", headers=headers)) == (404, "api-error-no-own-token")
    assert one.get("/me").status_code == 200
    assert browser.request("DELETE", path, headers=headers).json()["tokens"] == []
    assert refused(one.get("/me")) == (401, "api-error-bad-token")


def test_a_banned_person_has_no_token(house: House) -> None:
    """A ban of the owner or of the program revokes the token."""
    browser = house.browser("Aino")
    one = program(browser, "bot")

    async def persons() -> list[str]:
        rows = await house.store._all(select(schema.tokens.c.owner, schema.tokens.c.person))
        return [name for row in rows for name in row]

    for person in house.do(persons):
        house.app.state.hall.barred = {f"guest {person}": "ban"}
        assert refused(one.get("/me")) == (403, "api-error-barred")
    house.app.state.hall.barred = {}
    assert one.get("/me").status_code == 200


def test_guesses_are_counted(tmp_path: Path) -> None:
    """An address that guesses tokens has to wait, which does not affect other addresses or programs in use."""
    with House(tmp_path, limited=True) as house:
        browser = house.browser("Aino")
        here = program(browser, "read")
        assert here.get("/me").status_code == 200
        guessing = Program(house, new_secret())
        found = [guessing.get("/me").status_code for _ in range(GUESSES.amount + 1)]

        assert found == [401] * GUESSES.amount + [429]
        assert here.get("/me").status_code == 200
        assert Program(house, here.secret, address="192.0.2.1").get("/me").status_code == 200


# Ends.


def test_tokens_go_with_their_owner(house: House) -> None:
    """Tokens are deleted with their owner, and when they have expired."""
    browser = house.browser("Aino")
    token(browser, "bot", days=366)
    token(browser, "read", days=1)

    async def kept(days: float) -> list[int]:
        await keep_house(house.store, Keep(guests=400), now=time.time() + days * A_DAY)
        return [len(await house.store._all(select(table))) for table in (schema.tokens, schema.programs, schema.guests)]

    assert house.do(kept, 0.5) == [2, 1, 2]
    assert house.do(kept, 2) == [1, 1, 2]
    assert house.do(kept, 500) == [0, 0, 0]
