"""Gondor cards of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import ANYTHING, COMPANION
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    EOMER,
    GIMLI,
    hand_over,
    standing,
    zones,
)
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, condition, event, minion, possession

STRANGER = "1U108"
PLAIN_ORC = minion("Plain Orc", strength=8, vitality=3)
FAR_ROAMER = minion("Far Roamer", strength=8, vitality=3, site_number=9)
WATCHING_ALLY = ally("Watching Ally", culture="gondor", race="man", keywords=(("ranger", 1),))
SOME_ORC = minion("Some Orc", strength=5, vitality=3)
ROAMER = minion("Roamer", strength=5, vitality=3, site_number=9)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
ARMOR = "1C92"
SHIELD = "1C107"
CHAIN = "4C278"
MAIL = "1C101"
ORC_OF_MORDOR = minion("Orc of Mordor", culture="sauron", strength=5, vitality=3)
ATHELAS = "1U94"


@pytest.mark.card(MAIL, ARMOR, CHAIN)
def test_one_suit_of_armor_is_enough() -> None:
    """Armor: a Man bearing armor cannot bear a second armor of any title, but can bear a shield."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(ARMOR, on=boromir)
    at.hand(0, MAIL, CHAIN, SHIELD)
    game = at.fellowship()
    assert [False, False, True] == [game.offered("play", id) for id in (MAIL, CHAIN, SHIELD)]


@pytest.mark.card(ARMOR)
@pytest.mark.parametrize(("item", "wounds"), [(ARMOR, 1), (SHIELD, 2)])
def test_armor_takes_all_but_one_wound_of_a_skirmish(item: str, wounds: int) -> None:
    """Armor: the bearer takes at most one wound in each skirmish phase."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(item, on=boromir)
    uruk = at.play(minion("Striker", strength=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1))))
    game = at.skirmish(boromir, uruk).pass_().pass_()
    assert wounds == game.wounds(boromir)
    if item == ARMOR:
        game.pass_().pass_().choose("assign", boromir, uruk).pass_().pass_()
        assert 2 == game.wounds(boromir)


@pytest.mark.card(ARMOR)
def test_armor_is_no_help_outside_skirmishes() -> None:
    """Armor: wounds in the maneuver phase are not limited."""
    strike = event("Two Strikes", Action((terms.MANEUVER,), (Wound(a(COMPANION), 2),)), side=terms.SHADOW)
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(ARMOR, on=boromir)
    at.play(ORC_OF_MORDOR)
    at.hand(1, strike)
    game = hand_over(at.maneuver()).choose("play", strike).choose("choose", boromir)
    assert 2 == game.wounds(boromir)


@pytest.mark.card(ARMOR)
def test_an_exertion_is_not_counted_among_the_wounds() -> None:
    """Armor: exerting in a skirmish does not count as a wound."""
    at = standing()
    boromir = at.play(companion("Armored Man", strength=7, vitality=4, race="man"))
    at.play(ARMOR, on=boromir)
    at.lay_this("1C331", 0)  # a site at which companions exert
    game = at.skirmish(boromir, at.play(minion("Strong One", strength=12))).choose("use", "1C331")
    game.choose("choose", boromir)
    while game.table.phase == terms.SKIRMISH:
        game.pass_()
    assert 2 == game.wounds(boromir)


@pytest.mark.card(ATHELAS)
def test_athelas_heals_a_companion() -> None:
    """Athelas: the possession is discarded to heal any companion, but not an ally."""
    at = standing()
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI, wounds=2)
    at.play("1C286", wounds=1)
    athelas = at.play(ATHELAS, on=boromir)
    game = at.fellowship().choose("use", athelas)
    assert (1, [terms.DISCARD_PILE]) == (game.wounds(gimli), zones(game, athelas))


@pytest.mark.card(ATHELAS)
def test_athelas_removes_a_shadow_condition_from_a_companion() -> None:
    """Athelas: the player may instead discard a Shadow condition that a companion bears."""
    at = standing()
    boromir, gimli = at.play(BOROMIR), at.play(GIMLI, wounds=1)
    on_him = at.play(condition("Blade Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    lying = at.play(condition("Gloom", side=terms.SHADOW))
    song = at.play(condition("Song", on=On(ANYTHING)), on=gimli)
    chain = at.play(possession("Fetter", side=terms.SHADOW, on=On(ANYTHING)), on=gimli)
    athelas = at.play(ATHELAS, on=boromir)
    game = at.fellowship().choose("use", athelas)
    assert (0, [1, 2]) == (game.asked, [option.amount for option in game.options("choice")])
    game.choose("choice", amount=2)
    assert [terms.DISCARD_PILE, *[terms.PLAY] * 3] == zones(game, on_him, lying, song, chain)
    assert 1 == game.wounds(gimli)


@pytest.mark.card(ATHELAS)
def test_athelas_does_what_can_be_done() -> None:
    """Athelas: without a wounded companion the Shadow condition is discarded without a choice."""
    at = standing()
    athelas = at.play(ATHELAS, on=at.play(BOROMIR))
    on_him = at.play(condition("Morgul Tip", side=terms.SHADOW, on=On(ANYTHING)), on=at.frodo())
    game = at.fellowship().choose("use", athelas)
    assert [terms.DISCARD_PILE] * 2 == zones(game, on_him, athelas)


@pytest.mark.card("1U98")
def test_the_cloak_of_boromir() -> None:
    """Boromir's Cloak: Boromir exerts to discard a weather condition, but no other condition."""
    at = standing()
    boromir = at.play(BOROMIR)
    cloak = at.play("1U98", on=boromir)
    snow = at.play(condition("Snow", side=terms.SHADOW, keywords=(("weather", 1),)))
    eye = at.play(condition("Eye", side=terms.SHADOW))
    at.play(STRONG_ORC)
    game = at.maneuver().choose("use", cloak)
    assert ([terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, snow, eye), game.wounds(boromir))


