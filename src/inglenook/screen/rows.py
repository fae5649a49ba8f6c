"""Lists of rows that can be pointed at: characters, what is known about a thing, the options of a question."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widgets import OptionList
from textual.widgets.option_list import Option as Entry

from inglenook.screen.look import Badge
from inglenook.screen.tableau import Row


def content(row: Row, badges: Sequence[Badge]) -> Content:
    """A row as it is drawn: nothing in it is taken for markup."""
    text = Content.styled(row.text, "bold") if row.heading else Content(row.text)
    if row.badge < 0:
        return text
    badge = badges[row.badge]
    return Content.assemble((badge.text, f"bold #ffffff on {badge.colour}"), " ", text)


class Rows(OptionList):
    """A list of rows.  All can be pointed at, so that long texts can be scrolled with the arrow keys."""

    def __init__(self, id: str, title: str = "", badges: Sequence[Badge] = ()) -> None:
        super().__init__(id=id, classes="panel" if title else "", markup=False)
        self.border_title = title
        self.badges = badges
        self.rows: Sequence[Row] = ()

    def show(self, rows: Sequence[Row], highlighted: int | None = None) -> None:
        """Shows other rows; whoever pointed at one of the same place still does, unless told otherwise."""
        before = self.highlighted
        if list(rows) != list(self.rows):
            self.rows = rows
            self.set_options([Entry(content(row, self.badges)) for row in rows])
        wanted = before if highlighted is None else highlighted
        self.highlighted = None if wanted is None or not rows else min(wanted, len(rows) - 1)

    def handle_at(self, index: int) -> str:
        """What a row is about."""
        return self.rows[index].handle if 0 <= index < len(self.rows) else ""
