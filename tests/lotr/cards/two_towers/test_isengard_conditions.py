"""Isengard conditions and possessions of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action, Response
from inglenook.lotr.dsl.cards import Home
from inglenook.lotr.dsl.effects import Heal, Wound
from inglenook.lotr.dsl.facade import add_burdens, each
from inglenook.lotr.dsl.filters import COMPANION, MAN, Titled
from inglenook.lotr.dsl.happenings import Happening
from tests.lotr.cards.standing import (
    BOROMIR,
    GIMLI,
    card,
    hand_over,
    in_rohan,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

URUK = minion("Uruk", strength=9, vitality=3, culture="isengard", race="uruk-hai", cost=2)
STRANGE_URUK = minion("Strange Uruk", strength=9, vitality=3, race="uruk-hai", cost=2)
ORC = minion("Orc", strength=9, vitality=3, culture="isengard", cost=2)
ARCHER = minion("Bowman", vitality=3, culture="isengard", keywords=(("archer", 1),), cost=2)
STRANGE_ARCHER = minion("Strange Bowman", vitality=3, keywords=(("archer", 1),), cost=2)
ISENGARD_MAN = minion("Man of Isengard", culture="isengard", race="man", vitality=3)
DUNLENDING = minion("Dunlending", culture="dunland", race="man", vitality=3)
SARUMAN = minion("Saruman", race="wizard", vitality=4)
MAN_OF_ROHAN = companion("Man of Rohan", vitality=6)
FRIEND = ally("Friend", vitality=4, race="man", homes=(Home(4, terms.FELLOWSHIP_BLOCK),))
HOPE = condition("Hope")
GLOOM = condition("Gloom", side=terms.SHADOW)


def tokens(game: Playing, card: int) -> tuple[int, str]:
    """Returns the tokens on a card, and their culture."""
    piece = game.table.cards[card]
    return piece.tokens, piece.culture_tokens


def fought(game: Playing, id: str) -> Playing:
    """Returns the game after a skirmish, with the effects of the card carried out."""
    game.pass_().pass_()
    return game.choose("respond", id) if game.offered("respond", id) else game


# Tokens and land.


@pytest.mark.parametrize(
    ("id", "comes", "strays"),
    [card("4C137", STRANGE_URUK, ORC), card("4R211", ARCHER, STRANGE_ARCHER), card("4R211", ARCHER, ORC)],
)
def test_who_comes_brings_a_token(id: str, comes: str, strays: str) -> None:
    """Attack on Helm's Deep and Weapons of Isengard: playing the right minion at its cost adds a token."""
    at = standing(4).pool(4)
    plan = at.play(id)
    new, stray = at.hand(1, comes, strays)
    game = at.shadow().choose("use", plan)
    assert ((1, "isengard"), 2) == (tokens(game, plan), game.table.twilight)
    assert [terms.PLAY, terms.HAND, False] == [game.zone(new), game.zone(stray), game.offered("use", plan)]


@pytest.mark.parametrize(("id", "comes"), [card("4C137", URUK), card("4R211", ARCHER)])
def test_no_token_without_twilight(id: str, comes: str) -> None:
    """Attack on Helm's Deep and Weapons of Isengard: no token is added if the minion cannot be paid for."""
    at = standing(4).pool(1)
    plan = at.play(id)
    at.hand(1, comes)
    assert not at.shadow().offered("use", plan)


@pytest.mark.card("4C137")
def test_an_attack_takes_land() -> None:
    """Attack on Helm's Deep: three tokens and an Uruk-hai are spent to take control of the lowest site."""
    at = in_rohan(5).marker(1, 5)
    attack = at.play("4C137", tokens=4, culture="isengard")
    uruk, stranger, orc = at.play(URUK), at.play(STRANGE_URUK), at.play(ORC)
    site = at.table.path[0]
    game = hand_over(at.regroup()).choose("use", attack)
    assert (1, [uruk, stranger]) == (game.asked, game.choices())
    game.choose("choose", stranger)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, stranger, uruk, orc)
    assert (1, terms.CONTROLLED, 1) == (tokens(game, attack)[0], game.zone(site), game.table.cards[site].controller)


@pytest.mark.card("4C137")
@pytest.mark.parametrize(("number", "there", "offered"), [(3, URUK, True), (2, URUK, False), (3, ORC, False)])
def test_an_attack_has_its_price(number: int, there: str, offered: bool) -> None:
    """Attack on Helm's Deep: three tokens and an Uruk-hai, not an Orc, are required."""
    at = in_rohan(5).marker(1, 5)
    attack = at.play("4C137", tokens=number, culture="isengard")
    at.play(there)
    assert offered == hand_over(at.regroup()).offered("use", attack)