@pytest.mark.card("1C103")
def test_elendils_valor() -> None:
    """Elendil's Valor: a Gondor companion is defender +1 until the regroup phase."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(GIMLI)
    at.play(STRONG_ORC)
    at.hand(0, "1C103")
    game = at.maneuver().choose("play", "1C103")
    assert 1 == keyword(game.table, boromir, terms.DEFENDER)
    assert terms.UNTIL_REGROUP == game.table.lasting[-1].until


@pytest.mark.card("1C104")
def test_roaming_minions_lose_strength_until_the_regroup_phase() -> None:
    """Eregion's Trails: each minion that is roaming when the event is played is weaker until the regroup phase."""
    at = standing()
    aragorn = at.play(ARAGORN)
    roamers = [at.play(FAR_ROAMER), at.play(FAR_ROAMER)]
    at_home = at.play(PLAIN_ORC)
    at.hand(0, "1C104")
    game = at.maneuver().choose("play", "1C104")
    seen = [[game.strength(card) for card in (*roamers, at_home)]]
    assert (1, 1) == (game.wounds(aragorn), game.table.twilight)
    while game.table.phase != terms.REGROUP:
        if game.table.phase == terms.SKIRMISH:
            seen.append([game.strength(card) for card in (*roamers, at_home)])
        if game.offered("assign"):
            game.choose("assign", aragorn, roamers[0]).choose("done").choose("done")
        game.pass_()
    seen.append([game.strength(card) for card in (*roamers, at_home)])
    assert ([5, 5, 8], [8, 8, 8]) == (seen[0], seen[-1])
    assert len(seen) > 2 and all([5, 5, 8] == one for one in seen[1:-1])


@pytest.mark.card("1C104")
def test_a_ranger_of_any_kind_exerts() -> None:
    """Eregion's Trails: any ranger, even an ally, can exert, but a Boromir who is no ranger cannot."""
    at = standing()
    at.play(BOROMIR)
    at.play(FAR_ROAMER)
    at.hand(0, "1C104")
    assert not at.maneuver().offered("play", "1C104")
    at = standing()
    watcher = at.play(WATCHING_ALLY)
    at.play(FAR_ROAMER)
    at.hand(0, "1C104")
    assert 1 == at.maneuver().choose("play", "1C104").wounds(watcher)


@pytest.mark.card("1U105")
def test_foes_of_mordor() -> None:
    """Foes of Mordor: a Gondor companion or ally exerts to wound a Sauron minion."""
    at = standing()
    foes, boromir = at.play("1U105"), at.play(BOROMIR)
    guard = at.play(ally("Guard of the Citadel", culture="gondor"))
    at.play(GIMLI)
    orc, uruk = at.play(STRONG_ORC_OF_MORDOR), at.play(URUK)
    game = at.maneuver().choose("use", foes)
    assert sorted([boromir, guard]) == sorted(game.choices())
    game.choose("choose", guard)
    assert (1, 1, 0) == (game.wounds(guard), game.wounds(orc), game.wounds(uruk))


