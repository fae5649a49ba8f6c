"""Dwarves and Elves of the Fellowship block, as they came with the later starters."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.rules.archery import fellowship_archery, minion_archery
from inglenook.lotr.stats import overwhelmed_at, shadow_number, takes_part
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import BOROMIR, GIMLI, LEGOLAS, card, standing
from tests.lotr.samples import companion, condition, minion, possession, site

ORC = minion("Orc", strength=9, vitality=4)
MORIA_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")
SAURON_ORC = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")
ARCHER = minion("Archer", strength=9, vitality=4, keywords=((terms.ARCHER, 1),))
NAZGUL = minion("Rider", strength=9, vitality=4, race="nazgul", culture="wraith")
FARIN, GUARD, HALDIR = "1C11", "1C7", "1U48"
AXE, HAND_AXE, DWARVEN_ARMOR = "1C9", "2C10", "1C8"
DWARVEN_WEAPON = possession("Axe of Erebor", culture="dwarven", item_class=terms.HAND_WEAPON_CLASS, strength=0)
ELVEN_WEAPON = possession("Elven Knife", culture="elven", item_class=terms.HAND_WEAPON_CLASS, strength=0)


# Events and texts that change strength in a skirmish.


@pytest.mark.parametrize(
    ("id", "fighter", "foe", "item", "bonus"),
    [
        card("1C3", GIMLI, ORC, "", 2),
        card("1C3", GIMLI, ORC, DWARVEN_WEAPON, 3),
        card("1C3", GIMLI, ORC, ELVEN_WEAPON, 2),
        card("1C32", LEGOLAS, ORC, "", 2),
        card("1C32", LEGOLAS, ARCHER, "", 4),
    ],
)
def test_an_event_for_the_strength_of_a_fighter(id: str, fighter: str, foe: str, item: str, bonus: int) -> None:
    """So much, and more where the fighter bears or meets what the event names."""
    at = standing()
    who = at.play(fighter)
    if item:
        at.play(item, on=who)
    at.hand(0, id)
    game = at.skirmish(who, at.play(foe))
    before = game.strength(who)
    game.choose("play", id)
    assert before + bonus == game.strength(who)


@pytest.mark.parametrize(
    ("id", "foe", "strength"),
    [card(FARIN, ORC, 7), card(FARIN, URUK, 5), card("1U51", ORC, 6)],
)
def test_a_companion_is_stronger_against_some(id: str, foe: str, strength: int) -> None:
    """Farin against Orcs; an Uruk-hai is none."""
    at = standing()
    who = at.play(id)
    game = at.skirmish(who, at.play(foe))
    assert strength == game.strength(who)


@pytest.mark.parametrize(("id", "race"), [card(GUARD, "dwarf"), card(FARIN, "dwarf"), card(HALDIR, "elf")])
def test_a_companion_follows_one_of_his_race(id: str, race: str) -> None:
    """He may be played only if another of his race can be spotted."""
    at = standing()
    at.hand(0, id)
    at.play(companion("Of Another Race"))
    assert not at.fellowship().offered("play", id)
    at = standing()
    at.hand(0, id)
    at.play(companion("Of His Race", race=race))
    assert 1 == len(at.fellowship().choose("play", id).in_play(id))


@pytest.mark.parametrize(("id", "uruk"), [card("3U20", False), card("3U25", True)])
def test_a_councillor_weakens_a_foe(id: str, uruk: bool) -> None:
    """Golradir an Orc, Saelbeth an Uruk-hai, by one each time, at the price of an exertion; both follow an Elf."""
    at = standing()
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)
    at = standing()
    elf = at.play(id)
    orc, other = at.play(ORC), at.play(URUK)
    game = at.skirmish(at.play(GIMLI), orc, other).choose("use", elf)
    assert ((9, 8) if uruk else (8, 9)) == (game.strength(orc), game.strength(other))
    assert 1 == game.wounds(elf)


@pytest.mark.card("1U48")
@pytest.mark.parametrize(("number", "strength"), [(5, 5), (6, 7), (8, 7), (9, 5)])
def test_haldir_is_at_home_in_the_golden_wood(number: int, strength: int) -> None:
    """At sites 6, 7 and 8 of the block he is stronger by two."""
    at = standing(site=number)
    haldir = at.play(HALDIR)
    assert strength == at.fellowship().strength(haldir)


@pytest.mark.card("1C303")
def test_merry_is_stronger_with_a_weapon() -> None:
    """Two more beside what the weapon itself gives; not with armor."""
    at = standing()
    merry = at.play("1C303")
    at.play(possession("Mail", item_class=terms.ARMOR_CLASS), on=merry)
    game = at.skirmish(merry, at.play(ORC))
    assert 3 == game.strength(merry)
    at.play("1C299", on=merry)
    assert 7 == game.strength(merry)


# Dwarves.


@pytest.mark.parametrize("id", [card("1C8"), card("1C101")])
def test_armor_against_being_overwhelmed(id: str) -> None:
    """Only three times his strength overwhelms the bearer, and nobody else is helped."""
    at = standing()
    gimli, boromir = at.play(GIMLI), at.play(BOROMIR)
    bearer, other = (gimli, boromir) if id == "1C8" else (boromir, gimli)
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert (3, 2) == (overwhelmed_at(game.table, bearer), overwhelmed_at(game.table, other))


@pytest.mark.card("1C19")
@pytest.mark.parametrize(("choice", "wounds"), [(1, [1, 1]), (2, [2, 0])])
def test_here_lies_balin(choice: int, wounds: list[int]) -> None:
    """A Dwarf exerts: two Orcs take a wound each, or one takes two."""
    at = standing()
    gimli, first, second = at.play(GIMLI), at.play(ORC), at.play(ORC)
    at.play(URUK)
    at.hand(0, "1C19")
    game = at.maneuver().choose("play", "1C19").choose("choice", amount=choice)
    if choice == 2:
        assert sorted([first, second]) == sorted(game.choices())
        game.choose("choose", first)
    assert (wounds, 1) == ([game.wounds(first), game.wounds(second)], game.wounds(gimli))


@pytest.mark.card("1C21")
def test_the_lord_of_moria_makes_dwarves_deadly() -> None:
    """Every Dwarf has damage +1 more, others have not."""
    at = standing()
    gimli, guard, legolas = at.play(GIMLI), at.play(GUARD), at.play(LEGOLAS)
    at.play("1C21")
    table = at.fellowship().table
    assert [2, 1, 0] == [keyword(table, one, terms.DAMAGE) for one in (gimli, guard, legolas)]


@pytest.mark.card("1C24")
@pytest.mark.parametrize(("foe", "strength"), [(MORIA_ORC, 7), (ORC, 6)])
def test_the_stairs_of_khazad_dum(foe: str, strength: int) -> None:
    """A Dwarf who skirmishes a minion of Moria is stronger by one; one who does not is not."""
    at = standing()
    gimli, guard = at.play(GIMLI), at.play(GUARD)
    at.play("1C24")
    game = at.skirmish(gimli, at.play(foe))
    assert (strength, 4) == (game.strength(gimli), game.strength(guard))


@pytest.mark.card("1C25")
def test_still_draws_breath() -> None:
    """The Dwarf who has won is healed, and no other."""
    at = standing()
    gimli, guard = at.play(GIMLI, wounds=2), at.play(GUARD, wounds=1)
    at.hand(0, "1C25")
    game = at.skirmish(gimli, at.play(minion("Weak", strength=1, vitality=4))).pass_().pass_()
    game.choose("respond", "1C25")
    assert (1, 1) == (game.wounds(gimli), game.wounds(guard))


@pytest.mark.card("1U27")
def test_thrarin_goes_with_the_fellowship() -> None:
    """He exerts, and takes part until the regroup phase, away from home."""
    at = standing(site=5)
    thrarin = at.play("1U27")
    at.play(ORC)
    game = at.maneuver()
    assert not takes_part(game.table, thrarin)
    game.choose("use", thrarin)
    assert (True, 1) == (takes_part(game.table, thrarin), game.wounds(thrarin))
    assert terms.UNTIL_REGROUP == game.table.lasting[-1].until


@pytest.mark.card("2C10")
def test_a_hand_axe_is_a_second_weapon_and_can_be_thrown() -> None:
    """It is borne besides another hand weapon, and discarded for one more in the fellowship's archery."""
    at = standing()
    gimli = at.play(GIMLI)
    at.play(DWARVEN_WEAPON, on=gimli)
    at.hand(0, HAND_AXE)
    game = at.fellowship().choose("play", HAND_AXE)
    assert (2, 7) == (len(game.table.cards[gimli].borne), game.strength(gimli))
    at = standing()
    axe = at.play(HAND_AXE, on=at.play(GIMLI))
    at.play(ORC)
    game = at.archery()
    assert 0 == fellowship_archery(game.table, 0)
    game.choose("use", axe)
    assert (1, terms.DISCARD_PILE) == (fellowship_archery(game.table, 0), game.zone(axe))


