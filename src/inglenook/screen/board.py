"""A board of spaces in a grid, scaled to the room there is, with pieces and a pointer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from textwrap import wrap
from typing import ClassVar, Final

from rich.segment import Segment
from rich.style import Style
from textual.binding import Binding, BindingType
from textual.events import Click
from textual.geometry import Size
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from inglenook.screen.rows import CHOICE
from inglenook.screen.tableau import Cell
from inglenook.screen.theme import CAN, GROUNDS, INK, ON_GROUND, POINTED_AT, Badge

NUMBER: Final = "number"
MARK: Final = "mark"
NAME: Final = "name"

Part = tuple[str, str]
"""A text and its kind: the name, a mark, the number of an option, or the colour of a player's piece."""

POINTER: Final = "▸"
POINTER_AT_REST: Final = "▹"


def name_lines(cell: Cell, width: int, height: int) -> list[str]:
    """Returns the lines of a space's name: whole if there is room, else short, else cut off."""
    lines = wrap(cell.name, width, break_long_words=False, break_on_hyphens=False)
    if len(lines) <= min(2, max(1, height - 1)) and all(len(line) <= width for line in lines):
        return lines
    return [cell.short[:width]]


def pieces(cell: Cell, badges: Sequence[Badge], room: int) -> list[Part]:
    """Returns the pieces in a space with shape and letter; if they are too many, the letters alone."""
    shown = [badges[seat] for seat in cell.pieces]
    whole = 2 * len(shown) <= room
    return [(badge.text if whole else badge.letter, badge.colour) for badge in shown]


def beside_name(cell: Cell, width: int, lines: int, number: str, badges: Sequence[Badge]) -> list[list[Part]]:
    """Returns the one or two lines below the name: the number of the option, the pieces, the marks."""
    chosen_by: list[Part] = [(CHOICE + number, NUMBER)] if number else []
    marks: list[Part] = [(mark, MARK) for mark in cell.marks]
    if lines > 1:
        standing = pieces(cell, badges, width - length(chosen_by) - 1)
        at_length: list[Part] = [(mark, MARK) for mark in cell.marks_at_length]
        return [joined([chosen_by, standing], width), spaced(at_length if fits(at_length, width) else marks)]
    standing = pieces(cell, badges, width - length(chosen_by) - length(marks) - 1)
    return [joined([chosen_by, standing, marks], width)]


def joined(groups: Sequence[list[Part]], width: int) -> list[Part]:
    """Joins groups, with spaces between them if there is room."""
    full = [group for group in groups if group]
    between = length([part for group in full for part in group]) + len(full) - 1 <= width
    parts: list[Part] = []
    for group in full:
        parts += ([(" ", MARK)] if parts and between else []) + group
    return parts


def fits(marks: Sequence[Part], width: int) -> bool:
    """Whether marks with spaces between them fit the width."""
    return length(spaced(marks)) <= width + 1


def spaced(parts: Sequence[Part]) -> list[Part]:
    """Returns marks with a space after each."""
    return [(text + " ", kind) for text, kind in parts]


def length(parts: Sequence[Part]) -> int:
    """Returns the width of parts."""
    return sum(len(text) for text, _ in parts)


def fitted(parts: Sequence[Part], width: int) -> list[Part]:
    """Returns parts of exactly this width: cut off, or filled up."""
    found: list[Part] = []
    room = width
    for text, kind in parts:
        found.append((text[:room], kind))
        room -= len(found[-1][0])
    return [*found, (" " * room, NAME)]


def drawn(cell: Cell, size: Size, number: str, badges: Sequence[Badge]) -> list[list[Part]]:
    """Draws a space, line by line; the first column is free for the pointer, so that names do not run together."""
    width, height = size.width - 1, size.height
    names: list[list[Part]] = [[(line, NAME)] for line in name_lines(cell, width, height)]
    if height == 1:
        below = beside_name(cell, width, 1, number, badges)
        lines = below if length(below[0]) else names
    else:
        lines = names + beside_name(cell, width, height - len(names), number, badges)
    lines += [[] for _ in range(height - len(lines))]
    return [fitted(line, width) for line in lines[:height]]


