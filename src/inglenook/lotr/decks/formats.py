"""The three formats: from which cards the decks of a game may be built (LR-5.1)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from inglenook.kernel.messages import Message
from inglenook.lotr.decks.codes import set_of
from inglenook.lotr.library import Printed
from inglenook.lotr.words import terms


@dataclass(frozen=True)
class Format:
    """A format.  Its sites are of one block, so all players of a game take them from the same one (LR-5.5)."""

    name: str
    title: Message
    rule: str
    """The rule that says which cards it allows."""
    site_block: str
    sets: tuple[int, ...] = ()
    """The sets it allows; none stands for all of them."""

    def allows(self, card: Printed) -> bool:
        """Whether the card may be in a deck of this format; a site must be of its block, too (LR-5.4, LD-36)."""
        if card.type == terms.SITE_TYPE and card.block != self.site_block:
            return False
        return not self.sets or set_of(card.id) in self.sets


TOWER_BLOCK: Final = Format("tower", Message("format-tower"), "LR-5.2", terms.TOWERS_BLOCK, (4, 5, 6))
FELLOWSHIP_BLOCK: Final = Format(
    "fellowship", Message("format-fellowship"), "LR-5.3", terms.FELLOWSHIP_BLOCK, (1, 2, 3)
)
OPEN: Final = Format("open", Message("format-open"), "LR-5.4", terms.TOWERS_BLOCK)

FORMATS: Final[Mapping[str, Format]] = {format.name: format for format in (TOWER_BLOCK, FELLOWSHIP_BLOCK, OPEN)}
"""The formats by name."""
