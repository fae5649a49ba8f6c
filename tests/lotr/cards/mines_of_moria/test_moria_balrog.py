"""The Balrog and its cards in Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import filters, terms
from inglenook.lotr.dsl.abilities import Action, Trigger
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.facade import add_burdens, exert
from inglenook.lotr.dsl.filters import COMPANION, HOBBIT
from inglenook.lotr.dsl.happenings import Happening
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GANDALF, GIMLI, burdens, hand_over, standing, zones
from tests.lotr.positions import Position
from tests.lotr.samples import companion, event, minion, possession, site

SWORD = "2R50"
BALROG = "2R52"
DARK_FIRE = "2U54"
FEAR = "2U56"
HOPE = "2U68"
THROW = "2U71"
WHIP = "2R74"
GOBLIN = minion("Goblin", strength=5, vitality=3, culture="moria", cost=2)
TROLL = minion("Some Troll", strength=5, vitality=3, culture="moria", race="troll")
ORC_OF_MORDOR = minion("Orc of Mordor", strength=5, vitality=3, culture="sauron", cost=2)
HERO = companion("Hero", strength=12, vitality=6)


def gear(title: str, item_class: str) -> str:
    """Returns a Free Peoples possession that any companion can bear."""
    return possession(title, item_class=item_class, on=On(COMPANION))


HELM, SHIELD, ARMOR = (gear(word.title(), word) for word in ("helm", "shield", "armor"))
BLADE, BOW = gear("Blade", terms.HAND_WEAPON_CLASS), gear("Bow", terms.RANGED_WEAPON_CLASS)
SHADOW_BOW = possession(
    "Goblin Bow", item_class=terms.RANGED_WEAPON_CLASS, on=On(filters.MINION), side=terms.SHADOW, culture="moria"
)


def under_ground(**facts: int) -> Position:
    """Returns the game at site 4, the underground Mithril Mine."""
    return standing(site=4, **facts)


@pytest.mark.card(BALROG)
@pytest.mark.parametrize(("friend", "offered"), [(GOBLIN, True), (TROLL, False), (ORC_OF_MORDOR, False)])
def test_the_flame_of_udun_is_called_by_a_goblin(friend: str, offered: bool) -> None:
    """The Balrog, Flame of Udûn: a Moria Orc must be spotted to play it."""
    at = under_ground().pool(20)
    at.play(friend)
    at.hand(1, BALROG)
    assert offered == at.shadow().offered("play", BALROG)


@pytest.mark.card(BALROG)
@pytest.mark.parametrize(("number", "zone"), [(4, terms.PLAY), (5, terms.PLAY), (6, terms.DISCARD_PILE)])
def test_the_flame_of_udun_stays_underground(number: int, zone: str) -> None:
    """The Balrog, Flame of Udûn: it is discarded above ground, but other minions stay with it."""
    at = standing(site=number)
    balrog, goblin = at.play(BALROG), at.play(GOBLIN)
    game = at.maneuver().choose("use")
    assert [zone, terms.PLAY] == zones(game, balrog, goblin)


@pytest.mark.card(BALROG)
def test_the_flame_of_udun_calls_goblins_back() -> None:
    """The Balrog, Flame of Udûn: it exerts and removes two tokens to play a Moria Orc from the discard pile."""
    at = under_ground().pool(6)
    balrog = at.play(BALROG)
    goblin, second = at.discard(1, GOBLIN, GOBLIN)
    troll, orc = at.discard(1, TROLL, ORC_OF_MORDOR)
    game = at.shadow().choose("use", balrog)
    assert sorted([goblin, second]) == sorted(game.choices("play"))
    game.choose("play", goblin)
    assert (1, 2) == (game.wounds(balrog), game.table.twilight)
    assert [terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, goblin, troll, orc)
    assert not game.offered("use", balrog)


@pytest.mark.card(BALROG)
@pytest.mark.parametrize(
    ("pool", "wounds", "discarded", "offered"),
    [(4, 0, GOBLIN, True), (3, 0, GOBLIN, False), (9, 4, GOBLIN, False), (9, 0, TROLL, False)],
    ids=["paid", "too few tokens", "exhausted", "no orc"],
)
def test_when_no_goblin_is_called(pool: int, wounds: int, discarded: str, offered: bool) -> None:
    """The Balrog, Flame of Udûn: the ability needs both costs and an affordable Moria Orc."""
    at = under_ground().pool(pool)
    at.play(BALROG, wounds=wounds)
    at.discard(1, discarded)
    assert offered == at.shadow().offered("use", BALROG)


@pytest.mark.card(SWORD, WHIP)
@pytest.mark.rule("LG-76")
def test_the_balrog_bears_sword_and_whip() -> None:
    """The Balrog's Sword and Whip of Many Thongs: The Balrog can bear both, and the sword gives damage +1."""
    at = under_ground().pool(9)
    balrog = at.play(BALROG)
    at.play(TROLL)
    at.hand(1, WHIP, SWORD)
    game = at.shadow().choose("play", WHIP).choose("play", SWORD)
    assert [balrog, balrog] == [game.table.cards[game.in_play(id)[0]].bearer for id in (WHIP, SWORD)]
    assert (2, 17 + 1 + 3) == (keyword(game.table, balrog, terms.DAMAGE), game.strength(balrog))
    for id in (WHIP, SWORD):
        at = under_ground().pool(9)
        at.play(TROLL)
        at.play(GOBLIN)
        at.hand(1, id)
        assert not at.shadow().offered("play", id)


