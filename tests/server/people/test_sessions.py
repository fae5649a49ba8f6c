"""Sessions: random tokens stored as hashes, listed by device, and ended at once (SR-130, SR-131)."""

from __future__ import annotations

import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from inglenook.server.people.guests import BOUND, COOKIE
from inglenook.server.people.links import mark_of
from inglenook.server.people.sessions import ENDED, NOTED_AGAIN
from inglenook.server.storage import schema, sessions
from inglenook.server.storage.cleanup import A_DAY, IDLE, keep_house
from inglenook.server.storage.retention import Keep
from inglenook.server.storage.rows import Guest
from inglenook.server.storage.sessions import GRACE, MOST
from inglenook.server.storage.store import Store
from tests.server.support.browsers import ADDRESS, Browser, House, refused
from tests.server.support.house import House as RealHouse
from tests.server.support.tables import ANN, signed_cookie

SCHEMAS = Path(__file__).parents[1] / "storage" / "schemas"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) Version/18.5 Mobile/15E148 Safari/604.1"


def token_of(browser: Browser) -> str:
    """Returns the token in a browser's cookie."""
    return str(browser.client.cookies[COOKIE])


def comes_with(house: House, token: str, user_agent: str = "") -> Browser:
    """Returns a browser that has a token already."""
    browser = house.browser()
    browser.client.cookies.set(COOKIE, token, domain="inglenook.test")
    if user_agent:
        browser.client.headers["user-agent"] = user_agent
    return browser


def name_of(browser: Browser) -> str:
    """Returns the name under which the server knows a browser; "" if the server does not know it."""
    return str(browser.get("/api/me").json()["name"])


def devices(browser: Browser) -> list[dict[str, Any]]:
    """Returns the list of a person's devices."""
    found: list[dict[str, Any]] = browser.get("/api/me/sessions").json()
    return found


def end(browser: Browser, id: str) -> Any:
    """Ends the session of a device."""
    headers = {"origin": ADDRESS, "content-type": "application/json"}
    return browser.request("DELETE", f"/api/me/sessions/{id}", content=b"{}", headers=headers)


def another_device(house: House, browser: Browser, user_agent: str = IPHONE) -> Browser:
    """Begins a second session of the same person, as a sign-in on another device does."""

    async def begin() -> str:
        found = house.app.state.sessions
        known = await sessions.find(house.store, [mark_of(token_of(browser))])
        (session,) = known.values()
        request = browser.client.build_request("GET", "/", headers={"user-agent": user_agent})
        token, _ = await found.begin(request, session.guest, sessions.NEW_GUEST)
        return str(token)

    return comes_with(house, house.do(begin), user_agent)


@pytest.mark.rule("SR-130")
def test_the_database_has_only_the_hash_of_a_token(house: House) -> None:
    """The database has only the hash of a session's token, so that a copy of the database opens no session."""
    browser = house.browser("Aino")
    token = token_of(browser)

    async def rows() -> list[Any]:
        return list(await house.store._all(select(schema.sessions)))

    (row,) = house.do(rows)
    assert re.fullmatch(r"[A-Za-z0-9_-]{43}", token)
    assert token not in [*row]
    assert [name_of(comes_with(house, one)) for one in (token, row.mark, row.id)] == ["Aino", "", ""]


@pytest.mark.rule("SR-130")
def test_a_token_that_somebody_chose_is_not_taken_over(house: House) -> None:
    """A token that the server did not issue is replaced by a new one (session fixation)."""
    planted = "A" * 43
    victim = comes_with(house, planted)
    victim.put("/api/me", {"name": "Aino"})

    assert token_of(victim) != planted
    assert name_of(comes_with(house, planted)) == ""


