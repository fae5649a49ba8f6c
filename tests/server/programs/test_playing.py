"""Programs create tables, sit down, watch and play over `/api/v1`."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest
from sqlalchemy import delete

from inglenook.server.api.seats import MOST_PROGRAM_TABLES
from inglenook.server.programs.token_checks import TokenChecks
from inglenook.server.storage import schema
from tests.server.support.browsers import BOT, HERE, OPEN, YOU, House, refused
from tests.server.support.programs import Program, program

pytestmark = pytest.mark.rule("SR-113")

EMBERS = {"game": "embers", "pace": 0}


def lay(one: Program, *seats: object, **more: object) -> str:
    """Creates a table; returns its id."""
    laid = one.post("/tables", {**EMBERS, "seats": list(seats), **more})
    assert laid.status_code == 201, laid.text
    return str(laid.json()["id"])


def question(one: Program, table: str, seat: int = 0) -> tuple[int, dict[str, Any]]:
    """Returns a seat's question with its number."""
    view = one.get(f"/tables/{table}/seats/{seat}/view").json()
    return view["version"], view["question"]


@pytest.mark.rule("SR-2")
def test_a_program_lays_a_table_and_plays_a_game(house: House) -> None:
    """A program plays a whole game with requests that `curl` can send, and each question is asked once."""
    one = program(house.browser("Aino"), "play", "lay", "read")
    table = lay(one, YOU, HERE, begin=True)

    assert [line["type"] for line in one.lines(f"/tables/{table}/seats/0/stream")] == ["table", "view", "chat"]
    numbers = play_both(one, table)

    assert len(set(numbers)) == len(numbers) > 3
    assert one.get(f"/tables/{table}").json()["state"] == "over"
    assert one.get(f"/tables/{table}/game").json()["seats"] == [0, 1]


def play_both(one: Program, table: str) -> list[int]:
    """Plays both seats to the end."""
    numbers: list[int] = []
    while not (asked := question(one, table)[1]).get("over"):
        version, asked = question(one, table, asked["seat"])
        keys = [option["key"] for option in asked["options"][: max(1, asked["least"])]]
        done = one.post(f"/tables/{table}/seats/{asked['seat']}/answer", {"version": version, "keys": keys})
        assert done.status_code == 200, done.text
        numbers.append(version)
    return numbers


def test_an_answer_sent_again_changes_nothing(house: House) -> None:
    """A repeated answer changes nothing and says so, and an answer to another question is refused."""
    one = program(house.browser("Aino"), "play", "lay")
    table = lay(one, YOU, HERE, begin=True)
    version, asked = question(one, table, 0)
    seat = asked["seat"]
    version, asked = question(one, table, seat)
    body = {"version": version, "keys": [option["key"] for option in asked["options"][: max(1, asked["least"])]]}
    path = f"/tables/{table}/seats/{seat}/answer"

    first, second = one.post(path, body).json(), one.post(path, body).json()
    other = one.post(f"/tables/{table}/seats/{1 - seat}/answer", body)
    late = one.post(path, {**body, "version": version + 50})

    assert (first["version"], first["repeated"]) == (version + 1, False)
    assert (second["version"], second["repeated"]) == (version + 1, True)
    assert refused(other) == (409, "server-refused-stale")
    assert refused(late) == (409, "server-refused-stale")
    assert late.json()["text"]


def test_what_is_not_offered_is_refused(house: House) -> None:
    """An option that is not offered is refused, and so is an answer from another person's seat."""
    browser = house.browser("Aino")
    one, other = program(browser, "play", "lay"), program(house.browser("Bram"), "play")
    table = lay(one, YOU, HERE, begin=True)
    seat = question(one, table)[1]["seat"]
    body = {"version": question(one, table, seat)[0], "keys": ["no such key"]}

    assert refused(one.post(f"/tables/{table}/seats/{seat}/answer", body)) == (409, "server-refused-not-offered")
    for path in ("answer", "undo", "concede", "chat", "why"):
        sent = {"answer": body, "undo": {"version": 0}, "chat": {"text": "x"}, "why": {"handle": "x"}}.get(path)
        response = other.post(f"/tables/{table}/seats/{seat}/{path}", sent)
        assert refused(response) == (403, "api-error-not-your-seat"), path
    assert refused(other.get(f"/tables/{table}/seats/{seat}/view")) == (403, "api-error-not-your-seat")
    assert refused(other.get(f"/tables/{table}/seats/{seat}/stream")) == (403, "api-error-not-your-seat")
    assert refused(one.get(f"/tables/{table}/seats/5/view")) == (404, "api-error-no-seat")


