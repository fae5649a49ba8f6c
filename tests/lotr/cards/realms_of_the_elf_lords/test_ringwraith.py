"""Ringwraith cards of Realms of the Elf-lords."""

from __future__ import annotations

import pytest

from inglenook.kernel.decisions import NOTHING
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Burden
from inglenook.lotr.dsl.filters import CHARACTER
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.riders import HERO, ORC, RIDER, SECOND_RIDER, SWORD
from tests.lotr.cards.standing import GANDALF, GIMLI, LEGOLAS, burdens, hand_over, standing, zones
from tests.lotr.samples import ally, companion, event, minion, possession

GATES, NEWS, HUNTING, TERRIBLE, OTSEA = "3R81", "3U82", "3C84", "3R85", "3U86"
BLADE_TIP = "1U209"
BOW = possession("Fine Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(CHARACTER))
URUK = minion("Uruk", race="uruk-hai", culture="isengard")
PALANTIR = possession("Seeing Stone", side=terms.SHADOW, culture="isengard")
STAFF = event("Staff Lore", culture="gandalf", cost=2)


@pytest.mark.card(NEWS)
@pytest.mark.parametrize(("other", "offered"), [(URUK, True), (ORC, False), (PALANTIR, False)])
def test_news_of_mordor(other: str, offered: bool) -> None:
    """News of Mordor: with an Isengard minion spotted, a Nazgûl is damage +1."""
    at = standing().pool(1)
    rider, second = at.play(RIDER), at.play(SECOND_RIDER)
    at.play(other)
    at.hand(1, NEWS)
    game = hand_over(at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), rider))
    assert offered == game.offered("play", NEWS)
    if offered:
        game.choose("play", NEWS)
        assert sorted([rider, second]) == sorted(game.choices())
        game.choose("choose", rider)
        assert (1, 0, 0) == (
            keyword(game.table, rider, terms.DAMAGE),
            keyword(game.table, second, terms.DAMAGE),
            game.table.twilight,
        )
        game.pass_().pass_()
        assert not keyword(game.table, rider, terms.DAMAGE)


@pytest.mark.card(HUNTING)
@pytest.mark.parametrize(("cost", "wounds"), [(0, 0), (1, 1), (2, 2), (4, 2)])
def test_they_will_never_stop_hunting_you(cost: int, wounds: int) -> None:
    """They Will Never Stop Hunting You: a bearer of a ranged weapon exerts as often as the revealed card costs."""
    at = standing().pool(2)
    legolas, gimli, friend = at.play(LEGOLAS), at.play(GIMLI), at.play(ally("Bowman", vitality=4))
    for one, item in ((legolas, BOW), (gimli, SWORD), (friend, BOW)):
        at.play(item, on=one)
    at.play(RIDER)
    at.hand(0, event("Tale", cost=cost), event("Tale", cost=cost))
    at.hand(1, HUNTING)
    game = hand_over(at.maneuver()).choose("play", HUNTING)
    assert [wounds, 0, 0] == [game.wounds(one) for one in (legolas, gimli, friend)]
    assert (0, 2) == (game.table.twilight, len(game.table.players[0].hand))


@pytest.mark.card(HUNTING)
def test_the_hunter_says_whom_he_hunts() -> None:
    """They Will Never Stop Hunting You: of two bearers of ranged weapons, the Shadow player chooses one."""
    at = standing().pool(2)
    legolas, hero = at.play(LEGOLAS), at.play(HERO)
    at.play(BOW, on=legolas)
    at.play(BOW, on=hero)
    at.play(RIDER)
    at.hand(0, STAFF)
    at.hand(1, HUNTING)
    game = hand_over(at.maneuver()).choose("play", HUNTING)
    assert (1, sorted([legolas, hero])) == (game.asked, sorted(game.choices()))
    assert 2 == game.choose("choose", hero).wounds(hero)


@pytest.mark.parametrize("id", [pytest.param(id, marks=pytest.mark.card(id)) for id in (HUNTING, TERRIBLE)])
@pytest.mark.parametrize(("foe", "offered"), [(RIDER, True), (ORC, False)])
def test_a_nazgul_is_spotted(id: str, foe: str, offered: bool) -> None:
    """They Will Never Stop Hunting You and Too Great and Terrible: a Nazgûl must be spotted."""
    at = standing().pool(2)
    at.play(GANDALF)
    at.play(foe)
    at.hand(1, id)
    assert offered == hand_over(at.maneuver()).offered("play", id)


@pytest.mark.card(TERRIBLE)
@pytest.mark.parametrize(("in_hand", "asked"), [(2, True), (1, False)])
@pytest.mark.parametrize("pays", [True, False])
def test_too_great_and_terrible(in_hand: int, asked: bool, pays: bool) -> None:
    """Too Great and Terrible: Gandalf is wounded twice unless two Gandalf cards are discarded from hand."""
    at = standing()
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play(RIDER)
    lore = at.hand(0, *[STAFF] * in_hand)
    other = at.hand(0, companion("Reserve", culture="gondor"))[0]
    at.hand(1, TERRIBLE)
    game = hand_over(at.maneuver()).choose("play", TERRIBLE)
    assert asked == game.offered("yes")
    if asked:
        assert 0 == game.asked
        game.choose("yes" if pays else "no")
    paid = asked and pays
    assert (0 if paid else 2, 0) == (game.wounds(gandalf), game.wounds(gimli))
    assert [terms.DISCARD_PILE if paid else terms.HAND] * in_hand + [terms.HAND] == zones(game, *lore, other)


