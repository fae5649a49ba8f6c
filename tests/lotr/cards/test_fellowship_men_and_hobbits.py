"""Gandalf, Gondor and the Shire of the Fellowship block, as they came with the later starters."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.stats import twilight_cost
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import BOROMIR, GANDALF, GIMLI, MERRY, SAM, standing, zones
from tests.lotr.samples import ally, condition, minion, possession

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


# Gandalf.


@pytest.mark.card("1C85")
def test_strength_of_spirit_leaves_out_the_token() -> None:
    """The exertion counts as a cost, but places no token (LG-83)."""
    at = standing()
    gandalf, boromir = at.play(GANDALF), at.play(BOROMIR)
    at.hand(0, "1C85")
    merry = at.play(MERRY)
    game = at.skirmish(merry, at.play(ORC)).choose("use", boromir).choose("respond", "1C85").choose("choose", merry)
    assert (0, 0, 6) == (game.wounds(gandalf), game.wounds(boromir), game.strength(merry))


@pytest.mark.card("1C85")
def test_strength_of_spirit_needs_gandalf() -> None:
    """Without him to be spotted there is no response, and the exertion places its token."""
    at = standing()
    boromir, merry = at.play(BOROMIR), at.play(MERRY)
    at.hand(0, "1C85")
    game = at.skirmish(merry, at.play(ORC)).choose("use", boromir)
    assert (False, 1) == (game.offered("respond", "1C85"), game.wounds(boromir))


@pytest.mark.card("2C29")
def test_the_staff_of_a_wizard() -> None:
    """Its bearer exerts twice, and a minion is weaker by three."""
    at = standing()
    gandalf, orc = at.play(GANDALF), at.play(ORC)
    staff = at.play("2C29", on=gandalf)
    game = at.skirmish(gandalf, orc).choose("use", staff)
    assert (2, 6, 8) == (game.wounds(gandalf), game.strength(orc), game.strength(gandalf))
    assert not game.offered("use", staff)


@pytest.mark.card("2P122")
@pytest.mark.parametrize("draws", [True, False])
def test_gandalf_the_grey_pilgrim(draws: bool) -> None:
    """At the start of each of his player's turns a card may be drawn."""
    at = standing()
    pilgrim = at.play("2P122")
    at.deck(0, MERRY)
    game = at.start_of_turn()
    game.choose("respond", pilgrim) if draws else game.pass_()
    assert int(draws) == len(game.table.players[0].hand)


# Gondor.


@pytest.mark.card("1U98")
def test_the_cloak_of_boromir() -> None:
    """He exerts to discard a condition of weather, and no other."""
    at = standing()
    boromir = at.play(BOROMIR)
    cloak = at.play("1U98", on=boromir)
    snow = at.play(condition("Snow", side=terms.SHADOW, keywords=(("weather", 1),)))
    eye = at.play(condition("Eye", side=terms.SHADOW))
    at.play(ORC)
    game = at.maneuver().choose("use", cloak)
    assert ([terms.DISCARD_PILE, terms.PLAY], 1) == (zones(game, snow, eye), game.wounds(boromir))


@pytest.mark.card("1C103")
def test_elendils_valor() -> None:
    """A companion of Gondor is defender +1 until the regroup phase."""
    at = standing()
    boromir = at.play(BOROMIR)
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, "1C103")
    game = at.maneuver().choose("play", "1C103")
    assert 1 == keyword(game.table, boromir, terms.DEFENDER)
    assert terms.UNTIL_REGROUP == game.table.lasting[-1].until


@pytest.mark.card("1U105")
def test_foes_of_mordor() -> None:
    """A character of Gondor exerts, companion or ally, to wound a minion of Sauron."""
    at = standing()
    foes, boromir = at.play("1U105"), at.play(BOROMIR)
    guard = at.play(ally("Guard of the Citadel", culture="gondor"))
    at.play(GIMLI)
    orc, uruk = at.play(SAURON_ORC), at.play(URUK)
    game = at.maneuver().choose("use", foes)
    assert sorted([boromir, guard]) == sorted(game.choices())
    game.choose("choose", guard)
    assert (1, 1, 0) == (game.wounds(guard), game.wounds(orc), game.wounds(uruk))


