"""Tables: the list of games, creating a table, the hall, and beginning play."""

from __future__ import annotations

import time
from typing import Any

import pytest

from inglenook import registry
from inglenook.lotr.decks.formats import OFFERED
from inglenook.lotr.decks.starters import BUILT, FIRST, STARTERS
from inglenook.server.storage.rows import PLAYING, WAITING
from tests.server.support.browsers import BOT, HERE, OPEN, YOU, Browser, House, refused


@pytest.mark.rule("SR-21")
def test_the_games_say_what_a_table_can_choose(browser: Browser) -> None:
    """The list of games names the seats, bots, formats, decks and options that a table can choose."""
    found = {game["name"]: game for game in browser.get("/api/games").json()}

    assert set(registry.names()) == set(found)
    assert (2, 6, "normal") == tuple(found["lotr"][key] for key in ("fewest", "most", "usual_bot"))
    assert [*STARTERS] == [deck["name"] for deck in found["lotr"]["decks"] if deck["built"] is None]
    assert [*BUILT, *FIRST] == [deck["name"] for deck in found["lotr"]["decks"] if deck["built"] is not None]
    assert [*OFFERED] == [format["name"] for format in found["lotr"]["formats"]]
    house = next(option for option in found["talisman"]["options"] if option["key"] == "house")
    assert ("choice", "as-printed", ["as-printed", "customary", "evening", "one-hour"]) == (
        house["kind"],
        house["default"],
        [value["value"] for value in house["values"]],
    )
    trophies = next(option for option in found["talisman"]["options"] if option["key"] == "trophies")
    assert ("number", "7", 1, 20) == tuple(trophies[key] for key in ("kind", "default", "least", "most"))


@pytest.mark.rule("SR-21")
def test_every_option_can_be_chosen(browser: Browser) -> None:
    """Every choice that the games list can be sent back with a new table."""
    for game in browser.get("/api/games").json():
        for option in game["options"]:
            values = [value["value"] for value in option["values"]] or [str(option["least"]), str(option["most"])]
            for value in values:
                body = {"game": game["name"], "seats": [YOU, BOT], "options": {option["key"]: value}}
                assert 201 == browser.post("/api/tables", body).status_code, (option["key"], value)


@pytest.mark.rule("SR-20", "SR-21")
def test_a_table_is_laid_by_somebody_who_was_nobody(browser: Browser) -> None:
    """A visitor's first request creates a guest and a table with a bot, at which play begins."""
    laid = browser.post(
        "/api/tables", {"game": "lotr", "name": "Aino", "seats": [YOU, BOT], "begin": True, "open": False}
    )

    assert 201 == laid.status_code
    table = browser.get(f"/api/tables/{laid.json()['id']}").json()
    assert (PLAYING, True) == (table["state"], table["host"])
    assert {"guest": True, "name": "Aino", "kept": False} == browser.get("/api/me").json()
    first, second = table["seats"]
    assert ("person", "Aino", True, "fellowship-aragorn") == tuple(
        first[key] for key in ("kind", "name", "yours", "deck")
    )
    assert ("bot", "normal", False, "fellowship-gandalf") == tuple(
        second[key] for key in ("kind", "name", "yours", "deck")
    )


@pytest.mark.rule("SR-20")
def test_several_people_at_one_device(browser: Browser) -> None:
    """Several people at one device have seats with names of their own that belong to the same guest."""
    table = browser.get(f"/api/tables/{browser.lay(YOU, HERE, BOT, name='Aino')}").json()

    assert [("Aino", True), ("Bram", True), ("normal", False)] == [
        (seat["name"], seat["yours"]) for seat in table["seats"]
    ]


