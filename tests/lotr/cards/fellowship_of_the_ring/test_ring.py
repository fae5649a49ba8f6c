"""The One Ring, in the two versions of The Fellowship of the Ring."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from tests.lotr.cards.standing import burdens, standing
from tests.lotr.positions import Playing
from tests.lotr.samples import minion

RULING = "1C2"
BANE = "1R1"
RULING_AGAIN = "4C2"
STRIKES_TWICE = minion("Strikes Twice", strength=5, vitality=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1)))
SHOOTS = minion("Shoots", strength=5, keywords=((terms.ARCHER, 1),))


def fights(ring: str) -> Playing:
    """Returns a skirmish that Frodo loses to a minion with damage +1."""
    at = standing(site=4, ring=ring)
    return at.skirmish(at.frodo(), at.play(STRIKES_TWICE))


def hurt(game: Playing) -> tuple[int, int]:
    """Returns the wounds and burdens of the Ring-bearer."""
    return game.wounds(game.table.players[0].ring_bearer), burdens(game)


def rings(*rows: tuple[object, ...]) -> list[object]:
    """Returns test rows for the two versions of The One Ring."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


@pytest.mark.parametrize(("ring", "first", "second"), rings((BANE, 4, 2), (RULING, 2, 1), (RULING_AGAIN, 2, 1)))
def test_put_on_against_a_wound(ring: str, first: int, second: int) -> None:
    """The One Ring: it can be put on at the first of two wounds, at the second, or not at all."""
    game = fights(ring).pass_().pass_().choose("respond")
    assert ((0, first), True) == (hurt(game), game.table.players[0].wearing)
    game = fights(ring).pass_().pass_().pass_().choose("respond")
    assert (1, second) == hurt(game)
    game = fights(ring).pass_().pass_().pass_().pass_()
    assert ((2, 0), False) == (hurt(game), game.table.players[0].wearing)


@pytest.mark.parametrize(
    ("ring", "offered", "after"), rings((BANE, True, (0, 2)), (RULING, False, (1, 0)), (RULING_AGAIN, False, (1, 0)))
)
def test_an_arrow_outside_skirmishes(ring: str, offered: bool, after: tuple[int, int]) -> None:
    """The One Ring: Isildur's Bane can be put on against any wound, The Ruling Ring only in a skirmish."""
    at = standing(site=4, ring=ring)
    at.play(SHOOTS)
    game = at.archery().pass_().pass_()
    assert offered == game.offered("respond", ring)
    if game.prompt == "prompt-respond-wound":
        game.choose("respond" if offered else "pass")
    assert after == hurt(game)
