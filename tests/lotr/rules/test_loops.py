"""Tests that a loop of required actions ends without effect (LR-26.38)."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response, Trigger
from inglenook.lotr.dsl.effects import Prevent
from inglenook.lotr.dsl.facade import heal, wound
from inglenook.lotr.dsl.filters import COMPANION, RING_BEARER, THIS, That
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.positions import Position
from tests.lotr.samples import companion, condition, event


@pytest.mark.rule("LR-26.38", "LG-88", "LG-35")
def test_two_texts_that_call_each_other_for_ever() -> None:
    """Two texts that wound and heal each other endlessly are stopped, and the game goes on."""
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


@pytest.mark.rule("LR-3.14", "LR-26.38")
@pytest.mark.parametrize("answer", [Response, Trigger])
def test_nobody_is_saved_for_ever_from_wounds_that_stay(answer: type[Response | Trigger]) -> None:
    """A character who is saved but stays mortally wounded is saved only once."""
    saved = answer(Happening(terms.ABOUT_TO_BE_KILLED, THIS), (Prevent(),))
    at = Position()
    victim = at.play(companion(f"Clings to Life by {answer.__name__}", vitality=2, abilities=(saved,)), wounds=1)
    prick = event("Prick", Action((terms.FELLOWSHIP,), (wound(COMPANION & ~RING_BEARER),)))
    at.hand(0, prick)
    game = at.fellowship().choose("play", prick)
    if answer is Response:
        game.choose("respond", victim)

    assert (terms.DEAD_PILE, 1) == (game.zone(victim), game.log().count("log-killed"))
    assert "log-prevented" in game.log()


@pytest.mark.rule("LR-26.18")
def test_whoever_is_saved_and_healed_lives() -> None:
    """A character who may be saved is not killed again while the response is resolved."""
    saved = Response(Happening(terms.ABOUT_TO_BE_KILLED, THIS), (Prevent(instead=(heal(THIS),)),))
    at = Position()
    victim = at.play(companion("Comes Round", vitality=2, abilities=(saved,)), wounds=1)
    prick = event("Prick", Action((terms.FELLOWSHIP,), (wound(COMPANION & ~RING_BEARER),)))
    at.hand(0, prick)
    again = event("Prick Again", Action((terms.FELLOWSHIP,), (wound(COMPANION & ~RING_BEARER),)))
    at.hand(0, again)
    game = at.fellowship().choose("play", prick).choose("respond", victim)

    assert (terms.PLAY, 1) == (game.zone(victim), game.wounds(victim))
    game.choose("play", again).passes()
    assert terms.DEAD_PILE == game.zone(victim), "who was saved once can be killed later"
