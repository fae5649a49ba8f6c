"""Index of the printed components: by id, and by the abilities printed on them.

The index is constant, computed once.  Names that a compiled module declares final are fast to read; `components` is not
compiled, so its names would be looked up each time.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman import components
from inglenook.talisman.dsl.abilities import Ability

CARDS: Final = components.CARDS
SPELLS: Final = components.SPELLS
CHARACTERS: Final = components.CHARACTERS

Printed = dict[str, list[Ability]]
"""The abilities of one kind, by the id of the card or character that has them."""


def by_kind(printed: dict[str, tuple[Ability, ...]]) -> dict[type[Ability], Printed]:
    """Groups abilities by class, so that the rules find the ones they need without a search."""
    found: dict[type[Ability], Printed] = {}
    for id, abilities in printed.items():
        for ability in abilities:
            found.setdefault(type(ability), {}).setdefault(id, []).append(ability)
    return found


ON_CARD: Final = by_kind({id: card.abilities for id, card in CARDS.items()})
ON_CHARACTER: Final = by_kind({id: character.abilities for id, character in CHARACTERS.items()})
