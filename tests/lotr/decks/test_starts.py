"""Tests of the characters a game can begin with: legal starting fellowships."""

from __future__ import annotations

import pytest

from inglenook.lotr.decks.deck import Deck
from inglenook.lotr.entry.starts import starts
from inglenook.lotr.library import LIBRARY
from inglenook.registry.decks import Beginning

GIMLI, DWARF_GUARD, FARIN = "1U12", "1C7", "1C11"
ARAGORN, LEGOLAS, SAM, BOROMIR = "1R89", "1U51", "1C311", "1U97"
ELITE_RIDER, EOMER, EOWYN = "4C265", "4C266", "4C270"
NAITH_TROOP, QUICKBEAM, MERRY, PIPPIN = "6U22", "6C33", "4R311", "4R313"


def beginnings(*cards: tuple[str, int], bearer: str = "1C290") -> list[Beginning]:
    """Returns the starting fellowships of a draw deck."""
    return starts(Deck(bearer, "1R1", (), cards).data())


def companies(*cards: tuple[str, int]) -> list[tuple[set[str], int]]:
    """Returns starting fellowships by their members."""
    return [(set(ids), cost) for ids, cost in beginnings(*cards)]


@pytest.mark.rule("LR-9.8", "LR-9.9")
def test_companions_of_cost_four_together_start() -> None:
    """A starting fellowship costs at most 4 and is complete; only companions that cost 4 or less are in it."""
    assert [({LEGOLAS, SAM}, 4), ({ARAGORN}, 4), ({BOROMIR}, 3)] == companies(
        (ARAGORN, 2), (LEGOLAS, 1), (SAM, 1), (BOROMIR, 1), ("1C150", 4), ("1C299", 2)
    )


@pytest.mark.rule("LR-9.14", "LR-9.15")
def test_a_companion_who_asks_for_another_comes_after_that_one() -> None:
    """A Dwarf Guard, who asks to spot a Dwarf, can start after Gimli and not alone."""
    assert [] == beginnings((DWARF_GUARD, 4), (FARIN, 1))
    found = beginnings((DWARF_GUARD, 4), (GIMLI, 1))
    assert [Beginning((GIMLI, DWARF_GUARD, DWARF_GUARD), 4)] == found


@pytest.mark.rule("LR-9.14")
def test_a_requirement_that_cannot_be_met_keeps_a_companion_out() -> None:
    """A Naith Troop cannot start, because the three Elves it asks for cost more than 4."""
    assert [({LEGOLAS}, 2)] == companies((LEGOLAS, 1), (NAITH_TROOP, 2))


@pytest.mark.rule("LR-9.16")
def test_what_costs_less_at_the_start_or_beside_another_does() -> None:
    """Companions that cost less at the start, or beside another, start at that lower cost."""
    assert [Beginning((ELITE_RIDER, ELITE_RIDER), 4)] == beginnings((ELITE_RIDER, 2))
    assert [({EOWYN, EOMER}, 4)] == companies((EOMER, 1), (EOWYN, 1))
    assert ({QUICKBEAM, MERRY, PIPPIN}, 4) in companies((QUICKBEAM, 1), (MERRY, 1), (PIPPIN, 1))


@pytest.mark.rule("LR-9.8", "SR-61")
def test_a_deck_that_is_hardly_begun_has_its_starts() -> None:
    """An unfinished deck without Frodo, Ring or known cards still has starting fellowships."""
    assert [Beginning((ARAGORN,), 4)] == starts(Deck("", "", (), ((ARAGORN, 4), ("9R99", 1))).data())
    assert [] == starts(Deck("", "", (), ()).data())
    assert LIBRARY[ARAGORN].cost == 4
