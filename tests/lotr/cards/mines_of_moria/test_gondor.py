"""Gondor cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import ANYTHING, MAN, Titled
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import ARAGORN, BOROMIR, EOMER, GIMLI, on_site, play_to, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, event, minion, possession, site

STRONG_ORC = minion("Orc", strength=9, vitality=4)


def fleeing(tokens: int) -> tuple[Playing, int, int]:
    """Returns the game after Boromir has won, with an exhausted Orc and a healthy Orc in play."""
    at = standing().pool(tokens)
    boromir, loser = at.play(BOROMIR), at.play(minion("Losing Orc", strength=5, vitality=4))
    tired = at.play(STRONG_ORC, wounds=3)
    at.hand(0, "2U33")
    return at.skirmish(boromir, loser).pass_().pass_().choose("respond", "2U33"), tired, loser


@pytest.mark.card("2U33")
@pytest.mark.parametrize("pays", [True, False])
def test_flee_in_terror_unless_the_owner_pays(pays: bool) -> None:
    """Flee in Terror: an exhausted Orc is discarded unless its owner removes three tokens."""
    game, tired, loser = fleeing(4)
    assert 1 == game.asked
    game.choose("yes" if pays else "no")
    expected = (terms.PLAY, 1) if pays else (terms.DISCARD_PILE, 4)
    assert (*expected, terms.PLAY) == (game.zone(tired), game.table.twilight, game.zone(loser))


@pytest.mark.card("2U33")
def test_who_cannot_pay_is_not_asked() -> None:
    """Flee in Terror: with two tokens in the pool the owner cannot prevent the discard."""
    game, tired, _loser = fleeing(2)
    assert (terms.DISCARD_PILE, 2) == (game.zone(tired), game.table.twilight)


@pytest.mark.card("2U33")
@pytest.mark.parametrize("winner", [GIMLI, ally("Guard of Gondor", strength=6, culture="gondor")])
def test_nobody_flees_from_others_than_companions_of_gondor(winner: str) -> None:
    """Flee in Terror: a win by a Dwarf or an ally does not allow the response."""
    at = standing()
    fighter, loser = at.play(winner), at.play(minion("Losing Orc", strength=5, vitality=4))
    at.hand(0, "2U33")
    game = at.skirmish(fighter, loser).pass_().pass_()
    assert (True, False) == (game.wounds(loser) > 0, game.offered("respond", "2U33"))


@pytest.mark.card("2C37")
@pytest.mark.parametrize(("fierce", "strength"), [(False, 9), (True, 11)])
def test_the_sentinels_of_numenor(fierce: bool, strength: int) -> None:
    """Sentinels of Númenor: a Gondor companion is strength +2, or +4 in a fierce skirmish."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, "2C37")
    game = at.skirmish(boromir, at.play(STRONG_ORC), fierce=fierce).choose("play", "2C37")
    assert strength == game.strength(boromir)


BLOOD, BRAND, SEEN_DONE, COVER, NO_MERE_RANGER, SHIELD = "2U31", "2R32", "2U34", "2C35", "2R36", "2R38"
SHOOTER = minion("Shooter", keywords=(("archer", 1),))
WOOD, FIELD = [site(word, 2, keywords=((word, 1),)) for word in ("forest", "plains")]
GUARD = ally("Guard of the Citadel", culture="gondor", race="man")


@pytest.mark.card(BLOOD)
@pytest.mark.parametrize(
    ("culture", "race", "wounds"), [("sauron", "orc", 2), ("sauron", "man", 0), ("moria", "orc", 0)]
)
def test_orcs_of_sauron_come_exhausted(culture: str, race: str, wounds: int) -> None:
    """Blood of Númenor: only Sauron Orcs come into play exhausted."""
    newcomer = minion("Newcomer", vitality=3, culture=culture, race=race)
    at = standing().pool(9)
    at.play(BLOOD)
    at.hand(1, newcomer)
    game = at.shadow().choose("play", newcomer)
    (minion_played,) = game.in_play(newcomer)
    assert wounds == game.wounds(minion_played)


