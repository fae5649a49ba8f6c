"""Hints at practice tables, and options weighed by bots: they reveal nothing hidden and are off at other tables."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.decisions import PASS
from inglenook.kernel.dice import Dice
from inglenook.kernel.game import Game, Given
from inglenook.kernel.players import SeatPlayer
from inglenook.kernel.saved.records import Record
from inglenook.registry import find
from inglenook.server.api.learning.hints import latest_choice
from inglenook.server.bots.adviser import explain
from tests.server.support.browsers import BOT, OPEN, YOU, House, refused
from tests.server.support.finished import play

pytestmark = pytest.mark.rule("SR-34")


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    with House(tmp_path, pause=(0.0, 0.0)) as one:
        yield one


@pytest.mark.timeout(120)
def test_a_hint_among_bots_alone(house: House) -> None:
    """The asked player among bots gets the legal answers with chances, best first; a table of people gives none."""
    browser = house.browser("Ann")
    table = browser.lay(YOU, BOT, game="lotr")
    browser.post(f"/api/tables/{table}/begin")
    room = house.do(house.app.state.hall.room, table)
    game = room.playing().game
    assert 0 == game.pending.seat
    found = browser.get(f"/api/tables/{table}/hint").json()

    assert all(0 <= one["chance"] <= 1 for one in found["answers"])
    game.fork().pick(tuple(found["answers"][0]["picked"]))
    assert found["reason"]["message"].startswith("because-")
    assert (403, "api-error-not-your-seat") == refused(house.browser("Ben").get(f"/api/tables/{table}/hint"))
    among_people = browser.lay(YOU, OPEN, game="lotr")
    house.browser("Ben").post(f"/api/tables/{among_people}/seats/1", {"act": "take"})
    assert (409, "api-error-no-practice") == refused(browser.get(f"/api/tables/{among_people}/hint"))


@pytest.mark.timeout(120)
def test_a_puzzle_has_no_hint(house: House) -> None:
    """A puzzle gives no hint, because a hint would be the solution or wrong."""
    browser = house.browser("Ann")
    puzzle = browser.post("/api/puzzles/lotr-1", {"name": "Ann", "language": "en"}).json()["id"]
    for path in ("hint", "explanation"):
        assert (409, "api-error-no-practice") == refused(browser.get(f"/api/tables/{puzzle}/{path}"))


def test_the_latest_choice_of_the_bot_that_is_asked_about() -> None:
    """The last choice shown of a bot skips passes and asides, and is that of the bot that was asked about."""
    given = [
        Given(1, ("roll",), ""),
        Given(2, ("cast",), ""),
        Given(1, (PASS,), ""),
        Given(1, ("drop",), "", is_aside=True),
        Given(0, ("roll",), ""),
    ]
    assert [1, 0, 1, -1] == [latest_choice(given, seats) for seats in ([1, 2], [1], [2], [3])]


@pytest.fixture(scope="module")
def middle() -> Game[Any]:
    """Returns a card game after sixty answers by heuristic bots."""
    entry = find("lotr")
    game: Game[Any] = Game.start(entry.rulebook, entry.set_up(2, {}), "hints")
    bot = entry.bots["normal"](Dice("1"))
    while len(game.answers) < 60:
        assert game.pending is not None
        game.pick(bot.choose(SeatPlayer(game, game.pending.seat)))
    return game


def test_what_is_hidden_still_is_not_told(middle: Game[Any]) -> None:
    """An opponent sees the options a bot weighed whose cards are public now, and all with all hands open."""
    record = Record.of(middle, ["a", "b"]).to_text()
    told = 0
    for number, given in enumerate(middle.answers[20:], 20):
        game = Record.from_text(record, "test", ("lotr",)).replay(find("lotr").rulebook, upto=number)
        decision = game.pending
        assert decision is not None
        hidden = [
            option
            for option in decision.options
            if option.subject >= 0 and not middle.rulebook.knows(middle.table, 1 - given.seat, option.subject)
        ]
        if not hidden or told >= 3:
            continue
        told += 1
        opponents = json.loads(explain(record, "lotr", number, "normal", 1 - given.seat))
        everything = json.loads(explain(record, "lotr", number, "normal", -1))
        assert list(given.keys) == [decision.options[place].key for place in everything["answers"][0]["picked"]]
        for answer in opponents["answers"]:
            assert not any(decision.options[place] in hidden for place in answer["picked"])
    assert told


@pytest.mark.timeout(120)
def test_in_a_replay_every_answer_is_explained(house: House) -> None:
    """A replay explains every answer, a person's as well as a bot's, and refuses a moment that does not exist."""
    finished = play(house, "lotr", options={"bids": "0,0"}, most=30)
    browser = house.browser()
    number = next(place for place, one in enumerate(finished.game.answers) if PASS not in one.keys)
    found = browser.get(f"/api/tables/{finished.id}/explanation?number={number}").json()

    assert (number, finished.game.answers[number].seat) == (found["number"], found["seat"])
    assert found["answers"]
    assert (422, "api-error-no-moment") == refused(browser.get(f"/api/tables/{finished.id}/explanation?number=900"))
