"""The page on views names every key of a view and every verb of an option."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import pytest

import inglenook
from inglenook.registry import find

pytestmark = pytest.mark.rule("KR-46")

PAGE: Final = (Path(__file__).resolve().parents[2] / "docs" / "reference" / "views.md").read_text("utf-8")


def keys_of(view: Mapping[str, Any]) -> set[str]:
    """Returns the keys of a view, of its seats and of the cards in play; sources of numbers have no row."""
    seats = view["seats"].values()
    cards = [card for seat in seats for card in seat.get("in_play", ())]
    return {key for part in (view, *seats, *cards) for key in part if not key.endswith("_from")}


@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_every_key_of_a_view_is_named(name: str) -> None:
    """Each key that two hundred answers of random players bring into a view is on the page."""
    game = inglenook.new_game(name, seed=1)
    seen: set[str] = set()
    for _ in range(20):
        game.play("uniform", answers=10)
        seen |= keys_of(game.view(0))

    assert sorted([key for key in seen if f"`{key}`" not in PAGE]) == []


@pytest.mark.parametrize("name", ["lotr", "talisman"])
def test_every_verb_is_named(name: str) -> None:
    """Each verb that scenarios know is on the page."""
    verbs = find(name).scenario_terms().spoken_verbs()

    assert sorted([verb for verb in verbs if f"`{verb}`" not in PAGE]) == []
