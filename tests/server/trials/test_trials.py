"""Trials of decks over HTTP: begun, looked at, stopped, and a lost game watched."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from inglenook.lotr.decks.starters import starter_deck
from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-62")

ARAGORN = starter_deck("fellowship-aragorn").data()


def begin(browser: Browser, **more: object) -> dict[str, Any]:
    """Begins a trial against a starter and a deck of one's own."""
    own = [{"name": "Mine", "deck": starter_deck("moria-gandalf").data()}]
    wanted = {"format": "fellowship", "deck": ARAGORN, "starters": ["moria-gimli"], "own": own, "bot": "uniform"}
    response = browser.post("/api/trial", {**wanted, **more})
    assert 201 == response.status_code, response.text
    found: dict[str, Any] = response.json()
    return found


async def over(house: House, guest: str) -> None:
    """The trial of a guest is at its end."""
    trial = house.app.state.trials.of(guest)
    await trial.task


def test_a_deck_is_tried_and_a_lost_game_watched(house: House) -> None:
    """All games are played; rates have intervals, cards their fates; a loss is laid down as a game that is over."""
    ann = house.browser("Ann")
    assert (False, 0) == tuple(ann.get("/api/trial").json()[key] for key in ("running", "total"))
    assert (404, "api-error-no-trial") == refused(ann.post("/api/trial/stop"))
    begun = begin(ann, games=4)
    assert (True, 0, 8) == (begun["running"], begun["done"], begun["total"])
    (guest,) = house.app.state.trials._trials
    house.do(over, house, guest)
    found = ann.get("/api/trial").json()
    assert (False, 8, 0, 0) == tuple(found[key] for key in ("running", "done", "left_out", "seconds"))
    assert ["moria-gimli", "Mine"] == [one["name"] for one in found["opponents"]]
    assert [4, 4] == [one["all"]["games"] for one in found["opponents"]]
    assert 8 == found["all"]["games"]
    assert 0 <= found["all"]["low"] < found["all"]["high"] <= 100
    assert 28 == len(found["cards"])
    assert all(one["drawn"]["games"] + one["left"]["games"] == 8 for one in found["cards"])
    lost = found["losses"]
    assert 8 - found["all"]["wins"] >= len(lost) > 0
    table = ann.post("/api/trial/watch", {"number": lost[0]["number"]}).json()["id"]
    replay = ann.get(f"/api/tables/{table}/replay")
    assert 200 == replay.status_code, replay.text
    seat = 0 if (lost[0]["number"] - 1) // 2 % 2 == 0 else 1
    assert [1 - seat] == ann.get(f"/api/tables/{table}").json()["winners"]


def test_a_trial_is_one_s_own_and_can_be_stopped(house: House) -> None:
    """Another guest does not see it; a new one takes the place of the one before."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    begin(ann, games=200)
    assert 0 == ben.get("/api/trial").json()["total"]
    assert 8 == begin(ann, games=4)["total"]
    begin(ann, games=200)
    ann.post("/api/trial/stop")
    (guest,) = house.app.state.trials._trials

    async def ended() -> bool:
        trial = house.app.state.trials.of(guest)
        await asyncio.wait([trial.task])
        return not trial.running

    assert house.do(ended)
    assert not ann.get("/api/trial").json()["running"]


def test_what_cannot_be_tried_is_refused(house: House) -> None:
    """No opponent, an unknown one, a deck with faults: with the reason."""
    ann = house.browser("Ann")
    wanted = {"format": "fellowship", "deck": ARAGORN}
    assert (422, "api-error-no-opponent") == refused(ann.post("/api/trial", wanted))
    unknown = {**wanted, "starters": ["nobody"]}
    assert (422, "api-error-unknown-starter") == refused(ann.post("/api/trial", unknown))
    faulty = {**wanted, "starters": ["moria-gimli"], "deck": {**ARAGORN, "ring": ""}}  # type: ignore[dict-item]
    assert 422 == ann.post("/api/trial", faulty).status_code
