"""Lists of rows that can be pointed at: characters, details of a thing, the options of a question."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Entry

from inglenook.screen.tableau import Row
from inglenook.screen.theme import CAN, Badge

CHOICE: Final = "›"
"""Mark before the number of an option."""

NO_NUMBERS: Final[Mapping[str, str]] = {}


def content(row: Row, badges: Sequence[Badge], number: str = "") -> Content:
    """Draws a row, without interpreting markup; `number` is that of the option that concerns it."""
    mark = f"{CHOICE}{number} " if number else ""
    indent = len(row.text) - len(row.text.lstrip())
    words = row.text[min(indent, len(mark)) :]
    text = Content.assemble((mark, f"bold {CAN}"), Content.styled(words, "bold") if row.heading else Content(words))
    if row.badge < 0:
        return text
    badge = badges[row.badge]
    return Content.assemble((badge.text, f"bold #ffffff on {badge.colour}"), " ", text)


class Rows(OptionList):
    """A list of rows; all can be highlighted, so that the arrow keys scroll through long texts."""

    def __init__(self, id: str, title: str = "", badges: Sequence[Badge] = ()) -> None:
        super().__init__(id=id, classes="panel" if title else "", markup=False)
        self.border_title = title
        self.badges = badges
        self.rows: Sequence[Row] = ()
        self.numbers: Mapping[str, str] = {}

    def show(
        self, rows: Sequence[Row], highlighted: int | None = None, numbers: Mapping[str, str] = NO_NUMBERS
    ) -> None:
        """Shows other rows and keeps the place of the highlight, unless `highlighted` sets it.

        `numbers` are the numbers of the options, by the handles of the things that they concern.
        """
        before = self.highlighted
        if list(rows) != list(self.rows) or numbers != self.numbers:
            self.rows, self.numbers = rows, numbers
            self.set_options([Entry(content(row, self.badges, numbers.get(row.handle, ""))) for row in rows])
        wanted = before if highlighted is None else highlighted
        self.highlighted = None if wanted is None or not rows else min(wanted, len(rows) - 1)

    def point_at(self, handle: str) -> None:
        """Highlights the row about a thing, if there is one."""
        handles = [row.handle for row in self.rows]
        if handle and handle in handles and not self.has_focus:
            self.highlighted = handles.index(handle)

    def handle_at(self, index: int) -> str:
        """Returns the handle of the thing that a row is about."""
        return self.rows[index].handle if 0 <= index < len(self.rows) else ""
