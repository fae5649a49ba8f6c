"""Rules of the rulebook that concern a printed component, by its kind."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from inglenook.talisman.components import CARDS, CHARACTERS, SPACES, SPELLS
from inglenook.talisman.dsl.terms import (
    ENEMY,
    EVENT,
    FOLLOWER,
    INNER,
    MAGIC_OBJECT,
    OBJECT,
    PLACE,
    SPIRIT,
    STRANGER,
)

OF_CARDS: Final[Mapping[str, tuple[str, ...]]] = {
    EVENT: ("TR-15d.1",),
    ENEMY: ("TR-15e.1", "TR-16d.1"),
    SPIRIT: ("TR-15f", "TR-17a.1"),
    STRANGER: ("TR-15h",),
    OBJECT: ("TR-15i.1", "TR-5c.1"),
    MAGIC_OBJECT: ("TR-15i.1", "TR-5c.1"),
    FOLLOWER: ("TR-15i.1", "TR-6.1"),
    PLACE: ("TR-15j",),
}
BOUGHT: Final = ("TR-20b.1", "TR-5c.1")
SPELL: Final = ("TR-9a", "TR-16c")
CHARACTER: Final = ("TR-8.1", "TR-1.1")
DRAWING: Final = ("TR-13d.1",)
INSIDE: Final = ("TR-14a.1",)
OTHER_SPACE: Final = ("TR-13e.1",)


def rules_of(id: str) -> list[str]:
    """Returns the rules that a reader of the component may want to read next, the chief one first."""
    if id in CARDS:
        return list(OF_CARDS[CARDS[id].kind] if id.startswith("adventure:") else BOUGHT)
    if id in SPELLS:
        return list(SPELL)
    if id in CHARACTERS:
        return list(CHARACTER)
    space = SPACES[id]
    return list(INSIDE if space.region == INNER else DRAWING if space.draw else OTHER_SPACE)
