"""Isengard cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.visibility import knows
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GANDALF, GIMLI, hand_over, on_site, standing, zones
from tests.lotr.samples import artifact, companion, minion, possession

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
PROTECTION = [possession(name.title(), item_class=name) for name in ("armor", "helm", "shield")]
SHADOW_SHIELD = possession("Shadow Shield", item_class="shield", side=terms.SHADOW)
SWORD = possession("Sword", item_class="hand_weapon")
COAT = artifact("Coat", item_class="armor")


@pytest.mark.card("2R39")
@pytest.mark.parametrize("number", [0, 1, 2, 3])
def test_beyond_the_height_of_men(number: int) -> None:
    """An Uruk-hai exerts: one armor, helm or shield goes, of either side; no weapon, and no artifact."""
    at = standing().pool(2)
    uruk, gimli = at.play(URUK), at.play(GIMLI)
    borne = [at.play(id, on=gimli) for id in PROTECTION] + [at.play(SHADOW_SHIELD, on=uruk)]
    for id in (SWORD, COAT):
        at.play(id, on=gimli)
    at.hand(1, "2R39")
    game = hand_over(at.maneuver()).choose("play", "2R39")
    assert (1, borne, 1) == (game.asked, game.choices(), game.wounds(uruk))
    game.choose("choose", borne[number])
    assert [place == number for place in range(4)] == [zone == terms.DISCARD_PILE for zone in zones(game, *borne)]


@pytest.mark.card("2R39")
@pytest.mark.parametrize(("companions", "all_go"), [(4, False), (5, True)])
def test_beyond_the_height_of_many_men(companions: int, all_go: bool) -> None:
    """With six companions, the Ring-bearer among them, all of them go that are the Free Peoples player's."""
    at = standing().pool(2)
    uruk, gimli = at.play(URUK), at.play(GIMLI)
    for number in range(companions - 1):
        at.play(companion(f"Man {number}"))
    borne = [at.play(id, on=gimli) for id in PROTECTION]
    kept = [at.play(SHADOW_SHIELD, on=uruk), at.play(SWORD, on=gimli), at.play(COAT, on=gimli)]
    at.hand(1, "2R39")
    game = hand_over(at.maneuver()).choose("play", "2R39")
    assert all_go == ([terms.DISCARD_PILE] * 3 == zones(game, *borne))
    assert [terms.PLAY] * 3 == zones(game, *kept)


@pytest.mark.card("2R39")
def test_beyond_the_height_of_men_needs_an_uruk_that_can_exert() -> None:
    """Neither an exhausted Uruk-hai will do nor an Orc of Isengard."""
    at = standing().pool(2)
    at.play(URUK, wounds=3)
    at.play(minion("Orc", culture="isengard"))
    at.play(PROTECTION[0], on=at.play(GIMLI))
    at.hand(1, "2R39")
    assert not hand_over(at.maneuver()).offered("play", "2R39")


@pytest.mark.card("2C44")
@pytest.mark.parametrize("hidden", [True, False])
def test_a_hand_that_is_no_business_of_the_fellowship(hidden: bool) -> None:
    """The Free Peoples player reveals the hand of no Shadow player; without the condition that is done."""
    at = standing()
    if hidden:
        at.play("2C44")
    at.play(GANDALF)
    at.hand(0, "1C86")
    seen = at.hand(1, URUK)[0]
    game = at.fellowship().choose("play", "1C86")
    assert hidden != knows(game.table, 0, seen)


@pytest.mark.card("2C44")
def test_no_look_at_a_hand_that_is_no_business_of_the_fellowship() -> None:
    """At Galadriel's Glade nothing is looked at either; the price is paid all the same (LG-62)."""
    at = on_site("1C351", 6)
    at.play("2C44")
    elf = at.play(companion("Elf", race="elf"))
    card = at.hand(1, URUK)[0]
    game = at.fellowship().choose("use", "1C351")
    assert (1, False) == (game.wounds(elf), knows(game.table, 0, card))


@pytest.mark.card("2C44")
def test_the_shadow_still_looks_at_the_other_hand() -> None:
    """It hides the hands of Shadow players only: a card at random is revealed out of the other (3C76)."""
    at = standing().pool(5)
    at.play("2C44")
    at.play(minion("Orc of Moria", culture="moria"))
    card = at.hand(0, GIMLI)[0]
    at.hand(1, "3C76")
    game = at.shadow().choose("play", "3C76")
    assert knows(game.table, 1, card)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in ("2C44",)])
@pytest.mark.parametrize(("facts", "offered"), [({"culture": "isengard"}, True), ({"race": "uruk-hai"}, False)])
def test_a_minion_of_isengard_must_be_there(id: str, facts: dict[str, str], offered: bool) -> None:
    """To play it a minion of Isengard is spotted, whatever its race; one of another culture will not do."""
    at = standing().pool(5)
    at.play(minion("Some Minion", **facts))
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)
