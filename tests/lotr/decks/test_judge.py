"""Tests of the legality of random decks by two independent judges."""

from __future__ import annotations

import random

import pytest

from inglenook.lotr.decks.legality import legality
from tests.lotr.decks.judge import broken_rules, random_deck


def compare(first: int, count: int) -> tuple[int, set[str]]:
    """Compares both judges on this number of decks; returns how many are legal and which rules are broken."""
    legal, seen = 0, set[str]()
    for seed in range(first, first + count):
        deck, format = random_deck(random.Random(seed))
        found = {reason.rule for reason in legality.__wrapped__(deck, format)}
        assert found == broken_rules(deck, format), (seed, format.name, deck)
        legal += not found
        seen |= found
    return legal, seen


@pytest.mark.rule("LR-5.11", "LR-5.14", "LR-5.16")
def test_two_judges_agree() -> None:
    """Two judges agree on a few hundred decks, some of them legal, which together break every deck rule."""
    legal, seen = compare(0, 600)

    assert legal > 20
    rules = {f"LR-5.{number}" for number in (2, 3, 4, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17)}
    assert rules | {"LG-109", "LG-112"} == seen


@pytest.mark.long
@pytest.mark.timeout(600)
@pytest.mark.rule("LR-5.11", "LR-5.14", "LR-5.16")
def test_two_judges_agree_on_ten_thousand_decks() -> None:
    """Ten thousand decks are judged alike by both judges."""
    assert compare(0, 10_000)[0] > 500
