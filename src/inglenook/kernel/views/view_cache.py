"""What the viewers of a game were shown, remembered for the next view: half of what a view costs is hashing handles.

All copies of a table share it, since nothing in it can be out of date: a handle stands for a thing and how often that
was lost from sight, and a pile is shown as before only if it holds the same cards, none of them lost in between.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeVar

from inglenook.kernel.data import Data
from inglenook.kernel.decisions import Seat, Thing
from inglenook.kernel.views.handles import handle

T = TypeVar("T")

MOST_HANDLES: Final = 2_000
"""So many are remembered; then all are forgotten, which costs no more than to begin anew."""
THINGS: Final = 1 << 16
VIEWERS: Final = 1 << 8


class Pile:
    """Cards that lie open, as a viewer was shown them."""

    __slots__ = ("cards", "lost", "shown")

    def __init__(self, cards: tuple[Thing, ...], lost: int, shown: list[Data]) -> None:
        self.cards: Final = cards
        self.lost: Final = lost
        """How often all of them together had been lost from sight."""
        self.shown: Final = shown


class Sight:
    """The handles and the piles of one game."""

    __slots__ = ("secret", "handles", "piles", "_stamp", "_version", "_open")

    def __init__(self, secret: str) -> None:
        self.secret: Final = secret
        self.handles: dict[int, str] = {}
        self.piles: dict[str, Pile] = {}
        self._stamp: object = None
        self._version = 0
        self._open: dict[Thing, dict[str, Data]] = {}

    def handle(self, viewer: Seat, thing: Thing, times_lost: int) -> str:
        """What the viewer calls a thing that was lost from sight so often."""
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
        """What all viewers see alike of a thing: the same until the table is changed, which no copy of it notices."""
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
        """Open cards that were lost from sight so often: as they lay before, the same list; nobody writes to it."""
        place = f"{viewer} {name}"
        pile = self.piles.get(place)
        if pile is None or pile.lost != lost or pile.cards != cards:
            pile = Pile(cards, lost, show(table, viewer, cards))
            self.piles[place] = pile
        return pile.shown
