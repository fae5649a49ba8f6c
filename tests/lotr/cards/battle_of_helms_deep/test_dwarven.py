"""Dwarven cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import standing
from tests.lotr.samples import companion, minion

PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)


@pytest.mark.card("5R5")
def test_baruk_khazad_is_followed_by_another_action() -> None:
    """A Dwarf exerts, a minion is wounded, and the same player acts again before the Shadow player does."""
    at = standing()
    gimli, orc = at.play(companion("Tough Dwarf", race="dwarf", vitality=5)), at.play(PLAIN_ORC)
    at.hand(0, "5R5", "5R5")
    game = at.maneuver().choose("play", "5R5")
    assert (0, 1, 1) == (game.asked, game.wounds(gimli), game.wounds(orc))
    game.choose("play", "5R5")
    assert (0, 2, 2) == (game.asked, game.wounds(gimli), game.wounds(orc))
    assert 1 == game.pass_().asked
    assert 0 == game.choose("use").asked  # and from there on they take turns as ever
    game.pass_().pass_()
    assert terms.MANEUVER != game.table.phase


HELMS_GIMLI = "5R7"


@pytest.mark.card(HELMS_GIMLI)
def test_gimli_looks_for_the_next_one() -> None:
    """He wins, and may wound a minion assigned to an unbound companion: not one that fights Frodo, nor an idle one."""
    for wanted in (True, False):
        at = standing(site=2)
        gimli, friend = at.play(HELMS_GIMLI), at.play(companion("Friend"))
        weak = at.play(minion("Weak Orc", strength=1, vitality=9))
        his, frodos, idle = (at.play(PLAIN_ORC) for _ in range(3))
        game = at.skirmishes((gimli, (weak,)), (friend, (his,)), (at.frodo(), (frodos,)))
        game.choose("skirmish", HELMS_GIMLI).passes()
        game.choose("respond" if wanted else "pass")  # there is only one such minion, so nobody is asked which
        assert [1 if wanted else 0, 0, 0] == [game.wounds(orc) for orc in (his, frodos, idle)]
