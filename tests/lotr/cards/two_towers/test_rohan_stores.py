"""Rohan cards of The Two Towers: villagers, supplies, King's Mail and liberated sites."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import CHARACTER, COMPANION, ROHAN
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import BOROMIR, EOMER, card, choices_of, hand_over, in_rohan, zones
from tests.lotr.cards.two_towers.test_rohan_of_the_mark import (
    ENT,
    FARMER,
    HELM,
    HLAFWINE,
    HORSE,
    KING,
    LEOD,
    MAIL,
    ORC,
    ROHIR,
    SIEGE,
    STORE,
    STRANGE_VILLAGER,
    SUPPLIES,
    SWORD,
    URUK,
    VALLEYS,
    VILLAGER,
    riders,
)
from tests.lotr.samples import ally, companion, event, minion, possession

FLOWERS = "4R289"
VALIANT = companion("Valiant", culture="rohan", keywords=(("valiant", 1),))
VALIANT_STRANGER = companion("Valiant Stranger", culture="gondor", keywords=(("valiant", 1),))
AXE = possession("Axe", item_class=terms.HAND_WEAPON_CLASS, on=On(CHARACTER), culture="dwarven")
STRAY = minion("Stray", strength=5, vitality=3, site_number=6)
BLOWS = event("Blows", Action((terms.MANEUVER, terms.SKIRMISH), (Wound(a(ROHAN & COMPANION), 2),)), side=terms.SHADOW)


@pytest.mark.card(HELM)
@pytest.mark.parametrize("liberates", [True, False])
def test_helm_frees_a_site_or_draws(liberates: bool) -> None:
    """Helm! Helm!: a site is liberated or three cards are drawn, as the player chooses."""
    at = in_rohan(site=4)
    riders(at, 2)
    taken = at.control(1, 2)
    deck = at.deck(0, *[ROHIR] * 4)
    at.play(ORC)
    at.hand(0, HELM)
    game = at.regroup().choose("play", HELM)
    assert 0 == game.asked
    game.choose("choice", amount=1 if liberates else 2)
    assert liberates == (terms.CONTROLLED != game.zone(taken))
    drawn = [terms.DECK] * 4 if liberates else [terms.HAND] * 3 + [terms.DECK]
    assert drawn == zones(game, *deck)


@pytest.mark.card(HELM)
@pytest.mark.rule("LG-63")
def test_helm_draws_where_no_site_can_be_freed() -> None:
    """Helm! Helm!: three cards are drawn without a choice if no site can be liberated."""
    at = in_rohan(site=4)
    riders(at, 2)
    deck = at.deck(0, *[ROHIR] * 4)
    at.play(ORC)
    at.hand(0, HELM)
    assert [terms.HAND] * 3 + [terms.DECK] == zones(at.regroup().choose("play", HELM), *deck)


@pytest.mark.card(HELM)
def test_helm_needs_two_riders() -> None:
    """Helm! Helm!: two mounted Rohan Men must be spotted."""
    at = in_rohan(site=4)
    riders(at, 1)
    at.deck(0, ROHIR)
    at.play(ORC)
    at.hand(0, HELM)
    assert not at.regroup().offered("play", HELM)


@pytest.mark.card(HLAFWINE)
def test_hlafwine_helps_a_man_of_rohan() -> None:
    """Hlafwine: he exerts to make a Rohan Man strength +2."""
    at = in_rohan()
    man, farmhand = at.play(ROHIR), at.play(HLAFWINE)
    for other in (ENT, BOROMIR):
        at.play(other)
    game = at.skirmish(man, at.play(ORC)).choose("use", farmhand)
    assert sorted([man, farmhand]) == choices_of(game)
    game.choose("choose", man)
    assert (7, 1) == (game.strength(man), game.wounds(farmhand))


@pytest.mark.card(LEOD)
def test_leod_helps_a_rider() -> None:
    """Léod: he exerts to make a mounted companion of any culture strength +2."""
    at = in_rohan()
    man, walker, herdsman = at.play(BOROMIR), at.play(ROHIR), at.play(LEOD)
    second = at.play(EOMER)
    for rider in (man, second, at.play(FARMER)):
        at.play("4C283", on=rider)
    game = at.skirmish(man, at.play(ORC))
    before = game.strength(man)
    game.choose("use", herdsman)
    assert sorted([man, second]) == choices_of(game)
    game.choose("choose", man)
    assert 7 == game.strength(second)
    assert (before + 2, 5, 1) == (game.strength(man), game.strength(walker), game.wounds(herdsman))


@pytest.mark.parametrize("id", [card(HLAFWINE), card(LEOD)])
@pytest.mark.parametrize("seat", [0, 1])
def test_a_villager_of_the_fourth_site_flees(id: str, seat: int) -> None:
    """Hlafwine and Léod: the ally is discarded when an opponent controls its home site."""
    at = in_rohan(site=6)
    villager = at.play(id)
    at.play(ORC)
    for number in (1, 2, 3):
        at.control(1, number)
    if seat == 0:
        at.control(0, 4)
    at.hand(1, SIEGE)
    game = hand_over(at.maneuver())
    assert terms.PLAY == game.zone(villager)
    game.choose("play", SIEGE)
    assert (terms.PLAY if seat == 0 else terms.DISCARD_PILE) == game.zone(villager)


@pytest.mark.parametrize("id", [card(HLAFWINE), card(LEOD)])
def test_an_exhausted_villager_helps_nobody(id: str) -> None:
    """Hlafwine and Léod: an exhausted villager cannot use the ability."""
    at = in_rohan()
    man, villager = at.play(ROHIR), at.play(id, wounds=1)
    at.play(HORSE, on=man)
    assert not at.skirmish(man, at.play(ORC)).offered("use", villager)


@pytest.mark.card(MAIL)
@pytest.mark.parametrize(
    ("bearer", "fights", "wounds"), [(KING, True, 1), (KING, False, 0), (EOMER, True, 1), (EOMER, False, 1)]
)
def test_the_kings_mail_in_a_skirmish_phase(bearer: str, fights: bool, wounds: int) -> None:
    """King's Mail: the bearer takes at most one wound in a skirmish phase, Théoden none outside his skirmish."""
    at = in_rohan()
    man, friend = at.play(bearer), at.play(BOROMIR)
    at.play(MAIL, on=man)
    at.hand(1, BLOWS)
    game = hand_over(at.skirmish(man if fights else friend, at.play(ORC))).choose("play", BLOWS)
    assert wounds == game.wounds(man)


