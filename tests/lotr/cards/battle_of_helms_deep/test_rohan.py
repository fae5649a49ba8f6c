"""Rohan cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.rules.archery import minion_archery
from inglenook.lotr.words import terms
from inglenook.lotr.words.cards import On
from inglenook.lotr.words.filters import CHARACTER
from tests.lotr.cards.standing import EOMER, in_rohan, zones
from tests.lotr.samples import companion, condition, minion, possession

MACHINE = condition("Ram", side=terms.SHADOW, culture="isengard", keywords=(("machine", 1),))
VALIANT = companion("Valiant Man", culture="rohan", keywords=(("valiant", 1),))
RIDER_OF_WARGS = minion(
    "Rider of Wargs", culture="isengard", race="orc", strength=5, vitality=4, keywords=(("warg-rider", 1),)
)
HORSE = possession("Steed", item_class=terms.MOUNT_CLASS, on=On(CHARACTER), culture="rohan")
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
STRIKER = minion("Striker", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)


@pytest.mark.card("5U79")
@pytest.mark.parametrize("machine", [True, False])
def test_an_armory(machine: bool) -> None:
    """Two tokens off a machine, of any culture, or a possession of Rohan from the discard pile; then it goes."""
    at = in_rohan()
    for _man in range(2):
        at.play(VALIANT)
    armory = at.play("5U79")
    ram = at.play(MACHINE, tokens=3, culture="isengard")
    [spear, bow] = at.discard(0, "4C288", "4U62")
    game = at.maneuver().choose("use", armory).choose("choice", amount=1 if machine else 2)
    assert (1 if machine else 3) == game.table.cards[ram].tokens
    zone = terms.DISCARD_PILE if machine else terms.HAND
    assert [zone, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, spear, bow, armory)


@pytest.mark.card("5U79", "5U80")
@pytest.mark.parametrize("id", ["5U79", "5U80"])
def test_a_fortification_needs_two_men(id: str) -> None:
    """One Man of Rohan is not enough."""
    at = in_rohan()
    at.play(VALIANT)
    wall = at.play(id)
    at.play(MACHINE)
    assert not at.maneuver().offered("use", wall)


@pytest.mark.card("5U80")
def test_arrow_slits() -> None:
    """A possession or a machine of anybody is discarded, and the condition with it."""
    at = in_rohan()
    man = at.play(VALIANT)
    at.play(VALIANT)
    slits, ram, other = at.play("5U80"), at.play(MACHINE), at.play(condition("Banner", side=terms.SHADOW))
    steed, warg = at.play(HORSE, on=man), at.play("5C65", on=at.play(RIDER_OF_WARGS))
    game = at.maneuver().choose("use", slits)
    assert sorted([ram, steed, warg]) == sorted(game.choices())
    game.choose("choose", ram)
    assert [terms.DISCARD_PILE, terms.DISCARD_PILE, terms.PLAY] == zones(game, ram, slits, other)


@pytest.mark.card("5C81", "5C83")
@pytest.mark.parametrize(("men", "offered"), [(2, True), (1, False)])
def test_ecglaf_finds_a_possession(men: int, offered: bool) -> None:
    """He exerts, two valiant Men are spotted, and a possession of Rohan comes out of the discard pile."""
    at = in_rohan()
    for _man in range(men):
        at.play("5C83")
    ecglaf = at.play("5C81")
    [spear] = at.discard(0, "4C288")
    game = at.fellowship()
    assert offered == game.offered("use", ecglaf)
    if offered:
        game.choose("use", ecglaf)
        if game.prompt == "prompt-play-by-effect":
            game.choose("play", spear)
        game.choose("bear")
        assert (1, terms.PLAY) == (game.wounds(ecglaf), game.zone(spear))


@pytest.mark.card("5C88")
def test_a_bow_of_the_rohirrim() -> None:
    """Its bearer exerts and it is discarded: a minion is wounded."""
    at = in_rohan()
    man, orc = at.play(EOMER), at.play(PLAIN_ORC)
    bow = at.play("5C88", on=man)
    game = at.archery()
    assert 8 == game.strength(man)
    game.choose("use", bow)
    assert (1, 1, terms.DISCARD_PILE) == (game.wounds(man), game.wounds(orc), game.zone(bow))


@pytest.mark.card("5R89")
@pytest.mark.parametrize("paid", [True, False])
def test_a_helm_ends_a_skirmish(paid: bool) -> None:
    """Discarded, it cancels the skirmish of its bearer, unless a minion there exerts."""
    at = in_rohan()
    man, orc = at.play(EOMER), at.play(STRIKER)
    helm = at.play("5R89", on=man)
    game = at.skirmish(man, orc).choose("use", helm)
    assert (1, terms.DISCARD_PILE) == (game.asked, game.zone(helm))
    game.choose("yes" if paid else "no")
    assert (int(paid), paid) == (game.wounds(orc), "log-skirmish-cancelled" not in game.log())


@pytest.mark.card("5R89")
def test_a_helm_elsewhere() -> None:
    """In the skirmish of another it cannot be used."""
    at = in_rohan()
    helm = at.play("5R89", on=at.play(EOMER))
    assert not at.skirmish(at.play(PLAIN_ELF), at.play(PLAIN_ORC)).offered("use", helm)


@pytest.mark.card("5U92")
@pytest.mark.parametrize(("men", "offered"), [(5, True), (4, False)])
def test_sigewulf_before_five_valiant_men(men: int, offered: bool) -> None:
    """He exerts in the regroup phase, and a minion is discarded."""
    at = in_rohan()
    for _man in range(men):
        at.play(VALIANT)
    sigewulf, orc = at.play("5U92"), at.play(PLAIN_ORC)
    game = at.regroup()
    assert offered == game.offered("use", sigewulf)
    if offered:
        game.choose("use", sigewulf)
        assert (1, terms.DISCARD_PILE) == (game.wounds(sigewulf), game.zone(orc))


@pytest.mark.card("5R94")
@pytest.mark.parametrize(("site", "wounds"), [(4, 0), (3, 1)])
def test_a_thundering_host(site: int, wounds: int) -> None:
    """A mounted Man of Rohan gets +3, and is healed on plains; the condition is discarded."""
    at = in_rohan(site)
    man, walker = at.play(EOMER, wounds=1), at.play(VALIANT)
    at.play(HORSE, on=man)
    host = at.play("5R94")
    game = at.skirmish(man, at.play(PLAIN_ORC)).choose("use", host)
    assert (10, wounds, 5) == (game.strength(man), game.wounds(man), game.strength(walker))
    assert terms.DISCARD_PILE == game.zone(host)


@pytest.mark.card("5P122")
def test_eowyn_takes_up_a_spear() -> None:
    """A possession of Rohan played on her in the maneuver phase heals her."""
    at = in_rohan()
    eowyn, other = at.play("5P122", wounds=1), at.play(EOMER)
    at.play(PLAIN_ORC)
    [spear] = at.hand(0, "4C288")
    game = at.maneuver().choose("use", eowyn)
    if game.prompt == "prompt-play-by-effect":
        game.choose("play", spear)
    assert (eowyn, 0, 0) == (game.table.cards[spear].bearer, game.wounds(eowyn), game.wounds(other))


SHIELD = "5C91"


@pytest.mark.card(SHIELD)
def test_a_shield_of_the_rohirrim_stops_an_arrow() -> None:
    """The archery total of the minions is one less, never below none."""
    for archers, arrows in ((2, 1), (1, 0), (0, 0)):
        at = in_rohan()
        at.play(SHIELD, on=at.play(EOMER))
        for _archer in range(archers):
            at.play(minion("Bowman", keywords=((terms.ARCHER, 1),)))
        assert arrows == minion_archery(at.archery().table)


@pytest.mark.card(SHIELD)
def test_a_broken_shield_saved_its_bearer() -> None:
    """Discarded in the regroup phase it heals who bore it; only a Man of Rohan bears one."""
    at = in_rohan()
    eomer = at.play(EOMER, wounds=2)
    shield = at.play(SHIELD, on=eomer)
    game = at.regroup().choose("use", shield)
    assert (1, [terms.DISCARD_PILE]) == (game.wounds(eomer), zones(game, shield))
    at = in_rohan()
    at.play(PLAIN_ELF)
    at.hand(0, SHIELD)
    assert not at.fellowship().offered("play", SHIELD)
