"""Gollum cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.meaning.modifiers import keyword
from inglenook.lotr.meaning.positions import ring_bound
from inglenook.lotr.words import terms
from tests.lotr.cards.standing import GIMLI, LEGOLAS, burdens, choices_of, hand_over, in_rohan
from tests.lotr.samples import ally, companion, minion

ORC = minion("Orc", strength=5, vitality=4)
OLD_NOSER = "5C28"


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_comes_with_a_burden() -> None:
    """He costs a burden, and is Ring-bound."""
    at = in_rohan()
    at.hand(0, OLD_NOSER)
    game = at.fellowship().choose("play", OLD_NOSER)
    (smeagol,) = game.in_play(OLD_NOSER)
    assert (1, True) == (burdens(game), ring_bound(game.table, smeagol))


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_smells_what_is_coming() -> None:
    """Two exertions: for each Shadow card among the top four a wound, and all four go beneath, as he likes."""
    at = in_rohan()
    smeagol, orc = at.play(OLD_NOSER), at.play(ORC)
    first, second, third, fourth, fifth = at.deck(0, ORC, GIMLI, ORC, LEGOLAS, ORC)
    game = at.regroup().choose("use", smeagol).choose_all(fourth, third, second, first)
    assert (2, 2) == (game.wounds(orc), game.wounds(smeagol))
    assert (fifth, fourth, third, second, first) == game.table.players[0].deck


@pytest.mark.card(OLD_NOSER)
def test_the_old_noser_needs_the_strength_for_it() -> None:
    """With two wounds of four he can exert but once more."""
    at = in_rohan()
    smeagol = at.play(OLD_NOSER, wounds=2)
    at.deck(0, ORC, ORC, ORC, ORC)
    assert not at.regroup().offered("use", smeagol)


TREACHEROUS, STINKER, SLINKER = "5C24", "5R25", "5R29"
LOOK, WRETCH = "5U26", "5C27"
HERO = companion("Hero", strength=1, vitality=9)


@pytest.mark.card(TREACHEROUS)
def test_the_treacherous_creature_slips_away() -> None:
    """He is discarded, and a companion or an ally exerts, no minion."""
    at = in_rohan()
    gollum, gimli, friend = at.play(TREACHEROUS), at.play(GIMLI), at.play(ally("Friend"))
    at.play(ORC)
    game = hand_over(at.regroup()).choose("use", gollum)
    assert sorted([at.frodo(), gimli, friend]) == choices_of(game, 1)
    game.choose("choose", gimli)
    assert (terms.DISCARD_PILE, 1, 0) == (game.zone(gollum), game.wounds(gimli), game.wounds(friend))


@pytest.mark.card(STINKER)
@pytest.mark.parametrize("number", [0, 1, 4])
def test_stinker_thrives_on_burdens(number: int) -> None:
    """He gets +1 for each."""
    at = in_rohan().burdens(number)
    gollum, orc = at.play(STINKER), at.play(ORC)
    game = at.skirmish(at.play(HERO), gollum)
    assert (5 + number, 5) == (game.strength(gollum), game.strength(orc))


@pytest.mark.card(STINKER)
@pytest.mark.parametrize(("id", "verb", "added"), [(STINKER, "respond", 1), (STINKER, "pass", 0), (ORC, "", 0)])
def test_stinker_wins(id: str, verb: str, added: int) -> None:
    """Each time he wins a skirmish he may add a burden; another minion adds none."""
    at = in_rohan()
    if id != STINKER:
        at.play(STINKER)
    foe = at.play(id)
    game = at.skirmish(at.play(HERO), foe).passes()
    if verb:
        game.choose(verb)
    assert added == burdens(game)


@pytest.mark.card(LOOK)
@pytest.mark.parametrize(("id", "offered"), [(SLINKER, True), (STINKER, True), (GIMLI, False), (ORC, False)])
def test_look_at_him(id: str, offered: bool) -> None:
    """Where Sméagol or Gollum is, a token is added for each burden."""
    at = in_rohan().burdens(3).pool(1)
    at.play(id)
    at.hand(1, LOOK)
    game = at.shadow()
    assert offered == game.offered("play", LOOK)
    if offered:
        before = game.table.twilight
        assert before + 3 == game.choose("play", LOOK).table.twilight


@pytest.mark.card(WRETCH)
def test_a_poor_wretch() -> None:
    """Sméagol alone bears it; it is discarded to make him damage +1."""
    at = in_rohan()
    at.play(GIMLI)
    at.hand(0, WRETCH)
    assert not at.fellowship().offered("play", WRETCH)
    at = in_rohan()
    smeagol = at.play(SLINKER)
    wretch = at.play(WRETCH, on=smeagol)
    game = at.skirmish(smeagol, at.play(ORC))
    assert (4, 0) == (game.strength(smeagol), keyword(game.table, smeagol, terms.DAMAGE))
    game.choose("use", wretch)
    assert (terms.DISCARD_PILE, 1) == (game.zone(wretch), keyword(game.table, smeagol, terms.DAMAGE))


@pytest.mark.card(SLINKER)
def test_slinker_comes_with_a_burden_and_takes_no_wounds_for_one() -> None:
    """A burden to play him; another makes him two stronger in a skirmish, and he is not wounded."""
    at = in_rohan()
    at.hand(0, SLINKER)
    game = at.fellowship().choose("play", SLINKER)
    [smeagol] = game.in_play(SLINKER)
    assert (1, True) == (burdens(game), ring_bound(game.table, smeagol))
    at = in_rohan()
    smeagol = at.play(SLINKER)
    game = at.skirmish(smeagol, at.play(minion("Orc of Seven", strength=7))).choose("use", smeagol)
    assert (1, 5) == (burdens(game), game.strength(smeagol))
    game.passes()
    assert (0, terms.PLAY) == (game.wounds(smeagol), game.zone(smeagol))
