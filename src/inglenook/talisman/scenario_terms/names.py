"""Names in a scenario file, and the keys of a position."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from inglenook.kernel.decisions import Thing
from inglenook.kernel.messages import Name
from inglenook.scenarios.terms import Titles
from inglenook.talisman.components import CARDS, RAFTS, SPELLS
from inglenook.talisman.dsl.effects import OneSpaceForAll
from inglenook.talisman.stats import is_object
from inglenook.talisman.table import (
    BESIDE,
    DECK,
    DISCARDED,
    FOLLOWING,
    HELD,
    REMOVED,
    SPACE_LIST,
    SPELL_DECK,
    SPELL_HAND,
    TROPHY,
    USED,
    Space,
    TalismanTable,
)
from inglenook.wording import OWN, Wording

ENGLISH: Final = Wording("en", OWN.parents[1] / "talisman" / "locales")
"""English wording: scenario files use English names, whatever language their readers speak."""

# fmt: off
KEYS: Final = (
    "turn", "phase", "characters", "lying", "left trophies", "gold lying", "deck", "discarded", "removed", "rest",
    "spell deck", "used spells", "rest of spells", "stacks", "next characters", "lasting", "counters", "gold on",
    "seen", "crown reached", "house",
)
"""The keys of `setup`."""

NUMBERS: Final = {
    "strength": "strength", "craft": "craft", "lives": "lives", "gold": "gold", "toad": "toad",
    "missed turns": "missed", "extra turns": "extra_turns", "quest": "quest",
    "strength this turn": "turn_strength", "combat strength this turn": "battle_strength",
}
"""Numeric keys of a character, and the attributes that they stand for."""

TRUTHS: Final = {"craft doubled": "doubles_craft", "invisible": "invisible"}
BELONGINGS: Final = {"objects": HELD, "followers": FOLLOWING, "trophies": TROPHY, "spells": SPELL_HAND}
CHARACTER_KEYS: Final = (
    "character", "came from", "space", *NUMBERS, "alignment", "alignment changed", *TRUTHS, "raft", "next move",
    "held until", "task", "used", *BELONGINGS,
)
PHASES: Final = {
    "start": "start of turn", "movement": "movement", "encounter": "encounter", "crown": "crown", "end": "end of turn",
}
# fmt: on

DONE: Final = "done"
RAFT: Final = {"ready": 1, "new": 2}
NEXT_MOVES: Final = {"across the river": "crossing", "outer region": "outer"}
"""Named replacements of the next movement roll, besides going to a space."""

WAITING: Final = "waiting"
OUT: Final = "out"
"""Status of a player without a character who gets no new one; `WAITING` is the status of one who does."""

SEVERAL: Final = "several"
"""Value for a Crown of Command reached by several characters, not only by the one that stands there."""

PILES: Final = {
    DECK: "Adventure deck",
    DISCARDED: "discarded",
    REMOVED: "removed",
    SPELL_DECK: "Spell deck",
    USED: "used Spells",
}


def title(id: str) -> str:
    """Returns the English name of a component."""
    return ENGLISH.say(Name(id))


def titles(table: TalismanTable, cards: Iterable[Thing]) -> Titles:
    """Returns the names of cards; copies share a name."""
    things = list(cards)
    return Titles([title(table.cards[card].definition) for card in things], things)


def space_names(space: Space) -> tuple[str, ...]:
    """Returns the names of a space, for instance: Runes (west), runes-w, space:runes-w, Runes."""
    known = SPACE_LIST[space]
    return (title(known.id), known.id.partition(":")[2], known.id, title(f"space:{known.name}"))


def belongs(id: str, zone: str) -> bool:
    """Whether a card of this kind can be in the zone."""
    if zone in (SPELL_DECK, SPELL_HAND, USED):
        return id in SPELLS
    if zone in (DECK, DISCARDED, REMOVED):
        return id.startswith("adventure:")
    if zone == BESIDE:
        return id in SPELLS or id in RAFTS or printed_rounds(id) > 0
    return id in CARDS and (zone != HELD or is_object(CARDS[id]))


def printed_rounds(id: str) -> int:
    """Returns the rounds that a card lasts: a Blizzard, a Hex, a Temporal Warp; other Spells last for one."""
    if id in SPELLS:
        spell = SPELLS[id]
        return {"lie-in-wait": spell.amount, "take-turns": spell.amount - 1}.get(spell.does, 1)
    return sum([effect.rounds for effect in CARDS[id].effects if isinstance(effect, OneSpaceForAll)])
