"""Shire cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import DiscardFromHand, Unless
from inglenook.lotr.words.facade import add_burdens
from tests.lotr.cards.standing import GIMLI, SAM, standing
from tests.lotr.samples import condition, event, minion

STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


@pytest.mark.card("3C108")
@pytest.mark.parametrize(("foe", "wounds"), [(STRONG_ORC, 1), (URUK, 0)])
def test_a_frying_pan(foe: str, wounds: int) -> None:
    """Its bearer exerts to wound an Orc in his skirmish."""
    at = standing()
    sam, enemy, bystander = at.play(SAM), at.play(foe), at.play(STRONG_ORC)
    pan = at.play("3C108", on=sam)
    game = at.skirmish(sam, enemy).choose("use", pan)
    assert (wounds, 0, 1) == (game.wounds(enemy), game.wounds(bystander), game.wounds(sam))


@pytest.mark.card("3C112")
@pytest.mark.parametrize("hobbits", [1, 2])
def test_seek_and_hide(hobbits: int) -> None:
    """With two companions of the Shire, Frodo among them, a minion loses its damage bonuses for the skirmish."""
    at = standing()
    who = at.play(SAM) if hobbits == 2 else at.play(GIMLI)
    uruk = at.play("1C154")
    at.hand(0, "3C112")
    game = at.skirmish(who, uruk)
    assert (hobbits == 2) == game.offered("play", "3C112")
    if hobbits == 2:
        game.choose("play", "3C112")
        assert 0 == keyword(game.table, uruk, terms.DAMAGE)


NOAKES = "3C111"


def robbing(count: int, side: str = terms.SHADOW) -> str:
    """An event by which the Free Peoples player discards cards from hand."""
    theft = DiscardFromHand(count, whose=terms.FREE_PEOPLES_PLAYER)
    return event(f"Theft of {count} ({side})", Action((terms.MANEUVER,), (theft,)), side=side)


@pytest.mark.card(NOAKES)
def test_old_noakes_pays_back_each_card() -> None:
    """A Shadow event takes two cards: twice a minion or Shadow condition may go, and need not."""
    at = standing()
    noakes, orc = at.play(NOAKES), at.play(URUK)
    shade = at.play(condition("Shade", side=terms.SHADOW))
    at.play(condition("Light"))
    at.hand(0, GIMLI, SAM)
    at.hand(1, robbing(2))
    game = at.maneuver().pass_().choose("play", robbing(2)).choose("respond", noakes)
    assert {orc, shade} <= set(game.choices())
    assert all(game.table.cards[card].owner == 1 for card in game.choices())
    game.choose("choose", orc).choose("respond", noakes).choose("choose", shade)
    assert [terms.DISCARD_PILE] * 2 == [game.zone(orc), game.zone(shade)]


@pytest.mark.card(NOAKES)
def test_old_noakes_looks_at_who_makes_you() -> None:
    """A card of your own, and a price that you pay of your own will, are no matter of his."""
    at = standing()
    noakes = at.play(NOAKES)
    at.play(URUK)
    own = robbing(1, terms.FREE_PEOPLES)
    at.hand(0, own, GIMLI, SAM)
    assert not at.maneuver().choose("play", own).choose("choose", SAM).offered("respond", noakes)
    at = standing()
    noakes = at.play(NOAKES)
    at.play(URUK)
    price = Unless(terms.FREE_PEOPLES_PLAYER, (DiscardFromHand(1),), (add_burdens(1),))
    threat = event("Threat", Action((terms.MANEUVER,), (price,)), side=terms.SHADOW)
    at.hand(0, GIMLI, SAM)
    at.hand(1, threat)
    game = at.maneuver().pass_().choose("play", threat).choose("yes").choose("choose", SAM)
    assert not game.offered("respond", noakes)