@pytest.mark.card("2P121")
def test_gimli_of_the_mountain_race_knows_the_deep_places() -> None:
    """The Shadow number of underground sites is two less, that of others is not."""
    at = standing(site=4)
    at.play("2P121")
    mine, other = at.table.path[3], at.table.path[1]
    table = at.fellowship().table
    assert (1, 2) == (shadow_number(table, mine), shadow_number(table, other))


# Elves.


@pytest.mark.card("1C43")
@pytest.mark.parametrize(("id", "cards"), [(LEGOLAS, 1), (GIMLI, 2)])
def test_far_seeing_eyes(id: str, cards: int) -> None:
    """For each Elf played an opponent discards a card, of his own choice."""
    at = standing()
    at.play("1C43")
    at.hand(0, id)
    at.hand(1, ORC, URUK)
    game = at.fellowship().choose("play", id)
    if cards == 1:
        assert 1 == game.asked
        game.choose("choose", URUK)
    assert cards == len(game.table.players[1].hand)


@pytest.mark.card("1C43")
def test_of_several_opponents_one_is_chosen() -> None:
    """The player of the Elf says who has to discard."""
    at = standing(seats=3)
    at.play("1C43")
    at.hand(0, LEGOLAS)
    at.hand(1, ORC)
    at.hand(2, ORC)
    game = at.fellowship().choose("play", LEGOLAS).choose("player", amount=3)
    assert (1, 0) == (len(game.table.players[1].hand), len(game.table.players[2].hand))