@pytest.mark.rule("SR-21")
def test_the_hall_lists_open_tables_to_everybody_and_others_to_whom_they_belong(house: House) -> None:
    """The hall lists a private table only to those who sit there; others need its link."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    seen = aino.lay(YOU, OPEN, title="  Come  in ", open=True)
    hidden = aino.lay(YOU, OPEN, open=False)

    of_bram, of_aino = bram.get("/api/tables").json(), aino.get("/api/tables").json()

    assert [seen] == [table["id"] for table in of_bram["open"]]
    assert [] == of_bram["yours"]
    assert {seen, hidden} == {table["id"] for table in of_aino["yours"]}
    listed = of_bram["open"][0]
    seats = [{"kind": kind, "name": name, "program": False} for kind, name in (("person", "Aino"), ("empty", ""))]
    assert ("Come in", WAITING, seats, False) == tuple(listed[key] for key in ("title", "state", "seats", "your_turn"))
    assert 200 == bram.get(f"/api/tables/{hidden}").status_code


@pytest.mark.rule("SR-21")
def test_the_hall_does_not_list_what_was_left_lying(house: House) -> None:
    """The hall lists a table in which nothing happened for a day only to those who sit there."""
    aino = house.browser("Aino")
    old, new = aino.lay(YOU, OPEN), aino.lay(YOU, OPEN)

    async def leave_lying() -> None:
        await house.store.change_table(old, changed=time.time() - 25 * 3600)

    house.do(leave_lying)

    assert [new] == [table["id"] for table in aino.get("/api/tables").json()["open"]]
    assert {old, new} == {table["id"] for table in aino.get("/api/tables").json()["yours"]}


@pytest.mark.rule("SR-10", "SR-21")
def test_a_table_can_be_discreet(house: House) -> None:
    """A table can be made discreet, which is stored and shown to everybody."""
    aino = house.browser("Aino")
    plain, discreet = aino.lay(YOU, OPEN), aino.lay(YOU, OPEN, discreet=True)

    assert [False, True] == [aino.get(f"/api/tables/{id}").json()["discreet"] for id in (plain, discreet)]
    rows = [house.do(house.store.table, id) for id in (plain, discreet)]
    assert [False, True] == [row is not None and row.ask_every_time for row in rows]


@pytest.mark.rule("SR-9", "SR-21")
def test_a_table_is_for_practice_unless_it_is_not(house: House) -> None:
    """The host sets whether a table is for practice; the setting is stored and shown to everybody."""
    aino = house.browser("Aino")
    usual, earnest = aino.lay(YOU, OPEN), aino.lay(YOU, OPEN, practice=False)

    assert [True, False] == [aino.get(f"/api/tables/{id}").json()["practice"] for id in (usual, earnest)]


@pytest.mark.rule("SR-21")
def test_the_hall_says_where_one_is_waited_for(house: House) -> None:
    """The hall marks those of a guest's tables whose question is for that guest."""
    browser = house.browser("Aino")
    id = browser.lay(YOU, HERE, begin=True)

    assert [True] == [table["your_turn"] for table in browser.get("/api/tables").json()["yours"]]
    assert [False] == [table["your_turn"] for table in house.browser("Bram").get("/api/tables").json()["open"]]
    assert 200 == browser.get(f"/api/tables/{id}").status_code


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(("winners", "result"), [([0], "won"), ([1], "lost"), ([], "ended")])
def test_the_hall_says_how_games_ended_for_oneself(house: House, winners: list[int], result: str) -> None:
    """The hall shows the results of a guest's own finished games."""
    aino = house.browser("Aino")
    id = aino.lay(YOU, OPEN)
    assert [""] == [table["result"] for table in aino.get("/api/tables").json()["yours"]]

    async def end() -> None:
        await house.store.change_table(id, state="over", winners=winners)

    house.do(end)

    assert [result] == [table["result"] for table in aino.get("/api/tables").json()["yours"]]


