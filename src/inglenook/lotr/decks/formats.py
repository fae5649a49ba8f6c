"""Formats: the sets and cards for building decks (LR-5.1), including formats added by tournaments (LG-109, LG-112)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from inglenook.kernel.messages import Message
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.dsl import terms
from inglenook.lotr.library import LIBRARY, Printed


@dataclass(frozen=True, eq=False)
class Format:
    """A format.  The sites of a format are of one block, so all players of a game use sites of that block (LR-5.5)."""

    name: str
    title: Message
    rule: str
    """The rule that says which cards the format allows."""
    site_block: str
    sets: tuple[int, ...] = ()
    """The sets that the format allows; empty means all sets."""
    banned: tuple[str, ...] = ()
    """The cards banned from every deck, in any printing."""
    restricted: tuple[str, ...] = ()
    """The cards limited to one copy in a deck."""
    limited: bool = False
    """Whether decks are built from opened packs; then the pool limits the copies of a card, not a number (LG-112)."""

    def allows(self, card: Printed) -> bool:
        """Whether a card may be in a deck of this format; a site must be of its block, too (LR-5.4, LD-36)."""
        return self.has_set_of(card) and not is_printing_of(card, self.banned)

    def has_set_of(self, card: Printed) -> bool:
        """Whether the format has the set of a card and, for a site, the block."""
        if card.type == terms.SITE_TYPE and card.block != self.site_block:
            return False
        return not self.sets or set_of(card.id) in self.sets


def is_printing_of(card: Printed, ids: tuple[str, ...]) -> bool:
    """Whether a card is one of the named cards or a reprint of one, with title and subtitle the same (LG-109)."""
    if card.id in ids:
        return True
    named = [LIBRARY[id] for id in ids if id in LIBRARY and LIBRARY[id].title == card.title]
    return any(one.definition.subtitle == card.definition.subtitle for one in named)


TOWER_BLOCK: Final = Format("tower", Message("format-tower"), "LR-5.2", terms.TOWERS_BLOCK, (4, 5, 6))
FELLOWSHIP_BLOCK: Final = Format(
    "fellowship", Message("format-fellowship"), "LR-5.3", terms.FELLOWSHIP_BLOCK, (1, 2, 3)
)
OPEN: Final = Format("open", Message("format-open"), "LR-5.4", terms.TOWERS_BLOCK)

BANNED_IN_STANDARD: Final = (
    "1R40", "1R45", "1R80", "1U108", "1R139", "1U234", "1C248", "1R313",
    "2R32", "2C101", "2R108", "3R38", "3R42", "3R68", "4C192",
)  # fmt: skip
"""The final list of cards banned in Towers Standard."""

LATER: Final = "LG-109"


def _standard(name: str, title: Message, last: int) -> Format:
    """Returns the Standard format as of the release of a set: all sets so far, Tower sites, without banned cards."""
    sets = tuple(range(1, last + 1))
    return Format(name, title, LATER, terms.TOWERS_BLOCK, sets, BANNED_IN_STANDARD)


STANDARD: Final = _standard("standard", Message("format-standard"), 6)

LIMITED: Final[Mapping[str, Format]] = {
    format.site_block: replace(format, name=f"limited-{format.name}", title=title, rule="LG-112", limited=True)
    for format, title in (
        (FELLOWSHIP_BLOCK, Message("format-limited-fellowship")),
        (TOWER_BLOCK, Message("format-limited-tower")),
    )
}
"""The formats of sealed decks and drafts, by the block of their sites."""

FORMATS: Final[Mapping[str, Format]] = {
    format.name: format
    for format in (
        TOWER_BLOCK,
        FELLOWSHIP_BLOCK,
        OPEN,
        STANDARD,
        Format("fellowship-1", Message("format-fellowship-1"), LATER, terms.FELLOWSHIP_BLOCK, (1,)),
        Format("fellowship-2", Message("format-fellowship-2"), LATER, terms.FELLOWSHIP_BLOCK, (1, 2)),
        Format("tower-4", Message("format-tower-4"), LATER, terms.TOWERS_BLOCK, (4,)),
        Format("tower-5", Message("format-tower-5"), LATER, terms.TOWERS_BLOCK, (4, 5)),
        _standard("standard-4", Message("format-standard-4"), 4),
        _standard("standard-5", Message("format-standard-5"), 5),
        *LIMITED.values(),
    )
}
"""All formats by name, those of the rulebook first."""

OFFERED: Final[Mapping[str, Format]] = {name: format for name, format in FORMATS.items() if not format.limited}
"""The formats that can be chosen for any table; limited formats need a pool and are left out."""
