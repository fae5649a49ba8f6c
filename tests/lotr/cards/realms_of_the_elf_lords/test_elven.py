"""Elven cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.rules.archery import fellowship_archery
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import (
    GIMLI,
    LEGOLAS,
    card,
    standing,
    zones,
)
from tests.lotr.samples import ally, minion, possession, site

SINGER = ally("Singer", culture="elven", race="elf", vitality=2)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3U18")
def test_galdor_sends_a_minion_back() -> None:
    """He exerts in the regroup phase, and a minion returns to its owner's hand; what it bore is discarded."""
    at = standing()
    galdor, orc = at.play("3U18"), at.play(STRONG_ORC)
    blade = at.play(possession("Blade", side=terms.SHADOW), on=orc)
    game = at.regroup().choose("use", galdor)
    assert ([terms.HAND, terms.DISCARD_PILE], 1) == (zones(game, orc, blade), game.wounds(galdor))


@pytest.mark.card("3U18")
def test_galdor_follows_an_elf_and_needs_a_minion() -> None:
    """Without an Elf he is not played, without a minion he cannot be used."""
    at = standing()
    at.hand(0, "3U18")
    assert not at.fellowship().offered("play", "3U18")
    at = standing()
    galdor = at.play("3U18")
    assert not at.regroup().offered("use", galdor)


@pytest.mark.parametrize(("id", "uruk"), [card("3U20", False), card("3U25", True)])
def test_a_councillor_weakens_a_foe(id: str, uruk: bool) -> None:
    """Golradir an Orc, Saelbeth an Uruk-hai, by one each time, at the price of an exertion; both follow an Elf."""
    at = standing()
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    at = standing()
    elf = at.play(id)
    orc, other = at.play(STRONG_ORC), at.play(URUK)
    game = at.skirmish(at.play(GIMLI), orc, other).choose("use", elf)
    assert ((9, 8) if uruk else (8, 9)) == (game.strength(orc), game.strength(other))
    assert 1 == game.wounds(elf)


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("kind", "total"), [("river", 2), ("forest", 2), ("plains", 1)])
def test_legolas_shoots_better_by_rivers_and_in_forests(kind: str, total: int) -> None:
    """One more for the fellowship there, beside his own arrow."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 2, keywords=((kind, 1),)), 1)
    at.play("3P121")
    at.play(STRONG_ORC)
    assert total == fellowship_archery(at.archery().table, 0)


@pytest.mark.card("3U9")
@pytest.mark.parametrize(("below", "strength"), [(LEGOLAS, 8), (GIMLI, 9)])
def test_beren_and_luthien(below: str, strength: int) -> None:
    """An Elven ally exerts, the bottom card is discarded; if it is Elven, the foe of an Elf is weaker by one."""
    at = standing()
    tale, singer, elf, orc = at.play("3U9"), at.play(SINGER), at.play(LEGOLAS), at.play(STRONG_ORC)
    top, bottom = at.deck(0, LEGOLAS, below)
    game = at.skirmish(elf, orc).choose("use", tale)
    assert [terms.DECK, terms.DISCARD_PILE] == zones(game, top, bottom)
    assert (strength, 1) == (game.strength(orc), game.wounds(singer))