@pytest.mark.card(MAIL)
@pytest.mark.parametrize(("bearer", "wounds"), [(KING, 0), (EOMER, 2)])
def test_the_kings_mail_in_other_phases(bearer: str, wounds: int) -> None:
    """King's Mail: in other phases Théoden takes no wounds, but another bearer does."""
    at = in_rohan()
    man = at.play(bearer)
    at.play(MAIL, on=man)
    at.play(ORC)
    at.hand(1, BLOWS)
    assert wounds == hand_over(at.maneuver()).choose("play", BLOWS).wounds(man)


@pytest.mark.card(FLOWERS)
@pytest.mark.parametrize(
    ("men", "offered"), [((VALIANT,), True), ((ROHIR, FARMER), True), ((ROHIR, ENT, VALIANT_STRANGER), False)]
)
def test_simbelmyne(men: tuple[str, ...], offered: bool) -> None:
    """Simbelmynë: with two Rohan Men or a valiant one, a Rohan card is played from the draw deck."""
    at = in_rohan()
    for man in men:
        at.play(man)
    horse, friend, sword, event_, boromir = at.deck(0, HORSE, VILLAGER, "1C299", FLOWERS, BOROMIR)
    at.hand(0, FLOWERS)
    game = at.fellowship()
    assert offered == game.offered("play", FLOWERS)
    if offered:
        game.choose("play", FLOWERS)
        assert {horse, friend} == set(game.choices("play"))
        assert terms.PLAY == game.choose("play", friend).zone(friend)
        assert [terms.DECK] * 4 == zones(game, horse, sword, event_, boromir)