@pytest.mark.card("4U148")
@pytest.mark.parametrize(
    ("loser", "winner", "number"),
    [
        (companion("Loser", strength=5, vitality=9), STRANGE_URUK, 1),
        (FRIEND, URUK, 1),
        (companion("Loser", strength=5, vitality=9), ORC, 0),
        (companion("Winner", strength=30), URUK, 0),
    ],
)
def test_down_to_the_last_child(loser: str, winner: str, number: int) -> None:
    """Down to the Last Child: each companion or ally losing to an Uruk-hai adds a token."""
    at = standing(4)
    last = at.play("4U148")
    game = fought(at.skirmish(at.play(loser), at.play(winner)), "4U148")
    assert (number, "isengard" if number else "") == tokens(game, last)


@pytest.mark.card("4U148")
@pytest.mark.parametrize(("number", "offered"), [(1, False), (2, True), (3, True)])
def test_the_last_child_is_driven_away(number: int, offered: bool) -> None:
    """Down to the Last Child: two tokens are taken off in the Shadow phase to take control of a site."""
    at = in_rohan(5).marker(1, 5)
    last = at.play("4U148", tokens=number, culture="isengard")
    site = at.table.path[0]
    game = at.shadow()
    assert offered == game.offered("use", last)
    if offered:
        game.choose("use", last)
        assert (number - 2, terms.CONTROLLED) == (tokens(game, last)[0], game.zone(site))


@pytest.mark.card("4R211")
def test_weapons_are_used_up() -> None:
    """Weapons of Isengard: two tokens add 2 to the minion archery total, and the condition is discarded."""
    at = standing(4)
    weapons = at.play("4R211", tokens=2, culture="isengard")
    hero = at.play(companion("Hero", vitality=9))
    at.play(ORC)
    game = hand_over(at.archery()).choose("use", weapons)
    assert terms.DISCARD_PILE == game.zone(weapons)
    game.passes()
    while game.offered("wound", hero):
        game.choose("wound", hero)
    assert 2 == game.wounds(hero)
    at = standing(4)
    weapons = at.play("4R211", tokens=1, culture="isengard")
    at.play(ORC)
    assert not hand_over(at.archery()).offered("use", weapons)


@pytest.mark.card("4R144")
def test_westfold_burns() -> None:
    """Burning of Westfold: with a controlled site, playing an Uruk-hai discards a Free Peoples condition."""
    at = in_rohan(3).pool(4)
    at.control(1, 1)
    fire = at.play("4R144")
    bell, hope, gloom = at.table.players[0].in_play[-1], at.play(HOPE), at.play(GLOOM)
    new = at.hand(1, STRANGE_URUK, ORC)[0]
    game = at.shadow().choose("use", fire)
    assert (terms.PLAY, 2, 1) == (game.zone(new), game.table.twilight, game.asked)
    assert {bell, hope} >= set(game.choices()) and gloom not in game.choices()
    game.choose("choose", hope)
    assert terms.DISCARD_PILE == game.zone(hope)


@pytest.mark.card("4R144")
@pytest.mark.parametrize(
    ("owner", "comes", "offered"), [(2, URUK, True), (1, URUK, False), (None, URUK, False), (2, ORC, False)]
)
def test_westfold_burns_for_who_holds_land(owner: int | None, comes: str, offered: bool) -> None:
    """Burning of Westfold: only the player's own controlled site counts, and an Orc cannot be played for it."""
    at = in_rohan(3, seats=3).pool(9)
    if owner is not None:
        at.control(owner, 1)
    fire = at.play("4R144", seat=2)
    at.hand(2, comes)
    assert offered == at.shadow().offered("use", fire)


@pytest.mark.card("4R168")
@pytest.mark.parametrize(
    ("foe", "owner", "pool", "cancelled"),
    [(STRANGE_URUK, 1, 2, True), (ORC, 1, 2, False), (URUK, None, 2, None), (URUK, 1, 1, None), (URUK, 0, 2, None)],
)
def test_a_race_across_the_mark(foe: str, owner: int | None, pool: int, cancelled: bool | None) -> None:
    """Race Across the Mark: with a controlled site, two tokens cancel a skirmish with an Uruk-hai."""
    at = in_rohan(4).pool(pool)
    if owner is not None:
        at.control(owner, 1)
    race, minion = at.play("4R168"), at.play(foe)
    hero = at.play(companion("Hero", strength=6, vitality=9))
    game = hand_over(at.skirmish(hero, minion))
    if cancelled is None:
        assert not game.offered("use", race)
        return
    game.choose("use", race)
    assert 0 == game.table.twilight
    game.passes()
    assert cancelled == (0 == game.wounds(hero))


