"""Tests that random decks are legal, contain the wanted cards and are reproducible."""

from __future__ import annotations

import pytest

from inglenook.kernel.dice import Dice
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.decks.legality import legality
from inglenook.lotr.decks.random_decks import formats_for, random_decks
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY

BOTH_BLOCKS = (1, 2, 3, 4, 5, 6)


@pytest.mark.rule("LR-5.10", "LR-5.11", "LR-5.16")
@pytest.mark.parametrize("sets", [(1, 2, 3), (4, 5, 6), (1,), (1, 4), BOTH_BLOCKS])
def test_every_random_deck_is_legal(sets: tuple[int, ...]) -> None:
    """Every random deck has sixty cards, half of each side, nine sites, a Ring and a Frodo."""
    for format in formats_for(sets):
        decks = [deck for number in range(6) for deck in random_decks(Dice(f"deck {number}"), format, sets, 2)]
        assert [] == [reason for deck in decks for reason in legality(deck, format)]
        assert 12 == len({str(deck) for deck in decks})


@pytest.mark.rule("LR-5.2", "LR-5.3", "LR-5.4")
@pytest.mark.parametrize(
    ("sets", "expected"),
    [
        ((1, 2, 3), (FELLOWSHIP_BLOCK,)),
        ((5,), (TOWER_BLOCK,)),
        ((3, 4), (OPEN, FELLOWSHIP_BLOCK)),
        (BOTH_BLOCKS, (OPEN, FELLOWSHIP_BLOCK)),
        ((0, 4, 5, 6), (OPEN,)),
        ((0, 1), (OPEN, FELLOWSHIP_BLOCK)),
    ],
)
def test_every_card_of_the_sets_has_a_format(sets: tuple[int, ...], expected: tuple[Format, ...]) -> None:
    """Every card of the sets is legal in a format, with Fellowship sites in the Fellowship block only."""
    assert expected == formats_for(sets)
    cards = [card for card in LIBRARY.all().values() if ":" not in card.id and set_of(card.id) in sets]
    assert [] == [card.id for card in cards if not any(format.allows(card) for format in expected)]


@pytest.mark.rule("LR-5.4", "LR-5.5", "LR-2.5")
def test_open_decks_mix_both_blocks_on_one_path() -> None:
    """Open decks mix cards and cultures of both blocks with the sites of one block."""
    decks = [random_decks(Dice(f"mixed {number}"), OPEN, BOTH_BLOCKS, 1)[0] for number in range(8)]
    for deck in decks:
        assert {True, False} == {set_of(id) <= 3 for id in deck.copies()}
        assert {terms.TOWERS_BLOCK} == {LIBRARY[id].block for id in deck.adventure_deck}
    cultures = {LIBRARY[id].culture for deck in decks for id in deck.copies()}
    assert {"rohan", "gollum", "dunland", "raider"} | {"moria", "wraith", "dwarven", "shire"} <= cultures
    other = random_decks(Dice("other"), FELLOWSHIP_BLOCK, BOTH_BLOCKS, 1)[0]
    assert {terms.FELLOWSHIP_BLOCK} == {LIBRARY[id].block for id in other.adventure_deck}


@pytest.mark.rule("LR-5.10")
def test_wanted_cards_come_first() -> None:
    """A wanted card is in nearly every random deck, and an unwanted card in few."""
    wanted, other = "1C174", "1C121"
    decks = [
        random_decks(Dice(f"deck {number}"), FELLOWSHIP_BLOCK, (1, 2, 3), 1, {wanted: 1})[0] for number in range(12)
    ]
    assert [12, True] == [sum(wanted in deck.ids() for deck in decks), sum(other in deck.ids() for deck in decks) < 12]


@pytest.mark.rule("KR-16")
def test_the_same_dice_give_the_same_deck() -> None:
    """Equal dice give equal random decks, so that a failed game can be rebuilt."""
    assert random_decks(Dice("same"), FELLOWSHIP_BLOCK, (1, 2, 3), 3) == random_decks(
        Dice("same"), FELLOWSHIP_BLOCK, (1, 2, 3), 3
    )


@pytest.mark.rule("LR-11.26")
@pytest.mark.parametrize(
    ("card", "named"),
    [("1R166", "Cave Troll of Moria"), ("2R57", "Whip of Many Thongs"), ("2U54", "The Balrog"), ("1R71", "Gandalf")],
)
def test_a_card_has_the_company_it_speaks_of(card: str, named: str) -> None:
    """A random deck with a weapon has a bearer for it, and with an event the cards that the event spots."""
    for number in range(6):
        deck = random_decks(Dice(f"company {number}"), FELLOWSHIP_BLOCK, (1, 2, 3), 1, {card: 1})[0]
        assert named in [LIBRARY[id].title for id in deck.ids()]


@pytest.mark.rule("LR-26.5")
def test_the_opponent_brings_what_a_card_wants_to_meet() -> None:
    """For Relentless, which cancels stealth events (1U194), the other random deck has such an event."""
    for number in range(6):
        other = random_decks(Dice(f"guests {number}"), FELLOWSHIP_BLOCK, (1, 2, 3), 2, {"1U194": 1})[1]
        assert any("stealth" in LIBRARY[id].keywords for id in other.ids())
