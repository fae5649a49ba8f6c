"""Decks that a guest stores on the server: two devices, removal and limits."""

from __future__ import annotations

from typing import Any

import pytest

from inglenook.lotr.decks.starters import starter_deck
from inglenook.server.api.decks import kept_decks
from inglenook.server.belongings.kept_decks import MOST_BYTES, MOST_VERSIONS
from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-63")

ARAGORN: Any = starter_deck("fellowship-aragorn").data()
GANDALF: Any = starter_deck("fellowship-gandalf").data()
GIMLI: Any = starter_deck("moria-gimli").data()


def deck(cards: Any, changed: float, *versions: Any, **more: Any) -> dict[str, Any]:
    """Returns a deck as a browser stores it, with its versions given as (number, time, cards)."""
    past = [{"number": number, "at": at, "deck": one} for number, at, one in versions]
    named = {"name": "Mine", "format": "fellowship", "notes": ""}
    return {**named, "changed": changed, "deck": cards, "versions": past, **more}


def bring(browser: Browser, kept: dict[str, Any], base: int = 0, id: str = "one") -> dict[str, Any]:
    """Sends a deck to the server."""
    response = browser.put(f"/api/me/decks/{id}", {"base": base, "kept": kept})
    assert 200 == response.status_code, response.text
    found: dict[str, Any] = response.json()
    return found


def test_a_deck_is_found_again(house: House) -> None:
    """A stored deck is returned to its owner alone, with its versions; a visitor who stores a deck becomes a guest."""
    ann, ben = house.browser(), house.browser("Ben")
    assert [] == ann.get("/api/me/decks").json()
    kept = deck(ARAGORN, 20.0, (1, 10.0, GANDALF), notes="slow")
    assert {"id": "one", "revision": 1, "joined": False, "kept": kept} == bring(ann, kept)
    assert [{"id": "one", "revision": 1, "gone": False}] == ann.get("/api/me/decks").json()
    assert kept == ann.get("/api/me/decks/one").json()["kept"]
    assert ([], 404) == (ben.get("/api/me/decks").json(), ben.get("/api/me/decks/one").status_code)


def test_nothing_of_two_devices_is_lost(house: House) -> None:
    """Of a deck changed on two devices the later change is current, and the earlier one is kept as a version."""
    ann = house.browser("Ann")
    bring(ann, deck(ARAGORN, 20.0, (1, 10.0, ARAGORN)))
    bring(ann, deck(GANDALF, 40.0, (1, 10.0, ARAGORN), (2, 30.0, GIMLI), notes="from the phone"), base=1)
    late = bring(ann, deck(GIMLI, 35.0, (1, 10.0, ARAGORN), (2, 25.0, GANDALF), notes="from the desk"), base=1)
    assert (3, True) == (late["revision"], late["joined"])
    kept = late["kept"]
    assert (GANDALF, 40.0, "from the phone\nfrom the desk") == (kept["deck"], kept["changed"], kept["notes"])
    told = [(1, 10.0, ARAGORN), (2, 25.0, GANDALF), (3, 30.0, GIMLI)]
    assert told == [(one["number"], one["at"], one["deck"]) for one in kept["versions"]]

    other = {**GIMLI, "ring": ""}
    late = bring(ann, deck(other, 36.0, (1, 10.0, ARAGORN)), base=2)
    assert (4, other, 36.0) == tuple(late["kept"]["versions"][-1][key] for key in ("number", "deck", "at"))
    latest = bring(ann, deck(other, 50.0, (1, 10.0, ARAGORN)), base=1)
    assert (other, [ARAGORN, GANDALF, GIMLI, other]) == (
        latest["kept"]["deck"],
        [one["deck"] for one in latest["kept"]["versions"]],
    ), "what the server had was a version already"


def test_a_deck_is_removed_on_all_devices(house: House) -> None:
    """A removed deck is gone on all devices, unless another device has changed it since."""
    ann = house.browser("Ann")
    assert (404, "api-error-no-deck") == refused(ann.request("DELETE", "/api/me/decks/one", json={"base": 0}))
    bring(ann, deck(ARAGORN, 20.0))
    bring(ann, deck(GANDALF, 30.0), base=1)
    stays = ann.request("DELETE", "/api/me/decks/one", json={"base": 1}).json()
    assert {"id": "one", "revision": 2, "gone": False} == stays
    gone = {"id": "one", "revision": 3, "gone": True}
    assert gone == ann.request("DELETE", "/api/me/decks/one", json={"base": 2}).json()
    assert ([gone], 404) == (ann.get("/api/me/decks").json(), ann.get("/api/me/decks/one").status_code)
    assert 4 == bring(ann, deck(GIMLI, 40.0), base=2)["revision"]


def test_there_is_room_for_so_much(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest has a limit of decks, told in the refusal, and of versions, of which the oldest are dropped."""
    ann = house.browser("Ann")
    monkeypatch.setattr(kept_decks, "MOST_DECKS", 2)
    for id in ("one", "two"):
        bring(ann, deck(ARAGORN, 20.0), id=id)
    response = ann.put("/api/me/decks/three", {"base": 0, "kept": deck(ARAGORN, 20.0)})
    assert (409, "api-error-too-many-decks") == refused(response)
    assert 2 == response.json()["error"]["most"]
    small = {"ring_bearer": "", "ring": "", "adventure_deck": [], "draw_deck": []}
    many = [(number, float(number), small) for number in range(1, MOST_VERSIONS + 2)]
    response = ann.put("/api/me/decks/one", {"base": 1, "kept": deck(small, 50.0, *many)})
    assert (400, "api-error-body") == refused(response)
    large = {**ARAGORN, "draw_deck": [[f"1C{number}", 1] for number in range(1500)]}
    for number in (1, 2, 3, 4):
        wide = (number, float(number), {**large, "ring": f"1C{number}"})
        bring(ann, deck(ARAGORN, 60.0, wide), base=0)
    kept = ann.get("/api/me/decks/one").json()["kept"]
    assert 0 < len(kept["versions"]) < 4
    assert 4 == kept["versions"][-1]["at"], "the latest stay"
    assert MOST_BYTES >= len(ann.get("/api/me/decks/one").content) - 100
