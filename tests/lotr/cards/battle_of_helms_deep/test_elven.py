"""Elven cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, in_rohan, standing
from tests.lotr.samples import ally, companion, minion, possession

STRIKER = minion("Striker", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("wounds", "taken"), [(1, 1), (0, 2)])
def test_balglin_against_the_wounded(wounds: int, taken: int) -> None:
    """Balglin: a wounded minion with damage +1 wounds Balglin only once in the skirmish."""
    at = standing()
    balglin, orc = at.play("5U10"), at.play(STRIKER, wounds=wounds)
    assert taken == at.skirmish(balglin, orc).pass_().pass_().wounds(balglin)


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_balglin_comes_to_an_elf(friend: str, offered: bool) -> None:
    """Balglin: an Elf must be spotted to play Balglin."""
    at = standing()
    at.play(friend)
    at.hand(0, "5U10")
    assert offered == at.fellowship().offered("play", "5U10")


@pytest.mark.card("5R11")
def test_three_elves_break_the_charge() -> None:
    """Break the Charge: three Elves exert to add 2 to the fellowship archery total."""
    at = standing()
    elves = [at.play(PLAIN_ELF) for _elf in range(3)]
    orc = at.play(PLAIN_ORC)
    at.hand(0, "5R11")
    game = at.archery().choose("play", "5R11")
    if game.options("choose"):
        game.choose_all(*elves)
    game.passes()
    assert ([1, 1, 1], 2) == ([game.wounds(elf) for elf in elves], game.wounds(orc))


@pytest.mark.card("5P121")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_legolas_heals_a_friend_when_he_wins(verb: str) -> None:
    """Legolas: after Legolas wins a skirmish, a Dwarf or another Elf companion may be healed, but not Legolas."""
    at = standing()
    legolas, gimli, elf = at.play("5P121", wounds=1), at.play(GIMLI, wounds=1), at.play(PLAIN_ELF, wounds=1)
    at.play(EOMER, wounds=1)
    game = at.skirmish(legolas, at.play(PLAIN_ORC)).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    game.choose(verb)
    if verb == "respond":
        assert sorted([gimli, elf]) == sorted(game.choices())
        game.choose("choose", gimli)
    assert (1, verb == "pass", 1) == (game.wounds(legolas), bool(game.wounds(gimli)), game.wounds(elf))


@pytest.mark.card("5U12")
@pytest.mark.parametrize(("wounds", "verb", "left"), [(1, "respond", 1), (1, "pass", 2), (0, "", 2)])
def test_the_sword_of_legolas(wounds: int, verb: str, left: int) -> None:
    """Legolas' Sword: Legolas may be healed when the fellowship moves while a wounded minion can be spotted."""
    at = standing()
    legolas, elf = at.play(LEGOLAS, wounds=2), at.play(PLAIN_ELF, wounds=2)
    sword = at.play("5U12", on=legolas)
    at.play(PLAIN_ORC, wounds=wounds)
    game = at.fellowship().choose("move")
    assert bool(verb) == game.offered("respond", sword)
    if verb:
        game.choose(verb)
    assert (left, 2) == (game.wounds(legolas), game.wounds(elf))


@pytest.mark.card("5U12")
@pytest.mark.parametrize(("bearer", "offered"), [(LEGOLAS, True), (PLAIN_ELF, False)])
def test_the_sword_is_borne_by_legolas(bearer: str, offered: bool) -> None:
    """Legolas' Sword: only Legolas can bear the sword."""
    at = standing()
    at.play(bearer)
    at.hand(0, "5U12")
    assert offered == at.fellowship().offered("play", "5U12")


@pytest.mark.card("5U13")
@pytest.mark.parametrize("armed", [True, False])
@pytest.mark.parametrize(("kind", "more"), [("possession", 2), ("minion", 0)])
def test_taurnil_with_a_bow(armed: bool, kind: str, more: int) -> None:
    """Taurnil: each Shadow possession costs 2 more while Taurnil bears a ranged weapon, but minions cost the same."""
    club = possession("Club", side=terms.SHADOW, cost=1)
    what = club if kind == "possession" else minion("Runner", cost=1)
    price = 1 + more * armed
    for tokens, offered in ((price, True), (price - 1, False)):
        at = standing().pool(tokens)
        taurnil = at.play("5U13")
        if armed:
            at.play("4U62", on=taurnil)
        at.hand(1, what)
        assert offered == at.shadow().offered("play", what)


@pytest.mark.card("5U13")
def test_taurnil_does_not_shoot_and_comes_to_an_elf() -> None:
    """Taurnil: an Elf must be spotted, the bow adds no arrow, and Free Peoples possessions cost no more."""
    at = standing()
    taurnil, orc = at.play("5U13"), at.play(PLAIN_ORC)
    at.play("4U62", on=taurnil)
    assert 0 == at.archery().passes().wounds(orc)
    at = standing().pool(0)
    at.play("4U62", on=at.play("5U13"))
    own = possession("Cup", cost=1)
    at.hand(0, own)
    assert 1 == at.fellowship().choose("play", own).table.twilight
    for friend, offered in ((PLAIN_ELF, True), (GIMLI, False)):
        at = standing()
        at.play(friend)
        at.hand(0, "5U13")
        assert offered == at.fellowship().offered("play", "5U13")


@pytest.mark.card("5C14")
@pytest.mark.parametrize(("number", "offered"), [(2, False), (3, True)])
def test_no_orc_horn(number: int, offered: bool) -> None:
    """That Is No Orc Horn: with three Elf companions spotted, a companion is healed and a site is liberated."""
    at = in_rohan(4)
    for _time in range(number):
        at.play(PLAIN_ELF)
    at.play(ally("Elf Ally", race="elf"), wounds=1)
    eomer, gimli = at.play(EOMER, wounds=1), at.play(GIMLI, wounds=1)
    at.play(PLAIN_ORC, wounds=1)
    taken = at.control(1, 2)
    at.hand(0, "5C14")
    game = at.regroup()
    assert offered == game.offered("play", "5C14")
    if offered:
        game.choose("play", "5C14")
        assert sorted([eomer, gimli]) == sorted(game.choices())
        game.choose("choose", eomer)
        assert (0, 1) == (game.wounds(eomer), game.wounds(gimli))
        assert terms.CONTROLLED != game.zone(taken)