# On a companion.

ON_A_MAN = ["4R139", "4R157", "4R172", "4R215"]
PAYS = {"4R139": 1, "4R157": 1, "4R172": 0, "4R215": 1}


@pytest.mark.parametrize("id", [card(id) for id in ON_A_MAN])
def test_they_trouble_men(id: str) -> None:
    """Banished, Leechcraft, Rohan Is Mine and Wounded: each is played on a Free Peoples Man with an Isengard Man."""
    at = standing(4).pool(5)
    servant = at.play(ISENGARD_MAN)
    man, friend = at.play(MAN_OF_ROHAN), at.play(FRIEND)
    at.play(GIMLI)
    condition = at.hand(1, id)[0]
    game = at.shadow().choose("play", id)
    assert [man, friend] == game.choices("bear")
    game.choose("bear", man)
    assert (man, PAYS[id]) == (game.table.cards[condition].bearer, game.wounds(servant))


@pytest.mark.parametrize(
    ("id", "there", "wounds", "offered"),
    [
        *[card(id, SARUMAN, 0, id != "4R215") for id in ON_A_MAN],
        *[card(id, DUNLENDING, 0, False) for id in ON_A_MAN],
        *[card(id, ORC, 0, False) for id in ON_A_MAN],
        *[card(id, ISENGARD_MAN, 2, not PAYS[id]) for id in ON_A_MAN],
    ],
)
def test_who_sends_troubles(id: str, there: str, wounds: int, offered: bool) -> None:
    """Banished, Leechcraft, Rohan Is Mine and Wounded: Saruman can replace the Isengard Man for all but one."""
    at = standing(4).pool(5)
    at.play(there, wounds=wounds)
    at.play(MAN_OF_ROHAN)
    at.hand(1, id)
    assert offered == at.shadow().offered("play", id)


@pytest.mark.card("4R139")
@pytest.mark.parametrize(("loser", "wounds"), [("other", 1), ("ally", 1), ("bearer", 0), ("nobody", 0)])
def test_the_banished_suffer_for_others(loser: str, wounds: int) -> None:
    """Banished: the bearer exerts each time another companion or an ally loses a skirmish."""
    at = standing(4)
    man, merry, friend = at.play(MAN_OF_ROHAN), at.play(companion("Other", vitality=9)), at.play(FRIEND)
    at.play("4R139", on=man)
    fighter = {"other": merry, "ally": friend, "bearer": man, "nobody": merry}[loser]
    foe = at.play(minion("Foe", strength=1 if loser == "nobody" else 8, vitality=3))
    game = fought(at.skirmish(fighter, foe), "4R139")
    assert wounds + (loser == "bearer") == game.wounds(man)


ABLE = companion(
    "Able",
    vitality=6,
    abilities=(
        Action((terms.MANEUVER,), (add_burdens(1),)),
        Response(Happening(terms.WOUNDED_NOW, Titled("Hurt")), (add_burdens(1),)),
    ),
)


@pytest.mark.card("4R157")
@pytest.mark.rule("LR-10.16", "LR-26.7")
@pytest.mark.parametrize("borne", [True, False])
def test_leechcraft_weakens_the_mind(borne: bool) -> None:
    """Leechcraft: the bearer cannot use special abilities, including responses, of its own text."""
    at = standing(4)
    able, other = at.play(ABLE), at.play(ABLE)
    if borne:
        at.play("4R157", on=able)
    game = at.maneuver()
    assert [not borne, True] == [game.offered("use", one) for one in (able, other)]
    at = standing(4)
    able, other = at.play(ABLE), at.play(ABLE)
    if borne:
        at.play("4R157", on=able)
    at.play(companion("Hurt"))
    game = at.after(Wound(each(Titled("Hurt"))))
    assert [not borne, True] == [game.offered("respond", one) for one in (able, other)]


@pytest.mark.card("4R157")
def test_leechcraft_leaves_the_items_alone() -> None:
    """Leechcraft: abilities of the bearer's possessions can be used, and the bearer is strength -1."""
    at = standing(4)
    able = at.play(ABLE)
    at.play("4R157", on=able)
    horn = at.play(possession("Horn", Action((terms.MANEUVER,), (add_burdens(1),))), on=able)
    game = at.maneuver()
    assert (True, 4) == (game.offered("use", horn), game.strength(able))


