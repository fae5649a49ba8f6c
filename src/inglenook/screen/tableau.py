"""The screen layout of a game: positions of its spaces, its players, details of a thing.

A game with more to show than lines brings its own `Tableau`; this one shows the lines in which the game is described.
A layout works on a seat's view, so it can show nothing that the seat may not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from inglenook.kernel.decisions import NOTHING, Seat
from inglenook.kernel.messages import Argument, Message
from inglenook.kernel.rulebook import View
from inglenook.registry import GameEntry
from inglenook.wording import Wording


class Row(NamedTuple):
    """An entry of a panel: a text, perhaps of several lines, and the thing that it is about."""

    text: str
    handle: str = ""
    """The viewer's handle of the thing; empty if the row is only to be read."""
    heading: bool = False
    badge: Seat = NOTHING
    """The seat whose piece is shown before the text."""


class Cell(NamedTuple):
    """A space of a board that is drawn as a grid."""

    handle: str
    column: int
    row: int
    name: str
    short: str
    """The name of the space in at most seven letters."""
    ring: int
    """Ring of the space, 0 for the outermost."""
    pieces: tuple[Seat, ...] = ()
    marks: tuple[str, ...] = ()
    """Signs for the cards and gold in the space."""
    marks_at_length: tuple[str, ...] = ()
    """Signs for the cards and gold in the space, where there is more room."""


class Tableau:
    """The layout of a game without a board: its table in lines."""

    columns = 0
    rows = 0
    """Height of the board in spaces (width: `columns`); both are 0 if there is none."""
    strip = False
    """Whether the board is a strip along the top, with the cards in play below it, beside the hand."""
    people_title = Message("screen-people")

    def __init__(self, entry: GameEntry, wording: Wording, names: Sequence[str]) -> None:
        self.entry: Final = entry
        self.wording: Final = wording
        self.names: Final = names

    def say(self, what: Argument) -> str:
        """Words a message, a name or a player."""
        return self.wording.say(what, self.names)

    def status(self, view: View) -> str:
        """Returns the status line at the top of the screen."""
        return self.say(self.entry.title)

    def signs(self) -> list[str]:
        """Returns the meaning of the game's signs, for the help."""
        return []

    def table(self, view: View) -> list[Row]:
        """Returns the whole table as the lines that describe it, for a game without a board."""
        return [Row(self.say(line)) for line in self.entry.lines.describe(view, self.wording)]

    def cells(self, view: View) -> list[Cell]:
        """Returns the spaces of the board."""
        return []

    def home(self, view: View) -> str:
        """Returns the handle of the thing to look at while a question points at no other."""
        return ""

    def people(self, view: View, brief: bool) -> list[Row]:
        """Returns the players' rows, the viewer first; in brief where there is little room."""
        return []

    def hand(self, view: View, brief: bool) -> list[Row]:
        """Returns the viewer's own hand, in a game that is played with cards on a strip."""
        return []

    def about(self, view: View, handle: str) -> list[Row]:
        """Returns all that the viewer may know about a thing, and the things that are with it."""
        return []


LAYOUT = Tableau
