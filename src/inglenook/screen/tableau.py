"""What the screen shows of a game: where its spaces lie, who plays, what is known about a thing.

A game that has more to show than lines brings a `Tableau` of its own; this one shows the lines the game is told in.
It works on a seat's view, so it can show nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from inglenook.games import GameEntry
from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import View
from inglenook.wording import Wording


class Row(NamedTuple):
    """One entry of a panel: a text, perhaps of several lines, and what it is about."""

    text: str
    handle: str = ""
    """What the viewer calls the thing; empty if the row is only to be read."""
    heading: bool = False
    badge: Seat = NOTHING
    """Whose piece stands before the text."""


class Cell(NamedTuple):
    """A space of a board that is drawn as a grid."""

    handle: str
    column: int
    row: int
    name: str
    short: str
    """The name in at most seven letters."""
    ring: int
    """Which ring it lies in, the outermost is 0."""
    pieces: tuple[Seat, ...] = ()
    marks: tuple[str, ...] = ()
    """What lies there, in signs."""
    marks_at_length: tuple[str, ...] = ()
    """The same where there is more room."""


class Tableau:
    """A game without a board: its table in lines."""

    columns = 0
    rows = 0
    """The size of the board in spaces; 0 if there is none."""
    strip = False
    """Whether the board is a strip along the top; what is played stands below it, beside the hand."""
    people_title = Message("screen-people")

    def __init__(self, entry: GameEntry, wording: Wording, names: Sequence[str]) -> None:
        self.entry: Final = entry
        self.wording: Final = wording
        self.names: Final = names

    def say(self, what: Argument) -> str:
        """What is said for a message, a name, a player."""
        return self.wording.say(what, self.names)

    def status(self, view: View) -> str:
        """The line above everything."""
        return self.say(self.entry.title)

    def signs(self) -> list[str]:
        """What the signs of the game mean, for the help."""
        return []

    def table(self, view: View) -> list[Row]:
        """The whole table as it is told in lines, for a game without a board."""
        return [Row(self.say(line)) for line in self.entry.describe(view, self.wording)]

    def cells(self, view: View) -> list[Cell]:
        """The spaces of the board."""
        return []

    def home(self, view: View) -> str:
        """What to look at while a question points at nothing else, by its handle."""
        return ""

    def people(self, view: View, brief: bool) -> list[Row]:
        """Who plays, the viewer first; briefly, where there is little room."""
        return []

    def hand(self, view: View, brief: bool) -> list[Row]:
        """The viewer's own hand, in a game that is played with cards on a strip."""
        return []

    def about(self, view: View, handle: str) -> list[Row]:
        """All that the viewer may know about a thing, and the things that are with it."""
        return []


LAYOUT = Tableau
