"""Elven cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing
from tests.lotr.samples import minion

ARCHER = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
STRONG_ORC = minion("Orc", strength=9, vitality=4)


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("id", "total"), [(LEGOLAS, 0), (GIMLI, 1)])
def test_the_hosts_make_archery_less(id: str, total: int) -> None:
    """The minions' total is one less while an Elf companion is there."""
    at = standing()
    at.play("2U18")
    at.play(id)
    at.play(ARCHER)
    assert total == minion_archery(at.archery().table)


@pytest.mark.card("2U18")
def test_the_hosts_save_an_elf() -> None:
    """Discarded, they prevent a wound of an Elf."""
    at = standing()
    hosts, elf = at.play("2U18"), at.play(LEGOLAS)
    game = at.skirmish(elf, at.play(STRONG_ORC)).pass_().pass_().choose("respond", hosts)
    assert (0, terms.DISCARD_PILE) == (game.wounds(elf), game.zone(hosts))
