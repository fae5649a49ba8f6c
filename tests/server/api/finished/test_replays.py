"""Replays: each seat's view at any moment, the view with all hands open, and playing on from a moment."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from inglenook.kernel.data import fields, items
from inglenook.kernel.saved.records import Record
from inglenook.kernel.views import news
from inglenook.registry import find
from inglenook.server.storage.rows import OVER, PLAYING
from inglenook.server.tables.play import KEPT_LINES
from inglenook.server.tables.replay import EVERYTHING
from tests.server.support.browsers import HERE, YOU, Browser, House, refused
from tests.server.support.finished import Finished, play


@pytest.fixture(scope="module")
def replayed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[House, Finished]]:
    """Yields a card game in which a player gave up in the middle and answers were taken back."""
    folder: Path = tmp_path_factory.mktemp("replays")
    with House(folder) as house:
        yield house, play(house, "lotr", options={"bids": "0,0"}, most=130, taken_back=True)


def frames(browser: Browser, finished: Finished, viewer: int, first: int = 0, count: int = 100) -> list[dict[str, Any]]:
    """Returns a range of a replay's moments."""
    found = browser.get(f"/api/tables/{finished.id}/replay/frames?viewer={viewer}&from={first}&count={count}")
    assert 200 == found.status_code, found.text
    listed: list[dict[str, Any]] = found.json()["frames"]
    return listed


def all_frames(browser: Browser, finished: Finished, viewer: int) -> list[dict[str, Any]]:
    """Returns all moments of a replay, requested in chunks."""
    listed: list[dict[str, Any]] = []
    while len(listed) <= finished.count:
        listed += frames(browser, finished, viewer, len(listed), 50)
    return listed


@pytest.mark.rule("SR-25")
@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_a_seats_side_is_what_that_seat_saw(replayed: tuple[House, Finished], viewer: int) -> None:
    """A seat's replay shows the view, question and log lines that the seat had during play, at each moment."""
    house, finished = replayed
    view: dict[str, Any] = {}
    lines: list[Any] = []
    found = all_frames(house.browser(), finished, viewer)

    assert list(range(finished.count + 1)) == [frame["number"] for frame in found]
    for frame, seen in zip(found, finished.seen[viewer], strict=True):
        whole = "view" in frame
        view = frame["view"] if whole else news.apply(view, frame["changes"])
        lines = frame["lines"] if whole else [*lines, *frame["lines"]]
        assert seen.view == view
        assert seen.lines[-len(lines) :] == lines
        assert len(lines) == len(seen.lines) or len(lines) >= KEPT_LINES
        if frame["number"] < finished.count:
            assert seen.question == frame["question"]
    assert {"over": True, "winners": [0]} == found[-1]["question"]


@pytest.mark.rule("SR-25")
def test_others_see_whose_answer_it_was_and_the_seat_itself_what_it_was(replayed: tuple[House, Finished]) -> None:
    """A replay shows others only whose answer it was, and shows the seat itself the answer."""
    house, finished = replayed
    browser = house.browser()
    for viewer in (-1, 0, 1, EVERYTHING):
        for frame in all_frames(browser, finished, viewer)[:-1]:
            given = finished.game.answers[frame["number"]]
            assert given.seat == frame["answered"]["seat"]
            expected = len(given.keys) if viewer in (given.seat, EVERYTHING) else 0
            assert expected == len(frame["answered"]["labels"])


@pytest.mark.rule("SR-25")
def test_with_everything_open_each_hand_is_as_its_seat_saw_it(replayed: tuple[House, Finished]) -> None:
    """A replay with all hands open shows each hand as its seat saw it and everything else as a spectator did."""
    house, finished = replayed
    own_things = find("lotr").tables.own_things
    view: dict[str, Any] = {}
    for frame in all_frames(house.browser(), finished, EVERYTHING):
        number = frame["number"]
        view = frame["view"] if "view" in frame else news.apply(view, frame["changes"])
        spectators = finished.seen[-1][number].view
        for seat in (0, 1):
            side: Any = fields(view["seats"])[str(seat)]
            own = fields(fields(finished.seen[seat][number].view["seats"])[str(seat)])
            theirs = fields(fields(spectators["seats"])[str(seat)])
            shown = [card["definition"] for card in side["hand"]]
            assert [fields(card)["definition"] for card in items(own["hand"])] == shown
            assert [fields(card)["handle"] for card in items(theirs["hand"])] == [
                card["handle"] for card in side["hand"]
            ]
            assert len(items(own["adventure"])) == len(side["adventure"])
            rest = {key: value for key, value in side.items() if key not in own_things}
            assert {key: value for key, value in theirs.items() if key not in own_things} == rest
        assert {**spectators, "seats": view["seats"]} == view


@pytest.mark.rule("SR-25")
def test_any_moment_can_be_gone_to_at_once(replayed: tuple[House, Finished]) -> None:
    """A replay can be entered at any moment, since the first moment of every chunk is a full view."""
    house, finished = replayed
    for first in (0, 1, 49, 50, 51, 77, finished.count):
        [frame] = frames(house.browser(), finished, 0, first, 1)
        assert finished.seen[0][first].view == frame["view"]


