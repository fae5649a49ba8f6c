"""Shire cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import SAM, standing
from tests.lotr.samples import condition


@pytest.mark.card("2C102")
def test_frodo_carries_things_cheaply() -> None:
    """Items and tales of the Shire cost one less on him, not on others; other conditions cost the same."""
    at = standing(frodo="2C102")
    sam = at.play(SAM)
    sword, tale, note = at.hand(
        0,
        "1C299",
        condition("Song", culture="shire", cost=2, keywords=(("tale", 1),)),
        condition("Note", culture="shire", cost=2),
    )
    table = at.fellowship().table
    frodo = at.frodo()
    assert [0, 1, 2] == [twilight_cost(table, one, frodo) for one in (sword, tale, note)]
    assert [1, 2] == [twilight_cost(table, one, sam) for one in (sword, tale)]
