"""The One Ring, in the two versions of The Two Towers."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import burdens, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import minion

STRIKES_TWICE = minion("Strikes Twice", strength=5, vitality=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1)))
RIDDLES = "4R1"


def fights(ring: str) -> Playing:
    """Returns a skirmish that Frodo loses to a minion with damage +1."""
    at = standing(site=4, ring=ring)
    return at.skirmish(at.frodo(), at.play(STRIKES_TWICE))


def hurt(game: Playing) -> tuple[int, int]:
    """Returns the wounds and burdens of the Ring-bearer."""
    return game.wounds(game.table.players[0].ring_bearer), burdens(game)


@pytest.mark.card(RIDDLES)
def test_put_on_by_an_action() -> None:
    """The One Ring: a burden is added to put it on in a skirmish for strength +2, and wounds become burdens."""
    game = fights(RIDDLES)
    frodo = game.table.defender
    assert 3 == game.strength(frodo)
    game.choose("use", RIDDLES)
    assert (5, (0, 1)) == (game.strength(frodo), hurt(game))
    game.pass_().pass_()
    assert (0, 3) == hurt(game)  # equal strengths are a victory of the Shadow


@pytest.mark.card(RIDDLES)
def test_not_put_on_by_a_wound() -> None:
    """The One Ring: this version cannot be put on as a response to a wound."""
    game = fights(RIDDLES).pass_().pass_()
    assert ((2, 0), False) == (hurt(game), game.table.players[0].wearing)


@pytest.mark.card(RIDDLES)
def test_only_in_a_skirmish() -> None:
    """The One Ring: it can be put on in any companion's skirmish, but not in the maneuver phase."""
    at = standing(site=4, ring=RIDDLES)
    at.play(STRIKES_TWICE)
    assert not at.maneuver().offered("use", RIDDLES)
    at = standing(site=4, ring=RIDDLES)
    game = at.skirmish(at.play("1U12"), at.play(STRIKES_TWICE)).choose("use", RIDDLES)
    assert (5, 1) == (game.strength(at.frodo()), burdens(game))


@pytest.mark.card(RIDDLES)
def test_the_tenth_burden_for_the_ring_is_one_too_many() -> None:
    """The One Ring: a tenth burden paid to put it on corrupts Frodo."""
    at = standing(site=4, ring=RIDDLES).burdens(9)
    game = at.skirmish(at.frodo(), at.play(STRIKES_TWICE)).choose("use", RIDDLES)
    assert (1,) == game.table.winners
