"""Conditions and possessions of Moria of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import MINION
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery
from tests.lotr.cards.standing import GIMLI, LEGOLAS, hand_over, standing, zones
from tests.lotr.positions import FELLOWSHIP_SITES, TOWERS_SITES
from tests.lotr.samples import ally, companion, minion, possession

HAMMER = "1R166"
ARMORY = "1R173"
SWARMS = "1R183"
AXE = "1R190"
PLUNDERED = "1C193"
RELICS = "1R195"
MOUNTAINS = "1U198"
DEVILRY = "1U202"
SCIMITAR = "1C180"
RUNNER = "1U178"
CAVE_TROLL = "1R165"
GOBLIN = minion("Goblin", strength=5, vitality=3, culture="moria")
TROLL = minion("Some Troll", strength=5, vitality=3, culture="moria", race="troll")
ORC_OF_MORDOR = minion("Orc of Mordor", strength=5, vitality=3, culture="sauron")
ARCHER = minion("Goblin with a Bow", culture="moria", keywords=((terms.ARCHER, 1),))
ARCHER_OF_MORDOR = minion("Orc with a Bow", culture="sauron", keywords=((terms.ARCHER, 1),))
HERO = companion("Hero", strength=9, vitality=6)
WEAK = companion("Weak", strength=3, vitality=6)


def gear(title: str, culture: str = "moria", item_class: str = "", cost: int = 0) -> str:
    """Returns a Shadow possession that any minion can bear."""
    return possession(
        title, culture=culture, item_class=item_class, on=On(MINION), side=terms.SHADOW, cost=cost, strength=1
    )


CLUB = gear("Club", item_class=terms.HAND_WEAPON_CLASS)
BOW = gear("Bow", item_class=terms.RANGED_WEAPON_CLASS, cost=3)
RAGS = gear("Rags")
KNIFE = gear("Knife of Mordor", culture="sauron", item_class=terms.HAND_WEAPON_CLASS)


@pytest.mark.card(HAMMER)
def test_a_hammer_for_the_cave_troll() -> None:
    """Cave Troll's Hammer: only Cave Troll of Moria bears it, for another damage +1."""
    at = standing(site=4).pool(20)
    troll = at.play(CAVE_TROLL)
    other, goblin = at.play(TROLL), at.play(GOBLIN)
    at.hand(1, HAMMER)
    game = at.shadow().choose("play", HAMMER)
    assert troll == game.table.cards[game.in_play(HAMMER)[0]].bearer
    assert [2, 0, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (troll, other, goblin)]
    at = standing(site=4).pool(20)
    at.play(TROLL)
    at.hand(1, HAMMER)
    assert not at.shadow().offered("play", HAMMER)


@pytest.mark.card(ARMORY)
@pytest.mark.parametrize(("item", "tokens"), [(CLUB, 6), (BOW, 3), (RAGS, 5), (KNIFE, 5)], ids=str)
def test_an_armory_pays_for_weapons(item: str, tokens: int) -> None:
    """Goblin Armory: a token is added for each Moria weapon its player plays, but for no other card."""
    at = standing(site=4).pool(5)
    at.play(ARMORY)
    at.play(GOBLIN)
    at.hand(1, item)
    assert tokens == at.shadow().choose("play", item).table.twilight


@pytest.mark.card(ARMORY)
def test_an_armory_does_not_pay_for_another_player() -> None:
    """Goblin Armory: a weapon played by another player adds no token."""
    at = standing(site=4, seats=3).pool(5)
    at.play(ARMORY, seat=1)
    at.play(GOBLIN, seat=2)
    at.hand(2, CLUB)
    assert 5 == at.shadow().choose("play", CLUB).table.twilight


@pytest.mark.card(ARMORY)
@pytest.mark.parametrize("used", [True, False])
def test_an_armory_is_given_up_for_a_wound(used: bool) -> None:
    """Goblin Armory: the condition may be discarded to prevent a wound to a Moria Orc."""
    at = standing(site=4)
    armory, goblin = at.play(ARMORY), at.play(GOBLIN)
    game = at.skirmish(at.play(HERO), goblin).pass_().pass_()
    game.choose("respond", armory) if used else game.pass_()
    assert ((0, terms.DISCARD_PILE) if used else (1, terms.PLAY)) == (game.wounds(goblin), game.zone(armory))


