"""The printed components of Talisman: every card, Spell, character and space, as data in the game's DSL.

A better source corrects a fact here and nowhere else; `certainty` says how sure the least certain fact is.
"""

from __future__ import annotations

from typing import Final

from inglenook.talisman.components.board import BOARD
from inglenook.talisman.components.characters import ALL_CHARACTERS
from inglenook.talisman.components.enemies import ENEMIES, SPIRITS
from inglenook.talisman.components.events import EVENTS
from inglenook.talisman.components.followers import FOLLOWERS
from inglenook.talisman.components.objects import MAGIC_OBJECTS, OBJECTS
from inglenook.talisman.components.places import PLACES
from inglenook.talisman.components.purchase import PURCHASE
from inglenook.talisman.components.spells import ALL_SPELLS
from inglenook.talisman.components.strangers import STRANGERS
from inglenook.talisman.dsl.abilities import IsRaft
from inglenook.talisman.dsl.definitions import (
    CardDefinition,
    CharacterDefinition,
    SpaceDefinition,
    SpellDefinition,
)

ADVENTURE: Final = (*EVENTS, *ENEMIES, *SPIRITS, *STRANGERS, *OBJECTS, *MAGIC_OBJECTS, *FOLLOWERS, *PLACES)

CARDS: Final[dict[str, CardDefinition]] = {card.id: card for card in (*ADVENTURE, *PURCHASE)}
"""Adventure, purchase and Talisman cards, by id."""

RAFTS: Final = {id for id, card in CARDS.items() if any(isinstance(found, IsRaft) for found in card.abilities)}
"""Ids of the cards that are rafts, found or bought (TD-36)."""

SPELLS: Final[dict[str, SpellDefinition]] = {spell.id: spell for spell in ALL_SPELLS}

CHARACTERS: Final[dict[str, CharacterDefinition]] = {character.id: character for character in ALL_CHARACTERS}

SPACES: Final[dict[str, SpaceDefinition]] = {space.id: space for space in BOARD}
"""The board: ring by ring from the outside, each clockwise from its top-left corner, the Crown of Command last."""

ADVENTURE_DECK: Final = tuple([card.id for card in ADVENTURE for _ in range(card.count)])
"""The ids of all 128 Adventure cards (TR-C6)."""

SPELL_DECK: Final = tuple([spell.id for spell in ALL_SPELLS for _ in range(spell.count)])
"""The ids of all 30 Spells (TR-C7)."""

PURCHASE_STACKS: Final = {card.id: card.count for card in PURCHASE}
"""Number of cards in each stack of goods, and in the stack of Talismans (TR-C10)."""