@pytest.mark.card(WHIP)
def test_the_whip_tears_armor_away() -> None:
    """Whip of Many Thongs: The Balrog exerts to discard a helm, shield or armor of a character it skirmishes."""
    at = under_ground()
    balrog, hero, friend = at.play(BALROG), at.play(HERO), at.play(HERO)
    whip = at.play(WHIP, on=balrog)
    helm, shield, armor = (at.play(id, on=hero) for id in (HELM, SHIELD, ARMOR))
    at.play(BLADE, on=hero)
    at.play(HELM, on=friend)
    game = hand_over(at.skirmish(hero, balrog)).choose("use", whip)
    assert (1, sorted([helm, shield, armor])) == (game.asked, sorted(game.choices()))
    game.choose("choose", shield)
    assert ([terms.PLAY, terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, helm, shield, armor), game.wounds(balrog))


@pytest.mark.card(WHIP)
def test_the_whip_is_not_swung_by_an_exhausted_balrog() -> None:
    """Whip of Many Thongs: an exhausted Balrog cannot exert."""
    at = under_ground()
    balrog, hero = at.play(BALROG, wounds=4), at.play(HERO)
    at.play(WHIP, on=balrog)
    at.play(HELM, on=hero)
    assert not hand_over(at.skirmish(hero, balrog)).offered("use", WHIP)


@pytest.mark.card(DARK_FIRE)
def test_dark_fire_weighs_on_gandalf() -> None:
    """Dark Fire: with The Balrog in play it is played on Gandalf, who exerts at each move."""
    at = under_ground().pool(5)
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play(BALROG)
    at.hand(1, DARK_FIRE)
    game = at.shadow().choose("play", DARK_FIRE)
    assert gandalf == game.table.cards[game.in_play(DARK_FIRE)[0]].bearer
    at = under_ground()
    gandalf, gimli = at.play(GANDALF), at.play(GIMLI)
    at.play(DARK_FIRE, seat=1, on=gandalf)
    game = at.fellowship().choose("move")
    assert (1, 0) == (game.wounds(gandalf), game.wounds(gimli))


@pytest.mark.card(DARK_FIRE)
@pytest.mark.parametrize(("friend", "there"), [(GANDALF, False), (GIMLI, True)])
def test_no_dark_fire(friend: str, there: bool) -> None:
    """Dark Fire: the condition needs both The Balrog and Gandalf."""
    at = under_ground().pool(5)
    at.play(friend)
    at.play(BALROG if there else GOBLIN)
    at.hand(1, DARK_FIRE)
    assert not at.shadow().offered("play", DARK_FIRE)


@pytest.mark.card(FEAR)
@pytest.mark.parametrize(("terror", "phase"), [(BALROG, terms.ASSIGNMENT), (TROLL, terms.ARCHERY)])
def test_nobody_shoots_for_fear(terror: str, phase: str) -> None:
    """Fill With Fear: the archery phase is skipped while The Balrog can be spotted."""
    at = under_ground()
    at.play(FEAR)
    at.play(terror)
    assert phase == at.maneuver().passes().phases()[0]


@pytest.mark.card(FEAR)
def test_a_bow_is_dropped_for_fear() -> None:
    """Fill With Fear: The Balrog exerts to discard a ranged weapon of either side."""
    at = under_ground()
    balrog, goblin, hero = at.play(BALROG), at.play(GOBLIN), at.play(HERO)
    fear = at.play(FEAR)
    bow, theirs, blade = at.play(BOW, on=hero), at.play(SHADOW_BOW, on=goblin), at.play(BLADE, on=hero)
    game = hand_over(at.maneuver()).choose("use", fear)
    assert (1, sorted([bow, theirs])) == (game.asked, sorted(game.choices()))
    game.choose("choose", bow)
    assert [terms.DISCARD_PILE, terms.PLAY, terms.PLAY] == zones(game, bow, theirs, blade)
    assert 1 == game.wounds(balrog)


@pytest.mark.parametrize(
    "id", [pytest.param(FEAR, marks=pytest.mark.card(FEAR)), pytest.param(HOPE, marks=pytest.mark.card(HOPE))]
)
@pytest.mark.parametrize(("terror", "wounds"), [(BALROG, 4), (TROLL, 0)], ids=["exhausted", "no balrog"])
def test_what_only_the_balrog_can_pay(id: str, terror: str, wounds: int) -> None:
    """Fill With Fear and Must Do Without Hope: The Balrog must be in play and able to exert."""
    at = under_ground()
    at.play(terror, wounds=wounds)
    at.play(BOW, on=at.play(HERO))
    if id == FEAR:
        at.play(FEAR)
    else:
        at.hand(1, id)
    game = hand_over(at.maneuver())
    assert (1, False, False) == (game.asked, game.offered("use", id), game.offered("play", id))