@pytest.mark.rule("SR-130")
def test_a_session_ends_when_it_was_not_used_for_long(house: House) -> None:
    """A session ends when it was not used for its full time; each use extends it and renews the cookie."""
    browser = house.browser("Aino")
    for _ in range(3):
        house.wall.now += IDLE - A_DAY
        answer = browser.get("/api/me")
        assert answer.json()["name"] == "Aino"
        assert answer.headers["set-cookie"].startswith(f"{COOKIE}={token_of(browser)};")
    house.wall.now += NOTED_AGAIN - 1
    assert "set-cookie" not in browser.get("/api/me").headers
    house.wall.now += IDLE + 1

    assert name_of(browser) == ""


@pytest.mark.rule("SR-130", "SR-86")
def test_sessions_that_have_ended_are_thrown_away(house: House) -> None:
    """Ended sessions are deleted, as are those that never reached a browser and those of deleted guests."""
    house.browser("Aino")

    async def kept(days: float) -> int:
        await keep_house(house.store, Keep(guests=0), house.wall.now + days * A_DAY)
        return int((await house.store._first(select(func.count()).select_from(schema.sessions)))[0])  # type: ignore[index]

    assert [house.do(kept, days) for days in (399, 401)] == [1, 0]


@pytest.mark.rule("SR-131")
def test_devices_are_listed_and_ended(house: House) -> None:
    """The list of devices shows browser, system and the asking device; an ended device is signed out at once."""
    laptop = house.browser()
    laptop.client.headers["user-agent"] = FIREFOX
    laptop.put("/api/me", {"name": "Aino"})
    house.wall.now += 60
    phone = another_device(house, laptop)

    listed = devices(laptop)
    named = [(one["browser"], one["system"], one["here"]) for one in listed]
    assert named == [("Firefox", "Linux", True), ("Safari", "iPhone", False)]
    assert [one["since"] for one in listed] == [600.0, 660.0]

    assert [one["here"] for one in end(laptop, listed[1]["id"]).json()] == [True]
    assert (name_of(phone), name_of(laptop)) == ("", "Aino")
    assert refused(phone.get("/api/me/sessions")) == (403, "api-error-nobody")


@pytest.mark.rule("SR-131")
def test_nobody_ends_a_session_of_somebody_else(house: House) -> None:
    """A person can end only the person's own sessions, although the names of sessions are not secret."""
    aino, mallory = house.browser("Aino"), house.browser("Mallory")
    (own,) = devices(aino)

    assert refused(end(mallory, own["id"])) == (404, "api-error-no-device")
    assert mallory.post("/api/me/sessions/end", {"which": "all"}).json() == []
    assert (name_of(aino), name_of(mallory)) == ("Aino", "")


@pytest.mark.rule("SR-131")
def test_all_other_sessions_end_together(house: House) -> None:
    """All other sessions can be ended together, with the older signed cookie, and signing out removes the cookie."""
    laptop = house.browser("Aino")
    others = [another_device(house, laptop) for _ in range(3)]

    assert [one["here"] for one in laptop.post("/api/me/sessions/end", {"which": "others"}).json()] == [True]
    assert [name_of(one) for one in (laptop, *others)] == ["Aino", "", "", ""]
    gone = laptop.post("/api/me/sessions/end", {"which": "all"})
    assert gone.headers["set-cookie"].startswith(f'{COOKIE}=""')
    assert name_of(laptop) == ""


@pytest.mark.rule("SR-130")
def test_nobody_has_sessions_without_end(house: House) -> None:
    """A person has a limited number of sessions; a new one replaces the one unused for longest."""
    laptop = house.browser("Aino")
    house.wall.now += 60
    first = another_device(house, laptop)
    latest = first
    for _ in range(MOST - 1):
        house.wall.now += 60
        latest = another_device(house, laptop)

    async def compared() -> None:
        await house.app.state.sessions.compare()

    house.wall.now += NOTED_AGAIN
    house.do(compared)
    assert (name_of(laptop), name_of(latest)) == ("", "Aino")
    assert name_of(first) == "Aino"
    assert len(devices(first)) == MOST