@pytest.mark.card("1C106")
def test_a_ranger_companion_removes_a_minion_in_the_regroup_phase() -> None:
    """Gondor's Vengeance: a ranger companion exerts to discard any minion in the regroup phase."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.play(WATCHING_ALLY)
    orcs = [at.play(PLAIN_ORC), at.play(PLAIN_ORC)]
    at.hand(0, "1C106")
    game = at.regroup().choose("play", "1C106")
    assert (orcs, 1) == (game.choices(), game.wounds(aragorn))
    game.choose("choose", orcs[1])
    assert [terms.PLAY, terms.DISCARD_PILE] == zones(game, *orcs)


@pytest.mark.card("1C106")
@pytest.mark.parametrize(("id", "wounds"), [(WATCHING_ALLY, 0), (BOROMIR, 0), (ARAGORN, 3)])
def test_who_cannot_take_vengeance(id: str, wounds: int) -> None:
    """Gondor's Vengeance: neither a ranger ally, a companion who is no ranger nor an exhausted ranger can exert."""
    at = standing()
    at.play(id, wounds=wounds)
    at.play(PLAIN_ORC)
    at.hand(0, "1C106")
    game = at.regroup()
    assert (0, False) == (game.asked, game.offered("play", "1C106"))


@pytest.mark.card(SHIELD)
@pytest.mark.parametrize(("shields", "arrows"), [(0, 2), (1, 1), (2, 0)])
def test_each_shield_stops_an_arrow(shields: int, arrows: int) -> None:
    """Great Shield: each shield reduces the minion archery total by 1, but never below 0."""
    at = standing()
    for id in (BOROMIR, EOMER)[:shields]:
        at.play(SHIELD, on=at.play(id))
    for _archer in range(2):
        at.play(minion("Shooter", keywords=((terms.ARCHER, 1),)))
    game = at.archery().pass_().pass_()
    while game.offered("wound"):
        game.choose("wound", at.frodo())
    assert arrows == game.wounds(at.frodo())


@pytest.mark.card("1U108")
@pytest.mark.parametrize(("copies", "tokens"), [(0, 4), (1, 3), (2, 2)])
def test_each_ranger_knows_a_way_through_the_shadows(copies: int, tokens: int) -> None:
    """No Stranger to the Shadows: each copy reduces the Shadow number of the next site by 1."""
    at = standing(site=1)
    at.lay_this("1U327", 1)
    ranger = at.play(ARAGORN)
    if copies:
        at.play(STRANGER, on=ranger)
    if copies > 1:
        at.play(STRANGER, on=at.play(companion("Second Ranger", keywords=(("ranger", 1),))))
    game = at.fellowship().choose("move")
    assert tokens + (copies > 1) == game.table.twilight  # the second ranger is one more companion


@pytest.mark.card("1U108")
def test_only_one_for_each_ranger() -> None:
    """No Stranger to the Shadows: only a ranger, companion or ally, without a copy can bear the condition."""
    at = standing()
    aragorn, watcher = at.play(ARAGORN), at.play(ally("Watcher", keywords=(("ranger", 1),)))
    at.play(BOROMIR)
    at.hand(0, STRANGER, STRANGER, STRANGER)
    game = at.fellowship().choose("play", STRANGER)
    assert sorted([aragorn, watcher]) == sorted(game.choices("bear"))
    game.choose("bear", aragorn).choose("play", STRANGER)
    assert (1, 1, False) == (
        len(game.table.cards[aragorn].borne),
        len(game.table.cards[watcher].borne),
        game.offered("play", STRANGER),
    )


@pytest.mark.card("1U108")
def test_a_shadow_number_is_never_below_zero() -> None:
    """No Stranger to the Shadows: the Shadow number never drops below 0."""
    at = standing(site=2)
    at.play(STRANGER, on=at.play(ARAGORN))
    assert 2 == at.fellowship().choose("move").table.twilight


