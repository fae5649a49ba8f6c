"""Reads a card's fields and lists of cards in a scenario file."""

from __future__ import annotations

from inglenook.lotr.scenario_terms.names import CARD_KEYS
from inglenook.scenarios.file import Written

Fields = dict[str, Written]


def card_fields(written: Written) -> Fields:
    """Returns a card's fields; a name alone becomes the field `card`."""
    return {"card": written} if isinstance(written.value, str) else written.fields(CARD_KEYS)


def list_of(written: Written) -> list[Written]:
    """Returns the items of a list; a single item may be a text or have fields."""
    return [written] if isinstance(written.value, dict) else written.items()