@pytest.mark.rule("SR-131")
@pytest.mark.parametrize(
    ("header", "sent", "told"),
    [("cf-ipcountry", "FI", "FI"), ("cf-ipcountry", "XX", ""), ("cf-ipcountry", "<b>", ""), ("", "FI", "")],
)
def test_a_country_is_told_by_the_operators_proxy_only(tmp_path: Path, header: str, sent: str, told: str) -> None:
    """A country is stored with a session only if the operator named a proxy header and the header has a country."""
    with House(tmp_path, trusted_proxies=1, country_header=header) as house:
        browser = house.browser()
        browser.client.headers["cf-ipcountry"] = sent
        browser.put("/api/me", {"name": "Aino"})

        assert [one["country"] for one in devices(browser)] == [told]


# Cookies from before there were sessions.


def signed(house: House, name: str = "Ann", until: float = A_DAY) -> Browser:
    """Returns a browser with an older server's signed cookie, which is accepted for a number of seconds."""

    async def make(store: Store) -> str:
        guest = Guest(f"guest-{name}", name)
        await store.add_guest(guest)
        change = update(schema.guests).where(schema.guests.c.id == guest.id).values(signed_until=house.wall.now + until)
        await store.database.write(lambda connection: connection.execute(change))
        return await signed_cookie(store, guest)

    return comes_with(house, house.do(make, house.store).partition("=")[2])


@pytest.mark.rule("SR-130")
def test_a_signed_cookie_is_exchanged_silently(house: House) -> None:
    """A signed cookie of an older server is exchanged for one token, even when several requests arrive at once."""
    browser = signed(house)
    cookie = token_of(browser)
    table = browser.lay({"kind": "you"}, {"kind": "open"})
    token = token_of(browser)

    assert token != cookie
    again = comes_with(house, cookie)
    assert (name_of(again), token_of(again)) == ("Ann", token)
    assert [one["id"] for one in browser.get("/api/tables").json()["yours"]] == [table]
    assert len(devices(browser)) == 1


@pytest.mark.rule("SR-130", "SR-98")
def test_a_signed_cookie_works_until_its_exchange_has_arrived(house: House) -> None:
    """A signed cookie works until its token has come back once, and a few minutes longer."""
    cookie = token_of(signed(house))
    token = ""
    for _ in range(3):
        house.app.state.sessions._exchanged.clear()
        house.wall.now += A_DAY / 10
        browser = comes_with(house, cookie)
        assert name_of(browser) == "Ann"
        token = token_of(browser)
    assert name_of(comes_with(house, token)) == "Ann"
    house.wall.now += GRACE - 1
    assert name_of(comes_with(house, cookie)) == "Ann"
    house.wall.now += 2
    assert name_of(comes_with(house, cookie)) == "Ann", "remembered until the next comparison"
    house.do(house.app.state.sessions.compare)

    assert name_of(comes_with(house, cookie)) == ""
    assert name_of(comes_with(house, token)) == "Ann"


@pytest.mark.rule("SR-130", "SR-98")
def test_a_signed_cookie_works_for_so_long_and_no_longer(house: House) -> None:
    """A signed cookie is refused after its time, after its guest ended all sessions, or for a guest who came later."""
    late = signed(house, "Late", -1.0)
    assert name_of(late) == ""
    ann = signed(house)
    cookie = token_of(ann)
    ann.get("/api/me")
    ann.post("/api/me/sessions/end", {"which": "others"})
    assert name_of(comes_with(house, cookie)) == ""

    async def made_later(store: Store) -> str:
        return await signed_cookie(store, await later(store))

    async def later(store: Store) -> Guest:
        (row,) = await store._all(select(schema.guests).where(schema.guests.c.name == "Ben"))
        return Guest(row.id, row.name)

    house.browser("Ben")
    assert name_of(comes_with(house, house.do(made_later, house.store).partition("=")[2])) == ""
    assert name_of(comes_with(house, cookie[:-1])) == "", "tampered with"