WRONG: list[tuple[dict[str, Any], int, str]] = [
    ({"game": "chess"}, 404, "api-error-unknown-game"),
    ({"seats": [YOU]}, 422, "api-error-seats"),
    ({"seats": [YOU, {"kind": "bot", "bot": "hal"}]}, 422, "api-error-unknown-bot"),
    ({"options": {"no-such": "1"}}, 422, "error-invalid-choice"),
    ({"options": {"sites": "12"}}, 422, "error-out-of-range"),
    ({"options": {"mulligan": "yes"}}, 422, "error-not-a-number"),
    ({"options": {"format": "none"}}, 422, "error-invalid-choice"),
    ({"options": {"deck1": "fellowship-aragorn"}}, 422, "error-invalid-choice"),
    ({"seats": [YOU, {"kind": "bot", "deck": "no-such"}]}, 422, "error-invalid-choice"),
    ({"seats": [YOU] * 7}, 400, "api-error-body"),
    ({"seats": [{"kind": "king"}, BOT]}, 400, "api-error-body"),
    ({"pace": -1}, 400, "api-error-body"),
    ({"options": {"sites": 9}}, 400, "api-error-body"),
]


@pytest.mark.rule("SR-21")
@pytest.mark.parametrize(("wrong", "status", "message"), WRONG)
def test_what_does_not_fit_is_refused_and_nothing_is_kept(
    browser: Browser, wrong: dict[str, Any], status: int, message: str
) -> None:
    """A table with unfit settings is refused, and neither a table nor a guest is stored."""
    response = browser.post("/api/tables", {"game": "lotr", "seats": [YOU, BOT], "begin": True, **wrong})

    assert (status, message) == refused(response)
    assert {"guest": False, "name": "", "kept": False} == browser.get("/api/me").json()
    assert {"open": [], "yours": []} == browser.get("/api/tables").json()


@pytest.mark.rule("SR-21")
def test_a_starter_of_another_block_is_refused_with_its_faults(browser: Browser) -> None:
    """A starter deck of another block is refused with its faults, each with its rule."""
    seats = [{"kind": "you", "deck": "fellowship-aragorn"}, {"kind": "bot", "deck": "towers-theoden"}]

    response = browser.post("/api/tables", {"game": "lotr", "seats": seats})

    assert (422, "error-faulty-deck") == refused(response)
    assert {"LR-5.3"} == {fault["rule"] for fault in response.json()["faults"]}


@pytest.mark.rule("SR-23")
def test_play_begins_when_every_seat_is_taken_and_the_host_says_so(house: House) -> None:
    """Play begins once every seat is taken and the host asks for it, and it begins only once."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    id = aino.lay(YOU, OPEN, begin=True)
    assert WAITING == aino.get(f"/api/tables/{id}").json()["state"]
    assert (409, "api-error-empty-seats") == refused(aino.post(f"/api/tables/{id}/begin"))
    bram.post(f"/api/tables/{id}/seats/1", {"do": "sit"})

    assert (403, "api-error-only-host") == refused(bram.post(f"/api/tables/{id}/begin"))
    assert {"id": id} == aino.post(f"/api/tables/{id}/begin").json()

    assert PLAYING == bram.get(f"/api/tables/{id}").json()["state"]
    assert (409, "api-error-begun") == refused(aino.post(f"/api/tables/{id}/begin"))


@pytest.mark.rule("SR-31")
def test_a_table_that_is_looked_at_tells_no_secrets(house: House) -> None:
    """The description of a table has no seed, no set-up, no ids of guests and no player's deck."""
    aino = house.browser("Aino")
    id = aino.lay(YOU, BOT, game="lotr", begin=True)
    row = house.do(house.store.table, id)
    assert row is not None and row.seed

    told = house.browser().get(f"/api/tables/{id}").text + house.browser().get("/api/tables").text

    assert row.seed not in told
    assert row.host not in told
    assert "draw_deck" not in told


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/tables/nowhere", 404),
        ("GET", "/api/tables/no%20where", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables/nowhere/seats/1/link", 405),
        ("POST", "/api/me", 405),
        ("POST", "/api/tables/nowhere/begin", 404),
        ("POST", "/api/tables/nowhere/seats/9", 404),
        ("GET", "/api/tables/nowhere/replay", 404),
    ],
)
def test_what_is_not_there_is_refused_in_words(browser: Browser, method: str, path: str, status: int) -> None:
    """A request for a table or game that does not exist is refused in words."""
    response = browser.request(method, path, headers={"content-type": "application/json"})

    assert status == response.status_code
    assert response.json()["error"]["message"].startswith("api-error-")
