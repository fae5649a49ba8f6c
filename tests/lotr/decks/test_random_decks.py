"""Random decks may be played, have what is wanted, and come again with the same dice."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.random_decks import format_for, random_deck


@pytest.mark.rule("LR-5.10", "LR-5.11", "LR-5.16")
@pytest.mark.parametrize("sets", [(1, 2, 3), (4, 5, 6), (1,), (1, 4)])
def test_every_random_deck_is_legal(sets: tuple[int, ...]) -> None:
    """Sixty cards, half of each side, nine sites, a Ring and a Frodo, whatever the dice say."""
    decks = [random_deck(Dice(f"deck {number}"), sets) for number in range(12)]
    assert [] == [reason for deck in decks for reason in legality(deck, format_for(sets))]
    assert 12 == len({str(deck) for deck in decks})


@pytest.mark.rule("LR-5.10")
def test_wanted_cards_come_first() -> None:
    """A card that is wanted is in nearly every deck, one that is not in few."""
    wanted, other = "1C174", "1C121"
    decks = [random_deck(Dice(f"deck {number}"), (1, 2, 3), {wanted: 1}) for number in range(12)]
    assert [12, True] == [sum(wanted in deck.ids() for deck in decks), sum(other in deck.ids() for deck in decks) < 12]


@pytest.mark.rule("KR-16")
def test_the_same_dice_give_the_same_deck() -> None:
    """So a game that failed can be built again."""
    assert random_deck(Dice("same"), (1, 2, 3)) == random_deck(Dice("same"), (1, 2, 3))