@pytest.mark.rule("SR-98")
def test_an_unbound_cookie_is_bound_over_https(tmp_path: Path) -> None:
    """A signed cookie is exchanged for a host-bound token in one step over HTTPS."""
    with House(tmp_path, trusted_proxies=1) as house:
        browser = signed(house)
        headers = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7"}
        given, gone = browser.request("GET", "/api/me", headers=headers).headers.get_list("set-cookie")

        assert given.startswith(f"{BOUND}=") and "Secure" in given
        assert gone.startswith(f'{COOKIE}=""')


# WebSockets.


@pytest.mark.rule("SR-131")
@pytest.mark.parametrize("through", ["this process", "another process"])
def test_an_ended_session_has_no_open_socket(tmp_path: Path, through: str) -> None:
    """Ending a session closes its WebSocket in every process, and its messages are not taken any more."""
    with RealHouse(tmp_path) as house, house.connect(ANN) as socket:
        watched = socket.ask(type="watch", table=house.table)
        assert watched["type"] != "refused"

        async def end_it(store: Store) -> None:
            if through == "this process":
                await house.app.state.sessions.end_all(ANN.id)
            else:
                await sessions.end_all(store, ANN.id)

        house.do(end_it)
        with pytest.raises(ConnectionClosed) as closed:
            socket.ask(type="ping", id=78)  # no reply has the number that is waited for
        assert closed.value.rcvd is not None and closed.value.rcvd.code == ENDED


@pytest.mark.rule("SR-131")
def test_a_session_ends_in_all_processes(tmp_path: Path, postgresql_address: str) -> None:
    """A session ended in one server is refused by another with the same database, which closes its WebSockets."""
    here, there = [RealHouse(tmp_path, database=postgresql_address) for _ in range(2)]
    with here, there, there.connect(ANN) as socket:
        assert socket.ask(type="watch", table=there.table)["type"] != "refused"
        (mark,) = there.app.state.sessions._known

        async def end_it(store: Store) -> None:
            await here.app.state.sessions.end_all(ANN.id)

        here.do(end_it)
        with pytest.raises(ConnectionClosed):
            socket.ask(type="ping", id=78)
        assert mark not in there.app.state.sessions._known


@pytest.mark.rule("SR-5", "SR-130")
def test_a_hundred_guests_of_an_older_database_stay_who_they_are(tmp_path: Path) -> None:
    """A hundred guests of an older database keep their decks and seats with their cookies, and no one else's."""
    file = tmp_path / "test.sqlite"
    with closing(sqlite3.connect(file)) as old:
        old.executescript((SCHEMAS / "9.sql").read_text())
        for number in range(100):
            old.execute("INSERT INTO guests (id, name, seen) VALUES (?, ?, 1000)", (f"g{number}", f"Guest {number}"))
            old.execute("INSERT INTO decks VALUES (?, 'd', 1, 0, 1000, ?)", (f"g{number}", f'{{"name": "{number}"}}'))
        old.commit()
    with House(tmp_path) as house:
        house.wall.now = time.time()

        async def cookies(store: Store) -> list[str]:
            return [await signed_cookie(store, Guest(f"g{number}", f"Guest {number}")) for number in range(100)]

        people = [comes_with(house, cookie.partition("=")[2]) for cookie in house.do(cookies, house.store)]
        assert [name_of(one) for one in people] == [f"Guest {number}" for number in range(100)]
        assert [len(one.get("/api/me/decks").json()) for one in people] == [1] * 100
        assert len({token_of(one) for one in people}) == 100
        house.wall.now += 366 * A_DAY
        assert [name_of(one) for one in people] == [f"Guest {number}" for number in range(100)]
        late = comes_with(house, house.do(cookies, house.store)[0].partition("=")[2])
        house.do(house.app.state.sessions.compare)
        assert name_of(late) == ""
