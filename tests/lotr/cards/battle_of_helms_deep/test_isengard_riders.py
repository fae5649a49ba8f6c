"""Warg-riders, wolves and Saruman of Battle of Helm's Deep, and Black Shapes Crawling."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import CHARACTER, MINION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import card, choices_of, hand_over, in_rohan, play_to, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import companion, event, minion, possession

CRAWLING, TROOP, SARUMAN, SHARKU, HIS_WARG, WOLVES = "5U48", "5U55", "5R56", "5R58", "5R59", "5R69"
WARG, MUMAK = "5C65", "5C73"
RIDER = minion("Rider of Wargs", culture="isengard", strength=5, vitality=4, keywords=(("warg-rider", 1),), cost=1)
ORC = minion("Orc", culture="isengard", strength=9, vitality=4)
STRANGE_ORC = minion("Strange Orc", strength=9, vitality=4)
URUK = minion("Uruk", culture="isengard", race="uruk-hai", strength=9, vitality=3)
STRANGE_URUK = minion("Strange Uruk", race="uruk-hai", strength=9, vitality=3)
HERO = companion("Hero", strength=5, vitality=6)
HOBBIT = companion("Hobbit", race="hobbit", vitality=6)
WITTY = companion("Wit", vitality=4, abilities=(Action((terms.SKIRMISH,), (Wound(a(MINION)),)),))
BLADE = possession(
    "Blade", side=terms.SHADOW, culture="isengard", item_class=terms.HAND_WEAPON_CLASS, cost=1, on=On(CHARACTER)
)
BOW = possession(
    "Bow", side=terms.SHADOW, culture="isengard", item_class=terms.RANGED_WEAPON_CLASS, cost=1, on=On(CHARACTER)
)
HELM = possession("Helm", side=terms.SHADOW, culture="isengard", item_class=terms.HELM_CLASS, cost=1, on=On(CHARACTER))
STRANGE_BLADE = possession(
    "Strange Blade", side=terms.SHADOW, item_class=terms.HAND_WEAPON_CLASS, cost=1, on=On(CHARACTER)
)


# Warg-riders.


@pytest.mark.parametrize(
    ("id", "wounds", "is_fierce"),
    [card(TROOP, 0, 1), card(TROOP, 1, 1), card(TROOP, 2, 0), card(SHARKU, 0, 1), card(SHARKU, 1, 0)],
)
def test_riders_are_fierce_until_exhausted(id: str, wounds: int, is_fierce: int) -> None:
    """Isengard Scout Troop and Sharku: an exhausted Warg-rider is not fierce."""
    at = in_rohan(4)
    rider = at.play(id, wounds=wounds)
    assert [is_fierce, 1] == [keyword(at.table, rider, word) for word in (terms.FIERCE, "warg-rider")]


def wins(winner: str, strength: int = 5, wounds: int = 0) -> tuple[Playing, int, int]:
    """Returns the game in which a minion fights at site 5, the scout troop in play, and the first site."""
    at = in_rohan(5).marker(1, 5)
    troop, foe = at.play(TROOP, wounds=wounds), at.play(winner)
    game = at.skirmish(at.play(companion("Fighter", strength=strength, vitality=9)), foe)
    return game.passes(2), troop, at.table.path[0]


@pytest.mark.card(TROOP)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_scouts_take_land(verb: str) -> None:
    """Isengard Scout Troop: when an Isengard Orc wins, the troop may exert to take control of a site."""
    game, troop, site = wins(ORC)
    assert (1, True) == (game.asked, game.offered("respond", troop))
    game.choose(verb)
    taken = verb == "respond"
    assert (int(taken), terms.CONTROLLED if taken else terms.PATH) == (game.wounds(troop), game.zone(site))
    assert (1 if taken else -1) == game.table.cards[site].controller


@pytest.mark.card(TROOP)
@pytest.mark.parametrize(
    ("winner", "strength", "wounds"),
    [(STRANGE_ORC, 5, 0), (URUK, 5, 0), (ORC, 15, 0), (ORC, 5, 2)],
)
def test_scouts_take_no_land(winner: str, strength: int, wounds: int) -> None:
    """Isengard Scout Troop: other cultures, Uruk-hai, a lost skirmish or an exhausted troop take no site."""
    game, troop, site = wins(winner, strength, wounds)
    assert (False, terms.PATH) == (game.offered("respond", troop), game.zone(site))


@pytest.mark.card(TROOP)
def test_scouts_take_land_by_themselves() -> None:
    """Isengard Scout Troop: the troop counts as an Isengard Orc when it wins a skirmish itself."""
    at = in_rohan(5).marker(1, 5)
    troop, site = at.play(TROOP), at.table.path[0]
    game = at.skirmish(at.play(companion("Weak", strength=4, vitality=9)), troop).passes(2).choose("respond", troop)
    assert (1, terms.CONTROLLED) == (game.wounds(troop), game.zone(site))


@pytest.mark.card(SHARKU)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_sharku_and_the_mounts(verb: str) -> None:
    """Sharku: when a mount of Isengard is played, the Free Peoples player may have to exert a non-Hobbit companion."""
    at = in_rohan(4).pool(5)
    hero, other, hobbit = at.play(HERO), at.play(HERO), at.play(HOBBIT)
    sharku = at.play(SHARKU)
    [warg] = at.hand(1, WARG)
    game = at.shadow().choose("play", warg)
    assert (1, True) == (game.asked, game.offered("respond", sharku))
    game.choose(verb)
    if verb == "respond":
        assert [hero, other] == choices_of(game)
        game.choose("choose", other)
    assert [0, int(verb == "respond"), 0, 0] == [game.wounds(one) for one in (hero, other, hobbit, sharku)]


@pytest.mark.card(SHARKU)
@pytest.mark.parametrize("id", [BLADE, MUMAK])
def test_what_is_no_mount_to_sharku(id: str) -> None:
    """Sharku: neither an Isengard weapon nor a mount of another culture triggers the ability."""
    at = in_rohan(4).pool(9)
    at.play(HERO)
    sharku = at.play(SHARKU)
    at.play(minion("Southron", culture="raider", race="man", keywords=(("southron", 1),)))
    [played] = at.hand(1, id)
    game = at.shadow().choose("play", played)
    if game.options("bear"):
        game.choose("bear", sharku)
    assert (terms.PLAY, False) == (game.zone(played), game.offered("respond", sharku))


@pytest.mark.card(SHARKU)
def test_the_mount_of_another_player_is_none_of_sharku() -> None:
    """Sharku: a mount played by another Shadow player does not trigger the ability."""
    at = in_rohan(4, seats=3).pool(9)
    at.play(HERO)
    sharku = at.play(SHARKU, seat=1)
    at.play(RIDER, seat=2)
    [warg] = at.hand(2, WARG)
    game = at.shadow()
    while not game.offered("play", warg):
        game.pass_()
    game.choose("play", warg)
    if game.options("bear"):
        game.choose("bear", RIDER)
    assert (terms.PLAY, False) == (game.zone(warg), game.offered("respond", sharku))


@pytest.mark.card(HIS_WARG)
@pytest.mark.parametrize(("rider", "damage"), [(SHARKU, 1), ("6R74", 1), (RIDER, 0)])
def test_the_warg_of_sharku(rider: str, damage: int) -> None:
    """Sharku's Warg: any Warg-rider gains strength and vitality, and Sharku also gains a damage bonus."""
    at = in_rohan(4)
    bearer = at.play(rider)
    before = at.table.cards[bearer].printed.strength
    at.play(HIS_WARG, on=bearer)
    game = at.skirmish(at.play(HERO), bearer)
    assert (before + 5, damage) == (game.strength(bearer), keyword(game.table, bearer, terms.DAMAGE))


