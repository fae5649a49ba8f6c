"""Shire events of The Two Towers that add a burden or discard a Hobbit."""

from __future__ import annotations

import pytest

from inglenook.lotr import atoms
from inglenook.lotr.dsl import terms
from inglenook.lotr.dsl.cards import On
from inglenook.lotr.dsl.filters import CHARACTER
from tests.lotr.cards.standing import GIMLI, MERRY, PIPPIN, SAM, burdens, in_rohan, zones
from tests.lotr.positions import FRODO
from tests.lotr.samples import ally, companion, condition, minion, possession

ORC = minion("Orc", strength=5, vitality=4)
FRIEND = companion("Friend", signet="frodo", strength=5, vitality=4)
STRANGER = companion("Stranger", signet="gandalf", strength=5, vitality=4)
LIGHT, AFFAIRS, SEVEN, WARMED = "4U309", "4U312", "4U318", "4C322"


@pytest.mark.card(LIGHT)
def test_a_light_shines_for_the_ring_bound() -> None:
    """Light Shining Faintly: a burden is added to heal a Ring-bound companion twice."""
    at = in_rohan()
    sam, merry, bearer = at.play(SAM, wounds=3), at.play(MERRY, wounds=2), at.frodo()
    at.play(ally("Bound Ally", keywords=((terms.RING_BOUND_KEYWORD, 1),)), wounds=1)
    atoms.set_wounds(at.table, bearer, 1)
    at.hand(0, LIGHT)
    game = at.fellowship().choose("play", LIGHT)
    assert (0, sorted([bearer, sam])) == (game.asked, sorted(game.choices()))
    game.choose("choose", sam)
    assert (1, [1, 2, 1]) == (burdens(game), [game.wounds(one) for one in (sam, merry, bearer)])


@pytest.mark.card(AFFAIRS)
def test_mind_your_own_affairs() -> None:
    """Mind Your Own Affairs: a burden is added to wound a minion fighting a companion with Frodo's signet."""
    at = in_rohan()
    friend, first, second, idle = at.play(FRIEND), at.play(ORC), at.play(ORC), at.play(ORC)
    at.hand(0, AFFAIRS)
    game = at.skirmish(friend, first, second).choose("play", AFFAIRS)
    assert sorted([first, second]) == sorted(game.choices())
    game.choose("choose", second)
    assert (1, [0, 1, 0]) == (burdens(game), [game.wounds(one) for one in (first, second, idle)])


@pytest.mark.card(AFFAIRS)
@pytest.mark.parametrize(("id", "bearer", "wounds"), [(STRANGER, FRODO, 0), (FRIEND, SAM, None)])
def test_whose_affairs_they_are(id: str, bearer: str, wounds: int | None) -> None:
    """Mind Your Own Affairs: Frodo must be spotted, and only a companion with his signet counts."""
    at = in_rohan(frodo=bearer)
    orc = at.play(ORC)
    at.hand(0, AFFAIRS)
    game = at.skirmish(at.play(id), orc)
    assert (wounds is not None) == game.offered("play", AFFAIRS)
    if wounds is not None:
        game.choose("play", AFFAIRS)
        assert (1, wounds) == (burdens(game), game.wounds(orc))


@pytest.mark.card(SEVEN)
def test_seven_we_had() -> None:
    """Seven We Had: a burden is added to discard a condition of either side borne by a Hobbit."""
    at = in_rohan()
    merry, gimli = at.play(MERRY), at.play(GIMLI)
    curse = at.play(condition("Curse", side=terms.SHADOW, on=On(CHARACTER)), on=merry)
    song = at.play(condition("Song", on=On(CHARACTER)), on=at.frodo())
    at.play(condition("Chain", side=terms.SHADOW, on=On(CHARACTER)), on=gimli)
    at.play(possession("Cloak", on=On(CHARACTER)), on=merry)
    at.hand(0, SEVEN)
    game = at.fellowship().choose("play", SEVEN)
    assert sorted([curse, song]) == sorted(game.choices())
    game.choose("choose", curse)
    assert (1, [terms.DISCARD_PILE, terms.PLAY]) == (burdens(game), zones(game, curse, song))


@pytest.mark.card(WARMED)
def test_warmed_up_a_bit() -> None:
    """Warmed Up a Bit: an unbound Hobbit is discarded."""
    at = in_rohan()
    merry, pippin = at.play(MERRY), at.play(PIPPIN)
    at.play(SAM)
    at.play(GIMLI)
    at.hand(0, WARMED)
    game = at.skirmish(merry, at.play(ORC)).choose("play", WARMED)
    assert (0, sorted([merry, pippin])) == (game.asked, sorted(game.choices()))
    game.choose("choose", merry)
    assert [terms.DISCARD_PILE, terms.PLAY] == zones(game, merry, pippin)
