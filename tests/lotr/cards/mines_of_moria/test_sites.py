"""The sites of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import on_site


@pytest.mark.card("2U116")
def test_hobbiton_woods_lays_ones_own_site_2() -> None:
    """A Hobbit exerts, and site 2 is the Free Peoples player's own, in place of one that lies there."""
    at = on_site("2U116", 1)
    old = at.lay(1, 2)
    game = at.fellowship().choose("use", "2U116")
    assert (0, terms.ADVENTURE_DECK, 1) == (
        game.table.cards[game.table.path[1]].owner,
        game.zone(old),
        game.wounds(at.frodo()),
    )
