"""Minions of Moria of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from tests.lotr.cards.standing import burdens, card, hand_over, standing, zones
from tests.lotr.samples import ally, companion, condition, minion

CHIEFTAIN = "1R163"
CAVE_TROLL = "1R165"
BACKSTABBER = "1C174"
WALLCRAWLER = "1C184"
WARRIOR = "1C185"
COMMANDER = "1R186"
KEYWARD = "1R199"
GOBLIN = minion("Goblin", strength=7, vitality=3, culture="moria")
TROLL = minion("Some Troll", strength=7, vitality=3, culture="moria", race="troll")
ORC_OF_MORDOR = minion("Orc of Mordor", strength=7, vitality=3, culture="sauron")
HERO = companion("Hero", strength=30, vitality=6)


@pytest.mark.card(CHIEFTAIN)
@pytest.mark.parametrize(
    ("others", "strength"),
    [((), 9), ((GOBLIN,), 10), ((GOBLIN, GOBLIN, GOBLIN), 12), ((TROLL, ORC_OF_MORDOR), 9)],
    ids=["alone", "one", "three", "no orcs of moria"],
)
def test_a_chieftain_among_his_own(others: tuple[str, ...], strength: int) -> None:
    """Ancient Chieftain: strength +1 for each other Moria Orc."""
    at = standing(site=4)
    chieftain = at.play(CHIEFTAIN)
    for id in others:
        at.play(id)
    assert strength == at.maneuver().strength(chieftain)


@pytest.mark.card(CHIEFTAIN)
@pytest.mark.rule("LR-27.4")
def test_a_chieftain_counts_the_goblins_of_all_shadow_players() -> None:
    """Ancient Chieftain: Moria Orcs of all Shadow players count."""
    at = standing(site=4, seats=3)
    chieftain = at.play(CHIEFTAIN, seat=1)
    at.play(GOBLIN, seat=2)
    assert 10 == at.maneuver().strength(chieftain)


@pytest.mark.card(CAVE_TROLL)
@pytest.mark.parametrize(("site", "cost"), [(4, 7), (6, 10), (3, 12)], ids=["underground", "above", "roaming"])
def test_a_cave_troll_is_cheap_under_ground(site: int, cost: int) -> None:
    """Cave Troll of Moria: the cost is 3 less at an underground site; elsewhere the roaming penalty applies."""
    for pool, offered in ((cost - 1, False), (cost, True)):
        at = standing(site=site).pool(pool)
        at.play(GOBLIN)
        at.hand(1, CAVE_TROLL)
        assert offered == at.shadow().offered("play", CAVE_TROLL)


@pytest.mark.card(CAVE_TROLL)
@pytest.mark.parametrize(("friend", "offered"), [(GOBLIN, True), (TROLL, False), (ORC_OF_MORDOR, False)])
def test_a_cave_troll_is_led_by_a_goblin(friend: str, offered: bool) -> None:
    """Cave Troll of Moria: a Moria Orc must be spotted to play the minion."""
    at = standing(site=4).pool(20)
    at.play(friend)
    at.hand(1, CAVE_TROLL)
    assert offered == at.shadow().offered("play", CAVE_TROLL)


@pytest.mark.card(KEYWARD)
@pytest.mark.parametrize(("id", "cost"), [(CAVE_TROLL, 5), ("1C191", 2)])
def test_a_keyward_brings_his_troll(id: str, cost: int) -> None:
    """Troll's Keyward: Cave Troll of Moria costs 2 less at any site, but no other minion does."""
    at = standing(site=4).pool(20)
    at.play(KEYWARD)
    at.hand(1, id)
    assert 20 - cost == at.shadow().choose("play", id).table.twilight


@pytest.mark.parametrize(
    ("id", "other", "arrows"),
    [
        card("1R172", GOBLIN, 2),
        card("1R172", TROLL, 8),
        card("1R172", ORC_OF_MORDOR, 8),
        card(WALLCRAWLER, GOBLIN, 7),
        card(WALLCRAWLER, TROLL, 8),
        card(WALLCRAWLER, ORC_OF_MORDOR, 8),
    ],
)
def test_arrows_that_are_not_shot(id: str, other: str, arrows: int) -> None:
    """Goblin Archer and Goblin Wallcrawler: the fellowship archery total is reduced if another Moria Orc is in play."""
    at = standing(site=4)
    at.play(id)
    at.play(other)
    assert arrows == fellowship_archery(at.archery().table, 8)