@pytest.mark.card("4R172")
@pytest.mark.parametrize(("who", "wounds"), [("man", 1), ("other", 0)])
def test_rohan_is_his(who: str, wounds: int) -> None:
    """Rohan Is Mine: each ally exerts when the Free Peoples player assigns the bearer."""
    at = standing(4)
    man, other, friend = at.play(MAN_OF_ROHAN), at.play(GIMLI), at.play(FRIEND)
    far = at.play(ally("Far Friend"))
    at.play("4R172", on=man)
    foe = at.play(URUK)
    game = at.assignment().passes().choose("assign", {"man": man, "other": other}[who], foe)
    assert [wounds, wounds, 0, 0] == [game.wounds(one) for one in (friend, far, man, other)]


@pytest.mark.card("4R172")
def test_rohan_is_not_his_if_the_shadow_assigns() -> None:
    """Rohan Is Mine: no ally exerts when a Shadow player assigns the bearer."""
    at = standing(4)
    man, friend = at.play(MAN_OF_ROHAN), at.play(FRIEND)
    at.play("4R172", on=man)
    foe = at.play(URUK)
    game = at.assignment().passes().choose("done").choose("assign", man, foe)
    assert 0 == game.wounds(friend)


@pytest.mark.card("4R215")
def test_wounds_that_do_not_heal() -> None:
    """Wounded: the bearer exerts when it is played and cannot be healed."""
    at = standing(4).pool(5)
    at.play(ISENGARD_MAN)
    man = at.play(MAN_OF_ROHAN, wounds=1)
    at.hand(1, "4R215")
    assert 2 == at.shadow().choose("play", "4R215").wounds(man)
    at = standing(4)
    man, boromir = at.play(MAN_OF_ROHAN, wounds=2), at.play(BOROMIR, wounds=2)
    at.play("4R215", on=man)
    game = at.after(Heal(each(COMPANION & MAN)))
    assert (2, 1) == (game.wounds(man), game.wounds(boromir))


# Covering fire.

VOLLEY = event("Volley", Action((terms.ARCHERY,), (add_burdens(1),)))
RUSH = event("Rush", Action((terms.MANEUVER,), (add_burdens(1),)))
SHADOW_VOLLEY = event("Shadow Volley", Action((terms.ARCHERY,), (add_burdens(1),)), side=terms.SHADOW)
BANNER = condition("Banner", *[Action((phase,), (add_burdens(1),)) for phase in (terms.MANEUVER, terms.ARCHERY)])
COVER = "4U147"


@pytest.mark.card(COVER)
@pytest.mark.parametrize("covered", [True, False])
def test_covering_fire_keeps_their_heads_down(covered: bool) -> None:
    """Covering Fire: the Free Peoples player cannot play archery events or use archery abilities."""
    at = standing(4)
    if covered:
        at.play(COVER)
    at.play(ORC)
    at.play(companion("Hero", vitality=9))
    banner = at.play(BANNER)
    at.hand(0, VOLLEY, RUSH)
    game = at.maneuver()
    assert [True, True] == [game.offered("use", banner), game.offered("play", RUSH)]
    game.passes(2)
    while game.table.phase == terms.MANEUVER:
        game.pass_()
    asked = game.asked == 0
    assert [not covered] * 3 == [asked, game.offered("use", banner), game.offered("play", VOLLEY)]


@pytest.mark.card(COVER)
def test_covering_fire_leaves_the_shadow_free() -> None:
    """Covering Fire: the Shadow player can still play archery events and use archery abilities."""
    at = standing(4)
    at.play(COVER)
    drum = at.table.players[1].in_play[-2]
    at.play(ORC)
    at.hand(1, SHADOW_VOLLEY)
    game = at.archery()
    assert (1, True, True) == (game.asked, game.offered("play", SHADOW_VOLLEY), game.offered("use", drum))


@pytest.mark.card(COVER)
def test_covering_fire_ends_with_the_battle() -> None:
    """Covering Fire: the condition is discarded when the regroup phase starts."""
    at = standing(4)
    cover, orc = at.play(COVER), at.play(ORC)
    game = at.skirmish(at.play(companion("Hero", strength=30)), orc)
    assert terms.PLAY == game.zone(cover)
    while game.table.phase == terms.SKIRMISH:
        game.pass_()
    assert terms.DISCARD_PILE == game.zone(cover)


@pytest.mark.card(COVER)
@pytest.mark.parametrize(("others", "offered"), [((ARCHER,), True), ((STRANGE_ARCHER, ORC), False)])
def test_two_archers_cover(others: tuple[str, ...], offered: bool) -> None:
    """Covering Fire: two Isengard archers must be spotted."""
    at = standing(4).pool(5)
    for one in (ARCHER, *others):
        at.play(one)
    at.hand(1, COVER)
    assert offered == at.shadow().offered("play", COVER)
