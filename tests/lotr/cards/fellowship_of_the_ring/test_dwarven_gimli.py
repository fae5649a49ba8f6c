"""Gimli of The Fellowship of the Ring and the possessions he bears."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.effects import Wound
from inglenook.lotr.dsl.facade import a
from inglenook.lotr.dsl.filters import Titled
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import GIMLI, card, standing
from tests.lotr.samples import companion, event, minion

GUARD = "1C7"
TOUGH_ORC = minion("Tough Orc", strength=5, vitality=6)
STRONG_ORC = minion("Orc", strength=9, vitality=4)
URUK = minion("Uruk", strength=9, vitality=4, culture="isengard", race="uruk-hai")


SON_OF_GLOIN, BATTLE_AXE, HELM = "1R13", "1R14", "1R15"


@pytest.mark.card(SON_OF_GLOIN)
def test_gimli_son_of_gloin_exerts_for_strength() -> None:
    """Gimli, Son of Glóin: he exerts as often as possible for strength +2 each time in the current skirmish."""
    at = standing(seats=3)
    gimli, guard = at.play(SON_OF_GLOIN), at.play(GUARD)
    game = at.skirmish(gimli, at.play(minion("Strong Orc", strength=11, vitality=4)))
    game.choose("use", gimli)
    assert (8, 1, 4) == (game.strength(gimli), game.wounds(gimli), game.strength(guard))
    game.pass_().pass_().choose("use", gimli)
    assert (10, 2, 1) == (game.strength(gimli), game.wounds(gimli), keyword(game.table, gimli, terms.DAMAGE))
    assert not game.pass_().pass_().offered("use", gimli)
    assert () != game.table.lasting
    assert () == game.passes(3).table.lasting


@pytest.mark.parametrize(
    ("id", "bearer", "strength", "damage"), [card(BATTLE_AXE, GIMLI, 8, 2), card("1R75", "1P364", 9, 1)]
)
def test_a_famous_weapon(id: str, bearer: str, strength: int, damage: int) -> None:
    """Gimli's Battle Axe and Glamdring: the named bearer is strength +2 and damage +1, and no other can bear it."""
    at = standing(seats=3)
    hero, other = at.play(bearer), at.play(companion("Other", race="dwarf"))
    at.hand(0, id)
    game = at.fellowship().choose("play", id)
    assert (strength, damage, 2) == (game.strength(hero), keyword(game.table, hero, terms.DAMAGE), game.table.twilight)
    assert (5, 0) == (game.strength(other), keyword(game.table, other, terms.DAMAGE))
    at = standing(seats=3)
    at.play(companion("Other", race="dwarf"))
    at.hand(0, id)
    assert not at.fellowship().offered("play", id)


@pytest.mark.card(BATTLE_AXE)
@pytest.mark.parametrize("strikes", [True, False])
def test_gimlis_battle_axe_strikes_another_orc(strikes: bool) -> None:
    """Gimli's Battle Axe: after winning, Gimli may wound any Orc, but not an Uruk-hai."""
    at = standing(seats=3)
    gimli, loser, other, uruk = at.play(GIMLI), at.play(TOUGH_ORC), at.play(STRONG_ORC), at.play(URUK)
    axe = at.play(BATTLE_AXE, on=gimli)
    game = at.skirmish(gimli, loser).passes(3)
    if strikes:
        game.choose("respond", axe)
        assert sorted([loser, other]) == sorted(game.choices())
        game.choose("choose", other)
    else:
        game.choose("pass")
    assert [int(strikes), 0] == [game.wounds(other), game.wounds(uruk)]


@pytest.mark.card(BATTLE_AXE)
def test_gimlis_battle_axe_is_for_his_victories() -> None:
    """Gimli's Battle Axe: no Orc is wounded if Gimli loses or another companion wins."""
    at = standing()
    gimli, guard = at.play(GIMLI), at.play(GUARD)
    axe = at.play(BATTLE_AXE, on=gimli)
    game = at.skirmish(gimli, at.play(minion("Hard Orc", strength=12, vitality=4))).pass_().pass_()
    assert (False, 1) == (game.offered("respond", axe), game.wounds(gimli))
    at = standing()
    gimli, guard, orc = at.play(GIMLI), at.play(GUARD), at.play(minion("Weak Orc", strength=1))
    axe = at.play(BATTLE_AXE, on=gimli)
    at.play(STRONG_ORC)
    game = at.skirmish(guard, orc).pass_().pass_()
    assert not game.offered("respond", axe)


CRUEL_ORC = minion("Cruel Orc", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))


@pytest.mark.card(HELM)
@pytest.mark.parametrize(("used", "wounds"), [(False, 1), (True, 0)])
def test_gimlis_helm(used: bool, wounds: int) -> None:
    """Gimli's Helm: he takes at most one wound in each skirmish phase, and none if the helm is discarded."""
    at = standing(seats=3)
    gimli = at.play(GIMLI)
    helm = at.play(HELM, on=gimli)
    game = at.skirmish(gimli, at.play(CRUEL_ORC))
    if used:
        game.choose("use", helm)
        assert terms.DISCARD_PILE == game.zone(helm)
        game.pass_()
    game.pass_().passes()
    assert wounds == game.wounds(gimli)


@pytest.mark.card(HELM)
def test_gimlis_helm_is_for_skirmishes_and_for_gimli() -> None:
    """Gimli's Helm: the helm protects only Gimli, and only in skirmish phases."""
    at = standing()
    gimli, guard = at.play(GIMLI), at.play(GUARD)
    at.play(HELM, on=gimli)
    at.play(STRONG_ORC)
    hit = event("Hit", Action((terms.MANEUVER,), (Wound(a(Titled("Gimli")), 2),)), side=terms.SHADOW)
    at.hand(1, hit)
    game = at.maneuver().pass_().choose("play", hit)
    assert 2 == game.wounds(gimli)
    at = standing()
    gimli, guard = at.play(GIMLI), at.play(companion("Tough Dwarf", race="dwarf", strength=5, vitality=4))
    at.play(HELM, on=gimli)
    game = at.skirmish(guard, at.play(CRUEL_ORC)).choose("use", HELM).pass_().pass_()
    assert 2 == game.wounds(guard)
    at = standing()
    at.play(GUARD)
    at.hand(0, HELM)
    assert not at.fellowship().offered("play", HELM)
