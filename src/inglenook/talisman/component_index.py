"""The printed components as the rules look them up: by id, and by the words that stand on them.

They are facts, computed once.  What a compiled module names as final the others find at once; `components` is not
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
"""The abilities of one kind, by the ids of what they stand on."""


def by_kind(printed: dict[str, tuple[Ability, ...]]) -> dict[type[Ability], Printed]:
    """Abilities sorted by their words, so that the rules find those they look for at once."""
    found: dict[type[Ability], Printed] = {}
    for id, abilities in printed.items():
        for ability in abilities:
            found.setdefault(type(ability), {}).setdefault(id, []).append(ability)
    return found


ON_CARD: Final = by_kind({id: card.abilities for id, card in CARDS.items()})
ON_CHARACTER: Final = by_kind({id: character.abilities for id, character in CHARACTERS.items()})
