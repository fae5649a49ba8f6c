"""Elven cards of Battle of Helm's Deep."""

from __future__ import annotations

import pytest

from inglenook.lotr.words import terms
from tests.lotr.cards.standing import EOMER, GIMLI, LEGOLAS, standing
from tests.lotr.samples import companion, minion

STRIKER = minion("Striker", strength=9, vitality=4, keywords=((terms.DAMAGE, 1),))
PLAIN_ORC = minion("Plain Orc", strength=5, vitality=4)
PLAIN_ELF = companion("Plain Elf", race="elf", vitality=4)


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("wounds", "taken"), [(1, 1), (0, 2)])
def test_balglin_against_the_wounded(wounds: int, taken: int) -> None:
    """A wounded minion with damage +1 gives him only one wound in the skirmish."""
    at = standing()
    balglin, orc = at.play("5U10"), at.play(STRIKER, wounds=wounds)
    assert taken == at.skirmish(balglin, orc).pass_().pass_().wounds(balglin)


@pytest.mark.card("5U10")
@pytest.mark.parametrize(("friend", "offered"), [(LEGOLAS, True), (GIMLI, False)])
def test_balglin_comes_to_an_elf(friend: str, offered: bool) -> None:
    """He needs an Elf to be played."""
    at = standing()
    at.play(friend)
    at.hand(0, "5U10")
    assert offered == at.fellowship().offered("play", "5U10")


@pytest.mark.card("5R11")
def test_three_elves_break_the_charge() -> None:
    """They exert, and the fellowship has two arrows more."""
    at = standing()
    elves = [at.play(PLAIN_ELF) for _elf in range(3)]
    orc = at.play(PLAIN_ORC)
    at.hand(0, "5R11")
    game = at.archery().choose("play", "5R11")
    if game.options("choose"):
        game.choose_all(*elves)
    game.passes()
    assert ([1, 1, 1], 2) == ([game.wounds(elf) for elf in elves], game.wounds(orc))


@pytest.mark.card("5P121")
@pytest.mark.parametrize("verb", ["respond", "pass"])
def test_legolas_heals_a_friend_when_he_wins(verb: str) -> None:
    """A Dwarf or another Elf among the companions, if his player likes; not himself."""
    at = standing()
    legolas, gimli, elf = at.play("5P121", wounds=1), at.play(GIMLI, wounds=1), at.play(PLAIN_ELF, wounds=1)
    at.play(EOMER, wounds=1)
    game = at.skirmish(legolas, at.play(PLAIN_ORC)).passes()
    while not game.offered("respond"):
        game.choose("suffer")
    game.choose(verb)
    if verb == "respond":
        assert sorted([gimli, elf]) == sorted(game.choices())
        game.choose("choose", gimli)
    assert (1, verb == "pass", 1) == (game.wounds(legolas), bool(game.wounds(gimli)), game.wounds(elf))