@pytest.mark.card(ARMORY)
@pytest.mark.parametrize("minion_id", [TROLL, ORC_OF_MORDOR])
def test_an_armory_protects_orcs_of_moria(minion_id: str) -> None:
    """Goblin Armory: neither a Troll nor an Orc of another culture is protected."""
    at = standing(site=4)
    armory, victim = at.play(ARMORY), at.play(minion_id)
    game = at.skirmish(at.play(HERO), victim).pass_().pass_()
    assert (1, False) == (game.wounds(victim), game.offered("respond", armory))


@pytest.mark.card(SWARMS)
@pytest.mark.rule("LR-28.8", "LR-28.9", "LG-99")
@pytest.mark.parametrize("used", [True, False])
def test_a_victorious_goblin_returns_to_the_swarm(used: bool) -> None:
    """Goblin Swarms: a Moria Orc that wins is stacked without wounds, and the cards it bears are discarded."""
    at = standing(site=4)
    swarms, goblin = at.play(SWARMS), at.play(GOBLIN, wounds=1)
    scimitar = at.play(SCIMITAR, on=goblin)
    game = at.skirmish(at.play(WEAK), goblin).pass_().pass_()
    if game.offered("suffer"):
        game.choose("suffer")
    if not used:
        assert terms.PLAY == game.pass_().zone(goblin)
        return
    game.choose("respond", swarms)
    assert [terms.STACKED, terms.DISCARD_PILE, terms.PLAY] == zones(game, goblin, scimitar, swarms)
    assert (swarms, 0) == (game.table.cards[goblin].bearer, game.wounds(goblin))
    assert not game.offered("respond", swarms)


@pytest.mark.card(SWARMS)
@pytest.mark.parametrize(("winner", "seat"), [(TROLL, 1), (ORC_OF_MORDOR, 1), (GOBLIN, 2)])
def test_the_swarm_takes_its_own(winner: str, seat: int) -> None:
    """Goblin Swarms: only the player's own Moria Orcs can be stacked."""
    at = standing(site=4, seats=3)
    swarms = at.play(SWARMS, seat=1)
    game = at.skirmish(at.play(WEAK), at.play(winner, seat=seat)).passes()
    if game.offered("suffer"):
        game.choose("suffer")
    assert not game.offered("respond", swarms)


@pytest.mark.card(SWARMS)
def test_the_swarm_comes_again() -> None:
    """Goblin Swarms: an Orc stacked on this condition can be played at its cost as if from hand."""
    at = standing(site=4).pool(2)
    swarms, other = at.play(SWARMS), at.play(SWARMS)
    runner, dear = at.stack(RUNNER, 1, swarms), at.stack(minion("Dear Goblin", culture="moria", cost=3), 1, swarms)
    troll, far = at.stack(TROLL, 1, swarms), at.stack(GOBLIN, 1, other)
    game = at.shadow().choose("use", swarms)
    game.choose("respond", runner)  # dear, the only other Orc there, cannot be paid yet
    assert 2 - 1 + 2 == game.table.twilight
    game.choose("use", swarms)
    assert [terms.PLAY, terms.PLAY, terms.STACKED, terms.STACKED] == zones(game, runner, dear, troll, far)
    assert (0, False, True) == (game.table.twilight, game.offered("use", swarms), game.offered("use", other))


@pytest.mark.card(AXE)
def test_an_axe_of_moria() -> None:
    """Moria Axe: the bearer is damage +1 and exerts for strength +2, as often as possible."""
    at = standing(site=4)
    goblin, idle = at.play(GOBLIN), at.play(GOBLIN)
    at.play(AXE, on=goblin)
    game = hand_over(at.skirmish(at.play(HERO), goblin))
    before = game.strength(goblin)
    assert [1, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (goblin, idle)]
    game.choose("use", AXE)
    assert (before + 2, 1, 5, 0) == (
        game.strength(goblin),
        game.wounds(goblin),
        game.strength(idle),
        game.wounds(idle),
    )
    game.pass_().choose("use", AXE)
    assert (before + 4, 2) == (game.strength(goblin), game.wounds(goblin))
    assert not game.pass_().offered("use", AXE)


@pytest.mark.card(AXE)
@pytest.mark.parametrize(("bearer", "offered"), [(GOBLIN, True), (TROLL, False), (ORC_OF_MORDOR, False)])
def test_who_swings_an_axe_of_moria(bearer: str, offered: bool) -> None:
    """Moria Axe: only a Moria Orc can bear the axe."""
    at = standing(site=4).pool(5)
    at.play(bearer)
    at.hand(1, AXE)
    assert offered == at.shadow().offered("play", AXE)


