"""Breakdown of total Strength and Craft by source; the totals themselves are computed in `stats.py`."""

from __future__ import annotations

from inglenook.kernel.decisions import Seat, Thing
from inglenook.talisman.ability_kinds import ADDS
from inglenook.talisman.stats import NO_CARD, sources
from inglenook.talisman.table import TalismanTable


def strength_parts(table: TalismanTable, seat: Seat) -> list[tuple[str, int]]:
    """Returns the parts of total Strength by source: counters, magic objects, followers (TR-1f.1)."""
    character = table.characters[seat]
    if character.toad:
        return [("toad", 1)]
    parts = [("counters", character.strength)]
    for card, ability in sources(table, seat, ADDS):
        if ability.strength:
            parts.append((source_name(table, card), ability.strength))
    if character.turn_strength:
        parts.append(("turn", character.turn_strength))
    return parts


def craft_parts(table: TalismanTable, seat: Seat) -> list[tuple[str, int]]:
    """Returns the parts of total Craft by source (TR-2e)."""
    character = table.characters[seat]
    if character.toad:
        return [("toad", 1)]
    parts = [("counters", character.craft)]
    for card, ability in sources(table, seat, ADDS):
        if ability.craft:
            parts.append((source_name(table, card), ability.craft))
    if character.doubles_craft:
        parts.append(("doubled", sum([amount for _, amount in parts])))
    return parts


def source_name(table: TalismanTable, card: Thing) -> str:
    """Returns the definition of the card with an ability, for a breakdown."""
    return "character" if card == NO_CARD else table.cards[card].definition