@pytest.mark.card(SUPPLIES)
def test_supplies_of_the_mark() -> None:
    """Supplies of the Mark: two tokens and a villager put beneath the draw deck heal a Rohan ally."""
    at = in_rohan()
    supplies, farmer = at.play(SUPPLIES), at.play(FARMER, wounds=2)
    at.play(STRANGE_VILLAGER, wounds=1)
    at.play(ROHIR, wounds=1)
    neighbour = at.play(FARMER, wounds=2)
    [top] = at.deck(0, ROHIR)
    villager, _other = at.hand(0, VILLAGER, FARMER)
    game = at.fellowship().choose("use", supplies)
    assert [farmer, neighbour] == game.choices()
    game.choose("choose", farmer)
    assert 2 == game.wounds(neighbour)
    assert (1, 2, [top, villager]) == (game.wounds(farmer), game.table.twilight, list(game.table.players[0].deck))
    assert not game.offered("use", supplies)


@pytest.mark.card(SWORD)
@pytest.mark.parametrize(("foe", "damage"), [(URUK, 1), (ORC, 0)])
def test_a_sword_of_rohan_hews_uruks(foe: str, damage: int) -> None:
    """Sword of Rohan: damage +1 while the bearer is skirmishing an Uruk-hai."""
    at = in_rohan()
    man = at.play(ROHIR)
    at.play(SWORD, on=man)
    at.play(URUK)
    game = at.skirmish(man, at.play(foe))
    assert (7, damage) == (game.strength(man), keyword(game.table, man, terms.DAMAGE))


@pytest.mark.card(KING)
@pytest.mark.parametrize(
    ("friend", "wounds", "offered"), [(FARMER, 0, True), (FARMER, 1, False), (ROHIR, 0, False), (ally(), 0, False)]
)
def test_the_son_of_thengel_frees_a_site(friend: str, wounds: int, offered: bool) -> None:
    """Théoden, Son of Thengel: with a Rohan ally spotted, he exerts to liberate a site."""
    at = in_rohan(site=4)
    king, other = at.play(KING, wounds=wounds), at.play(friend)
    at.play(ORC)
    taken = at.control(1, 2)
    game = at.regroup()
    assert offered == game.offered("use", king)
    if offered:
        game.choose("use", king)
        assert (1, 0) == (game.wounds(king), game.wounds(other))
        assert terms.CONTROLLED != game.zone(taken)


@pytest.mark.card(VALLEYS)
@pytest.mark.parametrize(
    ("friend", "foe", "answer"),
    [
        (STRANGE_VILLAGER, STRAY, "respond"),
        (STRANGE_VILLAGER, STRAY, "pass"),
        (FARMER, STRAY, ""),
        (STRANGE_VILLAGER, ORC, ""),
    ],
)
def test_strangers_tire_in_the_valleys(friend: str, foe: str, answer: str) -> None:
    """Valleys of the Mark: with a villager, a minion that is roaming when played may be exerted."""
    at = in_rohan()
    valleys = at.play(VALLEYS)
    at.play(friend)
    at.play(STRAY)
    [orc] = at.hand(1, foe)
    game = at.pool(9).shadow().choose("play", orc)
    assert bool(answer) == game.offered("respond", valleys)
    if answer:
        assert 0 == game.asked
        game.choose(answer)
    assert int(answer == "respond") == game.wounds(orc)


@pytest.mark.card(STORE)
@pytest.mark.parametrize(("payer", "offered"), [(ROHIR, True), (ENT, False), (companion("Stranger"), False)])
def test_a_weapon_store(payer: str, offered: bool) -> None:
    """Weapon Store: a Man of Rohan exerts to play a hand weapon of any culture from the discard pile."""
    at = in_rohan()
    store, man = at.play(STORE), at.play(payer)
    axe, horse = at.discard(0, AXE, HORSE)
    game = at.fellowship()
    assert offered == game.offered("use", store)
    if offered:
        game.choose("use", store).choose("bear", man)
        assert (1, terms.PLAY, terms.DISCARD_PILE) == (game.wounds(man), *zones(game, axe, horse))
