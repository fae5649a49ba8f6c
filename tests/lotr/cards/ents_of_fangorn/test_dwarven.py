"""Dwarven cards of Ents of Fangorn."""

from __future__ import annotations

import pytest

from inglenook.lotr.visibility import knows
from tests.lotr.cards.standing import GIMLI, LEGOLAS, in_rohan
from tests.lotr.samples import companion, condition

TOSS = "6R11"
TALE = condition("Tale of Old", culture="dwarven")
SONG = condition("Song of Old", culture="elven")
DWARF = companion("Dwarf", culture="dwarven", race="dwarf")
ELF = companion("Elf", culture="elven", race="elf")


@pytest.mark.card(TOSS)
@pytest.mark.parametrize(("host", "more"), [(TALE, 1), (SONG, 0), (DWARF, 0)])
def test_toss_me_stacked(host: str, more: int) -> None:
    """Stacked on a Dwarven condition, and on nothing else, it makes Gimli stronger by 1, and nobody else."""
    at = in_rohan()
    gimli, legolas, on = at.play(GIMLI), at.play(LEGOLAS), at.play(host)
    game = at.fellowship()
    before = game.strength(gimli), game.strength(legolas)
    at.stack(TOSS, 0, on)
    assert (before[0] + more, before[1]) == (game.strength(gimli), game.strength(legolas))


@pytest.mark.card(TOSS)
@pytest.mark.rule("LR-26.28")
@pytest.mark.parametrize(("choice", "place"), [(1, 0), (2, -1)])
def test_toss_me_goes_into_the_deck_itself(choice: int, place: int) -> None:
    """It is in no zone while it is played, and goes on top of the deck or beneath it, not to the discard pile."""
    at = in_rohan()
    at.deck(0, DWARF, DWARF)
    [toss, *_rest] = at.hand(0, TOSS, DWARF)
    game = at.fellowship().choose("play", TOSS).choose("choice", amount=choice)
    player = game.table.players[0]
    assert (toss, 3, ()) == (player.deck[place], len(player.deck), player.discard)
    assert knows(game.table, 1, toss)


@pytest.mark.card(TOSS)
@pytest.mark.parametrize(("choice", "place"), [(3, 0), (4, -1)])
def test_toss_another(choice: int, place: int) -> None:
    """Another Dwarven card from hand goes there; the event is discarded, and the opponent does not see which it is."""
    at = in_rohan()
    at.deck(0, ELF, ELF)
    toss, dwarf, gimli, elf = at.hand(0, TOSS, DWARF, GIMLI, ELF)
    game = at.fellowship().choose("play", TOSS).choose("choice", amount=choice)
    assert [dwarf, gimli] == game.choices()
    game.choose("choose", dwarf)
    player = game.table.players[0]
    assert (dwarf, (toss,), (gimli, elf)) == (player.deck[place], player.discard, player.hand)
    assert (True, False) == (knows(game.table, 0, dwarf), knows(game.table, 1, dwarf))


@pytest.mark.card(TOSS)
@pytest.mark.rule("LG-63")
def test_nothing_else_to_toss() -> None:
    """Without another Dwarven card in hand only the event itself can go."""
    at = in_rohan()
    at.hand(0, TOSS, ELF, TOSS)
    game = at.fellowship().choose("play", TOSS)
    assert 0 == game.asked
    assert [1, 2, 3, 4] == [option.amount for option in game.options("choice")]
    at = in_rohan()
    at.hand(0, TOSS, ELF)
    game = at.fellowship().choose("play", TOSS)
    assert [1, 2] == [option.amount for option in game.options("choice")]
