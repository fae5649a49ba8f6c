"""Analyses of finished games run in the background, once per game and one at a time for each guest."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from inglenook.server.bots import analyses
from inglenook.server.bots.analyses import Analyses
from inglenook.server.storage.analyses import (
    FAILED_FOR,
    SILENT,
    begin_analysis,
    end_analysis,
    keep_findings,
    kept_findings,
)
from inglenook.server.storage.cleanup import remove_table
from tests.server.support.browsers import OPEN, YOU, House, refused
from tests.server.support.clock import StoppedClock
from tests.server.support.finished import Finished, play

pytestmark = pytest.mark.rule("SR-33")

FOUND = {
    "curve": [{"number": 0, "chances": [0.5, 0.5]}, {"number": 30, "chances": [1.0, 0.0]}],
    "turnings": [],
    "cards": [{"card": "1R13", "seat": 0, "swing": 0.1}],
    "games": 100,
}


@pytest.fixture
def ended(tmp_path: Path) -> Iterator[tuple[House, Finished]]:
    """Yields the first thirty answers of a game in which a player gave up."""
    with House(tmp_path) as house:
        yield house, play(house, "lotr", options={"bids": "0,0"}, most=30)


@pytest.mark.timeout(180)
def test_it_is_found_in_the_background_and_kept(ended: tuple[House, Finished]) -> None:
    """An analysis starts on request, runs in the background, is stored, and has a curve that ends with the winner."""
    house, finished = ended
    address = f"/api/tables/{finished.id}/analysis"
    browser = house.browser()

    assert "none" == browser.get(address).json()["state"]
    assert "working" == browser.post(address).json()["state"]
    wait(house, finished.id)
    found = house.browser().get(address).json()

    assert "ready" == found["state"]
    assert [1.0, 0.0] == found["found"]["curve"][-1]["chances"]
    assert 30 == found["found"]["curve"][-1]["number"]
    assert found["found"]["games"] > 100
    assert found == browser.post(address).json(), "who asks again gets what was found"


def analyses_of(house: House) -> Analyses:
    """Returns the analyses in progress."""
    found: Analyses = house.app.state.hall.analyses
    return found


def wait(house: House, table: str) -> None:
    """Waits until an analysis is done."""

    async def done() -> None:
        task = analyses_of(house)._tasks.get(table)
        if task is not None:
            await task

    house.do(done)


@pytest.mark.rule("SR-33", "SR-92")
def test_one_for_each_guest_and_a_few_for_each_address(
    ended: tuple[House, Finished], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A guest who waits for an analysis is refused another, and so is everybody when too many are in progress."""
    house, finished = ended
    another = play(house, "talisman", most=10)
    browser = house.browser()

    assert "working" == browser.post(f"/api/tables/{finished.id}/analysis").json()["state"]
    assert (409, "api-error-analysing") == refused(browser.post(f"/api/tables/{another.id}/analysis"))
    monkeypatch.setattr(analyses, "MOST", 1)
    assert (409, "api-error-analysing") == refused(house.browser().post(f"/api/tables/{another.id}/analysis"))
    monkeypatch.setattr(analyses, "MOST", 2)
    monkeypatch.setattr(analyses, "MOST_OF_AN_ADDRESS", 1)
    assert (409, "api-error-analysing") == refused(house.browser().post(f"/api/tables/{another.id}/analysis"))
    elsewhere = house.browser(address="198.51.100.9")
    assert "working" == elsewhere.post(f"/api/tables/{another.id}/analysis").json()["state"]
    house.do(analyses_of(house).close)


def test_what_was_found_goes_with_the_table(ended: tuple[House, Finished]) -> None:
    """An analysis is stored as long as its game, and one stored in an older format is computed again."""
    house, finished = ended
    address = f"/api/tables/{finished.id}/analysis"

    def kept(content: Any) -> dict[str, Any]:
        house.do(keep_findings, house.store, finished.id, json.dumps(content))
        state: dict[str, Any] = house.browser().get(address).json()
        return state

    assert FOUND == kept(FOUND)["found"]
    assert "none" == kept({"curve": "of another form"})["state"]
    assert house.do(remove_table, house.store, finished.id)
    assert 404 == house.browser().get(address).status_code
    house.do(keep_findings, house.store, finished.id, json.dumps(FOUND))
    assert house.do(kept_findings, house.store, finished.id) is None, "the table was removed during its analysis"


def test_a_failed_one_is_told(ended: tuple[House, Finished], monkeypatch: pytest.MonkeyPatch) -> None:
    """A failed analysis is reported and not retried by itself, and the guest may request another."""
    house, finished = ended
    monkeypatch.setattr(analyses, "analyse", broken)
    browser = house.browser()
    browser.post(f"/api/tables/{finished.id}/analysis")
    wait(house, finished.id)

    assert "failed" == browser.post(f"/api/tables/{finished.id}/analysis").json()["state"]
    assert {} == analyses_of(house)._addresses


@pytest.mark.rule("SR-33", "SR-92")
def test_all_processes_know_of_it(ended: tuple[House, Finished], monkeypatch: pytest.MonkeyPatch) -> None:
    """An analysis begun by another process is reported, not begun again, and counts for its guest."""
    house, finished = ended
    another = play(house, "talisman", most=10)
    browser = house.browser("Aino")
    elsewhere = Analyses(house.store)
    table = browser.lay(YOU, OPEN)
    guest = house.do(house.store.seats, table)[0].guest
    assert house.do(begin_analysis, house.store, finished.id, guest, time.time())

    assert browser.get(f"/api/tables/{finished.id}/analysis").json()["state"] == "working"
    assert browser.post(f"/api/tables/{finished.id}/analysis").json()["state"] == "working"
    assert analyses_of(house)._tasks == {}
    assert refused(browser.post(f"/api/tables/{another.id}/analysis")) == (409, "api-error-analysing")
    monkeypatch.setattr(analyses, "analyse", broken)
    assert house.browser().post(f"/api/tables/{another.id}/analysis").json()["state"] == "working"
    wait(house, another.id)
    assert house.do(elsewhere.state, another.id) == "failed"


def test_one_without_a_process_may_be_requested_again(ended: tuple[House, Finished]) -> None:
    """An analysis may be requested again when its process was silent for a minute, or an hour after it failed."""
    house, finished = ended
    clock = StoppedClock()
    seen = Analyses(house.store, clock)
    assert house.do(begin_analysis, house.store, finished.id, "a guest", clock())

    assert house.do(seen.state, finished.id) == "working"
    assert not house.do(begin_analysis, house.store, finished.id, "somebody else", clock())
    clock.now += SILENT + 1
    assert house.do(seen.state, finished.id) == "none"
    assert house.do(begin_analysis, house.store, finished.id, "somebody else", clock())
    house.do(end_analysis, house.store, finished.id, clock(), True)
    assert house.do(seen.state, finished.id) == "failed"
    clock.now += FAILED_FOR + 1
    assert house.do(seen.state, finished.id) == "none"
    assert house.do(begin_analysis, house.store, finished.id, "somebody else", clock())


def broken(text: str, game: str, winners: list[int]) -> str:
    """Raises an error in place of an analysis."""
    raise ValueError(f"{game} {winners} {len(text)}")
