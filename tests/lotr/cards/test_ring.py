"""The versions of The One Ring: when each can be put on, and what it does to the Ring-bearer."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import burdens, standing
from tests.lotr.positions import Playing, Position
from tests.lotr.samples import minion

BANE, RULING, RULING_AGAIN, RIDDLES = "1R1", "1C2", "4C2", "4R1"
STRIKER = minion("Strikes Twice", strength=5, vitality=9, keywords=((terms.DAMAGE, 1), (terms.FIERCE, 1)))
ARCHER = minion("Shoots", strength=5, keywords=((terms.ARCHER, 1),))


def hurt(game: Playing) -> tuple[int, int]:
    """Wounds and burdens of the Ring-bearer."""
    return game.wounds(game.table.players[0].ring_bearer), burdens(game)


def fights(ring: str) -> Playing:
    """Frodo fights a minion that beats him and strikes twice."""
    at = standing(site=4, ring=ring)
    return at.skirmish(at.frodo(), at.play(STRIKER))


def rings(*rows: tuple[object, ...]) -> list[object]:
    """Rows about these Rings."""
    return [pytest.param(*row, marks=pytest.mark.card(str(row[0]))) for row in rows]


@pytest.mark.parametrize(("ring", "first", "second"), rings((BANE, 4, 2), (RULING, 2, 1), (RULING_AGAIN, 2, 1)))
def test_put_on_against_a_wound(ring: str, first: int, second: int) -> None:
    """At the first of two wounds, so that both become burdens; at the second, so that one does; or not at all."""
    game = fights(ring).pass_().pass_().choose("respond")
    assert ((0, first), True) == (hurt(game), game.table.players[0].wearing)
    game = fights(ring).pass_().pass_().pass_().choose("respond")
    assert (1, second) == hurt(game)
    game = fights(ring).pass_().pass_().pass_().pass_()
    assert ((2, 0), False) == (hurt(game), game.table.players[0].wearing)


@pytest.mark.parametrize("ring", rings((BANE,), (RULING,), (RULING_AGAIN,), (RIDDLES,)))
def test_worn_until_the_regroup_phase(ring: str) -> None:
    """In the fierce skirmish of the same turn it is still worn: no offer, no choice; then it comes off."""
    game = fights(ring)
    if ring == RIDDLES:
        game.choose("use", ring).pass_().pass_()
    else:
        game.pass_().pass_().choose("respond")
    before = burdens(game)
    seen = []
    while game.table.phase != terms.REGROUP:
        assert "prompt-respond-wound" != game.prompt
        seen.append(game.table.players[0].wearing)
        verb = next(verb for verb in ("assign", "pass") if game.offered(verb))
        game.choose(verb, game.table.players[0].ring_bearer if verb == "assign" else -1)
    assert (True, False) == (all(seen) and bool(seen), game.table.players[0].wearing)
    assert (0, 2 * before - (1 if ring == RIDDLES else 0)) == hurt(game)


@pytest.mark.parametrize(
    ("ring", "offered", "after"), rings((BANE, True, (0, 2)), (RULING, False, (1, 0)), (RULING_AGAIN, False, (1, 0)))
)
def test_an_arrow_outside_skirmishes(ring: str, offered: bool, after: tuple[int, int]) -> None:
    """Isildur's Bane can be put on against it, The Ruling Ring only in a skirmish."""
    at = standing(site=4, ring=ring)
    at.play(ARCHER)
    game = at.archery().pass_().pass_()
    assert offered == game.offered("respond", ring)
    if game.prompt == "prompt-respond-wound":
        game.choose("respond" if offered else "pass")
    assert after == hurt(game)


def shoots_at_the_wearer(ring: str) -> Playing:
    """Frodo wears the Ring and is hit by an arrow."""
    at: Position = standing(site=4, ring=ring).wears()
    at.play(ARCHER)
    return at.archery().pass_().pass_()


@pytest.mark.parametrize(
    ("ring", "after"), rings((BANE, (0, 2)), (RULING, (1, 0)), (RULING_AGAIN, (1, 0)), (RIDDLES, (1, 0)))
)
def test_an_arrow_while_wearing(ring: str, after: tuple[int, int]) -> None:
    """Only Isildur's Bane turns it into burdens."""
    assert after == hurt(shoots_at_the_wearer(ring))


# Answer To All Riddles.


@pytest.mark.card(RIDDLES)
def test_put_on_by_an_action() -> None:
    """In a skirmish, for a burden, before any wound: Frodo is two stronger, and wounds become a burden each."""
    game = fights(RIDDLES)
    frodo = game.table.defender
    assert 3 == game.strength(frodo)
    game.choose("use", RIDDLES)
    assert (5, (0, 1)) == (game.strength(frodo), hurt(game))
    game.pass_().pass_()
    assert (0, 3) == hurt(game)  # equal strengths are a victory of the Shadow


@pytest.mark.card(RIDDLES)
def test_not_put_on_by_a_wound() -> None:
    """It has no response: whoever does not use it in time is wounded."""
    game = fights(RIDDLES).pass_().pass_()
    assert ((2, 0), False) == (hurt(game), game.table.players[0].wearing)


@pytest.mark.card(RIDDLES)
def test_only_in_a_skirmish() -> None:
    """Not in the maneuver phase; but in a skirmish of another companion too."""
    at = standing(site=4, ring=RIDDLES)
    at.play(STRIKER)
    assert not at.maneuver().offered("use", RIDDLES)
    at = standing(site=4, ring=RIDDLES)
    game = at.skirmish(at.play("1U12"), at.play(STRIKER)).choose("use", RIDDLES)
    assert (5, 1) == (game.strength(at.frodo()), burdens(game))


@pytest.mark.card(RIDDLES)
def test_the_tenth_burden_for_the_ring_is_one_too_many() -> None:
    """The price corrupts him."""
    at = standing(site=4, ring=RIDDLES).burdens(9)
    game = at.skirmish(at.frodo(), at.play(STRIKER)).choose("use", RIDDLES)
    assert (1,) == game.table.winners
