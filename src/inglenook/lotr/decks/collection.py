"""A player's card collection as text: a line for each card with the number of copies, the code and the title."""

from __future__ import annotations

import re
from collections.abc import Mapping

from inglenook.kernel.errors import InglenookError
from inglenook.lotr.cards.facts import ALL_FACTS, facts
from inglenook.lotr.decks.codes import read_code


class BadCollection(InglenookError):
    """Raised for a line of a collection that names no card."""


def read_collection(text: str) -> dict[str, int]:
    """Reads a collection such as "3 1C7 Dwarf Guard": the copies of each card.  Title and number may be missing.

    Text after `#` is ignored, and a card may be named several times.
    """
    owned: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), 1):
        said = line.partition("#")[0].strip()
        if not said:
            continue
        found = re.match(r"(?:([0-9]{1,4})\s*[x×]?\s+)?([0-9]{1,2}[A-Za-z][0-9]{1,3})(?:\s|$)", said)
        code = None if found is None else read_code(found[2])
        if found is None or code is None or code.id not in ALL_FACTS:
            raise BadCollection("error-collection-line", {"line": number, "given": said[:60]})
        owned[code.id] = owned.get(code.id, 0) + int(found[1] or 1)
    return owned


def write_collection(owned: Mapping[str, int]) -> str:
    """Writes a collection as text, in the order of the codes."""
    codes = sorted([code for id in owned if (code := read_code(id)) is not None])
    return "".join([f"{owned[code.id]} {code.id} {facts(code.id).title}\n" for code in codes])
