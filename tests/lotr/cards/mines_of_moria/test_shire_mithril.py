"""The Mithril-coat of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import SAM, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import minion, possession

COAT = "2R105"
AXE = possession("Axe", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS, strength=2)
HELM = possession("Helm", side=terms.SHADOW, item_class="helm", strength=1)
BRUTE = minion("Brute", strength=5, vitality=3, keywords=((terms.DAMAGE, 2),))
ARCHER = minion("Archer", keywords=((terms.ARCHER, 1),))


@pytest.mark.card(COAT)
def test_mithril_turns_an_arrow() -> None:
    """Mithril-coat: the minion archery total is reduced by 1."""
    for coat, wounds in ((True, 1), (False, 2)):
        at = standing()
        if coat:
            at.play(COAT, on=at.frodo())
        for _archer in range(2):
            at.play(ARCHER)
        game: Playing = at.archery().pass_().pass_()
        assert wounds == game.wounds(at.frodo())


@pytest.mark.card(COAT)
@pytest.mark.parametrize("fighter", ["frodo", "sam"])
def test_mithril_blunts_weapons(fighter: str) -> None:
    """Mithril-coat: a minion skirmishing Frodo gets no strength from weapons and loses all damage bonuses."""
    at = standing()
    sam = at.play(SAM)
    at.play(COAT, on=at.frodo())
    brute, idle = at.play(BRUTE), at.play(BRUTE)
    for one in (brute, idle):
        at.play(AXE, on=one)
        at.play(HELM, on=one)
    game = at.skirmish(at.frodo() if fighter == "frodo" else sam, brute)
    found = [(game.strength(one), keyword(game.table, one, terms.DAMAGE)) for one in (brute, idle)]
    assert [(6, 0) if fighter == "frodo" else (8, 2), (8, 2)] == found


@pytest.mark.card(COAT)
def test_frodo_wears_the_coat() -> None:
    """Mithril-coat: only Frodo can bear the coat."""
    at = standing()
    at.play(SAM)
    coat = at.hand(0, COAT)[0]
    game = at.fellowship().choose("play", coat)
    assert at.frodo() == game.table.cards[coat].bearer