@pytest.mark.card(WALLCRAWLER)
@pytest.mark.parametrize(("site", "strength"), [(4, 8), (5, 8), (6, 6)])
def test_a_wallcrawler_is_at_home_under_ground(site: int, strength: int) -> None:
    """Goblin Wallcrawler: strength +2 at an underground site."""
    at = standing(site=site)
    crawler, goblin = at.play(WALLCRAWLER), at.play(GOBLIN)
    game = at.maneuver()
    assert (strength, 7) == (game.strength(crawler), game.strength(goblin))


@pytest.mark.card(BACKSTABBER)
@pytest.mark.parametrize(("other", "damage"), [(GOBLIN, 2), (TROLL, 0), (ORC_OF_MORDOR, 0)])
def test_a_backstabber_strikes_from_behind(other: str, damage: int) -> None:
    """Goblin Backstabber: damage +2 while another Moria Orc is in its skirmish."""
    at = standing(site=4)
    stabber, friend = at.play(BACKSTABBER), at.play(other)
    table = at.skirmish(at.play(HERO), stabber, friend).table
    assert [damage, 0] == [keyword(table, one, terms.DAMAGE) for one in (stabber, friend)]


@pytest.mark.card(BACKSTABBER)
@pytest.mark.parametrize("fighting", [True, False])
def test_a_backstabber_must_be_where_the_others_are(fighting: bool) -> None:
    """Goblin Backstabber: no damage bonus without another Moria Orc in its own skirmish."""
    at = standing(site=4)
    stabber, first, second = at.play(BACKSTABBER), at.play(GOBLIN), at.play(GOBLIN)
    game = at.skirmish(at.play(HERO), *((stabber,) if fighting else (first, second)))
    assert 0 == keyword(game.table, stabber, terms.DAMAGE)


@pytest.mark.card(WARRIOR)
@pytest.mark.parametrize("used", [True, False])
def test_a_warrior_hates_dwarves(used: bool) -> None:
    """Goblin Warrior: when played, it may discard a Dwarven ally or condition, but no companion."""
    at = standing(site=4).pool(9)
    kin = at.play(ally("Dwarf at Home", culture="dwarven", race="dwarf"))
    song = at.play(condition("Song", culture="dwarven"))
    at.play(companion("Dwarf", culture="dwarven", race="dwarf"))
    at.play(ally("Elf at Home", culture="elven"))
    at.play(condition("Lay", culture="elven"))
    at.hand(1, WARRIOR)
    game = at.shadow().choose("play", WARRIOR)
    if not used:
        assert [terms.PLAY, terms.PLAY] == zones(game.pass_(), kin, song)
        return
    game.choose("respond", WARRIOR)
    assert (1, sorted([kin, song])) == (game.asked, sorted(game.choices()))
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game.choose("choose", song), kin, song)


@pytest.mark.card(COMMANDER)
def test_a_commander_drives_the_goblins_on() -> None:
    """Guard Commander: three tokens are removed to make any Moria Orc strength +2 in the skirmish."""
    at = standing(site=4).pool(8)
    commander, goblin = at.play(COMMANDER), at.play(GOBLIN)
    at.play(TROLL)
    at.play(ORC_OF_MORDOR)
    game = hand_over(at.skirmish(at.play(HERO), goblin)).choose("use", COMMANDER)
    assert (1, sorted([commander, goblin])) == (game.asked, sorted(game.choices()))
    game.choose("choose", goblin)
    assert (9, 7, 5) == (game.strength(goblin), game.strength(commander), game.table.twilight)
    game.pass_().choose("use", COMMANDER).choose("choose", commander)
    assert (9, 2) == (game.strength(commander), game.table.twilight)
    assert not game.pass_().offered("use", COMMANDER)
    while game.table.phase == terms.SKIRMISH:
        game.pass_()
    assert (7, 0) == (game.strength(commander), burdens(game))