@pytest.mark.card("1U63")
def test_stand_against_darkness() -> None:
    """An Elf exerts to discard a minion, condition or possession of Sauron; of no other culture."""
    at = standing()
    elf, orc = at.play(LEGOLAS), at.play(SAURON_ORC)
    eye = at.play(condition("Eye", side=terms.SHADOW, culture="sauron"))
    blade = at.play(possession("Blade", side=terms.SHADOW, culture="sauron"), on=orc)
    at.play(URUK)
    at.hand(0, "1U63")
    game = at.maneuver().choose("play", "1U63")
    assert sorted([orc, eye, blade]) == sorted(game.choices())
    game.choose("choose", eye)
    assert (terms.DISCARD_PILE, 1) == (game.zone(eye), game.wounds(elf))


@pytest.mark.card("2U18")
@pytest.mark.parametrize(("id", "total"), [(LEGOLAS, 0), (GIMLI, 1)])
def test_the_hosts_make_archery_less(id: str, total: int) -> None:
    """The minions' total is one less while an Elf companion is there."""
    at = standing()
    at.play("2U18")
    at.play(id)
    at.play(ARCHER)
    assert total == minion_archery(at.archery().table)


@pytest.mark.card("2U18")
def test_the_hosts_save_an_elf() -> None:
    """Discarded, they prevent a wound of an Elf."""
    at = standing()
    hosts, elf = at.play("2U18"), at.play(LEGOLAS)
    game = at.skirmish(elf, at.play(ORC)).pass_().pass_().choose("respond", hosts)
    assert (0, terms.DISCARD_PILE) == (game.wounds(elf), game.zone(hosts))


@pytest.mark.card("3P121")
@pytest.mark.parametrize(("kind", "total"), [("river", 2), ("forest", 2), ("plains", 1)])
def test_legolas_shoots_better_by_rivers_and_in_forests(kind: str, total: int) -> None:
    """One more for the fellowship there, beside his own arrow."""
    at = standing(site=2)
    at.lay_this(site(f"Place of {kind}", 2, keywords=((kind, 1),)), 1)
    at.play("3P121")
    at.play(ORC)
    assert total == fellowship_archery(at.archery().table, 0)
