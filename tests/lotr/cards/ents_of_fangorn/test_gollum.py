"""Gollum cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import MERRY, burdens, in_rohan, zones
from tests.lotr.samples import companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)
HERO = companion("Hero", strength=9, vitality=5)


@pytest.mark.card("6C38")
@pytest.mark.parametrize("winner", ["6C45", MERRY])
def test_do_not_follow_the_lights(winner: str) -> None:
    """When Sméagol has won a skirmish, a burden discards a minion, any of them."""
    at = in_rohan()
    hero, other = at.play(winner), at.play(PLAIN_ORC)
    at.hand(0, "6C38")
    game = at.skirmish(hero, at.play(minion("Weak", strength=1))).passes()
    while game.offered("suffer") and not game.offered("respond"):
        game.choose("suffer")
    assert (winner == "6C45") == game.offered("respond")
    if winner == "6C45":
        game.choose("respond")
        if game.options("choose"):
            game.choose("choose", other)
        assert (1, terms.DISCARD_PILE) == (burdens(game), game.zone(other))


@pytest.mark.card("6R39")
@pytest.mark.parametrize(("foe", "wounds"), [(PLAIN_ORC, 1), (PLAIN_NAZG_L, 2)])
def test_do_not_look_at_them(foe: str, wounds: int) -> None:
    """Three cards wound the minion Sméagol fights, a Ringwraith twice."""
    at = in_rohan(4)
    smeagol, enemy, lights = at.play("6C45"), at.play(foe), at.play("6R39")
    cards = at.hand(0, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(smeagol, enemy).choose("use", lights)
    assert (wounds, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


@pytest.mark.card("6R39")
def test_who_does_not_fight_smeagol() -> None:
    """A minion in the skirmish of another is not wounded; what was paid is gone."""
    at = in_rohan(4)
    at.play("6C45")
    enemy, lights = at.play(PLAIN_ORC), at.play("6R39")
    cards = at.hand(0, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(at.play(HERO), enemy).choose("use", lights)
    assert (0, [terms.DISCARD_PILE] * 3) == (game.wounds(enemy), zones(game, *cards))


@pytest.mark.card("6C45")
def test_smeagol_is_a_burden() -> None:
    """To play him a burden is added; he is bound to the Ring, and of no race."""
    at = in_rohan()
    [smeagol] = at.hand(0, "6C45")
    game = at.fellowship().choose("play", smeagol)
    assert (1, terms.PLAY, "") == (burdens(game), game.zone(smeagol), game.table.cards[smeagol].printed.race)
    assert game.table.cards[smeagol].printed.ring_bound


@pytest.mark.card("6C45")
def test_smeagol_throws_cards_away() -> None:
    """Each card from hand makes him one stronger in the skirmish."""
    at = in_rohan()
    smeagol = at.play("6C45")
    at.hand(0, PLAIN_ORC, PLAIN_ORC)
    game = at.skirmish(smeagol, at.play(PLAIN_ORC)).choose("use", smeagol)
    if game.options("choose"):
        game.choose("choose")
    assert (4, 1) == (game.strength(smeagol), len(game.table.players[0].hand))
