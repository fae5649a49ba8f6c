"""Cache of handles and piles shown to viewers: half the cost of a view is hashing handles.

All copies of a table share the cache, since nothing in it can become out of date: a handle stands for a thing and the
number of times it was lost from sight, and a cached pile is used only if it holds the same cards, none lost since.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.views.handles import handle

T = TypeVar("T")

MOST_HANDLES: Final = 2_000
"""Most handles cached; the cache is cleared when full, which costs no more than filling it anew."""
THINGS: Final = 1 << 16
VIEWERS: Final = 1 << 8


class Pile:
    """Open cards as last shown to a viewer."""

    __slots__ = ("cards", "lost", "shown")

    def __init__(self, cards: tuple[Thing, ...], lost: int, shown: list[Data]) -> None:
        self.cards: Final = cards
        self.lost: Final = lost
        """Number of times all cards of the pile together have been lost from sight."""
        self.shown: Final = shown


class Sight:
    """Cache of the handles and piles of one game."""

    __slots__ = ("secret", "handles", "piles", "_stamp", "_version", "_open")

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self.handles: dict[int, str] = {}
        self.piles: dict[str, Pile] = {}
        self._stamp: object = None
        self._version = 0
        self._open: dict[Thing, dict[str, Data]] = {}

    def handle(self, viewer: Seat, thing: Thing, times_lost: int) -> str:
        """Returns the viewer's handle of a thing that was lost from sight `times_lost` times."""
        key = (times_lost * VIEWERS + viewer + 1) * THINGS + thing
        found = self.handles.get(key)
        if found is None:
            if len(self.handles) >= MOST_HANDLES:
                self.handles.clear()
            found = handle(self.secret, viewer, thing, times_lost)
            self.handles[key] = found
        return found

    def open(
        self, table: T, stamp: object, version: int, thing: Thing, show: Callable[[T, Thing], dict[str, Data]]
    ) -> dict[str, Data]:
        """Returns what all viewers see alike of a thing, cached for one version of one table."""
        if self._stamp is not stamp or self._version != version:
            self._stamp, self._version, self._open = stamp, version, {}
        shown = self._open.get(thing)
        if shown is None:
            shown = show(table, thing)
            self._open[thing] = shown
        return shown

    def pile(
        self,
        table: T,
        viewer: Seat,
        name: str,
        cards: tuple[Thing, ...],
        lost: int,
        show: Callable[[T, Seat, tuple[Thing, ...]], list[Data]],
    ) -> list[Data]:
        """Returns a pile of open cards as shown to a viewer, cached until it changes; callers must not write to it."""
        place = f"{viewer} {name}"
        pile = self.piles.get(place)
        if pile is None or pile.lost != lost or pile.cards != cards:
            pile = Pile(cards, lost, show(table, viewer, cards))
            self.piles[place] = pile
        return pile.shown