@pytest.mark.card(BLOOD)
@pytest.mark.parametrize("there", [True, False])
def test_blood_of_numenor_skips_archery_and_goes_in_the_regroup_phase(there: bool) -> None:
    """Blood of Númenor: the archery phase is skipped, and it is discarded when the regroup phase starts."""
    at = standing()
    blood = at.play(BLOOD) if there else at.frodo()
    at.play(SHOOTER)
    game = at.maneuver().pass_().pass_()
    if there:
        play_to(game, terms.REGROUP)
    else:
        game.pass_().pass_()
    assert (there, not there) == (terms.ARCHERY not in game.phases(), game.wounds(at.frodo()) > 0)
    assert (terms.DISCARD_PILE if there else terms.PLAY) == game.zone(blood)


@pytest.mark.card(BLOOD)
@pytest.mark.parametrize(
    ("id", "wounds", "offered"), [(BOROMIR, 0, True), (BOROMIR, 2, False), (GIMLI, 0, False), (GUARD, 0, False)]
)
def test_a_companion_of_gondor_exerts_for_blood_of_numenor(id: str, wounds: int, offered: bool) -> None:
    """Blood of Númenor: only a Gondor companion who can exert can pay the cost."""
    at = standing()
    payer = at.play(id, wounds=wounds)
    at.hand(0, BLOOD)
    game = at.fellowship()
    assert offered == game.offered("play", BLOOD)
    if offered:
        assert 1 == game.choose("play", BLOOD).wounds(payer)


@pytest.mark.card(BRAND)
@pytest.mark.parametrize(("race", "strength", "damage"), [("nazgul", 10, 1), ("orc", 8, 0)])
def test_a_flaming_brand_is_a_weapon_against_nazgul(race: str, strength: int, damage: int) -> None:
    """Flaming Brand: strength +1, and another +2 and damage +1 while skirmishing a Nazgûl."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(BRAND, on=boromir)
    game = at.skirmish(boromir, at.play(minion("Foe", strength=9, race=race)))
    assert (strength, damage) == (game.strength(boromir), keyword(game.table, boromir, terms.DAMAGE))


@pytest.mark.card(BRAND)
def test_a_flaming_brand_is_borne_besides_a_sword() -> None:
    """Flaming Brand: any Man can bear it besides another hand weapon, but a Dwarf cannot."""
    sword = possession("Sword", item_class="hand_weapon", on=On(MAN))
    at = standing()
    boromir, guard = at.play(BOROMIR), at.play(GUARD)
    at.play(GIMLI)
    at.play(sword, on=boromir)
    at.play(sword, on=guard)
    at.hand(0, BRAND, sword)
    game = at.fellowship()
    assert (True, False) == (game.offered("play", BRAND), game.offered("play", sword))
    assert sorted([boromir, guard]) == sorted(game.choose("play", BRAND).choices("bear"))
    assert 2 == len(game.choose("bear", boromir).table.cards[boromir].borne)


@pytest.mark.card(SEEN_DONE)
def test_gondor_takes_a_wound_upon_itself() -> None:
    """Gondor Will See It Done: a Gondor companion may exert to prevent a wound to another companion."""
    for prevented in (True, False):
        at = standing()
        gimli, boromir = at.play(GIMLI), at.play(BOROMIR)
        at.hand(0, SEEN_DONE)
        game = at.skirmish(gimli, at.play(minion("Strong", strength=9))).pass_().pass_()
        if prevented:
            game.choose("respond", SEEN_DONE)
        else:
            game.pass_()
        assert (not prevented, prevented) == (game.wounds(gimli) == 1, game.wounds(boromir) == 1)


@pytest.mark.card(SEEN_DONE)
@pytest.mark.parametrize(
    ("payer", "wounds", "hurt"), [(BOROMIR, 2, GIMLI), (EOMER, 0, GIMLI), (GUARD, 0, GIMLI), (BOROMIR, 0, GUARD)]
)
def test_gondor_cannot_always_see_it_done(payer: str, wounds: int, hurt: str) -> None:
    """Gondor Will See It Done: only a Gondor companion can exert, and only companions are protected."""
    strike = event(
        "Strike",
        Action((terms.MANEUVER,), (Wound(a(Titled("Guard of the Citadel") | Titled("Gimli"))),)),
        side=terms.SHADOW,
    )
    at = standing()
    at.play(payer, wounds=wounds)
    victim = at.play(hurt)
    at.play(STRONG_ORC)
    at.hand(0, SEEN_DONE)
    at.hand(1, strike)
    game = at.maneuver().pass_().choose("play", strike)
    if game.offered("choose", victim):
        game.choose("choose", victim)
    assert (1, False) == (game.wounds(victim), game.offered("respond", SEEN_DONE))


@pytest.mark.card(COVER)
@pytest.mark.parametrize(("place", "arrows"), [(WOOD, 1), (FIELD, 3)])
def test_natural_cover_in_a_forest(place: str, arrows: int) -> None:
    """Natural Cover: the minion archery total is 2 less in a forest."""
    at = on_site(place, 2)
    at.play(COVER)
    for _archer in range(3):
        at.play(SHOOTER)
    at.play(GIMLI)
    game = at.archery().pass_().pass_()
    while game.offered("wound"):
        game.choose("wound", at.frodo())
    assert arrows == game.wounds(at.frodo())


@pytest.mark.card(COVER)
@pytest.mark.parametrize(("spotted", "offered"), [(ARAGORN, True), (BOROMIR, False)])
def test_a_ranger_finds_the_cover(spotted: str, offered: bool) -> None:
    """Natural Cover: a ranger must be spotted, but does not exert."""
    at = standing()
    ranger = at.play(spotted, wounds=2)
    at.hand(0, COVER)
    game = at.fellowship()
    assert offered == game.offered("play", COVER)
    if offered:
        assert (2, 1) == (game.choose("play", COVER).wounds(ranger), game.table.twilight)


@pytest.mark.card(NO_MERE_RANGER)
@pytest.mark.parametrize(("signet", "strength"), [("aragorn", 8), ("frodo", 7), ("", 7)])
def test_aragorn_is_no_mere_ranger(signet: str, strength: int) -> None:
    """No Mere Ranger: Aragorn exerts to make another companion strength +2, or +3 with his signet."""
    at = standing()
    aragorn = at.play(ARAGORN)
    friend = at.play(companion("Friend", strength=5, signet=signet))
    at.play(GUARD)
    at.hand(0, NO_MERE_RANGER)
    game = at.skirmish(friend, at.play(STRONG_ORC)).choose("play", NO_MERE_RANGER)
    assert sorted([friend, at.frodo()]) == sorted(game.choices())
    game.choose("choose", friend)
    assert (strength, 1) == (game.strength(friend), game.wounds(aragorn))


@pytest.mark.card(NO_MERE_RANGER)
def test_somebody_else_cannot_exert_for_it() -> None:
    """No Mere Ranger: only Aragorn can exert for the event."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, NO_MERE_RANGER)
    assert not at.skirmish(boromir, at.play(STRONG_ORC)).offered("play", NO_MERE_RANGER)


