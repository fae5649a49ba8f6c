"""Gandalf cards of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Discard
from inglenook.lotr.words.facade import a
from inglenook.lotr.words.filters import COMPANION, RING_BEARER
from tests.lotr.cards.standing import GIMLI, MERRY, PIPPIN, in_rohan
from tests.lotr.samples import event

LEAVE = event("Leave", Action((terms.FELLOWSHIP,), (Discard(a(COMPANION & ~RING_BEARER)),)))


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.34", "LR-28.21")
def test_treebeard_takes_a_hobbit_in() -> None:
    """Instead of being discarded he is stacked, and is not in play; Treebeard may leave him, too."""
    for verb, zone in (("respond", terms.STACKED), ("pass", terms.DISCARD_PILE)):
        at = in_rohan(2)
        treebeard, merry = at.play("4R103"), at.play(MERRY)
        at.hand(0, LEAVE)
        game = at.fellowship().choose("play", LEAVE)
        assert game.offered("respond", treebeard)
        game.choose(verb)
        assert zone == game.zone(merry)
        assert (merry in game.table.cards[treebeard].stacked) == (verb == "respond")


@pytest.mark.card("4R103")
@pytest.mark.parametrize("id", [GIMLI, "1C311"])
def test_treebeard_knows_whom_he_takes_in(id: str) -> None:
    """A Dwarf is no Hobbit, and Sam is Ring-bound."""
    at = in_rohan(2)
    at.play("4R103")
    other = at.play(id)
    at.hand(0, LEAVE)
    assert terms.DISCARD_PILE == at.fellowship().choose("play", LEAVE).zone(other)


@pytest.mark.card("4R103")
@pytest.mark.rule("LR-26.23")
def test_treebeard_lets_a_hobbit_go() -> None:
    """He exerts and a token is added, besides the cost of the Hobbit; without a Hobbit there is nothing to do."""
    at = in_rohan(2)
    treebeard = at.play("4R103")
    assert not at.fellowship().offered("use", treebeard)
    at = in_rohan(2)
    treebeard = at.play("4R103")
    pippin = at.stack(PIPPIN, 0, treebeard)
    game = at.fellowship().choose("use", treebeard)
    cost = game.table.cards[pippin].printed.cost
    assert (terms.PLAY, 1, cost + 1) == (game.zone(pippin), game.wounds(treebeard), game.table.twilight)
