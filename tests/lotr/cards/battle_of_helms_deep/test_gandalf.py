"""Gandalf cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.dsl import terms
from inglenook.lotr.evaluation.modifiers import keyword
from tests.lotr.cards.standing import GANDALF, GIMLI, in_rohan
from tests.lotr.samples import ally, companion, minion

ORC = minion("Orc", strength=5, vitality=4)
FRIEND = companion("Friend", signet="gandalf", strength=5, vitality=3)
HILLS, FURY = "5R16", "5R18"


@pytest.mark.card(HILLS)
def test_a_friend_comes_down_from_the_hills() -> None:
    """Down From the Hills: Gandalf exerts three times to make an unbound companion with his signet stronger."""
    at = in_rohan()
    gandalf, friend, other = at.play(GANDALF), at.play(FRIEND), at.play(FRIEND)
    at.play(companion("Stranger", signet="frodo"))
    at.play(companion("Bound", signet="gandalf", keywords=((terms.RING_BOUND_KEYWORD, 1),)))
    at.play(ally("Ally", signet="gandalf"))
    at.play(ORC)
    at.hand(0, HILLS)
    game = at.maneuver().choose("play", HILLS)
    assert {friend, other} == set(game.choices()) - {gandalf}
    game.choose("choose", friend)
    table = game.table
    assert (3, 10, 5) == (game.wounds(gandalf), game.strength(friend), game.strength(other))
    assert (1, 2) == (keyword(table, friend, terms.DEFENDER), keyword(table, friend, terms.DAMAGE))
    assert {terms.UNTIL_REGROUP} == {lasting.until for lasting in table.lasting}
    assert [terms.TAKE_WOUNDS] == [lasting.word for lasting in table.lasting if lasting.stat == terms.CANNOT]


@pytest.mark.card(HILLS)
@pytest.mark.parametrize(("id", "wounds", "offered"), [(GANDALF, 0, True), (GANDALF, 1, False), (GIMLI, 0, False)])
def test_only_a_fresh_gandalf_calls_from_the_hills(id: str, wounds: int, offered: bool) -> None:
    """Down From the Hills: only Gandalf can exert for the event, and he must be able to exert three times."""
    at = in_rohan()
    at.play(id, wounds=wounds)
    at.play(FRIEND)
    at.play(ORC)
    at.hand(0, HILLS)
    assert offered == at.maneuver().offered("play", HILLS)


@pytest.mark.card(FURY)
def test_the_fury_of_the_white_rider() -> None:
    """Fury of the White Rider: with three twilight tokens in the pool, Gandalf exerts to wound a minion twice."""
    at = in_rohan().pool(3)
    gandalf, orc, other = at.play(GANDALF), at.play(ORC), at.play(ORC)
    at.hand(0, FURY)
    game = at.maneuver().choose("play", FURY)
    assert sorted([orc, other]) == sorted(game.choices())
    game.choose("choose", orc)
    assert [1, 2, 0] == [game.wounds(one) for one in (gandalf, orc, other)]


@pytest.mark.card(FURY)
@pytest.mark.parametrize(("id", "wounds", "pool"), [(GANDALF, 3, 3), (GIMLI, 0, 3), (GANDALF, 0, 2)])
def test_no_fury_without_the_white_rider(id: str, wounds: int, pool: int) -> None:
    """Fury of the White Rider: Gandalf must exert, and the event's own cost does not count as tokens (LR-26.13)."""
    at = in_rohan().pool(pool)
    at.play(id, wounds=wounds)
    at.play(ORC)
    at.hand(0, FURY)
    assert not at.maneuver().offered("play", FURY)
