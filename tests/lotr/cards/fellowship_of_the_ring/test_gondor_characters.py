"""Gondor cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    SAM,
    standing,
)
from tests.lotr.samples import ally, minion

ORC = minion("Orc", strength=5, vitality=3)


@pytest.mark.card("1U97")
def test_boromir_exerts_for_a_hobbit() -> None:
    """Boromir, Son of Denethor: he exerts to make any Hobbit strength +3, as often as he can."""
    at = standing()
    boromir, sam = at.play(BOROMIR), at.play(SAM)
    bounder = at.play("1C286")
    game = at.skirmish(sam, at.play(ORC)).choose("use", BOROMIR)
    assert sorted([sam, bounder, at.frodo()]) == sorted(game.choices())
    game.choose("choose", sam).pass_().choose("use", BOROMIR).choose("choose", sam)
    assert (9, 2) == (game.strength(sam), game.wounds(boromir))
    game.pass_()
    assert (0, False) == (game.asked, game.offered("use", BOROMIR))
    game.pass_().passes()
    assert (terms.REGROUP, 3) == (game.table.phase, game.strength(sam))


@pytest.mark.card("1U97")
def test_boromir_helps_in_skirmishes_only() -> None:
    """Boromir, Son of Denethor: the ability needs a skirmish phase and a Boromir who can exert."""
    at = standing()
    at.play(BOROMIR)
    at.play(ORC)
    assert not at.maneuver().offered("use", BOROMIR)
    at = standing()
    boromir = at.play(BOROMIR, wounds=2)
    assert not at.skirmish(boromir, at.play(ORC)).offered("use", BOROMIR)


@pytest.mark.card("1P365")
def test_aragorn_heals_another_at_the_start_of_the_turn() -> None:
    """Aragorn: at the start of the turn another wounded companion with his signet may be healed once."""
    at = standing()
    aragorn, gimli, sam = at.play(ARAGORN, wounds=2), at.play(GIMLI, wounds=2), at.play(SAM, wounds=1)
    boromir = at.play(BOROMIR, wounds=1)
    at.play(ally("Signet at Home", signet="aragorn"), wounds=1)
    game = at.start_of_turn()
    assert ("prompt-respond", True) == (game.prompt, game.offered("respond", aragorn))
    game.choose("respond", aragorn)
    assert sorted([gimli, sam]) == sorted(game.choices())
    game.choose("choose", gimli)
    assert [2, 1, 1, 1] == [game.wounds(card) for card in (aragorn, gimli, sam, boromir)]
    assert "prompt-fellowship-action" == game.prompt


@pytest.mark.card("1P365")
def test_aragorn_need_not_heal() -> None:
    """Aragorn: the player may decline to heal a companion."""
    at = standing()
    at.play(ARAGORN)
    gimli = at.play(GIMLI, wounds=1)
    game = at.start_of_turn().pass_()
    assert (1, "prompt-fellowship-action") == (game.wounds(gimli), game.prompt)


@pytest.mark.card("1P365")
def test_aragorn_does_not_heal_in_the_turns_of_others() -> None:
    """Aragorn: no companion is healed at the start of another player's turn."""
    at = standing(turn=0)
    at.play(ARAGORN, seat=1)
    at.play(GIMLI, seat=1, wounds=1)
    game = at.start_of_turn()
    assert "prompt-fellowship-action" == game.prompt