@pytest.mark.card(HIS_WARG)
def test_who_rides_the_warg_of_sharku() -> None:
    """Sharku's Warg: a Warg-rider can bear the mount, but no other Orc can."""
    at = in_rohan(4).pool(9)
    rider = at.play(RIDER)
    at.play(ORC)
    [warg] = at.hand(1, HIS_WARG)
    game = at.shadow().choose("play", warg)
    assert (rider, 4) == (game.table.cards[warg].bearer, game.table.twilight)
    at = in_rohan(4).pool(9)
    at.play(ORC)
    at.hand(1, HIS_WARG)
    assert not at.shadow().offered("play", HIS_WARG)


@pytest.mark.card(HIS_WARG)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_the_warg_of_sharku_cancels(verb: str) -> None:
    """Sharku's Warg: the rider may exert to cancel a skirmish special ability in the rider's own skirmish."""
    at = in_rohan(4)
    hero, rider = at.play(WITTY), at.play(RIDER)
    warg = at.play(HIS_WARG, on=rider)
    game = at.skirmish(hero, rider).choose("use", hero)
    assert (1, True) == (game.asked, game.offered("respond", warg))
    game.choose(verb)
    assert (1, verb == "respond") == (game.wounds(rider), "log-cancelled" in game.log())
    at = in_rohan(4)
    hero, rider, orc = at.play(WITTY), at.play(RIDER), at.play(ORC)
    at.play(HIS_WARG, on=rider)
    assert not at.skirmish(hero, orc).choose("use", hero).offered("respond")
    shot = event("Shot", Action((terms.SKIRMISH,), (Wound(a(MINION)),)))
    at = in_rohan(4)
    rider = at.play(RIDER)
    at.play(HIS_WARG, on=rider)
    at.hand(0, shot)
    assert not at.skirmish(at.play(WITTY), rider).choose("play", shot).offered("respond")


