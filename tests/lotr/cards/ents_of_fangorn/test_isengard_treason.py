"""Isengard cards of Ents of Fangorn: spies and traitors, banners, fires, and a berserker."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import Home, On
from inglenook.lotr.dsl.effects import PlayCard, Wound
from inglenook.lotr.dsl.facade import each
from inglenook.lotr.dsl.filters import CHARACTER, MINION, URUK_HAI
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import choices_of, fierce, hand_over, in_rohan, play_to, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

AGENTS, BANNER, BUTCHER, DESERTION, FIRES = "6R57", "6C59", "6R60", "6U61", "6R62"
TRAITOR, SHARKU, TALES = "6C72", "6R74", "6U75"
ORC = minion("Orc", culture="isengard", strength=9, vitality=3)
STRANGE_ORC = minion("Strange Orc", strength=9, vitality=3)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
SPY = minion("Spy", culture="isengard", race="man", strength=9, vitality=3)
DUNLENDING = minion("Dunlending", culture="dunland", race="man", strength=9, vitality=3)
HERO = companion("Hero", strength=7, vitality=6)
STRONG = companion("Strong", strength=15, vitality=6)
FRIEND = ally("Friend", strength=3, vitality=6, homes=(Home(4, terms.TOWERS_BLOCK),))
SPEAR = possession("Spear", on=On(CHARACTER))
LEAFLET = possession("Leaflet", side=terms.SHADOW, culture="isengard", on=On(CHARACTER))
STORE = possession("Store", side=terms.SHADOW)
WEB = condition("Web", side=terms.SHADOW, culture="isengard", on=On(CHARACTER))
WORKS = condition("Works", side=terms.SHADOW, culture="isengard")
GLOOM = condition("Gloom", side=terms.SHADOW, on=On(CHARACTER))


# Spies and traitors.


@pytest.mark.card(AGENTS)
@pytest.mark.parametrize(
    ("cultures", "more"),
    [((), 0), (("gondor",), 0), (("gondor", "rohan"), 1), (("gondor", "gondor"), 0), (("gondor", "rohan", "elven"), 2)],
)
def test_agents_among_many_peoples(cultures: tuple[str, ...], more: int) -> None:
    """Agents of Orthanc: each Free Peoples culture beyond two gives strength +2 and damage +1."""
    at = in_rohan(4)
    for culture in cultures:
        at.play(companion("Somebody", culture=culture))
    at.play(DUNLENDING)
    agents = at.play(AGENTS)
    assert [9 + 2 * more, more] == [Playing(at.table).strength(agents), keyword(at.table, agents, terms.DAMAGE)]


@pytest.mark.card(TRAITOR)
@pytest.mark.parametrize(
    ("bearer", "borne", "strength"),
    [(HERO, WEB, 8), (HERO, GLOOM, 6), (FRIEND, WEB, 6), (ORC, WEB, 6), (HERO, LEAFLET, 6), (HERO, "", 6)],
)
def test_a_traitor_and_the_betrayed(bearer: str, borne: str, strength: int) -> None:
    """Rohirrim Traitor: strength +2 while a companion, but no other character, bears an Isengard condition."""
    at = in_rohan(4)
    traitor, victim = at.play(TRAITOR), at.play(bearer)
    if borne:
        at.play(borne, on=victim)
    assert strength == at.maneuver().strength(traitor)


@pytest.mark.card(TALES)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_twisted_tales(verb: str) -> None:
    """Twisted Tales: after a loss to an Isengard Man, any possession may be spotted and stacked on the condition."""
    at = in_rohan(4)
    tales, spy, hero, other = at.play(TALES), at.play(SPY), at.play(HERO), at.play(HERO)
    spear, store = at.play(SPEAR, on=other), at.play(STORE)
    game = at.skirmish(hero, spy).passes(2)
    assert (1, True) == (game.asked, game.offered("respond", tales))
    game.choose(verb)
    if verb == "respond":
        assert [spear, store] == choices_of(game, 1)
        game.choose("choose", spear)
    assert (terms.STACKED if verb == "respond" else terms.PLAY) == game.zone(spear)
    assert ((spear,) if verb == "respond" else ()) == game.table.cards[tales].stacked


@pytest.mark.card(TALES)
@pytest.mark.parametrize(
    ("fighter", "foe", "offered"),
    [(HERO, SPY, True), (FRIEND, SPY, True), (STRONG, SPY, False), (HERO, DUNLENDING, False), (HERO, ORC, False)],
)
def test_who_is_told_tales(fighter: str, foe: str, offered: bool) -> None:
    """Twisted Tales: only a companion or ally who loses to an Isengard Man triggers the condition."""
    at = in_rohan(4)
    tales = at.play(TALES)
    at.play(STORE)
    game = at.skirmish(at.play(fighter), at.play(foe)).passes(2)
    assert offered == game.offered("respond", tales)


@pytest.mark.card(TALES)
def test_tales_of_nothing() -> None:
    """Twisted Tales: nothing happens if no possession can be spotted."""
    at = in_rohan(4)
    tales = at.play(TALES)
    game = at.skirmish(at.play(HERO), at.play(SPY)).passes(2)
    assert not game.offered("respond", tales)


# The army.


@pytest.mark.card(BANNER)
def test_a_banner_of_isengard() -> None:
    """Banner of Isengard: when the bearer wins, a companion exerts for each site the Shadow player controls."""
    at = in_rohan(5)
    for number, seat in ((1, 1), (2, 1), (3, 0)):
        at.control(seat, number)
    uruk, hero = at.play(URUK), at.play(HERO)
    at.play(BANNER, on=uruk)
    friend = at.play(FRIEND)
    game = at.skirmish(hero, uruk)
    assert 10 == game.strength(uruk)
    game.passes(2).choose("suffer")
    assert sorted([at.frodo(), hero]) == choices_of(game)
    game.choose("choose", hero)
    assert sorted([at.frodo(), hero]) == choices_of(game)
    game.choose("choose", hero)
    assert [3, 0, 0] == [game.wounds(one) for one in (hero, at.frodo(), friend)]  # one of them for the skirmish


@pytest.mark.card(BANNER)
@pytest.mark.parametrize(("sites", "fighter", "bearing"), [(0, HERO, True), (1, STRONG, True), (1, HERO, False)])
def test_a_banner_without_victory(sites: int, fighter: str, bearing: bool) -> None:
    """Banner of Isengard: no companion exerts without a controlled site or without a win by the bearer."""
    at = in_rohan(5)
    if sites:
        at.control(1, 1)
    uruk, other, hero = at.play(URUK), at.play(URUK), at.play(fighter)
    at.play(BANNER, on=uruk if bearing else other)
    game = at.skirmish(hero, uruk).passes(2)
    if game.offered("suffer"):
        game.choose("suffer")
    assert (0, int(fighter == HERO)) == (game.wounds(at.frodo()), game.wounds(hero))


@pytest.mark.card(BANNER)
@pytest.mark.parametrize(("bearer", "offered"), [(URUK, True), (SPY, True), (STRANGE_ORC, False), (WORKS, False)])
def test_who_bears_a_banner(bearer: str, offered: bool) -> None:
    """Banner of Isengard: any Isengard minion can bear the banner."""
    at = in_rohan(4)
    at.play(bearer)
    at.hand(1, BANNER)
    assert offered == at.shadow().offered("play", BANNER)


@pytest.mark.card(FIRES)
def test_fires_and_fumes() -> None:
    """Fires and Foul Fumes: four Isengard Orcs are discarded to wound a companion four times."""
    at = in_rohan(4).pool(4)
    hero, other = at.play(HERO), at.play(HERO)
    orcs = [at.play(ORC) for _orc in range(5)]
    at.play(URUK)
    at.hand(1, FIRES)
    game = hand_over(at.regroup()).choose("play", FIRES)
    assert orcs == choices_of(game, 1)
    game.choose_all(*orcs[:4])
    assert [hero, other] == choices_of(game, 1)
    game.choose("choose", other)
    assert ([terms.DISCARD_PILE] * 4 + [terms.PLAY], 0) == (zones(game, *orcs), game.wounds(hero))
    assert (4, 0) == (game.wounds(other), game.table.twilight)


@pytest.mark.card(FIRES)
@pytest.mark.parametrize(("orcs", "offered"), [((ORC,) * 4, True), ((ORC,) * 3 + (URUK, STRANGE_ORC), False)])
def test_fires_need_four_orcs(orcs: tuple[str, ...], offered: bool) -> None:
    """Fires and Foul Fumes: only Isengard Orcs count, and four are required."""
    at = in_rohan(4).pool(4)
    at.play(HERO)
    for id in orcs:
        at.play(id)
    at.hand(1, FIRES)
    assert offered == hand_over(at.regroup()).offered("play", FIRES)


@pytest.mark.card(SHARKU)
@pytest.mark.parametrize(("wounds", "able"), [(0, True), (1, False)])
def test_a_vile_marauder(wounds: int, able: bool) -> None:
    """Sharku, Vile Marauder: fierce while not exhausted, and exerts in the regroup phase to add a twilight token."""
    at = in_rohan(4).pool(2)
    sharku = at.play(SHARKU, wounds=wounds)
    game = hand_over(at.regroup())
    assert (int(able), able) == (fierce(game, sharku), game.offered("use", sharku))
    if able:
        game.choose("use", sharku)
        assert (3, 1, 0) == (game.table.twilight, game.wounds(sharku), fierce(game, sharku))


# A berserker.

CATAPULT = condition("Catapult", side=terms.SHADOW, keywords=(("machine", 1),))
PALISADE = condition("Palisade", side=terms.SHADOW)
MANEUVER_BOLT = event("Bolt", Action((terms.MANEUVER,), (Wound(each(MINION)),)))
ASSIGNMENT_BOLT = event("Late Bolt", Action((terms.ASSIGNMENT,), (Wound(each(MINION)),)))
ARCHER = companion("Archer", vitality=6, keywords=((terms.ARCHER, 1),))


@pytest.mark.card(BUTCHER)
@pytest.mark.rule("LG-106")
def test_a_butcher_shields_the_uruks() -> None:
    """Berserk Butcher: a token and two exertions keep wounds from Uruk-hai until the assignment phase."""
    at = in_rohan(5)
    ram, catapult = at.play("5U44", tokens=2, culture="isengard"), at.play(CATAPULT, tokens=1, culture="isengard")
    at.play(PALISADE, tokens=1, culture="isengard")
    butcher, uruk = at.play(BUTCHER), at.play(minion("Far Uruk", race="uruk-hai", vitality=3))
    orc = at.play(ORC)
    at.play(ARCHER)
    at.hand(0, MANEUVER_BOLT, ASSIGNMENT_BOLT)
    game = hand_over(at.maneuver()).choose("use", butcher)
    assert [ram, catapult] == choices_of(game, 1)
    game.choose("choose", ram)
    assert (1, 1, 2) == (*[game.table.cards[one].tokens for one in (ram, catapult)], game.wounds(butcher))
    game.choose("play", MANEUVER_BOLT)
    assert [2, 0, 1] == [game.wounds(one) for one in (butcher, uruk, orc)]
    play_to(game, terms.ASSIGNMENT)
    assert [2, 0, 2] == [game.wounds(one) for one in (butcher, uruk, orc)]
    game.choose("play", ASSIGNMENT_BOLT)
    assert ([terms.DISCARD_PILE] * 2, 1) == (zones(game, butcher, orc), game.wounds(uruk))


@pytest.mark.card(BUTCHER)
@pytest.mark.rule("LR-26.36")
def test_a_butcher_shields_nobody_who_comes_later() -> None:
    """Berserk Butcher: only Uruk-hai in play when the ability is used are protected."""
    late = event("Late", Action((terms.MANEUVER,), (PlayCard(URUK_HAI),)), side=terms.SHADOW)
    at = in_rohan(5)
    at.play(CATAPULT, tokens=1, culture="isengard")
    butcher = at.play(BUTCHER)
    uruk, _late = at.hand(1, URUK, late)
    at.hand(0, MANEUVER_BOLT)
    game = hand_over(at.maneuver()).choose("use", butcher).pass_().choose("play", late).choose("play", MANEUVER_BOLT)
    assert [2, 1] == [game.wounds(one) for one in (butcher, uruk)]


@pytest.mark.card(BUTCHER)
@pytest.mark.parametrize(
    ("host", "culture", "wounds", "offered"),
    [
        (CATAPULT, "isengard", 0, True),
        (PALISADE, "isengard", 0, False),
        (CATAPULT, "moria", 0, False),
        (CATAPULT, "isengard", 1, False),
    ],
)
def test_what_a_butcher_pays(host: str, culture: str, wounds: int, offered: bool) -> None:
    """Berserk Butcher: the cost is an Isengard token on a machine and two exertions."""
    at = in_rohan(5)
    at.play(host, tokens=1, culture=culture)
    butcher = at.play(BUTCHER, wounds=wounds)
    assert offered == hand_over(at.maneuver()).offered("use", butcher)


@pytest.mark.card(BUTCHER)
def test_a_butcher_smells_blood() -> None:
    """Berserk Butcher: strength +1 for each wound on any character in its own skirmish."""
    at = in_rohan(5)
    hero, butcher, other = at.play(HERO, wounds=2), at.play(BUTCHER, wounds=1), at.play(ORC, wounds=2)
    assert 12 + 3 == at.skirmish(hero, butcher).strength(butcher)
    at = in_rohan(5)
    hero, butcher, other = at.play(HERO, wounds=2), at.play(BUTCHER, wounds=1), at.play(ORC, wounds=2)
    assert 12 == at.skirmish(hero, other).strength(butcher)


# Desertion.


@pytest.mark.card(DESERTION)
@pytest.mark.parametrize(("there", "offered"), [(SPY, True), (DUNLENDING, False), (ORC, False)])
def test_who_speaks_of_desertion(there: str, offered: bool) -> None:
    """Desertion: an Isengard Man must be spotted, and the Ring-bearer cannot bear the condition."""
    at = in_rohan(4).pool(1)
    at.play(there)
    hero, other = at.play(HERO), at.play(STRONG)
    at.play(FRIEND)
    [desertion] = at.hand(1, DESERTION)
    game = at.shadow()
    assert offered == game.offered("play", desertion)
    if offered:
        game.choose("play", desertion)
        assert [hero, other] == game.choices("bear")
        game.choose("bear", hero)
        assert (hero, 6, 0) == (game.table.cards[desertion].bearer, game.strength(hero), game.table.twilight)


@pytest.mark.card(DESERTION)
def test_a_deserter_meets_a_weaker_foe() -> None:
    """Desertion: an Isengard minion weaker than the bearer is assigned to it, and the condition is discarded."""
    at = in_rohan(4)
    hero = at.play(HERO)
    desertion = at.play(DESERTION, on=hero)
    weak, weaker, equal = [at.play(minion("Foe", culture="isengard", strength=number)) for number in (5, 4, 6)]
    at.play(minion("Stranger", strength=3))
    game = hand_over(at.assignment()).choose("use", desertion)
    assert [weak, weaker] == choices_of(game, 1)
    game.choose("choose", weaker)
    assert (((hero, (weaker,)),), terms.DISCARD_PILE) == (game.table.assignments, game.zone(desertion))
    assert equal not in game.table.assignments[0][1]


@pytest.mark.card(DESERTION)
@pytest.mark.rule("LG-69")
def test_a_deserter_who_fights_already() -> None:
    """Desertion: a bearer already assigned is not assigned again, but the condition is discarded."""
    at = in_rohan(4)
    hero, foe = at.play(HERO), at.play(minion("Foe", culture="isengard", strength=3))
    desertion, other = at.play(DESERTION, on=hero), at.play(DESERTION, on=hero)
    late = at.play(minion("Late Foe", culture="isengard", strength=3))
    game = hand_over(at.assignment()).choose("use", desertion).choose("choose", foe).pass_().choose("use", other)
    assert ((hero, (foe,)),) == game.table.assignments
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, other, late)
