"""The public list of tables, in which one address cannot push the tables of others off the list (SR-95)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Final

from inglenook.server.storage.rows import ListedTable

MOST_LISTED: Final = 50
MOST_OF_AN_ADDRESS: Final = 5
"""Maximum number of listed tables of one address; the newest are listed."""
MOST_KNOWN: Final = 10_000
"""Number of tables whose creator's address is remembered."""


class Lobby:
    """The addresses from which tables were created, while this process runs; older tables count as without address."""

    def __init__(self) -> None:
        self._laid: Final[dict[str, str]] = {}

    def note(self, table: str, address: str) -> None:
        """Records the address from which a table was created."""
        self._laid[table] = address
        if len(self._laid) > MOST_KNOWN:
            del self._laid[next(iter(self._laid))]

    def shown(self, tables: Iterable[ListedTable]) -> list[ListedTable]:
        """Returns the tables to list, in their given order."""
        found: list[ListedTable] = []
        count: Counter[str] = Counter()
        for table in tables:
            address = self._laid.get(table.id, "")
            count[address] += 1
            if not address or count[address] <= MOST_OF_AN_ADDRESS:
                found.append(table)
        return found[:MOST_LISTED]
