"""Gandalf cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Draw
from tests.lotr.cards.standing import GANDALF, standing
from tests.lotr.samples import event, minion

BETRAYAL = "3R29"
GATHERING = event("Gathering", Action((terms.SHADOW_PHASE,), (Draw(2),)), side=terms.SHADOW)
ORC = minion("Orc", strength=5, vitality=3)
SARUMAN = minion("Saruman", culture="isengard", race="wizard", strength=8, vitality=4)


@pytest.mark.card(BETRAYAL)
def test_the_betrayal_makes_gathering_dear() -> None:
    """For each card that an opponent draws in the Shadow phase a token may be removed."""
    at = standing()
    betrayal = at.play(BETRAYAL)
    at.hand(1, GATHERING)
    at.deck(1, ORC, ORC)
    game = at.pool(5).shadow().choose("play", GATHERING).choose("respond", betrayal)
    assert (4, True) == (game.table.twilight, game.offered("respond", betrayal))
    game.choose("pass")
    assert (4, 2) == (game.table.twilight, len(game.table.players[1].hand))


@pytest.mark.card(BETRAYAL)
def test_gandalf_strikes_at_saruman() -> None:
    """He exerts, and Saruman takes two wounds."""
    at = standing()
    betrayal, gandalf, saruman = at.play(BETRAYAL), at.play(GANDALF), at.play(SARUMAN)
    game = at.maneuver().choose("use", betrayal)
    assert (1, 2) == (game.wounds(gandalf), game.wounds(saruman))