# Wolves.


@pytest.mark.card(WOLVES)
def test_where_wolves_run() -> None:
    """Wolves of Isengard: the bonus applies only at a plains site that the wolves' own player controls."""
    at = in_rohan(5).pool(9)
    plains, hall, theirs = at.control(1, 1), at.control(1, 3), at.control(0, 2)
    [wolves] = at.hand(1, WOLVES)
    game = at.shadow().choose("play", wolves)
    assert (plains, terms.PLAY) == (game.table.cards[wolves].bearer, game.zone(wolves))
    assert [(), ()] == [game.table.cards[site].borne for site in (hall, theirs)]
    at = in_rohan(5).pool(9)
    at.control(1, 3)
    at.control(0, 2)
    at.hand(1, WOLVES)
    assert not at.shadow().offered("play", WOLVES)


@pytest.mark.card(WOLVES)
def test_wolves_bite() -> None:
    """Wolves of Isengard: an Isengard Orc exerts to make the Free Peoples player wound a companion."""
    at = in_rohan(5)
    wolves = at.play(WOLVES, on=at.control(1, 1))
    hero, orc, other = at.play(HERO), at.play(ORC), at.play(ORC)
    at.play(STRANGE_ORC)
    at.play(URUK)
    game = hand_over(at.regroup()).choose("use", wolves)
    assert [orc, other] == choices_of(game, 1)
    game.choose("choose", other)
    assert sorted([at.frodo(), hero]) == choices_of(game)
    game.choose("choose", hero)
    assert [1, 0, 1] == [game.wounds(one) for one in (hero, orc, other)]


@pytest.mark.card(WOLVES)
@pytest.mark.parametrize(("id", "wounds"), [(STRANGE_ORC, 0), (URUK, 0), (ORC, 3)])
def test_wolves_without_an_orc(id: str, wounds: int) -> None:
    """Wolves of Isengard: only an Isengard Orc can exert for the ability."""
    at = in_rohan(5)
    wolves = at.play(WOLVES, on=at.control(1, 1))
    at.play(id, wounds=wounds)
    assert not hand_over(at.regroup()).offered("use", wolves)


# Saruman.


@pytest.mark.card(SARUMAN)
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_saruman_drives_his_orcs(verb: str) -> None:
    """Saruman: each Isengard Orc may be healed twice when the fellowship moves."""
    at = in_rohan(2)
    at.play(HERO)
    saruman = at.play(SARUMAN, wounds=2)
    orcs = [at.play(ORC, wounds=3), at.play(ORC, wounds=1)]
    others = [at.play(STRANGE_ORC, wounds=2), at.play(URUK, wounds=2)]
    game = at.regroup().passes().choose("move")
    assert (1, True) == (game.asked, game.offered("respond", saruman))
    game.choose(verb)
    assert ([1, 0] if verb == "respond" else [3, 1]) == [game.wounds(orc) for orc in orcs]
    assert [2, 2, 2] == [game.wounds(one) for one in (*others, saruman)]


@pytest.mark.card(SARUMAN)
def test_saruman_keeps_out_of_the_fight() -> None:
    """Saruman: archery cannot wound Saruman and he cannot be assigned, but a spell can wound him."""
    at = in_rohan(4)
    saruman, orc = at.play(SARUMAN), at.play(ORC)
    at.play(companion("Archer", vitality=6, keywords=((terms.ARCHER, 1),)))
    game = play_to(at.archery(), terms.ASSIGNMENT).passes()
    assert (0, 1) == (game.wounds(saruman), game.wounds(orc))
    assert [False, True] == [game.offered("assign", other=one) for one in (saruman, orc)]
    strike = event("Bolt", Action((terms.MANEUVER,), (Wound(a(MINION)),)))
    at = in_rohan(4)
    saruman = at.play(SARUMAN)
    at.hand(0, strike)
    assert 1 == at.maneuver().choose("play", strike).wounds(saruman)


