"""A guest joins an account: all data moves along, once, and completely or not at all (SR-135)."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, event, func, select
from websockets.exceptions import ConnectionClosed

from inglenook.server.people.guests import COOKIE
from inglenook.server.people.links import mark_of
from inglenook.server.storage import accounts, schema
from inglenook.server.storage.packs import add_pack
from inglenook.server.storage.store import Store
from tests.server.people.test_accounts import build, comes_back, decks, keep, yours
from tests.server.people.test_sessions import name_of
from tests.server.support.browsers import OPEN, YOU, House, refused
from tests.server.support.house import House as RealHouse
from tests.server.support.tables import ANN, cookie


@pytest.mark.rule("SR-135")
def test_a_guest_brings_everything_along(house: House) -> None:
    """A guest who joins an account brings tables, decks, packs and leagues, of which nothing stays with the guest."""
    aino = house.browser("Aino")
    words = keep(aino)
    build(aino, "same", "Hers")
    phone = house.browser("A. on the phone")
    table = phone.lay(YOU, OPEN)
    for id in ("same", "other"):
        build(phone, id, "From the phone")
    laid = phone.post("/api/leagues", {"kind": "draft", "product": "set-1", "name": "A."}).json()["id"]
    found = house.do(guests_by_name, house.store)
    guest = found["A. on the phone"]
    for one in (found["Aino"], guest):
        house.do(add_pack, house.store, one, "booster-1", [["1R1", False, False]], 600.0, 36, 1000)
    joined = comes_back(phone, words).json()

    assert joined == {"name": "Aino", "games": 1, "decks": 2, "packs": 1, "leagues": 1}
    assert (yours(phone), yours(aino)) == ({table}, {table})
    assert len(decks(aino)) == 3 and {"same", "other"} < set(decks(aino))
    assert aino.get("/api/me/collection").json()["packs"] == 2
    league = phone.get(f"/api/leagues/{laid}").json()
    assert (league["host"], league["you"]) == (True, 0)
    assert phone.post(f"/api/tables/{table}/seats/1", {"do": "bot"}).status_code == 200, "still the host"
    assert house.do(left_of, house.store, guest) == {}
    assert comes_back(phone, words).json() == {"name": "Aino", "games": 0, "decks": 0, "packs": 0, "leagues": 0}


async def guests_by_name(store: Store) -> dict[str, str]:
    """Returns the ids of all guests, by name."""
    return {row.name: row.id for row in await store._all(select(schema.guests.c.id, schema.guests.c.name))}


async def left_of(store: Store, guest: str) -> dict[str, int]:
    """Returns the number of rows that belong to a guest, by table."""
    found = {}
    for table, column in (
        ("guests", "id"), ("sessions", "guest"), ("seats", "guest"), ("tables", "host"), ("decks", "guest"),
        ("packs", "guest"), ("trials", "guest"), ("leagues", "host"), ("ways", "guest"),
    ):  # fmt: skip
        rows = schema.metadata.tables[table]
        row = await store._first(select(func.count()).where(rows.c[column] == guest))
        if row is not None and row[0]:
            found[table] = int(row[0])
    return found


@pytest.mark.rule("SR-135")
def test_nobody_joins_what_belongs_to_another(house: House) -> None:
    """A person signed in to one account takes nothing of it along when signing in to another."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    of_aino, of_bram = keep(aino), keep(bram)
    build(bram, "deck-b", "His")
    table = bram.lay(YOU, OPEN)

    assert comes_back(bram, of_aino).json() == {"name": "Aino", "games": 0, "decks": 0, "packs": 0, "leagues": 0}
    assert (decks(bram), yours(bram)) == ([], set())
    assert comes_back(bram, of_bram).json()["name"] == "Bram"
    assert (decks(bram), yours(bram)) == (["deck-b"], {table})


