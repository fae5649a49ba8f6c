"""Random decks may be played, have what is wanted, and come again with the same dice."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.random_decks import format_for, random_decks
from inglenook.lotr.library import LIBRARY


@pytest.mark.rule("LR-5.10", "LR-5.11", "LR-5.16")
@pytest.mark.parametrize("sets", [(1, 2, 3), (4, 5, 6), (1,), (1, 4)])
def test_every_random_deck_is_legal(sets: tuple[int, ...]) -> None:
    """Sixty cards, half of each side, nine sites, a Ring and a Frodo, whatever the dice say."""
    decks = [deck for number in range(6) for deck in random_decks(Dice(f"deck {number}"), sets, 2)]
    assert [] == [reason for deck in decks for reason in legality(deck, format_for(sets))]
    assert 12 == len({str(deck) for deck in decks})


@pytest.mark.rule("LR-5.10")
def test_wanted_cards_come_first() -> None:
    """A card that is wanted is in nearly every deck, one that is not in few."""
    wanted, other = "1C174", "1C121"
    decks = [random_decks(Dice(f"deck {number}"), (1, 2, 3), 1, {wanted: 1})[0] for number in range(12)]
    assert [12, True] == [sum(wanted in deck.ids() for deck in decks), sum(other in deck.ids() for deck in decks) < 12]


@pytest.mark.rule("KR-16")
def test_the_same_dice_give_the_same_deck() -> None:
    """So a game that failed can be built again."""
    assert random_decks(Dice("same"), (1, 2, 3), 3) == random_decks(Dice("same"), (1, 2, 3), 3)


@pytest.mark.rule("LR-11.26")
@pytest.mark.parametrize(
    ("card", "named"),
    [("1R166", "Cave Troll of Moria"), ("2R57", "Whip of Many Thongs"), ("2U54", "The Balrog"), ("1R71", "Gandalf")],
)
def test_a_card_has_the_company_it_speaks_of(card: str, named: str) -> None:
    """A weapon has its bearer in the deck, an event those it spots, whatever the dice say."""
    for number in range(6):
        deck = random_decks(Dice(f"company {number}"), (1, 2, 3), 1, {card: 1})[0]
        assert named in [LIBRARY[id].title for id in deck.ids()]


@pytest.mark.rule("LR-26.5")
def test_the_opponent_brings_what_a_card_wants_to_meet() -> None:
    """Relentless cancels stealth events (1U194): the other deck has one."""
    for number in range(6):
        other = random_decks(Dice(f"guests {number}"), (1, 2, 3), 2, {"1U194": 1})[1]
        assert any("stealth" in LIBRARY[id].keywords for id in other.ids())
