"""Rohan cards of The Two Towers: what the people of the Mark keep for their king, and the sites that he wins back."""

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
    """One of the two, as the player likes: a site is liberated, or three cards are drawn."""
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
    """An alternative that can be done in full must be taken: without a site of an opponent's three cards are drawn."""
    at = in_rohan(site=4)
    riders(at, 2)
    deck = at.deck(0, *[ROHIR] * 4)
    at.play(ORC)
    at.hand(0, HELM)
    assert [terms.HAND] * 3 + [terms.DECK] == zones(at.regroup().choose("play", HELM), *deck)


@pytest.mark.card(HELM)
def test_helm_needs_two_riders() -> None:
    """One mounted Man of Rohan is not enough: a rider of Gondor and a Man on foot do not count."""
    at = in_rohan(site=4)
    riders(at, 1)
    at.deck(0, ROHIR)
    at.play(ORC)
    at.hand(0, HELM)
    assert not at.regroup().offered("play", HELM)


@pytest.mark.card(HLAFWINE)
def test_hlafwine_helps_a_man_of_rohan() -> None:
    """Hlafwine helps a man of rohan: he exerts, and a Man of Rohan gets strength +2."""
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
    """Leod helps a rider. He exerts, and a mounted companion gets strength +2; whose culture it is does not matter."""
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
    """A villager of the fourth site flees. He goes when an opponent controls his home; his own player may
    control it.
    """
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
    """The exertion is the cost."""
    at = in_rohan()
    man, villager = at.play(ROHIR), at.play(id, wounds=1)
    at.play(HORSE, on=man)
    assert not at.skirmish(man, at.play(ORC)).offered("use", villager)


@pytest.mark.card(MAIL)
@pytest.mark.parametrize(
    ("bearer", "fights", "wounds"), [(KING, True, 1), (KING, False, 0), (EOMER, True, 1), (EOMER, False, 1)]
)
def test_the_kings_mail_in_a_skirmish_phase(bearer: str, fights: bool, wounds: int) -> None:
    """One wound at most; Théoden takes none in the skirmish of another."""
    at = in_rohan()
    man, friend = at.play(bearer), at.play(BOROMIR)
    at.play(MAIL, on=man)
    at.hand(1, BLOWS)
    game = hand_over(at.skirmish(man if fights else friend, at.play(ORC))).choose("play", BLOWS)
    assert wounds == game.wounds(man)


@pytest.mark.card(MAIL)
@pytest.mark.parametrize(("bearer", "wounds"), [(KING, 0), (EOMER, 2)])
def test_the_kings_mail_in_other_phases(bearer: str, wounds: int) -> None:
    """Théoden takes no wounds at all; another takes them as they come."""
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
    """Simbelmynë: two Men of Rohan or a valiant one: a character or possession of Rohan is played out of the deck."""
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
    """Two tokens and a villager from hand, put beneath the deck, heal an ally of Rohan."""
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
    """Hobbit Sword: damage +1 against an Uruk-hai; one that fights another does not count."""
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
    """An ally of Rohan is spotted and he exerts."""
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
    """A minion that is played while it roams exerts if the player likes, and has a villager."""
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
    """A Man of Rohan exerts; a hand weapon of any culture is played out of the discard pile."""
    at = in_rohan()
    store, man = at.play(STORE), at.play(payer)
    axe, horse = at.discard(0, AXE, HORSE)
    game = at.fellowship()
    assert offered == game.offered("use", store)
    if offered:
        game.choose("use", store).choose("bear", man)
        assert (1, terms.PLAY, terms.DISCARD_PILE) == (game.wounds(man), *zones(game, axe, horse))