class Board(Widget, can_focus=True):
    """The board; arrow keys and mouse point at a space, Enter chooses it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "go(-1,0)", show=False),
        Binding("right", "go(1,0)", show=False),
        Binding("up", "go(0,-1)", show=False),
        Binding("down", "go(0,1)", show=False),
        Binding("enter", "choose", show=False),
    ]

    class Pointed(Message):
        """Posted when the player points at a space."""

        def __init__(self, handle: str) -> None:
            super().__init__()
            self.handle: Final = handle

    class Chosen(Pointed):
        """Posted when the player chooses a space."""

    def __init__(self, columns: int, rows: int, badges: Sequence[Badge]) -> None:
        super().__init__(id="board")
        self.columns: Final = columns
        self.rows: Final = rows
        self.badges: Final = badges
        self.cell_size = Size(8, 2)
        self.pointed_at = ""
        self._cells: dict[tuple[int, int], Cell] = {}
        self._numbers: Mapping[str, str] = {}

    # Display.

    def show(self, cells: Sequence[Cell], numbers: Mapping[str, str]) -> None:
        """Shows the spaces, and the numbers of the options that concern them."""
        self._cells = {(cell.column, cell.row): cell for cell in cells}
        self._numbers = numbers
        self.refresh()

    def point_at(self, handle: str) -> None:
        """Points at a space, if it is on the board."""
        if handle in [cell.handle for cell in self._cells.values()]:
            self.pointed_at = handle
            self.refresh()

    def fit(self, width: int, height: int) -> None:
        """Makes the spaces as large as this room allows."""
        self.cell_size = Size(max(4, min(16, width // self.columns)), max(1, min(5, height // self.rows)))
        self.styles.width = self.columns * self.cell_size.width
        self.styles.height = self.rows * self.cell_size.height
        self.refresh(layout=True)

    def render_line(self, y: int) -> Strip:
        row, line = divmod(y, self.cell_size.height)
        segments: list[Segment] = []
        for column in range(self.columns):
            cell = self._cells.get((column, row))
            if cell is None:
                segments.append(Segment(" " * self.cell_size.width))
            else:
                segments += self._segments(cell, line)
        return Strip(segments, self.columns * self.cell_size.width)

    def _segments(self, cell: Cell, line: int) -> list[Segment]:
        pointed_at = cell.handle == self.pointed_at
        ground = POINTED_AT if pointed_at else GROUNDS[cell.ring][(cell.column + cell.row) % 2]
        number = self._numbers.get(cell.handle, "")
        parts = drawn(cell, self.cell_size, number, self.badges)[line]
        pointer = (POINTER if self.has_focus else POINTER_AT_REST) if pointed_at and line == 0 else " "
        quiet = not number and not cell.pieces and not pointed_at
        styles = {
            NAME: Style(color=ON_GROUND if quiet else INK, bgcolor=ground, bold=not quiet),
            NUMBER: Style(color=CAN, bgcolor=ground, bold=True),
            MARK: Style(color=INK, bgcolor=ground),
        }
        segments = [Segment(pointer, Style(color=CAN, bgcolor=ground, bold=True))]
        for text, kind in parts:
            segments.append(Segment(text, styles.get(kind) or Style(color="#ffffff", bgcolor=kind, bold=True)))
        return segments

    # Pointing.

    def _point(self, column: int, row: int, choosing: bool = False) -> None:
        cell = self._cells.get((column, row))
        if cell is not None:
            self.pointed_at = cell.handle
            self.refresh()
            self.post_message(self.Chosen(cell.handle) if choosing else self.Pointed(cell.handle))

    def _place(self) -> tuple[int, int]:
        places = [place for place, cell in self._cells.items() if cell.handle == self.pointed_at]
        return places[0] if places else (0, 0)

    def action_go(self, right: int, down: int) -> None:
        """Points at the next space in a direction, wrapping round at the edges."""
        column, row = self._place()
        self._point((column + right) % self.columns, (row + down) % self.rows)

    def action_choose(self) -> None:
        """Chooses the selected space."""
        self._point(*self._place(), choosing=True)

    def on_click(self, event: Click) -> None:
        """Points at the clicked space; a second click chooses it."""
        self._point(event.x // self.cell_size.width, event.y // self.cell_size.height, choosing=event.chain > 1)

    def on_focus(self) -> None:
        """Shows the selected space when the board gets the focus."""
        self._point(*self._place())
