"""A loop of required actions ends without effect (LR-26.38)."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action, Trigger
from inglenook.lotr.words.facade import heal, wound
from inglenook.lotr.words.filters import COMPANION, RING_BEARER, That
from inglenook.lotr.words.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event


@pytest.mark.rule("LR-26.38", "LG-88", "LG-35")
def test_two_texts_that_call_each_other_for_ever() -> None:
    """Whoever is wounded heals, whoever heals is wounded: the game notices and goes on."""
    hero = companion("Hero", vitality=4)
    mercy = Trigger(Happening(terms.WOUNDED_NOW, who=COMPANION), (heal(That("it")),))
    malice = Trigger(Happening(terms.HEALED_NOW, who=COMPANION), (wound(That("it")),))
    prick = event("Prick", Action((terms.FELLOWSHIP,), (wound(COMPANION & ~RING_BEARER),)))
    at = Position()
    victim = at.play(hero)
    at.play(condition("Mercy", mercy))
    at.play(condition("Malice", malice))
    at.hand(0, prick)
    game = at.fellowship().choose("play", prick)

    assert game.prompt, "play goes on"
    assert game.wounds(victim) in (0, 1)
