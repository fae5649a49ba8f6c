"""Gondor cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.index import Context
from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.meaning.registry import fits
from inglenook.lotr.words.filters import RING_BOUND, UNBOUND
from tests.lotr.cards.standing import BOROMIR, standing


@pytest.mark.card("0P65")
def test_the_stewards_heir_is_a_ring_bound_knight_and_ranger() -> None:
    """So is not every Boromir."""
    at = standing()
    heir, son = at.play("0P65"), at.play(BOROMIR)
    table = at.fellowship().table
    context = Context(0, heir)
    assert [1, 1] == [keyword(table, heir, word) for word in ("knight", "ranger")]
    assert [True, False] == [fits(table, RING_BOUND, one, context) for one in (heir, son)]
    assert [False, True] == [fits(table, UNBOUND, one, context) for one in (heir, son)]
