"""Isengard cards of Ents of Fangorn: spies and traitors, banners, fires, and a berserker."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from inglenook.lotr.words.cards import Home, On
from inglenook.lotr.words.filters import CHARACTER
from tests.lotr.cards.standing import choices_of, fierce, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, minion, possession

AGENTS, BANNER, FIRES, TRAITOR, SHARKU, TALES = "6R57", "6C59", "6R62", "6C72", "6R74", "6U75"
ORC = minion("Orc", culture="isengard", strength=9, vitality=3)
STRANGE_ORC = minion("Strange Orc", strength=9, vitality=3)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
SPY = minion("Spy", culture="isengard", race="man", strength=9, vitality=3)
DUNLENDING = minion("Dunlending", culture="dunland", race="man", strength=9, vitality=3)
HERO = companion("Hero", strength=7, vitality=6)
STRONG = companion("Strong", strength=15, vitality=6)
FRIEND = ally("Friend", strength=3, vitality=6, homes=(Home(4, terms.TOWERS_BLOCK),))
SPEAR = possession("Spear", on=On(CHARACTER))
STORE = possession("Store", side=terms.SHADOW)
WEB = condition("Web", side=terms.SHADOW, culture="isengard", on=On(CHARACTER))
GLOOM = condition("Gloom", side=terms.SHADOW, on=On(CHARACTER))
SONG = condition("Song", culture="isengard", on=On(CHARACTER))
"""A condition of Isengard as well, though there is none on this side."""


# Spies and traitors.


@pytest.mark.card(AGENTS)
@pytest.mark.parametrize(
    ("cultures", "more"),
    [((), 0), (("gondor",), 0), (("gondor", "rohan"), 1), (("gondor", "gondor"), 0), (("gondor", "rohan", "elven"), 2)],
)
def test_agents_among_many_peoples(cultures: tuple[str, ...], more: int) -> None:
    """Strength +2 and damage +1 for each culture of the Free Peoples beyond two; Frodo is of the Shire."""
    at = in_rohan(4)
    for culture in cultures:
        at.play(companion("Somebody", culture=culture))
    at.play(DUNLENDING)
    agents = at.play(AGENTS)
    assert [9 + 2 * more, more] == [Playing(at.table).strength(agents), keyword(at.table, agents, terms.DAMAGE)]


@pytest.mark.card(TRAITOR)
@pytest.mark.parametrize(
    ("bearer", "borne", "strength"),
    [(HERO, WEB, 8), (HERO, GLOOM, 6), (FRIEND, WEB, 6), (ORC, WEB, 6), (HERO, SPEAR, 6), (HERO, "", 6)],
)
def test_a_traitor_and_the_betrayed(bearer: str, borne: str, strength: int) -> None:
    """Strength +2 while a companion bears a condition of Isengard; no ally, no minion, no other card."""
    at = in_rohan(4)
    traitor, victim = at.play(TRAITOR), at.play(bearer)
    if borne:
        at.play(borne, on=victim)
    assert strength == at.maneuver().strength(traitor)


@pytest.mark.card(TALES)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_twisted_tales(verb: str) -> None:
    """After a loss to a Man of Isengard any possession may be spotted, of whatever side: it is stacked here."""
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
    """A companion or an ally has to lose; a Man of another culture or an Orc twists nothing."""
    at = in_rohan(4)
    tales = at.play(TALES)
    at.play(STORE)
    game = at.skirmish(at.play(fighter), at.play(foe)).passes(2)
    assert offered == game.offered("respond", tales)


@pytest.mark.card(TALES)
def test_tales_of_nothing() -> None:
    """Without a possession there is nothing to spot."""
    at = in_rohan(4)
    tales = at.play(TALES)
    game = at.skirmish(at.play(HERO), at.play(SPY)).passes(2)
    assert not game.offered("respond", tales)


# The army.


@pytest.mark.card(BANNER)
def test_a_banner_of_isengard() -> None:
    """When its bearer wins, the Free Peoples player exerts a companion for each site its player controls."""
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
    """Nobody exerts if its player controls no site, if the bearer has lost, or if another one has won."""
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
@pytest.mark.parametrize(("bearer", "offered"), [(URUK, True), (SPY, True), (STRANGE_ORC, False)])
def test_who_bears_a_banner(bearer: str, offered: bool) -> None:
    """Any minion of Isengard."""
    at = in_rohan(4)
    at.play(bearer)
    at.hand(1, BANNER)
    assert offered == at.shadow().offered("play", BANNER)


@pytest.mark.card(FIRES)
def test_fires_and_fumes() -> None:
    """Four Orcs of Isengard are discarded: one companion takes four wounds, never the Ring-bearer."""
    at = in_rohan(4).pool(4)
    hero, other = at.play(HERO), at.play(HERO)
    orcs = [at.play(ORC) for _orc in range(5)]
    at.play(URUK)
    at.hand(1, FIRES)
    game = hand_over(at.regroup()).choose("play", FIRES)
    assert orcs == game.choices()
    game.choose_all(*orcs[:4])
    assert [hero, other] == choices_of(game, 1)
    game.choose("choose", other)
    assert ([terms.DISCARD_PILE] * 4 + [terms.PLAY], 0) == (zones(game, *orcs), game.wounds(hero))
    assert (4, 0) == (game.wounds(other), game.table.twilight)


@pytest.mark.card(FIRES)
@pytest.mark.parametrize(("orcs", "offered"), [((ORC,) * 4, True), ((ORC,) * 3 + (URUK, STRANGE_ORC), False)])
def test_fires_need_four_orcs(orcs: tuple[str, ...], offered: bool) -> None:
    """Three are too few, and neither an Uruk-hai nor an Orc of another culture is the fourth."""
    at = in_rohan(4).pool(4)
    at.play(HERO)
    for id in orcs:
        at.play(id)
    at.hand(1, FIRES)
    assert offered == hand_over(at.regroup()).offered("play", FIRES)


@pytest.mark.card(SHARKU)
@pytest.mark.parametrize(("wounds", "able"), [(0, True), (1, False)])
def test_a_vile_marauder(wounds: int, able: bool) -> None:
    """Fierce while he is not exhausted; in the regroup phase he exerts for a token."""
    at = in_rohan(4).pool(2)
    sharku = at.play(SHARKU, wounds=wounds)
    game = hand_over(at.regroup())
    assert (int(able), able) == (fierce(game, sharku), game.offered("use", sharku))
    if able:
        game.choose("use", sharku)
        assert (3, 1, 0) == (game.table.twilight, game.wounds(sharku), fierce(game, sharku))
