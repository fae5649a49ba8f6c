"""Packs that a guest opens, and the collection they make."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from inglenook.lotr.decks.collection import read_collection
from inglenook.server.api.decks import collection
from inglenook.server.belongings.packs import MOST_A_DAY, PRODUCTS, opened
from tests.server.support.browsers import Browser, House, refused

pytestmark = pytest.mark.rule("SR-64")

A_DAY = 24 * 3600


def open_one(browser: Browser, product: str) -> dict[str, Any]:
    """Opens a pack."""
    response = browser.post("/api/packs", {"product": product})
    assert 201 == response.status_code, response.text
    found: dict[str, Any] = response.json()
    return found


def test_what_is_opened_is_owned(house: House) -> None:
    """A guest who opens a pack owns its cards, nobody else does, and each copy is identified."""
    ann, ben = house.browser(), house.browser("Ben")
    assert ({}, 0, MOST_A_DAY) == tuple(ann.get("/api/me/collection").json()[key] for key in ("cards", "packs", "left"))
    first, second = [open_one(ann, product) for product in ("booster-1", "starter-4")]
    assert (1, "", 11, MOST_A_DAY - 1) == (first["number"], first["starter"], len(first["cards"]), first["left"])
    assert (2, "towers-", 3 + 71) == (second["number"], second["starter"][:7], len(second["cards"]))
    owned = Counter([card["id"] for pack in (first, second) for card in pack["cards"]])
    there = ann.get("/api/me/collection").json()
    assert owned == there["cards"] == read_collection(there["text"])
    assert (2, MOST_A_DAY - 2) == (there["packs"], there["left"])
    assert {id: list(range(1, count + 1)) for id, count in owned.items()} == {
        id: [card["copy"] for pack in (first, second) for card in pack["cards"] if card["id"] == id] for id in owned
    }
    assert {} == ben.get("/api/me/collection").json()["cards"]
    ann.request("DELETE", "/api/me/collection", json={})
    assert {} == ann.get("/api/me/collection").json()["cards"]


@pytest.mark.rule("SR-64", "LR-7.4")
def test_the_rare_is_shown_last(house: House) -> None:
    """A booster lists its commons, uncommons, a foil if any, and the rare last; a starter its random rares last."""
    foils = 0
    for seed in range(30):
        _name, cards = opened("booster-2", f"pack {seed}")
        *rest, rare = cards
        letters = "".join([card.id[1] for card in rest if not card.foil])
        foils += len([card for card in rest if card.foil])
        assert ("R", False) == (rare.id[1], rare.foil)
        assert letters in ("CCCCCCCUUU", "CCCCCCUUU")
        assert all(not card.foil for card in rest[:-1])
    assert 0 < foils < 15
    for product in PRODUCTS:
        name, cards = opened(product, "seed")
        assert bool(name) == product.startswith(("starter", "deluxe"))
        assert cards == opened(product, "seed")[1], "the seed decides"


@pytest.mark.rule("SR-64", "LR-7.5")
def test_a_deluxe_box_shows_its_booster_last(house: House) -> None:
    """A deluxe box lists a starter, then a booster of the same set, its rare last, and exists for some sets only."""
    pack = open_one(house.browser(), "deluxe-4")
    assert ("towers-", 71 + 3 + 11) == (pack["starter"][:7], len(pack["cards"]))
    assert "C" == pack["cards"][-11]["id"][1]
    assert "R" == pack["cards"][-1]["id"][1]
    assert (422, "api-error-product") == refused(house.browser().post("/api/packs", {"product": "deluxe-2"}))


def test_so_many_in_a_day(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """A guest who has opened a day's packs is told how long to wait; other guests are not affected."""
    ann, ben = house.browser("Ann"), house.browser("Ben")
    monkeypatch.setattr(collection, "MOST_A_DAY", 3)
    for _pack in range(3):
        open_one(ann, "booster-3")
        house.wall.now += 3600
    response = ann.post("/api/packs", {"product": "booster-3"})
    assert (409, "api-error-packs-today") == refused(response)
    assert (3, 21 * 60) == tuple(response.json()["error"][key] for key in ("most", "minutes"))
    open_one(ben, "booster-3")
    house.wall.now += A_DAY - 3 * 3600 + 1
    assert 4 == open_one(ann, "booster-3")["number"]
    monkeypatch.setattr(collection, "MOST_PACKS", 4)
    house.wall.now += A_DAY
    assert (409, "api-error-packs") == refused(ann.post("/api/packs", {"product": "booster-3"}))


def test_what_there_is_not_is_refused(house: House) -> None:
    """A request for a pack that does not exist is refused with the list of those that do."""
    response = house.browser("Ann").post("/api/packs", {"product": "booster-7"})
    assert (422, "api-error-product") == refused(response)
