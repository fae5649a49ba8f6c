"""Elven events of Realms of the Elf-lords that go through hands and decks."""

from __future__ import annotations

import pytest

from tests.lotr.cards.standing import GIMLI, LEGOLAS, standing
from tests.lotr.samples import minion

ORC = minion("Orc", strength=9, vitality=4)
FIRE = "3C11"


@pytest.mark.card(FIRE)
@pytest.mark.parametrize(("first", "second", "drawn"), [(2, 2, 2), (1, 0, 1), (0, 0, 0)])
def test_each_opponent_casts_a_card_away(first: int, second: int, drawn: int) -> None:
    """A card of the own choice, if there is one; for each of them the player of the event draws one."""
    at = standing(seats=3)
    at.play(LEGOLAS)
    at.play(ORC)
    at.hand(0, FIRE)
    at.deck(0, GIMLI, GIMLI, GIMLI)
    hands = [at.hand(1, *(ORC,) * first), at.hand(2, *(ORC,) * second)]
    game = at.maneuver().choose("play", FIRE)
    if first == 2:
        asked = [game.asked]
        game.choose("choose", hands[asked[0] - 1][1])
        asked.append(game.asked)
        game.choose("choose", hands[asked[1] - 1][1])
        assert [1, 2] == sorted(asked)
    left = [len(player.hand) for player in game.table.players]
    assert [drawn, max(0, first - 1), max(0, second - 1)] == left


@pytest.mark.card(FIRE)
def test_an_elf_has_to_say_it() -> None:
    """Without one it cannot be played."""
    at = standing()
    at.play(GIMLI)
    at.play(ORC)
    at.hand(0, FIRE)
    at.hand(1, ORC)
    assert not at.maneuver().offered("play", FIRE)
