"""Goblins and goblin archers of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.rules.archery import minion_archery
from tests.lotr.cards.standing import standing, zones
from tests.lotr.samples import companion, condition, minion

COMMANDER = "2R49"
FOUL_THINGS = "2U59"
BOWMAN = "2C60"
REINFORCEMENTS = "2C63"
SCRABBLER = "2C64"
TROOP = "2U67"
GOBLIN = minion("Goblin", strength=5, vitality=3, culture="moria", cost=2)
TROLL = minion("Some Troll", strength=5, vitality=3, culture="moria", race="troll", cost=3)
ORC_OF_MORDOR = minion("Orc of Mordor", strength=5, vitality=3, culture="sauron", cost=2)
ARCHER_OF_MORDOR = minion("Orc with a Bow", strength=5, culture="sauron", keywords=((terms.ARCHER, 1),))
FAR_GOBLIN = minion("Far Goblin", culture="moria", cost=2, site_number=9)
FAR_TROLL = minion("Far Troll", culture="moria", race="troll", cost=2, site_number=9)
FAR_ORC = minion("Far Orc", culture="sauron", cost=2, site_number=9)


@pytest.mark.card(COMMANDER)
def test_a_commander_of_archers() -> None:
    """Archer Commander: each other Moria archer is strength +2."""
    at = standing(site=4)
    commander, bowman, goblin = at.play(COMMANDER), at.play(BOWMAN), at.play(GOBLIN)
    stranger = at.play(ARCHER_OF_MORDOR)
    hero = at.play(companion("Bowman", strength=5, keywords=((terms.ARCHER, 1),)))
    game = at.maneuver()
    assert [8, 6, 5, 5, 5] == [game.strength(one) for one in (commander, bowman, goblin, stranger, hero)]


@pytest.mark.card(COMMANDER)
def test_two_commanders_do_not_stay_alone() -> None:
    """Archer Commander: Moria archers of another Shadow player get the bonus as well."""
    at = standing(site=4, seats=3)
    at.play(COMMANDER, seat=1)
    bowman = at.play(BOWMAN, seat=2)
    assert 6 == at.maneuver().strength(bowman)


@pytest.mark.card(BOWMAN)
@pytest.mark.parametrize("archers", [1, 3])
def test_bowmen_shoot_once_each(archers: int) -> None:
    """Goblin Bowman: each adds one arrow and has no other text."""
    at = standing(site=4)
    for _archer in range(archers):
        at.play(BOWMAN)
    assert archers == minion_archery(at.archery().table)


@pytest.mark.card(TROOP)
@pytest.mark.parametrize(
    ("other", "arrows"), [(GOBLIN, 1), (BOWMAN, 3), (ARCHER_OF_MORDOR, 2)], ids=["no archer", "archer", "of mordor"]
)
def test_a_troop_shoots_once_more_with_another(other: str, arrows: int) -> None:
    """Moria Archer Troop: the archery total is 1 higher while another Moria archer can be spotted."""
    at = standing(site=4)
    at.play(TROOP)
    at.play(other)
    assert arrows == minion_archery(at.archery().table)


@pytest.mark.card(FOUL_THINGS)
def test_foul_things_come_back() -> None:
    """Foul Things: a Moria minion is played from the player's own discard pile at its cost."""
    at = standing(site=4).pool(5)
    at.play(GOBLIN)
    goblin, troll, orc = at.discard(1, GOBLIN, TROLL, ORC_OF_MORDOR)
    at.discard(1, "1C180", minion("Dear Troll", culture="moria", race="troll", cost=4))
    at.hand(1, FOUL_THINGS)
    game = at.shadow().choose("play", FOUL_THINGS)
    assert sorted([goblin, troll]) == sorted(game.choices("play"))
    game.choose("play", troll)
    assert (0, [terms.PLAY, terms.DISCARD_PILE, terms.DISCARD_PILE]) == (
        game.table.twilight,
        zones(game, troll, goblin, orc),
    )


@pytest.mark.card(FOUL_THINGS)
@pytest.mark.parametrize(
    ("pool", "discarded", "offered"), [(4, GOBLIN, True), (3, GOBLIN, False), (9, ORC_OF_MORDOR, False)]
)
def test_nothing_foul_is_there(pool: int, discarded: str, offered: bool) -> None:
    """Foul Things: the event needs an affordable Moria minion in the discard pile (LR-26.23)."""
    at = standing(site=4).pool(pool)
    at.discard(1, discarded)
    at.hand(1, FOUL_THINGS)
    assert offered == at.shadow().offered("play", FOUL_THINGS)


