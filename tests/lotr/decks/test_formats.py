"""Tests of the formats and of the cards that belong to them."""

from __future__ import annotations

from dataclasses import replace

import pytest

from inglenook.kernel.messages import Message
from inglenook.lotr.decks.formats import FELLOWSHIP_BLOCK, FORMATS, OFFERED, OPEN, TOWER_BLOCK, Format
from inglenook.lotr.library import printed
from tests.lotr.decks.samples import (
    ARAGORN_KING,
    ARAGORN_RANGER,
    DIMRILL_DALE,
    FELLOWSHIP_DECK,
    FRODO,
    FRODO_TOWERS,
    GREAT_HALL,
    RING,
    SITES,
    TOWERS,
    TOWERS_DECK,
    faults,
    filled,
)

pytestmark = pytest.mark.usefixtures("samples")

RULEBOOK = [format for format in FORMATS.values() if format.rule.startswith("LR-5.")]
"""The formats that the rulebook has."""


@pytest.mark.rule("LR-5.1")
def test_there_are_three_formats() -> None:
    """The three main formats are Tower block, Fellowship block and open."""
    assert [TOWER_BLOCK, FELLOWSHIP_BLOCK, OPEN] == RULEBOOK


@pytest.mark.rule("LG-109")
def test_tournaments_added_formats() -> None:
    """Tournament formats are each block and standard as they stood after each set."""
    added = {format.name: format.sets for format in OFFERED.values() if format not in RULEBOOK}

    assert added == {
        "standard": (1, 2, 3, 4, 5, 6),
        "fellowship-1": (1,),
        "fellowship-2": (1, 2),
        "tower-4": (4,),
        "tower-5": (4, 5),
        "standard-4": (1, 2, 3, 4),
        "standard-5": (1, 2, 3, 4, 5),
    }


LISTED = replace(OPEN, rule="LG-109", banned=(ARAGORN_RANGER, "1C110"), restricted=("4P365",))


@pytest.mark.rule("LG-109")
def test_a_banned_card_is_named_in_whatever_printing() -> None:
    """Pathfinder is banned in every printing, and an Aragorn that is not listed stays legal."""
    deck = replace(TOWERS_DECK, draw_deck=(*filled(27, 30, 4), ("4C129", 2), (ARAGORN_KING, 1)))

    assert [("LG-109", "deck-banned", {"card": "Pathfinder (4C129)", "format": OPEN.title})] == faults(deck, LISTED)
    assert [False, False, True] == [LISTED.allows(printed(id)) for id in (ARAGORN_RANGER, "4C129", ARAGORN_KING)]


@pytest.mark.rule("LG-109")
def test_a_restricted_card_may_be_there_once() -> None:
    """A restricted card may be in a deck once, and not twice."""
    once, twice = [replace(TOWERS_DECK, draw_deck=(*filled(30 - n, 30, 4), ("4P365", n))) for n in (1, 2)]
    told = {"card": "Théoden, Lord of the Mark (4P365)", "format": OPEN.title, "n": 2}

    assert [[], [("LG-109", "deck-restricted", told)]] == [faults(once, LISTED), faults(twice, LISTED)]


@pytest.mark.parametrize(
    ("id", "expected"),
    [
        pytest.param(FRODO, ["fellowship", "open"], marks=pytest.mark.rule("LR-5.3"), id="a card of set 1"),
        pytest.param(FRODO_TOWERS, ["tower", "open"], marks=pytest.mark.rule("LR-5.2"), id="a card of set 4"),
        pytest.param("0P64", ["open"], marks=pytest.mark.rule("LR-5.4"), id="a promotional card"),
        pytest.param(DIMRILL_DALE, ["fellowship"], marks=pytest.mark.rule("LR-5.4", "LD-36"), id="a site 6"),
        pytest.param(GREAT_HALL, ["tower", "open"], marks=pytest.mark.rule("LR-5.2", "LR-5.4"), id="a site 6T"),
    ],
)
def test_a_card_belongs_to_formats(id: str, expected: list[str]) -> None:
    """A card belongs to formats by its set, and a site also by its block."""
    assert expected == [format.name for format in RULEBOOK if format.allows(printed(id))]


@pytest.mark.rule("LR-5.5")
@pytest.mark.parametrize("format", FORMATS.values(), ids=FORMATS)
def test_all_players_have_sites_of_one_block(format: Format) -> None:
    """Each format allows sites of one block only, so that the decks of one game share a path."""
    allowed = {printed(id).block for id in (*SITES, *TOWERS) if format.allows(printed(id))}

    assert {format.site_block} == allowed


@pytest.mark.rule("LR-5.2", "LR-5.3", "LR-5.4")
def test_decks_of_a_block_are_legal_in_it() -> None:
    """Each sample deck is legal in its block, and a deck with Tower sites in the open format, too."""
    legal = {
        (name, format.name)
        for name, deck in (("fellowship", FELLOWSHIP_DECK), ("towers", TOWERS_DECK))
        for format in RULEBOOK
        if not faults(deck, format)
    }

    assert {("fellowship", "fellowship"), ("towers", "tower"), ("towers", "open")} == legal


@pytest.mark.rule("LR-5.2")
def test_a_card_of_another_set_is_named() -> None:
    """A card of a set outside the format is reported with its set, wherever it stands in the deck."""
    deck = replace(TOWERS_DECK, ring=RING)

    assert [
        (
            "LR-5.2",
            "deck-not-in-format",
            {
                "card": "The One Ring, The Ruling Ring (1C2)",
                "set": Message("set-fellowship-of-the-ring"),
                "format": TOWER_BLOCK.title,
            },
        )
    ] == faults(deck, TOWER_BLOCK)
