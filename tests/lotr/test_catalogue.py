"""Tests of the labels on card pages: names of sets, cultures, types, races, classes and keywords."""

from __future__ import annotations

import pytest

from inglenook.lotr.cards.facts import ALL_FACTS, COLUMNS
from inglenook.lotr.decks.codes import SETS
from inglenook.registry import find
from inglenook.wording import LANGUAGES, Wording

PRINTED = [dict(zip(COLUMNS, line, strict=True)) for line in ALL_FACTS.values()]
"""Every printed card, also those that are not defined yet."""


def terms_of(card: dict[str, str], defined: bool) -> list[str]:
    """Returns the terms that the face of a card and the filters above it need."""
    found = [f"set-{card['code'][0]}"]
    found += [f"culture-{card['culture']}"] if card["culture"] else []
    found += [f"keyword-{word.partition('+')[0]}" for word in card["keywords"].replace(",", " ").split()]
    if defined:
        found += [f"{fact}-{card[fact]}" for fact in ("type", "race", "item_class") if card[fact]]
    return found


@pytest.mark.rule("SR-27")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_term_of_every_card_has_its_name(language: str) -> None:
    """Every term of every card has a name in three languages that differs from its internal name."""
    entry = find("lotr")
    assert entry.components.catalogue is not None
    terms = entry.components.catalogue().terms(Wording(language, entry.locales))
    defined = set(entry.components.ids)

    needed = {term for card in PRINTED for term in terms_of(card, card["code"] in defined)}
    assert [] == sorted(needed - set(terms))
    assert [] == [term for term in needed if not terms[term] or "_" in terms[term]]
    assert len(SETS) == len({terms[f"set-{number}"] for number in SETS})
    assert len(needed) > 60