@pytest.mark.card(HOPE)
def test_hope_fades() -> None:
    """Must Do Without Hope: The Balrog exerts to add a burden."""
    at = under_ground()
    balrog, troll = at.play(BALROG), at.play(TROLL)
    at.hand(1, HOPE)
    game = hand_over(at.maneuver()).choose("play", HOPE)
    assert (1, 1, 0) == (burdens(game), game.wounds(balrog), game.wounds(troll))


MERRY = companion("Merry Once More", race="hobbit", vitality=4)
ASKED = event("Asked of a Hobbit", Action((terms.FELLOWSHIP,), (add_burdens(1),), (exert(HOBBIT),)))
PIT = site("Pit", 5, Trigger(Happening(terms.MOVES_TO, filters.THIS), (exert(filters.Titled("Merry Once More")),)))


@pytest.mark.card(THROW)
@pytest.mark.parametrize(("friend", "offered"), [(GOBLIN, True), (TROLL, False), (ORC_OF_MORDOR, False)])
def test_who_is_told_to_throw_himself_in(friend: str, offered: bool) -> None:
    """Throw Yourself in Next Time: only a Hobbit companion can bear it, and a Moria Orc must be spotted."""
    at = under_ground().pool(5)
    merry = at.play(MERRY)
    at.play(GIMLI)
    at.play("1C286")
    at.play(friend)
    at.hand(1, THROW)
    game = at.shadow()
    assert offered == game.offered("play", THROW)
    if offered:
        game.choose("play", THROW)
        assert sorted([at.frodo(), merry]) == sorted(game.choices("bear"))


@pytest.mark.card(THROW)
@pytest.mark.rule("LR-3.24")
def test_a_fool_is_not_asked_again() -> None:
    """Throw Yourself in Next Time: the bearer cannot exert for a Free Peoples card or a site."""
    at = under_ground()
    merry = at.play(MERRY)
    at.play(THROW, on=merry)
    at.lay_this(PIT, 1)
    atoms.set_wounds(at.table, at.frodo(), 3)
    at.hand(0, ASKED)
    game = at.fellowship()
    assert not game.offered("play", ASKED)
    assert 0 == game.choose("move").wounds(merry)


@pytest.mark.card(THROW)
def test_a_fool_still_exerts_for_the_shadow() -> None:
    """Throw Yourself in Next Time: Shadow cards can still exert the bearer, and other companions are unaffected."""
    at = under_ground()
    merry, gandalf = at.play(MERRY), at.play(GANDALF)
    at.play(THROW, on=merry)
    order = event(
        "Order", Action((terms.MANEUVER,), (exert(HOBBIT & filters.Titled("Merry Once More")),)), side=terms.SHADOW
    )
    at.hand(1, order)
    at.play(GOBLIN)
    game = hand_over(at.maneuver()).choose("play", order)
    assert (1, 0) == (game.wounds(merry), game.wounds(gandalf))
    at = under_ground()
    at.play(THROW, on=at.play(MERRY))
    at.hand(0, ASKED)
    assert 1 == at.fellowship().choose("play", ASKED).wounds(at.frodo())


POWER = "2U70"


@pytest.mark.card(POWER)
@pytest.mark.parametrize(("revealed", "cost"), [(0, 14), (1, 12), (3, 8)])
def test_goblins_show_the_way_for_the_balrog(revealed: int, cost: int) -> None:
    """Power and Terror: each Moria Orc revealed from hand makes The Balrog cost 2 less."""
    at = under_ground().pool(20)
    at.play(GOBLIN)
    orcs = at.hand(1, GOBLIN, GOBLIN, GOBLIN)
    others = at.hand(1, TROLL, ORC_OF_MORDOR)
    at.hand(1, POWER)
    balrog = at.hand(1, BALROG)[0]
    game = at.shadow().choose("play", POWER)
    assert sorted(orcs) == sorted(game.choices())
    game.choose_all(*orcs[:revealed])
    assert (terms.PLAY, 20 - cost) == (game.zone(balrog), game.table.twilight)
    assert [True] * revealed + [False] * (5 - revealed) == [knows(game.table, 0, one) for one in (*orcs, *others)]
    assert [terms.HAND] * 3 == zones(game, *orcs)


@pytest.mark.card(POWER)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(
    ("pool", "orcs", "held", "offered"),
    [(10, 2, BALROG, True), (9, 2, BALROG, False), (20, 2, TROLL, False)],
    ids=["just enough", "too dear", "no balrog"],
)
def test_when_power_and_terror_come(pool: int, orcs: int, held: str, offered: bool) -> None:
    """Power and Terror: The Balrog in hand and enough tokens after the reduction are required."""
    at = under_ground().pool(pool)
    at.play(GOBLIN)
    at.hand(1, POWER, held, *[GOBLIN] * orcs)
    assert offered == at.shadow().offered("play", POWER)
