"""Events of the Shire in The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.abilities import Action
from inglenook.lotr.dsl.facade import heal
from inglenook.lotr.dsl.filters import COMPANION
from tests.lotr.cards.standing import (
    GIMLI,
    MERRY,
    SAM,
    burdens,
    choices_of,
    standing,
)
from tests.lotr.samples import event, minion

BOUNDER = "1C286"
ORC = minion("Orc", strength=5, vitality=3)
SALVE = event("Salve", Action((terms.FELLOWSHIP,), (heal(COMPANION),)))
TWO_SALVES = event("Two Salves", Action((terms.FELLOWSHIP,), (heal(COMPANION, 2),)))


@pytest.mark.card("1C287")
def test_resilience_takes_a_burden_instead_of_a_wound() -> None:
    """Extraordinary Resilience: a burden is removed instead of healing the Ring-bearer once."""
    at = standing().burdens(3)
    atoms.set_wounds(at.table, at.frodo(), 3)
    at.hand(0, TWO_SALVES, "1C287", SAM)
    game = at.fellowship().choose("play", TWO_SALVES).choose("respond", "1C287")
    assert (2, 2, 0) == (burdens(game), game.wounds(at.frodo()), game.table.twilight)


@pytest.mark.card("1C287")
@pytest.mark.parametrize("played", [True, False])
def test_resilience_may_stay_in_hand(played: bool) -> None:
    """Extraordinary Resilience: a player may decline the event and heal the Ring-bearer."""
    at = standing().burdens(3)
    atoms.set_wounds(at.table, at.frodo(), 1)
    at.hand(0, SALVE, "1C287", SAM)
    game = at.fellowship().choose("play", SALVE).choose(*(("respond", "1C287") if played else ("pass",)))
    assert ((2, 1) if played else (3, 0)) == (burdens(game), game.wounds(at.frodo()))


@pytest.mark.card("1C287")
@pytest.mark.rule("LR-26.34")
def test_resilience_is_the_ring_bearers() -> None:
    """Extraordinary Resilience: only the Ring-bearer's healing can be replaced, and only with a burden to remove."""
    at = standing().burdens(3)
    gimli = at.play(GIMLI, wounds=1)
    at.hand(0, SALVE, "1C287", SAM)
    game = at.fellowship().choose("play", SALVE)
    assert (False, 0) == (game.offered("respond", "1C287"), game.wounds(gimli))
    at = standing()
    atoms.set_wounds(at.table, at.frodo(), 1)
    at.hand(0, SALVE, "1C287", SAM)
    game = at.fellowship().choose("play", SALVE)
    if game.offered("respond", "1C287"):
        game.choose("respond", "1C287")
    assert 0 == game.wounds(at.frodo())


@pytest.mark.card("1U293")
def test_halfling_deftness() -> None:
    """Halfling Deftness: a Hobbit, even an ally, exerts to be strength +3 in this skirmish."""
    at = standing()
    merry, sam, bounder = at.play(MERRY), at.play(SAM, wounds=3), at.play(BOUNDER)
    at.play(GIMLI)
    at.hand(0, "1U293")
    game = at.skirmish(merry, at.play(ORC)).choose("play", "1U293")
    assert sorted([merry, bounder, at.frodo()]) == choices_of(game)
    before = game.strength(merry), game.strength(sam)
    game.choose("choose", merry)
    assert (before[0] + 3, before[1], 1) == (game.strength(merry), game.strength(sam), game.wounds(merry))
    game.passes()
    assert before[0] == game.strength(merry)


@pytest.mark.card("1C298")
def test_later_stealth_makes_a_hobbit_stronger() -> None:
    """Hobbit Stealth: from site 6 on, any Hobbit is strength +2."""
    at = standing(6)
    sam, merry = at.play(SAM), at.play(MERRY)
    at.play(GIMLI)
    at.hand(0, "1C298")
    game = at.skirmish(sam, at.play(ORC)).choose("play", "1C298")
    assert sorted([sam, merry, at.frodo()]) == choices_of(game)
    assert 5 == game.choose("choose", sam).strength(sam)


@pytest.mark.card("1R308")
def test_power_according_to_his_stature() -> None:
    """Power According to His Stature: a burden is added to wound each minion skirmishing the Ring-bearer."""
    at = standing().burdens(1)
    first, second, idle = (at.play(ORC) for _orc in range(3))
    at.hand(0, "1R308")
    game = at.skirmish(at.frodo(), first, second).choose("play", "1R308")
    found = (burdens(game), game.wounds(first), game.wounds(second), game.wounds(idle), game.wounds(at.frodo()))
    assert (2, 1, 1, 0, 0) == found


@pytest.mark.card("1R308")
def test_his_stature_does_nothing_for_others() -> None:
    """Power According to His Stature: a burden is added without effect in another companion's skirmish (LR-26.22)."""
    at = standing().burdens(1)
    sam, orc = at.play(SAM), at.play(ORC)
    at.hand(0, "1R308")
    game = at.skirmish(sam, orc).choose("play", "1R308")
    assert (2, 0) == (burdens(game), game.wounds(orc))


@pytest.mark.card("1C315")
@pytest.mark.parametrize("phase", [terms.MANEUVER, terms.SKIRMISH])
def test_stout_and_sturdy(phase: str) -> None:
    """Stout and Sturdy: any Hobbit, companion or ally, is healed in the maneuver or skirmish phase."""
    at = standing()
    sam, bounder, gimli = at.play(SAM, wounds=2), at.play(BOUNDER, wounds=1), at.play(GIMLI, wounds=1)
    at.hand(0, "1C315")
    orc = at.play(ORC)
    game = at.maneuver() if phase == terms.MANEUVER else at.skirmish(sam, orc)
    game.choose("play", "1C315")
    assert sorted([sam, bounder]) == choices_of(game)
    game.choose("choose", sam)
    assert (1, 1, 1) == (game.wounds(sam), game.wounds(bounder), game.wounds(gimli))


@pytest.mark.card("1C315")
def test_stout_and_sturdy_in_no_other_phase() -> None:
    """Stout and Sturdy: the event cannot be played in the fellowship phase or the regroup phase."""
    for regroup in (True, False):
        at = standing()
        at.play(SAM, wounds=2)
        at.hand(0, "1C315")
        game = at.regroup() if regroup else at.fellowship()
        assert not game.offered("play", "1C315")


APPETITE = "1C294"


@pytest.mark.card(APPETITE)
@pytest.mark.parametrize("food", [0, 1, 3, 4])
def test_a_hobbit_eats(food: int) -> None:
    """Hobbit Appetite: any number of tokens are added to heal a Hobbit companion that many times."""
    at = standing().pool(1)
    sam, bounder, gimli = at.play(SAM, wounds=3), at.play(BOUNDER, wounds=1), at.play(GIMLI, wounds=1)
    atoms.set_wounds(at.table, at.frodo(), 1)
    at.hand(0, APPETITE, MERRY)
    game = at.fellowship().choose("play", APPETITE)
    assert [0, 1, 2, 3, 4] == sorted(option.amount for option in game.options("number"))
    game.choose("number", amount=food)
    if game.offered("choose"):
        assert sorted([sam, at.frodo()]) == choices_of(game)
        game.choose("choose", sam)
    found = (game.wounds(sam), game.wounds(at.frodo()), game.wounds(bounder), game.wounds(gimli))
    assert ((max(0, 3 - food), 1, 1, 1), 1 + food) == (found, game.table.twilight)