@pytest.mark.card(SHIELD)
@pytest.mark.parametrize(("bearer", "strength"), [(BOROMIR, 9), (ARAGORN, 12)])
def test_the_shield_of_boromir_breaks_weapons_for_him_alone(bearer: str, strength: int) -> None:
    """Shield of Boromir: weapons give no strength to a minion skirmishing Boromir, but other cards do."""
    spear = possession("Spear", side=terms.SHADOW, item_class="hand_weapon", strength=3, on=On(ANYTHING))
    helm = possession("Helm", side=terms.SHADOW, item_class="helm", strength=1, on=On(ANYTHING))
    at = standing()
    man = at.play(bearer)
    at.play(SHIELD, on=man)
    foe, other = at.play(STRONG_ORC), at.play(STRONG_ORC)
    for orc in (foe, other):
        at.play(spear, on=orc)
        at.play(helm, on=orc)
    game = at.skirmish(man, foe)
    assert (strength + 1, 13) == (game.strength(foe), game.strength(other))


@pytest.mark.card(SHIELD)
def test_the_shield_of_boromir_stops_an_arrow() -> None:
    """Shield of Boromir: the minion archery total is 1 less while any Gondor companion bears the shield."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(GIMLI)
    at.play(GUARD)
    at.hand(0, SHIELD)
    game = at.fellowship().choose("play", SHIELD)
    assert 1 == len(game.table.cards[aragorn].borne)
    at = standing()
    at.play(SHIELD, on=at.play(ARAGORN))
    for _archer in range(3):
        at.play(SHOOTER)
    game = at.archery().pass_().pass_()
    while game.offered("wound"):
        game.choose("wound", at.frodo())
    assert 2 == game.wounds(at.frodo())