@pytest.mark.card(OTSEA)
@pytest.mark.parametrize("used", [True, False])
def test_otsea_thrusts_at_the_ring_bearer(used: bool) -> None:
    """Úlairë Otsëa: when he wins, he may exert to move a Blade Tip from the support area to the Ring-bearer."""
    at = standing()
    otsea, tip, spare = at.play(OTSEA), at.play(BLADE_TIP), at.play(BLADE_TIP)
    loser = at.play(companion("Loser", strength=8, vitality=5))
    game = at.skirmish(loser, otsea).pass_().pass_()
    while game.offered("suffer"):
        game.choose("suffer")
    assert game.offered("respond", otsea)
    if used:
        game.choose("respond", otsea)
        assert (1, sorted([tip, spare])) == (game.asked, sorted(game.choices()))
        game.choose("choose", tip)
        assert (at.frodo(), 1) == (game.table.cards[tip].bearer, game.wounds(otsea))
        assert NOTHING == game.table.cards[spare].bearer
    else:
        while game.offered("respond"):
            game.pass_()
        assert (NOTHING, 0) == (game.table.cards[tip].bearer, game.wounds(otsea))


@pytest.mark.card(OTSEA)
def test_one_tip_in_frodo_is_enough() -> None:
    """Úlairë Otsëa: the Ring-bearer cannot bear a second Blade Tip."""
    at = standing()
    otsea, tip = at.play(OTSEA), at.play(BLADE_TIP)
    at.play(BLADE_TIP, seat=1, on=at.frodo())
    game = at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), otsea).pass_().pass_()
    while game.offered("suffer"):
        game.choose("suffer")
    game.choose("respond", otsea)
    assert (NOTHING, 1) == (game.table.cards[tip].bearer, game.wounds(otsea))


@pytest.mark.card(OTSEA)
def test_otsea_needs_a_tip_of_his_own_player() -> None:
    """Úlairë Otsëa: only a Blade Tip in his own player's support area can be moved."""
    at = standing(seats=3)
    otsea = at.play(OTSEA, seat=1)
    gimli = at.play(GIMLI)
    stuck, strange = at.play(BLADE_TIP, seat=1, on=gimli), at.play(BLADE_TIP, seat=2)
    gone = at.discard(1, BLADE_TIP)[0]
    game = at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), otsea).passes(3)
    while game.offered("suffer"):
        game.choose("suffer")
    if game.offered("respond", otsea):
        game.choose("respond", otsea)
    bearers = [game.table.cards[tip].bearer for tip in (stuck, strange, gone)]
    assert ([gimli, NOTHING, NOTHING], terms.DISCARD_PILE) == (bearers, game.zone(gone))


@pytest.mark.card(OTSEA)
@pytest.mark.parametrize(("wounds", "winner"), [(2, ""), (0, RIDER)])
def test_otsea_must_win_and_exert(wounds: int, winner: str) -> None:
    """Úlairë Otsëa: he must win himself and be able to exert."""
    at = standing()
    otsea = at.play(OTSEA, wounds=wounds)
    at.play(BLADE_TIP)
    game = at.skirmish(at.play(companion("Loser", strength=8, vitality=5)), at.play(winner) if winner else otsea)
    game.pass_().pass_()
    assert not game.offered("respond", otsea)


@pytest.mark.card(GATES)
@pytest.mark.parametrize(("culture", "number", "exertions"), [("wraith", 1, 1), ("wraith", 2, 2), ("sauron", 2, 0)])
def test_the_gates_of_the_dead_city(culture: str, number: int, exertions: int) -> None:
    """Gates of the Dead City: each burden added by a Ringwraith card exerts a companion (LG-96)."""
    at = standing()
    gimli, hero = at.play(GIMLI), at.play(HERO)
    at.play(GATES)
    dread = event("Dread", Action((terms.MANEUVER,), (Burden(number),)), side=terms.SHADOW, culture=culture)
    at.hand(1, dread)
    game = hand_over(at.maneuver()).choose("play", dread)
    for _exertion in range(exertions):
        assert (0, sorted([at.frodo(), gimli, hero])) == (game.asked, sorted(game.choices()))
        game.choose("choose", hero)
    assert (exertions, number, "prompt-phase-action") == (game.wounds(hero), burdens(game), game.prompt)


@pytest.mark.card(GATES)
@pytest.mark.parametrize(("foe", "offered"), [(RIDER, True), (ORC, False)])
def test_a_nazgul_opens_the_gates(foe: str, offered: bool) -> None:
    """Gates of the Dead City: a Nazgûl must be spotted to play the condition."""
    at = standing().pool(3)
    at.play(foe)
    at.hand(1, GATES)
    assert offered == at.shadow().offered("play", GATES)
