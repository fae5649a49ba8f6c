"""Ringwraith cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import SAM, standing
from tests.lotr.samples import minion

HELPLESS = "2U76"
RIDER = minion("Rider", race="nazgul", culture="wraith", strength=9, vitality=3)


@pytest.mark.card(HELPLESS)
def test_helpless_sam_says_nothing() -> None:
    """What he could do in the fellowship phase is gone as long as it is on him; his numbers stay."""
    for helpless in (False, True):
        at = standing().burdens(2)
        sam = at.play(SAM)
        if helpless:
            at.play(HELPLESS, seat=1, on=sam)
        game = at.fellowship()
        assert helpless != game.offered("use", sam)
        assert 3 == game.strength(sam)


@pytest.mark.card(HELPLESS)
@pytest.mark.rule("LD-37")
def test_helpless_sam_does_not_take_the_ring() -> None:
    """Frodo is killed: with Sam silenced nobody takes over, and the game is lost."""
    for helpless in (False, True):
        at = standing()
        sam, frodo = at.play(SAM), at.frodo()
        if helpless:
            at.play(HELPLESS, seat=1, on=sam)
        game = at.skirmish(frodo, at.play(minion("Giant", strength=30))).pass_().pass_()
        assert helpless == (game.table.over or game.table.players[0].out)


@pytest.mark.card(HELPLESS)
@pytest.mark.parametrize(("sam", "rider"), [(True, True), (True, False), (False, True)])
def test_helpless_is_played_on_sam_by_a_nazgul(sam: bool, rider: bool) -> None:
    """Frodo is there; a Nazgûl has to be spotted, and Sam has to be there."""
    at = standing().pool(5)
    friend = at.play(SAM) if sam else -1
    if rider:
        at.play(RIDER)
    card = at.hand(1, HELPLESS)[0]
    game = at.shadow()
    assert (sam and rider) == game.offered("play", HELPLESS)
    if sam and rider:
        game.choose("play", HELPLESS)
        assert (terms.PLAY, friend) == (game.zone(card), game.table.cards[card].bearer)
