"""Tests of a deck as stored in a set-up."""

from __future__ import annotations

import json

import pytest

from inglenook.kernel.data import Data, canonical
from inglenook.kernel.errors import BadSetup
from inglenook.lotr.decks.deck import Deck, deck_of
from tests.lotr.decks.samples import FELLOWSHIP_DECK

DECK = Deck("1C290", "1C2", ("1U320", "1U327"), (("1R89", 2), ("1C92", 1)))


@pytest.mark.rule("LR-5.6", "KR-8")
@pytest.mark.parametrize("deck", [DECK, FELLOWSHIP_DECK, Deck("", "", (), ())], ids=["small", "legal", "empty"])
def test_a_deck_survives_its_data(deck: Deck) -> None:
    """A deck restored from a record has the original order: a shuffle must give the same cards."""
    kept = json.loads(canonical(deck.data()))

    assert deck == deck_of(kept)


@pytest.mark.rule("LR-5.6")
def test_a_deck_lists_its_cards() -> None:
    """A deck lists each distinct card once, and its draw deck copy by copy."""
    assert ["1C290", "1C2", "1U320", "1U327", "1R89", "1C92"] == DECK.ids()
    assert ["1R89", "1R89", "1C92"] == DECK.copies()


@pytest.mark.rule("LR-5.6")
@pytest.mark.parametrize(
    "data",
    [
        None,
        "fellowship-aragorn",
        ["1C290"],
        {"ring_bearer": 1},
        {"ring": None},
        {"adventure_deck": "1U320"},
        {"adventure_deck": [1]},
        {"draw_deck": {"1R89": 2}},
        {"draw_deck": ["1R89"]},
        {"draw_deck": [["1R89", 0]]},
        {"draw_deck": [["1R89", True]]},
        {"draw_deck": [["1R89", 1000]]},
        {"draw_deck": [["1R89", 1, 1]]},
        {"draw_deck": [[1, "1R89"]]},
    ],
    ids=str,
)
def test_other_data_are_no_deck(data: Data) -> None:
    """A set-up with other data in place of a deck is refused."""
    with pytest.raises(BadSetup) as refused:
        deck_of(data)

    assert "error-deck-data" == refused.value.message.id