@pytest.mark.rule("SR-135")
@pytest.mark.parametrize("step", range(12))
def test_a_join_that_is_interrupted_at_any_step_changes_nothing(house: House, step: int) -> None:
    """A join interrupted at any step changes nothing, and the next attempt succeeds."""
    words = keep(house.browser("Aino"))
    phone = house.browser("Phone")
    table = phone.lay(YOU, OPEN)
    build(phone, "deck", "From the phone")
    guest = house.do(guests_by_name, house.store)["Phone"]
    before = house.do(left_of, house.store, guest)
    engine = house.store.database._engine  # type: ignore[attr-defined]
    writes = [0]

    def interrupt(connection: Connection, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.startswith(("SELECT", "BEGIN")) and connection.get_execution_options().get("writes"):
            writes[0] += 1
            if writes[0] == step + 1:
                raise OSError("interrupted")

    event.listen(engine, "before_cursor_execute", interrupt)
    try:
        assert refused(comes_back(phone, words)) == (500, "api-error-broken")
    finally:
        event.remove(engine, "before_cursor_execute", interrupt)

    assert house.do(left_of, house.store, guest) == before
    assert (name_of(phone), writes) == ("Phone", [step + 1])
    assert comes_back(phone, words).json()["games"] == 1
    assert (yours(phone), decks(phone)) == ({table}, ["deck"])


@pytest.mark.rule("SR-135")
def test_what_a_request_under_way_wrote_is_carried_over_later(house: House) -> None:
    """A seat or deck written for a guest just after the join reaches the account."""
    words = keep(house.browser("Aino"))
    phone = house.browser("Phone")
    guest = house.do(guests_by_name, house.store)["Phone"]
    comes_back(phone, words)
    late = house.browser("Late")
    table = late.lay(YOU, OPEN)

    async def write_late() -> None:
        assert await house.store.change_seat(table, 0, guest=guest)

    house.do(write_late)
    assert yours(phone) == set()
    house.do(accounts.carry_over_again, house.store, house.wall.now)
    house.do(accounts.carry_over_again, house.store, house.wall.now)
    assert yours(phone) == {table}


@pytest.mark.rule("SR-135")
def test_a_barred_guest_does_not_get_rid_of_it(house: House) -> None:
    """A ban or mute of a guest moves along to the account that the guest joins."""
    words = keep(house.browser("Aino"))
    phone = house.browser("Phone")
    found = house.do(guests_by_name, house.store)

    async def mute() -> None:
        await house.store.database.write(
            lambda connection: connection.execute(
                schema.barred.insert().values(who=f"guest {found['Phone']}", kind="mute", at=1.0, reason="")
            )
        )

    house.do(mute)
    comes_back(phone, words)

    async def barred() -> list[str]:
        return [row.who for row in await house.store._all(select(schema.barred.c.who))]

    assert house.do(barred) == [f"guest {found['Aino']}"]


@pytest.mark.rule("SR-135", "SR-131")
def test_a_game_goes_on_while_its_guest_joins(tmp_path: Path, postgresql_address: str) -> None:
    """A guest joining an account during a game is disconnected in all processes, and returns to the same seat."""
    here, there = [RealHouse(tmp_path, database=postgresql_address) for _ in range(2)]
    with here, there:
        address = f"http://127.0.0.1:{here.port}"
        with there.connect(ANN) as socket, httpx.Client(base_url=address) as aino:
            assert socket.ask(type="watch", table=there.table, seat=0)["type"] != "refused"
            aino.put("/api/me", json={"name": "Aino"})
            words = " ".join(aino.post("/api/me/words", json={}).json()["words"])
            headers = {"cookie": here.do(cookie, ANN)}
            joined = httpx.post(f"{address}/api/sign-in/words", json={"words": words}, headers=headers)
            assert (joined.status_code, joined.json()["games"]) == (200, 2)
            with pytest.raises(ConnectionClosed):
                socket.ask(type="ping", id=78)  # no reply has the number that is waited for
            own = f"{COOKIE}={joined.cookies[COOKIE]}"
        with there.connect(None, Cookie=own) as again:
            assert again.ask(type="watch", table=there.table, seat=0)["type"] != "refused"
            assert again.ask(type="watch", table=there.table, seat=1)["type"] == "refused"


@pytest.mark.rule("SR-133", "SR-131")
def test_keeping_ends_no_game(tmp_path: Path, postgresql_address: str) -> None:
    """A guest who makes recovery words keeps the open WebSocket, as the new token reaches the other process."""
    here, there = [RealHouse(tmp_path, database=postgresql_address) for _ in range(2)]
    with here, there:
        own = here.do(cookie, ANN)
        with there.connect(None, Cookie=own) as socket:
            assert socket.ask(type="watch", table=there.table, seat=0)["type"] != "refused"
            address = f"http://127.0.0.1:{here.port}/api/me"
            httpx.post(f"{address}/words", json={}, headers={"cookie": own})
            kept = httpx.post(f"{address}/renew", json={}, headers={"cookie": own})
            assert kept.status_code == 200
            there.run(there.app.state.sessions.compare)
            there.run(there.app.state.sessions.compare)

            assert socket.ask(type="watch", table=there.table, seat=0)["type"] != "refused"
            assert mark_of(kept.cookies[COOKIE]) in there.app.state.sessions._known
