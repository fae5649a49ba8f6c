"""Which tables are listed for everybody: an address cannot push those of others off the list (SR-95)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from inglenook.server.storage.rows import ListedTable

MOST_LISTED: Final = 50
MOST_OF_AN_ADDRESS: Final = 5
"""So many tables of one address are listed, the newest."""
MOST_KNOWN: Final = 10_000
"""Of so many tables it is known from where they were laid."""


class Lobby:
    """From which address tables were laid, as long as this process runs; older tables are nobody's."""

    def __init__(self) -> None:
        self._laid: Final[dict[str, str]] = {}

    def note(self, table: str, address: str) -> None:
        """Note from where a table was laid."""
        self._laid[table] = address
        if len(self._laid) > MOST_KNOWN:
            del self._laid[next(iter(self._laid))]

    def shown(self, tables: Iterable[ListedTable]) -> list[ListedTable]:
        """Those that are listed, in their order."""
        found: list[ListedTable] = []
        count: Counter[str] = Counter()
        for table in tables:
            address = self._laid.get(table.id, "")
            count[address] += 1
            if not address or count[address] <= MOST_OF_AN_ADDRESS:
                found.append(table)
        return found[:MOST_LISTED]
