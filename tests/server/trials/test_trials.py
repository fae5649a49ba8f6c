"""Trials of decks over HTTP: started, watched, stopped, and a lost game shown."""

from __future__ import annotations

import json
import secrets
import zlib
from typing import Any

import pytest

from inglenook.arena.trial import Opponent
from inglenook.kernel.editions import EDITION, TODAY
from inglenook.lotr.decks.starters import starter_deck
from inglenook.server.trials import trials
from inglenook.server.trials.trial import Trial, unpacked
from inglenook.server.trials.trials import MOST_OF_AN_ADDRESS, Trials
from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-62")

ARAGORN = starter_deck("fellowship-aragorn").data()


def begin(browser: Browser, **more: object) -> dict[str, Any]:
    """Starts a trial against a starter deck and a guest's deck."""
    own = [{"name": "Mine", "deck": starter_deck("moria-gandalf").data()}]
    wanted = {"format": "fellowship", "deck": ARAGORN, "starters": ["moria-gimli"], "own": own, "bot": "uniform"}
    response = browser.post("/api/trial", {**wanted, **more})
    assert 201 == response.status_code, response.text
    found: dict[str, Any] = response.json()
    return found


def only_guest(house: House) -> str:
    """Returns the guest who has a trial in progress."""
    (guest,) = house.app.state.trials._running
    return str(guest)