@pytest.mark.card(SARUMAN)
def test_saruman_arms_his_orcs() -> None:
    """Saruman: Saruman exerts to play an Isengard possession from the discard pile at its cost."""
    at = in_rohan(4).pool(3)
    saruman, orc = at.play(SARUMAN), at.play(RIDER)
    warg, strange = at.discard(1, WARG, STRANGE_BLADE)
    game = at.shadow().choose("use", saruman)
    assert (orc, terms.DISCARD_PILE) == (game.table.cards[warg].bearer, game.zone(strange))
    assert (1, 0) == (game.wounds(saruman), game.table.twilight)


@pytest.mark.card(SARUMAN)
@pytest.mark.parametrize(("id", "pool", "wounds"), [(STRANGE_BLADE, 9, 0), (WARG, 2, 0), (WARG, 9, 3), (ORC, 9, 0)])
def test_saruman_has_nothing_to_give(id: str, pool: int, wounds: int) -> None:
    """Saruman: the ability needs an affordable Isengard possession and a Saruman who can exert."""
    at = in_rohan(4).pool(pool)
    saruman = at.play(SARUMAN, wounds=wounds)
    at.play(RIDER)
    at.discard(1, id)
    assert not at.shadow().offered("use", saruman)


# Black shapes.


def crawling(x: int, verb: str, *piles: str, pool: int = 3) -> tuple[Playing, list[int], list[int]]:
    """Returns the game after Black Shapes Crawling with two Uruk-hai, those minions and the discard pile."""
    at = in_rohan(4).pool(pool)
    minions = [at.play(URUK), at.play(STRANGE_URUK), at.play(ORC)]
    at.play(HERO)
    pile = at.discard(1, *piles)
    at.hand(1, CRAWLING)
    game = hand_over(at.maneuver()).choose("play", CRAWLING)
    assert [0, 1, 2] == sorted([option.amount for option in game.options()])
    game.choose(game.options()[0].verb, amount=x)
    assert (0, True) == (game.asked, game.offered("no"))
    return game.choose(verb), minions, pile


@pytest.mark.card(CRAWLING)
def test_black_shapes_crawl_under_arrows() -> None:
    """Black Shapes Crawling: with two Uruk-hai spotted, two weapons are played and the Uruk-hai may be wounded."""
    game, minions, [blade, bow, helm, strange] = crawling(2, "yes", BLADE, BOW, HELM, STRANGE_BLADE)
    assert sorted(minions) == choices_of(game)
    game.choose("choose", minions[2])
    assert sorted(minions) == choices_of(game)
    game.choose("choose", minions[2])
    assert ([0, 0, 2], 1) == ([game.wounds(one) for one in minions], game.asked)
    assert sorted([blade, bow]) == sorted({option.subject for option in game.options()})
    game.choose("play", blade).choose("bear", minions[0]).choose("bear", minions[1])
    assert [terms.PLAY, terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE] == zones(game, blade, bow, helm, strange)
    assert 0 == game.table.twilight


@pytest.mark.card(CRAWLING)
def test_black_shapes_are_not_shot_at() -> None:
    """Black Shapes Crawling: the weapons are played even if the Free Peoples player declines to place wounds."""
    game, minions, [blade, bow] = crawling(1, "no", BLADE, BOW)
    game.choose("play", bow).choose("bear", minions[0])
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, blade, bow)
    assert ([0, 0, 0], 1) == ([game.wounds(one) for one in minions], game.table.twilight)


@pytest.mark.card(CRAWLING)
def test_black_shapes_wound_only_those_of_their_player() -> None:
    """Black Shapes Crawling: minions of another Shadow player are not wounded."""
    at = in_rohan(4, seats=3).pool(3)
    uruk, other = at.play(URUK, seat=1), at.play(URUK, seat=2)
    at.discard(1, BLADE)
    at.hand(1, CRAWLING)
    game = hand_over(at.maneuver())
    while not game.offered("play", CRAWLING):
        game.pass_()
    game.choose("play", CRAWLING)
    game.choose(game.options()[0].verb, amount=2).choose("yes")
    assert [2, 0] == [game.wounds(one) for one in (uruk, other)]


@pytest.mark.card(CRAWLING)
@pytest.mark.rule("LR-26.23")
@pytest.mark.parametrize(("pile", "offered"), [(BLADE, True), (HELM, False), (STRANGE_BLADE, False)])
def test_black_shapes_without_a_weapon(pile: str, offered: bool) -> None:
    """Black Shapes Crawling: the event cannot be played without a weapon to play from the discard pile."""
    at = in_rohan(4).pool(9)
    at.play(URUK)
    at.discard(1, pile)
    at.hand(1, CRAWLING)
    assert offered == hand_over(at.maneuver()).offered("play", CRAWLING)
