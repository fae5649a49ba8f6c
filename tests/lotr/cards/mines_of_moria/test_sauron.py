"""Sauron cards of Mines of Moria."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from inglenook.lotr.words.abilities import Action
from inglenook.lotr.words.effects import Draw, Effect, MoveCards, Spot
from inglenook.lotr.words.facade import add_burdens
from inglenook.lotr.words.filters import ANYTHING, RANGER
from tests.lotr.cards.standing import (
    ARAGORN,
    BOROMIR,
    GIMLI,
    LEGOLAS,
    burdens,
    standing,
)
from tests.lotr.samples import event, minion

STRONG_ORC_OF_MORDOR = minion("Orc of Mordor", strength=9, vitality=4, culture="sauron")
TRACKING_ORC = minion("Tracking Orc", vitality=4, culture="sauron", keywords=(("tracker", 1),))
CAVE_ORC = minion("Cave Orc", strength=9, vitality=4, culture="moria")


def plan(*costs: Effect, effects: tuple[Effect, ...] = ()) -> str:
    """A Free Peoples event with such a cost, that adds three burdens."""
    return event("Plan", Action((terms.MANEUVER,), (*effects, add_burdens(3)), costs))


@pytest.mark.card("2C89")
def test_an_orc_scout_may_be_discarded_instead() -> None:
    """An exhausted one still can."""
    at = standing(site=6)
    at.play(ARAGORN)
    scout = at.play("2C89", wounds=1)
    id = plan(Spot(RANGER))
    at.hand(0, id)
    game = at.maneuver().choose("play", id).choose("respond", scout)
    assert (0, terms.DISCARD_PILE) == (burdens(game), game.zone(scout))


@pytest.mark.card("2U92")
@pytest.mark.parametrize(("tracker", "cards"), [(False, 1), (True, 2)])
def test_spies_of_mordor(tracker: bool, cards: int) -> None:
    """A move in the regroup phase lets their player draw a card, or two with a tracker of Sauron."""
    at = standing(site=3)
    spies = at.play("2U92")
    at.hand(1, *[STRONG_ORC_OF_MORDOR] * 8)
    at.deck(1, STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR, STRONG_ORC_OF_MORDOR)
    if tracker:
        at.play(TRACKING_ORC)
    game = at.regroup().pass_().pass_()
    while not game.offered("move"):
        game.pass_()
    game.choose("move").choose("respond", spies)
    assert 8 + cards == len(game.table.players[1].hand)


@pytest.mark.card("2U92")
def test_spies_do_not_watch_the_first_move() -> None:
    """A move in the fellowship phase is not answered; and the card needs an Orc of Sauron to be played."""
    at = standing(site=3)
    at.play("2U92")
    at.deck(1, STRONG_ORC_OF_MORDOR)
    game = at.fellowship().choose("move")
    assert (False, 0) == (game.offered("respond"), len(game.table.players[1].hand))
    at = standing(site=3).pool(5)
    at.hand(1, "2U92")
    at.play(CAVE_ORC)
    assert not at.shadow().offered("play", "2U92")


@pytest.mark.card("2C95")
@pytest.mark.parametrize(("id", "strength"), [(BOROMIR, 13), (LEGOLAS, 13), (GIMLI, 11)])
def test_a_vile_blade(id: str, strength: int) -> None:
    """Two more against Men and Elves, beside its own two."""
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.play("2C95", on=orc)
    assert strength == at.skirmish(at.play(id), orc).strength(orc)


VERILY = "2R94"


@pytest.mark.card(VERILY)
def test_verily_each_card_drawn_is_a_burden() -> None:
    """Two cards by an effect in the fellowship phase: two burdens."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.deck(0, GIMLI, LEGOLAS, BOROMIR)
    assert 2 == burdens(at.after(Draw(2)))


@pytest.mark.card(VERILY)
def test_verily_a_card_taken_into_hand_is_a_burden() -> None:
    """Out of the discard pile, too; what an opponent draws is none."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.discard(0, GIMLI)
    at.deck(1, GIMLI)
    assert 1 == burdens(at.after(Draw(1, terms.AN_OPPONENT), MoveCards(ANYTHING, terms.DISCARD_PILE, terms.HAND)))


@pytest.mark.card(VERILY)
def test_verily_not_in_other_phases() -> None:
    """In the maneuver phase a card is drawn for nothing."""
    at = standing()
    at.play(VERILY, on=at.frodo())
    at.play(CAVE_ORC)
    find = event("Find", Action((terms.MANEUVER,), (Draw(1),)))
    at.hand(0, find)
    at.deck(0, GIMLI)
    assert 0 == burdens(at.maneuver().choose("play", find))


@pytest.mark.card(VERILY)
def test_verily_an_orc_of_sauron_exerts_for_it() -> None:
    """It is played on the Ring-bearer, and needs such an Orc."""
    at = standing()
    at.play(CAVE_ORC)
    at.hand(1, VERILY)
    assert not at.shadow().offered("play", VERILY)
    at = standing()
    orc = at.play(STRONG_ORC_OF_MORDOR)
    at.hand(1, VERILY)
    game = at.shadow().choose("play", VERILY)
    (condition,) = game.in_play(VERILY)
    assert (game.table.players[0].ring_bearer, 1) == (game.table.cards[condition].bearer, game.wounds(orc))
