"""Gandalf cards of Mines of Moria."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import GANDALF, MERRY, standing
from tests.lotr.samples import minion

STRONG_ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("2C29")
def test_the_staff_of_a_wizard() -> None:
    """Its bearer exerts twice, and a minion is weaker by three."""
    at = standing()
    gandalf, orc = at.play(GANDALF), at.play(STRONG_ORC)
    staff = at.play("2C29", on=gandalf)
    game = at.skirmish(gandalf, orc).choose("use", staff)
    assert (2, 6, 8) == (game.wounds(gandalf), game.strength(orc), game.strength(gandalf))
    assert not game.offered("use", staff)


@pytest.mark.card("2P122")
@pytest.mark.parametrize("draws", [True, False])
def test_gandalf_the_grey_pilgrim(draws: bool) -> None:
    """At the start of each of his player's turns a card may be drawn."""
    at = standing()
    pilgrim = at.play("2P122")
    at.deck(0, MERRY)
    game = at.start_of_turn()
    game.choose("respond", pilgrim) if draws else game.pass_()
    assert int(draws) == len(game.table.players[0].hand)