@pytest.mark.card("1C119")
@pytest.mark.parametrize("ranger", [True, False])
def test_what_are_they(ranger: bool) -> None:
    """With a ranger to be spotted, a roaming minion is discarded; one at home is not."""
    at = standing(site=2)
    if ranger:
        at.play("3P122")
    roaming, orc = at.play(minion("Far From Home", site_number=6)), at.play(ORC)
    at.hand(0, "1C119")
    game = at.maneuver()
    assert ranger == game.offered("play", "1C119")
    if ranger:
        game.choose("play", "1C119")
        assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, roaming, orc)


@pytest.mark.card("3C37")
def test_answering_the_cries() -> None:
    """A tale of Gondor from hand makes a companion of Gondor stronger by two."""
    at = standing()
    answer, boromir = at.play("3C37"), at.play(BOROMIR)
    tale, other = at.hand(0, condition("Tale", culture="gondor", keywords=(("tale", 1),)), "1C24")
    game = at.skirmish(boromir, at.play(ORC)).choose("use", answer)
    assert ([terms.DISCARD_PILE, terms.HAND], 9) == (zones(game, tale, other), game.strength(boromir))
    assert not game.offered("use", answer)


@pytest.mark.card("3P122")
def test_boromir_heals_at_the_price_of_twilight() -> None:
    """Two tokens for each wound."""
    at = standing()
    boromir = at.play("3P122", wounds=2)
    game = at.fellowship().choose("use", boromir).choose("use", boromir)
    assert (0, 4) == (game.wounds(boromir), game.table.twilight)


# The Shire.


@pytest.mark.card("2C102")
def test_frodo_carries_things_cheaply() -> None:
    """Items and tales of the Shire cost one less on him, not on others; other conditions cost the same."""
    at = standing(frodo="2C102")
    sam = at.play(SAM)
    sword, tale, note = at.hand(
        0,
        "1C299",
        condition("Song", culture="shire", cost=2, keywords=(("tale", 1),)),
        condition("Note", culture="shire", cost=2),
    )
    table = at.fellowship().table
    frodo = at.frodo()
    assert [0, 1, 2] == [twilight_cost(table, one, frodo) for one in (sword, tale, note)]
    assert [1, 2] == [twilight_cost(table, one, sam) for one in (sword, tale)]


@pytest.mark.card("3C108")
@pytest.mark.parametrize(("foe", "wounds"), [(ORC, 1), (URUK, 0)])
def test_a_frying_pan(foe: str, wounds: int) -> None:
    """Its bearer exerts to wound an Orc in his skirmish."""
    at = standing()
    sam, enemy, bystander = at.play(SAM), at.play(foe), at.play(ORC)
    pan = at.play("3C108", on=sam)
    game = at.skirmish(sam, enemy).choose("use", pan)
    assert (wounds, 0, 1) == (game.wounds(enemy), game.wounds(bystander), game.wounds(sam))


@pytest.mark.card("3C112")
@pytest.mark.parametrize("hobbits", [1, 2])
def test_seek_and_hide(hobbits: int) -> None:
    """With two companions of the Shire, Frodo among them, a minion loses its damage bonuses for the skirmish."""
    at = standing()
    who = at.play(SAM) if hobbits == 2 else at.play(GIMLI)
    uruk = at.play("1C154")
    at.hand(0, "3C112")
    game = at.skirmish(who, uruk)
    assert (hobbits == 2) == game.offered("play", "3C112")
    if hobbits == 2:
        game.choose("play", "3C112")
        assert 0 == keyword(game.table, uruk, terms.DAMAGE)
