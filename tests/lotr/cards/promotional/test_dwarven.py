"""Dwarven cards of the promotional set."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import standing
from tests.lotr.samples import minion


@pytest.mark.card("0P62")
def test_gimli_dwarven_delegate() -> None:
    """Gimli, Dwarven Delegate: he is damage +1, a Dwarf and unique."""
    at = standing()
    at.hand(0, "0P62", "1U12")
    game = at.fellowship().choose("play", "0P62")
    assert (2, False) == (game.table.twilight, game.offered("play", "1U12"))
    at = standing()
    gimli, orc = at.play("0P62"), at.play(minion("Orc", strength=6, vitality=4))
    game = at.skirmish(gimli, orc)
    assert 7 == game.strength(gimli)
    game.pass_().pass_()
    assert (2, terms.PLAY) == (game.wounds(orc), game.zone(orc))