@pytest.mark.card("1C110")
@pytest.mark.parametrize("start", ["fellowship", "regroup"])
def test_the_players_own_site_comes_next(start: str) -> None:
    """Pathfinder: the next site is the player's own, in the fellowship phase or the regroup phase."""
    at = standing(site=2)
    at.play(ARAGORN)
    at.hand(0, "1C110")
    game: Playing = getattr(at, start)()
    game.choose("play", "1C110")
    assert (3, 0) == (len(game.table.path), game.table.cards[game.table.path[2]].owner)


@pytest.mark.card("1C110")
def test_an_opponents_site_is_replaced() -> None:
    """Pathfinder: an opponent's next site returns to its owner's adventure deck and is replaced."""
    at = standing(site=2)
    theirs = at.lay(1, 3)
    at.play(ARAGORN)
    at.hand(0, "1C110")
    game = at.fellowship().choose("play", "1C110")
    assert (terms.ADVENTURE_DECK, True) == (game.zone(theirs), theirs in game.table.players[1].adventure)
    game.choose("move")
    assert (3, 0) == (game.table.site_number(), game.table.cards[game.table.site()].owner)


@pytest.mark.card("1C110")
def test_no_path_is_found_without_a_ranger_or_in_a_skirmish() -> None:
    """Pathfinder: a ranger must be spotted, and the event cannot be played in a skirmish phase."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.hand(0, "1C110")
    assert not at.fellowship().offered("play", "1C110")
    at = standing()
    at.play(ARAGORN)
    boromir = at.play(BOROMIR)
    at.hand(0, "1C110")
    assert not at.skirmish(boromir, at.play(PLAIN_ORC)).offered("play", "1C110")


@pytest.mark.card("1C117")
def test_one_roaming_minion_among_two_is_enough() -> None:
    """Swordsman of the Northern Kingdom: one roaming minion among the two minions fighting the ranger is enough."""
    at = standing()
    aragorn = at.play(ARAGORN)
    at.hand(0, "1C117")
    game = at.skirmish(aragorn, at.play(SOME_ORC), at.play(ROAMER)).choose("play", "1C117")
    assert 12 == game.strength(aragorn)


@pytest.mark.card("1C119")
@pytest.mark.parametrize("ranger", [True, False])
def test_what_are_they(ranger: bool) -> None:
    """What Are They?: with a ranger spotted, a roaming minion is discarded, but a minion at home is not."""
    at = standing(site=2)
    if ranger:
        at.play("3P122")
    roaming, orc = at.play(minion("Far From Home", site_number=6)), at.play(STRONG_ORC)
    at.hand(0, "1C119")
    game = at.maneuver()
    assert ranger == game.offered("play", "1C119")
    if ranger:
        game.choose("play", "1C119")
        assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, roaming, orc)


ARAGORNS_PIPE = "1U91"
LEAF = possession("Leaf", keywords=(("pipeweed", 1),))


@pytest.mark.card(ARAGORNS_PIPE)
def test_aragorns_pipe_heals_as_many_companions_as_pipes_are_spotted() -> None:
    """Aragorn's Pipe: pipeweed is discarded, and a companion is healed for each pipe the player spots."""
    at = standing()
    boromir, gimli = at.play(BOROMIR, wounds=2), at.play(GIMLI, wounds=1)
    at.play(ARAGORNS_PIPE, on=boromir)
    at.play(ARAGORNS_PIPE, on=at.play(ARAGORN, wounds=1))
    leaf = at.play(LEAF)
    game = at.fellowship().choose("use", ARAGORNS_PIPE).choose("number", amount=2).choose_all(boromir, gimli)
    assert (1, 0, terms.DISCARD_PILE) == (game.wounds(boromir), game.wounds(gimli), game.zone(leaf))


@pytest.mark.card(ARAGORNS_PIPE)
def test_aragorns_pipe_is_for_gondor_and_needs_leaf() -> None:
    """Aragorn's Pipe: neither a Dwarf nor a Gondor ally can bear the pipe, and pipeweed is required."""
    at = standing()
    at.play(GIMLI)
    at.play(WATCHING_ALLY)
    at.hand(0, ARAGORNS_PIPE)
    assert not at.fellowship().offered("play", ARAGORNS_PIPE)
    at = standing()
    at.play(ARAGORNS_PIPE, on=at.play(BOROMIR, wounds=1))
    assert not at.fellowship().offered("use", ARAGORNS_PIPE)