def test_a_deck_is_tried_and_a_lost_game_watched(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A finished trial has rates with intervals and figures of cards, and a lost game can be watched as a replay."""
    monkeypatch.setattr(secrets, "token_hex", lambda length: "seed" * length)
    ann = house.browser("Ann")
    assert (False, 0) == tuple(ann.get("/api/trial").json()[key] for key in ("running", "total"))
    assert (404, "api-error-no-trial") == refused(ann.post("/api/trial/stop"))
    begun = begin(ann, games=4)
    assert (True, 0, 8) == (begun["running"], begun["done"], begun["total"])
    house.do(house.app.state.trials.ended, only_guest(house))
    found = ann.get("/api/trial").json()
    assert (False, 8, 0, 0) == tuple(found[key] for key in ("running", "done", "left_out", "seconds"))
    assert ["moria-gimli", "Mine"] == [one["name"] for one in found["opponents"]]
    assert [4, 4] == [one["all"]["games"] for one in found["opponents"]]
    assert 8 == found["all"]["games"]
    assert 0 <= found["all"]["low"] < found["all"]["high"] <= 100
    assert ARAGORN == found["deck"]
    assert 28 == len(found["cards"])
    assert all(one["drawn"]["games"] + one["left"]["games"] == 8 for one in found["cards"])
    lost = found["losses"]
    assert 8 - found["all"]["wins"] >= len(lost) > 0
    table = ann.post("/api/trial/watch", {"number": lost[0]["number"]}).json()["id"]
    replay = ann.get(f"/api/tables/{table}/replay")
    assert 200 == replay.status_code, replay.text
    seat = 0 if (lost[0]["number"] - 1) // 2 % 2 == 0 else 1
    shown = ann.get(f"/api/tables/{table}").json()
    assert "over" == shown["state"]
    assert shown["winners"] in ([1 - seat], []), "both may have lost"


def test_a_trial_is_one_s_own_and_can_be_stopped(house: House) -> None:
    """A guest's trial is hidden from other guests, can be stopped, and is replaced by the guest's next trial."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    begin(ann, games=200)
    assert 0 == ben.get("/api/trial").json()["total"]
    assert 8 == begin(ann, games=4)["total"]
    begin(ann, games=200)
    ann.post("/api/trial/stop")
    assert {} == house.app.state.trials._running
    assert not ann.get("/api/trial").json()["running"]


def test_what_cannot_be_tried_is_refused(house: House) -> None:
    """A trial without an opponent, with an unknown one or with a faulty deck is refused with the reason."""
    ann = house.browser("Ann")
    wanted = {"format": "fellowship", "deck": ARAGORN}
    assert (422, "api-error-no-opponent") == refused(ann.post("/api/trial", wanted))
    unknown = {**wanted, "starters": ["nobody"]}
    assert (422, "api-error-unknown-starter") == refused(ann.post("/api/trial", unknown))
    faulty = {**wanted, "starters": ["moria-gimli"], "deck": {**ARAGORN, "ring": ""}}  # type: ignore[dict-item]
    assert 422 == ann.post("/api/trial", faulty).status_code


LATER = 60.0
"""Seconds without a heartbeat after which a trial counts as lost."""


def figures(browser: Browser) -> dict[str, Any]:
    """Returns the figures of a trial without its duration."""
    return {key: value for key, value in browser.get("/api/trial").json().items() if key != "seconds"}


def test_what_was_found_is_there_after_a_restart(house: House) -> None:
    """The results of a trial are stored: after a restart another process returns them and shows its games."""
    ann = house.browser("Ann")
    begin(ann, games=2)
    house.do(house.app.state.trials.ended, only_guest(house))
    before = figures(ann)
    house.app.state.trials = Trials(house.store, house.wall)
    assert before == figures(ann)
    assert (4, False, False) == tuple(before[key] for key in ("done", "running", "lost"))
    number = before["losses"][0]["number"] if before["losses"] else 1
    assert 201 == ann.post("/api/trial/watch", {"number": number}).status_code
    assert (404, "api-error-no-trial") == refused(ann.post("/api/trial/watch", {"number": 5}))
    house.do(house.app.state.trials.close)


def test_a_trial_whose_process_ended_says_so(house: House) -> None:
    """A trial whose process ended or has been silent says so, and another can be started."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    begin(ann, games=200)
    first = house.app.state.trials
    second = house.app.state.trials = Trials(house.store, house.wall)
    assert (True, False) == tuple(figures(ann)[key] for key in ("running", "lost"))
    house.wall.now += LATER
    assert (False, True, 400) == tuple(figures(ann)[key] for key in ("running", "lost", "total"))
    house.wall.now -= LATER
    house.do(first.close)
    assert (False, True) == tuple(figures(ann)[key] for key in ("running", "lost"))
    begin(ann, games=200)
    assert (True, False) == tuple(figures(ann)[key] for key in ("running", "lost"))
    assert 0 == figures(ben)["total"]
    house.do(second.close)


def test_another_process_can_stop_a_trial(house: House) -> None:
    """A trial stopped through another process ends when its process next stores the progress."""
    ann = house.browser("Ann")
    begin(ann, games=200)
    first, guest = house.app.state.trials, only_guest(house)
    house.app.state.trials = Trials(house.store, house.wall)
    stopped = ann.post("/api/trial/stop").json()
    assert (False, False) == (stopped["running"], stopped["lost"])
    (trial, _task) = first._running[guest]
    assert not house.do(first._keep, guest, trial)
    assert not figures(ann)["running"], "it does not begin again by itself"
    house.do(first.close)
    house.do(house.app.state.trials.close)


@pytest.mark.rule("SR-92")
def test_an_address_cannot_take_all_places(house: House) -> None:
    """An address with many guests does not take all places for trials; another address gets the next game but one."""
    for number in range(MOST_OF_AN_ADDRESS):
        begin(house.browser(f"Guest {number}"), games=200)
    own = [{"name": "Mine", "deck": starter_deck("moria-gandalf").data()}]
    wanted = {"format": "fellowship", "deck": ARAGORN, "own": own, "bot": "uniform"}
    assert (409, "api-error-trials") == refused(house.browser("One more").post("/api/trial", wanted))
    assert 201 == house.browser("Bram", address="198.51.100.9").post("/api/trial", wanted).status_code


@pytest.mark.rule("SR-92")
def test_a_trial_does_not_last_for_ever(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trial that reaches its time limit ends with the results so far."""
    monkeypatch.setattr(trials, "LASTS", -1.0)
    ann = house.browser("Ann")
    begin(ann, games=200)
    house.do(house.app.state.trials.ended, only_guest(house))
    assert (False, False, 400) == tuple(figures(ann)[key] for key in ("running", "lost", "total"))


@pytest.mark.rule("KR-36")
def test_a_trial_keeps_its_edition() -> None:
    """A trial keeps its edition, and a trial stored without one uses the defaults of the first edition."""
    opponents = [Opponent("Mine", starter_deck("moria-gandalf").data())]
    begun = Trial("id", "fellowship", "uniform", ARAGORN, opponents, 1, "seed")
    assert [None] == [match.setup.get(EDITION) for match in begun.matches]
    kept = json.loads(zlib.decompress(begun.kept()))
    assert TODAY == kept.pop(EDITION)
    old = unpacked(zlib.compress(json.dumps(kept).encode()), running=False, lost=False)

    assert [1] == [match.setup[EDITION] for match in old.matches]
    assert [1] == [match.setup[EDITION] for match in unpacked(old.kept(), running=False, lost=False).matches]
    assert begun.matches == unpacked(begun.kept(), running=False, lost=False).matches
