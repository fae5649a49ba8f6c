"""The formats: from which cards decks may be built (LR-5.1), and those that tournaments added (LG-109, LG-112)."""

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
    """A format.  Its sites are of one block, so all players of a game take them from the same one (LR-5.5)."""

    name: str
    title: Message
    rule: str
    """The rule that says which cards it allows."""
    site_block: str
    sets: tuple[int, ...] = ()
    """The sets it allows; none stands for all of them."""
    banned: tuple[str, ...] = ()
    """The cards that no deck may have, in whatever printing."""
    restricted: tuple[str, ...] = ()
    """The cards of which a deck may have one copy."""
    limited: bool = False
    """Whether decks are built from what was opened: then that limits them, and no number of copies does (LG-112)."""

    def allows(self, card: Printed) -> bool:
        """Whether the card may be in a deck of this format; a site must be of its block, too (LR-5.4, LD-36)."""
        return self.has_set_of(card) and not is_printing_of(card, self.banned)

    def has_set_of(self, card: Printed) -> bool:
        """Whether the format has the set of the card, and of a site the block."""
        if card.type == terms.SITE_TYPE and card.block != self.site_block:
            return False
        return not self.sets or set_of(card.id) in self.sets


def is_printing_of(card: Printed, ids: tuple[str, ...]) -> bool:
    """Whether a card is one of these or says the same under the same name: a reprint is the same card (LG-109)."""
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
"""The list that Towers Standard ended with."""

LATER: Final = "LG-109"


def _standard(name: str, title: Message, last: int) -> Format:
    """The standard of the moment at which a set was the newest: all sets so far, on Tower sites, without the banned."""
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
"""By the block of their sites: what sealed decks and drafts are played in."""

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
"""The formats by name, those of the rulebook first."""

OFFERED: Final[Mapping[str, Format]] = {name: format for name, format in FORMATS.items() if not format.limited}
"""Those that can be chosen for any table; the limited ones need a pool."""
