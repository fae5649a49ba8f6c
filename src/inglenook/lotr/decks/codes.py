"""Collector codes: "1R34" is the rare card 34 of set 1 (LR-7.10 to LR-7.12).  They are the ids of the cards."""

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
"""The sets by their numbers (LR-7.11)."""

RARITIES: Final[Mapping[str, str]] = {"R": "rare", "U": "uncommon", "C": "common", "P": "premium"}
"""What the letter of a code stands for (LR-7.12)."""

CODE: Final = rf"([0-9]{{1,2}}) ?([{''.join(RARITIES)}]) ?([0-9]{{1,3}})"
"""A code as it is printed or typed, as a regular expression; letters of either case are meant."""


class CollectorCode(NamedTuple):
    """A code taken apart."""

    set: int
    rarity: str
    number: int

    @property
    def id(self) -> str:
        """The card it belongs to."""
        return f"{self.set}{self.rarity}{self.number}"


def read_code(text: str) -> CollectorCode | None:
    """The code that a text is, with or without spaces (LR-7.10); None if it is something else."""
    found = re.fullmatch(CODE, text.strip(), re.IGNORECASE)
    return None if found is None else CollectorCode(int(found[1]), found[2].upper(), int(found[3]))


def set_of(id: str) -> int:
    """The number of the set that a card belongs to: its id is its code."""
    code = read_code(id)
    assert code is not None, f"{id} is no collector code"
    return code.set
