"""Ringwraith cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, hand_over, in_rohan, zones
from tests.lotr.positions import Playing
from tests.lotr.samples import ally, companion, minion

PLAIN_NAZG_L = minion("Plain Nazgûl", culture="wraith", race="nazgul", strength=9, vitality=3)
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
CULTURES = (GIMLI, LEGOLAS, EOMER)
"""Three cultures besides Frodo's: two beyond two."""
HERO = companion("Hero", strength=9, vitality=5)


def falls(game: Playing) -> Playing:
    """The skirmish is resolved, and the loser overwhelmed."""
    game.passes()
    while game.offered("suffer"):
        game.choose("suffer")
    return game


@pytest.mark.card("6U83")
@pytest.mark.parametrize(("hand", "offered"), [(2, True), (1, False)])
def test_a_fell_beast(hand: int, offered: bool) -> None:
    """Two cards are discarded to play it; the Nazgûl is two stronger, and fierce."""
    at = in_rohan(4)
    nazgul = at.play(PLAIN_NAZG_L)
    cards = at.hand(1, *["4C297"] * hand)
    at.hand(1, "6U83")
    game = at.shadow()
    assert offered == game.offered("play", "6U83")
    if offered:
        game.choose("play", "6U83")
        assert (11, 1) == (game.strength(nazgul), keyword(game.table, nazgul, terms.FIERCE))
        assert [terms.DISCARD_PILE] * 2 == zones(game, *cards)


@pytest.mark.card("6U86")
def test_lemenya_carries_a_companion_off() -> None:
    """He exerts, three cards are discarded, and a companion goes back to hand without his things; never Frodo."""
    at = in_rohan(4)
    eomer, legolas = at.play(EOMER), at.play(LEGOLAS)
    bow = at.play("4U62", on=legolas)
    lemenya = at.play("6U86")
    cards = at.hand(1, PLAIN_ORC, PLAIN_ORC, PLAIN_ORC)
    game = hand_over(at.regroup()).choose("use", lemenya)
    assert (1, sorted([eomer, legolas])) == (game.asked, sorted(game.choices()))
    game.choose("choose", legolas)
    assert [terms.HAND, terms.DISCARD_PILE, terms.PLAY] == zones(game, legolas, bow, eomer)
    assert ((legolas,), 1) == (game.table.players[0].hand, game.wounds(lemenya))
    assert [terms.DISCARD_PILE] * 3 == zones(game, *cards)


@pytest.mark.card("6U87")
@pytest.mark.parametrize(("companions", "nazgul", "wounds"), [(3, True, 2), (2, True, 1), (1, True, 0), (3, False, 0)])
def test_nertea_hunts_the_ring_bound(companions: int, nazgul: bool, wounds: int) -> None:
    """With another Nazgûl, the Free Peoples player exerts a Ring-bound companion for each culture beyond two."""
    at = in_rohan(4).pool(4)
    for hero in CULTURES[:companions]:
        at.play(hero)
    if nazgul:
        at.play(PLAIN_NAZG_L)
    at.hand(1, "6U87")
    game = at.shadow().choose("play", "6U87")
    assert wounds == game.wounds(at.frodo())


@pytest.mark.card("6P122")
@pytest.mark.parametrize("exerting", [True, False])
def test_the_witch_king_rejoices(exerting: bool) -> None:
    """When a Nazgûl kills a companion in a skirmish, another exerts or an ally is wounded twice."""
    at = in_rohan(4)
    victim, hero, helper = at.play(companion("Victim", strength=1)), at.play(HERO), at.play(ally("Helper", vitality=4))
    at.play("6P122")
    game = falls(at.skirmish(victim, at.play(PLAIN_NAZG_L)))
    assert 1 == game.asked
    game.choose("choice", amount=1 if exerting else 2)
    if exerting:
        game.choose("choose", hero)
    assert (terms.DEAD_PILE, int(exerting), 0 if exerting else 2) == (
        game.zone(victim),
        game.wounds(hero),
        game.wounds(helper),
    )


@pytest.mark.card("6P122")
def test_the_witch_king_and_the_deeds_of_orcs() -> None:
    """A companion whom an Orc kills is nothing to him."""
    at = in_rohan(4)
    victim = at.play(companion("Victim", strength=1))
    at.play(ally("Helper", vitality=4))
    at.play("6P122")
    game = falls(at.skirmish(victim, at.play(PLAIN_ORC)))
    assert (terms.DEAD_PILE, False) == (game.zone(victim), game.offered("choice"))
