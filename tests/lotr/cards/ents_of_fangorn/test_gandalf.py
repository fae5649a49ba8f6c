"""Gandalf cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a, add_burdens
from inglenook.lotr.dsl.filters import HOBBIT, UNBOUND
from inglenook.lotr.evaluation.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from tests.lotr.cards.standing import GANDALF, GIMLI, MERRY, PIPPIN, SAM, card, choices_of, hand_over, in_rohan
from tests.lotr.samples import ally, companion, condition, event, minion

PLAIN_ENT = companion("Plain Ent", race="ent", culture="gandalf", strength=6, vitality=4)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("6U24")
@pytest.mark.parametrize("hobbits", [0, 1, 2])
def test_ents_boom_for_hobbits(hobbits: int) -> None:
    """Boomed and Trumpeted: an Ent is strength +1 and damage +1 for each unbound Hobbit."""
    at = in_rohan()
    ent, other = at.play(PLAIN_ENT), at.play(PLAIN_ENT)
    for hobbit in (MERRY, PIPPIN)[:hobbits]:
        at.play(hobbit)
    at.hand(0, "6U24")
    game = at.skirmish(ent, at.play(PLAIN_ORC)).choose("play", "6U24")
    assert (0, [ent, other]) == (game.asked, game.choices())
    game.choose("choose", ent)
    assert (6 + hobbits, hobbits) == (game.strength(ent), keyword(game.table, ent, terms.DAMAGE))


@pytest.mark.card("6R26")
def test_rage_lasts_for_a_turn() -> None:
    """Enraged: the Ent is strength +4, may bear only one copy, and the condition is discarded when the turn ends."""
    at = in_rohan()
    ent, other = at.play(PLAIN_ENT), at.play(PLAIN_ENT)
    rage = at.play("6R26", on=ent)
    at.hand(0, "6R26")
    game = at.fellowship()
    assert 10 == game.strength(ent)
    game.choose("play", "6R26")
    assert 10 == game.strength(other)
    at = in_rohan()
    rage = at.play("6R26", on=at.play(PLAIN_ENT))
    game = at.regroup().passes().choose("stop")
    assert (1, terms.DISCARD_PILE) == (game.table.turn, game.zone(rage))


@pytest.mark.card("6C27")
@pytest.mark.parametrize(("friends", "strength"), [(1, 6), (2, 8)])
def test_an_avenger_among_ents(friends: int, strength: int) -> None:
    """Ent Avenger: strength +2 while three Ents can be spotted."""
    at = in_rohan()
    avenger = at.play("6C27")
    for _ent in range(friends):
        at.play(PLAIN_ENT)
    assert strength == at.skirmish(avenger, at.play(PLAIN_ORC)).strength(avenger)


@pytest.mark.card("6C29")
def test_an_ent_moot_costs_a_hobbit_strength() -> None:
    """Ent Moot: an unbound Hobbit exerts to play the condition, which makes an Ent strength +2, one copy per Ent."""
    at = in_rohan()
    ent = at.play(PLAIN_ENT)
    at.hand(0, "6C29")
    assert not at.fellowship().offered("play", "6C29")
    at = in_rohan()
    ent, merry = at.play(PLAIN_ENT), at.play(MERRY)
    at.hand(0, "6C29", "6C29")
    game = at.fellowship().choose("play", "6C29")
    assert (8, 1, False) == (game.strength(ent), game.wounds(merry), game.offered("play", "6C29"))


@pytest.mark.parametrize(
    ("id", "costs"),
    [
        pytest.param(id, costs, marks=pytest.mark.card(id))
        for id, costs in (("6R28", (15, 13, 11)), ("6U32", (13, 11, 9)), ("6C33", (4, 3, 2)), ("6R35", (7, 6, 5)))
    ],
)
def test_ents_are_cheaper_among_friends(id: str, costs: tuple[int, ...]) -> None:
    """Ent Horde, Host of Fangorn, Quickbeam and Skinbark: each Ent and each unbound Hobbit reduces the cost."""
    at = in_rohan()
    [card] = at.hand(0, id)
    at.play(SAM)
    at.play(GIMLI)
    found = [twilight_cost(at.table, card)]
    for friend in (PLAIN_ENT, MERRY):
        at.play(friend)
        found.append(twilight_cost(at.table, card))
    assert list(costs) == found


@pytest.mark.parametrize("id", [card("6R28"), card("6U32")])
@pytest.mark.parametrize(("ents", "offered"), [(2, True), (1, False)])
def test_a_host_comes_to_two_ents(id: str, ents: int, offered: bool) -> None:
    """Ent Horde and Host of Fangorn: two Ent companions must be spotted to play either companion."""
    at = in_rohan()
    at.play(ally("Old Ent", race="ent"))
    for _ent in range(ents):
        at.play(PLAIN_ENT)
    at.hand(0, id)
    assert offered == at.fellowship().offered("play", id)


@pytest.mark.card("6R28")
@pytest.mark.parametrize(("minions", "defender"), [(2, 0), (3, 0), (4, 1)])
def test_a_horde_stands_against_more(minions: int, defender: int) -> None:
    """Ent Horde: defender +1 while there are more minions than companions."""
    at = in_rohan()
    horde, ent = at.play("6R28"), at.play(PLAIN_ENT)
    at.play(ally("Friend"))
    for _orc in range(minions):
        at.play(PLAIN_ORC)
    table = at.maneuver().table
    assert [defender, 0] == [keyword(table, one, terms.DEFENDER) for one in (horde, ent)]


@pytest.mark.card("6C34")
@pytest.mark.parametrize(("ents", "spots", "strength"), [(5, 5, 10), (3, 3, 9), (3, 1, 7)])
def test_a_roused_ent(ents: int, spots: int, strength: int) -> None:
    """Roused: an Ent exerts to be strength +1 for each Ent spotted, up to +4."""
    at = in_rohan()
    ent, *_others = [at.play(PLAIN_ENT) for _ent in range(ents)]
    at.hand(0, "6C34")
    game = at.skirmish(ent, at.play(PLAIN_ORC)).choose("play", "6C34")
    assert 0 == game.asked
    game.choose("choose", ent).choose("number", amount=spots)
    assert (strength, 1) == (game.strength(ent), game.wounds(ent))


@pytest.mark.card("6R35")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_skinbark_shields_a_hobbit(verb: str) -> None:
    """Skinbark: Skinbark may exert to prevent a wound to an unbound Hobbit."""
    at = in_rohan()
    skinbark, merry = at.play("6R35"), at.play(MERRY)
    at.play(PLAIN_ORC)
    arrow = event("Arrow", Action((terms.MANEUVER,), (Wound(a(UNBOUND & HOBBIT)),)), side=terms.SHADOW)
    at.hand(1, arrow)
    game = hand_over(at.maneuver()).choose("play", arrow)
    assert game.offered("respond", skinbark)
    game.choose(verb)
    assert not game.offered("respond", skinbark)  # the wound is prevented, or taken
    answered = verb == "respond"
    assert (int(answered), int(not answered)) == (game.wounds(skinbark), game.wounds(merry))


@pytest.mark.card("6U25")
def test_two_ents_crack_isengard_into_rubble() -> None:
    """Crack Into Rubble: two Ents exert to liberate a site and discard a Shadow condition."""
    at = in_rohan(4)
    ents = [at.play(PLAIN_ENT), at.play(PLAIN_ENT)]
    curse, song = at.play(condition("Curse", side=terms.SHADOW)), at.play(condition("Song"))
    site = at.control(1, 1)
    at.hand(0, "6U25")
    game = at.regroup().choose("play", "6U25")
    assert curse in game.choices()
    assert song not in game.choices()
    game.choose("choose", curse)
    assert ([1, 1], terms.DISCARD_PILE) == ([game.wounds(ent) for ent in ents], game.zone(curse))
    assert terms.CONTROLLED != game.zone(site)


@pytest.mark.card("6U25")
@pytest.mark.parametrize(("second", "wounds"), [(PLAIN_ENT, 3), (MERRY, 0)])
def test_one_ent_cracks_nothing(second: str, wounds: int) -> None:
    """Crack Into Rubble: two Ents that can exert are required."""
    at = in_rohan(4)
    at.play(PLAIN_ENT)
    at.play(second, wounds=wounds)
    at.play(condition("Curse", side=terms.SHADOW))
    at.control(1, 1)
    at.hand(0, "6U25")
    assert not at.regroup().offered("play", "6U25")


@pytest.mark.card("6R30")
def test_mithrandir_is_weary_of_the_road() -> None:
    """Gandalf, Mithrandir: each move of the fellowship wounds Gandalf, but no other companion."""
    at = in_rohan()
    gandalf, ent = at.play("6R30"), at.play(PLAIN_ENT)
    game = at.fellowship()
    assert (0, 1) == (game.wounds(gandalf), keyword(game.table, gandalf, terms.DAMAGE))
    game.choose("move")
    assert (1, 0) == (game.wounds(gandalf), game.wounds(ent))


GLAMDRING = "6R31"
SPELL = event("Spell", Action((terms.SKIRMISH,), (add_burdens(0),)), keywords=(("spell", 1),))
SONG = event("Song", Action((terms.SKIRMISH,), (add_burdens(0),)))


@pytest.mark.card(GLAMDRING)
@pytest.mark.parametrize(("played", "verb", "damage"), [(SPELL, "respond", 2), (SPELL, "pass", 1), (SONG, "", 1)])
def test_a_spell_makes_glamdring_shine(played: str, verb: str, damage: int) -> None:
    """Glamdring: Gandalf is damage +1, and may get another damage +1 for each spell played in the skirmish."""
    at = in_rohan()
    gandalf, ent = at.play(GANDALF), at.play(PLAIN_ENT)
    at.play(GLAMDRING, on=gandalf)
    at.hand(0, played)
    game = at.skirmish(gandalf, at.play(PLAIN_ORC))
    assert 1 == keyword(game.table, gandalf, terms.DAMAGE)
    game.choose("play", played)
    if verb:
        game.choose(verb)
    assert (damage, 0) == (keyword(game.table, gandalf, terms.DAMAGE), keyword(game.table, ent, terms.DAMAGE))
    assert all(lasting.until == terms.THIS_PHASE for lasting in game.table.lasting)


@pytest.mark.card(GLAMDRING)
def test_glamdring_is_for_gandalf_and_for_skirmishes() -> None:
    """Glamdring: only Gandalf can bear the sword, and a spell played in the maneuver phase gives no bonus."""
    at = in_rohan()
    at.play(companion("Other Wizard", race="wizard", culture="gandalf"))
    at.hand(0, GLAMDRING)
    assert not at.fellowship().offered("play", GLAMDRING)
    at = in_rohan()
    gandalf = at.play(GANDALF)
    at.play(GLAMDRING, on=gandalf)
    at.play(PLAIN_ORC)
    early = event("Early Spell", Action((terms.MANEUVER,), (add_burdens(0),)), keywords=(("spell", 1),))
    at.hand(0, early)
    game = at.maneuver().choose("play", early)
    assert (1, []) == (keyword(game.table, gandalf, terms.DAMAGE), list(game.table.lasting))


@pytest.mark.card("6U36")
@pytest.mark.parametrize(("fighter", "loss"), [(GANDALF, 6), (GIMLI, 0)])
def test_an_enemy_is_thrown_down(fighter: str, loss: int) -> None:
    """Threw Down My Enemy: a minion skirmishing Gandalf is strength -1 for each wound in that skirmish."""
    at = in_rohan()
    hero = at.play(fighter, wounds=2)
    orc, other = at.play(minion("Big Orc", strength=9, vitality=4), wounds=1), at.play(PLAIN_ORC, wounds=3)
    at.play(PLAIN_ORC, wounds=1)
    at.play(MERRY, wounds=1)
    at.hand(0, "6U36")
    game = at.skirmish(hero, orc, other).choose("play", "6U36")
    if loss:
        assert sorted([orc, other]) == choices_of(game)
        game.choose("choose", orc)
    assert (9 - loss, 5) == (game.strength(orc), game.strength(other))


@pytest.mark.card("6C37")
@pytest.mark.parametrize("hurried", [True, False])
def test_treebeard_is_hurried_by_hobbits(hurried: bool) -> None:
    """Treebeard: an unbound Hobbit exerts so that Treebeard can be assigned to a skirmish."""
    at = in_rohan()
    ent, merry, pippin = at.play("6C37"), at.play(MERRY), at.play(PIPPIN)
    at.play(SAM)
    at.play(PLAIN_ORC)
    game = at.assignment()
    if hurried:
        game.choose("use", ent)
        assert sorted([merry, pippin]) == choices_of(game)
        game.choose("choose", merry)
    assert (int(hurried), 0) == (game.wounds(merry), game.wounds(pippin))
    while game.offered("pass"):
        game.pass_()
    assert hurried == game.offered("assign", ent)


@pytest.mark.card("6C37")
def test_treebeard_is_not_hurried_by_cards() -> None:
    """Treebeard: discarding cards from hand does not allow Treebeard to be assigned."""
    at = in_rohan()
    ent = at.play("6C37")
    at.play(PLAIN_ORC)
    at.hand(0, *[condition("Scroll")] * 3)
    assert not at.assignment().offered("use", ent)


@pytest.mark.card("6C37")
def test_treebeard_makes_ents_dangerous() -> None:
    """Treebeard: Treebeard exerts to make an Ent damage +1."""
    at = in_rohan()
    treebeard, ent = at.play("6C37"), at.play(PLAIN_ENT)
    at.play(MERRY)
    game = at.skirmish(ent, at.play(PLAIN_ORC)).choose("use", treebeard)
    assert sorted([treebeard, ent]) == choices_of(game)
    game.choose("choose", ent)
    assert [1, 0] == [keyword(game.table, one, terms.DAMAGE) for one in (ent, treebeard)]
    assert 1 == game.wounds(treebeard)
    at = in_rohan()
    treebeard = at.play("6C37", wounds=3)
    assert not at.skirmish(at.play(PLAIN_ENT), at.play(PLAIN_ORC)).offered("use", treebeard)
