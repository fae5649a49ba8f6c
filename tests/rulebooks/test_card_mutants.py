"""`scripts/card-mutants`: the changes that it makes to a card."""

from __future__ import annotations

import pytest

from inglenook.lotr.cards.collection import ALL
from mutation.cards import breaks


@pytest.mark.rule("KR-19")
def test_every_kind_of_mistake_is_made() -> None:
    """Changes of a number, side, filter, condition, cost or "may" each give a different card."""
    found = [one for card in ALL for one in breaks(card)]
    known = {card.id: card for card in ALL}
    assert all(one.definition != known[one.card] for one in found)
    for kind in ("becomes 2", "the other side", "another race", "condition removed", "left out", "optional removed"):
        assert any(kind in one.what for one in found), kind


@pytest.mark.rule("KR-19")
def test_a_mistake_says_where_it_is() -> None:
    """The path of a change leads to the changed term of the card."""
    (fury,) = [card for card in ALL if card.id == "1C4"]
    assert "abilities-0-costs-0: left out" in [f"{one.path}: {one.what}" for one in breaks(fury)]
