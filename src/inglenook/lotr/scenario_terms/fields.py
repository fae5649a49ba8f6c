"""What a file says of a card, and lists of cards."""

from __future__ import annotations

from inglenook.lotr.scenario_terms.names import CARD_KEYS
from inglenook.scenarios.file import Written

Fields = dict[str, Written]


def card_fields(written: Written) -> Fields:
    """What is said of a card: its name alone, or more."""
    return {"card": written} if isinstance(written.value, str) else written.fields(CARD_KEYS)


def list_of(written: Written) -> list[Written]:
    """The items of a list; one that stands alone may be a text or have fields."""
    return [written] if isinstance(written.value, dict) else written.items()
