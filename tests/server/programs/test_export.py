"""A program exports the finished games of its person and of its owner's programs, and lists of no one else."""

from __future__ import annotations

import json
from email.utils import formatdate, parsedate_to_datetime
from typing import Any

import pytest
from sqlalchemy import update

from inglenook.kernel.saved.records import Record
from inglenook.server.storage import schema
from tests.server.support.browsers import Browser, House, refused
from tests.server.support.finished import play
from tests.server.support.programs import Program, program

pytestmark = pytest.mark.rule("SR-115")


def given_to(house: House, table: str, person: str, seat: int = 0, **fields: object) -> None:
    """Gives a person a seat of a finished game, and changes some fields of the table."""
    seats, tables = schema.seats.c, schema.tables.c
    sits = update(schema.seats).where(seats.table == table, seats.seat == seat).values(guest=person)
    house.do(lambda: house.store.database.write(lambda connection: connection.execute(sits)))
    if fields:
        change = update(schema.tables).where(tables.id == table).values(fields)
        house.do(lambda: house.store.database.write(lambda connection: connection.execute(change)))


def persons(house: House) -> dict[str, str]:
    """Returns the ids of all persons, by name."""
    rows = house.do(lambda: house.store._all(schema.guests.select()))
    return {row.name: row.id for row in rows}


def exported(one: Program, query: str = "") -> list[dict[str, Any]]:
    """Returns the games of an export."""
    response = one.get(f"/me/games{query}")
    assert response.status_code == 200, response.text
    return [json.loads(line) for line in response.text.splitlines()]


@pytest.fixture
def aino(house: House) -> Browser:
    """Returns a guest with a program, who both have a finished game."""
    browser = house.browser("Aino")
    program(browser, "bot", name="Robo")
    known = persons(house)
    given_to(house, play(house, "embers").id, known["Aino"], changed=1000.5)
    given_to(house, play(house, "embers", 3).id, known["Robo"], changed=2000.0)
    given_to(house, play(house, "talisman", most=20).id, "somebody else", changed=3000.0)
    return browser


def test_games_come_by_person(aino: Browser) -> None:
    """An export has the games of the token's person or of the owner's programs, and no others."""
    one = program(aino, "read")

    assert [game["ended"] for game in exported(one)] == [1000.5]
    assert [game["ended"] for game in exported(one, "?program=Robo")] == [2000.0]
    assert refused(one.get("/me/games?program=Bram")) == (404, "api-error-no-own-program")
    assert exported(program(aino.house.browser("Bram"), "read")) == []


def test_games_are_filtered(aino: Browser) -> None:
    """An export is filtered by game, time, result and number of games."""
    one = program(aino, "read")
    (game,) = exported(one)

    assert [len(exported(one, f"?{query}")) for query in ("game=embers", "game=talisman")] == [1, 0]
    assert [len(exported(one, f"?{query}")) for query in ("since=1001", "since=1000", "until=1000", "until=1001")] == [
        0,
        1,
        0,
        1,
    ]
    found = {result: len(exported(one, f"?result={result}")) for result in ("won", "lost", "ended")}
    assert found == {**dict.fromkeys(found, 0), game["result"]: 1}
    assert refused(one.get("/me/games?game=chess")) == (404, "api-error-unknown-game")
    assert one.get("/me/games?most=0").status_code == 400


def test_what_has_not_changed_is_not_sent_again(aino: Browser) -> None:
    """An export with the time of the last change is answered with 304 if nothing changed since."""
    one = program(aino, "read")
    (game,) = exported(one)

    for path in ("/me/games", *[f"/tables/{game['id']}/{kind}" for kind in ("game", "record", "text")]):
        whole = one.get(path)
        changed = whole.headers["last-modified"]
        assert parsedate_to_datetime(changed).timestamp() == 1000
        assert [one.get(path, if_modified_since=when).status_code for when in (changed, "not a date")] == [304, 200]
        assert one.get(path, if_modified_since=formatdate(999, usegmt=True)).content == whole.content
        assert one.get(path, if_modified_since=changed).content == b""


def test_a_game_comes_as_record_and_as_text(aino: Browser) -> None:
    """An exported game has a record that replays, and a text in a language."""
    one = program(aino, "read")
    (game,) = exported(one)
    at = f"/tables/{game['id']}"
    record = Record.from_text(one.get(f"{at}/record").text, "exported", ("embers",))
    texts = {language: one.get(f"{at}/text?language={language}").text for language in ("en", "fi", "nl")}

    assert record.game == "embers"
    assert len(record.answers) == game["answers"]
    assert one.get(f"{at}/game").json() == game
    assert all(len(text.splitlines()) > 3 for text in texts.values())
    assert len(set(texts.values())) == 3
    assert "Ann" in texts["en"]
    assert refused(one.get(f"{at}/text?viewer=5")) == (404, "api-error-no-viewer")


def test_a_game_that_goes_on_is_not_exported(house: House) -> None:
    """An unfinished game is not exported, because its record would reveal hidden cards."""
    browser = house.browser("Aino")
    one = program(browser, "read")
    table = browser.lay({"kind": "you"}, {"kind": "here"}, game="embers", begin=True)

    for kind in ("game", "record", "text"):
        assert refused(one.get(f"/tables/{table}/{kind}")) == (409, "api-error-not-over")