@pytest.mark.card("1C192")
@pytest.mark.parametrize(("friend", "arrows"), [(ARCHER, 2), (GOBLIN, 3), (ARCHER_OF_MORDOR, 3)])
def test_pinned_down_by_archers_of_moria(friend: str, arrows: int) -> None:
    """Pinned Down: the fellowship archery total is reduced by 1 while a Moria archer can be spotted."""
    at = standing(site=4)
    at.play("1C192")
    at.play(friend)
    assert arrows == fellowship_archery(at.archery().table, 3)


@pytest.mark.card(PLUNDERED)
@pytest.mark.parametrize(("pool", "offered"), [(1, False), (2, True), (5, True)])
def test_a_weapon_is_taken_up_again(pool: int, offered: bool) -> None:
    """Plundered Armories: a weapon of a killed bearer may be played from the discard pile for 1 less."""
    at = standing(site=4).pool(pool)
    plundered, heir = at.play(PLUNDERED), at.play(TROLL)
    victim = at.play(GOBLIN, wounds=2)
    bow = at.play(BOW, on=victim)
    game = at.skirmish(at.play(HERO), victim).pass_().pass_()
    assert offered == game.offered("respond", plundered)
    if offered:
        game.choose("respond", plundered)
        assert (heir, pool - 2) == (game.table.cards[bow].bearer, game.table.twilight)


@pytest.mark.card(PLUNDERED)
@pytest.mark.parametrize(
    ("item", "seat"), [(RAGS, 1), (KNIFE, 1), (BOW, 2)], ids=["no weapon", "of mordor", "another's"]
)
def test_what_is_not_plundered(item: str, seat: int) -> None:
    """Plundered Armories: only the player's own Moria weapons can be played again."""
    at = standing(site=4, seats=3).pool(9)
    plundered = at.play(PLUNDERED, seat=1)
    at.play(TROLL, seat=1)
    at.play(TROLL, seat=2)
    victim = at.play(GOBLIN, seat=seat, wounds=2)
    at.play(item, seat=seat, on=victim)
    game = at.skirmish(at.play(HERO), victim).passes()
    assert (terms.DISCARD_PILE, False) == (game.zone(victim), game.offered("respond", plundered))


@pytest.mark.card(RELICS)
def test_relics_are_found_again() -> None:
    """Relics of Moria: two tokens are removed to play a Moria possession from the discard pile at its cost."""
    at = standing(site=4).pool(5)
    relics, goblin = at.play(RELICS), at.play(GOBLIN)
    bow, rags, knife, orc = at.discard(1, BOW, RAGS, KNIFE, GOBLIN)
    at.discard(0, RAGS)
    game = at.shadow().choose("use", relics)
    assert sorted([bow, rags]) == sorted(game.choices("play"))
    game.choose("play", bow)
    assert (goblin, 0) == (game.table.cards[bow].bearer, game.table.twilight)
    assert [terms.DISCARD_PILE] * 3 == zones(game, rags, knife, orc)


@pytest.mark.card(RELICS)
@pytest.mark.parametrize(("pool", "item", "offered"), [(1, RAGS, False), (2, RAGS, True), (4, BOW, False)])
def test_relics_cost_two_tokens(pool: int, item: str, offered: bool) -> None:
    """Relics of Moria: two tokens are required in addition to the cost of the possession."""
    at = standing(site=4).pool(pool)
    at.play(RELICS)
    at.play(GOBLIN)
    at.discard(1, item)
    assert offered == at.shadow().offered("use", RELICS)


DWARF_ALLY = ally("Dwarf at Home", race="dwarf")


@pytest.mark.card(MOUNTAINS)
@pytest.mark.parametrize(
    ("site", "friend", "left"),
    [
        (3, GIMLI, 1),
        (4, LEGOLAS, 1),
        (5, GIMLI, 1),
        (2, GIMLI, 3),
        (6, GIMLI, 3),
        (3, companion("Man"), 3),
        (3, DWARF_ALLY, 3),
    ],
)
def test_cards_are_lost_in_the_misty_mountains(site: int, friend: str, left: int) -> None:
    """Through the Misty Mountains: moving to site 4, 5 or 6 with a Dwarf or Elf companion costs two random cards."""
    at = standing(site=site)
    at.play(MOUNTAINS)
    at.play(friend)
    at.hand(0, *[GIMLI] * 3)
    at.hand(1, *[GOBLIN] * 3)
    game = at.fellowship().choose("move")
    assert (left, 3) == (len(game.table.players[0].hand), len(game.table.players[1].hand))


