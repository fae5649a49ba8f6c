"""Isengard minions of Realms of the Elf-lords: Orcs, two Uruk-hai and Saruman."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import add_burdens, each
from inglenook.lotr.dsl.filters import MINION
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    LEGOLAS,
    SAM,
    card,
    fierce,
    hand_over,
    play_to,
    standing,
    zones,
)
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import ally, artifact, companion, condition, minion, possession

URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRANGER = minion("Strange Uruk", strength=9, vitality=4, race="uruk-hai")
ISENGARD_ORC = minion("Orc of Isengard", strength=6, vitality=3, culture="isengard")
ORC = minion("Orc", strength=6, vitality=3)
SHAMAN, WARRIOR, COMMANDER, BERSERKER = "3C59", "3U61", "3R64", "3R66"
KEEPER, SERVANT = "3R68", "3C69"
SWORD = possession("Sword", item_class="hand_weapon")
BOW = artifact("Bow", item_class="ranged_weapon")
CLOAK = possession("Cloak", item_class="cloak")
SCIMITAR = possession("Scimitar", item_class="hand_weapon", side=terms.SHADOW)


@pytest.mark.parametrize("id", [card("3U57"), card("3U58"), card("3C62"), card(COMMANDER)])
def test_an_orc_makes_them_wound_a_companion(id: str) -> None:
    """Isengard Retainer, Servant, Worker and Orc Commander: the Orc exerts to make a companion be wounded."""
    at = standing(site=4)
    orc = at.play(id)
    heroes = [at.frodo(), at.play(GIMLI)]
    at.play(ally("Onlooker"))
    game = hand_over(at.regroup()).choose("use", orc)
    assert (0, heroes) == (game.asked, game.choices())
    game.choose("choose", heroes[1])
    assert [0, 1, 1] == [game.wounds(one) for one in (*heroes, orc)]


@pytest.mark.parametrize(("id", "vitality"), [card("3U57", 3), card("3U58", 3), card("3C62", 3), card(COMMANDER, 4)])
def test_an_exhausted_orc_makes_nobody_wound(id: str, vitality: int) -> None:
    """Isengard Retainer, Servant, Worker and Orc Commander: an exhausted Orc cannot use the regroup ability."""
    at = standing(site=4)
    orc = at.play(id, wounds=vitality - 1)
    at.play(GIMLI)
    assert not hand_over(at.regroup()).offered("use", orc)


@pytest.mark.card(COMMANDER)
def test_a_commander_strengthens_the_others() -> None:
    """Orc Commander: each other Isengard Orc is strength +1."""
    at = standing(site=4)
    minions = [at.play(id) for id in (COMMANDER, ISENGARD_ORC, URUK, ORC)]
    game = at.maneuver()
    assert [11, 7, 9, 6] == [game.strength(one) for one in minions]
    atoms.put(game.table, minions[0], terms.DISCARD_PILE)
    assert 6 == game.strength(minions[1])


@pytest.mark.card(SHAMAN)
@pytest.mark.parametrize(("pool", "offered"), [(2, True), (1, False)])
def test_a_shaman_prevents_a_wound(pool: int, offered: bool) -> None:
    """Isengard Shaman: two tokens are removed to prevent a wound to an Isengard Orc."""
    at = standing(site=4).pool(pool)
    shaman = at.play(SHAMAN)
    game = at.skirmish(at.play(companion("Hero", strength=9)), shaman).pass_().pass_()
    assert offered == game.offered("respond", shaman)
    if offered:
        assert (0, 0) == (game.choose("respond", shaman).wounds(shaman), game.table.twilight)


@pytest.mark.card(SHAMAN)
@pytest.mark.parametrize(("id", "offered"), [(ISENGARD_ORC, True), (URUK, False), (ORC, False)])
def test_whom_a_shaman_protects(id: str, offered: bool) -> None:
    """Isengard Shaman: any Isengard Orc can be protected, and the response is optional."""
    at = standing(site=4).pool(5)
    shaman, other = at.play(SHAMAN), at.play(id)
    game = at.skirmish(at.play(companion("Hero", strength=11)), other).pass_().pass_()
    assert offered == game.offered("respond", shaman)
    if offered:
        assert (1, 5) == (game.pass_().wounds(other), game.table.twilight)


@pytest.mark.card("3U60")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_a_smith_takes_a_weapon(number: int) -> None:
    """Isengard Smith: it exerts to discard a weapon of either side."""
    at = standing(site=4)
    smith, gimli, sam = at.play("3U60"), at.play(GIMLI), at.play(SAM)
    weapons = [at.play(SWORD, on=gimli), at.play(BOW, on=sam), at.play(SCIMITAR, on=smith)]
    cloak = at.play(CLOAK, on=sam)
    game = hand_over(at.regroup()).choose("use", smith)
    assert (1, weapons) == (game.asked, game.choices())
    game.choose("choose", weapons[number])
    assert [place == number for place in range(3)] == [zone == terms.DISCARD_PILE for zone in zones(game, *weapons)]
    assert (1, terms.PLAY) == (game.wounds(smith), game.zone(cloak))


@pytest.mark.card("3U60")
@pytest.mark.parametrize(("companions", "all_go"), [(3, False), (4, True)])
def test_a_smith_takes_all_from_five(companions: int, all_go: bool) -> None:
    """Isengard Smith: with five companions every Free Peoples possession is discarded."""
    at = standing(site=4)
    smith = at.play("3U60")
    heroes = [at.play(companion(f"Man {place}")) for place in range(companions)]
    borne = [at.play(SWORD, on=heroes[0]), at.play(CLOAK, on=heroes[1])]
    kept = [at.play(artifact("Jewel"), on=heroes[0]), at.play(SCIMITAR, on=smith)]
    game = hand_over(at.regroup()).choose("use", smith)
    assert all_go == ([terms.DISCARD_PILE] * 2 == zones(game, *borne))
    assert [terms.PLAY] * 2 == zones(game, *kept)


@pytest.mark.card(WARRIOR)
@pytest.mark.parametrize(("other", "silent"), [(ISENGARD_ORC, True), (URUK, False), (ORC, False)])
def test_a_warrior_silences_the_bowmen(other: str, silent: bool) -> None:
    """Isengard Warrior: with another Isengard Orc, players cannot use archery special abilities."""
    at = standing(site=4)
    at.play(WARRIOR)
    at.play(other)
    at.play(companion("Bowman", abilities=(Action((terms.ARCHERY,), (add_burdens(0),)),)))
    game = at.archery()
    assert silent == (game.table.phase != terms.ARCHERY or not game.offered("use"))


@pytest.mark.card(WARRIOR)
def test_a_warrior_silences_no_other_phase() -> None:
    """Isengard Warrior: abilities of other phases can be used."""
    at = standing(site=4)
    at.play(WARRIOR)
    at.play(ISENGARD_ORC)
    assert at.maneuver().offered("use")


@pytest.mark.card(WARRIOR)
@pytest.mark.parametrize(("hurt", "wounds", "offered"), [(3, 0, True), (2, 0, False), (3, 2, False)])
def test_a_warrior_wears_them_out(hurt: int, wounds: int, offered: bool) -> None:
    """Isengard Warrior: with three wounds on the Ring-bearer, it exerts to exert each companion."""
    at = standing(site=4)
    warrior = at.play(WARRIOR, wounds=wounds)
    atoms.set_wounds(at.table, at.frodo(), hurt)
    heroes, friend = [at.play(GIMLI), at.play(BOROMIR)], at.play(ally("Onlooker"))
    game = hand_over(at.regroup())
    assert offered == game.offered("use", warrior)
    if offered:
        game.choose("use", warrior)
        assert [1, 1, 1, 0, 3] == [game.wounds(one) for one in (warrior, *heroes, friend, at.frodo())]


@pytest.mark.card(BERSERKER)
@pytest.mark.parametrize(("load", "wounds", "offered"), [(5, 0, True), (4, 0, False), (5, 1, False)])
def test_a_berserker_exhausts_a_companion(load: int, wounds: int, offered: bool) -> None:
    """Orthanc Berserker: with five burdens, it exerts twice to exhaust a companion other than the Ring-bearer."""
    at = standing(site=5).burdens(load)
    berserker = at.play(BERSERKER, wounds=wounds)
    heroes = [at.play(GIMLI), at.play(companion("Tough", vitality=5)), at.play(LEGOLAS, wounds=2)]
    at.play(ally("Onlooker"))
    game = hand_over(at.maneuver())
    assert offered == game.offered("use", berserker)
    if offered:
        game.choose("use", berserker)
        assert (1, heroes[:2]) == (game.asked, game.choices())
        game.choose("choose", heroes[1])
        assert [0, 4, 2, 2] == [game.wounds(one) for one in (*heroes, berserker)]


@pytest.mark.card("3U75")
@pytest.mark.parametrize(("verb", "tokens"), [("respond", 2), ("pass", 0)])
def test_a_ravager_brings_twilight(verb: str, tokens: int) -> None:
    """Uruk Ravager: when played with Saruman in play, it may add two tokens."""
    at = standing(site=5).pool(4)
    at.play(KEEPER)
    at.hand(1, "3U75")
    assert tokens == at.shadow().choose("play", "3U75").choose(verb).table.twilight


@pytest.mark.card("3U75")
def test_a_ravager_without_saruman() -> None:
    """Uruk Ravager: only Saruman counts, not another Wizard or Isengard minion."""
    at = standing(site=5).pool(4)
    at.play(minion("Another Wizard", culture="isengard", race="wizard"))
    at.hand(1, "3U75")
    game = at.shadow().choose("play", "3U75")
    assert (False, 0) == (game.offered("respond"), game.table.twilight)


# Saruman.


@pytest.mark.parametrize("id", [card(KEEPER), card(SERVANT)])
def test_saruman_stays_in_his_tower(id: str) -> None:
    """Saruman: archery cannot wound him, and he cannot be assigned to a skirmish."""
    at = standing(site=4)
    saruman, orc = at.play(id), at.play(ISENGARD_ORC)
    at.play(LEGOLAS)
    game = at.archery().pass_().pass_()
    assert (0, 1) == (game.wounds(saruman), game.wounds(orc))  # nobody is asked whom the arrow hits
    play_to(game, terms.ASSIGNMENT).pass_().pass_()
    assert {orc} == {option.other for option in game.options("assign")}


@pytest.mark.parametrize("id", [card(KEEPER), card(SERVANT)])
def test_saruman_is_wounded_otherwise(id: str) -> None:
    """Saruman: he can be wounded outside the archery phase."""
    at = standing(site=4)
    saruman = at.play(id)
    assert 1 == at.after(Wound(each(MINION))).wounds(saruman)


@pytest.mark.card(KEEPER)
def test_the_keepers_uruks_are_fierce() -> None:
    """Saruman, Keeper of Isengard: every Uruk-hai of any player is fierce."""
    at = standing(site=4, seats=3)
    keeper, mine, theirs = at.play(KEEPER, seat=1), at.play(URUK, seat=1), at.play(STRANGER, seat=2)
    orc = at.play(ISENGARD_ORC, seat=1)
    game = at.maneuver()
    assert [1, 1, 0, 0] == [fierce(game, one) for one in (mine, theirs, orc, keeper)]
    atoms.put(game.table, keeper, terms.DISCARD_PILE)
    assert 0 == fierce(game, mine)


def struck(at: Position, id: str, wounds: int = 0) -> tuple[Playing, int, int]:
    """Returns the game after a minion has lost a skirmish with Saruman, Keeper of Isengard in play."""
    keeper, loser = at.play(KEEPER, wounds=wounds), at.play(id)
    return at.skirmish(at.play(companion("Hero", strength=12)), loser).pass_().pass_(), keeper, loser


@pytest.mark.card(KEEPER)
@pytest.mark.parametrize(
    ("id", "wounds", "offered"), [(STRANGER, 2, True), (STRANGER, 3, False), (ISENGARD_ORC, 0, False)]
)
def test_the_keeper_protects_uruks(id: str, wounds: int, offered: bool) -> None:
    """Saruman, Keeper of Isengard: he exerts to prevent a wound to an Uruk-hai."""
    game, keeper, loser = struck(standing(site=4), id, wounds)
    assert offered == game.offered("respond", keeper)
    if offered:
        game.choose("respond", keeper)  # exhausted now, so that was all
        assert (0, 3) == (game.wounds(loser), game.wounds(keeper))


@pytest.mark.card(KEEPER)
def test_the_keeper_may_let_it_happen() -> None:
    """Saruman, Keeper of Isengard: preventing a wound is optional."""
    game, keeper, loser = struck(standing(site=4), STRANGER)
    assert (1, 0) == (game.pass_().wounds(loser), game.wounds(keeper))


def sent(at: Position) -> tuple[Playing, int, list[int], list[int]]:
    """Returns the game after Saruman, Servant of the Eye has exerted with two companions in play."""
    saruman = at.play(SERVANT)
    minions = [at.play(URUK), at.play(ISENGARD_ORC)]
    at.play(ORC)
    heroes = [at.play(GIMLI), at.play(BOROMIR)]
    at.play(ally("Host", homes=(Home(4, terms.FELLOWSHIP_BLOCK),)))
    at.play(condition("Plan of Isengard", culture="isengard", side=terms.SHADOW))
    return hand_over(at.assignment()).choose("use", saruman), saruman, minions, heroes


@pytest.mark.card(SERVANT)
def test_the_servant_of_the_eye_sends_a_minion() -> None:
    """Saruman, Servant of the Eye: he exerts to assign an Isengard minion to a companion who does not exert."""
    game, saruman, minions, heroes = sent(standing(site=4))
    assert (1, heroes) == (game.asked, game.choices())
    game.choose("choose", heroes[1])
    assert (0, "prompt-pay-to-prevent") == (game.asked, game.prompt)
    game.choose("no")
    assert (1, minions) == (game.asked, game.choices())
    game.choose("choose", minions[1])
    assert (((heroes[1], (minions[1],)),), 1, 0) == (
        tuple(game.table.assignments),
        game.wounds(saruman),
        game.wounds(heroes[1]),
    )


@pytest.mark.card(SERVANT)
def test_who_exerts_is_spared() -> None:
    """Saruman, Servant of the Eye: the named companion exerts so that no minion is assigned."""
    game, _saruman, _minions, heroes = sent(standing(site=4))
    game.choose("choose", heroes[1]).choose("yes")
    assert ([0, 1], 0) == ([game.wounds(one) for one in heroes], len(game.table.assignments))


@pytest.mark.card(SERVANT)
def test_who_is_exhausted_cannot_be_spared() -> None:
    """Saruman, Servant of the Eye: an exhausted companion cannot prevent the assignment."""
    at = standing(site=4)
    saruman, uruk, gimli = at.play(SERVANT), at.play(URUK), at.play(GIMLI, wounds=2)
    game = hand_over(at.assignment()).choose("use", saruman)
    assert [(gimli, (uruk,))] == list(game.table.assignments)


@pytest.mark.card(SERVANT)
@pytest.mark.rule("LG-69")
def test_who_is_assigned_already_is_not_sent_another() -> None:
    """Saruman, Servant of the Eye: only a companion to whom a minion can be assigned can be named."""
    at = standing(site=4)
    merry = at.play(companion("Merry", vitality=4))
    game, saruman, minions, heroes = sent(at)
    game.choose("choose", heroes[1]).choose("no").choose("choose", minions[1])
    hand_over(game).choose("use", saruman)
    assert [merry, heroes[0]] == game.choices()


@pytest.mark.card(SERVANT, "4R174")
@pytest.mark.rule("LG-121", "LG-73")
@pytest.mark.parametrize("prevented", [True, False])
def test_the_servant_names_his_minion_after_the_offer(prevented: bool) -> None:
    """Saruman, Servant of the Eye: the minion is chosen after the companion has declined to exert."""
    at = standing(site=5)
    saruman = at.play(SERVANT)
    staff = at.play("4R174", on=saruman)
    other = at.play(ISENGARD_ORC)
    gimli = at.play(GIMLI)
    at.play(LEGOLAS)
    game = hand_over(at.maneuver()).choose("use", staff)
    while not game.offered("use", saruman):
        game.choose("pass" if game.offered("pass") else "wound", NOTHING if game.offered("pass") else other)
    game.choose("use", saruman).choose("choose", gimli)
    assert 0 == game.asked
    game.choose("yes" if prevented else "no")
    if prevented:
        assert not game.table.assignments
        return
    assert sorted([saruman, other]) == sorted(game.choices())
    assert ((gimli, (saruman,)),) == game.choose("choose", saruman).table.assignments
