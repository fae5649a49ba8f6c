"""Collector codes: "1R34" is rare card 34 of set 1 (LR-7.10 to LR-7.12).  Collector codes are the ids of the cards."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from inglenook.kernel.messages import Message

SETS: Final[Mapping[int, Message]] = {
    0: Message("set-promotional"),
    1: Message("set-fellowship-of-the-ring"),
    2: Message("set-mines-of-moria"),
    3: Message("set-realms-of-the-elf-lords"),
    4: Message("set-two-towers"),
    5: Message("set-battle-of-helms-deep"),
    6: Message("set-ents-of-fangorn"),
}
"""The names of the sets by set number (LR-7.11)."""

RARITIES: Final[Mapping[str, str]] = {"R": "rare", "U": "uncommon", "C": "common", "P": "premium"}
"""The rarity for each letter in a collector code (LR-7.12)."""

CODE: Final = rf"([0-9]{{1,2}}) ?([{''.join(RARITIES)}]) ?([0-9]{{1,3}})"
"""Regular expression for a collector code as printed or typed, to be matched without regard to case."""


class CollectorCode(NamedTuple):
    """A collector code split into set, rarity and number."""

    set: int
    rarity: str
    number: int

    @property
    def id(self) -> str:
        """The id of the card with this collector code."""
        return f"{self.set}{self.rarity}{self.number}"


def read_code(text: str) -> CollectorCode | None:
    """Returns the collector code that a text spells, with or without spaces (LR-7.10); None if the text is no code."""
    found = re.fullmatch(CODE, text.strip(), re.IGNORECASE)
    return None if found is None else CollectorCode(int(found[1]), found[2].upper(), int(found[3]))


def set_of(id: str) -> int:
    """Returns the number of the set that a card belongs to, read from its id."""
    code = read_code(id)
    assert code is not None, f"{id} is no collector code"
    return code.set