@pytest.mark.card(MOUNTAINS)
def test_the_misty_mountains_are_those_of_the_first_block() -> None:
    """Through the Misty Mountains: site 4 of the Tower block does not count (LR-13.18)."""
    at = standing(site=3, sites=TOWERS_SITES)
    at.play(MOUNTAINS)
    at.play(GIMLI)
    at.hand(0, *[GIMLI] * 3)
    assert 3 == len(at.fellowship().choose("move").table.players[0].hand)


@pytest.mark.parametrize(
    ("id", "right", "wrong"),
    [
        pytest.param(MOUNTAINS, TROLL, ORC_OF_MORDOR, marks=pytest.mark.card(MOUNTAINS)),
        pytest.param(DEVILRY, GOBLIN, TROLL, marks=pytest.mark.card(DEVILRY)),
        pytest.param(DEVILRY, GOBLIN, ORC_OF_MORDOR, marks=pytest.mark.card(DEVILRY)),
    ],
)
def test_what_a_search_needs(id: str, right: str, wrong: str) -> None:
    """Through the Misty Mountains and What Is This New Devilry?: a Moria minion or Moria Orc exerts to play it."""
    at = standing(site=4).pool(5)
    searcher, second, other = at.play(right), at.play(right), at.play(wrong)
    at.hand(1, id)
    game = at.shadow().choose("play", id)
    assert (1, sorted([searcher, second])) == (game.asked, sorted(game.choices()))
    game.choose("choose", searcher)
    assert (1, 0, terms.PLAY) == (game.wounds(searcher), game.wounds(other), game.zone(game.in_play(id)[0]))
    at = standing(site=4).pool(5)
    at.play(right, wounds=2)
    at.play(wrong)
    at.hand(1, id)
    assert not at.shadow().offered("play", id)


@pytest.mark.card(DEVILRY)
@pytest.mark.parametrize(
    ("site", "sites", "id", "tokens"),
    [
        (5, FELLOWSHIP_SITES, GIMLI, 4),
        (8, FELLOWSHIP_SITES, GIMLI, 4),
        (4, FELLOWSHIP_SITES, GIMLI, 2),
        (5, FELLOWSHIP_SITES, "1U70", 0),
        (5, TOWERS_SITES, GIMLI, 2),
    ],
)
def test_companions_are_dear_in_the_depths(site: int, sites: tuple[str, ...], id: str, tokens: int) -> None:
    """What Is This New Devilry?: companions, but not allies, cost 2 more from site 5 of the Fellowship block on."""
    at = standing(site=site, sites=sites)
    at.play(DEVILRY)
    at.hand(0, id)
    assert tokens == at.fellowship().choose("play", id).table.twilight


@pytest.mark.card("1R175")
@pytest.mark.rule("LR-3.25")
@pytest.mark.parametrize(
    ("site", "sites", "id", "wounds"),
    [
        (4, FELLOWSHIP_SITES, GIMLI, 2),
        (8, FELLOWSHIP_SITES, WEAK, 5),
        (3, FELLOWSHIP_SITES, GIMLI, 0),
        (4, FELLOWSHIP_SITES, "1U70", 0),
        (4, TOWERS_SITES, GIMLI, 0),
    ],
)
def test_companions_are_weary_in_the_domain_of_goblins(site: int, sites: tuple[str, ...], id: str, wounds: int) -> None:
    """Goblin Domain: a companion played at site 4 or later is exhausted, but allies are not."""
    at = standing(site=site, sites=sites)
    at.play("1R175")
    friend = at.play(companion("Old Friend"))
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert (wounds, 0) == (game.wounds(game.in_play(id)[0]), game.wounds(friend))


@pytest.mark.card("1R175")
def test_minions_are_not_weary_at_home() -> None:
    """Goblin Domain: minions do not come into play exhausted."""
    at = standing(site=4).pool(9)
    at.play("1R175")
    at.hand(1, GOBLIN)
    game = at.shadow().choose("play", GOBLIN)
    assert 0 == game.wounds(game.in_play(GOBLIN)[0])


@pytest.mark.card("1R175")
@pytest.mark.parametrize(("friend", "offered"), [(TROLL, True), (ORC_OF_MORDOR, False), ("1C192", False)])
def test_whose_domain_it_is(friend: str, offered: bool) -> None:
    """Goblin Domain: a Moria minion must be spotted to play the condition, but does not exert."""
    at = standing(site=4).pool(5)
    owner = at.play(friend)
    at.hand(1, "1R175")
    game = at.shadow()
    assert offered == game.offered("play", "1R175")
    if offered:
        assert 0 == game.choose("play", "1R175").wounds(owner)