def answer_and_undo(one: Program, table: str) -> int:
    """Answers a question and takes the answer back; returns the number of new entries."""
    seat = question(one, table)[1]["seat"]
    version, asked = question(one, table, seat)
    keys = [option["key"] for option in asked["options"][-max(1, asked["least"]) :]]
    answered = one.post(f"/tables/{table}/seats/{seat}/answer", {"version": version, "keys": keys}).json()["version"]
    undone = one.post(f"/tables/{table}/seats/{seat}/undo", {"version": answered})
    return int(undone.json()["version"]) - version if undone.status_code == 200 else 0


@pytest.mark.rule("SR-9", "SR-12")
def test_everything_else_that_a_player_does(house: House) -> None:
    """A program can ask "why not", undo, chat, give up and ask for a rematch."""
    one = program(house.browser("Aino"), "play", "lay", "read")
    table = lay(one, YOU, HERE, begin=True)
    at = f"/tables/{table}/seats/"
    undone = [answer_and_undo(one, table) for _ in range(12)]

    why = one.post(f"{at}0/why", {"handle": "nothing"})
    said = one.post(f"{at}0/chat", {"text": "Good  luck"})
    gave_up = [one.post(f"{at}{place}/concede").status_code for place in (0, 1)]

    assert 2 in undone, "an answer that showed nothing was taken back, with an entry of its own"
    assert refused(why) == (409, "server-refused-unknown-thing")
    assert said.status_code == 200
    assert 200 in gave_up
    chat = [line for line in one.lines(f"/tables/{table}/stream") if line["type"] == "chat"]
    assert [(line["seat"], line["text"]) for line in chat[0]["lines"]] == [(0, "Good luck")]
    assert one.post(f"{at}0/rematch").status_code == 200
    assert one.get(f"/tables/{one.get(f'/tables/{table}').json()['after']}").json()["state"] == "playing"


@pytest.mark.rule("SR-6")
def test_a_spectator_sees_what_everybody_may_know(house: House) -> None:
    """A program's spectator stream has the bytes of a browser's, whichever scope its token has."""
    browser = house.browser("Aino")
    one, reading = program(browser, "play", "lay"), program(browser, "read")
    table = lay(one, YOU, HERE, begin=True)
    view = reading.get(f"/tables/{table}/view").json()

    assert view["viewer"] == -1
    assert "options" not in view["question"]
    assert [line for line in reading.lines(f"/tables/{table}/stream") if line["type"] == "view"] == [view]


# Programs and people.


@pytest.mark.rule("SR-112")
def test_a_program_is_labelled_and_sits_only_where_it_may(house: House) -> None:
    """A program is labelled at the table, and sits only at its owner's tables and where the host allows programs."""
    aino, bram = house.browser("Aino"), house.browser("Bram")
    robo = program(aino, "bot", name="Robo")
    closed, open = (bram.lay(YOU, OPEN, game="embers", programs=programs) for programs in (False, True))
    own = aino.lay(YOU, OPEN, game="embers")

    assert refused(robo.post(f"/tables/{closed}/seats/1/sit")) == (403, "api-error-no-programs")
    assert [robo.post(f"/tables/{table}/seats/1/sit").status_code for table in (open, own)] == [200, 200]
    seats = bram.get(f"/api/tables/{open}").json()["seats"]
    assert [(one["name"], one["kind"], one["program"]) for one in seats] == [
        ("Bram", "person", False),
        ("Robo", "person", True),
    ]
    listed = {one["id"]: one for one in robo.get("/tables").json()["yours"]}
    assert [one["program"] for one in listed[open]["seats"]] == [False, True]
    assert [one["programs"] for one in bram.get("/api/tables").json()["open"]].count(True) == 1
    assert robo.post(f"/tables/{open}/seats/1/leave").status_code == 200