@pytest.mark.rule("SR-25")
def test_turns_phases_and_skirmishes_are_marked(replayed: tuple[House, Finished]) -> None:
    """A replay marks turns, phases and skirmishes at the moment when the log first told of them."""
    house, finished = replayed
    info = house.browser().get(f"/api/tables/{finished.id}/replay").json()

    assert (finished.count, [0], [-2, -1, 0, 1]) == (info["count"], info["winners"], info["viewers"])
    people = [{"kind": "person", "name": name, "program": False} for name in ("Ann", "Ben")]
    assert people == info["players"]
    expected = []
    for number, seen in enumerate(finished.seen[-1]):
        told = len(finished.seen[-1][number - 1].lines) if number else 0
        for line in seen.lines[told:]:
            said = fields(line)
            if said["message"] in ("log-turn", "log-phase", "log-skirmish"):
                expected.append((number, "turn" if said["message"] == "log-turn" else "phase", said))
    assert {"log-turn", "log-phase", "log-skirmish"} == {said["message"] for _number, _kind, said in expected}
    assert expected == [(mark["number"], mark["kind"], mark["message"]) for mark in info["marks"]]


@pytest.mark.rule("SR-25")
def test_a_whole_game_of_the_other_kind(house: House) -> None:
    """The replay of a Talisman game hides the spells that a seat could not see."""
    finished = play(house, "talisman", seats=3, options={"characters": "wizard,sorceress,prophetess"}, most=60)
    for viewer in (-1, 0, 2):
        [frame] = frames(house.browser(), finished, viewer, 60, 1)
        assert finished.seen[viewer][60].view == frame["view"]
    [frame] = frames(house.browser(), finished, EVERYTHING, 60, 1)
    for seat in range(3):
        own = fields(fields(finished.seen[seat][60].view["seats"])[str(seat)])
        shown = [spell["definition"] for spell in frame["view"]["seats"][str(seat)].get("spells", [])]
        assert [fields(spell)["definition"] for spell in items(own.get("spells", []))] == shown


@pytest.mark.rule("SR-25")
def test_a_game_that_is_not_over_tells_nothing(house: House) -> None:
    """An unfinished game has no replay and no record, because both would reveal all hands."""
    browser = house.browser("Aino")
    id = browser.lay(YOU, HERE, begin=True)

    for what in ("replay", "replay/frames?viewer=-2", "record"):
        assert (409, "api-error-not-over") == refused(browser.get(f"/api/tables/{id}/{what}"))
    body = {"number": 0, "seat": 0}
    assert (409, "api-error-not-over") == refused(browser.post(f"/api/tables/{id}/branch", body))


@pytest.mark.rule("SR-28")
@pytest.mark.parametrize(
    ("asked", "refusal"),
    [
        ("viewer=5", (404, "api-error-no-viewer")),
        ("viewer=0&from=999999", (404, "api-error-no-moment")),
        ("viewer=-3", (400, "api-error-query")),
        ("viewer=x", (400, "api-error-query")),
        ("count=101", (400, "api-error-query")),
        ("count=0", (400, "api-error-query")),
        ("from=-1", (400, "api-error-query")),
        ("from=99999999999999999999999999", (400, "api-error-query")),
        ("who=me", (400, "api-error-query")),
    ],
)
def test_moments_that_there_are_not(replayed: tuple[House, Finished], asked: str, refusal: tuple[int, str]) -> None:
    """A request for moments that a replay does not have is refused in words."""
    house, finished = replayed
    assert refusal == refused(house.browser().get(f"/api/tables/{finished.id}/replay/frames?{asked}"))


@pytest.mark.rule("SR-25")
def test_the_record_can_be_played_again(replayed: tuple[House, Finished]) -> None:
    """The downloaded record of a game can be played again in the terminal."""
    house, finished = replayed
    response = house.browser().get(f"/api/tables/{finished.id}/record")

    record = Record.from_text(response.content, "the download", ("lotr",))

    assert ["Ann", "Ben"] == record.players
    assert finished.game.digest() == record.replay(find("lotr").rulebook).digest()
    assert "attachment" in response.headers["content-disposition"]


@pytest.mark.rule("SR-26")
def test_playing_on_from_a_moment(replayed: tuple[House, Finished]) -> None:
    """A game continued from a replay stands as at that moment, with the player in one seat and bots in the others."""
    house, finished = replayed
    browser = house.browser("Dora")
    before = house.do(house.store.entries, finished.id)

    answer = browser.post(f"/api/tables/{finished.id}/branch", {"number": 40, "seat": 1})

    assert 201 == answer.status_code
    id = answer.json()["id"]
    table = browser.get(f"/api/tables/{id}").json()
    assert [("bot", False), ("person", True)] == [(seat["kind"], seat["yours"]) for seat in table["seats"]]
    assert PLAYING == table["state"]
    (listed,) = [one for one in browser.get("/api/tables").json()["yours"] if one["id"] == id]
    assert listed["answers"] >= 40
    copied = house.do(house.store.entries, id)[:40]
    assert [(given.seat, given.keys, given.fingerprint) for given in finished.game.answers[:40]] == [
        (entry.seat, entry.keys, entry.fingerprint) for entry in copied
    ]
    assert before == house.do(house.store.entries, finished.id)
    old = house.do(house.store.table, finished.id)
    assert old is not None and OVER == old.state


@pytest.mark.rule("SR-26")
@pytest.mark.parametrize(
    ("body", "refusal"),
    [
        ({"number": 100_000, "seat": 0}, (422, "api-error-no-moment")),
        ({"number": 3, "seat": 5}, (422, "api-error-no-seat")),
        ({"number": -3, "seat": 0}, (400, "api-error-body")),
        ({}, (400, "api-error-body")),
    ],
)
def test_where_one_cannot_play_on(
    replayed: tuple[House, Finished], body: dict[str, int], refusal: tuple[int, str]
) -> None:
    """A replay cannot be continued after the end of the game, or in a seat that does not exist."""
    house, finished = replayed
    assert refusal == refused(house.browser().post(f"/api/tables/{finished.id}/branch", body))
