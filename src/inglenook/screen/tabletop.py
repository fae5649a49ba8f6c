"""The upper part of the screen: the board and the characters, or the table in lines, and details of a thing."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from textual import events
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.message import Message as Happening
from textual.widgets import OptionList

from inglenook.kernel.messages import Message
from inglenook.kernel.rulebook import View
from inglenook.screen.board import Board
from inglenook.screen.rows import Rows
from inglenook.screen.tableau import Tableau
from inglenook.screen.theme import badges

LINES_BELOW: Final = 8
"""Minimum height, in lines, of the question and the log."""
COLUMNS_BESIDE: Final = 24
"""Minimum width, in columns, of the characters."""
HIGH: Final = 34
"""Screen height from which characters and details are shown one above the other."""
BROAD: Final = 34
"""Width from which the characters are described at length."""
BROAD_BELOW_A_STRIP: Final = 60
"""Width from which characters below the board are described at length."""


class Tabletop(Horizontal):
    """The table; the selected thing is shown with its text, and the player can ask about it."""

    class Chosen(Happening):
        """Posted when the player chooses a thing."""

        def __init__(self, handle: str) -> None:
            super().__init__()
            self.handle: Final = handle

    def __init__(self, tableau: Tableau) -> None:
        super().__init__(id="top")
        self.tableau: Final = tableau
        say = tableau.say
        pieces = badges(tableau.names)
        self.board: Final = Board(tableau.columns, tableau.rows, pieces)
        self.people: Final = Rows("people", say(tableau.people_title), pieces)
        self.hand: Final = Rows("hand", say(Message("screen-hand")), pieces)
        self.about: Final = Rows("about", say(Message("screen-about")), pieces)
        self.table: Final = Rows("table", say(Message("screen-table")), pieces)
        self.has_board: Final = tableau.columns > 0
        self.selected = ""
        """Handle of the selected thing."""
        self._view: View = {}
        self._numbers: Mapping[str, str] = {}
        self._trail: list[str] = []
        """Handles of the thing looked at and, before it, of those that led to it."""
        self._brief = False

    def compose(self) -> ComposeResult:
        if not self.has_board:
            yield self.table
            return
        yield self.board
        if self.tableau.strip:
            with Horizontal(id="below"):
                yield self.people
                with Vertical(id="side"):
                    yield self.hand
                    yield self.about
            return
        with Vertical(id="side"):
            yield self.people
            yield self.about

    def fit(self, width: int, height: int) -> None:
        """Gives the board the room that there is."""
        self.screen.set_class(height < HIGH, "-low")
        self.screen.set_class(height >= HIGH, "-high")
        self.screen.set_class(not self.has_board, "-bare")
        if self.tableau.strip:
            self._fit_strip(width, height)
        elif self.has_board:
            self.board.fit(width - max(COLUMNS_BESIDE, width * 3 // 10), height - 2 - max(LINES_BELOW, height // 4))
            self._brief = width - self.board.columns * self.board.cell_size.width < BROAD
        if self.has_board and self._view:
            self._show_rows()

    def _fit_strip(self, width: int, height: int) -> None:
        """Gives the strip two or three lines, and all other room to the cards in play below it."""
        self.set_class(True, "-strip")
        self.styles.height = height - 2 - max(LINES_BELOW, height // 3)
        self.board.fit(width, 3 if height >= HIGH else 2)
        self._brief = width * 3 // 5 < BROAD_BELOW_A_STRIP

    def show(self, view: View, numbers: Mapping[str, str]) -> None:
        """Shows a view, and the numbers of the options by the handles of the things that they concern."""
        self._view = view
        if not self.has_board:
            self.table.show(self.tableau.table(view))
            return
        self.board.show(self.tableau.cells(view), numbers)
        self._numbers = numbers
        self._show_rows()
        self.look_at(self._trail[-1] if self._trail else "")

    def _show_rows(self) -> None:
        self.people.show(self.tableau.people(self._view, self._brief), numbers=self._numbers)
        self.hand.show(self.tableau.hand(self._view, self._brief), numbers=self._numbers)

    # Details of things.

    def look_at(self, handle: str, through: str = "") -> None:
        """Shows the details of a thing; `through` is the thing in whose details it was found."""
        self._trail = ([*self._trail, handle] if through else [handle]) if handle else []
        self.selected = handle
        self._show_about()

    def _show_about(self) -> None:
        if self.has_board:
            self.board.point_at(self.selected)
            self.people.point_at(self.selected)
            self.hand.point_at(self.selected)
            self.about.show(self.tableau.about(self._view, self.selected) if self.selected else [], 0)

    def look_home(self) -> None:
        """Looks at the thing that concerns the viewer most."""
        self.look_at(self.tableau.home(self._view))

    def look_back(self) -> bool:
        """Goes back to the thing looked at before; returns whether there was one."""
        if not self.about.has_focus or len(self._trail) < 2:
            return False
        self._trail.pop()
        self.selected = self._trail[-1]
        self._show_about()
        return True

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        """Shows either the characters or the details, where there is only room for one of them."""
        looking_around = event.widget in (self.board, self.about)
        self.screen.set_class(looking_around, "-about")
        if isinstance(event.widget, Rows) and event.widget.highlighted is None and event.widget.rows:
            event.widget.highlighted = 0

    def on_board_pointed(self, event: Board.Pointed) -> None:
        """Shows the details of the space that the player points at."""
        event.stop()
        self.look_at(event.handle)

    def on_board_chosen(self, event: Board.Chosen) -> None:
        """Shows the details of the chosen space and posts the choice."""
        event.stop()
        self.look_at(event.handle)
        self.post_message(self.Chosen(event.handle))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Selects the highlighted character or card, or a thing in the details."""
        event.stop()
        rows = event.option_list
        if isinstance(rows, Rows) and rows in (self.people, self.hand) and rows.has_focus:
            self.look_at(rows.handle_at(event.option_index))
        elif event.option_list is self.about and self._trail:
            self.selected = self.about.handle_at(event.option_index) or self._trail[-1]

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Chooses a character or a card on Enter, or looks closer at a thing in the details."""
        event.stop()
        rows = event.option_list
        if isinstance(rows, Rows) and rows in (self.people, self.hand):
            self.post_message(self.Chosen(rows.handle_at(event.option_index)))
        elif event.option_list is self.about and self._trail:
            handle = self.about.handle_at(event.option_index)
            if handle and handle != self._trail[-1]:
                self.look_at(handle, through=self._trail[-1])