@pytest.mark.rule("SR-112")
def test_a_program_sits_at_so_many_tables(house: House) -> None:
    """A program sits at a limited number of tables, including those it creates."""
    robo = program(house.browser("Aino"), "bot", "lay", "read")
    for _ in range(MOST_PROGRAM_TABLES):
        lay(robo, YOU, BOT, begin=True)

    more = robo.post("/tables", {**EMBERS, "seats": [YOU, BOT]})

    assert refused(more) == (409, "api-error-program-tables")


# Events and streams.


def test_events_tell_of_own_tables(house: House) -> None:
    """The event stream begins with the person's tables in progress and whose turn it is."""
    browser = house.browser("Aino")
    one = program(browser, "play", "lay")
    waiting, playing = lay(one, YOU, OPEN), lay(one, YOU, HERE, begin=True)
    house.browser("Bram").lay(YOU, OPEN, game="embers")

    told = one.lines("/events")

    assert [(line["type"], line["table"], line["state"], line["your_turn"]) for line in told] == [
        ("own_table", waiting, "waiting", False),
        ("own_table", playing, "playing", True),
    ]
    assert told[1]["seats"] == [0, 1]


def test_events_tell_what_has_changed(house: House) -> None:
    """The event stream reports each turn, end and beginning of the person's tables once."""
    one = program(house.browser("Aino"), "play", "lay")
    events = house.app.state.events
    table = lay(one, YOU, HERE, begin=True)

    (row,) = house.do(lambda: house.store._all(schema.tokens.select()))
    following = house.do(events.follow, row.person)
    heard: list[dict[str, Any]] = []

    def look() -> int:
        house.do(events.look)
        found = []
        while not following._waiting.empty():
            found.append(json.loads(house.do(following.next)))
        heard.extend(found)
        return len(found)

    assert [look(), look()] == [1, 0]
    play_both(one, table)
    assert [look(), look()] == [1, 0]
    assert (heard[-1]["state"], heard[-1]["result"]) in [("over", "won"), ("over", "ended")]
    house.do(following.leave)


@pytest.mark.rule("SR-111")
def test_a_stream_ends_with_its_token(house: House) -> None:
    """A stream ends within a second after its token is revoked through another process."""
    browser = house.browser("Aino")
    one = program(browser, "read")
    (row,) = house.do(lambda: house.store._all(schema.tokens.select()))
    elsewhere = TokenChecks(house.store, house.wall)

    async def opened() -> Any:
        found = await elsewhere.bearer(one.secret)
        assert found is not None
        return found

    bearer = house.do(opened)

    async def looked() -> bool:
        with elsewhere.stream(bearer):
            await elsewhere.check()
            return bool(bearer.over.is_set())

    assert house.do(looked) is False
    house.do(lambda: house.store.database.write(lambda connection: connection.execute(delete(schema.tokens))))
    assert house.do(looked) is True
    assert row.id == bearer.token.id
    house.do(elsewhere.close)


@pytest.mark.rule("SR-111")
def test_streams_that_open_at_once_end_together(house: House) -> None:
    """All streams of a token end when the token does, even those that opened at the same moment."""
    one = program(house.browser("Aino"), "read")
    checks = TokenChecks(house.store, house.wall)

    async def opened() -> list[Any]:
        return await asyncio.gather(*[checks.bearer(one.secret) for _ in range(5)])

    first, *others = house.do(opened)

    assert first is not None
    assert all(other is first for other in others)
    house.do(checks.close)


@pytest.mark.rule("SR-111")
def test_the_last_line_of_a_stream_says_why(house: House) -> None:
    """The last line of a stream whose token is revoked gives the reason."""
    browser = house.browser("Aino")
    one = program(browser, "play", "lay")
    table = lay(one, YOU, HERE, begin=True)
    (row,) = house.do(lambda: house.store._all(schema.tokens.select()))

    async def read() -> list[dict[str, Any]]:
        asking = asyncio.create_task(one.client.get(f"/api/v1/tables/{table}/seats/0/stream", params={"seconds": 600}))
        while not house.app.state.tokens._known[row.mark].streams:
            await asyncio.wait([asking], timeout=0)
        house.app.state.tokens.revoked(row.mark)
        return [json.loads(line) for line in (await asking).text.splitlines() if line]

    told = house.do(read)

    assert told[0]["type"] == "table"
    assert told[-1]["message"]["message"] == "api-error-bad-token"
    assert house.app.state.sockets._counts.counts == {}