@pytest.mark.card(REINFORCEMENTS)
@pytest.mark.parametrize("used", [True, False])
def test_reinforcements_heal(used: bool) -> None:
    """Goblin Reinforcements: when played, they may heal a Moria minion."""
    at = standing(site=4).pool(5)
    goblin, troll, orc = at.play(GOBLIN, wounds=1), at.play(TROLL, wounds=2), at.play(ORC_OF_MORDOR, wounds=1)
    at.hand(1, REINFORCEMENTS)
    game = at.shadow().choose("play", REINFORCEMENTS)
    if used:
        game.choose("respond", REINFORCEMENTS)
        assert (1, sorted([goblin, troll])) == (game.asked, sorted(game.choices()))
        game.choose("choose", troll)
    else:
        game.pass_()
    assert [1, 1 if used else 2, 1] == [game.wounds(one) for one in (goblin, troll, orc)]


@pytest.mark.card(SCRABBLER)
@pytest.mark.parametrize("used", [True, False])
def test_a_scrabbler_spoils_the_work_of_elves(used: bool) -> None:
    """Goblin Scrabbler: when played, it may discard an Elven condition."""
    at = standing(site=4).pool(5)
    lay, second = at.play(condition("Lay", culture="elven")), at.play(condition("Second Lay", culture="elven"))
    at.play(condition("Song", culture="dwarven"))
    at.play(companion("Elf", culture="elven", race="elf"))
    at.hand(1, SCRABBLER)
    game = at.shadow().choose("play", SCRABBLER)
    if used:
        game.choose("respond", SCRABBLER)
        assert (1, sorted([lay, second])) == (game.asked, sorted(game.choices()))
        game.choose("choose", lay)
    else:
        game.pass_()
    assert [terms.DISCARD_PILE if used else terms.PLAY, terms.PLAY] == zones(game, lay, second)


@pytest.mark.card(SCRABBLER)
@pytest.mark.parametrize(("id", "cost"), [(FAR_GOBLIN, 3), (FAR_TROLL, 4), (FAR_ORC, 4), (GOBLIN, 2)])
def test_goblins_find_their_way_with_a_scrabbler(id: str, cost: int) -> None:
    """Goblin Scrabbler: the roaming penalty of its player's Moria Orcs is 1 less."""
    at = standing(site=4).pool(9)
    at.play(SCRABBLER)
    at.hand(1, id)
    assert 9 - cost == at.shadow().choose("play", id).table.twilight


@pytest.mark.card(SCRABBLER)
@pytest.mark.rule("LG-82")
@pytest.mark.parametrize(("seat", "scrabblers", "cost"), [(2, 1, 3), (1, 1, 4), (2, 3, 2)])
def test_a_scrabbler_leads_his_own(seat: int, scrabblers: int, cost: int) -> None:
    """Goblin Scrabbler: only its own player's Orcs benefit, and the penalty never drops below 0."""
    at = standing(site=4, seats=3).pool(9)
    for _scrabbler in range(scrabblers):
        at.play(SCRABBLER, seat=seat)
    at.hand(2, FAR_GOBLIN)
    assert 9 - cost == at.shadow().choose("play", FAR_GOBLIN).table.twilight


@pytest.mark.card("2U72")
@pytest.mark.rule("LR-27.3")
@pytest.mark.parametrize(("there", "spotted", "most"), [(3, 3, 3), (3, 1, 3), (7, 5, 5), (7, 0, 5)])
def test_troubled_mountains(there: int, spotted: int, most: int) -> None:
    """Troubled Mountains: a Moria minion exerts to add a token for each burden spotted, up to five."""
    at = standing(site=4).pool(2).burdens(there)
    troll, second, orc = at.play(TROLL), at.play(GOBLIN), at.play(ORC_OF_MORDOR)
    at.hand(1, "2U72")
    game = at.shadow().choose("play", "2U72")
    assert (1, sorted([troll, second])) == (game.asked, sorted(game.choices()))
    game.choose("choose", troll)
    assert list(range(most + 1)) == [option.amount for option in game.options("number")]
    game.choose("number", amount=spotted)
    assert (2 + spotted, 1, 0, there) == (
        game.table.twilight,
        game.wounds(troll),
        game.wounds(orc),
        game.table.players[0].burdens,
    )


@pytest.mark.card("2U72")
def test_mountains_are_not_troubled_without_moria() -> None:
    """Troubled Mountains: the event needs a Moria minion who can exert."""
    at = standing(site=4).burdens(3)
    at.play(TROLL, wounds=2)
    at.play(ORC_OF_MORDOR)
    at.hand(1, "2U72")
    assert not at.shadow().offered("play", "2U72")
